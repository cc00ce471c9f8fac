"""What bots say: seldom, kind, fit for everyone (AG-8), and the same in every replay.

A remark follows from the log alone. It is shown with the event that it is about and changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal
from zlib import crc32

from parlour.kernel.events import Handed
from parlour.kernel.i18n import Message, SeatArg, message
from parlour.kernel.state import Seat

if TYPE_CHECKING:
    from parlour.kernel.log import Line

Moment = Literal["hello", "praise", "own", "won", "lost"]

VARIANTS = 3
"""Remarks for each moment."""
REST = 12
"""Turns with points between two remarks."""


class Remarks:
    """The remarks of a game, line by line."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._names = [one.name for one in seats]
        self._bots = [bool(one.bot) for one in seats]
        self._is_mixed = self._has_both()
        "Whether bots and people play together; otherwise nobody says anything."
        self._greeted = False
        self._most = 0
        "The most points of a turn so far."
        self._since = 0
        "Turns with points since the last remark."

    def after(self, line: Line, winners: Sequence[int] = ()) -> Message | None:
        """The remark on the next line of the log; `winners` if it is the last. None: nobody says anything."""
        event = line.event
        if isinstance(event, Handed):
            self._bots[event.seat] = bool(event.bot)
            self._is_mixed = self._has_both()
        if not self._is_mixed or event.seen(None) is None:
            return None
        if winners:
            bots = [seat for seat in winners if self._bots[seat]]
            return self._say("won" if bots else "lost", bots[0] if bots else self._bots.index(True), line.n)
        if not self._greeted:
            self._greeted = True
            return self._say("hello", self._bots.index(True), line.n)
        gained = max(event.gained, default=0)
        if gained <= 0:
            return None
        self._since += 1
        is_best, self._most = gained > self._most, max(gained, self._most)
        if not is_best or self._since < REST:
            return None
        by = event.gained.index(gained)
        if self._bots[by]:
            return self._say("own", by, line.n)
        return self._say("praise", self._bots.index(True), line.n)

    def _has_both(self) -> bool:
        return any(self._bots) and not all(self._bots)

    def _say(self, moment: Moment, seat: int, n: int) -> Message:
        self._since = 0
        number = crc32(f"{self._names[seat]}/{moment}/{n}".encode()) % VARIANTS + 1
        return message(f"kernel-remark-{moment}-{number}", who=SeatArg(seat))
