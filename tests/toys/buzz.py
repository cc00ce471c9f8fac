"""Buzz: a lamp goes on at a moment nobody knows; the first to buzz after that gets the point.

Too early costs nothing. Those who buzz within the tie window of the first share nothing: nobody gets the point. A
claim is settled when no earlier one can still arrive. First to three points, or ten rounds.
"""

from random import Random
from typing import Annotated, ClassVar

import msgspec
from msgspec.structs import replace

from parlour.kernel.commands import Command
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.i18n import Message, SeatArg, message
from parlour.kernel.options import Options, option
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State, put

ROUNDS, GOAL, LASTS = 10, 3, 5.0


class Buzz(Command, frozen=True):
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
    prefix: ClassVar = "buzz"
    unused: ClassVar = {"clock": (), "clock_seconds": (), "family_words": ()}

    tie_window: Annotated[float, option("AG-4", "time", unit="seconds")] = 0.15


class BuzzTable(State, frozen=True, kw_only=True):
    options: BuzzOptions
    points: tuple[int, ...]
    rounds: int = 0
    lit: float = 0.0
    ends: float = 0.0
    claims: tuple[tuple[int, float], ...] = ()


class BuzzView(msgspec.Struct):
    rounds: int
    claims: tuple[int, ...]


# Set-up


def start(options: BuzzOptions, seats: tuple[Seat, ...]) -> BuzzTable:
    return BuzzTable(options=options, seats=seats, points=(0,) * len(seats))


def begin(decision: Decision[BuzzTable]) -> None:
    decision.add(RoundBegan(decision.now + LASTS, decision.now + decision.chance.below(300) / 100))


# Play


def buzz(decision: Decision[BuzzTable], seat: int, command: Buzz) -> None:
    state = decision.state
    if any(claimant == seat for claimant, _ in state.claims):
        raise RuleViolation("AG-4", "buzz-already-buzzed")
    decision.add(Buzzed(seat, decision.now, early=decision.now < state.lit))


def depart(decision: Decision[BuzzTable], seat: int) -> None:
    if len(decision.state.playing) < 2:
        finish(decision)


def evolve(state: BuzzTable, event: Event) -> BuzzTable:
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


# Time


def deadline(state: BuzzTable) -> float | None:
    if state.claims:
        return min(at for _, at in state.claims) + state.options.tie_window
    return state.ends


def end_round(decision: Decision[BuzzTable]) -> None:
    claims = sorted((at, seat) for seat, at in decision.state.claims if decision.state.seats[seat].playing)
    together = [seat for at, seat in claims if at - claims[0][0] <= decision.state.options.tie_window]
    decision.add(RoundEnded(together[0] if len(together) == 1 else None))
    if decision.state.rounds == ROUNDS or max(decision.state.points) == GOAL:
        finish(decision)
    else:
        begin(decision)


def finish(decision: Decision[BuzzTable]) -> None:
    for prompt in decision.state.prompts:
        decision.close(prompt)
    best = max(decision.state.points[seat] for seat in decision.state.playing)
    decision.add(Finished(tuple(seat for seat in decision.state.playing if decision.state.points[seat] == best)))


# What can be seen


def to_move(state: BuzzTable) -> tuple[int, ...]:
    return state.playing


def scores(state: BuzzTable) -> tuple[int, ...]:
    return state.points


def view(state: BuzzTable, seat: int | None) -> BuzzView:
    return BuzzView(state.rounds, tuple(claimant for claimant, _ in state.claims))


# Text


def round_ended(event: RoundEnded) -> tuple[Message, ...]:
    return () if event.winner is None else (message("buzz-was-first", who=SeatArg(event.winner)),)


# Players


def sample(state: BuzzTable, seat: int, rng: Random) -> Command | None:
    return Buzz()


# Proof


def redeal(state: BuzzTable, seat: int | None, rng: Random) -> BuzzTable:
    """When the lamp goes on is hidden, unless somebody has buzzed in time."""
    return state if state.claims else replace(state, lit=state.ends - LASTS + rng.random() * 3)


# The game

RULES = Rules[BuzzTable](
    key="buzz",
    seats=range(2, 7),
    state=BuzzTable,
    events=(RoundBegan, Buzzed, RoundEnded, Finished),
    options=BuzzOptions,
    end_rule="AG-3",
    takes_back=False,
    start=start,
    open=begin,
    commands={Buzz: buzz},
    depart=depart,
    evolve=evolve,
    deadline=deadline,
    due=end_round,
    to_move=to_move,
    scores=scores,
    view=view,
    event_messages={RoundEnded: round_ended},
    sample=sample,
    redeal=redeal,
)
