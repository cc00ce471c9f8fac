"""The store of tables: meta, log, snapshots and chat.

A table has one owner at a time: a node, which is a run of a server process. A node has a lease by the clock of the
database, and renews it. A table may be taken only if it has no owner, or if the lease of its owner has run out.
Acquiring it raises its epoch by one. Each write carries the owner's epoch, and a write with an old epoch raises
`Conflict`: the former owner is fenced off.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from parlour.tables.gallery import Gallery
from parlour.tables.meta import Meta, Status

LEASE = 5.0
"""Seconds for which a heartbeat keeps the tables of a node from others."""

Gap = tuple[float, float]
"""When a table's clocks stopped, and when they could go on."""


class Run(NamedTuple):
    """One run of a server process, from its start to its last heartbeat (AG-6): a node, known by the number."""

    number: int
    began: float
    alive: float
    session: int
    """The number of the first run of a session: an unbroken time with at least one node. Clocks of tables that are not
    loaded stop between two sessions."""


class StoredSnapshot(NamedTuple):
    """The state after one line of the log, so that a long log need not be folded from its first line."""

    n: int
    rules: int
    "The version of the rules."
    state: bytes
    asked: bytes = b""
    "Since when each seat is asked the same; empty in snapshots of earlier versions."


class StoredTable(NamedTuple):
    """Everything that is stored of a table."""

    meta: Meta
    epoch: int
    run: int
    "The latest run that is accounted for in the log."
    head: bytes | None
    lines: list[bytes]
    snapshot: StoredSnapshot | None
    chat: list[bytes]
    gaps: tuple[Gap, ...] = ()
    "The downtime that the log does not account for yet, when the table is acquired."


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
    shared: bool
    "Whether several nodes may use it at once."

    def now(self) -> float:
        """The time of the database."""

    def secret(self) -> bytes:
        """The key that signs seat tokens, created on first use."""

    # Runs

    def begin_run(self, now: float, address: str = "", after: int | None = None) -> Run:
        """Start a run with its lease. `after`: the run of the same process, which ends; its tables are those of the new
        one.

        `address` is where the bus reaches the node.
        """

    def note_alive(self, run: int, now: float) -> None:
        """Write the heartbeat of a run, and renew its lease."""

    def end_run(self, run: int, now: float) -> None:
        """Write the last heartbeat of a run, and give up its lease."""

    def runs(self, since: int) -> list[Run]:
        """That run and all later ones."""

    # Reading

    def meta(self, table: str) -> Meta | None: ...

    def waiting(self, table: str) -> Waiting | None: ...

    def by_code(self, code: str) -> str | None: ...

    def public(self, limit: int) -> list[Meta]:
        """Public tables that gather or play, newest first, without their options."""

    def listing(self, limit: int, skip: int) -> tuple[int, list[tuple[Meta, float]]]:
        """The number of all tables, and some of them, newest first: without options, and when each was last used."""

    def stored_bytes(self, owner: bytes) -> int:
        """The size of all tables of that owner."""

    def unused(self, status: Status, since: float, limit: int) -> list[tuple[str, int]]:
        """Released tables with that status that nobody has used since then, each with its epoch."""

    def read(self, table: str) -> StoredTable | None:
        """Everything stored, with the epoch of the current owner."""

    # Seats that move to another device

    def add_move(self, code: str, table: str, grant: int, until: float, now: float) -> bool:
        """Note a code that moves the seat of that grant, instead of its earlier one; False if the code is taken. Codes
        that ran out are deleted."""

    def find_move(self, code: str) -> str | None:
        """The table of a code."""

    def take_move(self, code: str, now: float) -> tuple[str, int, float] | None:
        """Table and grant of a code, which works once, and until when it would have worked."""

    # Ownership

    def acquire(self, table: str, run: int, now: float) -> StoredTable | None:
        """Make that run the owner, and read everything. The former owner is fenced off.

        `OwnedElsewhere` if another node has the table, and its lease has not run out.
        """

    def claim(self, run: int, before: float, limit: int) -> list[str]:
        """Make that run the owner of tables without one: those with something due by then, and those of nodes whose
        lease has run out."""

    def owners(self, tables: Sequence[str], run: int) -> dict[str, str]:
        """The addresses of the nodes that have these tables, except that run and those whose lease has run out."""

    def peers(self, run: int) -> list[str]:
        """The addresses of all nodes except that run."""

    def owned(self, run: int) -> set[str]:
        """The tables of that run."""

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
        """Note that all downtime before that run is accounted for, and that the table is alive in it."""

    def save_snapshot(self, table: str, epoch: int, snapshot: StoredSnapshot) -> None: ...

    def add_chat(self, table: str, epoch: int, lines: Sequence[tuple[int, bytes]]) -> None: ...

    def release(
        self,
        table: str,
        epoch: int,
        due: float | None,
        waits_for: Sequence[int],
        now: float,
        *,
        handed_over: bool = False,
    ) -> None:
        """Give up ownership, and note when the table has to be loaded again. `handed_over`: its clocks stand still
        until then, from the last heartbeat of this run on."""

    def delete(self, table: str, epoch: int) -> None: ...

    def check(self) -> None:
        """Write and read back; `StoreError` if what is committed now would not be kept."""

    def maintain(self) -> None:
        """Periodic maintenance, called by the heartbeat."""

    def close(self) -> None: ...
