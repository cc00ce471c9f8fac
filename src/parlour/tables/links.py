"""A client's way to its table, wherever that is: at this node, or at another one over the bus.

If the table moves, the link follows it: the client gets a fresh welcome, and what it has sent without an answer is sent
again. Commands are applied once, by their ids.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import count

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.tables.bus import Bus, BusError, Close, Down, End, LineFrame, NotHere, Open, Up
from parlour.tables.clock import ticks
from parlour.tables.connections import Connection, Line, Reason
from parlour.tables.errors import Closing, NoSeat, NoTable, NotAllowed, OwnedElsewhere
from parlour.tables.messages import Do, Echo, Ended, Hello, Incoming, Say
from parlour.tables.store import LEASE

log = logging.getLogger(__name__)

PATIENCE = 12.0
"""Seconds in which a link looks for its table, before the client has to connect again. A lease may have to run out."""
OPEN_SECONDS = 2.0
"""How long another node may take to welcome a client."""
PATIENCE_WITHOUT_OWNER = LEASE + 1
"""The same if the node of the table cannot be reached. One that is gone has lost its lease by then; one that only NATS
does not reach can still be reached by the client."""
PATIENCE_WITHOUT_BUS = 2.0
"""The same while NATS is away: the client should say that it is not connected."""
PAUSE, MAX_PAUSE = 0.1, 0.5
"""Seconds until the table is looked for again, at first and later."""
MAX_KEPT = 100
"""Unanswered messages of a client that are sent again."""

_encode = msgspec.json.Encoder().encode
_read_hello = msgspec.json.Decoder(Hello).decode
_read: Callable[[bytes], Incoming] = msgspec.json.Decoder(Incoming).decode
_ENDED = b'{"type":"ended"'
_ANSWERS = (b'{"type":"done"', b'{"type":"refused"')


class _Answered(msgspec.Struct):
    id: str


_read_answer = msgspec.json.Decoder(_Answered).decode
_read_ended = msgspec.json.Decoder(Ended).decode

Connect = Callable[
    [Hello, Callable[[bytes], None], Callable[[], None] | None, Callable[[], float | None] | None],
    Awaitable[Connection],
]
"""Connects a client to a table of this node; `NoSeat` if its token holds none."""


def reason_of(error: Exception) -> tuple[Reason, bool]:
    """Why a client cannot be connected, and whether it should try again."""
    match error:
        case NoTable():
            return "no-table", False
        case NoSeat():
            return "no-seat", False
        case NotAllowed():
            return "too-much", False  # too many spectators
        case _:
            return "closing", True


class Links:
    """All links of this node, and the clients of other nodes at its tables."""

    def __init__(self, bus: Bus, connect: Connect) -> None:
        self._bus = bus
        self._connect = connect
        self._numbers = count(1)
        self._remote: dict[int, _Remote] = {}
        "Links to tables of other nodes, by line."
        self._guests: dict[tuple[str, int], _Guest] = {}
        "Clients of other nodes, by node and line."
        self._hops: dict[str, float] = {}
        "The round trip to each node."
        self.all: set[_Link] = set()
        self.is_stopping = False
        self._tasks: set[asyncio.Task[None]] = set()
        bus.on_frame = self._on_frame
        bus.on_lost = self._on_lost
        bus.partners = self._partners
        bus.handlers["hop"] = _hop

    async def open(
        self,
        hello: Hello,
        send: Callable[[bytes], None],
        on_end: Callable[[], None],
        round_trip: Callable[[], float | None] | None,
    ) -> Line:
        """Connect a client to its table."""
        link = _Link(self, hello, send, on_end, round_trip)
        await link.attach()
        self.all.add(link)
        return link

    def run(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """End the connections of all clients, wherever their tables are."""
        for link in tuple(self.all):
            link.end("closing", again=True)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Tables of other nodes

    @property
    def is_up(self) -> bool:
        return self._bus.is_up

    async def line_to(self, address: str, link: _Link) -> Line:
        """A line to a table at that node, after its welcome."""
        if not self._bus.is_up:
            raise BusError
        if address not in self._hops:
            began = ticks()
            await self._bus.ask(address, "hop", b"", OPEN_SECONDS)
            self._hops[address] = ticks() - began
        number = next(self._numbers)
        remote = self._remote[number] = _Remote(self, address, number, link, self._hops[address])
        self._bus.send(address, Open(number, _encode(link.hello)))
        try:
            async with asyncio.timeout(OPEN_SECONDS):
                await remote.welcomed
        except TimeoutError:
            remote.close()
            raise BusError from None
        return remote

    def send_up(self, remote: _Remote, frame: Up | Close) -> None:
        self._bus.send(remote.address, frame)

    def forget(self, remote: _Remote) -> None:
        self._remote.pop(remote.number, None)

    @property
    def connect_here(self) -> Connect:
        return self._connect

    # Frames

    def _on_frame(self, sender: str, frame: LineFrame) -> None:
        match frame:
            case Open(line, hello):
                new = self._guests[sender, line] = _Guest(self, self._bus, sender, line)
                self.run(new.connect(_read_hello(hello)))
            case Up(line, message, round_trip):
                if (guest := self._guests.get((sender, line))) is not None:
                    guest.receive(_read(message), round_trip)
            case Close(line):
                if (gone := self._guests.pop((sender, line), None)) is not None:
                    gone.close()
            case End(line):
                if (remote := self._of(sender, line)) is not None:
                    remote.on_end()
            case Down(line, message, more):
                if (remote := self._of(sender, line)) is not None:
                    remote.on_message(message, more)
            case NotHere(line):
                if (remote := self._of(sender, line)) is not None:
                    remote.on_not_here()

    def _of(self, sender: str, line: int) -> _Remote | None:
        remote = self._remote.get(line)
        return remote if remote is not None and remote.address == sender else None

    def _on_lost(self, node: str) -> None:
        """Set up all connections with that node again."""
        self._hops.pop(node, None)
        for remote in [one for one in self._remote.values() if one.address == node]:
            remote.on_lost()
        for key in [key for key in self._guests if key[0] == node]:
            self._guests.pop(key).close()

    def _partners(self) -> set[str]:
        return {remote.address for remote in self._remote.values()} | {node for node, _ in self._guests}

    def drop_guest(self, sender: str, line: int) -> None:
        self._guests.pop((sender, line), None)


async def _hop(data: bytes) -> bytes:
    return data


class _Link:
    """The way of one client."""

    def __init__(
        self,
        links: Links,
        hello: Hello,
        send: Callable[[bytes], None],
        on_end: Callable[[], None],
        round_trip: Callable[[], float | None] | None,
    ) -> None:
        self.hello = hello
        self.round_trip = round_trip
        self._links = links
        self._send = send
        self._on_end = on_end
        self._line: Line | None = None
        self._unanswered: dict[str, Do | Say] = {}
        self._is_moving = False
        "Whether the table ended the connection, and the client should come again."
        self._is_attaching = False
        self._is_lost = False
        "Whether the table ended the connection before this link knew that it had one."
        self._is_closed = False

    async def attach(self) -> None:
        """Connect to the table, wherever it is."""
        self._is_attaching = True
        try:
            await self._find()
        finally:
            self._is_attaching = False
        if self._is_closed and self._line is not None:
            self._line.close()

    async def _find(self) -> None:
        began, links, pause = ticks(), self._links, PAUSE
        while True:
            self._is_lost = False
            try:
                try:
                    self._line = await links.connect_here(self.hello, self.tell, self.on_end, self.round_trip)
                except OwnedElsewhere as elsewhere:
                    if not elsewhere.address:
                        raise
                    self._line = await links.line_to(elsewhere.address, self)
            except (OwnedElsewhere, BusError, Closing) as error:
                if not links.is_up:
                    patience = PATIENCE_WITHOUT_BUS
                else:
                    patience = PATIENCE_WITHOUT_OWNER if isinstance(error, BusError) else PATIENCE
                if ticks() > began + patience or links.is_stopping or self._is_closed:
                    raise
                await asyncio.sleep(pause)
                pause = min(MAX_PAUSE, 1.5 * pause)
            else:
                if not self._is_lost:
                    return

    def receive(self, message: Incoming) -> None:
        if isinstance(message, Do | Say):
            if len(self._unanswered) >= MAX_KEPT:
                self._unanswered.pop(next(iter(self._unanswered)))
            self._unanswered[message.id] = message
        if self._line is not None:
            self._line.receive(message)

    def close(self) -> None:
        """The client is gone."""
        self._is_closed = True
        self._links.all.discard(self)
        if self._line is not None:
            self._line.close()

    def tell(self, message: bytes) -> None:
        """A message for the client."""
        if message.startswith(_ENDED) and not self._links.is_stopping and _read_ended(message).again:
            self._is_moving = True
            return
        if self._unanswered and message.startswith(_ANSWERS):
            self._unanswered.pop(_read_answer(message).id, None)
        self._send(message)

    def on_end(self) -> None:
        """The table has ended the connection."""
        if self._is_moving:
            self.move()
        else:
            self._links.all.discard(self)
            self._on_end()

    def end(self, reason: Reason, again: bool) -> None:
        """Send the reason, and close it."""
        self.close()
        self._send(_encode(Ended(reason, again)))
        self._on_end()

    def move(self) -> None:
        """Find the table again."""
        self._is_moving, self._line = False, None
        if self._is_attaching:
            self._is_lost = True
        elif not self._is_closed:
            self._links.run(self._move())

    async def _move(self) -> None:
        self.hello = msgspec.structs.replace(self.hello, seen=0)
        try:
            await self.attach()
        except Exception as error:
            if not isinstance(error, ParlourError):
                log.exception("table %s cannot be found again", self.hello.table)
            self.end(*reason_of(error))
            return
        for message in tuple(self._unanswered.values()):
            if self._line is not None:
                self._line.receive(message)


class _Remote:
    """A line to a table of another node."""

    def __init__(self, links: Links, address: str, number: int, link: _Link, hop: float) -> None:
        self.address = address
        self.number = number
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._links = links
        self._link = link
        self._hop = hop
        self._pieces: list[bytes] = []
        self._is_over = False

    def receive(self, message: Incoming) -> None:
        if not self._is_over:
            trip = None
            if isinstance(message, Echo) and self._link.round_trip is not None:
                trip = self._link.round_trip()  # MO-13: the way between the nodes counts, too
                trip = None if trip is None else trip + self._hop
            self._links.send_up(self, Up(self.number, _encode(message), trip))

    def close(self) -> None:
        if not self._is_over:
            self._end()
            self._links.send_up(self, Close(self.number))

    def _end(self) -> None:
        self._is_over = True
        self._links.forget(self)

    def on_message(self, message: bytes, more: bool) -> None:
        self._pieces.append(message)
        if more:
            return
        whole, self._pieces = b"".join(self._pieces), []
        if not self.welcomed.done():
            self.welcomed.set_result(None)
        self._link.tell(whole)

    def on_end(self) -> None:
        self._end()
        self._link.on_end()

    def on_not_here(self) -> None:
        self._end()
        if not self.welcomed.done():
            self.welcomed.set_exception(OwnedElsewhere())

    def on_lost(self) -> None:
        """The other node is gone, or something was lost between the nodes."""
        welcomed = self.welcomed.done()
        self.close()
        if welcomed:
            self._link.move()
        else:
            self.welcomed.set_exception(BusError())


class _Guest:
    """A client of another node at a table of this one."""

    def __init__(self, links: Links, bus: Bus, node: str, line: int) -> None:
        self._links = links
        self._bus = bus
        self._node = node
        self._line = line
        self._connection: Connection | None = None
        self._early: list[Incoming] = []
        self._round_trip: float | None = None
        self._is_closed = False

    async def connect(self, hello: Hello) -> None:
        try:
            connection = await self._links.connect_here(hello, self._tell, self._end, lambda: self._round_trip)
        except (OwnedElsewhere, Closing):
            self._links.drop_guest(self._node, self._line)
            self._bus.send(self._node, NotHere(self._line))
            return
        except Exception as error:
            if not isinstance(error, ParlourError):
                log.exception("table %s cannot be opened", hello.table)
            self._tell(_encode(Ended(*reason_of(error))))
            self._end()
            return
        self._connection = connection
        if self._is_closed:
            connection.close()
        for message in self._early:
            connection.receive(message)
        self._early.clear()

    def _tell(self, message: bytes) -> None:
        self._bus.tell(self._node, self._line, message)

    def _end(self) -> None:
        self._links.drop_guest(self._node, self._line)
        self._bus.send(self._node, End(self._line))

    def receive(self, message: Incoming, round_trip: float | None) -> None:
        if round_trip is not None:
            self._round_trip = round_trip
        if self._connection is None:
            self._early.append(message)
        else:
            self._connection.receive(message)

    def close(self) -> None:
        self._is_closed = True
        if self._connection is not None:
            self._connection.close()
