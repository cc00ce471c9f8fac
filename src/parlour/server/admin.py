"""`/api/admin`: for the operator of the server, by `parlour admin`; and the announcement, which everyone may read."""

from __future__ import annotations

import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

import parlour
from parlour.server import audit, logs
from parlour.server.problems import Refusal
from parlour.server.tables import Asker, Bearer, Limited, TableId, Tables
from parlour.server.types.admin import Announcement, NewAnnouncement, ServerStatus, SetReadOnly, StoredTables, TableRow
from parlour.tables.hub import Hub
from parlour.tables.operator import OperatorKeys


class Operator:
    """Checks the operator's key. `stop` ends the server; `server.launch` sets it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.stop: Callable[[], None] = lambda: None

    async def check(self, authorization: str | None) -> None:
        scheme, _, key = (authorization or "").partition(" ")
        secret = await self._hub.store.call(lambda store: store.secret())
        if scheme.lower() != "bearer" or not OperatorKeys(secret).opens(key.strip(), time.time()):
            raise Refusal(HTTPStatus.FORBIDDEN, "server-operator-only")


async def operator_only(operator: NamedDependency[Operator], slow: Limited, request: Asker, key: Bearer = None) -> bool:
    """Refuses everyone but the operator; guesses are slow."""
    slow.check_guess(request)
    await operator.check(key)
    return True


Allowed = NamedDependency[bool]


def _note(action: str, **about: object) -> None:
    audit.note(logs.OPERATOR, action, **about)


@get("/api/announcement", tags=["server"], summary="Get the announcement of the operator")
async def announcement(hub: Tables) -> Announcement:
    """What the operator wants everyone to know, by language, and whether nothing can be changed at the moment."""
    return Announcement(text=hub.gate.text, read_only=hub.gate.read_only)


@get("/api/admin/status", include_in_schema=False)
async def status(hub: Tables, operator_only: Allowed) -> ServerStatus:
    gate, tables = hub.gate, hub.cache.tables.values()
    return ServerStatus(
        version=parlour.__version__,
        loaded=len(tables),
        connected=sum(len(table.connections.players) + table.connections.watching for table in tables),
        read_only=gate.read_only,
        draining=gate.draining,
        announcement=gate.text,
    )


@get("/api/admin/tables", include_in_schema=False)
async def list_tables(
    hub: Tables,
    operator_only: Allowed,
    limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 50,
    skip: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = 0,
) -> StoredTables:
    total, found = await hub.store.call(lambda store: store.listing(limit, skip))
    rows = []
    for meta, used in found:
        live = hub.cache.tables.get(meta.id)
        rows.append(
            TableRow(
                id=meta.id,
                code=meta.code,
                game=meta.game,
                status=meta.status,
                names=tuple(info.name for info in meta.seats if info.kind != "open"),
                public=meta.public,
                created=meta.created,
                used=used,
                connected=0 if live is None else len(live.connections.players) + live.connections.watching,
            )
        )
    return StoredTables(total=total, tables=tuple(rows))


@delete("/api/admin/tables/{id:str}", include_in_schema=False)
async def remove_table(hub: Tables, operator_only: Allowed, id: TableId) -> None:
    await hub.cache.delete(id, lambda _: True)
    _note("remove table", table=id)


@put("/api/admin/announcement", include_in_schema=False, status_code=HTTPStatus.NO_CONTENT)
async def announce(hub: Tables, operator_only: Allowed, data: JSONBody[NewAnnouncement]) -> None:
    text = {language: said for language, said in (("en", data.en), ("fr", data.fr)) if said}
    await hub.announce(text)
    _note("announce" if text else "take the announcement back", **text)


@put("/api/admin/read-only", include_in_schema=False, status_code=HTTPStatus.NO_CONTENT)
async def set_read_only(hub: Tables, operator_only: Allowed, data: JSONBody[SetReadOnly]) -> None:
    await hub.set_read_only(data.on)
    _note("read-only on" if data.on else "read-only off")


@post("/api/admin/drain", include_in_schema=False, status_code=HTTPStatus.NO_CONTENT)
async def drain(hub: Tables, operator: NamedDependency[Operator], operator_only: Allowed) -> None:
    _note("drain")
    await hub.drain()
    operator.stop()


HANDLERS = (announcement, status, list_tables, remove_table, announce, set_read_only, drain)
