"""Bluff: lay a card face down and say what it is; the others vote on whether they believe you.

Believed, you score what you said. Not believed, the card is turned over: you score twice what it is if you told the
truth, and nothing if you did not. The game is over when all hands are empty.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Annotated, ClassVar

import msgspec
from msgspec.structs import replace

from parlour.kernel.commands import Command
from parlour.kernel.errors import CommandError, PositionError, RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.options import Options, option
from parlour.kernel.questions import About, Question
from parlour.kernel.rules import Player, Rules
from parlour.kernel.speech import say
from parlour.kernel.state import Seat, State, put
from parlour.kernel.unfolding import Unfolding

DECK = "112233445566" * 2


# What a player may say


class Lay(Command, frozen=True):
    card: str
    claim: int


# What can happen


class Dealt(Event, frozen=True):
    seat: int
    count: int
    cards: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, self.count)


class LaidDown(Event, frozen=True):
    is_move: ClassVar[bool] = True
    seat: int
    claim: int
    card: str = ""

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else LaidDown(self.seat, self.claim)


class Believed(Event, frozen=True):
    seat: int
    points: int


class TurnedOver(Event, frozen=True):
    seat: int
    card: str
    points: int


class HandPut(Event, frozen=True):
    "Somebody left: the hand goes under the pile."

    seat: int


class Finished(Event, frozen=True):
    winners: tuple[int, ...]


# What lies on the table


class BluffOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hand: Annotated[int, option("Cards in a hand.", "AG-1")] = 3
    double: Annotated[bool, option("A truth that was not believed scores twice.", "AG-4")] = True


class BluffTable(State, frozen=True, kw_only=True):
    options: BluffOptions
    hands: tuple[str, ...]
    stock: str = DECK
    pile: str = ""
    points: tuple[int, ...]
    turn: int = 0
    won: tuple[int, ...] = ()


class BluffSetting(msgspec.Struct):
    options: BluffOptions


class BluffView(msgspec.Struct):
    hand: str
    hands: tuple[int, ...]
    turn: int


class Bluff(Rules[BluffTable]):
    key = "bluff"
    title: ClassVar = {"en": "Bluff", "fr": "Bluff"}
    seats = range(2, 5)
    folder = Path(__file__).parent
    events = (Dealt, LaidDown, Believed, TurnedOver, HandPut, Finished)
    options = BluffOptions
    state = BluffTable
    end_rule = "AG-3"
    levels = ("casual",)

    def start(self, options: Options, seats: tuple[Seat, ...]) -> BluffTable:
        assert isinstance(options, BluffOptions)
        return BluffTable(options=options, seats=seats, hands=("",) * len(seats), points=(0,) * len(seats))

    def open(self, on: Unfolding[BluffTable]) -> None:
        for seat in on.state.playing:
            cards, _ = on.chance.draw(on.state.stock, on.state.options.hand)
            on.happen(Dealt(seat, len(cards), cards))

    def decide(self, on: Unfolding[BluffTable], seat: int, command: Command) -> None:
        assert isinstance(command, Lay)
        state = on.state
        if state.question("believe") is not None:
            raise RuleViolation("AG-4", "The vote comes first.")
        if seat != state.turn:
            raise RuleViolation("AG-4", "It is not your turn.")
        if command.card not in state.hands[seat]:
            raise RuleViolation("AG-1", "You hold no {card}.", card=command.card)
        on.happen(LaidDown(seat, command.claim, command.card))
        on.ask(
            "believe",
            on.state.others(seat),
            ("vote yes", "vote no"),
            "vote yes",
            seconds=state.options.answer_time,
            seat=seat,
            claim=command.claim,
        )

    def settle(self, on: Unfolding[BluffTable], question: Question) -> None:
        seat, claim, card = on.state.turn, question.about["claim"], on.state.pile[-1]
        assert isinstance(claim, int)
        if question.upheld:
            on.happen(Believed(seat, claim))
        else:
            true = int(card) == claim
            on.happen(TurnedOver(seat, card, claim * (2 if on.state.options.double else 1) if true else 0))
        self._finish(on)

    def depart(self, on: Unfolding[BluffTable], seat: int) -> None:
        believe = on.state.question("believe")
        if believe is not None and seat == on.state.turn:
            on.close(believe)
        on.happen(HandPut(seat))
        self._finish(on)

    def _finish(self, on: Unfolding[BluffTable]) -> None:
        state = on.state
        if len(state.playing) < 2 or not any(state.hands):
            best = max(state.points[seat] for seat in state.playing)
            for question in state.questions:
                on.close(question)
            on.happen(Finished(tuple(seat for seat in state.playing if state.points[seat] == best)))

    def evolve(self, state: BluffTable, event: Event) -> BluffTable:
        match event:
            case Dealt(seat, _, cards):
                stock = state.stock
                for card in cards:
                    stock = stock.replace(card, "", 1)
                return replace(state, stock=stock, hands=put(state.hands, seat, cards))
            case LaidDown(seat, _, card):
                hand = state.hands[seat].replace(card, "", 1)
                return replace(state, hands=put(state.hands, seat, hand), pile=state.pile + card)
            case Believed(seat, points):
                return self._scored(state, seat, points)
            case TurnedOver(seat, _, points):
                return self._scored(state, seat, points)
            case HandPut(seat):
                state = replace(state, pile=state.hands[seat] + state.pile, hands=put(state.hands, seat, ""))
                return self._next(state) if seat == state.turn else state
            case Finished(winners):
                return replace(state, won=winners, over=True)
            case _:
                raise ValueError(f"{event} is no event of this game")

    def _scored(self, state: BluffTable, seat: int, points: int) -> BluffTable:
        return self._next(replace(state, points=put(state.points, seat, state.points[seat] + points)))

    def _next(self, state: BluffTable) -> BluffTable:
        order = [(state.turn + i) % len(state.seats) for i in range(1, len(state.seats) + 1)]
        return replace(state, turn=next((seat for seat in order if state.hands[seat]), state.turn))

    def turn(self, state: BluffTable) -> tuple[int, int] | None:
        return None if state.question("believe") else (state.turn, len(state.pile))

    def out_of_time(self, on: Unfolding[BluffTable], seat: int) -> None:
        card = on.state.hands[seat][0]
        self.decide(on, seat, Lay(card, int(card)))

    def to_move(self, state: BluffTable) -> tuple[int, ...]:
        return () if state.question("believe") else (state.turn,)

    def scores(self, state: BluffTable) -> tuple[int, ...]:
        return state.points

    def winners(self, state: BluffTable) -> tuple[int, ...]:
        return state.won

    def setting(self, state: BluffTable) -> BluffSetting:
        return BluffSetting(state.options)

    def view(self, state: BluffTable, seat: int | None) -> BluffView:
        hand = state.hands[seat] if seat is not None else ""
        return BluffView(hand, tuple(map(len, state.hands)), state.turn)

    def tell(self, event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
        match event:
            case LaidDown(seat, claim):
                return say("{name} says: a {claim}.", language, name=names[seat], claim=claim)
            case TurnedOver(seat, card, points):
                return say("It is a {card}: {points} for {name}.", language, card=card, points=points, name=names[seat])
            case _:
                return None

    def pose(self, kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
        seat = about["seat"]
        assert isinstance(seat, int)
        return say("{name} says it is a {claim}. Believe it?", language, name=names[seat], claim=str(about["claim"]))

    def parse(self, text: str) -> Command:
        words = text.split()
        if (
            len(words) != 4
            or words[::2] != ["lay", "as"]
            or not all(len(w) == 1 and w in "123456" for w in words[1::2])
        ):
            raise CommandError("Say which card you lay as what: “lay 3 as 5”.")
        return Lay(words[1], int(words[3]))

    def format(self, command: Command) -> str:
        assert isinstance(command, Lay)
        return f"lay {command.card} as {command.claim}"

    def write_position(self, state: BluffTable) -> str:
        raise PositionError("Bluff has no positions.")

    def read_position(self, text: str, options: Options, seats: tuple[Seat, ...]) -> BluffTable:
        raise PositionError("Bluff has no positions.")

    def legal(self, state: BluffTable, seat: int) -> Iterator[Command]:
        if self.to_move(state) == (seat,):
            yield from (Lay(card, claim) for card in sorted(set(state.hands[seat])) for claim in range(1, 7))

    def sample(self, state: BluffTable, seat: int, rng: Random) -> Command | None:
        return Lay(rng.choice(state.hands[seat] or "1"), rng.randint(1, 6))

    def bot(self, level: str) -> Player:
        return Honest()

    def pieces(self, state: BluffTable) -> Counter[str]:
        return Counter(state.stock + state.pile + "".join(state.hands))

    def redeal(self, state: BluffTable, seat: int | None, rng: Random) -> BluffTable:
        """What was laid face down stays down; hands and stock that the seat cannot see are dealt anew."""
        hidden = [i for i in range(len(state.seats)) if i != seat]
        pool = list(state.stock + "".join(state.hands[i] for i in hidden))
        rng.shuffle(pool)
        hands = list(state.hands)
        for i in hidden:
            hands[i], pool = "".join(pool[: len(hands[i])]), pool[len(hands[i]) :]
        return replace(state, hands=tuple(hands), stock="".join(pool))


RULES = Bluff()


class Honest:
    """A bot that always tells the truth and believes everybody."""

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        questions, hand = view["questions"], view["hand"]
        assert isinstance(questions, list | tuple) and isinstance(hand, str)
        for question in questions:
            if question["asks_you"]:
                return str(question["answers"][0])
        return f"lay {hand[0]} as {hand[0]}" if hand and view["turn"] == view["seat"] else None
