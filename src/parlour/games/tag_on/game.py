"""TAG ON: the rulebook as code.

How tiles may lie is in `laying`, what a play may claim in `claims`, the course of a turn in `plays` and `shields`, the
end in `turns`; what an event does to the table is in `evolve`. This page puts them together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import ClassVar

from parlour.games.crossword.rules.bag import full_set
from parlour.games.crossword.rules.squares import empty_board
from parlour.games.crossword.rules.turns import timed_turn
from parlour.games.crossword.text.notation import Exchange, Pass
from parlour.games.crossword.tile_rules import TileRules
from parlour.games.tag_on import picture, view
from parlour.games.tag_on.bots import bot_player, sampling
from parlour.games.tag_on.bots.levels import LEVELS
from parlour.games.tag_on.events import EVENTS
from parlour.games.tag_on.options import SEATS, TagOnOptions
from parlour.games.tag_on.rules import evolve, plays, turns
from parlour.games.tag_on.state import TagOnState
from parlour.games.tag_on.text import messages, positions
from parlour.games.tag_on.text.notation import Challenge, Play, Shield, format_command, parse
from parlour.games.tag_on.tile_set import standard
from parlour.games.tag_on.view import TagOnPreview, TagOnSetting, TagOnView
from parlour.kernel.commands import Command
from parlour.kernel.errors import RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.options import Options
from parlour.kernel.questions import About, Question
from parlour.kernel.rules import Player
from parlour.kernel.state import Seat
from parlour.kernel.unfolding import Unfolding


class TagOn(TileRules[TagOnState]):
    key = "tag-on"
    title: ClassVar = {"en": "TAG ON", "fr": "TAG ON"}
    seats = SEATS
    folder = Path(__file__).parent
    events = EVENTS
    options = TagOnOptions
    state = TagOnState
    end_rule = "TO-25"
    svg = staticmethod(picture.draw)
    levels = LEVELS

    # Set-up

    def start(self, options: Options, seats: tuple[Seat, ...]) -> TagOnState:
        assert isinstance(options, TagOnOptions)
        kit = standard(options.edition)
        count = len(seats)
        return TagOnState(
            options=options,
            seats=seats,
            kit=kit,
            board=empty_board(kit.size),
            bag=full_set(kit.tiles),
            face_up="",
            racks=("",) * count,
            points=(0,) * count,
            lost=(False,) * count,
        )

    def open(self, on: Unfolding[TagOnState]) -> None:
        turns.open_game(on)

    def check(self, state: TagOnState) -> None:
        kit = state.kit
        self.check_table(state, kit.size, len(kit.squares), kit.tiles)
        if not 0 <= state.starter < len(state.seats):
            raise ValueError("there is no such seat")

    def notices(self, state: TagOnState) -> tuple[str, ...]:
        if len(state.people()) == 2 and state.options.judge != "text":
            return (
                "With one opponent the text or the list speaks first; what it leaves open, your opponent decides.",
            )  # AG-4
        return ()

    # Play

    def decide(self, on: Unfolding[TagOnState], seat: int, command: Command) -> None:
        match command:
            case Play():
                plays.play(on, seat, command)
            case Exchange(tiles):
                plays.exchange(on, seat, tiles)
            case Pass():
                plays.pass_turn(on, seat)
            case Shield():
                plays.use_shield(on, seat, command)
            case Challenge(what) if what:
                raise RuleViolation("TO-24", "There is no such claim that you can challenge now.")
            case Challenge():
                raise RuleViolation("TO-24", "There is no play that you can challenge now.")
            case _:
                raise TypeError(f"{command!r} is no command of this game")

    def settle(self, on: Unfolding[TagOnState], question: Question) -> None:
        match question.kind:
            case "challenge":
                plays.settle_challenge(on, question)
            case "judge":
                plays.settle_vote(on, question)
            case "shield":
                plays.settle_shield(on, question)
            case kind:
                raise ValueError(f"this game asks no question “{kind}”")

    def depart(self, on: Unfolding[TagOnState], seat: int) -> None:
        turns.depart(on, seat)

    def evolve(self, state: TagOnState, event: Event) -> TagOnState:
        return evolve.evolve(state, event)

    # Time

    def turn(self, state: TagOnState) -> tuple[int, int] | None:
        return timed_turn(state, state.options.challenge_time)

    def out_of_time(self, on: Unfolding[TagOnState], seat: int) -> None:
        plays.run_out(on, seat)

    # What can be seen

    def preview(self, state: TagOnState, seat: int, command: Command) -> TagOnPreview | None:
        if not isinstance(command, Play):
            return None
        return view.preview(plays.score_play(state, seat, command), state)

    def setting(self, state: TagOnState) -> TagOnSetting:
        return view.setting(state)

    def view(self, state: TagOnState, seat: int | None) -> TagOnView:
        return view.view(state, seat)

    def tell(self, event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
        return messages.tell(event, names, language)

    def pose(self, kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
        return messages.pose(kind, about, names, language)

    # Text

    def parse(self, text: str) -> Command:
        return parse(text)

    def format(self, command: Command) -> str:
        return format_command(command)

    def write_position(self, state: TagOnState) -> str:
        return positions.write(state)

    def read_position(self, text: str, options: Options, seats: tuple[Seat, ...]) -> TagOnState:
        assert isinstance(options, TagOnOptions)
        return positions.read(text, options, seats)

    # Players

    def legal(self, state: TagOnState, seat: int) -> Iterator[Command]:
        return sampling.legal(state, seat)

    def sample(self, state: TagOnState, seat: int, rng: Random) -> Command | None:
        return sampling.sample(state, seat, rng)

    def bot(self, level: str) -> Player:
        return bot_player.bot(level)

    # Proof

    def pieces(self, state: TagOnState) -> Counter[str]:
        return super().pieces(state) + Counter(state.face_up)

    def redeal(self, state: TagOnState, seat: int | None, rng: Random) -> TagOnState:
        return sampling.redeal(state, seat, rng)


RULES = TagOn()
