"""uvicorn's HTTP protocol with a limit of connections per client and a timeout for stalled requests.

Without it, one client with many silent connections could use up the open files of the process.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from parlour.server import limits

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MAX_CONNECTIONS = 200
"""Open HTTP connections per client. Local ones do not count, since they may come from a proxy."""
CHECK_SECONDS = 5.0
"""A request without progress between two checks is aborted."""
WANTED_FILES = 65_536
"""Open files that the process asks for."""


class GuardedHTTP(H11Protocol):
    """One HTTP connection, until it becomes a WebSocket."""

    _open: ClassVar[Counter[str]] = Counter()
    "Open connections by client."
    proxies: ClassVar[Sequence[IPv4Network | IPv6Network]] = ()
    "Networks of proxies, each of which connects for many clients."

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._client = ""
        self._timer: asyncio.TimerHandle | None = None
        self._received = 0
        self._before: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        client = limits.name_of(self.client)
        if not limits.is_local(client) and not self._is_proxy():
            if self._open[client] >= MAX_CONNECTIONS:
                transport.abort()
                return
            self._client = client
            self._open[client] += 1
        self._timer = self.loop.call_later(CHECK_SECONDS, self._check_progress)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._release()  # `sockets` counts WebSockets
        super().handle_websocket_upgrade(event)

    def _is_proxy(self) -> bool:
        try:
            address = ip_address(self.client[0] if self.client else "")
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    def _check_progress(self) -> None:
        """Abort a request without progress. Between requests, uvicorn's keep-alive timeout applies."""
        state = self.conn.their_state
        # Progress of a head is its end; of a body, more bytes.
        now = (state, self.cycle, self._received if state is h11.SEND_BODY else 0)
        if state in (h11.IDLE, h11.SEND_BODY) and self.timeout_keep_alive_task is None and now == self._before:
            self.transport.abort()
            return
        self._before = now
        self._timer = self.loop.call_later(CHECK_SECONDS, self._check_progress)

    def _release(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._client:
            self._open[self._client] -= 1
            if not self._open[self._client]:
                del self._open[self._client]
            self._client = ""


def raise_file_limit() -> None:
    """Raise the limit of open files as far as the system allows."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # then the limit stays as it is
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
