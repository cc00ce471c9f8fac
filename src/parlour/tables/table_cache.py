"""Cache of live tables.

Commits everything that happened in one event-loop tick in a single transaction, then broadcasts and acknowledges. While
a table is being written, nothing else happens at it (`turns`), so whatever is sent or returned is committed. A failed
commit is rolled back in memory.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import TypeVar, cast

from parlour.tables import alarms, commits
from parlour.tables.commits import Changes
from parlour.tables.connections import Reason
from parlour.tables.counts import Counts
from parlour.tables.errors import Closing, Conflict, NoTable, StoreError
from parlour.tables.meta import Meta, Status
from parlour.tables.store import Run, Store, StoredTable
from parlour.tables.store_worker import StoreWorker
from parlour.tables.table import Table

log = logging.getLogger(__name__)

R = TypeVar("R")

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
        store: StoreWorker,
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
        "Tables with changes for the next commit."
        self._next_commit: asyncio.Task[None] | None = None
        self._writing: asyncio.Future[None] | None = None
        "Done when the commit is, if there is one."
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._idle: dict[str, float] = {}
        "Tables without connections, and since when; longest idle first."
        self._unreleased: list[str] = []
        "Tables that left memory, but could not be released in the store."

    # Looking at tables, and changing them

    async def look(self, id: str, look: Callable[[Table], R]) -> R:
        """The result of `look`, which is called when all changes of the table are committed."""
        table = await self._current(id)
        found: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        table.turns.look(partial(_resolve, found, partial(look, table)), partial(_fail, found))
        await self._hasten(found)
        return await found

    async def change(self, id: str, change: Callable[[Table], R]) -> R:
        """The result of `change`, after the commit of what it changed."""
        table = await self._current(id)
        found: asyncio.Future[R] = asyncio.get_running_loop().create_future()

        def attempt() -> None:
            try:
                result = change(table)
            except Exception as error:
                _fail(found, error)
                return
            if table.pending:
                table.outbox.results.append((cast("asyncio.Future[object]", found), result))
                self.touch(table)
            else:
                _resolve(found, lambda: result)

        table.turns.change(attempt, partial(_fail, found))
        await self._hasten(found)
        return await found

    async def _current(self, id: str) -> Table:
        """The table, in memory."""
        while True:
            table = await self.load(id)
            if table.turns.closed is None:
                return table
            if not isinstance(table.turns.closed, Closing):  # it could not be loaded
                raise table.turns.closed
            # It was evicted meanwhile.

    async def _hasten(self, found: asyncio.Future[R]) -> None:
        """Commit now instead of at the end of the tick, if the store does not wait for anything."""
        if not found.done() and self._store.at_once and self._writing is None:
            await self._commit()

    async def meta(self, id: str) -> Meta:
        """Seats and settings of a table as they are committed, without loading it."""
        table = self.tables.get(id)
        meta = table.committed.meta if table is not None else await self._store.call(lambda store: store.meta(id))
        if meta is None:
            raise NoTable
        return meta

    def is_current(self, table: Table) -> bool:
        """Whether the table is still in the cache."""
        return self.tables.get(table.id) is table

    # Loading

    async def load(self, id: str) -> Table:
        """The table, loaded from the store if necessary. It may have changes that are not committed."""
        table = self.tables.get(id)
        if table is not None:
            return table
        if self._store.at_once:
            return await self._load(id)
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
            loading.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(loading)

    def _loaded(self, id: str, done: asyncio.Task[Table]) -> None:
        del self._loading[id]
        if not done.cancelled():
            done.exception()  # those who wait for the table get it

    async def _load(self, id: str) -> Table:
        stored = await self._store.call(partial(_acquire, id))
        run, runs = await self._runs(stored.run)
        table = Table(stored, self._clock, self.touch, self._counts)
        self.tables[id] = table
        if stored.run < run.number:
            table.skip_downtime([(one.alive, next.began) for one, next in pairwise(runs)], run.number)
        alarms.ring(table)
        if not table.pending:
            self._note_progress(table)
        elif self._store.at_once and self._writing is None:
            await self._commit()
            if table.turns.closed is not None:
                raise table.turns.closed
        return table

    async def _runs(self, since: int) -> tuple[Run, list[Run]]:
        """The current run, and all from that one on."""
        runs: list[Run] = []
        run: Run | None = None
        while run is not self._run:  # the process may be stopped meanwhile
            run = self._run
            if 0 < since < run.number:
                runs = await self._store.call(lambda store: store.runs(since))
        return run, [one for one in runs if one.number <= run.number]

    def begin_run(self, run: Run, stopped: float) -> None:
        """The process was stopped since then, and goes on as that run (AG-6). Tables that are not loaded learn of it
        from the store."""
        self._run, self._alive = run, run.alive
        for table in tuple(self.tables.values()):
            table.turns.change(partial(table.skip_downtime, [(stopped, run.began)], run.number))

    async def _reload(self, table: Table, changes: Changes | None, error: StoreError | None) -> None:
        """After a failed commit: go back to what is stored, as the owner of the table."""
        try:
            stored = await self._store.call(partial(_read_again, table.id, table.epoch))
            table.turns.held = False
            if stored is None:
                self._discard(table, "no-table", again=False, error=NoTable())
            elif commits.is_stored(table, stored):
                self._release(table, changes)  # only the answer of the store was lost
            elif stored.run < self._run.number:
                # That the process was stopped is not stored: loading the table accounts for it first (AG-6).
                self._discard(table, "closing", again=True, error=error or owned_elsewhere())
            else:
                commits.rewind(table, stored, error or owned_elsewhere())
        except Exception as unreadable:
            log.exception("Table %s cannot be read again.", table.id)
            self._discard(table, "closing", again=True, error=unreadable)

    def _discard(self, table: Table, reason: Reason, *, again: bool, error: Exception) -> None:
        """The table leaves memory with its connections; what waits for it fails."""
        outbox = table.outbox
        self.drop(table, error)
        outbox.fail(error)
        table.connections.end_all(reason, again)

    # Committing

    def touch(self, table: Table) -> None:
        """Commit the table's changes at the end of this event-loop tick."""
        if self.tables.get(table.id) is table:
            self._pending[table.id] = table
            self._wake()

    def _wake(self) -> None:
        if self._next_commit is None and self._writing is None:
            self._next_commit = asyncio.get_running_loop().create_task(self._commit_next())

    async def _commit_next(self) -> None:
        try:
            while self._pending and self._writing is None:
                await self._commit()
        finally:
            self._next_commit = None

    def is_behind(self) -> bool:
        """Whether there are uncommitted changes."""
        return bool(self._pending) or self._writing is not None

    async def settle(self) -> None:
        """Commit and broadcast everything that is pending."""
        while self.is_behind():
            if self._writing is None:
                await self._commit()
            else:
                await asyncio.shield(self._writing)

    async def _commit(self) -> None:
        """Commit all pending changes, then broadcast them. There is one commit at a time; what happens meanwhile at
        other tables is in the next one."""
        pending, self._pending = self._pending, {}
        changed: dict[str, Changes] = {}
        failed: dict[str, StoreError | None] = {}
        for id, table in pending.items():
            try:
                if table.uncommitted:
                    changed[id] = commits.changes_of(table)
                    table.turns.held = True
            except Exception:
                log.exception("Table %s: its changes cannot be written.", id)
                failed[id] = StoreError("tables-failed")
        self._writing = writing = asyncio.get_running_loop().create_future()
        try:
            if changed:
                failed |= await self._write(tuple(changed.values()))
            for id, table in pending.items():
                if id not in failed:
                    if id in changed:
                        table.turns.held = False
                    self._release(table, changed.get(id))
                    self._go_on(table)
            for id, error in failed.items():
                await self._reload(pending[id], changed.get(id), error)
                self._go_on(pending[id])
        finally:
            self._writing = None
            writing.set_result(None)
            if self._pending:
                self._wake()

    def _go_on(self, table: Table) -> None:
        if self.is_current(table):
            self._note_progress(table)
            table.turns.go_on()

    def _release(self, table: Table, changes: Changes | None) -> None:
        """Send the changes. An error in one game's views does not stop the other tables."""
        outbox = table.outbox
        try:
            commits.release(table, changes)
        except Exception:
            log.exception("Table %s: its changes cannot be sent.", table.id)
            outbox.answer()  # they are committed

    async def _write(self, batch: Sequence[Changes]) -> dict[str, StoreError | None]:
        """Write these changes in one transaction. Returns which failed, and why (None: the table has another owner)."""
        began, now = time.perf_counter(), self._clock()
        notes = now - self._alive >= NOTE_ALIVE
        try:
            fenced = await self._store.call(partial(commits.append, batch, (self._run.number, now) if notes else None))
        except StoreError as error:
            log.error("The commit failed: %s", error)
            self._counts.failed_commits += 1
            return {changes.table: error for changes in batch}
        except Exception:
            log.exception("The commit failed.")
            self._counts.failed_commits += 1
            return {changes.table: StoreError("tables-failed") for changes in batch}
        if notes:
            self._alive = max(self._alive, now)
        self._counts.commits += 1
        self._counts.commit_seconds += time.perf_counter() - began
        self._counts.conflicts += len(fenced)
        return dict.fromkeys(fenced)

    async def note_alive(self) -> None:
        now = self._clock()
        await self._store.call(partial(commits.append, (), (self._run.number, now)))
        self._alive = now

    # Evicting

    async def evict(self, tables: Sequence[Table]) -> None:
        """Release these tables, which have no changes; the store notes when each has to be loaded again.

        They leave memory first: if one is loaded meanwhile, it has a new epoch, and is not released.
        """
        now = self._clock()
        released = [(table.id, table.epoch, table.due, table.waits_for) for table in tables]
        for table in tables:
            self.drop(table, Closing())
        try:
            await self._store.call(partial(_release_all, released, now))
        except StoreError as error:
            log.error("Tables could not be released: %s", error)
            self._unreleased += [id for id, *_ in released]

    async def evict_idle(self, is_busy: Callable[[Table], bool]) -> None:
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
            await self.evict(ready)

    def take_unreleased(self) -> list[str]:
        """Tables that have to be loaded again, because the store does not know when something is due at them."""
        ids, self._unreleased = self._unreleased, []
        return ids

    def _is_needed(self, table: Table, now: float) -> bool:
        due = table.due
        return bool(table.connections) or table.pending or (due is not None and due <= now + SOON)

    # Deleting

    async def delete(self, id: str, may: Callable[[Table], bool]) -> bool:
        """Delete the table if `may` says so, which is called when all changes are committed. Returns whether."""

        def hold(table: Table) -> Table | None:
            if not may(table):
                return None
            table.turns.held = True
            return table

        table = await self.look(id, hold)
        if table is None:
            return False
        try:
            await self._store.call(partial(_delete, ((id, table.epoch),)))
        except Conflict:
            raise owned_elsewhere() from None
        else:
            self._discard(table, "deleted", again=False, error=NoTable())
        finally:
            table.turns.held = False
            self._go_on(table)
        return True

    async def delete_unused(self, status: Status, since: float) -> int:
        """Delete tables with that status that nobody has used since then. Returns how many."""
        return await self._store.call(partial(_delete_unused, status, since, frozenset(self.tables)))

    def drop(self, table: Table, error: Exception) -> None:
        """The table leaves memory; what waits for it fails with the error."""
        self.tables.pop(table.id, None)
        self._pending.pop(table.id, None)
        self._idle.pop(table.id, None)
        table.turns.close(error)

    def _note_progress(self, table: Table) -> None:
        if table.connections:
            self._idle.pop(table.id, None)
        else:
            self._idle.setdefault(table.id, self._clock())
        self._on_progress(table)


def owned_elsewhere() -> StoreError:
    return StoreError("tables-owned-elsewhere")


def _resolve(found: asyncio.Future[R], work: Callable[[], R]) -> None:
    if found.done():
        return  # the request was given up
    try:
        found.set_result(work())
    except Exception as error:
        found.set_exception(error)


def _fail(found: asyncio.Future[R], error: Exception) -> None:
    if not found.done():
        found.set_exception(error)


# Jobs for the store


def _acquire(id: str, store: Store) -> StoredTable:
    stored = store.acquire(id)
    if stored is None:
        raise NoTable
    return stored


def _read_again(id: str, epoch: int, store: Store) -> StoredTable | None:
    stored = store.read(id)
    return stored if stored is None or stored.epoch == epoch else store.acquire(id)


def _release_all(tables: Iterable[tuple[str, int, float | None, Sequence[int]]], now: float, store: Store) -> None:
    with store.transaction():
        for id, epoch, due, waits_for in tables:
            try:
                store.release(id, epoch, due, waits_for, now)
            except Conflict:
                log.info("Table %s had another owner.", id)


def _delete(tables: Iterable[tuple[str, int]], store: Store) -> None:
    with store.transaction():
        for id, epoch in tables:
            store.delete(id, epoch)


def _delete_unused(status: Status, since: float, live: frozenset[str], store: Store) -> int:
    deleted = 0
    with store.transaction():
        for id, epoch in store.unused(status, since, MAX_DELETED):
            if id not in live:
                store.delete(id, epoch)
                deleted += 1
    return deleted
