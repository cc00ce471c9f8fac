"""Buzz: a lamp goes on at a moment nobody knows; whoever buzzes first after that gets the point.

Too early costs nothing. Those who buzz within the tie window of the first share nothing: nobody gets the point. A
claim is settled when no earlier one can still arrive. First to three points, or ten rounds.
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

ROUNDS, GOAL, LASTS = 10, 3, 5.0


class Press(Command, frozen=True):
    pass


class RoundBegan(Event, frozen=True):
    "The lamp will go on at `lit`; nobody is told when."

    ends: float
    lit: float | None = None

    def seen(self, seat: int | None) -> Event:
        return RoundBegan(self.ends)


class Buzzed(Event, frozen=True):
    "Only the seat itself sees that it was too early."

    seat: int
    at: float
    early: bool = False

    def seen(self, seat: int | None) -> Event | None:
        return self if seat == self.seat or not self.early else None


class RoundEnded(Event, frozen=True):
    winner: int | None


class Finished(Event, frozen=True):
    winners: tuple[int, ...]


class BuzzOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tie_window: Annotated[float, option("Seconds within which two claims are together.", "AG-4")] = 0.15


class BuzzTable(State, frozen=True, kw_only=True):
    options: BuzzOptions
    points: tuple[int, ...]
    rounds: int = 0
    lit: float = 0.0
    ends: float = 0.0
    claims: tuple[tuple[int, float], ...] = ()
    won: tuple[int, ...] = ()


class BuzzSetting(msgspec.Struct):
    options: BuzzOptions


class BuzzView(msgspec.Struct):
    rounds: int
    claims: tuple[int, ...]


class Buzz(Rules[BuzzTable]):
    key = "buzz"
    title: ClassVar = {"en": "Buzz", "fr": "Buzz"}
    seats = range(2, 7)
    folder = Path(__file__).parent
    events = (RoundBegan, Buzzed, RoundEnded, Finished)
    options = BuzzOptions
    state = BuzzTable
    end_rule = "AG-3"
    takes_back = False

    def start(self, options: Options, seats: tuple[Seat, ...]) -> BuzzTable:
        assert isinstance(options, BuzzOptions)
        return BuzzTable(options=options, seats=seats, points=(0,) * len(seats))

    def open(self, on: Unfolding[BuzzTable]) -> None:
        self._begin(on)

    def _begin(self, on: Unfolding[BuzzTable]) -> None:
        on.happen(RoundBegan(on.now + LASTS, on.now + on.chance.below(300) / 100))

    def decide(self, on: Unfolding[BuzzTable], seat: int, command: Command) -> None:
        state = on.state
        if any(claimant == seat for claimant, _ in state.claims):
            raise RuleViolation("AG-4", "You have buzzed.")
        on.happen(Buzzed(seat, on.now, early=on.now < state.lit))

    def settle(self, on: Unfolding[BuzzTable], question: Question) -> None:
        raise ValueError(question.kind)

    def depart(self, on: Unfolding[BuzzTable], seat: int) -> None:
        if len(on.state.playing) < 2:
            self._finish(on)

    def evolve(self, state: BuzzTable, event: Event) -> BuzzTable:
        match event:
            case RoundBegan(ends, lit):
                return replace(state, ends=ends, lit=lit or 0.0, rounds=state.rounds + 1, claims=())
            case Buzzed(seat, at, early):
                return state if early else replace(state, claims=(*state.claims, (seat, at)))
            case RoundEnded(winner):
                if winner is None:
                    return replace(state, claims=())
                return replace(state, claims=(), points=put(state.points, winner, state.points[winner] + 1))
            case Finished(winners):
                return replace(state, won=winners, over=True)
            case _:
                raise ValueError(f"{event} is no event of this game")

    def deadline(self, state: BuzzTable) -> float | None:
        if state.claims:
            return min(at for _, at in state.claims) + state.options.tie_window
        return state.ends

    def due(self, on: Unfolding[BuzzTable]) -> None:
        claims = sorted((at, seat) for seat, at in on.state.claims if on.state.seats[seat].playing)
        together = [seat for at, seat in claims if at - claims[0][0] <= on.state.options.tie_window]
        on.happen(RoundEnded(together[0] if len(together) == 1 else None))
        if on.state.rounds == ROUNDS or max(on.state.points) == GOAL:
            self._finish(on)
        else:
            self._begin(on)

    def _finish(self, on: Unfolding[BuzzTable]) -> None:
        for question in on.state.questions:
            on.close(question)
        best = max(on.state.points[seat] for seat in on.state.playing)
        on.happen(Finished(tuple(seat for seat in on.state.playing if on.state.points[seat] == best)))

    def to_move(self, state: BuzzTable) -> tuple[int, ...]:
        return state.playing

    def scores(self, state: BuzzTable) -> tuple[int, ...]:
        return state.points

    def winners(self, state: BuzzTable) -> tuple[int, ...]:
        return state.won

    def setting(self, state: BuzzTable) -> BuzzSetting:
        return BuzzSetting(state.options)

    def view(self, state: BuzzTable, seat: int | None) -> BuzzView:
        return BuzzView(state.rounds, tuple(claimant for claimant, _ in state.claims))

    def tell(self, event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
        match event:
            case RoundEnded(winner) if winner is not None:
                return say("{name} was first.", language, name=names[winner])
            case _:
                return None

    def pose(self, kind: str, about: Mapping[str, About], names: tuple[str, ...], language: str = "en") -> str:
        raise ValueError(kind)

    def parse(self, text: str) -> Command:
        if text != "buzz":
            raise CommandError("There is only “buzz”.")
        return Press()

    def format(self, command: Command) -> str:
        return "buzz"

    def write_position(self, state: BuzzTable) -> str:
        raise PositionError("Buzz has no positions.")

    def read_position(self, text: str, options: Options, seats: tuple[Seat, ...]) -> BuzzTable:
        raise PositionError("Buzz has no positions.")

    def legal(self, state: BuzzTable, seat: int) -> Iterator[Command]:
        if not any(claimant == seat for claimant, _ in state.claims):
            yield Press()

    def sample(self, state: BuzzTable, seat: int, rng: Random) -> Command | None:
        return Press()

    def bot(self, level: str) -> Player:
        raise ValueError("Buzz is for people")

    def pieces(self, state: BuzzTable) -> Counter[str]:
        return Counter()

    def redeal(self, state: BuzzTable, seat: int | None, rng: Random) -> BuzzTable:
        """When the lamp goes on is hidden, unless somebody has buzzed in time."""
        return state if state.claims else replace(state, lit=state.ends - LASTS + rng.random() * 3)


RULES = Buzz()
