"""moji: the rulebook as code.

The race is in `rules.race`, the two quiet variations in `rules.off_the_grid` and `rules.eagle_eyes`, rounds and the end
in `rules.rounds`, votes in `rules.disputes`; which cards a word collects is in `rules.collecting`, whether it is a word
in `rules.judge`. This page puts them together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from parlour.games.moji import picture, view
from parlour.games.moji.bots import bot_player, sampling
from parlour.games.moji.cards import standard
from parlour.games.moji.events import EVENTS
from parlour.games.moji.options import SEATS, MojiOptions
from parlour.games.moji.rules import disputes, eagle_eyes, evolve, off_the_grid, progress, race, rounds
from parlour.games.moji.state import MojiState, Slot
from parlour.games.moji.text import messages, positions
from parlour.games.moji.text import notation as n
from parlour.games.moji.view import MojiCommon, MojiOwn, MojiSetting
from parlour.kernel.commands import Command
from parlour.kernel.errors import OptionError, RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.options import Options
from parlour.kernel.questions import About, Question
from parlour.kernel.rules import Player, Rules
from parlour.kernel.state import Seat
from parlour.kernel.unfolding import Unfolding


class MojiRules(Rules[MojiState]):
    key = "moji"
    title: ClassVar = {"en": "moji", "fr": "moji"}
    seats = SEATS
    folder = Path(__file__).parent
    events = EVENTS
    options = MojiOptions
    state = MojiState
    end_rule = "MO-15"
    svg = staticmethod(picture.draw)
    takes_back = False
    levels = bot_player.LEVELS
    private = view.PRIVATE

    # Set-up

    def seats_by(self, options: Options) -> range:
        assert isinstance(options, MojiOptions)
        return options.counts

    def start(self, options: Options, seats: tuple[Seat, ...]) -> MojiState:
        assert isinstance(options, MojiOptions)
        count = len(seats)
        if options.order and sorted(options.order) != list(range(count)):
            raise OptionError("Option “order” names every seat once: 0 to {last}.", last=count - 1)
        kit = standard()
        return MojiState(
            options=options,
            seats=seats,
            kit=kit,
            box=kit.cards(),
            stacks=((),) * count,
            slots=(Slot(),) * count,
            piles=((),) * count,
            totals=(0,) * count,
            wrong=((),) * count,
            sheets=((),) * count,
        )

    def open(self, on: Unfolding[MojiState]) -> None:
        rounds.begin(on, 1, on.state.options.challenges)

    def check(self, state: MojiState) -> None:
        count = len(state.seats)
        parts = (state.stacks, state.slots, state.piles, state.totals, state.wrong, state.sheets)
        if any(len(part) != count for part in parts):
            raise ValueError("there is not one stack, pile and score for each seat")
        if not all(0 <= seat < count for seat in (state.turn, *state.won, *state.stuck, *state.ready)):
            raise ValueError("there is no such seat")
        if self.pieces(state) != Counter(state.kit.cards()):
            raise ValueError("these are not the cards of the set, each once")

    def notices(self, state: MojiState) -> tuple[str, ...]:
        if len(state.people()) == 2:
            return ("With one opponent the list speaks first; what you question, your opponent decides.",)  # AG-4
        return ()

    # Play

    def decide(self, on: Unfolding[MojiState], seat: int, command: Command) -> None:
        if on.state.question("dispute") is not None:
            raise RuleViolation("MO-18", "A word is being voted on: that comes first.")
        match command:
            case n.Say(word) if on.state.phase == "grid":
                off_the_grid.say(on, seat, word)
            case n.Say(word) if on.state.phase == "race":
                race.say(on, seat, word)
            case n.Say():
                raise RuleViolation("MO-3", "No words are said now.")
            case n.Ready():
                progress.ready(on, seat)
            case n.Flip():
                race.flip(on, seat)
            case n.Stuck() if on.state.phase == "race":
                race.give_up(on, seat)
            case n.Stuck():
                raise RuleViolation("MO-14", "Only in the race is anybody stuck.")
            case n.Doubt(word):
                disputes.question(on, seat, word)
            case n.Pick(challenges):
                rounds.pick(on, seat, challenges)
            case n.Write(words):
                eagle_eyes.write(on, seat, words)
            case n.Pass():
                off_the_grid.pass_turn(on, seat)
            case _:
                raise TypeError(f"{command!r} is no command of this game")

    def settle(self, on: Unfolding[MojiState], question: Question) -> None:
        disputes.settle(on, question)

    def depart(self, on: Unfolding[MojiState], seat: int) -> None:
        progress.depart(on, seat)

    def evolve(self, state: MojiState, event: Event) -> MojiState:
        return evolve.evolve(state, event)

    # Time

    def deadline(self, state: MojiState) -> float | None:
        return progress.deadline(state)

    def shown_deadline(self, state: MojiState) -> float | None:
        return progress.shown_deadline(state)

    def due(self, on: Unfolding[MojiState]) -> None:
        progress.due(on)

    # What can be seen

    def to_move(self, state: MojiState) -> tuple[int, ...]:
        if state.question("dispute") is not None:
            return ()
        match state.phase:
            case "ready" | "review":
                return tuple(seat for seat in state.playing if seat not in state.ready)
            case "grid":
                return (state.turn,)
            case "pick":
                return () if state.master is None else (state.master,)
            case _:
                return state.playing

    def agreed(self, state: MojiState) -> tuple[str, ...]:
        return (*state.voted_in, *state.voted_out)

    def keeping(self, state: MojiState, agreed: Collection[str]) -> dict[str, object]:
        return disputes.keeping(state, agreed)

    def scores(self, state: MojiState) -> tuple[int, ...]:
        if state.phase == "pick" or state.over:
            return state.totals
        now = (sum(state.points(one) for one in state.side(seat)) for seat in range(len(state.seats)))
        return tuple(total + points for total, points in zip(state.totals, now, strict=True))

    def winners(self, state: MojiState) -> tuple[int, ...]:
        return state.won

    def setting(self, state: MojiState) -> MojiSetting:
        return view.setting(state)

    def common(self, state: MojiState) -> MojiCommon:
        return view.common(state)

    def view(self, state: MojiState, seat: int | None) -> MojiOwn:
        return view.own(state, seat)

    def tell(self, event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
        return messages.tell(event, names, language)

    def pose(self, kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
        return messages.pose(kind, about, names, language)

    # Text

    def parse(self, text: str) -> Command:
        return n.parse(text)

    def format(self, command: Command) -> str:
        return n.format_command(command)

    def write_position(self, state: MojiState) -> str:
        return positions.write(state)

    def read_position(self, text: str, options: Options, seats: tuple[Seat, ...]) -> MojiState:
        return positions.read(text, self.start(options, seats))

    # Players

    def legal(self, state: MojiState, seat: int) -> Iterator[Command]:
        return sampling.legal(state, seat)

    def sample(self, state: MojiState, seat: int, rng: Random) -> Command | None:
        return sampling.sample(state, seat, rng)

    def bot(self, level: str) -> Player:
        return bot_player.bot(level)

    # Proof

    def pieces(self, state: MojiState) -> Counter[str]:
        lying = (card for slot in state.slots for card in slot.cards)
        cards = (*state.box, *state.aside, *state.board, *lying)
        return Counter(card for pile in (cards, *state.stacks, *state.piles) for card in pile if card)

    def redeal(self, state: MojiState, seat: int | None, rng: Random) -> MojiState:
        """Stacks and the box are seen by nobody; others' claims, wrong words and sheets only by them."""
        pool = [card for stack in (*state.stacks, state.box) for card in stack]
        rng.shuffle(pool)
        stacks = []
        for stack in state.stacks:
            stacks.append(tuple(sorted(pool[: len(stack)])))
            pool = pool[len(stack) :]
        return replace(
            state,
            stacks=tuple(stacks),
            box=tuple(sorted(pool)),
            claims=tuple(claim for claim in state.claims if claim.seat == seat),
            heard=tuple(one for one in state.heard if one.accepted or one.seat == seat),
            wrong=tuple(when if i == seat else () for i, when in enumerate(state.wrong)),
            sheets=tuple(sheet if i == seat else () for i, sheet in enumerate(state.sheets)),
        )


RULES = MojiRules()
