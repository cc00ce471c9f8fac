"""All tables of this process: they are taken from the store when somebody comes, and put away when nobody is left.

What happens at the tables within one turn of the event loop is written down in one transaction; only then are
devices told and commands answered.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

import parlour
from parlour.kernel.errors import ParlourError
from parlour.tables import places
from parlour.tables.connection import Connection
from parlour.tables.counts import Counts
from parlour.tables.errors import Conflict, NoTable, NotAllowed, StoreError
from parlour.tables.messages import Rematched, TableView
from parlour.tables.meta import Kind, Meta, Place, Tokens, new_code
from parlour.tables.places import set_up
from parlour.tables.store import Store
from parlour.tables.table import Table, around, notices_of
from parlour.tables.thinking import Thinkers, Way

log = logging.getLogger(__name__)

HEARTBEAT = 2.0
"""Seconds between two notes that the server is alive: that much clock time may be given back after a crash."""
IDLE = 30.0
"""Seconds after which a table is put away that has no device connected and nothing to do."""
SOON = 60.0
"""A table is not put away if something is due within so many seconds."""
MOVE_SECONDS = 600.0
"""How long a code lives that moves a seat to another device."""
LONGEST_ALARM = 60.0
MOST_IDLE = 500
"""Tables without devices that stay in memory at the most."""
HELD = "The table was held by another server for a moment. Try again."
WATCHERS = 200
"""How many may watch one table."""


class Mine(NamedTuple):
    """A table at which a token holds a seat."""

    token: str
    seat: int
    table: TableView
    your_turn: bool


class Moving(NamedTuple):
    table: str
    grant: int
    until: float


class Hub:
    """One per process, within a running event loop. Everything it gives back or sends is written down."""

    def __init__(self, store: Store, *, bots: Way = True, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.counts = Counts()
        self._clock = clock
        self._bots = bots
        self._tables: dict[str, Table] = {}
        self._pending: dict[str, Table] = {}
        self._flush_handle: asyncio.Handle | None = None
        self._wakes: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        self._idle: dict[str, float] = {}
        "Tables without devices, and since when; the longest first."
        self._thinking: set[tuple[str, int]] = set()
        self._moving: dict[str, Moving] = {}
        self._thinkers = Thinkers()
        self._tasks: set[asyncio.Task[None]] = set()
        self._saying = 0
        "Bots that are about to speak on the spot."
        self._closing = False

    # Beginning and end

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._tokens = Tokens(self.store.secret())
        self._run = self.store.begin_run(self._clock())
        self._alive_noted = self._run.began
        self._spawn(self._heartbeat())
        self._spawn(self._wake_left_over(self.store.left_over(self._run.number)))

    async def stop(self) -> None:
        """Write down what is pending, let everyone know, and stop. Clocks stand until the next start (AG-6)."""
        self._closing = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._commit()
        for table in tuple(self._tables.values()):
            table.end_all("closing", again=True)
        self._commit()
        self._put_away(tuple(self._tables.values()))
        with self.store.transaction():
            self.store.note_alive(self._run.number, self._clock())
        self._thinkers.stop()

    async def flush(self) -> None:
        """Let everything pending be written down and sent, and let happen what is due by the clock."""
        while True:
            self._wake_due()
            while self._pending:
                self._commit()
            await asyncio.sleep(0)
            if not self._pending and not self._saying:
                return

    # Tables

    def create(
        self,
        game: str,
        options: dict[str, object],
        preset: str,
        places: Sequence[Place],
        public: bool,
        hot_seat: bool,
        host_seat: int = 0,
    ) -> Meta:
        """Set up a table. Its host's token is `token(meta.id, meta.host)`; in hot-seat there is one for each person."""
        meta = set_up(
            parlour.rules_of(game),
            options=options,
            preset=preset,
            places=places,
            public=public,
            hot_seat=hot_seat,
            host_seat=host_seat,
            now=self._clock(),
        )
        return self._add(meta)

    def _add(self, meta: Meta) -> Meta:
        with self.store.transaction():
            while not self.store.create(meta):
                meta = replace(meta, code=new_code())
        if not meta.persons:
            # Only bots: there is nobody who could say that play may begin.
            self._begin(self.table(meta.id))
        return self.meta(meta.id)

    def table(self, id: str) -> Table:
        """The table, taken from the store if need be; what it shows is written down."""
        table = self._tables.get(id)
        if table is None:
            table = self._take(id)
        elif table.pending:
            self._commit()
        return table

    def meta(self, id: str) -> Meta:
        table = self._tables.get(id)
        meta = table.meta if table is not None else self.store.meta(id)
        if meta is None:
            raise NoTable
        return meta

    def by_code(self, code: str) -> str | None:
        return self.store.by_code(code.strip().upper())

    def public_tables(self) -> list[TableView]:
        """Public tables that gather or play, the newest first."""
        return [self._around(meta) for meta in self.store.public(100)]

    def info(self, id: str) -> TableView:
        return self._around(self.meta(id))

    def _around(self, meta: Meta) -> TableView:
        table = self._tables.get(meta.id)
        return table.around() if table is not None else around(meta, notices_of(parlour.rules_of(meta.game), meta))

    def mine(self, tokens: Iterable[str]) -> list[Mine]:
        """The tables at which these tokens hold seats, the newest first."""
        found = []
        for token in dict.fromkeys(tokens):
            held = self.seat_of(token)
            if held is not None:
                id, seat = held
                found.append(Mine(token, seat, self.info(id), seat in self._waits_for(id)))
        return sorted(found, key=lambda one: -one.table.created)

    def _waits_for(self, id: str) -> tuple[int, ...]:
        if id not in self._tables:
            kept = self.store.waiting(id)
            if kept is not None and (kept.meta.status != "playing" or kept.waits is not None):
                return kept.waits or ()
        return self.table(id).waits_for

    def delete(self, id: str, by: int) -> None:
        """Any player may delete a game that is over; the host, a table where play has not begun."""
        table = self.table(id)
        self._check_person(table.meta, by)
        if table.meta.status == "gathering":
            places.check_host(table.meta, by)
        elif table.meta.status == "playing":
            raise ParlourError("The game is still being played.")
        try:
            with self.store.transaction():
                self.store.delete(id, table.epoch)
        except Conflict:
            self._take_again(table, None)
            raise StoreError(HELD) from None
        self._forget(table)
        table.end_all("deleted", again=False)
        self._pending.pop(id, None)

    # Seats

    def token(self, id: str, seat: int) -> str:
        """The token that holds the seat."""
        meta = self.meta(id)
        self._check_person(meta, seat)
        return self._tokens.make(id, seat, meta.places[seat].grant)

    def seat_of(self, token: str, table: str | None = None) -> tuple[str, int] | None:
        """Table and seat that the token holds now; None if it is no token, or holds nothing any more."""
        read = self._tokens.read(token)
        if read is None or table not in (None, read[0]):
            return None
        try:
            seat = self.meta(read[0]).seat_of(read[2])
        except NoTable:
            return None
        return None if seat is None else (read[0], seat)

    def join(self, id: str, name: str, seat: int | None = None) -> tuple[int, str]:
        table = self.table(id)
        meta, seat = places.sit(table.meta, name, seat)
        self._change(table, meta)
        return seat, self.token(id, seat)

    def leave(self, id: str, seat: int) -> None:
        """Leave a table before play begins. (In play, “leave” is a command.)"""
        table = self.table(id)
        self._check_person(table.meta, seat)
        places.check_gathering(table.meta)
        table.leave(seat)
        self._commit_for(table)

    def start_game(self, id: str, by: int) -> None:
        table = self.table(id)
        places.check_host(table.meta, by)
        self._begin(table)

    def _begin(self, table: Table) -> None:
        table.begin()
        self._commit_for(table)

    def set_place(self, id: str, by: int, seat: int, kind: Kind, name: str = "", level: str = "") -> Meta:
        """Make a place open or a bot's; in hot-seat also a person's. A person may give themselves another name."""
        table = self.table(id)
        place = Place(kind=kind, name=name, level=level)
        return self._change(table, places.set_place(table.meta, table.rules, by, seat, place))

    def add_place(self, id: str, by: int, kind: Kind = "open", name: str = "", level: str = "") -> Meta:
        table = self.table(id)
        return self._change(
            table, places.add_place(table.meta, table.rules, by, Place(kind=kind, name=name, level=level))
        )

    def drop_place(self, id: str, by: int, seat: int) -> Meta:
        """Take a place away where nobody sits. Those after it move up: tokens hold, and devices are welcomed anew."""
        table = self.table(id)
        meta = places.drop_place(table.meta, by, seat)
        table.end(seat, "removed")
        self._change(table, meta)
        table.move_up(seat)
        table.welcome_again()
        return table.meta

    def remove(self, id: str, by: int, seat: int) -> None:
        """Remove somebody else: before play the place is open again; in play a bot goes on in their stead."""
        table = self.table(id)
        places.check_host(table.meta, by)
        self._check_person(table.meta, seat)
        if seat == by:
            raise ParlourError("You cannot remove yourself.")
        if table.meta.status == "over":
            raise ParlourError("The game is over.")
        table.remove(seat)
        self._commit_for(table)

    def mute(self, id: str, by: int, seat: int, muted: bool = True) -> None:
        table = self.table(id)
        places.check_host(table.meta, by)
        self._check_person(table.meta, seat)
        self._change(table, table.meta.with_place(seat, replace(table.meta.places[seat], muted=muted)))

    def set_public(self, id: str, by: int, public: bool) -> None:
        table = self.table(id)
        places.check_host(table.meta, by)
        self._change(table, replace(table.meta, public=public and not table.meta.hot_seat))

    # Another device

    def move_code(self, id: str, seat: int) -> str:
        """A code that moves the seat to the device where it is typed. It works once, for ten minutes."""
        meta = self.meta(id)
        self._check_person(meta, seat)
        now, grant = self._clock(), meta.places[seat].grant
        self._moving = {
            code: one for code, one in self._moving.items() if one.until > now and (one.table, one.grant) != (id, grant)
        }
        while (code := new_code(6)) in self._moving:
            pass
        self._moving[code] = Moving(id, grant, now + MOVE_SECONDS)
        return code

    def claim_move(self, code: str) -> tuple[str, int, str]:
        """Table, seat and new token for that code. The old device is let go."""
        moving = self._moving.pop(code.strip().upper(), None)
        seat = None
        if moving is not None and moving.until > self._clock():
            seat = self.meta(moving.table).seat_of(moving.grant)
        if moving is None or seat is None:
            raise ParlourError("This code is not known, was used, or is too old. Ask for a new one.")
        table = self.table(moving.table)
        table.end(seat, "moved")
        self._change(table, places.grant_anew(table.meta, seat))
        return table.id, seat, self.token(table.id, seat)

    # Again

    def rematch(self, id: str, by: int) -> Meta:
        """The same places once more. It begins at once if nobody else has to come; everyone gets their seat there."""
        table = self.table(id)
        self._check_person(table.meta, by)
        if table.meta.status != "over" or table.game is None:
            raise ParlourError("The game is still being played.")
        if table.meta.next:
            try:
                return self.meta(table.meta.next)
            except NoTable:
                pass  # it was deleted: there may be another
        left = [seat for seat, one in enumerate(table.game.state.seats) if one.standing == "left"]
        meta = self._add(places.again(table.meta, by, left, self._clock()))
        self._change(table, replace(table.meta, next=meta.id))
        if meta.hot_seat or (meta.persons == (by,) and all(place.kind != "open" for place in meta.places)):
            self._begin(self.table(meta.id))
        for seat in tuple(table.connections):
            table.tell_seat(seat, self._invitation(meta.id, seat))
        return self.meta(meta.id)

    def _invitation(self, id: str, seat: int | None) -> Rematched:
        """The place of that seat at the rematch, if it has one."""
        try:
            meta = self.meta(id)
        except NoTable:
            return Rematched("", None, "")
        if seat is None or seat >= len(meta.places) or meta.places[seat].kind != "person":
            return Rematched(id, None, "")
        return Rematched(id, seat, self.token(id, seat))

    # Devices

    def connect(
        self,
        id: str,
        seat: int | None,
        send: Callable[[bytes], None],
        seen: int = 0,
        on_end: Callable[[], None] | None = None,
    ) -> Connection:
        """A device comes: it holds the seat, or watches. It is sent Welcome, and from then on everything.

        `on_end` is called when the table ends the connection, after it has said why.
        """
        table = self.table(id)
        if seat is not None:
            self._check_person(table.meta, seat)
        elif len(table.connections.get(None, ())) >= WATCHERS:
            raise ParlourError("Too many are watching this table already.")
        if seat is not None and table.hand_back(seat):
            self._commit_for(table)
        connection = Connection(table, seat, send, on_end)
        connection.tell(table.welcome(seat, seen))
        table.attach(connection)
        if table.meta.next:
            connection.tell(self._invitation(table.meta.next, seat))
        return connection

    # Writing down

    def _touch(self, table: Table) -> None:
        """Something is pending there: it is written down when the event loop has nothing else that is ready."""
        self._pending[table.id] = table
        if self._flush_handle is None and not self._closing:
            self._flush_handle = self._loop.call_soon(self._commit)

    def _commit(self) -> dict[str, StoreError]:
        """Write everything down at once, then tell everyone. Gives the tables for which it failed, and why."""
        if self._flush_handle is not None:
            self._flush_handle.cancel()
            self._flush_handle = None
        pending, self._pending = self._pending, {}
        failed = self._write([table for table in pending.values() if table.unwritten])
        for id, table in pending.items():
            if id in failed:
                self._take_again(table, failed[id])
            else:
                table.written()
            if self._tables.get(id) is table:
                self._go_on(table)
        return {id: error or StoreError(HELD) for id, error in failed.items()}

    def _write(self, tables: list[Table]) -> dict[str, StoreError | None]:
        """Write these tables down in one transaction: which failed, and why (None: another has the table)."""
        if not tables:
            return {}
        fenced: dict[str, StoreError | None] = {}
        began, now = time.perf_counter(), self._clock()
        try:
            with self.store.transaction():
                for table in tables:
                    try:
                        table.write(self.store)
                    except Conflict:
                        fenced[table.id] = None
                if now - self._alive_noted >= 1.0:
                    self.store.note_alive(self._run.number, now)
                    self._alive_noted = now
        except StoreError as error:
            log.error("Nothing could be written down: %s", error)
            self.counts.failed_commits += 1
            return dict.fromkeys((table.id for table in tables), error)
        self.counts.commits += 1
        self.counts.commit_seconds += time.perf_counter() - began
        self.counts.conflicts += len(fenced)
        return fenced

    def _commit_for(self, table: Table) -> None:
        """Write down what is pending, and refuse if that table's could not be."""
        error = self._commit().get(table.id)
        if error is not None:
            raise error

    def _change(self, table: Table, meta: Meta) -> Meta:
        table.change(meta)
        self._commit_for(table)
        return table.meta

    # Taking and putting away

    def _take(self, id: str) -> Table:
        kept = self.store.take(id, self._run.number)
        if kept is None:
            raise NoTable
        table = Table(kept, self._clock, self._touch, self.counts)
        self._tables[id] = table
        if kept.run and kept.run < self._run.number:
            runs = self.store.runs(kept.run)
            table.sleep_through((one.alive, other.began) for one, other in pairwise(runs) if other <= self._run)
        table.wake()
        if table.pending:
            self._commit()
        else:
            self._go_on(table)
        return table

    def _take_again(self, table: Table, error: StoreError | None) -> None:
        """Forget what could not be written down: read the table again, as its owner."""
        try:
            kept = self.store.read(table.id)
            if kept is not None and kept.epoch != table.epoch:
                kept = self.store.take(table.id, self._run.number)
        except StoreError:
            log.exception("Table %s cannot be read again.", table.id)
            self._forget(table)
            table.end_all("closing", again=True)
        else:
            if kept is None:
                self._forget(table)
                table.end_all("no-table", again=False)
            else:
                table.lost(kept, error or StoreError(HELD))

    def _put_away(self, tables: Sequence[Table]) -> None:
        """Give these tables up; the store says when they are needed again."""
        try:
            with self.store.transaction():
                for table in tables:
                    due = table.game.deadline if table.game is not None else None
                    try:
                        self.store.put_away(table.id, table.epoch, due, table.waits_for)
                    except Conflict:
                        log.info("Table %s was held by somebody else.", table.id)
        except StoreError as error:
            log.error("Tables could not be put away: %s", error)
            return
        for table in tables:
            self._forget(table)

    def _forget(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        self._pending.pop(table.id, None)
        self._idle.pop(table.id, None)
        armed = self._wakes.pop(table.id, None)
        if armed is not None:
            armed[1].cancel()

    def _put_idle_away(self, now: float) -> None:
        """Those come first that have been idle for longest."""
        idle: list[Table] = []
        for id, since in self._idle.items():
            if since + IDLE > now and len(self._idle) - len(idle) <= MOST_IDLE:
                break
            idle.append(self._tables[id])
        ready = [table for table in idle if self._may_be_put_away(table, now)]
        for table in idle:
            del self._idle[table.id]
            self._idle[table.id] = now
        if ready:
            self._put_away(ready)

    def _may_be_put_away(self, table: Table, now: float) -> bool:
        if table.connections or table.pending or any(id == table.id for id, _ in self._thinking):
            return False
        due = table.game.deadline if table.game is not None else None
        return (due is None or due > now + SOON) and not table.bots_to_act()

    # Time and bots

    def _go_on(self, table: Table) -> None:
        """What is to be done after a table has moved on."""
        if table.connections:
            self._idle.pop(table.id, None)
        else:
            self._idle.setdefault(table.id, self._clock())
        self._arm(table)
        if self._bots and not self._closing:
            for seat in table.bots_to_act():
                self._let_think(table, seat)

    def _arm(self, table: Table) -> None:
        """Set the alarm for what is due next at the table."""
        due = table.next_wake()
        armed = self._wakes.get(table.id)
        if armed is not None:
            if armed[0] == due:
                return
            armed[1].cancel()
            del self._wakes[table.id]
        if due is not None and not self._closing:
            # A machine may sleep, and its clock be set: no alarm is trusted for long.
            delay = min(max(0.0, due - self._clock()), LONGEST_ALARM)
            self._wakes[table.id] = due, self._loop.call_later(delay, self._wake, table)

    def _wake(self, table: Table) -> None:
        self._wakes.pop(table.id, None)
        try:
            table.wake()
        except Exception:
            log.exception("Table %s: what is due cannot be done.", table.id)
            self._wakes[table.id] = 0.0, self._loop.call_later(LONGEST_ALARM, self._wake, table)
            return
        if not table.pending:
            self._arm(table)

    def _wake_due(self) -> None:
        """Do what is due by the clock, whether or not the alarm has rung."""
        now = self._clock()
        for id, (due, handle) in tuple(self._wakes.items()):
            if due <= now:
                handle.cancel()
                self._wake(self._tables[id])

    def _let_think(self, table: Table, seat: int) -> None:
        if self._bots == "inline":
            table.thinking[seat] = table.n
            level = table.bot_level(seat)
            self._saying += 1
            self._loop.call_soon(self._say_inline, table, seat, level)
        elif (table.id, seat) not in self._thinking:
            self._thinking.add((table.id, seat))
            self._spawn(self._think(table, seat))

    def _say_inline(self, table: Table, seat: int, level: str) -> None:
        self._saying -= 1
        if self._tables.get(table.id) is not table or table.thinking[seat] != table.n:
            return
        choice = self._thinkers.choose_inline(table.meta.game, level, table.whole_view(seat))
        self.counts.bot_moves += 1
        table.say_for(seat, choice)

    async def _think(self, table: Table, seat: int) -> None:
        """Think until the bot has seen the latest and said something or decided to wait."""
        try:
            while seat in table.bots_to_act() and self._tables.get(table.id) is table:
                n = table.n
                await asyncio.sleep(self._thinkers.delay())
                if seat not in table.bots_to_act():
                    continue
                level = table.bot_level(seat)
                try:
                    choice = await self._thinkers.choose(table.meta.game, level, table.whole_view(seat))
                    known = True
                except Exception:
                    log.exception("Table %s: the bot at seat %d cannot decide.", table.id, seat)
                    choice, known = None, False
                if table.n == n and self._tables.get(table.id) is table:
                    self.counts.bot_moves += 1
                    if known:
                        table.say_for(seat, choice)
                    else:
                        table.stand_in(seat)
        finally:
            self._thinking.discard((table.id, seat))

    # Beside the tables

    async def _heartbeat(self) -> None:
        """Note that the server is alive, fetch tables for which something is due, put away what is idle."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                now = self._clock()
                with self.store.transaction():
                    self.store.note_alive(self._run.number, now)
                self._alive_noted = now
                self._put_idle_away(now)
                for id in self.store.due(now + SOON / 2):
                    self._fetch(id)
                    await asyncio.sleep(0)
                self.store.tend()
            except StoreError as error:
                log.error("The store does not answer: %s", error)

    async def _wake_left_over(self, ids: list[str]) -> None:
        """The last run ended while these tables were in memory: something may be due there, or a bot be thinking."""
        for id in ids:
            self._fetch(id)
            await asyncio.sleep(0)

    def _fetch(self, id: str) -> None:
        try:
            self.table(id)
        except ParlourError:
            log.exception("Table %s cannot be taken.", id)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _check_person(self, meta: Meta, seat: int) -> None:
        places.check_seat(meta, seat)
        if meta.places[seat].kind != "person":
            raise NotAllowed("Nobody holds that seat.")
