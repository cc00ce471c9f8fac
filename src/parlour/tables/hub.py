"""All tables of this process: starting and stopping, connecting players, and keeping tables going."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from parlour.tables import alarms, seats
from parlour.tables.alarms import Alarms
from parlour.tables.bot_pool import BotMode, BotPool
from parlour.tables.broadcast import welcome
from parlour.tables.clock import TableClock, monotonic_clock
from parlour.tables.commands import receive
from parlour.tables.connections import Connection
from parlour.tables.counts import Counts
from parlour.tables.errors import NotAllowed, StoreError
from parlour.tables.hosting import Hosting
from parlour.tables.lessons import Lessons
from parlour.tables.lobby import Lobby
from parlour.tables.seat_tokens import SeatTokens
from parlour.tables.seeds import game_seeds
from parlour.tables.storage_limits import ABANDONED_DAYS, DAY, Owners, StorageLimits
from parlour.tables.store import Run, Store
from parlour.tables.store_worker import StoreWorker
from parlour.tables.table import Table
from parlour.tables.table_cache import SOON, TableCache

log = logging.getLogger(__name__)

HEARTBEAT = 2.0
"""Seconds between two heartbeats in the store. After a crash, clocks go back by at most this."""
DELETE_EVERY = 600.0
"""Seconds between two searches for tables that nobody uses any more."""
CHECK_EVERY = 1.0
"""Seconds for which the result of a readiness check is kept: each one writes to the store."""
MAX_SPECTATORS = 200
"""Spectators that one table may have."""


class Hub:
    """One per process, within a running event loop. Everything that its parts return or send is committed.

    `test_seed`: all deals, rolls and choices of bots derive from this number, so that tests can predict them.
    """

    def __init__(
        self,
        store: StoreWorker,
        *,
        bots: BotMode = True,
        clock: Callable[[], float] | None = None,
        test_seed: int | None = None,
        storage: StorageLimits | None = None,
    ) -> None:
        self.store = store
        self._storage = storage or StorageLimits()
        self._test_seed = test_seed
        self.counts = Counts()
        self.lessons = Lessons()
        self._clock = clock or TableClock(monotonic_clock())
        self._bot_mode = bots
        self._checked = -CHECK_EVERY
        self._fault: StoreError | None = None
        "What the last readiness check found."

    async def start(self) -> None:
        if isinstance(self._clock, TableClock):
            self._clock.resume(self._clock.gap()[1])
            self._clock.on_gap = self._on_gap
        now = self._clock()
        run = await self.store.call(partial(_begin_run, now))
        self.cache = TableCache(self.store, run, self._clock, self.counts, self._schedule)
        secret = await self.store.call(lambda store: store.secret())
        self.tokens = SeatTokens(self.cache, secret, self._clock)
        self.lobby = Lobby(self.store, self.cache, self.tokens, self._clock)
        seeds = None if self._test_seed is None else game_seeds(self._test_seed, run.number)
        owners = Owners(self.store, secret, self._storage.owner_bytes)
        self.hosting = Hosting(self.store, self.cache, self.tokens, self._clock, seeds, owners)
        self._delete_at = now + DELETE_EVERY
        self.bots = BotPool(self._bot_mode, self.cache.is_current)
        self.alarms = Alarms(self._clock, self._ring)
        unreleased = await self.store.call(lambda store: store.unreleased())
        self._tasks = {
            asyncio.create_task(self._heartbeat()),
            asyncio.create_task(self._load_unreleased(unreleased)),
        }

    async def stop(self) -> None:
        """Commit what is pending, end all connections, and stop. Clocks stop until the next start (AG-6)."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.stop()
        await self.cache.settle()
        for table in tuple(self.cache.tables.values()):
            table.connections.end_all("closing", again=True)
        self.lessons.end_all()
        await self.cache.settle()
        self.alarms.stop()
        await self.cache.evict(tuple(self.cache.tables.values()))
        try:
            await self.cache.note_alive()
        except StoreError as error:
            log.error("The last heartbeat could not be written: %s", error)
        self.store.stop()

    async def check(self) -> None:
        """`StoreError` if commands cannot be saved now. The store is asked at most once in `CHECK_EVERY` seconds."""
        now = time.monotonic()
        if now >= self._checked + CHECK_EVERY:
            self._checked, self._fault = now, None
            try:
                await self.store.call(lambda store: store.check())
            except StoreError as error:
                self._fault = error
        if self._fault is not None:
            raise self._fault

    async def flush(self) -> None:
        """Commit and send everything pending, and do everything that is due by the clock. For tests."""
        while True:
            self.alarms.ring_due()
            await self.cache.settle()
            await asyncio.sleep(0)
            if not (self.cache.is_behind() or self.bots.about_to_act or self.alarms.is_any_due()):
                return

    async def connect(
        self,
        id: str,
        seat: int | None,
        send: Callable[[bytes], None],
        seen: int = 0,
        on_end: Callable[[], None] | None = None,
        round_trip: Callable[[], float | None] | None = None,
    ) -> Connection:
        """Connect the player of that seat, or a spectator. Sends Welcome, then every change.

        `on_end` is called when the table ends the connection, after the reason was sent. `round_trip` is the round trip
        that the network measures, in seconds, if it is known.
        """

        def return_player(table: Table) -> None:
            assert seat is not None
            seats.check_person(table.meta, seat)
            table.return_player(seat)

        def open(table: Table) -> Connection:
            if seat is not None:
                seats.check_person(table.meta, seat)
            elif table.connections.watching >= MAX_SPECTATORS:
                raise NotAllowed("tables-too-many-spectators")
            connection = Connection(
                seat,
                None if seat is None else table.meta.seats[seat].grant,
                send=send,
                on_message=partial(receive, table),
                on_close=table.detach,
                on_end=on_end,
                round_trip=round_trip,
            )
            connection.tell(welcome(table, seat, seen))
            if seat is None and table.drafts.shown is not None:
                connection.tell(table.drafts.shown)
            table.attach(connection)
            return connection

        if seat is not None:
            await self.cache.change(id, return_player)
        connection = await self.cache.look(id, open)
        if (await self.cache.meta(id)).next:
            connection.tell(await self.hosting.invitation(id, seat))
        return connection

    # Keeping tables going

    def _on_gap(self) -> None:
        # The clock may be read in the middle of anything; the games are paused afterwards.
        task = asyncio.get_running_loop().create_task(self._skip_gap())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _skip_gap(self) -> None:
        """AG-6: the process was stopped or the machine slept, which counts as the end of a run and a new start."""
        assert isinstance(self._clock, TableClock)
        while True:
            try:
                await self.cache.note_alive()
                stopped, began = self._clock.gap()
                run = await self.store.call(partial(_begin_run, began))
            except StoreError as error:
                log.error("That the server was stopped cannot be noted: %s", error)
                await asyncio.sleep(HEARTBEAT)
            else:
                break
        log.warning("The server was stopped for %.0f seconds, and with it the clocks of all games.", began - stopped)
        self._clock.resume(began)
        self.cache.begin_run(run, stopped)

    def _schedule(self, table: Table) -> None:
        """Reschedule alarms and bots of a table."""
        self.alarms.set(table, alarms.next_alarm(table))
        self.bots.schedule(table)

    def _ring(self, table: Table) -> None:
        table.turns.change(partial(self._do_what_is_due, table))

    def _do_what_is_due(self, table: Table) -> None:
        if not self.cache.is_current(table):
            return
        try:
            alarms.ring(table)
        except Exception:
            log.exception("Table %s: what is due cannot be done.", table.id)
            self.alarms.set(table, self._clock() + HEARTBEAT)
            return
        if not table.pending:
            self._schedule(table)

    async def _heartbeat(self) -> None:
        """Write the heartbeat, evict idle tables, load tables where something is due."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.cache.note_alive()
                await self.cache.evict_idle(self.bots.are_busy_at)
                soon = self._clock() + SOON / 2
                due = await self.store.call(partial(_due, soon))
                for id in (*self.cache.take_unreleased(), *due):
                    await self._load(id)
                    await asyncio.sleep(0)
                await self.store.call(lambda store: store.maintain())
                if self._clock() >= self._delete_at:
                    self._delete_at = self._clock() + DELETE_EVERY
                    await self.delete_unused()
            except StoreError as error:
                log.error("The store does not answer: %s", error)
            except Exception:
                log.exception("The heartbeat failed; it is tried again.")

    async def delete_unused(self) -> None:
        """Delete tables that never began and, if the operator wants it, old finished games."""
        now, keep = self._clock(), self._storage.keep_days
        deleted = await self.cache.delete_unused("gathering", now - ABANDONED_DAYS * DAY)
        if keep is not None:
            deleted += await self.cache.delete_unused("over", now - keep * DAY)
        self.counts.deleted += deleted

    async def _load_unreleased(self, ids: list[str]) -> None:
        """Load the tables that were in memory when the last run was killed: alarms or bots may be due."""
        for id in ids:
            await self._load(id)
            await asyncio.sleep(0)

    async def _load(self, id: str) -> None:
        try:
            await self.cache.load(id)
        except Exception:  # the other tables still have to be loaded
            log.exception("Table %s cannot be loaded.", id)


# Jobs for the store


def _begin_run(now: float, store: Store) -> Run:
    return store.begin_run(now)


def _due(before: float, store: Store) -> list[str]:
    return store.due(before)
