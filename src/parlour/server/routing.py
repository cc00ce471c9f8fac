"""Requests that another node has to answer go to that node over the bus, and its answer comes back: those about a table
that it has, and all those that come to a node that is about to stop."""

from __future__ import annotations

import asyncio
from random import choice
from typing import TYPE_CHECKING

import msgspec

from parlour.server import limits
from parlour.server.asgi import Application, Message, Receive, Scope, Send
from parlour.server.types.tables import Move
from parlour.tables.clock import ticks
from parlour.tables.errors import OwnedElsewhere
from parlour.tables.hub import Hub

if TYPE_CHECKING:
    from parlour.tables.bus import Bus


API = "/api/"
TABLES = "/api/tables/"
ADMIN = "/api/admin/"
ADMIN_TABLES = "/api/admin/tables/"
MOVE = "/api/move"
MARK = "parlour.elsewhere"
"""Key in the scope: a list that has an entry when the request needs a table of another node."""
SAFE = ("GET", "HEAD")
"""Requests that change nothing."""
PATIENCE = 8.0
"""Seconds to search for the node that has a table: the lease of a node that is gone has to run out first."""
PAUSE = 0.2
"""Seconds until the next attempt."""

Headers = list[tuple[bytes, bytes]]


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A request as it goes to another node."""

    method: str
    path: str
    raw_path: bytes
    query: bytes
    scheme: str
    headers: Headers
    client: tuple[str, int] | None
    server: tuple[str, int | None] | None
    body: bytes


class Answered(msgspec.Struct, frozen=True, array_like=True):
    """The answer of another node; status 0: it does not have the table."""

    status: int
    headers: Headers
    body: bytes


_encode = msgspec.msgpack.Encoder().encode
_read_asked = msgspec.msgpack.Decoder(Asked).decode
_read_answered = msgspec.msgpack.Decoder(Answered).decode


def note_elsewhere(scope: Scope) -> None:
    """The request needs a table of another node."""
    scope.get(MARK, []).append(True)


class Router:
    """Answers requests here, or at the node that has the table. `answer` is the application."""

    def __init__(self, hub: Hub, answer: Application) -> None:
        self._hub = hub
        self._answer = answer

    def start(self) -> None:
        """Answer the requests that other nodes send."""
        if self._hub.bus is not None:
            self._hub.bus.handlers["http"] = self._answer_node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        bus, path = self._hub.bus, scope["path"]
        if bus is None or not self._may_be_elsewhere(path):
            await self._answer(scope, receive, send)
            return
        body, is_whole = await _body(receive)
        if not is_whole:  # it is too large: the application says so
            await self._answer(scope, _replayed(body, receive), send)
            return
        if path == MOVE:
            id = await self._table_of_move(body)
        elif path.startswith((TABLES, ADMIN_TABLES)):
            id = path.removeprefix(ADMIN_TABLES).removeprefix(TABLES).partition("/")[0]
        else:
            id = ""
        await self._find(bus, id, scope, body, send)

    def _may_be_elsewhere(self, path: str) -> bool:
        """Whether another node may have to answer. One that is about to stop has neither tables nor bots any more."""
        if path.startswith((TABLES, ADMIN_TABLES, MOVE)):
            return True
        return self._hub.cache.is_draining and path.startswith(API) and not path.startswith(ADMIN)

    async def _table_of_move(self, body: bytes) -> str:
        """The table at which a seat moves to this device; empty if there is none."""
        try:
            code = msgspec.json.decode(body, type=Move).code
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return ""  # the application says what is wrong
        return await self._hub.tokens.table_of_move(code) or ""

    async def _find(self, bus: Bus, id: str, scope: Scope, body: bytes, send: Send) -> None:
        """Answer the request where the table is. It may be tried again: a node without the table changes nothing. If a
        node gives no answer, only a request that changes nothing is tried again: another one may have been done."""
        from parlour.tables.bus import BusError

        until = ticks() + PATIENCE
        while True:
            address = await self._where(id)
            if address is None:
                held = _Held(send)
                await self._answer({**scope, MARK: held.elsewhere}, _replayed(body), held)
                if not held.elsewhere:
                    return
            else:
                try:
                    answered = await self._ask(bus, address, scope, body)
                except BusError:
                    if scope["method"] not in SAFE or ticks() > until:
                        raise
                    answered = Answered(0, [], b"")
                if answered.status:
                    await send({"type": "http.response.start", "status": answered.status, "headers": answered.headers})
                    await send({"type": "http.response.body", "body": answered.body})
                    return
            if ticks() > until:
                raise OwnedElsewhere
            await asyncio.sleep(PAUSE)

    async def _where(self, id: str) -> str | None:
        """The node that answers requests about the table; None: this one."""
        cache = self._hub.cache
        owner = (await cache.elsewhere([id])).get(id)
        if owner is not None or not cache.is_draining:
            return owner
        peers = await cache.peers()
        return choice(peers) if peers else None

    async def _ask(self, bus: Bus, address: str, scope: Scope, body: bytes) -> Answered:
        asked = Asked(
            scope["method"],
            scope["path"],
            scope.get("raw_path", b""),
            scope["query_string"],
            scope["scheme"],
            list(scope["headers"]),
            scope["client"],
            scope["server"],
            body,
        )
        return _read_answered(await bus.ask(address, "http", _encode(asked)))

    async def _answer_node(self, data: bytes) -> bytes:
        """Answer a request that another node has passed on."""
        asked = _read_asked(data)
        status, headers, parts = 0, [], []

        async def collect(message: Message) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status, headers = message["status"], list(message.get("headers", ()))
            else:
                parts.append(message.get("body", b""))

        elsewhere: list[bool] = []
        scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": asked.method,
            "path": asked.path,
            "raw_path": asked.raw_path,
            "root_path": "",
            "query_string": asked.query,
            "scheme": asked.scheme,
            "headers": asked.headers,
            "client": asked.client,
            "server": asked.server,
            "state": {},
            MARK: elsewhere,
        }
        await self._answer(scope, _replayed(asked.body), collect)
        return _encode(Answered(0, [], b"") if elsewhere else Answered(status, headers, b"".join(parts)))


class _Held:
    """Passes the answer on, unless the request needs a table of another node."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.elsewhere: list[bool] = []

    async def __call__(self, message: Message) -> None:
        if not self.elsewhere:
            await self._send(message)


async def _body(receive: Receive) -> tuple[bytes, bool]:
    """The body of a request, and whether it is complete."""
    body = b""
    while len(body) <= limits.LARGE_BODY:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body", False):
            return body, True
    return body, False


def _replayed(body: bytes, rest: Receive | None = None) -> Receive:
    """The body once more, and then the rest."""
    is_sent = False

    async def receive() -> Message:
        nonlocal is_sent
        if not is_sent:
            is_sent = True
            return {"type": "http.request", "body": body, "more_body": rest is not None}
        return {"type": "http.disconnect"} if rest is None else await rest()

    return receive
