"""Events of all games. Each game adds its own.

An event contains all its results (tiles drawn, points, verdicts), so that a log replays without a word list, a data
file or a clock. ``seen`` returns the event as a seat may see it.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from parlour.kernel.prompts import Prompt


class Event(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """An event at the table."""

    gained: tuple[int, ...] = ()
    """Change of each seat's score; empty if there is none. The kernel computes it when it folds the event."""

    is_move: ClassVar[bool] = False
    "Whether it is a move: a take-back of `seat`'s last move goes to before this event."
    may_score: ClassVar[bool] = True
    "Whether it can change a score. If not, the scores are not counted again."

    def seen(self, seat: int | None) -> Event | None:
        """The event as that seat sees it, or None if it sees nothing. Seat None is a spectator."""
        return self


class Asked(Event, frozen=True):
    "A prompt was opened."

    may_score: ClassVar[bool] = False
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
    "A seat answered a prompt. The others learn the answer by its consequences."

    may_score: ClassVar[bool] = False
    number: int
    seat: int
    answer: str = ""
    hidden: bool = False

    def seen(self, seat: int | None) -> Event | None:
        if seat == self.seat:
            return self
        return None if self.hidden else Answered(self.number, self.seat)


class Silence(Event, frozen=True):
    "The deadline of a prompt passed: the default answer counts for the remaining seats."

    may_score: ClassVar[bool] = False
    number: int


class Excused(Event, frozen=True):
    "A prompt no longer waits for a seat: its player left, or a bot took it, which does not vote (AG-4)."

    may_score: ClassVar[bool] = False
    number: int
    seat: int


class Closed(Event, frozen=True):
    "A prompt was closed."

    may_score: ClassVar[bool] = False
    number: int


class Departed(Event, frozen=True):
    "A player resigned or left (AG-3)."

    seat: int
    how: Literal["resigned", "left"]


class Handed(Event, frozen=True):
    "A bot took the seat, or its player came back to it (AG-3)."

    may_score: ClassVar[bool] = False
    seat: int
    bot: str = ""


class VotedOut(Event, frozen=True):
    "The others agreed that a player has to go (AG-3); a bot takes the seat, or it is empty."

    may_score: ClassVar[bool] = False
    seat: int


class Paused(Event, frozen=True):
    "The clocks stopped (AG-6)."

    may_score: ClassVar[bool] = False
    why: Literal["agreed", "stopped"] = "agreed"


class Resumed(Event, frozen=True):
    "The clocks continue."

    may_score: ClassVar[bool] = False


class WentBack(Event, frozen=True):
    "The game returned to the state after that line of the log (AG-5). The log keeps all lines."

    to: int
    seat: int


class Denied(Event, frozen=True):
    "A take-back was declined; it cannot be requested again for that move."

    may_score: ClassVar[bool] = False
    to: int
    seat: int
