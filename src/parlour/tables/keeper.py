"""The tables in memory: taken from the store, written down together, put away when nobody is left.

What happens at all tables within one turn of the event loop is written down in one transaction; only then are devices
told and commands answered. If it cannot be written down, it has not happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from itertools import pairwise

from parlour.tables.counts import Counts
from parlour.tables.errors import Conflict, NoTable, StoreError
from parlour.tables.store import Run, Store
from parlour.tables.table import Table

log = logging.getLogger(__name__)

IDLE = 30.0
"""Seconds after which a table is put away that has no device connected and nothing to do."""
MOST_IDLE = 500
"""Tables without devices that stay in memory at the most."""
SOON = 60.0
"""A table is not put away if something is due within so many seconds."""
NOTE_ALIVE = 1.0
"""Seconds after which a commit also notes that the server is alive."""


class Keeper:
    """Keeps tables in memory and in the store the same. `go_on` is called for each table that has moved on."""

    def __init__(
        self,
        store: Store,
        run: Run,
        clock: Callable[[], float],
        counts: Counts,
        go_on: Callable[[Table], None],
    ) -> None:
        self.tables: dict[str, Table] = {}
        self._store = store
        self._run = run
        self._clock = clock
        self._counts = counts
        self._go_on = go_on
        self._alive = run.alive
        self._pending: dict[str, Table] = {}
        self._handle: asyncio.Handle | None = None
        self._idle: dict[str, float] = {}
        "Tables without devices, and since when; the longest first."

    # Taking

    def table(self, id: str) -> Table:
        """The table, taken from the store if need be; what it shows is written down."""
        table = self.tables.get(id)
        if table is None:
            return self._take(id)
        if table.pending:
            self.commit()
            if self.tables.get(id) is not table:
                return self.table(id)
        return table

    def is_current(self, table: Table) -> bool:
        """Whether the table is still in memory."""
        return self.tables.get(table.id) is table

    def _take(self, id: str) -> Table:
        kept = self._store.take(id)
        if kept is None:
            raise NoTable
        table = Table(kept, self._clock, self.touch, self._counts)
        self.tables[id] = table
        if kept.run < self._run.number:
            runs = [run for run in self._store.runs(kept.run) if kept.run and run.number <= self._run.number]
            table.sleep_through(((one.alive, next.began) for one, next in pairwise(runs)), self._run.number)
        table.wake()
        if table.pending:
            error = self.commit().get(id)
            if error is not None:
                self.forget(table)
                raise error
        else:
            self._watch(table)
        return table

    def _take_again(self, table: Table, error: StoreError | None) -> None:
        """Forget what could not be written down: read the table again, as its owner."""
        try:
            kept = self._store.read(table.id)
            if kept is not None and kept.epoch != table.epoch:
                kept = self._store.take(table.id)
        except StoreError:
            log.exception("Table %s cannot be read again.", table.id)
            self.forget(table)
            table.devices.end_all("closing", again=True)
            return
        if kept is None:
            self.forget(table)
            table.devices.end_all("no-table", again=False)
        else:
            table.lost(kept, error or held())

    # Writing down

    def touch(self, table: Table) -> None:
        """Something is pending there: it is written down when the event loop has seen to all that is ready."""
        if self.tables.get(table.id) is table:
            self._pending[table.id] = table
            if self._handle is None:
                self._handle = asyncio.get_running_loop().call_soon(self.commit)

    def is_behind(self) -> bool:
        """Whether something is still to be written down."""
        return bool(self._pending)

    def commit(self) -> dict[str, StoreError]:
        """Write everything down at once, then tell everyone. Gives the tables for which it failed, and why."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        pending, self._pending = self._pending, {}
        failed = self._write([table for table in pending.values() if table.unwritten])
        for id, table in pending.items():
            if id in failed:
                self._take_again(table, failed[id])
            else:
                table.written()
            if self.is_current(table):
                self._watch(table)
        return {id: error or held() for id, error in failed.items()}

    def commit_for(self, table: Table) -> None:
        """Write down what is pending, and refuse if that table's could not be."""
        error = self.commit().get(table.id)
        if error is not None:
            raise error

    def _write(self, tables: list[Table]) -> dict[str, StoreError | None]:
        """Write these tables down in one transaction: which failed, and why (None: another has the table)."""
        if not tables:
            return {}
        fenced: dict[str, StoreError | None] = {}
        began, now = time.perf_counter(), self._clock()
        try:
            with self._store.transaction():
                for table in tables:
                    try:
                        table.write(self._store)
                    except Conflict:
                        fenced[table.id] = None
                if now - self._alive >= NOTE_ALIVE:
                    self._store.note_alive(self._run.number, now)
        except StoreError as error:
            log.error("Nothing could be written down: %s", error)
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

    # Putting away

    def put_away(self, tables: Sequence[Table]) -> None:
        """Give these tables up; the store says when they are needed again."""
        try:
            with self._store.transaction():
                for table in tables:
                    try:
                        self._store.put_away(table.id, table.epoch, table.deadline, table.waits_for)
                    except Conflict:
                        log.info("Table %s was somebody else's.", table.id)
        except StoreError as error:
            log.error("Tables could not be put away: %s", error)
            return
        for table in tables:
            self.forget(table)

    def put_idle_away(self, is_busy: Callable[[Table], bool]) -> None:
        """Put away the tables that nobody is at and where nothing is to be done soon; the longest idle first."""
        now = self._clock()
        looked_at: list[Table] = []
        for id, since in self._idle.items():
            if since + IDLE > now and len(self._idle) - len(looked_at) <= MOST_IDLE:
                break
            looked_at.append(self.tables[id])
        for table in looked_at:
            del self._idle[table.id]
            self._idle[table.id] = now
        ready = [table for table in looked_at if not (self._is_needed(table, now) or is_busy(table))]
        if ready:
            self.put_away(ready)

    def _is_needed(self, table: Table, now: float) -> bool:
        due = table.deadline
        return bool(table.devices) or table.pending or (due is not None and due <= now + SOON)

    def forget(self, table: Table) -> None:
        self.tables.pop(table.id, None)
        self._pending.pop(table.id, None)
        self._idle.pop(table.id, None)

    def _watch(self, table: Table) -> None:
        """The table has moved on."""
        if table.devices:
            self._idle.pop(table.id, None)
        else:
            self._idle.setdefault(table.id, self._clock())
        self._go_on(table)


def held() -> StoreError:
    return StoreError("The table was held by another server for a moment. Try again.")
