"""The WebSocket: a thin ASGI endpoint between one device and its table.

What comes in is checked for size, rate and form, and handed on; what goes out waits in a queue of its own, so that a
slow device holds up nobody: when too much waits, it is let go, and comes back to a fresh view.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from http import HTTPStatus
from typing import Any

import msgspec
from prometheus_client import Counter

from parlour.kernel.errors import ParlourError
from parlour.server import limits
from parlour.server.headers import comes_from_elsewhere
from parlour.server.limits import Bucket, Buckets, Crowd, Pace
from parlour.server.metrics import Metrics
from parlour.server.problems import Refusal, TooOften, body_of, headers_of, problem_of
from parlour.tables.connection import Connection
from parlour.tables.errors import NoTable
from parlour.tables.hub import Hub
from parlour.tables.messages import Do, Ended, Hello, Incoming, Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

PATH = "/ws"

_read: Callable[[bytes | str], Incoming] = msgspec.json.Decoder(Incoming).decode
_write = msgspec.json.Encoder().encode

_DONE, _REFUSED = b'{"type":"done"', b'{"type":"refused"'


class Sockets:
    """All connections of this server."""

    def __init__(self, hub: Hub, pace: Pace, metrics: Metrics) -> None:
        self.hub = hub
        self.pace = pace
        self.metrics = metrics
        self._opened = Buckets(pace.sockets)
        self._crowd = Crowd(pace.open_sockets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
        client = limits.name_of(scope["client"])
        with self._crowd.one_more(client) as has_room:
            refusal = self._refusal(scope, client, has_room)
            if refusal is not None:
                await _refuse(refusal, send)
                return
            await send({"type": "websocket.accept"})
            self.metrics.connections.inc()
            try:
                await _Device(self, receive, send).talk()
            finally:
                self.metrics.connections.dec()

    def _refusal(self, scope: Scope, client: str, has_room: bool) -> Refusal | None:
        if scope["path"] != PATH:
            return Refusal(HTTPStatus.NOT_FOUND, "There is nothing at {path}.", path=scope["path"][:100])
        if comes_from_elsewhere(scope["headers"]):
            return Refusal(HTTPStatus.FORBIDDEN, "This comes from a page of another host.")
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


class _Device:
    """One device: what it sends, and what waits to be sent to it."""

    def __init__(self, sockets: Sockets, receive: Receive, send: Send) -> None:
        self._hub = sockets.hub
        self._metrics = sockets.metrics
        self._receive = receive
        self._send = send
        self._bucket = Bucket(sockets.pace.messages)
        self._connection: Connection | None = None
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._something: asyncio.Future[None] | None = None
        "What the writer waits for while there is nothing to write."
        self._ending = False
        self._is_slow = False
        self._listener: asyncio.Task[None] | None = None
        self._asked: deque[float] = deque()
        "When the commands came that are not answered yet."

    async def talk(self) -> None:
        """Until either side has had enough."""
        self._listener = asyncio.current_task()
        writer = asyncio.create_task(self._write_on())
        try:
            await self._listen()
        except asyncio.CancelledError:
            if not self._is_slow:
                raise
        finally:
            if self._connection is not None:
                self._connection.close()
            self._end(None)
            if self._is_slow:
                writer.cancel()
            await asyncio.wait({writer}, timeout=limits.HELLO_SECONDS)
            writer.cancel()

    # In

    async def _listen(self) -> None:
        try:
            async with asyncio.timeout(limits.HELLO_SECONDS):
                first = await self._next()
        except TimeoutError:
            self._end(Ended("no-table", again=True))
            return
        if isinstance(first, Hello):
            self._greet(first)
        elif first is not None:
            self._end(Ended("no-table", again=False))
        while (connection := self._connection) is not None and (message := await self._next()) is not None:
            if isinstance(message, Do):
                self._asked.append(time.perf_counter())
            connection.receive(message)

    async def _next(self) -> Incoming | None:
        """The next message that can be understood; None when there will be none."""
        while not self._ending:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                return None
            self._metrics.messages.inc()
            if self._bucket.take():
                self._end(Ended("too-much", again=False))
                return None
            text = event.get("text")
            try:
                return _read(event["bytes"] if text is None else text)
            except (msgspec.DecodeError, UnicodeError) as error:
                refusal = Refusal(HTTPStatus.BAD_REQUEST, "This was not understood: {reason}.", reason=str(error))
                self.send(_write(Refused("", "", problem_of(refusal).text)))
        return None

    def _greet(self, hello: Hello) -> None:
        """Find the seat that the token holds, and connect the device to it."""
        seat: int | None = None
        if hello.token:
            held = self._hub.seat_of(hello.token, hello.table)
            if held is None:
                self._end(Ended("no-seat", again=False))
                return
            seat = held[1]
        try:
            self._connection = self._hub.connect(hello.table, seat, self.send, hello.seen, lambda: self._end(None))
        except NoTable:
            self._end(Ended("no-table", again=False))
        except ParlourError:
            self._end(Ended("too-much", again=False))  # too many watch

    # Out

    def send(self, message: bytes) -> None:
        """Let a message wait to be written; the device is let go when too many do."""
        if self._ending:
            return
        if message.startswith(_DONE):
            self._note_answer(self._metrics.done)
        elif message.startswith(_REFUSED):
            self._note_answer(self._metrics.refused)
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        if len(self._waiting) > limits.WAITING_MESSAGES or self._waiting_bytes > limits.WAITING_BYTES:
            self._let_go()
        elif self._something is not None:
            self._something.set_result(None)
            self._something = None

    def _note_answer(self, outcome: Counter) -> None:
        if self._asked:
            outcome.inc()
            self._metrics.command_seconds.observe(time.perf_counter() - self._asked.popleft())

    def _end(self, ended: Ended | None) -> None:
        if ended is not None and not self._ending:
            self._metrics.ended.labels(ended.reason).inc()
            self.send(_write(ended))
        self._ending = True
        if self._something is not None:
            self._something.set_result(None)
            self._something = None

    def _let_go(self) -> None:
        """The writer is stuck: nothing can be said any more."""
        self._metrics.ended.labels("slow").inc()
        self._is_slow = self._ending = True
        self._waiting.clear()
        if self._listener is not None and self._listener is not asyncio.current_task():
            self._listener.cancel()

    async def _write_on(self) -> None:
        waiting = self._waiting
        try:
            while True:
                while waiting:
                    message = waiting.popleft()
                    self._waiting_bytes -= len(message)
                    await self._send({"type": "websocket.send", "text": message.decode()})
                    self._metrics.sent.inc()
                if self._ending:
                    break
                self._something = asyncio.get_running_loop().create_future()
                await self._something
            await self._send({"type": "websocket.close", "code": 1000})
        except (OSError, RuntimeError):
            # The device is gone. uvicorn says so with an OSError, or, when it had given the device up itself, with a
            # RuntimeError; the listener learns it in its own way.
            self._ending = True
