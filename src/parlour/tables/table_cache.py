"""Cache of live tables.

Commits everything that happened in one event-loop tick in a single transaction, then broadcasts and acknowledges. A
failed commit is rolled back in memory, so nobody is told of anything that is not stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from itertools import pairwise

from parlour.tables import alarms, commits
from parlour.tables.counts import Counts
from parlour.tables.errors import Conflict, NoTable, StoreError
from parlour.tables.meta import Meta, Status
from parlour.tables.store import Run, Store
from parlour.tables.table import Table

log = logging.getLogger(__name__)

IDLE = 30.0
"""Seconds after which a table without connections is evicted, if it has nothing to do."""
MAX_IDLE = 500
"""Tables without connections that stay in memory."""
SOON = 60.0
"""A table with something due within these seconds is not evicted."""
MAX_DELETED = 100
"""Unused tables that are deleted in one transaction."""
NOTE_ALIVE = 1.0
"""Seconds after which a commit also writes the heartbeat."""


class TableCache:
    """The tables in memory. `on_progress` is called for each table after a commit, and when it is loaded."""

    def __init__(
        self,
        store: Store,
        run: Run,
        clock: Callable[[], float],
        counts: Counts,
        on_progress: Callable[[Table], None],
    ) -> None:
        self.tables: dict[str, Table] = {}
        self._store = store
        self._run = run
        self._clock = clock
        self._counts = counts
        self._on_progress = on_progress
        self._alive = run.alive
        self._pending: dict[str, Table] = {}
        self._handle: asyncio.Handle | None = None
        self._idle: dict[str, float] = {}
        "Tables without connections, and since when; longest idle first."

    # Loading

    def table(self, id: str) -> Table:
        """The table, loaded from the store if necessary, with all its changes committed."""
        table = self.tables.get(id)
        if table is None:
            return self._load(id)
        if table.pending:
            self.commit()
            if self.tables.get(id) is not table:
                return self.table(id)
        return table

    def meta(self, id: str) -> Meta:
        """Seats and settings of a table, without loading it."""
        table = self.tables.get(id)
        meta = table.meta if table is not None else self._store.meta(id)
        if meta is None:
            raise NoTable
        return meta

    def is_current(self, table: Table) -> bool:
        """Whether the table is still in the cache."""
        return self.tables.get(table.id) is table

    def _load(self, id: str) -> Table:
        stored = self._store.acquire(id)
        if stored is None:
            raise NoTable
        table = Table(stored, self._clock, self.touch, self._counts)
        self.tables[id] = table
        if stored.run < self._run.number:
            runs = [run for run in self._store.runs(stored.run) if stored.run and run.number <= self._run.number]
            table.skip_downtime([(one.alive, next.began) for one, next in pairwise(runs)], self._run.number)
        alarms.ring(table)
        if table.pending:
            error = self.commit().get(id)
            if error is not None:
                self.drop(table)
                raise error
        else:
            self._note_progress(table)
        return table

    def begin_run(self, run: Run, stopped: float) -> None:
        """The process was stopped since then, and goes on as that run (AG-6). Tables that are not loaded learn of it
        from the store."""
        self._run, self._alive = run, run.alive
        for table in tuple(self.tables.values()):
            table.skip_downtime([(stopped, run.began)], run.number)

    def _reload(self, table: Table, error: StoreError | None) -> None:
        """Discard uncommitted state and reload the table from the store, as its owner."""
        try:
            stored = self._store.read(table.id)
            if stored is not None and stored.epoch != table.epoch:
                stored = self._store.acquire(table.id)
        except StoreError:
            log.exception("Table %s cannot be read again.", table.id)
            self.drop(table)
            table.connections.end_all("closing", again=True)
            return
        if stored is None:
            self.drop(table)
            table.connections.end_all("no-table", again=False)
        elif stored.run < self._run.number:
            # That the process was stopped is not stored: when it is loaded again, it is accounted for first (AG-6).
            self.drop(table)
            table.connections.end_all("closing", again=True)
        else:
            commits.rewind(table, stored, error or owned_elsewhere())

    # Committing

    def touch(self, table: Table) -> None:
        """Commit the table's changes at the end of this event-loop tick."""
        if self.tables.get(table.id) is table:
            self._pending[table.id] = table
            if self._handle is None:
                self._handle = asyncio.get_running_loop().call_soon(self.commit)

    def is_behind(self) -> bool:
        """Whether there are uncommitted changes."""
        return bool(self._pending)

    def commit(self) -> dict[str, StoreError]:
        """Commit all pending changes, then broadcast them. Returns the tables for which it failed, and why."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        pending, self._pending = self._pending, {}
        failed = self._write([table for table in pending.values() if table.uncommitted])
        for id, table in pending.items():
            if id in failed:
                self._reload(table, failed[id])
            else:
                self._release(table)
            if self.is_current(table):
                self._note_progress(table)
        return {id: error or owned_elsewhere() for id, error in failed.items()}

    def _release(self, table: Table) -> None:
        """Send the changes. An error in one game's views does not stop the other tables."""
        answers = table.outbox.answers
        try:
            commits.release(table)
        except Exception:
            log.exception("Table %s: its changes cannot be sent.", table.id)
            for connection, _, answer in answers:  # they are committed
                connection.tell(answer)

    def commit_for(self, table: Table) -> None:
        """Commit all pending changes; raises if it fails for that table."""
        error = self.commit().get(table.id)
        if error is not None:
            raise error

    def _write(self, tables: list[Table]) -> dict[str, StoreError | None]:
        """Write these tables in one transaction. Returns which failed, and why (None: it has another owner)."""
        if not tables:
            return {}
        fenced: dict[str, StoreError | None] = {}
        began, now = time.perf_counter(), self._clock()
        try:
            with self._store.transaction():
                for table in tables:
                    try:
                        commits.write(table, self._store)
                    except Conflict:
                        fenced[table.id] = None
                if now - self._alive >= NOTE_ALIVE:
                    self._store.note_alive(self._run.number, now)
        except StoreError as error:
            log.error("The commit failed: %s", error)
            self._counts.failed_commits += 1
            return dict.fromkeys((table.id for table in tables), error)
        self._alive = max(self._alive, now) if now - self._alive >= NOTE_ALIVE else self._alive
        self._counts.commits += 1
        self._counts.commit_seconds += time.perf_counter() - began
        self._counts.conflicts += len(fenced)
        return fenced

    def note_alive(self) -> None:
        with self._store.transaction():
            self._store.note_alive(self._run.number, self._clock())
        self._alive = self._clock()

    # Evicting

    def evict(self, tables: Sequence[Table]) -> None:
        """Release these tables; the store notes when each has to be loaded again."""
        now = self._clock()
        try:
            with self._store.transaction():
                for table in tables:
                    try:
                        self._store.release(table.id, table.epoch, table.due, table.waits_for, now)
                    except Conflict:
                        log.info("Table %s had another owner.", table.id)
        except StoreError as error:
            log.error("Tables could not be released: %s", error)
            return
        for table in tables:
            self.drop(table)

    def evict_idle(self, is_busy: Callable[[Table], bool]) -> None:
        """Evict the tables without connections that have nothing to do soon, the longest idle first."""
        now = self._clock()
        examined: list[Table] = []
        for id, since in self._idle.items():
            if since + IDLE > now and len(self._idle) - len(examined) <= MAX_IDLE:
                break
            examined.append(self.tables[id])
        for table in examined:
            del self._idle[table.id]
            self._idle[table.id] = now
        ready = [table for table in examined if not (self._is_needed(table, now) or is_busy(table))]
        if ready:
            self.evict(ready)

    def _is_needed(self, table: Table, now: float) -> bool:
        due = table.due
        return bool(table.connections) or table.pending or (due is not None and due <= now + SOON)

    def delete_unused(self, status: Status, since: float) -> int:
        """Delete tables with that status that nobody has used since then. Returns how many."""
        deleted = 0
        with self._store.transaction():
            for id, epoch in self._store.unused(status, since, MAX_DELETED):
                if id not in self.tables:
                    self._store.delete(id, epoch)
                    deleted += 1
        return deleted

    def drop(self, table: Table) -> None:
        self.tables.pop(table.id, None)
        self._pending.pop(table.id, None)
        self._idle.pop(table.id, None)

    def _note_progress(self, table: Table) -> None:
        if table.connections:
            self._idle.pop(table.id, None)
        else:
            self._idle.setdefault(table.id, self._clock())
        self._on_progress(table)


def owned_elsewhere() -> StoreError:
    return StoreError("tables-owned-elsewhere")
