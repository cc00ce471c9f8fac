"""The WebSocket connections of a table, by the seats that they hold."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from parlour.tables.latency import Latency
from parlour.tables.messages import Ended, Incoming, ServerMessage
from parlour.tables.meta import Meta

log = logging.getLogger(__name__)

MAX_PER_SEAT = 8
"""Connections that a seat may have at once."""

Reason = Literal["no-table", "no-seat", "moved", "removed", "deleted", "too-much", "closing"]

_encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """What the messages of a client go to: a connection, or a link to a table of another node."""

    def receive(self, message: Incoming) -> None: ...

    def close(self) -> None: ...


class Connection:
    """Connection of a player or spectator. `send` must not block; if it raises, the connection is closed."""

    __slots__ = ("_on_close", "_on_end", "_on_message", "_send", "closed", "grant", "hurries", "latency", "seat")

    def __init__(
        self,
        seat: int | None,
        grant: int | None,
        *,
        send: Callable[[bytes], None],
        on_message: Callable[[Connection, Incoming], None],
        on_close: Callable[[Connection], None],
        on_end: Callable[[], None] | None = None,
        round_trip: Callable[[], float | None] | None = None,
    ) -> None:
        self.seat = seat
        "The seat that it holds now; None: a spectator."
        self.grant = grant
        "The number of the token that holds the seat."
        self.latency = Latency(round_trip)
        self.hurries = False
        "Whether bots need not pause for it."
        self.closed = False
        self._send = send
        self._on_message = on_message
        self._on_close = on_close
        "Called when either side closes it."
        self._on_end = on_end
        "Called when the table ends it, after the reason was sent."

    def receive(self, message: Incoming) -> None:
        """Handle a message of the client. Changes are sent after the commit."""
        if not self.closed:
            self._on_message(self, message)

    def close(self) -> None:
        """The client is gone."""
        if not self.closed:
            self.closed = True
            self._on_close(self)

    def tell(self, message: ServerMessage) -> None:
        self.send(_encode(message))

    def send(self, message: bytes) -> None:
        if self.closed:
            return
        try:
            self._send(message)
        except Exception:
            log.exception("Sending failed; the connection is closed.")
            self.close()

    def end(self, reason: Reason, again: bool) -> None:
        """Send the reason, and close it. `again`: the client should reconnect."""
        if not self.closed:
            self.tell(Ended(reason, again))
            self.close()
            if self._on_end is not None:
                self._on_end()


class Connections:
    """All connections of one table; those of seat None are spectators'."""

    __slots__ = ("_all", "_by_seat")

    def __init__(self) -> None:
        self._all: list[Connection] = []
        self._by_seat: dict[int | None, list[Connection]] = {}

    def __bool__(self) -> bool:
        return bool(self._all)

    @property
    def seats(self) -> tuple[int | None, ...]:
        """The seats that have a connection, None among them if there are spectators."""
        return tuple(self._by_seat)

    def by_seat(self) -> list[tuple[int | None, tuple[Connection, ...]]]:
        """The connections of each seat that has one, as they are now: sending may close some of them."""
        return [(seat, tuple(there)) for seat, there in self._by_seat.items()]

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that have a connection."""
        return tuple([seat for seat in self._by_seat if seat is not None])

    @property
    def watching(self) -> int:
        """The number of spectators."""
        return len(self._by_seat.get(None, ()))

    @property
    def hurry(self) -> bool:
        """Whether there are players here, and none of them wants bots to pause."""
        players = [connection for connection in self._all if connection.seat is not None]
        return bool(players) and all(connection.hurries for connection in players)

    @property
    def longest_latency(self) -> float:
        return max([connection.latency.usual for connection in self._all], default=0.0)

    def of(self, seat: int | None) -> tuple[Connection, ...]:
        return tuple(self._by_seat.get(seat, ()))

    def add(self, connection: Connection) -> None:
        """Add a connection. If the seat has too many, its oldest is ended."""
        self._all.append(connection)
        there = self._by_seat.setdefault(connection.seat, [])
        there.append(connection)
        if connection.seat is not None and len(there) > MAX_PER_SEAT:
            there[0].end("too-much", again=False)

    def remove(self, connection: Connection) -> bool:
        """Remove a connection. Returns whether it was the last one of its seat."""
        self._all.remove(connection)
        there = self._by_seat.get(connection.seat, [])
        if connection not in there:
            return False
        there.remove(connection)
        if not there:
            del self._by_seat[connection.seat]
        return not there

    def reseat(self, meta: Meta) -> None:
        """Assign each connection to the seat that its token holds now."""
        self._by_seat = {}
        for connection in self._all:
            if connection.grant is not None:
                connection.seat = meta.seat_of(connection.grant)
                if connection.seat is None:
                    continue  # its seat is gone, and it is about to be ended
            self._by_seat.setdefault(connection.seat, []).append(connection)

    def tell(self, seat: int | None, message: ServerMessage) -> None:
        """Send a message to all connections of one seat."""
        encoded = _encode(message)
        for connection in self.of(seat):
            connection.send(encoded)

    def tell_all(self, message: ServerMessage) -> None:
        encoded = _encode(message)
        for connection in tuple(self._all):
            connection.send(encoded)

    def end_all(self, reason: Reason, again: bool) -> bool:
        """End all connections. Returns whether there were any."""
        still_open = [connection for connection in self._all if not connection.closed]
        for connection in still_open:
            connection.end(reason, again)
        return bool(still_open)
