"""Finds tables: by code, public ones, and those where a token holds a seat."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from parlour.tables.broadcast import lobby_of
from parlour.tables.errors import StoreError
from parlour.tables.lobby_view import lobby_view
from parlour.tables.messages import TableView
from parlour.tables.meta import Meta
from parlour.tables.seat_tokens import SeatTokens
from parlour.tables.store_worker import StoreWorker
from parlour.tables.table_cache import TableCache

log = logging.getLogger(__name__)

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


class Lobby:
    def __init__(self, store: StoreWorker, cache: TableCache, tokens: SeatTokens, clock: Callable[[], float]) -> None:
        self._store = store
        self._cache = cache
        self._tokens = tokens
        self._clock = clock

    async def view(self, id: str) -> TableView:
        """The table around the game, as everyone sees it."""
        return self._view(await self._cache.meta(id))

    def _view(self, meta: Meta) -> TableView:
        table = self._cache.tables.get(meta.id)
        return lobby_of(table) if table is not None else lobby_view(meta)

    async def by_code(self, code: str) -> str | None:
        return await self._store.call(lambda store: store.by_code(code.strip().upper()))

    async def public_tables(self) -> list[TableView]:
        """Public tables that gather or play, newest first; without connections, only fresh ones."""
        now = self._clock()
        found = await self._store.call(lambda store: store.public(LISTED * 3))
        views = (_listed(self._view(meta)) for meta in found)
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
        try:
            return await self._cache.look(id, lambda table: table.waits_for)
        except Exception:
            # A log that cannot be read must not hide the player's other tables.
            log.exception("Table %s cannot be loaded.", id)
            return ()
