"""Limits on what is stored: bytes for each owner, lines for each game, and how long tables are kept.

There are no accounts. The owner of a table is the network address from which it was created, as a keyed hash.
"""

from __future__ import annotations

import hashlib

import msgspec

from parlour.tables.errors import NotAllowed
from parlour.tables.store_worker import StoreWorker

DAY = 86_400.0
MAX_LINES = 50_000
"""Lines in the log of one game; the longest known games have a tenth of it."""
ABANDONED_DAYS = 30.0
"""Days after which a table that never began is deleted."""


class StorageLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What one server stores."""

    owner_bytes: int | None = 256 * 1024 * 1024
    "Bytes of all tables of one owner; None: any number."
    keep_days: float | None = None
    "Days after which a finished game is deleted that nobody has opened since; None: never."


class Owners:
    """Who created a table, and whether they may create another."""

    def __init__(self, store: StoreWorker, key: bytes, most: int | None) -> None:
        self._store = store
        self._key = key
        self._most = most

    def owner(self, address: str) -> bytes:
        """The owner as it is stored: nobody can read the address from it."""
        return hashlib.blake2b(address.encode(), key=self._key, digest_size=16).digest() if address else b""

    async def check(self, owner: bytes) -> None:
        """`NotAllowed` if this owner's tables take up all the room."""
        if not owner or self._most is None:
            return
        if await self._store.call(lambda store: store.stored_bytes(owner)) >= self._most:
            raise NotAllowed("tables-no-room")
