"""The store of tables: meta, log, snapshots and chat.

A table has one owner at a time. Acquiring it raises its epoch by one. Each write carries the owner's epoch, and a write
with an old epoch raises `Conflict`: the former owner is fenced off.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from parlour.tables.gallery import Gallery
from parlour.tables.meta import Meta, Status


class Run(NamedTuple):
    """One run of the server process, from its start to its last heartbeat (AG-6)."""

    number: int
    began: float
    alive: float


class StoredSnapshot(NamedTuple):
    """The state after one line of the log, so that a long log need not be folded from its first line."""

    n: int
    rules: int
    "The version of the rules."
    state: bytes
    asked: bytes = b""
    "Since when each seat is asked the same; empty in snapshots of earlier versions."


class StoredTable(NamedTuple):
    """Everything stored of a table."""

    meta: Meta
    epoch: int
    run: int
    "The latest run whose downtime is accounted for in the log."
    head: bytes | None
    lines: list[bytes]
    snapshot: StoredSnapshot | None
    chat: list[bytes]


class Waiting(NamedTuple):
    """What the store knows of a table without loading it: its status, and the seats it waits for."""

    status: Status
    waits_for: tuple[int, ...] | None
    "None: it was not released, so it has to be loaded to find out."


class Store(Protocol):
    """What the hub needs of a store. Writes go within `transaction`, for many tables at once.

    It is not for several threads at once: a `StoreWorker` does one job after another.
    """

    gallery: Gallery
    waits: bool
    "Whether it waits for the disk or a network, so that it needs a thread of its own."

    def secret(self) -> bytes:
        """The key that signs seat tokens, created on first use."""

    # Runs

    def begin_run(self, now: float) -> Run:
        """Start a run."""

    def note_alive(self, run: int, now: float) -> None: ...

    def runs(self, since: int) -> list[Run]:
        """That run and all later ones."""

    # Reading

    def meta(self, table: str) -> Meta | None: ...

    def waiting(self, table: str) -> Waiting | None: ...

    def by_code(self, code: str) -> str | None: ...

    def public(self, limit: int) -> list[Meta]:
        """Public tables that gather or play, newest first, without their options."""

    def due(self, before: float) -> list[str]:
        """Released tables with something due by then."""

    def unreleased(self) -> list[str]:
        """Tables that were not released, because the server was killed."""

    def stored_bytes(self, owner: bytes) -> int:
        """The size of all tables of that owner."""

    def unused(self, status: Status, since: float, limit: int) -> list[tuple[str, int]]:
        """Released tables with that status that nobody has used since then, each with its epoch."""

    def read(self, table: str) -> StoredTable | None:
        """Everything stored, with the epoch of the current owner."""

    # Ownership

    def acquire(self, table: str) -> StoredTable | None:
        """Become the owner, and read everything. The former owner is fenced off."""

    # Writing

    def transaction(self) -> AbstractContextManager[None]:
        """All or nothing; `StoreError` if it cannot be written."""

    def create(self, meta: Meta, owner: bytes = b"") -> bool:
        """Add a table of that owner; False if its code is taken."""

    def append(self, table: str, epoch: int, expected: int, lines: Sequence[bytes]) -> None:
        """Add lines after line `expected` (-1: no head yet). `Conflict` if it is not the last, or the epoch is old."""

    def save_meta(self, meta: Meta, epoch: int, *, options: bool = True) -> None:
        """`options`: whether they have changed. They may be long."""

    def save_run(self, table: str, epoch: int, run: int) -> None:
        """Note that downtime before that run is accounted for."""

    def save_snapshot(self, table: str, epoch: int, snapshot: StoredSnapshot) -> None: ...

    def add_chat(self, table: str, epoch: int, lines: Sequence[tuple[int, bytes]]) -> None: ...

    def release(self, table: str, epoch: int, due: float | None, waits_for: Sequence[int], now: float) -> None:
        """Give up ownership, and note when the table has to be loaded again."""

    def delete(self, table: str, epoch: int) -> None: ...

    def check(self) -> None:
        """Write and read back; `StoreError` if what is committed now would not be kept."""

    def maintain(self) -> None:
        """Periodic maintenance, called by the heartbeat."""

    def close(self) -> None: ...
