"""The state common to all games. Each game extends it."""

from __future__ import annotations

import math
from typing import Literal, TypeVar

import msgspec

from parlour.kernel.levels import level_named
from parlour.kernel.options import Options
from parlour.kernel.prompts import Prompt

T = TypeVar("T")


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with that one item replaced.

    >>> put(("a", "b", "c"), 1, "B")
    ('a', 'B', 'c')
    """
    return (*items[:index], item, *items[index + 1 :])


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: a person, or a bot of some level."""

    name: str
    bot: str = ""
    standing: Literal["playing", "resigned", "left"] = "playing"

    def __post_init__(self) -> None:
        if (level := level_named(self.bot)) != self.bot:
            msgspec.structs.force_setattr(self, "bot", level)

    @property
    def playing(self) -> bool:
        return self.standing == "playing"


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose clock runs, since when, and the remaining time of each seat; in game time, which stops in pauses."""

    left: tuple[float, ...] = ()
    turn: tuple[int, int] | None = None
    "Seat and number of the turn whose clock runs."
    latest: tuple[int, int] | None = None
    "The turn whose clock ran last, so that an interrupted turn keeps its time."
    since: float = 0.0

    def due(self) -> float | None:
        return None if self.turn is None else self.since + self.left[self.turn[0]]


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The common part of every game's state: plain frozen data, a fold of the log."""

    options: Options
    seats: tuple[Seat, ...]
    prompts: tuple[Prompt, ...] = msgspec.field(default=(), name="questions")
    "Open prompts, oldest first."
    asked: int = 0
    "Number of the latest prompt."
    over: bool = False
    won: tuple[int, ...] = ()
    "The winners; empty during the game."
    paused_at: float | None = None
    "Wall time at which the pause began."
    delay: float = 0.0
    "Wall time minus game time: pauses and taken-back time do not count."
    clock: Clock = Clock()
    moved: tuple[int, ...] = ()
    "For each seat the line before its last move, or -1."
    denied: int = -1
    "The line of the latest take-back that was denied."
    barrier: int = 0
    "No take-back goes to before this line: a player left there, or a seat was handed over."

    def time(self, at: float) -> float:
        """Game time at that wall time; it stops in a pause."""
        return (at if self.paused_at is None else min(at, self.paused_at)) - self.delay

    def wall_time(self, time: float) -> float:
        """The wall time at which that game time has come, unless the game is paused.

        Adding the delay and subtracting it again may give a little less than before. A deadline would then never come.
        """
        at = time + self.delay
        while at - self.delay < time:
            at = math.nextafter(at, math.inf)
        return at

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats still in the game."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.standing == "playing"])

    def others(self, seat: int) -> tuple[int, ...]:
        """The seats still in the game, except that one."""
        return tuple([i for i, other in enumerate(self.seats) if i != seat and other.standing == "playing"])

    def people(self, *but: int) -> tuple[int, ...]:
        """The persons still in the game, except those."""
        return tuple([i for i, s in enumerate(self.seats) if s.standing == "playing" and not s.bot and i not in but])

    def prompt(self, kind: str) -> Prompt | None:
        """The open prompt of that kind."""
        for prompt in self.prompts:
            if prompt.kind == kind:
                return prompt
        return None

    def prompt_for(self, seat: int) -> Prompt | None:
        """The newest prompt that waits for that seat."""
        for prompt in reversed(self.prompts):
            if prompt.open_to(seat):
                return prompt
        return None
