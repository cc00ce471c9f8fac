"""Clients of the server benchmark, over real WebSockets.

For recorded games the next command is sent when the last one was acknowledged. In a race nothing is recorded: a client
reads its messages, gives the commands that others wait for, and says the next word when its last one is decided, as the
page does.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol, cast

import msgspec

from parlour.contract import additions_of, race_client

WARM_UP = 2.0
"""Warm-up seconds before measuring."""

_encode = msgspec.json.Encoder().encode


class Plan(NamedTuple):
    """Parameters of the benchmark."""

    game: str
    tables: int
    players: int
    seconds: float
    rate: float
    idle: int = 0

    @property
    def race(self) -> race_client.Race | None:
        """The client code of the game, if it is a race."""
        return additions_of(self.game).race() if self.game else None


class Record(NamedTuple):
    """A recorded game: its seed, and the commands by seat."""

    seed: int
    commands: list[tuple[int, str]]


class Ready(NamedTuple):
    """A prepared table with a dealt game, and the commands to send."""

    id: str
    tokens: tuple[str, ...]
    record: Record


class WebSocketClient(asyncio.Protocol):
    """A minimal WebSocket client, so that the server is measured and not the client."""

    def __init__(self, hello: bytes, hear: Callable[[bytes], None]) -> None:
        self._hello = hello
        self._hear = hear
        self._buffer = b""
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode("latin-1"))
            self._is_open, self._buffer = True, rest
            self.say(self._hello)
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size or start - at > len(buffer) - at:
                break
            kind, payload, at = buffer[at] & 15, buffer[start : start + size], start + size
            if kind == 1:
                self._hear(payload)
            elif kind == 9:
                self._write(10, payload)
        self._buffer = buffer[at:]

    def say(self, message: bytes) -> None:
        self._write(1, message)

    def _write(self, kind: int, payload: bytes) -> None:
        # An all-zero mask is valid.
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + payload)


class MeasuredServer(Protocol):
    """The server under test."""

    @property
    def port(self) -> int: ...

    @property
    def cpu_seconds(self) -> float: ...


class Match:
    """One game in progress: the next command is sent when the last one is acknowledged."""

    def __init__(self, bench: Bench, ready: Ready) -> None:
        self._bench = bench
        self.ready = ready
        self.acknowledged: list[str] = []
        "Ids of acknowledged commands."
        self._said = 0
        self._welcomed = 0
        self._wires: list[WebSocketClient] = []
        self._due = 0.0

    async def sit_down(self) -> None:
        loop = asyncio.get_running_loop()
        for seat, token in enumerate(self.ready.tokens):
            hello = _encode({"type": "hello", "table": self.ready.id, "token": token})
            make = partial(WebSocketClient, hello, partial(self._hear, seat))
            _, wire = await loop.create_connection(make, "127.0.0.1", self._bench.port_of(self.ready, seat))
            self._wires.append(wire)

    @property
    def is_over(self) -> bool:
        return self._said == len(self.ready.record.commands)

    def begin(self) -> None:
        self._bench.free(self)

    def say(self, due: float) -> None:
        """Send the next command, which should have been sent at `due`."""
        seat, command = self.ready.record.commands[self._said]
        self._due = due
        self._do(seat, str(self._said), command)

    def _do(self, seat: int, id: str, command: str) -> None:
        self._wires[seat].say(_encode({"type": "do", "id": id, "command": command}))

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"type":"done"'):
            self.acknowledged.append(str(self._said))
            self._said += 1
            self._bench.note(self, time.perf_counter() - self._due)
        elif message.startswith(b'{"type":"welcome"'):
            self._welcome()
        elif message.startswith((b'{"type":"refused"', b'{"type":"ended"')):
            self._bench.refused.append(message.decode())

    def _welcome(self) -> None:
        self._welcomed += 1
        if self._welcomed == len(self.ready.tokens):
            self._bench.sat_down()


class Race(Match):
    """A race in progress: one word at a time, said by a seat that may act."""

    def __init__(self, bench: Bench, ready: Ready, race: race_client.Race) -> None:
        super().__init__(bench, ready)
        self._seats = [race.device() for _ in ready.tokens]
        self._required = [b""] * len(self._seats)
        "For each seat the id of its unanswered command that others wait for."
        self._required_count = 0
        self._word = b""
        "The id of the last word, while it is undecided."
        self._has_begun = False
        self._is_silent = True
        "Whether the next word may be sent as soon as a seat may act."

    @property
    def is_over(self) -> bool:
        return super().is_over or any(seat.is_over for seat in self._seats)

    def begin(self) -> None:
        self._has_begun = True
        self._go_on()

    def say(self, due: float) -> None:
        """Send the next word from a seat that may act, now or as soon as one may."""
        self._due = due
        count = len(self._seats)
        for seat in (number % count for number in range(self._said, self._said + count)):
            if self._seats[seat].may_act:
                self._word = b"%d" % self._said
                self._do(seat, str(self._said), self.ready.record.commands[self._said][1])
                return
        self._is_silent = True

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith((b'{"type":"happened"', b'{"type":"welcome"')):
            self._seats[seat].look(seat, message)
            if message.startswith(b'{"type":"welcome"'):
                self._welcome()
        elif message.startswith((b'{"type":"done"', b'{"type":"refused"')):
            answered = message.partition(b'"id":"')[2].partition(b'"')[0]
            self._hear_answer(seat, answered, message.startswith(b'{"type":"done"'))
        elif message.startswith(b'{"type":"ended"'):
            self._bench.refused.append(message.decode())
        self._go_on()

    def _hear_answer(self, seat: int, id: bytes, done: bool) -> None:
        if done:
            self.acknowledged.append(id.decode())
        if id == self._required[seat]:
            self._required[seat] = b""
        elif id == self._word:
            self._word = b""
            self._said += 1
            self._is_silent = True
            if done:
                self._bench.count(time.perf_counter() - self._due)
            else:
                self._bench.turned_away += 1

    def _go_on(self) -> None:
        if not self._has_begun:
            return
        for number, seat in enumerate(self._seats):
            if seat.pending_command and not self._required[number]:
                self._send_required(number, seat.pending_command)
        if self._is_silent and (self.is_over or any(seat.may_act for seat in self._seats)):
            self._is_silent = False
            self._bench.go_on(self)

    def _send_required(self, seat: int, command: str) -> None:
        self._required_count += 1
        id = f"required {self._required_count}"
        self._required[seat] = id.encode()
        self._do(seat, id, command)


class Bench:
    """Keeps one game running per table, at a given rate or as fast as they are answered."""

    def __init__(self, plan: Plan, port: int, ready: Sequence[Ready]) -> None:
        self.plan = plan
        self.port = port
        self.refused: list[str] = []
        self.turned_away = 0
        "Words of a race that the rules refused at that moment; they do not count."
        race = plan.race
        self.matches = [Race(self, one, race) if race else Match(self, one) for one in ready]
        self.finished = 0
        self.latencies: list[float] = []
        self._waiting = deque(self.matches)
        self._sitting = 0
        self._seated = asyncio.Event()
        self._is_over = False
        self._free: deque[Match] = deque()
        self._due: deque[float] = deque()
        self._counts = False

    async def run(self, server: MeasuredServer) -> tuple[int, float, float, float]:
        """Commands, seconds, and CPU seconds of the server and of the clients."""
        await self.sit_down()
        for _ in range(self.plan.tables):
            self._begin_next()
        metronome = asyncio.create_task(self._beat()) if self.plan.rate else None
        await asyncio.sleep(WARM_UP)
        self._counts = True
        began, cpu, own = time.perf_counter(), server.cpu_seconds, time.process_time()
        await asyncio.sleep(self.plan.seconds)
        self._counts = False
        took, cpu, own = time.perf_counter() - began, server.cpu_seconds - cpu, time.process_time() - own
        if metronome is not None:
            metronome.cancel()
        self._is_over = True
        await asyncio.sleep(0.5)  # wait for answers under way
        return len(self.latencies), took, cpu, own

    def port_of(self, ready: Ready, seat: int) -> int:
        """Where the client of a seat connects."""
        return self.port

    async def sit_down(self) -> None:
        """Connect all seats."""
        for match in self.matches:
            await match.sit_down()
        await self._seated.wait()

    async def _beat(self) -> None:
        """Send at a constant rate, whether or not the server keeps up."""
        began, count = time.perf_counter(), 0
        while True:
            due = began + count / self.plan.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            count += 1
            if self._free:
                self._free.popleft().say(due)
            else:
                self._due.append(due)  # all tables are busy: it is sent late, and the delay counts

    def free(self, match: Match) -> None:
        """Note that a table is ready for its next command."""
        if self._is_over:
            return
        if not self.plan.rate:
            match.say(time.perf_counter())
        elif self._due:
            match.say(self._due.popleft())
        else:
            self._free.append(match)

    def sat_down(self) -> None:
        self._sitting += 1
        if self._sitting == len(self.matches):
            self._seated.set()

    def note(self, match: Match, latency: float) -> None:
        self.count(latency)
        self.go_on(match)

    def count(self, latency: float) -> None:
        if self._counts:
            self.latencies.append(latency)

    def go_on(self, match: Match) -> None:
        """Continue with the next command, or the next game."""
        if match.is_over:
            self.finished += 1
            self._begin_next()
        else:
            self.free(match)

    def _begin_next(self) -> None:
        if self._waiting:
            self._waiting.popleft().begin()
