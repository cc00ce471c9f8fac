"""The WebSocket: an ASGI endpoint between one client and its table.

Incoming messages are checked for size, rate and form, then passed on. Outgoing ones are queued per connection, so that
a slow client delays nobody: when its queue is full, it is disconnected, and gets a fresh view when it reconnects.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.server import limits
from parlour.server.asgi import Receive, Scope, Send
from parlour.server.headers import comes_from_elsewhere, find, is_own_host
from parlour.server.limits import Bucket, Buckets, OpenConnections, Pace
from parlour.server.logs import begin_request, note_access
from parlour.server.metrics import Metrics
from parlour.server.problems import Refusal, TooOften, body_of, headers_of, problem_of
from parlour.server.websocket import EXTENSION, FastWebSocket
from parlour.tables.connections import Line, Reason
from parlour.tables.errors import Closing, NoSeat, NoTable, NotAllowed, OwnedElsewhere
from parlour.tables.hub import Hub
from parlour.tables.messages import Do, Ended, Hello, Incoming, Learn, Refused

if TYPE_CHECKING:
    from parlour.server.traces import Traces

log = logging.getLogger(__name__)


PATH = "/ws"

_read: Callable[[bytes | str], Incoming] = msgspec.json.Decoder(Incoming).decode
_write = msgspec.json.Encoder().encode

_DONE, _REFUSED = b'{"type":"done"', b'{"type":"refused"'


class Sockets:
    """All connections of this server."""

    def __init__(
        self,
        hub: Hub,
        pace: Pace,
        metrics: Metrics,
        hosts: Collection[str] = (),
        traces: Traces | None = None,
    ) -> None:
        self.traces = traces
        self.hub = hub
        self._hosts = hosts
        self.pace = pace
        self.metrics = metrics
        self._opened = Buckets(pace.sockets)
        self._open = OpenConnections(pace.open_sockets)
        self.lessons = Buckets(pace.lessons)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the connect event
        began = time.perf_counter()
        client = limits.name_of(scope["client"])
        begin_request(find(scope["headers"], b"x-request-id"), client)
        with self._open.one_more(client) as has_room:
            refusal = self._refusal(scope, client, has_room)
            if refusal is not None:
                await _refuse(refusal, send)
                note_access("WEBSOCKET", scope["path"], refusal.status, time.perf_counter() - began)
                return
            await send({"type": "websocket.accept"})
            self.metrics.connections += 1
            try:
                await self._serve(scope["extensions"][EXTENSION], client, receive)
            finally:
                self.metrics.connections -= 1
                took = time.perf_counter() - began
                note_access("WEBSOCKET", scope["path"], HTTPStatus.SWITCHING_PROTOCOLS, took)

    async def _serve(self, websocket: FastWebSocket, client: str, receive: Receive) -> None:
        """Serve one connection until it closes. Only messages that arrived before `listen` come through ASGI."""
        client_socket = _Client(self, websocket, client)
        websocket.listen(client_socket.receive, client_socket.on_slow, client_socket.admits)
        on_hello_timeout = asyncio.get_running_loop().call_later(limits.HELLO_SECONDS, client_socket.on_hello_timeout)
        try:
            while (event := await receive())["type"] == "websocket.receive":
                text = event.get("text")
                client_socket.receive(event["bytes"] if text is None else text.encode())
        finally:
            on_hello_timeout.cancel()
            client_socket.close()

    def _refusal(self, scope: Scope, client: str, has_room: bool) -> Refusal | None:
        if scope["path"] != PATH:
            return Refusal(HTTPStatus.NOT_FOUND, "server-not-found", path=scope["path"][:100])
        host = find(scope["headers"], b"host")
        if not is_own_host(host, self._hosts):
            return Refusal(HTTPStatus.MISDIRECTED_REQUEST, "server-other-host", host=host[:100])
        if comes_from_elsewhere(scope["headers"]):
            return Refusal(HTTPStatus.FORBIDDEN, "server-other-origin")
        if not has_room:
            return TooOften(10)
        wait = self._opened.take(client)
        return TooOften(wait) if wait else None


async def _refuse(refusal: Refusal, send: Send) -> None:
    headers = {"content-type": "application/json", **headers_of(refusal)}
    await send(
        {
            "type": "websocket.http.response.start",
            "status": refusal.status,
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        }
    )
    await send({"type": "websocket.http.response.body", "body": body_of(problem_of(refusal))})


class _Client:
    """One client: incoming and outgoing messages."""

    def __init__(self, sockets: Sockets, websocket: FastWebSocket, name: str) -> None:
        self._name = name
        "The client that its requests count for (`limits`)."
        self._lessons = sockets.lessons
        self._hub = sockets.hub
        self._metrics = sockets.metrics
        self._traces = sockets.traces
        self._websocket = websocket
        self._bucket = Bucket(sockets.pace.messages)
        self._frames = Bucket(sockets.pace.frames)
        self._bytes = Bucket(sockets.pace.socket_bytes)
        self._connection: Line | None = None
        self._opening: asyncio.Task[None] | None = None
        "The task that connects it to its table."
        self._early: list[Incoming] = []
        "Messages that came before it was connected."
        self._is_ending = False
        self._is_closed = False
        self._command_times: deque[float] = deque()
        "Arrival times of unanswered commands."

    def receive(self, text: bytes) -> None:
        """Handle a message."""
        if self._is_ending:
            return
        self._metrics.received += 1
        if self._bucket.take():
            self.end("too-much", again=False)
            return
        try:
            message = _read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            refusal = Refusal(HTTPStatus.BAD_REQUEST, "server-bad-request", reason=str(error))
            self.tell(_write(Refused("", "", refusal.to_message())))
            return
        if self._connection is not None:
            if isinstance(message, Do):
                self._command_times.append(time.perf_counter())
            self._connection.receive(message)
        elif self._opening is not None:
            self._early.append(message)
        elif isinstance(message, Hello):
            self._opening = asyncio.get_running_loop().create_task(self._connect(message))
        elif isinstance(message, Learn):
            self._learn(message)
        else:
            self.end("no-table", again=False)

    def admits(self, size: int, frames: int) -> bool:
        """Whether the client may send that many more bytes, or frames that are not whole messages."""
        if (size and self._bytes.take(size)) or (frames and self._frames.take(frames)):
            if not self._is_ending:
                self.end("too-much", again=False)
            return False
        return True

    async def _connect(self, hello: Hello) -> None:
        """Find the seat that the token holds, and connect to it."""
        try:
            connection = await self._hub.open(hello, self.tell, self._close_socket, self._websocket.round_trip)
        except NoTable:
            self.end("no-table", again=False)
        except NoSeat:
            self.end("no-seat", again=False)
        except NotAllowed:
            self.end("too-much", again=False)  # too many spectators
        except (OwnedElsewhere, Closing):
            self.end("closing", again=True)
        except ParlourError as error:
            log.error("table %s cannot be opened: %s", hello.table, error)
            self.end("closing", again=True)
        except Exception:
            log.exception("table %s cannot be opened", hello.table)
            self.end("closing", again=True)
        else:
            self._connection = connection
            if self._is_closed:
                connection.close()
            for message in self._early:
                if isinstance(message, Do):
                    self._command_times.append(time.perf_counter())
                connection.receive(message)
            self._early.clear()
        finally:
            self._opening = None

    def _learn(self, learn: Learn) -> None:
        """Begin a step of a lesson."""
        if self._lessons.take(self._name):
            self.end("too-much", again=False)
            return
        try:
            self._connection = self._hub.lessons.connect(learn, self.tell, self._close_socket)
        except NoTable:
            self.end("no-table", again=False)
        except NotAllowed:
            self.end("too-much", again=False)  # too many lessons

    def on_hello_timeout(self) -> None:
        """End a connection that sent no `hello` in time."""
        if self._connection is None and self._opening is None:
            self.end("no-table", again=True)

    def tell(self, message: bytes) -> None:
        """Send a message; the table calls this after the commit."""
        metrics = self._metrics
        metrics.sent += 1
        if self._command_times:
            if message.startswith(_DONE):
                metrics.done += 1
                self._note_answer("done")
            elif message.startswith(_REFUSED):
                metrics.refused += 1
                self._note_answer("refused")
        self._websocket.tell(message)

    def _note_answer(self, outcome: str) -> None:
        took = time.perf_counter() - self._command_times.popleft()
        self._metrics.command_times.note(took)
        if self._traces is not None:
            self._traces.command(took, outcome)

    def end(self, reason: Reason, again: bool) -> None:
        """Send the reason, and close."""
        self._metrics.ended[reason] += 1
        self.tell(_write(Ended(reason, again)))
        self._close_socket()

    def on_slow(self) -> None:
        """Note that the slow client was dropped."""
        self._metrics.ended["slow"] += 1
        self._is_ending = True

    def _close_socket(self) -> None:
        self._is_ending = True
        self._websocket.end()

    def close(self) -> None:
        self._is_ending = self._is_closed = True
        if self._connection is not None:
            self._connection.close()
