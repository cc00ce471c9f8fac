"""Finds tables: by code, public ones, and those where a token holds a seat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec.structs import replace

from parlour.tables.broadcast import lobby_of
from parlour.tables.errors import OwnedElsewhere, StoreError
from parlour.tables.lobby_view import lobby_view
from parlour.tables.messages import TableView
from parlour.tables.meta import Meta
from parlour.tables.seat_tokens import SeatTokens
from parlour.tables.store_worker import StoreWorker
from parlour.tables.table_cache import TableCache

if TYPE_CHECKING:
    from parlour.tables.bus import Bus

log = logging.getLogger(__name__)

PRESENCE_SECONDS = 1.0
"""How long another node may take to say who is at its tables."""
LISTED = 100
"""How many public tables are listed."""
FRESH = 3600.0
"""Seconds for which a public table without connections is listed."""


class OwnTable(NamedTuple):
    """A table at which a token holds a seat."""

    token: str
    seat: int
    table: TableView
    your_turn: bool


def _listed(view: TableView) -> TableView:
    """Without options, which may contain a whole map."""
    return replace(view, options={})


class Presence(msgspec.Struct, frozen=True):
    """Who is at a table of another node, and whom it waits for."""

    connected: tuple[int, ...] = ()
    watching: int = 0
    waits_for: tuple[int, ...] = ()


_NOBODY = Presence()
_ids = msgspec.json.Decoder(list[str])
_presences = msgspec.json.Decoder(dict[str, Presence])
_encode = msgspec.json.Encoder().encode


class Lobby:
    def __init__(self, store: StoreWorker, cache: TableCache, tokens: SeatTokens, clock: Callable[[], float]) -> None:
        self._store = store
        self._cache = cache
        self._tokens = tokens
        self._clock = clock
        self._bus: Bus | None = None

    def join(self, bus: Bus) -> None:
        """Ask other nodes who is at their tables, and answer them."""
        self._bus = bus
        bus.handlers["presence"] = self._tell_presence

    async def _tell_presence(self, data: bytes) -> bytes:
        tables = [table for id in _ids.decode(data) if (table := self._cache.tables.get(id)) is not None]
        return _encode(
            {table.id: Presence(table.connected, table.connections.watching, table.waits_for) for table in tables}
        )

    async def _elsewhere(self, ids: Sequence[str]) -> dict[str, Presence]:
        """Who is at those of these tables that other nodes have; without those that do not answer."""
        if self._bus is None or not self._bus.is_up:
            return {}
        asked: dict[str, list[str]] = {}
        for id, address in (await self._cache.elsewhere(ids)).items():
            asked.setdefault(address, []).append(id)
        questions = [self._bus.ask(one, "presence", _encode(of), PRESENCE_SECONDS) for one, of in asked.items()]
        found: dict[str, Presence] = {}
        for answer in await asyncio.gather(*questions, return_exceptions=True):
            if isinstance(answer, bytes):
                found |= _presences.decode(answer)
        return found

    async def view(self, id: str) -> TableView:
        """The table around the game, as everyone sees it."""
        meta = await self._cache.meta(id)
        return self._view(meta, {} if id in self._cache.tables else await self._elsewhere([id]))

    def _view(self, meta: Meta, elsewhere: Mapping[str, Presence]) -> TableView:
        table = self._cache.tables.get(meta.id)
        if table is not None:
            return lobby_of(table)
        presence = elsewhere.get(meta.id, _NOBODY)
        return lobby_view(meta, presence.connected, presence.watching)

    async def by_code(self, code: str) -> str | None:
        return await self._store.call(lambda store: store.by_code(code.strip().upper()))

    async def public_tables(self) -> list[TableView]:
        """Public tables that gather or play, newest first; without connections, only fresh ones."""
        now = self._clock()
        found = await self._store.call(lambda store: store.public(LISTED * 3))
        elsewhere = await self._elsewhere([meta.id for meta in found])
        views = (_listed(self._view(meta, elsewhere)) for meta in found)
        live = (
            one
            for one in views
            if now - FRESH < one.created <= now or one.watching or any(info.connected for info in one.seats)
        )
        return list(islice(live, LISTED))

    async def own_tables(self, tokens: Iterable[str]) -> list[OwnTable]:
        """The tables at which these tokens hold seats, newest first."""
        found: list[OwnTable] = []
        failure: StoreError | None = None
        for token in dict.fromkeys(tokens):
            try:
                held = await self._tokens.seat_of(token)
                if held is not None:
                    id, seat = held
                    view, waits_for = _listed(await self.view(id)), await self._waits_for(id)
                    found.append(OwnTable(token, seat, view, seat in waits_for))
            except StoreError as error:
                # One damaged page must not hide the player's other tables.
                log.error("A table of a list cannot be read: %s", error)
                failure = error
        if failure is not None and not found:
            raise failure
        return sorted(found, key=lambda one: -one.table.created)

    async def _waits_for(self, id: str) -> tuple[int, ...]:
        """The seats that have something to do, if possible without loading the table."""
        if id not in self._cache.tables:
            stored = await self._store.call(lambda store: store.waiting(id))
            if stored is not None and (stored.status != "playing" or stored.waits_for is not None):
                return stored.waits_for or ()
            if (presence := (await self._elsewhere([id])).get(id)) is not None:
                return presence.waits_for
        try:
            return await self._cache.look(id, lambda table: table.waits_for)
        except OwnedElsewhere:
            return ()
        except Exception:
            # A log that cannot be read must not hide the player's other tables.
            log.exception("Table %s cannot be loaded.", id)
            return ()
