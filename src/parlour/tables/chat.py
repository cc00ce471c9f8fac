"""What is said at a table, beside the game."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.tables.errors import NotAllowed
from parlour.tables.messages import ChatLine

SHOWN = 100
"""Lines that a device gets when it comes."""
MOST, SECONDS = 5, 10.0
"""Lines that a seat may say, and in how many seconds."""


class Saying(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat as it is kept."""

    line: ChatLine
    id: str = ""
    "The sender's name for it, so that one sent twice is said once."


_sayings = msgspec.json.Decoder(Saying)
_encode = msgspec.json.Encoder().encode


class Chat:
    """The latest lines of a table, and those not yet written down."""

    def __init__(self, kept: Iterable[bytes] = ()) -> None:
        self.lines: deque[Saying] = deque((_sayings.decode(one) for one in kept), maxlen=SHOWN)
        self.new: list[Saying] = []
        self._said: dict[int, deque[float]] = {}

    def find(self, seat: int, id: str) -> int | None:
        """The number of the line that this seat sent by that id."""
        for one in (*self.lines, *self.new):
            if one.id == id and one.line.seat == seat:
                return one.line.n
        return None

    def say(self, seat: int, name: str, text: str, now: float, id: str, muted: bool) -> int:
        """Add a line, and give its number."""
        if muted:
            raise NotAllowed("The host has muted you.")
        text = " ".join(text.split())
        if not text or not text.isprintable():
            raise ParlourError("A line of chat has 1 to 500 printable characters.")
        times = self._said.setdefault(seat, deque(maxlen=MOST))
        if len(times) == MOST and now - times[0] < SECONDS:
            raise ParlourError("That was a lot at once. Wait a few seconds.")
        times.append(now)
        latest = self.new or self.lines
        n = latest[-1].line.n + 1 if latest else 1
        self.new.append(Saying(ChatLine(n, now, seat, name, text), id))
        return n

    def to_write(self) -> list[tuple[int, bytes]]:
        return [(one.line.n, _encode(one)) for one in self.new]

    def written(self) -> list[ChatLine]:
        """What was new is written down; it may be told."""
        fresh = [one.line for one in self.new]
        self.lines.extend(self.new)
        self.new.clear()
        return fresh

    def shown(self) -> tuple[ChatLine, ...]:
        return tuple(one.line for one in self.lines)
