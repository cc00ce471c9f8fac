"""A live table: its seats, game, chat and connections.

A change takes effect in memory at once and is sent to nobody before it is committed (`commits`). While it is being
written, nothing else happens at the table (`turns`). Messages of connections are handled by `commands`, due alarms by
`alarms`, decisions of bots by `bot_seats`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

import msgspec
from msgspec.structs import replace

import parlour
from parlour.kernel.chance import new_secret
from parlour.kernel.errors import ParlourError
from parlour.kernel.events import Resumed, VotedOut
from parlour.kernel.game import Game
from parlour.kernel.rules import Rules
from parlour.kernel.state import State
from parlour.tables import seats
from parlour.tables.absence import Absence
from parlour.tables.chat import Chat
from parlour.tables.connections import Connection, Connections, Reason
from parlour.tables.counts import Counts
from parlour.tables.drafts import Drafts
from parlour.tables.live_game import LiveGame
from parlour.tables.loading import load_game
from parlour.tables.messages import ServerMessage
from parlour.tables.meta import Kind, Meta, SeatInfo
from parlour.tables.store import StoredTable
from parlour.tables.turns import Turns


class Committed(msgspec.Struct):
    """What the store has of a table."""

    meta: Meta
    n: int
    "The last line of the log; -1: the game has not begun."
    snapshot: int
    "The line of the latest snapshot."
    run: int


class Outbox(msgspec.Struct):
    """What is sent after the next commit, besides new lines of the log and of the chat."""

    answers: list[tuple[Connection, str, ServerMessage]] = []
    "Answers to commands, each with the id of its command."
    results: list[tuple[asyncio.Future[object], object]] = []
    "Results of changes that a request waits for."
    ends: list[tuple[Connection, Reason]] = []
    lobby_changed: bool = False
    seats_moved: bool = False

    def __bool__(self) -> bool:
        return self.lobby_changed or bool(self.answers or self.ends or self.results)

    def answer(self) -> None:
        """After the commit: send the answers."""
        for connection, _, answer in self.answers:
            connection.tell(answer)
        for connection, reason in self.ends:
            connection.end(reason, again=False)
        for done, result in self.results:
            if not done.done():  # the request may have been given up
                done.set_result(result)

    def fail(self, error: Exception) -> None:
        """After a failed commit: let the requests fail. Commands are refused by `commits.rewind`."""
        for done, _ in self.results:
            if not done.done():
                done.set_exception(error)


class Table:
    """A table in memory. It calls `touch` to have its changes committed."""

    def __init__(
        self, stored: StoredTable, clock: Callable[[], float], touch: Callable[[Table], None], counts: Counts
    ) -> None:
        self.id = stored.meta.id
        self.rules: Rules[State] = parlour.rules_of(stored.meta.game)
        self._server_clock = clock
        self.touch = touch
        self.counts = counts
        self.ahead = stored.meta.ahead
        self.absence = Absence(self.clock())
        self.connections = Connections()
        self.thought_at: dict[int, int] = {}
        "For each bot the line of the log at which it last started to think."
        self.retry_at: float | None = None
        "After a failed commit, the time at which alarms and bots resume."
        self.turns = Turns(lambda: self.uncommitted)
        self.load(stored)

    def load(self, stored: StoredTable) -> None:
        """Set the table to what is stored. Uncommitted changes are dropped."""
        self.meta = stored.meta
        self.ahead = self.meta.ahead
        self.epoch = stored.epoch
        self.run = stored.run
        "The latest run of the server that is accounted for in the log (AG-6)."
        self.chat = Chat(stored.chat)
        loaded = load_game(stored)
        self.live = None if loaded is None else LiveGame(loaded[0], self.clock, self._on_new_lines, loaded[1])
        self.committed = Committed(
            meta=self.meta,
            n=-1 if self.live is None else self.live.n,
            snapshot=stored.snapshot.n if stored.snapshot is not None else 0,
            run=self.run,
        )
        self.outbox = Outbox()
        self.drafts = Drafts()
        self.common_view_sent = b""
        "The part of the view that is the same for all seats, as it was last sent."

    # State

    def clock(self) -> float:
        """The time at this table."""
        return self._server_clock() + self.ahead

    @property
    def game(self) -> Game[State] | None:
        """None while the table is gathering."""
        return None if self.live is None else self.live.game

    @property
    def n(self) -> int:
        """The last line of the log."""
        return 0 if self.live is None else self.live.n

    @property
    def deadline(self) -> float | None:
        """When something is due in the game."""
        return None if self.live is None else self.live.deadline

    @property
    def due(self) -> float | None:
        """The deadline by the server's clock."""
        return None if self.deadline is None else self.deadline - self.ahead

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that have something to do, as far as each of them knows (AG-1)."""
        return () if self.live is None else self.live.waits_for

    @property
    def connected(self) -> tuple[int, ...]:
        """The seats that have a connection."""
        return self.connections.players

    @property
    def uncommitted(self) -> bool:
        """Whether there is something to write to the store."""
        committed = self.committed
        new_lines = self.live is not None and committed.n < self.live.n
        return new_lines or self.meta is not committed.meta or bool(self.chat.new) or self.run != committed.run

    @property
    def pending(self) -> bool:
        """Whether there is something to write or to send."""
        return self.uncommitted or bool(self.outbox)

    def running(self) -> LiveGame:
        if self.live is None:
            raise ParlourError("tables-not-started")
        return self.live

    # Connections

    def attach(self, connection: Connection) -> None:
        self.connections.add(connection)
        seat = connection.seat
        if seat is not None and self.meta.seats[seat].left:
            self.meta = self.meta.with_seat(seat, replace(self.meta.seats[seat], left=0.0))
        self.change_lobby()

    def detach(self, connection: Connection) -> None:
        """Remove a connection that is closed."""
        self.turns.change(partial(self._detach, connection))

    def _detach(self, connection: Connection) -> None:
        was_last, seat = self.connections.remove(connection), connection.seat
        if was_last and seat is not None and self.meta.status != "over" and self.meta.seats[seat].kind == "person":
            self.meta = self.meta.with_seat(seat, replace(self.meta.seats[seat], left=self.clock()))
        self.change_lobby()

    def disconnect(self, seat: int, reason: Reason) -> None:
        """End all connections of that seat after the next commit."""
        self.outbox.ends += [(connection, reason) for connection in self.connections.of(seat)]

    def return_player(self, seat: int) -> bool:
        """AG-3: a player who reconnects takes the seat back from a bot, and the prompt about their absence closes."""
        return self.live is not None and self.live.return_player(seat)

    # Seats

    def change(self, meta: Meta) -> None:
        """Replace seats and settings, and tell everyone."""
        seats_moved = len(meta.seats) != len(self.meta.seats)
        if meta.status == "gathering" and (meta.options, meta.bots) != (self.meta.options, self.meta.bots):
            meta = seats.with_notices(meta, self.rules)
        self.meta = meta
        if seats_moved:
            self.outbox.seats_moved = True
            self.connections.reseat(self.meta)
        self.change_lobby()

    def change_lobby(self) -> None:
        """Send everyone the lobby view after the next commit."""
        self.outbox.lobby_changed = True
        self.touch(self)

    def begin(self, seed: int | None) -> None:
        """Deal and start the game. Without a seed, draws follow from the table's secret (AG-2).

        At a television nobody waits for the seats that are still open.
        """
        meta = seats.without_open(self.meta) if self.meta.television else self.meta
        seats.check_start(meta, self.rules)
        now = self.clock()
        options = seats.game_options(meta, self.rules)
        if seed is None and not meta.secret:
            meta = replace(meta, secret=new_secret().hex())  # a table of 0.1
        chance = meta.seal if seed is None else seed
        game = Game.new(self.rules, seats.game_seats(meta), chance, now, **options)
        self.change(meta)
        self.live = LiveGame(game, self.clock, self._on_new_lines)
        self.meta = replace(self.meta, status="playing")
        self.absence.since = now
        self._on_new_lines()
        self.change_lobby()

    def leave(self, seat: int) -> None:
        """Free a seat before the game begins."""
        self.disconnect(seat, "removed")
        self.change(seats.stand_up(self.meta, seat, [one for one in self.connected if one != seat]))

    def remove(self, by: int, seat: int) -> None:
        """Remove a person: before the game the seat is free again; during it the others are asked (AG-3)."""
        if self.live is None:
            self.leave(seat)
        else:
            self.live.ask_removal(by, seat)

    def _take_seats_of_voted_out(self) -> None:
        """Take the seats from players who were voted out: a bot or nobody has them now, for good (AG-3)."""
        assert self.live is not None
        for line in self.live.game.lines[max(self.committed.n, 0) :]:
            if isinstance(line.event, VotedOut) and self.meta.seats[line.event.seat].grant:
                seat, info = line.event.seat, self.meta.seats[line.event.seat]
                self.disconnect(seat, "removed")
                level = self.live.game.state.seats[seat].bot
                kind: Kind = "bot" if level else "person"
                self.change(self.meta.with_seat(seat, SeatInfo(kind=kind, name=info.name, level=level)))

    # Progress of the game

    def skip_downtime(self, gaps: Iterable[tuple[float, float]], run: int) -> None:
        """AG-6: stop all clocks during these gaps, in which no server ran before that run. Absence counts from now.

        The times are those of the server's clock. If it was set back, the clock of the table does not go back.
        """
        self.run = run
        self.touch(self)
        own = []
        for stopped, began in gaps:
            then = stopped + self.ahead
            self.ahead += max(0.0, stopped - began)
            own.append((then, began + self.ahead))
        if self.ahead != self.meta.ahead:
            self.meta = replace(self.meta, ahead=self.ahead)
        if self.live is not None:
            self.live.skip_downtime(own)
        self.absence.since = self.clock()

    def skip_wait(self) -> None:
        """AG-6: the commit took long, and nobody saw the latest events before now. All clocks run from now on."""
        if self.live is not None and not isinstance(self.live.game.lines[-1].event, Resumed):
            self.live.skip_downtime([(self.live.game.lines[-1].at, self.clock())])

    def _on_new_lines(self) -> None:
        """Update the table after new lines of the log: the game may be over, or its host may have left."""
        assert self.live is not None
        self._take_seats_of_voted_out()
        state = self.live.game.state
        if state.over and self.meta.status != "over":
            self.meta = replace(self.meta, status="over", over_at=self.clock())
            self.outbox.lobby_changed = True
        elif state.seats[self.meta.host].standing == "left":
            heirs = [seat for seat in self.connected if state.seats[seat].playing]
            if heirs:
                self.meta = seats.pass_host(self.meta, heirs)
                self.outbox.lobby_changed = True
        self.touch(self)
