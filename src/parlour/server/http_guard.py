"""uvicorn's HTTP for a house in which anybody may knock: lines that say nothing are hung up, and nobody holds too many.

A program may have so many lines open and no more. Without this, one device that opens some hundreds and is silent would
keep all the others out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from parlour.server import limits

try:
    import resource
except ImportError:  # where there is no such limit
    resource = None  # type: ignore[assignment]

MOST = 200
"""Lines that a client may have open beside its sockets. The machine itself, where a proxy may be, is not counted."""
LOOK_SECONDS = 5.0
"""Whoever has not got on with a request between two looks is let go."""
WANTED = 65_536
"""Lines that the program would like to be allowed to have open."""


class Line(H11Protocol):
    """One connection, until it becomes a WebSocket."""

    _open: ClassVar[Counter[str]] = Counter()
    "How many each client has open."

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._name = ""
        self._looking: asyncio.TimerHandle | None = None
        self._received = 0
        self._before: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        client = limits.name_of(self.client)
        if not limits.is_here(client):
            if self._open[client] >= MOST:
                transport.abort()
                return
            self._name = client
            self._open[client] += 1
        self._looking = self.loop.call_later(LOOK_SECONDS, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()  # sockets are counted where they are heard
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Between requests uvicorn keeps the time; here it is about those that never come to an end."""
        state = self.conn.their_state
        # Of a head it counts that it is complete, of a body that there is more of it.
        now = (state, self.cycle, self._received if state is h11.SEND_BODY else 0)
        if state in (h11.IDLE, h11.SEND_BODY) and self.timeout_keep_alive_task is None and now == self._before:
            self.transport.abort()
            return
        self._before = now
        self._looking = self.loop.call_later(LOOK_SECONDS, self._look)

    def _forget(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
        if self._name:
            self._open[self._name] -= 1
            if not self._open[self._name]:
                del self._open[self._name]
            self._name = ""


def allow_many() -> None:
    """Let the program have as many lines open as the machine allows: by default it is rather few."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # then it stays as it is
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
