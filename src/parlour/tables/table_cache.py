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
from itertools import islice
from typing import TypeVar, cast

from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.tables import alarms, commits
from parlour.tables.clock import ticks
from parlour.tables.commits import Changes
from parlour.tables.connections import Reason
from parlour.tables.counts import Counts
from parlour.tables.errors import Closing, Conflict, NoTable, OwnedElsewhere, StoreError
from parlour.tables.loading import load_game
from parlour.tables.meta import Meta, Status
from parlour.tables.store import LEASE, Run, Store, StoredTable
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
MAX_CLAIMED = 50
"""Tables that a node claims at a time, so that several nodes share those of a dead one."""
MAX_DELETED = 100
"""Unused tables that are deleted in one transaction."""
SLOW = 1.0
"""Seconds that a commit may take. A longer one counts as a pause (AG-6)."""
MAX_RESUMED = 25
"""Tables resumed in one turn of the event loop after the process was stopped, so that the heartbeat is not late."""
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
        self._went_on = run.began
        "When its tables could go on: a stop is noted before, and that takes time."
        self._leased = ticks()
        "When the lease was last renewed."
        self._handed_over: float | None = None
        "When this node handed its tables over. Its heartbeats do not go beyond that time: it has no tables since then."
        self._pending: dict[str, Table] = {}
        "Tables with changes for the next commit."
        self._next_commit: asyncio.Task[None] | None = None
        self._writing: asyncio.Future[None] | None = None
        "Done when the commit is, if there is one."
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._idle: dict[str, float] = {}
        "Tables without connections, and since when; longest idle first."
        self.is_draining = False
        "Whether this node takes no more tables."
        self._stopped: dict[str, tuple[Table, float]] = {}
        "Tables still to be resumed after the process was stopped, and when their clocks stopped."
        self._unloaded: list[str] = []
        "Tables of this node that are not in memory because the store failed."

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
            # It was evicted meanwhile: load it again.

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
        if table is not None and not self.is_draining:
            return table
        if self.is_draining:  # even if it is still here: a client that connects now would not be told to leave
            address = (await self.elsewhere([id])).get(id)
            raise Closing if address is None else OwnedElsewhere(address)
        if self._store.at_once:
            return await self._load(id)
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
            loading.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(loading)

    async def finish_loading(self) -> None:
        """Wait for the tables that are being loaded."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    def _loaded(self, id: str, done: asyncio.Task[Table]) -> None:
        del self._loading[id]
        if not done.cancelled():
            done.exception()  # those who wait for the table get it

    async def _load(self, id: str) -> Table:
        run: Run | None = None
        while run is not self._run:  # the process may be stopped meanwhile
            run, asked = self._run, self._clock()
            stored = await self._store.call(partial(_acquire, id, run.number, asked))
        table = Table(stored, self._clock, self.touch, self._counts)
        self.tables[id] = table
        if stored.gaps:
            # Nobody could act while it was read, either.
            ends = {run.began: self._went_on, asked: self._clock()}
            table.skip_downtime([(stopped, ends.get(began, began)) for stopped, began in stored.gaps], run.number)
        alarms.ring(table)
        if not table.pending:
            self._note_progress(table)
        elif self._store.at_once and self._writing is None:
            await self._commit()
            if table.turns.closed is not None:
                raise table.turns.closed
        return table

    async def elsewhere(self, ids: Sequence[str]) -> dict[str, str]:
        """The address of the node that has each of these tables, if another one has it."""
        unknown, run = [id for id in ids if id not in self.tables], self._run.number
        return await self._store.call(lambda store: store.owners(unknown, run)) if unknown else {}

    async def stored_game(self, id: str) -> Game[State] | None:
        """The game as it is committed, also of a table that another node has."""
        stored = await self._store.call(lambda store: store.read(id))
        if stored is None:
            raise NoTable
        loaded = load_game(stored)
        return None if loaded is None else loaded[0]

    async def peers(self) -> list[str]:
        """The addresses of all other nodes."""
        run = self._run.number
        return await self._store.call(lambda store: store.peers(run))

    async def claim(self, before: float) -> list[str]:
        """The tables that this node has to load, as their owner from now on: something is due at them by `before`, the
        lease of their node has run out, or the store failed to load them."""
        if self.is_draining:
            return []
        ids, self._unloaded = self._unloaded, []
        try:
            ids += await self._store.call(partial(_claim, self._run.number, before))
        except StoreError:
            self._unloaded += ids
            raise
        return ids

    def load_later(self, id: str) -> None:
        """The store failed to load a table of this node."""
        self._unloaded.append(id)

    @property
    def run(self) -> Run:
        """The current run."""
        return self._run

    def begin_run(self, run: Run, stopped: float, goes_on: float) -> None:
        """The process was stopped between these times, and goes on as that run (AG-6). Its tables go on some at a time,
        those first where somebody is; until then nothing happens at them. Tables that are not loaded learn of it from
        the store."""
        self._run, self._alive, self._leased, self._went_on = run, run.alive, ticks(), goes_on
        for table in sorted(self.tables.values(), key=lambda table: not table.connections):
            if table.id in self._stopped:
                continue  # it has not gone on since the stop before
            if table.turns.held or table.pending:
                table.turns.change(partial(self._skip, table, stopped, goes_on, run.number))
            else:
                table.turns.held = True
                self._stopped[table.id] = table, stopped
        self._wake()

    def _resume_some(self) -> None:
        """Resume the next few tables after the process was stopped."""
        for id in tuple(islice(self._stopped, MAX_RESUMED)):
            table, stopped = self._stopped.pop(id)
            table.turns.held = False
            self._skip(table, stopped, self._clock(), self._run.number)

    def _skip(self, table: Table, stopped: float, goes_on: float, run: int) -> None:
        """AG-6: note at a table that the process was stopped between these times, and goes on as that run."""
        try:
            table.skip_downtime([(stopped, goes_on)], run)
        except Exception:  # the other tables still have to go on
            log.exception("Table %s: its pause cannot be noted.", table.id)

    async def _reload(self, table: Table, changes: Changes | None, error: StoreError | None) -> None:
        """After a failed commit: go back to what is stored, or drop the table if another node has taken it."""
        try:
            stored = await self._store.call(lambda store: store.read(table.id))
            table.turns.held = False
            if stored is None:
                self._discard(table, "no-table", again=False, error=NoTable())
            elif stored.epoch != table.epoch:
                self._discard(table, "closing", again=True, error=OwnedElsewhere())
            elif commits.is_stored(table, stored):
                self._release(table, changes)  # only the answer of the store was lost
            elif stored.run != self._run.number:
                # That the process was stopped is not stored: loading the table accounts for it first (AG-6).
                self._discard(table, "closing", again=True, error=error or OwnedElsewhere())
                self.load_later(table.id)
            else:
                commits.rewind(table, stored, error or OwnedElsewhere())
        except Exception as unreadable:
            is_known = isinstance(unreadable, StoreError)
            log.error("Table %s cannot be read again: %s", table.id, unreadable, exc_info=not is_known)
            self._discard(table, "closing", again=True, error=unreadable)
            self.load_later(table.id)  # its alarms and bots have to go on even if nobody asks for it

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
            while self.is_behind() and self._writing is None:
                self._resume_some()
                await self._commit()
                if self._stopped:
                    await asyncio.sleep(0)  # everything else has its turn, too
        finally:
            self._next_commit = None

    def is_behind(self) -> bool:
        """Whether there are uncommitted changes."""
        return bool(self._pending or self._stopped) or self._writing is not None

    async def settle(self) -> None:
        """Commit and broadcast everything that is pending."""
        while self.is_behind():
            if self._writing is None:
                self._resume_some()
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
                    table.turns.held = True
                    changed[id] = commits.changes_of(table)
            except Exception:
                log.exception("Table %s: its changes cannot be written.", id)
                failed[id] = StoreError("tables-failed")
        self._writing = writing = asyncio.get_running_loop().create_future()
        try:
            for table in pending.values():
                if not table.turns.held:
                    # It has only something to send. It is sent now, before the table can have uncommitted changes.
                    self._release(table, None)
                    self._go_on(table)
            began = self._clock()
            if changed:
                failed |= await self._write(tuple(changed.values()))
            is_late = self._clock() > began + SLOW
            for id, changes in changed.items():
                if id not in failed:
                    table = pending[id]
                    table.turns.held = False
                    self._release(table, changes)
                    self._go_on(table, is_late=is_late)
            for id, error in failed.items():
                await self._reload(pending[id], changed.get(id), error)
                self._go_on(pending[id])
        finally:
            self._writing = None
            writing.set_result(None)
            if self.is_behind():
                self._wake()

    def _go_on(self, table: Table, *, is_late: bool = False) -> None:
        """Run what has waited for the commit. An error at one table does not stop the others."""
        try:
            if is_late:
                table.skip_wait()
            if self.is_current(table):
                self._note_progress(table)
        except Exception:
            log.exception("Table %s: what follows from its changes cannot be done.", table.id)
        if self.is_current(table):
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
        began, began_at, now = time.perf_counter(), ticks(), self._clock()
        notes = now - self._alive >= NOTE_ALIVE and began_at < self._leased + LEASE
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
            self._alive, self._leased = max(self._alive, now), began_at
        self._counts.commits += 1
        self._counts.commit_seconds += time.perf_counter() - began
        self._counts.conflicts += len(fenced)
        return dict.fromkeys(fenced)

    @property
    def alive(self) -> float:
        """The last heartbeat that was written."""
        return self._alive

    async def note_alive(self, at: float | None = None) -> None:
        """Write the heartbeat for `at`, or for now, and renew the lease. If the lease had run out, drop the tables that
        other nodes have taken."""
        now, began = self._clock() if at is None else at, ticks()
        if self._handed_over is not None:
            now = min(now, self._handed_over)
        was_out = began >= self._leased + LEASE
        await self._store.call(partial(commits.append, (), (self._run.number, now)))
        self._alive, self._leased = now, began
        if was_out:
            await self._let_go()

    async def _let_go(self) -> None:
        """Drop the tables that other nodes have taken."""
        run = self._run.number
        tables = [table for table in self.tables.values() if table.committed.run == run]
        owned = await self._store.call(lambda store: store.owned(run))
        for table in tables:
            if table.id not in owned and self.is_current(table) and not table.turns.held:
                self._discard(table, "closing", again=True, error=OwnedElsewhere())

    async def end_run(self) -> None:
        """Write the last heartbeat, and give up the lease."""
        run, now = self._run.number, self._clock() if self._handed_over is None else self._handed_over
        await self._store.call(lambda store: store.end_run(run, now))

    # Evicting

    async def evict(self, tables: Sequence[Table], *, hand_over: bool = False) -> None:
        """Release these tables, which have no changes; the store notes when each has to be loaded again. `hand_over`:
        this node ends, and another one should load those in play at once. Their clocks stop until then (AG-6).

        They leave memory first. One that is loaded again meanwhile has a new epoch and is not released.
        """
        now = self._clock()
        if hand_over and self._handed_over is None:
            self._handed_over = now
        released = []
        for table in tables:
            moves = hand_over and table.meta.status == "playing"
            released.append((table.id, table.epoch, now if moves else table.due, table.waits_for, moves))
        for table in tables:
            self.drop(table, Closing())
        try:
            await self._store.call(partial(_release_all, released, now))
        except StoreError as error:
            log.error("Tables could not be released: %s", error)
            self._unloaded += [id for id, *_ in released]

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

    def _is_needed(self, table: Table, now: float) -> bool:
        due = table.due
        is_busy = bool(table.connections) or table.pending or table.turns.held
        return is_busy or (due is not None and due <= now + SOON)

    # Deleting

    async def delete(self, id: str, may: Callable[[Table], bool]) -> bool:
        """Delete the table if `may` allows it, once all its changes are committed. Returns whether it did."""

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
            raise OwnedElsewhere from None
        else:
            self._discard(table, "deleted", again=False, error=NoTable())
        finally:
            table.turns.held = False
            self._go_on(table)
        return True

    async def delete_unused(self, status: Status, since: float) -> int:
        """Delete tables with that status that were not used since then. Returns how many."""
        return await self._store.call(partial(_delete_unused, status, since, frozenset(self.tables)))

    def drop(self, table: Table, error: Exception) -> None:
        """The table leaves memory; what waits for it fails with the error."""
        self.tables.pop(table.id, None)
        self._pending.pop(table.id, None)
        self._stopped.pop(table.id, None)
        self._idle.pop(table.id, None)
        table.turns.close(error)

    def _note_progress(self, table: Table) -> None:
        if table.connections:
            self._idle.pop(table.id, None)
        else:
            self._idle.setdefault(table.id, self._clock())
        self._on_progress(table)


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


def _acquire(id: str, run: int, now: float, store: Store) -> StoredTable:
    stored = store.acquire(id, run, now)
    if stored is None:
        raise NoTable
    return stored


def _claim(run: int, before: float, store: Store) -> list[str]:
    return store.claim(run, before, MAX_CLAIMED)


def _release_all(
    tables: Iterable[tuple[str, int, float | None, Sequence[int], bool]], now: float, store: Store
) -> None:
    with store.transaction():
        for id, epoch, due, waits_for, handed_over in tables:
            try:
                store.release(id, epoch, due, waits_for, now, handed_over=handed_over)
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
                try:
                    store.delete(id, epoch)
                except Conflict:
                    continue  # somebody opened it, or another node deleted it
                deleted += 1
    return deleted
