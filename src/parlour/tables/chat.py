"""Chat of a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.tables.errors import NotAllowed
from parlour.tables.messages import ChatLine, Say
from parlour.tables.meta import ChatMode, SeatInfo

MAX_SHOWN = 100
"""Lines that a client gets when it connects."""
MAX_LINES, PER_SECONDS = 5, 10.0
"""Rate limit of a seat: lines, and per how many seconds."""


class ChatEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat as it is stored."""

    line: ChatLine
    id: str = ""
    "The sender's id of it: a line that is sent twice is added once."


_decoder = msgspec.json.Decoder(ChatEntry)
_encode = msgspec.json.Encoder().encode


class Chat:
    """The latest lines of a table, and those not yet committed."""

    def __init__(self, stored: Iterable[bytes] = ()) -> None:
        self.lines: deque[ChatEntry] = deque((_decoder.decode(entry) for entry in stored), maxlen=MAX_SHOWN)
        self.new: list[ChatEntry] = []
        self._sent_at: dict[int, deque[float]] = {}

    def find(self, seat: int, id: str) -> int | None:
        """The number of the line that this seat sent with that id."""
        for entry in (*self.lines, *self.new):
            if entry.id == id and entry.line.seat == seat:
                return entry.line.n
        return None

    def say(self, seat: int, info: SeatInfo, mode: ChatMode, message: Say, now: float) -> int:
        """Add a line of that seat. Returns its number."""
        if info.muted:
            raise NotAllowed("tables-muted")
        if mode == "off":
            raise NotAllowed("tables-chat-off")
        if mode == "phrases" and not message.phrase:
            raise NotAllowed("tables-chat-phrases-only")
        text = "" if message.phrase else " ".join(message.text.split())
        if not message.phrase and (not text or not text.isprintable()):
            raise ParlourError("tables-chat-bad-text")
        times = self._sent_at.setdefault(seat, deque(maxlen=MAX_LINES))
        if len(times) == MAX_LINES and now - times[0] < PER_SECONDS:
            raise ParlourError("tables-chat-too-fast")
        times.append(now)
        n = self.last_number + 1
        self.new.append(ChatEntry(ChatLine(n, now, seat, info.name, text, message.phrase), message.id))
        return n

    @property
    def last_number(self) -> int:
        """The number of the latest line; 0: there is none."""
        latest = self.new or self.lines
        return latest[-1].line.n if latest else 0

    @staticmethod
    def number_of(stored: bytes) -> int:
        """The number of a stored line."""
        return _decoder.decode(stored).line.n

    def to_write(self) -> list[tuple[int, bytes]]:
        return [(entry.line.n, _encode(entry)) for entry in self.new]

    def mark_written(self) -> list[ChatLine]:
        """Note that new lines are committed. Returns them for sending."""
        fresh = [entry.line for entry in self.new]
        self.lines.extend(self.new)
        self.new.clear()
        return fresh

    def shown(self) -> tuple[ChatLine, ...]:
        return tuple(entry.line for entry in self.lines)
