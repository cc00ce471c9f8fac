"""Events: what happened. These can happen in all games; each game adds its own.

An event is closed: everything that came of it stands in it (tiles drawn, points, verdicts), so that a log replays
without a word list, a data file or a clock. ``seen`` makes, in one place, the side of it that a seat may see.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from parlour.kernel.prompts import Prompt


class Event(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """Something that happened at the table."""

    gained: tuple[int, ...] = ()
    """By how much it changed each seat's score; empty if it changed none. Filled in where it is folded, so that it is
    right by construction."""

    is_move: ClassVar[bool] = False
    "Whether a take-back of `seat`'s last move goes to before this event."

    def seen(self, seat: int | None) -> Event | None:
        """What that seat sees of it; None for a spectator's seat, and None for nothing."""
        return self


class Asked(Event, frozen=True):
    "A question was put."

    prompt: Prompt = msgspec.field(name="question")

    def seen(self, seat: int | None) -> Event:
        if not self.prompt.hidden or seat in self.prompt.seats:
            return self
        return Asked(
            Prompt(
                number=self.prompt.number,
                kind="wait",
                seats=(),
                answers=(),
                silence="",
                until=self.prompt.until,
            )
        )


class Answered(Event, frozen=True):
    "A seat answered. What it said, the others learn by what comes of it."

    number: int
    seat: int
    answer: str = ""
    hidden: bool = False

    def seen(self, seat: int | None) -> Event | None:
        if seat == self.seat:
            return self
        return None if self.hidden else Answered(self.number, self.seat)


class Silence(Event, frozen=True):
    "Time was up: silence answered for those who had not."

    number: int


class Excused(Event, frozen=True):
    "A question no longer waits for a seat: its player left, or a bot took it that does not vote (AG-4)."

    number: int
    seat: int


class Closed(Event, frozen=True):
    "A question is no longer open."

    number: int


class Departed(Event, frozen=True):
    "A player resigned or left (AG-3)."

    seat: int
    how: Literal["resigned", "left"]


class Handed(Event, frozen=True):
    "A bot took the seat, or its player came back to it (AG-3)."

    seat: int
    bot: str = ""


class Paused(Event, frozen=True):
    "The clocks stand (AG-6)."

    why: Literal["agreed", "stopped"] = "agreed"


class Resumed(Event, frozen=True):
    "The clocks run again."


class WentBack(Event, frozen=True):
    "The game stands again as it stood after that line of the log (AG-5). Nothing is erased."

    to: int
    seat: int


class Denied(Event, frozen=True):
    "The others did not agree that a move is taken back; it is not asked for again."

    to: int
    seat: int


COMMON: tuple[type[Event], ...] = (
    Asked,
    Answered,
    Silence,
    Excused,
    Closed,
    Departed,
    Handed,
    Paused,
    Resumed,
    WentBack,
    Denied,
)
