"""Setting up and deleting tables, joining and leaving, what the host may change, rematches.

Each method commits what it changes before it returns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

import parlour
from parlour.kernel.chance import new_secret
from parlour.kernel.errors import ParlourError
from parlour.tables import seats
from parlour.tables.errors import NoTable
from parlour.tables.messages import Rematched
from parlour.tables.meta import ChatMode, Kind, Meta, SeatInfo, Who, new_code
from parlour.tables.operator import Gate
from parlour.tables.seat_tokens import SeatTokens
from parlour.tables.seats import place_of
from parlour.tables.seeds import Seeds
from parlour.tables.storage_limits import Owners
from parlour.tables.store import Store
from parlour.tables.store_worker import StoreWorker
from parlour.tables.table import Table
from parlour.tables.table_cache import TableCache

R = TypeVar("R")


class Hosting:
    def __init__(
        self,
        store: StoreWorker,
        cache: TableCache,
        tokens: SeatTokens,
        clock: Callable[[], float],
        seeds: Seeds | None,
        owners: Owners,
        gate: Gate,
    ) -> None:
        self._store = store
        self._cache = cache
        self._tokens = tokens
        self._clock = clock
        self._seeds = seeds
        self._owners = owners
        self._gate = gate

    # Tables

    async def create(
        self,
        game: str,
        options: dict[str, object],
        preset: str,
        seat_infos: Sequence[SeatInfo],
        public: bool,
        hot_seat: bool,
        host_seat: int = 0,
        television: bool = False,
        address: str = "",
    ) -> Meta:
        """Set up a table. Only the host's seat is taken then; in hot-seat the seats of all persons are, and at a
        television none.

        `address` is that of the client, whose tables may not take up too much room.
        """
        meta = seats.set_up(
            parlour.rules_of(game),
            options=options,
            preset=preset,
            seat_infos=seat_infos,
            public=public,
            hot_seat=hot_seat,
            television=television,
            host_seat=host_seat,
            now=self._clock(),
        )
        return await self._add(meta, address)

    async def _add(self, meta: Meta, address: str) -> Meta:
        self._gate.check_new_table()
        owner = self._owners.owner(address)
        await self._owners.check(owner)
        secret = new_secret().hex() if self._seeds is None else ""
        meta = replace(seats.with_notices(meta, parlour.rules_of(meta.game)), secret=secret)
        meta = await self._store.call(partial(_create, meta, owner))
        if not meta.persons and not seats.has_open(meta):
            # There are only bots, so nobody could start the game.
            await self._cache.change(meta.id, self._begin)
        return await self._cache.meta(meta.id)

    async def start_game(self, id: str, by: Who) -> None:
        def start(table: Table) -> None:
            seats.check_host(table.meta, place_of(table.meta, by))
            self._begin(table)

        await self._alter(id, start)

    def _begin(self, table: Table) -> None:
        table.begin(None if self._seeds is None else next(self._seeds))

    async def delete(self, id: str, by: Who) -> None:
        """A player deletes a game that is over for themselves; it is gone when all have. The host deletes a table where
        the game has not begun."""

        def may_delete(table: Table) -> bool:
            seat = place_of(table.meta, by)
            seats.check_person(table.meta, seat)
            if table.meta.status == "playing":
                raise ParlourError("tables-not-over")
            if table.meta.status == "gathering":
                seats.check_host(table.meta, seat)
                return True
            return seats.is_forgotten(seats.forget(table.meta, seat))

        def forget(table: Table) -> None:
            seat = place_of(table.meta, by)
            table.disconnect(seat, "deleted")
            table.change(seats.forget(table.meta, seat))

        self._gate.check_change()
        if not await self._cache.delete(id, may_delete):
            await self._cache.change(id, forget)

    # Players

    async def join(self, id: str, name: str, seat: Who | None = None, number: str = "") -> tuple[int, str]:
        """Take that seat, or the first open one. Returns the seat and its token.

        `number`: what the player adds to the secret seed (AG-2).
        """

        def sit(table: Table) -> tuple[int, str]:
            wanted = None if seat is None else place_of(table.meta, seat)
            meta, taken = seats.sit(table.meta, table.rules, name, wanted)
            if number:
                meta = seats.add_number(meta, taken, number)
            table.change(meta)
            return taken, self._tokens.of(table.meta, taken)

        return await self._alter(id, sit)

    async def add_number(self, id: str, who: Who, number: str) -> None:
        """Add a player's number to the secret seed before the deal (AG-2)."""
        await self._change(id, lambda table: seats.add_number(table.meta, place_of(table.meta, who), number))

    async def leave(self, id: str, who: Who) -> None:
        """Leave a table before the game begins. (During the game, “leave” is a command.)"""

        def leave(table: Table) -> None:
            seat = place_of(table.meta, who)
            seats.check_person(table.meta, seat)
            seats.check_gathering(table.meta)
            table.leave(seat)

        await self._alter(id, leave)

    # Changes by the host

    async def set_seat(self, id: str, by: Who, seat: Who, kind: Kind, name: str = "", level: str = "") -> Meta:
        """Make a seat open or a bot's; in hot-seat also a person's. Players may change their own names."""
        info = SeatInfo(kind=kind, name=name, level=level)

        def fill(table: Table) -> Meta:
            meta = table.meta
            return seats.set_seat(meta, table.rules, place_of(meta, by), place_of(meta, seat), info)

        return await self._change(id, fill)

    async def seat_program(self, id: str, by: Who, seat: Who) -> str:
        """Keep an open seat for a program. Returns the token by which it plays, the same each time."""

        def keep(table: Table) -> str:
            place = place_of(table.meta, seat)
            table.change(seats.seat_program(table.meta, place_of(table.meta, by), place))
            return self._tokens.of(table.meta, place)

        return await self._alter(id, keep)

    async def add_seat(self, id: str, by: Who, kind: Kind = "open", name: str = "", level: str = "") -> Meta:
        info = SeatInfo(kind=kind, name=name, level=level)
        return await self._change(
            id, lambda table: seats.add_seat(table.meta, table.rules, place_of(table.meta, by), info)
        )

    async def drop_seat(self, id: str, by: Who, seat: Who) -> Meta:
        """Remove a seat that nobody holds. Those after it move up; their tokens stay valid."""

        def drop(table: Table) -> Meta:
            place = place_of(table.meta, seat)
            meta = seats.drop_seat(table.meta, place_of(table.meta, by), place)
            table.disconnect(place, "removed")
            return meta

        return await self._change(id, drop)

    async def set_options(self, id: str, by: Who, options: dict[str, object], preset: str = "") -> Meta:
        """Change the options before the game begins."""
        return await self._change(
            id,
            lambda table: seats.set_options(table.meta, table.rules, place_of(table.meta, by), options, preset),
        )

    async def remove(self, id: str, by: Who, seat: Who) -> None:
        """Remove another player: before the game the seat is open again; during it the others are asked, and a bot
        takes over if they agree (AG-3)."""

        def remove(table: Table) -> None:
            host = place_of(table.meta, by)
            seats.check_host(table.meta, host)
            place = place_of(table.meta, seat)
            seats.check_person(table.meta, place)
            if place == host:
                raise ParlourError("tables-remove-self")
            if table.meta.status == "over":
                raise ParlourError("kernel-game-over")
            table.remove(host, place)

        await self._alter(id, remove)

    async def mute(self, id: str, by: Who, seat: Who, muted: bool = True) -> None:
        def mute(table: Table) -> Meta:
            seats.check_host(table.meta, place_of(table.meta, by))
            place = place_of(table.meta, seat)
            seats.check_person(table.meta, place)
            return table.meta.with_seat(place, replace(table.meta.seats[place], muted=muted))

        await self._change(id, mute)

    async def set_public(self, id: str, by: Who, public: bool) -> None:
        await self._change(id, lambda table: seats.set_public(table.meta, place_of(table.meta, by), public))

    async def set_chat(self, id: str, by: Who, mode: ChatMode) -> None:
        def choose(table: Table) -> Meta:
            seats.check_host(table.meta, place_of(table.meta, by))
            return replace(table.meta, chat=mode)

        await self._change(id, choose)

    async def _change(self, id: str, change: Callable[[Table], Meta]) -> Meta:
        """Replace seats and settings by what `change` returns."""

        def apply(table: Table) -> Meta:
            table.change(change(table))
            return table.meta

        return await self._alter(id, apply)

    async def _alter(self, id: str, change: Callable[[Table], R]) -> R:
        """What a player or the host does, unless the operator allows no changes."""
        self._gate.check_change()
        return await self._cache.change(id, change)

    # Rematch

    async def rematch(self, id: str, by: Who, keep: Sequence[str] = (), address: str = "") -> Meta:
        """A new table with the same seats, one for each game. It begins at once if no other person has to join.

        `keep`: the results of votes that stay in force (MO-18).
        """

        def check(table: Table) -> tuple[int, str]:
            seat = place_of(table.meta, by)
            seats.check_person(table.meta, seat)
            if table.meta.status != "over":
                raise ParlourError("tables-not-over")
            return seat, table.meta.next

        def set_up(table: Table) -> Meta:
            game = table.running().game
            left = [place for place, one in enumerate(game.state.seats) if one.standing == "left"]
            return seats.with_agreed(seats.rematch(table.meta, seat, left, self._clock()), game, keep)

        seat, before = await self._cache.look(id, check)  # seats of a game that is over stay where they are
        if before:
            try:
                return await self._cache.meta(before)
            except NoTable:
                pass  # it was deleted: there may be another
        again = await self._cache.look(id, set_up)
        meta = await self._add(again, address)

        def link(table: Table) -> str:
            if table.meta.next == before:
                grants = tuple(info.grant if info.kind == "person" else 0 for info in meta.seats)
                table.change(replace(table.meta, next=meta.id, next_grants=grants))
            return table.meta.next

        linked = await self._cache.change(id, link)
        if linked != meta.id:  # another player was quicker
            await self._cache.delete(meta.id, lambda _: True)
            return await self._cache.meta(linked)
        if meta.hot_seat or (meta.persons == (seat,) and all(info.kind != "open" for info in meta.seats)):
            await self._cache.change(meta.id, self._begin)
        old, new = await self._cache.meta(id), await self._cache.meta(meta.id)

        def invite(table: Table) -> None:
            for place in table.connections.seats:
                table.connections.tell(place, self._invitation(old, new, place))

        await self._cache.look(id, invite)
        return new

    async def invitation(self, id: str, who: Who | None) -> Rematched:
        """The seat that this player has at the rematch, unless somebody else has taken it since."""
        old = await self._cache.meta(id)
        seat = None if who is None else place_of(old, who)
        try:
            return self._invitation(old, await self._cache.meta(old.next), seat)
        except NoTable:
            return Rematched("", None, "")

    def _invitation(self, old: Meta, new: Meta, seat: int | None) -> Rematched:
        there = new.seat_of(old.next_grants[seat]) if seat is not None and seat < len(old.next_grants) else None
        return Rematched(new.id, there, "" if there is None else self._tokens.of(new, there))


def _create(meta: Meta, owner: bytes, store: Store) -> Meta:
    """Add the table under a code that is free."""
    with store.transaction():
        while not store.create(meta, owner):
            meta = replace(meta, code=new_code())
    return meta
