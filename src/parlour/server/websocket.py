"""uvicorn's WebSocket without ASGI events for messages.

ASGI awaits each message in both directions, which costs an event-loop tick each. Here the handshake goes through ASGI;
after it, messages are passed to a listener as they arrive, and outgoing ones go straight to the transport, or are
queued while the client is slow.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
import sys
from collections.abc import Callable
from typing import Any, ClassVar, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # without the compiled extension
    from websockets.utils import apply_mask

log = logging.getLogger(__name__)

EXTENSION = "parlour.websocket"
"""Key of the WebSocket in the ASGI scope's extensions."""

MAX_QUEUED = 256
"""Queued messages of a slow client; beyond that the connection is aborted, and the client may reconnect."""
CLOSE_TIMEOUT = 2.0
"""Seconds in which a client has to confirm the end of a connection: less than uvicorn grants at shutdown."""
CUT_OFF_SECONDS = 1.0
"""Seconds in which a client may still read why a connection ends."""
MAX_QUEUED_BYTES = 4 * 1024 * 1024

_TEXT = 0x81
"""First byte of an unfragmented text frame."""
_WHOLE = (0x81, 0x82)
"""First byte of an unfragmented text or binary frame."""
_MASKED = 0x80
"""Mask bit in the second byte, beside the length."""
_TWO_BYTES, _EIGHT_BYTES = 126, 127
"""Length codes: the length follows in 2 or 8 bytes."""
_HEAD = 2
"""Bytes that tell whether a frame is masked, and how its length is given."""
_SHORTEST = 6
"""Shortest header of a client frame: two bytes and the mask."""

_TCP_INFO: int | None = getattr(socket, "TCP_INFO", None) if sys.platform == "linux" else None
_RTT_AT = 68
"""Where Linux has the smoothed round trip in its `tcp_info`, in microseconds."""

_pack_short = struct.Struct(">BB").pack
_pack_two_bytes = struct.Struct(">BBH").pack
_pack_eight_bytes = struct.Struct(">BBQ").pack


class FastWebSocket(WebSocketsSansIOProtocol):
    """One server WebSocket. Messages sent within one event-loop tick go out together."""

    _unsent: ClassVar[list[FastWebSocket]] = []
    "Those with queued messages in this tick."

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._listener: Callable[[bytes], None] | None = None
        self._on_slow: Callable[[], None] | None = None
        self._admits: Callable[[int, int], bool] | None = None
        self._is_cut_off = False
        self._unread = b""
        self._queued: list[bytes] = []
        "Header and text of each message."
        self._queued_bytes = 0
        self._is_paused = False
        self._closing: asyncio.Task[None] | None = None
        self.close_timeout = CLOSE_TIMEOUT

    def listen(
        self,
        listener: Callable[[bytes], None],
        on_slow: Callable[[], None],
        admits: Callable[[int, int], bool],
    ) -> None:
        """Pass messages to `listener`; `on_slow` is called when a slow client is dropped.

        `admits` is told of received bytes and of frames that are not whole messages. If it refuses, nothing more is
        read.
        """
        self._listener = listener
        self._on_slow = on_slow
        self._admits = admits

    def round_trip(self) -> float | None:
        """The round trip that TCP measures, in seconds. The client's program has no influence on it.

        None if the system does not tell, or if the connection comes through a proxy and ends there.
        """
        line = self.transport.get_extra_info("socket")
        if _TCP_INFO is None or line is None or self.scope["client"] != self.client:
            return None
        try:
            info = line.getsockopt(socket.IPPROTO_TCP, _TCP_INFO, _RTT_AT + 4)
        except OSError:
            return None
        if len(info) < _RTT_AT + 4:
            return None
        return int(struct.unpack_from("=I", info, _RTT_AT)[0]) / 1_000_000

    def tell(self, message: bytes) -> None:
        """Send a text message; does nothing if the client is gone."""
        if self.close_sent or self._closing is not None or self.transport.is_closing():
            return
        size = len(message)
        if size < _TWO_BYTES:
            header = _pack_short(_TEXT, size)
        elif size < 65_536:
            header = _pack_two_bytes(_TEXT, _TWO_BYTES, size)
        else:
            header = _pack_eight_bytes(_TEXT, _EIGHT_BYTES, size)
        if not self._queued:
            if not self._unsent:
                self.loop.call_soon(_send_all)
            self._unsent.append(self)
        self._queued += (header, message)
        self._queued_bytes += len(header) + size
        if len(self._queued) > 2 * MAX_QUEUED or self._queued_bytes > MAX_QUEUED_BYTES:
            self._drop_slow()

    def send_queued(self) -> None:
        if self._queued and not self._is_paused and not self.transport.is_closing():
            frames = b"".join(self._queued)
            self._queued, self._queued_bytes = [], 0
            self.transport.write(frames)

    def end(self) -> None:
        """Send what is queued, then close."""
        if self._closing is None:
            self.send_queued()
            self._closing = self.loop.create_task(self.send({"type": "websocket.close", "code": 1000}))
            self._closing.add_done_callback(_note_end)
            self.loop.call_later(self.close_timeout + CUT_OFF_SECONDS, self.transport.abort)

    def _drop_slow(self) -> None:
        self._queued.clear()
        self.transport.abort()
        if self._on_slow is not None:
            self._on_slow()

    # Called by uvicorn

    def data_received(self, data: bytes) -> None:
        """Parse unfragmented messages here; leave everything else (pings, fragments, errors) to the library.

        The library only gets whole frames, so that both agree on where the next one begins.
        """
        if self._listener is None or self._admits is None:
            super().data_received(data)
            return
        if self._is_cut_off or not self._admits(len(data), 0):
            self._cut_off()
            return
        unread = self._unread + data if self._unread else data
        at, size = 0, len(unread)
        while size - at >= _HEAD:
            code, start = unread[at + 1], at + _SHORTEST
            length = code - _MASKED
            if length == _TWO_BYTES:
                length, start = int.from_bytes(unread[at + 2 : at + 4], "big"), at + _SHORTEST + 2
            if not _MASKED <= code < _MASKED + _EIGHT_BYTES or length > self.config.ws_max_size:
                super().data_received(unread[at:])  # invalid: the library ends the connection with the reason
                at = size
            elif start + length > size:
                break
            elif unread[at] in _WHOLE and not self.frames:
                self._deliver(apply_mask(unread[start : start + length], unread[start - 4 : start]))
                at = start + length
            elif not self._admits(0, 1):
                self._cut_off()
                return
            else:
                super().data_received(unread[at : start + length])
                at = start + length
        self._unread = unread[at:]
        if self.transport.is_closing():
            self._cut_off()  # otherwise it would stay open until the client has read everything

    def _cut_off(self) -> None:
        """Read no more of a client; it gets the reason before the connection is aborted."""
        if not self._is_cut_off:
            self._is_cut_off, self._unread = True, b""
            self.loop.call_later(CUT_OFF_SECONDS, self.transport.abort)

    def _deliver(self, message: bytes) -> None:
        if self._listener is not None and not self.close_sent:
            try:
                self._listener(message)
            except Exception:
                log.exception("a message could not be handled")
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
        self._deliver(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_paused = True

    def resume_writing(self) -> None:
        self._is_paused = False
        self.send_queued()
        if not self._is_paused:
            super().resume_writing()


def _send_all() -> None:
    websockets = FastWebSocket._unsent[:]
    FastWebSocket._unsent.clear()
    for websocket in websockets:
        websocket.send_queued()


def _note_end(task: asyncio.Task[None]) -> None:
    """Log a failed close, unless the client was gone already."""
    if (
        not task.cancelled()
        and (error := task.exception()) is not None
        and not isinstance(error, OSError | RuntimeError)
    ):
        log.error("a connection could not be closed", exc_info=error)
