"""Setting up and deleting tables, joining and leaving, what the host may change, rematches.

Each method commits what it changes before it returns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

import parlour
from parlour.kernel.chance import new_secret
from parlour.kernel.errors import ParlourError
from parlour.tables import seats
from parlour.tables.errors import Conflict, NoTable
from parlour.tables.messages import Rematched
from parlour.tables.meta import ChatMode, Kind, Meta, SeatInfo, new_code
from parlour.tables.seat_tokens import SeatTokens
from parlour.tables.seeds import Seeds
from parlour.tables.storage_limits import Owners
from parlour.tables.store import Store
from parlour.tables.table import Table
from parlour.tables.table_cache import TableCache, owned_elsewhere


class Hosting:
    def __init__(
        self,
        store: Store,
        cache: TableCache,
        tokens: SeatTokens,
        clock: Callable[[], float],
        seeds: Seeds | None,
        owners: Owners,
    ) -> None:
        self._store = store
        self._cache = cache
        self._tokens = tokens
        self._clock = clock
        self._seeds = seeds
        self._owners = owners

    # Tables

    def create(
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
        return self._add(meta, address)

    def _add(self, meta: Meta, address: str) -> Meta:
        owner = self._owners.owner(address)
        self._owners.check(owner)
        secret = new_secret().hex() if self._seeds is None else ""
        meta = replace(seats.with_notices(meta, parlour.rules_of(meta.game)), secret=secret)
        with self._store.transaction():
            while not self._store.create(meta, owner):
                meta = replace(meta, code=new_code())
        if not meta.persons and not seats.has_open(meta):
            # There are only bots, so nobody could start the game.
            self._begin(self._cache.table(meta.id))
        return self._cache.meta(meta.id)

    def start_game(self, id: str, by: int) -> None:
        table = self._cache.table(id)
        seats.check_host(table.meta, by)
        self._begin(table)

    def _begin(self, table: Table) -> None:
        table.begin(None if self._seeds is None else next(self._seeds))
        self._cache.commit_for(table)

    def delete(self, id: str, by: int) -> None:
        """A player deletes a game that is over for themselves; it is gone when all have. The host deletes a table where
        the game has not begun."""
        table = self._cache.table(id)
        seats.check_person(table.meta, by)
        if table.meta.status == "gathering":
            seats.check_host(table.meta, by)
        elif table.meta.status == "playing":
            raise ParlourError("tables-not-over")
        elif not seats.is_forgotten(meta := seats.forget(table.meta, by)):
            table.disconnect(by, "deleted")
            self._change(table, meta)
            return
        try:
            with self._store.transaction():
                self._store.delete(id, table.epoch)
        except Conflict:
            raise owned_elsewhere() from None
        self._cache.drop(table)
        table.connections.end_all("deleted", again=False)

    # Players

    def join(self, id: str, name: str, seat: int | None = None, number: str = "") -> tuple[int, str]:
        """Take that seat, or the first open one. Returns the seat and its token.

        `number`: what the player adds to the secret seed (AG-2).
        """
        table = self._cache.table(id)
        meta, seat = seats.sit(table.meta, table.rules, name, seat)
        if number:
            meta = seats.add_number(meta, seat, number)
        self._change(table, meta)
        return seat, self._tokens.token(id, seat)

    def add_number(self, id: str, seat: int, number: str) -> None:
        """Add a player's number to the secret seed before the deal (AG-2)."""
        table = self._cache.table(id)
        self._change(table, seats.add_number(table.meta, seat, number))

    def leave(self, id: str, seat: int) -> None:
        """Leave a table before the game begins. (During the game, “leave” is a command.)"""
        table = self._cache.table(id)
        seats.check_person(table.meta, seat)
        seats.check_gathering(table.meta)
        table.leave(seat)
        self._cache.commit_for(table)

    # Changes by the host

    def set_seat(self, id: str, by: int, seat: int, kind: Kind, name: str = "", level: str = "") -> Meta:
        """Make a seat open or a bot's; in hot-seat also a person's. Players may change their own names."""
        table = self._cache.table(id)
        info = SeatInfo(kind=kind, name=name, level=level)
        return self._change(table, seats.set_seat(table.meta, table.rules, by, seat, info))

    def add_seat(self, id: str, by: int, kind: Kind = "open", name: str = "", level: str = "") -> Meta:
        table = self._cache.table(id)
        info = SeatInfo(kind=kind, name=name, level=level)
        return self._change(table, seats.add_seat(table.meta, table.rules, by, info))

    def drop_seat(self, id: str, by: int, seat: int) -> Meta:
        """Remove a seat that nobody holds. Those after it move up; their tokens stay valid."""
        table = self._cache.table(id)
        meta = seats.drop_seat(table.meta, by, seat)
        table.disconnect(seat, "removed")
        return self._change(table, meta)

    def set_options(self, id: str, by: int, options: dict[str, object], preset: str = "") -> Meta:
        """Change the options before the game begins."""
        table = self._cache.table(id)
        return self._change(table, seats.set_options(table.meta, table.rules, by, options, preset))

    def remove(self, id: str, by: int, seat: int) -> None:
        """Remove another player: before the game the seat is open again; during it the others are asked, and a bot
        takes over if they agree (AG-3)."""
        table = self._cache.table(id)
        seats.check_host(table.meta, by)
        seats.check_person(table.meta, seat)
        if seat == by:
            raise ParlourError("tables-remove-self")
        if table.meta.status == "over":
            raise ParlourError("kernel-game-over")
        table.remove(by, seat)
        self._cache.commit_for(table)

    def mute(self, id: str, by: int, seat: int, muted: bool = True) -> None:
        table = self._cache.table(id)
        seats.check_host(table.meta, by)
        seats.check_person(table.meta, seat)
        self._change(table, table.meta.with_seat(seat, replace(table.meta.seats[seat], muted=muted)))

    def set_public(self, id: str, by: int, public: bool) -> None:
        table = self._cache.table(id)
        self._change(table, seats.set_public(table.meta, by, public))

    def set_chat(self, id: str, by: int, mode: ChatMode) -> None:
        table = self._cache.table(id)
        seats.check_host(table.meta, by)
        self._change(table, replace(table.meta, chat=mode))

    def _change(self, table: Table, meta: Meta) -> Meta:
        table.change(meta)
        self._cache.commit_for(table)
        return table.meta

    # Rematch

    def rematch(self, id: str, by: int, keep: Sequence[str] = (), address: str = "") -> Meta:
        """A new table with the same seats, one for each game. It begins at once if no other person has to join.

        `keep`: the results of votes that stay in force (MO-18).
        """
        table = self._cache.table(id)
        seats.check_person(table.meta, by)
        if table.meta.status != "over" or table.game is None:
            raise ParlourError("tables-not-over")
        if table.meta.next:
            try:
                return self._cache.meta(table.meta.next)
            except NoTable:
                pass  # it was deleted: there may be another
        left = [seat for seat, one in enumerate(table.game.state.seats) if one.standing == "left"]
        again = seats.rematch(table.meta, by, left, self._clock())
        meta = self._add(seats.with_agreed(again, table.game, keep), address)
        grants = tuple(info.grant if info.kind == "person" else 0 for info in meta.seats)
        self._change(table, replace(table.meta, next=meta.id, next_grants=grants))
        if meta.hot_seat or (meta.persons == (by,) and all(info.kind != "open" for info in meta.seats)):
            self._begin(self._cache.table(meta.id))
        for seat in table.connections.seats:
            table.connections.tell(seat, self.invitation(id, seat))
        return self._cache.meta(meta.id)

    def invitation(self, id: str, seat: int | None) -> Rematched:
        """The seat that this player has at the rematch, unless somebody else has taken it since."""
        old = self._cache.meta(id)
        try:
            meta = self._cache.meta(old.next)
        except NoTable:
            return Rematched("", None, "")
        there = meta.seat_of(old.next_grants[seat]) if seat is not None and seat < len(old.next_grants) else None
        return Rematched(meta.id, there, "" if there is None else self._tokens.token(meta.id, there))
