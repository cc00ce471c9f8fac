"""Tokens hold seats: which seat a token holds, and moving a seat to another device."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable

from parlour.kernel.errors import ParlourError
from parlour.tables import seats
from parlour.tables.errors import NoTable, StoreError
from parlour.tables.meta import Grant, Meta, Who, new_code
from parlour.tables.store import Store
from parlour.tables.store_worker import StoreWorker
from parlour.tables.table import Table
from parlour.tables.table_cache import TableCache

MOVE_SECONDS = 600.0
"""How long a code is valid that moves a seat to another device."""


class TokenSigner:
    """Makes and reads the tokens by which players hold seats: table, seat, grant and a signature.

    >>> tokens = TokenSigner(b"secret")
    >>> token = tokens.make("t1", 0, 3)
    >>> tokens.read(token), tokens.read(token[:-1])
    (('t1', 0, 3), None)
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, table: str, seat: int, grant: int) -> str:
        body = f"{table}.{seat}.{grant}"
        return f"{body}.{self._sign(body)}"

    def read(self, token: str) -> tuple[str, int, int] | None:
        """Table, seat and grant of a token that this server signed; None for any other text."""
        body, _, signature = token.rpartition(".")
        parts = body.split(".")
        if len(parts) != 3 or not token.isascii() or not hmac.compare_digest(self._sign(body), signature):
            return None
        return parts[0], int(parts[1]), int(parts[2])

    def _sign(self, body: str) -> str:
        digest = hmac.new(self._secret, body.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:18]).decode()


class SeatTokens:
    """The tokens of all tables."""

    def __init__(self, store: StoreWorker, cache: TableCache, secret: bytes, clock: Callable[[], float]) -> None:
        self._cache = cache
        self._signer = TokenSigner(secret)
        self._clock = clock
        self._store = store

    def of(self, meta: Meta, seat: int) -> str:
        """The token that holds the seat."""
        seats.check_person(meta, seat)
        return self._signer.make(meta.id, seat, meta.seats[seat].grant)

    async def token(self, id: str, seat: int) -> str:
        """The token that holds the seat now."""
        return self.of(await self._cache.meta(id), seat)

    async def seat_of(self, token: str, table: str | None = None) -> tuple[str, int] | None:
        """Table and seat that the token holds now; None if it is invalid or holds no seat any more."""
        held = await self._held(token, table)
        return None if held is None else held[:2]

    async def grant_of(self, token: str, table: str) -> Grant | None:
        """The seat of that table that the token holds, for what may have to wait until the table is free."""
        held = await self._held(token, table)
        return None if held is None else held[2]

    async def _held(self, token: str, table: str | None) -> tuple[str, int, Grant] | None:
        read = self._signer.read(token)
        if read is None or table not in (None, read[0]):
            return None
        try:
            meta = await self._cache.meta(read[0])
        except NoTable:
            return None
        seat = meta.seat_of(read[2])
        return None if seat is None else (read[0], seat, Grant(read[2]))

    async def move_code(self, id: str, who: Who) -> str:
        """A code that moves the seat to the device where it is typed. It works once, for ten minutes."""
        meta = await self._cache.meta(id)
        seat = seats.place_of(meta, who)
        seats.check_person(meta, seat)
        now, grant = self._clock(), meta.seats[seat].grant

        def add(store: Store) -> str:
            while not store.add_move(code := new_code(6), id, grant, now + MOVE_SECONDS, now):
                pass
            return code

        return await self._store.call(add)

    async def claim_move(self, code: str) -> tuple[str, int, str]:
        """Table, seat and new token for that code. The connections of the old device end."""
        now = self._clock()
        code = code.strip().upper()
        found = await self._store.call(lambda store: store.take_move(code, now))
        if found is None:
            raise ParlourError("tables-bad-code")
        id, grant, until = found

        def regrant(table: Table) -> tuple[str, int, str]:
            seat = table.meta.seat_of(grant)
            if seat is None:
                raise ParlourError("tables-bad-code")
            table.disconnect(seat, "moved")
            table.change(seats.regrant(table.meta, seat))
            return table.id, seat, self.of(table.meta, seat)

        try:
            return await self._cache.change(id, regrant)
        except StoreError:  # another node has the table: the code works there
            await self._store.call(lambda store: store.add_move(code, id, grant, until, now))
            raise

    async def table_of_move(self, code: str) -> str | None:
        """The table at which that code moves a seat."""
        return await self._store.call(lambda store: store.find_move(code.strip().upper()))
