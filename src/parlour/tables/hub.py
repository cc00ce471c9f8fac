"""All tables of this process, for whoever serves them: setting up, sitting down, what the host may do, devices.

Everything that a method here gives back or sends is written down.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import NamedTuple, ParamSpec, TypeVar

from msgspec.structs import replace

import parlour
from parlour.kernel.errors import ParlourError
from parlour.tables import places
from parlour.tables.alarms import Alarms
from parlour.tables.around import notices_before_play, see_around
from parlour.tables.connection import Connection
from parlour.tables.counts import Counts
from parlour.tables.errors import Conflict, NoTable, NotAllowed, StoreError
from parlour.tables.keeper import SOON, Keeper, held
from parlour.tables.messages import Rematched, TableView
from parlour.tables.meta import Kind, Meta, Place, Tokens, new_code
from parlour.tables.places import set_up
from parlour.tables.steady import ahead, steady
from parlour.tables.store import Store
from parlour.tables.table import Table
from parlour.tables.thinking import Bots, Way

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

HEARTBEAT = 2.0
"""Seconds between two notes that the server is alive: that much clock time may be given back after a crash."""
MOVE_SECONDS = 600.0
"""How long a code lives that moves a seat to another device."""
WATCHERS = 200
"""How many may watch one table."""
LISTED = 100
"""How many public tables are listed."""
FRESH = 3600.0
"""Seconds for which a public table is listed even if nobody is there."""


class Mine(NamedTuple):
    """A table at which a token holds a seat."""

    token: str
    seat: int
    table: TableView
    your_turn: bool


class Moving(NamedTuple):
    """A seat that may move to another device."""

    table: str
    grant: int
    until: float


class Hub:
    """One per process, within a running event loop."""

    def __init__(self, store: Store, *, bots: Way = True, clock: Callable[[], float] | None = None) -> None:
        self.store = store
        self.counts = Counts()
        self._clock = clock or steady()
        self._way = bots
        self._moving: dict[str, Moving] = {}

    # Beginning and end

    async def start(self) -> None:
        now = self._clock()
        run = self.store.begin_run(now)
        if run.began > now:
            log.warning("The clock of this machine is behind that of the last run; the tables go on by the later one.")
            self._clock = ahead(self._clock, run.began - now)
        before = self.store.runs(run.number - 1)[0]
        if before.number < run.number and run.began - before.alive < HEARTBEAT * 2:
            log.warning("The store was in use a moment ago. If another server has it open, tables will change hands.")
        self._tokens = Tokens(self.store.secret())
        self._keeper = Keeper(self.store, run, self._clock, self.counts, self._go_on)
        self._bots = Bots(self._way, self._keeper.is_current)
        self._alarms = Alarms(self._clock, self._wake)
        self._tasks = [
            asyncio.create_task(self._heartbeat()),
            asyncio.create_task(self._fetch_left_over(self.store.left_over())),
        ]

    async def stop(self) -> None:
        """Write down what is pending, let everyone know, and stop. Clocks stand until the next start (AG-6)."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bots.stop()
        self._keeper.commit()
        for table in tuple(self._keeper.tables.values()):
            table.devices.end_all("closing", again=True)
        self._keeper.commit()
        self._alarms.stop()
        self._keeper.put_away(tuple(self._keeper.tables.values()))
        self._keeper.note_alive()

    async def flush(self) -> None:
        """Let everything pending be written down and sent, and let happen what is due by the clock. For tests."""
        while True:
            self._alarms.ring_due()
            while self._keeper.is_behind():
                self._keeper.commit()
            await asyncio.sleep(0)
            if not (self._keeper.is_behind() or self._bots.about_to_speak or self._alarms.is_any_due()):
                return

    async def work(self, deed: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """Do something that takes a while, so that no table waits for it."""
        return await self._bots.work(deed, *given, **named)

    # Tables

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._keeper.tables)

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
        return self._keeper.table(id)

    def meta(self, id: str) -> Meta:
        table = self._keeper.tables.get(id)
        meta = table.meta if table is not None else self.store.meta(id)
        if meta is None:
            raise NoTable
        return meta

    def by_code(self, code: str) -> str | None:
        return self.store.by_code(code.strip().upper())

    def public_tables(self) -> list[TableView]:
        """Public tables that gather or play, the newest first; of those where nobody is, only fresh ones."""
        fresh = self._clock() - FRESH
        views = map(self._around, self.store.public(LISTED * 3))
        live = (one for one in views if one.created > fresh or one.watching or any(place.here for place in one.places))
        return list(islice(live, LISTED))

    def info(self, id: str) -> TableView:
        return self._around(self.meta(id))

    def _around(self, meta: Meta) -> TableView:
        table = self._keeper.tables.get(meta.id)
        return table.around() if table is not None else see_around(meta, notices_before_play(meta))

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
        if id not in self._keeper.tables:
            kept = self.store.waiting(id)
            if kept is not None and (kept.meta.status != "playing" or kept.waits is not None):
                return kept.waits or ()
        try:
            return self.table(id).waits_for
        except StoreError:
            raise
        except Exception:
            # Its log cannot be read: that is no reason to keep all the other tables from their players.
            log.exception("Table %s cannot be taken.", id)
            return ()

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
            raise held() from None
        self._keeper.forget(table)
        table.devices.end_all("deleted", again=False)

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
        self._keeper.commit_for(table)

    def start_game(self, id: str, by: int) -> None:
        table = self.table(id)
        places.check_host(table.meta, by)
        self._begin(table)

    def _begin(self, table: Table) -> None:
        table.begin()
        self._keeper.commit_for(table)

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
        return self._change(table, meta)

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
        self._keeper.commit_for(table)

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

    def rematch(self, id: str, by: int, keep: Sequence[str] = ()) -> Meta:
        """The same places once more. It begins at once if nobody else has to come; everyone gets their seat there.

        `keep` is what of that which was settled by vote shall hold there too (MO-18).
        """
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
        again = places.again(table.meta, by, left, self._clock())
        meta = self._add(places.keeping(again, table.game, keep))
        grants = tuple(place.grant if place.kind == "person" else 0 for place in meta.places)
        self._change(table, replace(table.meta, next=meta.id, next_grants=grants))
        if meta.hot_seat or (meta.persons == (by,) and all(place.kind != "open" for place in meta.places)):
            self._begin(self.table(meta.id))
        for seat in table.devices.seats:
            table.devices.tell(seat, self.invitation(id, seat))
        return self.meta(meta.id)

    def invitation(self, id: str, seat: int | None) -> Rematched:
        """The place of that seat at the rematch, if it still is theirs: whoever came since then has another token."""
        old = self.meta(id)
        try:
            meta = self.meta(old.next)
        except NoTable:
            return Rematched("", None, "")
        there = meta.seat_of(old.next_grants[seat]) if seat is not None and seat < len(old.next_grants) else None
        return Rematched(meta.id, there, "" if there is None else self.token(meta.id, there))

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
        elif table.devices.watching >= WATCHERS:
            raise NotAllowed("Too many are watching this table already.")
        if seat is not None and table.come_back(seat):
            self._keeper.commit_for(table)
        connection = Connection(table, seat, send, on_end)
        connection.tell(table.welcome(seat, seen))
        table.attach(connection)
        if table.meta.next:
            connection.tell(self.invitation(id, seat))
        return connection

    # Inside

    def _change(self, table: Table, meta: Meta) -> Meta:
        table.change(meta)
        self._keeper.commit_for(table)
        return table.meta

    def _check_person(self, meta: Meta, seat: int) -> None:
        places.check_seat(meta, seat)
        if meta.places[seat].kind != "person":
            raise NotAllowed("Nobody holds that seat.")

    def _go_on(self, table: Table) -> None:
        """A table has moved on: see what is due there next, and let its bots look."""
        self._alarms.set(table, table.next_wake())
        self._bots.look(table)

    def _wake(self, table: Table) -> None:
        """Something is due."""
        if not self._keeper.is_current(table):
            return
        try:
            table.wake()
        except Exception:
            log.exception("Table %s: what is due cannot be done.", table.id)
            self._alarms.set(table, self._clock() + HEARTBEAT)
            return
        if not table.pending:
            self._go_on(table)

    async def _heartbeat(self) -> None:
        """Note that the server is alive, put away what is idle, fetch tables where something is due."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                self._keeper.note_alive()
                self._keeper.put_idle_away(self._bots.are_needed_at)
                for id in self.store.due(self._clock() + SOON / 2):
                    self._fetch(id)
                    await asyncio.sleep(0)
                self.store.tend()
            except StoreError as error:
                log.error("The store does not answer: %s", error)
            except Exception:
                log.exception("Something went wrong beside the tables; it is tried again.")

    async def _fetch_left_over(self, ids: list[str]) -> None:
        """These tables were in memory when the last run ended: something may be due there, or a bot have to act."""
        for id in ids:
            self._fetch(id)
            await asyncio.sleep(0)

    def _fetch(self, id: str) -> None:
        try:
            self.table(id)
        except Exception:  # whatever it is, the other tables are to be fetched
            log.exception("Table %s cannot be taken.", id)
