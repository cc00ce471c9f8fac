"""uvicorn's WebSocket with a short cut in both directions.

An ASGI application awaits each message and each sending, which costs a turn of the event loop every time. Here the
application shakes hands as usual; from then on messages are handed to a listener as they arrive, and what is to be
sent goes straight to the transport, or waits here while the other side is slow.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, ClassVar, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library could not be compiled
    from websockets.utils import apply_mask

log = logging.getLogger(__name__)

EXTENSION = "parlour.wire"
"""Where the application finds the wire in its scope."""

MOST_WAITING = 256
"""Messages that may wait for a slow device; one that is slower than that is cut off, and can come again."""
MOST_WAITING_BYTES = 4 * 1024 * 1024

_TEXT = b"\x81"
"""The first byte of a frame that is a whole message of text."""
_WHOLE = (0x81, 0x82)
"""The first byte of a frame that is a whole message, of text or of bytes."""
_MASKED = 0x80
"""The second byte of what a client sends is at least that: it is masked. The length is in the rest of it."""
_TWO_BYTES, _EIGHT_BYTES = 126, 127
"""Lengths that say that the length stands in as many bytes after it."""
_SHORTEST = 6
"""Bytes before the message: two, and the four of the mask."""


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket of the server. What is sent within a turn of the event loop goes out at once."""

    _unsent: ClassVar[list[Wire]] = []
    "Those that have something to send in this turn."

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._listener: Callable[[bytes], None] | None = None
        self._on_slow: Callable[[], None] | None = None
        self._unread = b""
        self._waiting: list[bytes] = []
        self._waiting_bytes = 0
        self._is_paused = False
        self._closing: asyncio.Task[None] | None = None

    def listen(self, listener: Callable[[bytes], None], on_slow: Callable[[], None]) -> None:
        """From now on messages go to `listener`; `on_slow` is told when the other side is cut off for being slow."""
        self._listener = listener
        self._on_slow = on_slow

    def tell(self, message: bytes) -> None:
        """Send a message of text; nothing happens if the other side is gone."""
        if self.close_sent or self._closing is not None or self.transport.is_closing():
            return
        size = len(message)
        if size < 126:
            frame = b"%b%c%b" % (_TEXT, size, message)
        elif size < 65_536:
            frame = b"%b\x7e%b%b" % (_TEXT, size.to_bytes(2, "big"), message)
        else:
            frame = b"%b\x7f%b%b" % (_TEXT, size.to_bytes(8, "big"), message)
        if not self._waiting:
            if not self._unsent:
                self.loop.call_soon(_send_all)
            self._unsent.append(self)
        self._waiting.append(frame)
        self._waiting_bytes += len(frame)
        if len(self._waiting) > MOST_WAITING or self._waiting_bytes > MOST_WAITING_BYTES:
            self._cut_off()

    def send_waiting(self) -> None:
        if self._waiting and not self._is_paused and not self.transport.is_closing():
            frames, self._waiting, self._waiting_bytes = self._waiting, [], 0
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def end(self) -> None:
        """Close in order, when everything is sent."""
        if self._closing is None:
            self.send_waiting()
            self._closing = self.loop.create_task(self.send({"type": "websocket.close", "code": 1000}))
            self._closing.add_done_callback(_note_end)

    def _cut_off(self) -> None:
        self._waiting.clear()
        self.transport.abort()
        if self._on_slow is not None:
            self._on_slow()

    # What uvicorn calls

    def data_received(self, data: bytes) -> None:
        """Read plain messages here; everything else (pings, parts of messages, mistakes) is left to the library.

        The library is only ever given whole frames, so that both always agree on where the next one begins.
        """
        if self._listener is None:
            super().data_received(data)
            return
        unread = self._unread + data if self._unread else data
        at, size = 0, len(unread)
        while size - at >= _SHORTEST:
            code, start = unread[at + 1], at + _SHORTEST
            length = code - _MASKED
            if length == _TWO_BYTES:
                length, start = int.from_bytes(unread[at + 2 : at + 4], "big"), at + _SHORTEST + 2
            if not _MASKED <= code < _MASKED + _EIGHT_BYTES or length > self.config.ws_max_size:
                super().data_received(unread[at:])  # it may not be: the connection ends with the reason
                at = size
            elif start + length > size:
                break
            elif unread[at] in _WHOLE and not self.frames:
                self._hear(apply_mask(unread[start : start + length], unread[start - 4 : start]))
                at = start + length
            else:
                super().data_received(unread[at : start + length])
                at = start + length
        self._unread = unread[at:]

    def _hear(self, message: bytes) -> None:
        if self._listener is not None and not self.close_sent:
            try:
                self._listener(message)
            except Exception:
                log.exception("a message could not be dealt with")
                self.end()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, object], self.scope["extensions"])[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        self._hear(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_paused = True

    def resume_writing(self) -> None:
        self._is_paused = False
        self.send_waiting()
        if not self._is_paused:
            super().resume_writing()


def _send_all() -> None:
    wires = Wire._unsent[:]
    Wire._unsent.clear()
    for wire in wires:
        wire.send_waiting()


def _note_end(task: asyncio.Task[None]) -> None:
    """The other side may be gone before it could be told that this one goes: that is as good."""
    if (
        not task.cancelled()
        and (error := task.exception()) is not None
        and not isinstance(error, OSError | RuntimeError)
    ):
        log.error("a connection could not be closed", exc_info=error)
