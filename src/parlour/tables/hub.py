"""All tables of this process: starting and stopping, connecting players, and keeping tables going."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from parlour.tables import alarms, seats
from parlour.tables.alarms import Alarms
from parlour.tables.bot_pool import BotMode, BotPool
from parlour.tables.broadcast import welcome
from parlour.tables.clock import TableClock, monotonic_clock
from parlour.tables.commands import receive
from parlour.tables.connections import Connection, Line
from parlour.tables.counts import Counts
from parlour.tables.errors import Closing, NoSeat, NotAllowed, OwnedElsewhere, Shut, StoreError
from parlour.tables.hosting import Hosting
from parlour.tables.lessons import Lessons
from parlour.tables.lobby import Lobby
from parlour.tables.messages import Do, Hello, Incoming, Say, refusal
from parlour.tables.meta import Grant, Who
from parlour.tables.operator import Decided, Gate
from parlour.tables.seat_tokens import SeatTokens
from parlour.tables.seeds import game_seeds
from parlour.tables.storage_limits import ABANDONED_DAYS, DAY, Owners, StorageLimits
from parlour.tables.store import Run, Store
from parlour.tables.store_worker import StoreWorker
from parlour.tables.table import Table
from parlour.tables.table_cache import MAX_CLAIMED, SOON, TableCache

if TYPE_CHECKING:
    from parlour.tables.bus import Bus
    from parlour.tables.links import Links

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_read_decided = msgspec.json.Decoder(Decided).decode

HEARTBEAT = 2.0
"""Seconds between two heartbeats in the store. After a crash, clocks go back by at most this."""
SHARED_HEARTBEAT = 1.0
"""Seconds between heartbeats if other nodes use the store, too: each renews the lease of this node."""
CLAIM_EVERY = 0.5
"""Seconds between two looks for tables of nodes that are gone."""
DELETE_EVERY = 600.0
"""Seconds between two searches for tables that nobody uses any more."""
CHECK_EVERY = 1.0
"""Seconds for which the result of a readiness check is kept: each one writes to the store."""
CLOCK_SAMPLES = 5
"""How often a node that starts asks the store for the time."""
TAKE_SECONDS = 2.0
"""How long another node may take to hear that it gets tables."""
JOIN_SECONDS = 2.0
"""How long a node that starts waits until the others reach it."""
LEAVE_SECONDS = 1.0
"""How long a node that is about to stop goes on answering, so that balancers notice that it is not ready."""
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
        bus: str = "",
    ) -> None:
        """`bus` is the address of NATS, over which this node reaches others on the same database."""
        self.store = store
        self._nats = bus
        self.bus: Bus | None = None
        self.links: Links | None = None
        self._storage = storage or StorageLimits()
        self._test_seed = test_seed
        self.counts = Counts()
        self.lessons = Lessons()
        self.gate = Gate()
        self._clock = clock or TableClock(monotonic_clock())
        self._follows_store = clock is None and store.store.shared
        self.address = secrets.token_hex(8) if bus else ""
        "The address of this node on the bus."
        self._bot_mode = bots
        self._checked = -CHECK_EVERY
        self._fault: StoreError | None = None
        "What the last readiness check found."

    async def start(self) -> None:
        if self._follows_store:
            # All nodes go by the clock of the database, so that a table keeps its time when it moves.
            ahead = await self._ahead_of_machine()
            self._clock = TableClock(monotonic_clock(lambda: time.time() + ahead))
        if isinstance(self._clock, TableClock):
            self._clock.resume(self._clock.gap()[1])
            self._clock.on_gap = self._on_gap
        now = self._clock()
        run = await self.store.call(partial(_begin_run, now, self.address, None))
        self.cache = TableCache(self.store, run, self._clock, self.counts, self._schedule)
        secret = await self.store.call(lambda store: store.secret())
        self.tokens = SeatTokens(self.store, self.cache, secret, self._clock)
        self.lobby = Lobby(self.store, self.cache, self.tokens, self._clock)
        seeds = None if self._test_seed is None else game_seeds(self._test_seed, run.number)
        owners = Owners(self.store, secret, self._storage.owner_bytes)
        self.hosting = Hosting(self.store, self.cache, self.tokens, self._clock, seeds, owners, self.gate)
        self._delete_at = now + DELETE_EVERY
        self.bots = BotPool(self._bot_mode, self._may_act)
        self.alarms = Alarms(self._clock, self._ring)
        if self._nats:
            await self._join(secret)
        self._beat = SHARED_HEARTBEAT if self.store.store.shared else HEARTBEAT
        self._claim_every = CLAIM_EVERY if self.store.store.shared else HEARTBEAT
        self._tasks = {asyncio.create_task(self._heartbeat()), asyncio.create_task(self._keep_going())}

    async def _ahead_of_machine(self) -> float:
        """By how much the clock of the store is ahead of this machine's: by the quickest of several answers."""
        found: list[tuple[float, float]] = []
        for _ in range(CLOCK_SAMPLES):
            asked = time.time()
            then = await self.store.call(lambda store: store.now())
            heard = time.time()
            found.append((heard - asked, then - (asked + heard) / 2))
        return min(found)[1]

    async def _join(self, secret: bytes) -> None:
        """Connect with the other nodes."""
        from parlour.tables.bus import Bus
        from parlour.tables.links import Links

        self.bus = Bus(self._nats, self.address)
        self.links = Links(self.bus, self.connect_client)
        self.bus.handlers["take"] = self._take
        self.bus.handlers["decided"] = self._hear_decided
        self.lobby.join(self.bus)
        await self.bus.start(secret)

    async def joined(self) -> None:
        """Wait until other nodes reach this one. If NATS is away, it goes on alone."""
        if self.bus is not None:
            await self.bus.joined(JOIN_SECONDS)

    async def leave(self) -> bool:
        """Before a stop, hand all tables over, and go on for the clients of this node until balancers have noticed.
        Returns False if there is no other node."""
        if self.bus is None or not self.bus.is_up:
            return False
        try:
            if not await self.cache.peers():
                return False
        except StoreError as error:
            log.error("The other nodes cannot be found: %s", error)
            return False
        await self.drain()
        await asyncio.sleep(LEAVE_SECONDS)
        return True

    async def stop(self) -> None:
        """Commit what is pending, end all connections, and stop. Other nodes go on with the tables; if there are none,
        clocks stop until the next start (AG-6)."""
        if self.links is not None:
            self.links.is_stopping = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.lessons.end_all()
        await self._hand_over()
        try:
            await self.cache.end_run()
        except StoreError as error:
            log.error("The last heartbeat could not be written: %s", error)
        if self.bus is not None and self.links is not None:
            await self.links.stop()
            await self.bus.stop()
        self.store.stop()

    async def drain(self) -> None:
        """Hand all tables over to other nodes. This node takes no table any more; its clients stay connected to their
        tables over the bus, until it is stopped."""
        self.gate.draining = True
        await self._hand_over()

    async def _hand_over(self) -> None:
        self.cache.is_draining = True  # nobody else is connected from now on
        await self.bots.stop()
        await self.cache.finish_loading()
        await self.cache.settle()
        while self._end_connections():
            await self.cache.settle()  # somebody may have waited to be connected
        self.alarms.stop()
        await self.cache.evict(tuple(self.cache.tables.values()), hand_over=self.bus is not None)
        await self._tell_others()

    def _end_connections(self) -> bool:
        """End the connections of all tables. Returns whether there were any."""
        ended = [table.connections.end_all("closing", again=True) for table in tuple(self.cache.tables.values())]
        return any(ended)

    async def _tell_others(self) -> None:
        """Let the other nodes load what has no owner now. If one is not reached, it finds out within a second."""
        if self.bus is None or not self.bus.is_up:
            return
        try:
            peers = await self.cache.peers()
        except StoreError as error:
            log.error("The other nodes cannot be found: %s", error)
            return
        asked = [self.bus.ask(peer, "take", b"", TAKE_SECONDS) for peer in peers]
        await asyncio.gather(*asked, return_exceptions=True)

    async def _take(self, data: bytes) -> bytes:
        """Another node has handed its tables over."""
        task = asyncio.get_running_loop().create_task(self._load_handed_over())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return b""

    async def _load_handed_over(self) -> None:
        try:
            await self.load_claimed()
        except StoreError as error:
            log.error("The store does not answer: %s", error)

    async def check(self) -> None:
        """`StoreError` if commands cannot be saved now. The store is asked at most once in `CHECK_EVERY` seconds."""
        if self.cache.is_draining:
            raise Closing
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

    async def open(
        self,
        hello: Hello,
        send: Callable[[bytes], None],
        on_end: Callable[[], None],
        round_trip: Callable[[], float | None] | None = None,
    ) -> Line:
        """Connect a client to its table, even if another node has it. `NoSeat` if its token holds none."""
        if self.links is not None:
            return await self.links.open(hello, send, on_end, round_trip)
        return await self.connect_client(hello, send, on_end, round_trip)

    async def connect_client(
        self,
        hello: Hello,
        send: Callable[[bytes], None],
        on_end: Callable[[], None] | None = None,
        round_trip: Callable[[], float | None] | None = None,
    ) -> Connection:
        """Connect a client to a table of this node: to the seat that its token holds, or as a spectator."""
        who: Grant | None = None
        if hello.token:
            who = await self.tokens.grant_of(hello.token, hello.table)
            if who is None:
                raise NoSeat
        return await self.connect(hello.table, who, send, hello.seen, on_end, round_trip)

    async def connect(
        self,
        id: str,
        who: Who | None,
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
            assert who is not None
            seat = seats.place_of(table.meta, who)
            seats.check_person(table.meta, seat)
            table.return_player(seat)

        def open(table: Table) -> Connection:
            seat = None if who is None else seats.place_of(table.meta, who)
            if seat is not None:
                seats.check_person(table.meta, seat)
            elif table.connections.watching >= MAX_SPECTATORS:
                raise NotAllowed("tables-too-many-spectators")
            connection = Connection(
                seat,
                None if seat is None else table.meta.seats[seat].grant,
                send=send,
                on_message=partial(self._receive, table),
                on_close=table.detach,
                on_end=on_end,
                round_trip=round_trip,
            )
            connection.tell(welcome(table, seat, seen))
            if self.gate.text or self.gate.read_only:
                connection.tell(self.gate.announced)
            if seat is None and table.drafts.shown is not None:
                connection.tell(table.drafts.shown)
            table.attach(connection)
            return connection

        if who is not None:
            await self.cache.change(id, return_player)
        connection = await self.cache.look(id, open)
        if (await self.cache.meta(id)).next:
            connection.tell(await self.hosting.invitation(id, who))
        return connection

    def _receive(self, table: Table, connection: Connection, message: Incoming) -> None:
        if self.gate.read_only and isinstance(message, Do | Say):
            connection.tell(refusal(message.id, Shut("tables-read-only")))
        else:
            receive(table, connection, message)

    # For the operator

    async def announce(self, text: dict[str, str]) -> None:
        """Tell everyone at all nodes, now and when they connect. An empty text takes the announcement back."""
        await self._apply(self.gate.decide(time.time(), text=text))
        await self._tell_nodes()

    async def set_read_only(self, on: bool) -> None:
        """From now on nothing changes at any table of any node, or may again. All clocks stand still meanwhile
        (AG-6)."""
        await self._apply(self.gate.decide(time.time(), read_only=on))
        await self._tell_nodes()

    async def _apply(self, decided: Decided) -> None:
        was_on = self.gate.read_only
        if not self.gate.take(decided):
            return
        if decided.read_only and not was_on:
            await self.cache.settle()
        if decided.read_only != was_on and isinstance(self._clock, TableClock):
            (self._clock.hold if decided.read_only else self._clock.let_go)()
        for table in tuple(self.cache.tables.values()):
            table.connections.tell_all(self.gate.announced)

    async def _tell_nodes(self) -> None:
        """Tell the other nodes what the operator has decided. One that starts or is reached later is told then."""
        bus = self.bus
        if bus is None or not bus.is_up or not self.gate.has_decided:
            return
        decided, nodes = self.gate.to_tell(await self.cache.peers())
        data = _encode(decided)
        answers = await asyncio.gather(
            *(bus.ask(node, "decided", data, TAKE_SECONDS) for node in nodes), return_exceptions=True
        )
        for node, answer in zip(nodes, answers, strict=True):
            if isinstance(answer, bytes):
                self.gate.note_told(decided, node)

    async def _hear_decided(self, data: bytes) -> bytes:
        await self._apply(_read_decided(data))
        return b""

    # Keeping tables going

    def _may_act(self, table: Table) -> bool:
        """Whether a bot may act at that table."""
        return self.cache.is_current(table) and not self.gate.read_only

    def _on_gap(self) -> None:
        # The clock may be read in the middle of anything; the games are paused afterwards.
        task = asyncio.get_running_loop().create_task(self._skip_gap())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _skip_gap(self, since: float | None = None) -> None:
        """AG-6: the process was stopped or the machine slept, or the store gave no answer since then. That counts as
        the end of a run and a new start."""
        assert isinstance(self._clock, TableClock)
        while True:
            try:
                await self.cache.note_alive(since)
                stopped, began = self._clock.gap()
                stopped = stopped if since is None else since
                run = await self.store.call(partial(_begin_run, began, self.address, self.cache.run.number))
            except Exception as error:  # until it is noted, all clocks stand still
                is_known = isinstance(error, StoreError)
                log.error("That the server was stopped cannot be noted: %s", error, exc_info=not is_known)
                await asyncio.sleep(self._beat)
            else:
                break
        _, goes_on = self._clock.gap()  # noting it may have taken long, and is no stop of its own
        what = "server was stopped" if since is None else "store did not answer"
        log.warning("The %s for %.0f seconds, and the clocks of all games stood still.", what, goes_on - stopped)
        self._clock.resume(goes_on)
        if self.gate.read_only:
            self._clock.hold()
        self.cache.begin_run(run, stopped, goes_on)

    async def _wait_for_store(self) -> None:
        """AG-6: nobody can act while the store does not answer, so all clocks stand still since the last heartbeat."""
        if isinstance(self._clock, TableClock) and not self._clock.is_stopped:
            self._clock.hold()
            await self._skip_gap(self.cache.alive)

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
        """Write the heartbeat."""
        while True:
            await asyncio.sleep(self._beat)
            try:
                try:
                    await self.cache.note_alive()
                except StoreError as error:
                    log.error("The heartbeat could not be written: %s", error)
                    await self._wait_for_store()
            except Exception:
                log.exception("The heartbeat failed; it is tried again.")

    async def _keep_going(self) -> None:
        """Load tables where something is due and those of nodes that are gone, evict idle ones."""
        await self.joined()  # before it takes a table that others then ask it for
        while True:
            try:
                await self.load_claimed()
                await self._tell_nodes()
                await asyncio.sleep(self._claim_every)
                await self.cache.evict_idle(self.bots.are_busy_at)
                await self.store.call(lambda store: store.maintain())
                if self._clock() >= self._delete_at:
                    self._delete_at = self._clock() + DELETE_EVERY
                    await self.delete_unused()
            except StoreError as error:
                log.error("The store does not answer: %s", error)
                await asyncio.sleep(self._beat)
            except Exception:
                log.exception("Tables could not be kept going; it is tried again.")
                await asyncio.sleep(self._beat)

    async def delete_unused(self) -> None:
        """Delete tables that never began and, if the operator wants it, old finished games."""
        now, keep = self._clock(), self._storage.keep_days
        deleted = await self.cache.delete_unused("gathering", now - ABANDONED_DAYS * DAY)
        if keep is not None:
            deleted += await self.cache.delete_unused("over", now - keep * DAY)
        self.counts.deleted += deleted

    async def load_claimed(self) -> None:
        """Load the tables that nobody else keeps going: alarms or bots may be due."""
        while ids := await self.cache.claim(self._clock() + SOON / 2):
            for id in ids:
                await self._load(id)
                await asyncio.sleep(0)
            if len(ids) < MAX_CLAIMED:
                return

    async def _load(self, id: str) -> None:
        try:
            await self.cache.load(id)
        except (OwnedElsewhere, Closing):
            pass  # another node was quicker, or this one hands its tables over
        except StoreError as error:
            log.error("Table %s cannot be loaded: %s", id, error)
            self.cache.load_later(id)
        except Exception:  # the other tables still have to be loaded
            log.exception("Table %s cannot be loaded.", id)


# Jobs for the store


def _begin_run(now: float, address: str, after: int | None, store: Store) -> Run:
    return store.begin_run(now, address, after)
