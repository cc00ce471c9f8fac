"""Messages between nodes over NATS.

Core NATS delivers at most once. So what one node sends to another goes in numbered batches, one for each event-loop
tick, and a batch without content every second. A missing number means that something was lost; then both nodes set up
what they shared again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from parlour.tables.clock import ticks
from parlour.tables.errors import StoreError

log = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds between two batches to a node with which there are connections or questions."""
SILENCE = 3.0
"""Seconds without a batch after which a node counts as gone."""
ASK_SECONDS = 30.0
"""How long the answer of another node may take."""
PIECE = 256 * 1024
"""Bytes of a frame; longer questions and answers go in several. NATS delivers up to a megabyte."""
RETRY_SECONDS = 2.0
"""Seconds until NATS is tried again."""


class Frame(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A frame from one node to another."""


class Open(Frame, frozen=True, array_like=True):
    "A client asks for a table that the other node has. `hello` is its message."

    line: int
    hello: bytes


class Up(Frame, frozen=True, array_like=True):
    "A message of a client, with the round trip to it, if that is known."

    line: int
    message: bytes
    round_trip: float | None


class Down(Frame, frozen=True, array_like=True):
    "A piece of a message for a client."

    line: int
    message: bytes
    more: bool


class Close(Frame, frozen=True, array_like=True):
    "The client is gone."

    line: int


class End(Frame, frozen=True, array_like=True):
    "The table ends the connection."

    line: int


class NotHere(Frame, frozen=True, array_like=True):
    "The node does not have the table of that line."

    line: int


class Ask(Frame, frozen=True, array_like=True):
    "A piece of a question."

    number: int
    kind: str
    data: bytes
    more: bool


class Answer(Frame, frozen=True, array_like=True):
    "A piece of an answer; None: it failed."

    number: int
    data: bytes | None
    more: bool


class Lost(Frame, frozen=True, array_like=True):
    "Something from the other node was lost."


LineFrame = Open | Up | Close | Down | End | NotHere
"""Those of connections."""
Frames = LineFrame | Ask | Answer | Lost


class Batch(msgspec.Struct, frozen=True, array_like=True):
    sender: str
    number: int
    frames: list[Frames]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Batch).decode

Handler = Callable[[bytes], Awaitable[bytes]]


class BusError(StoreError):
    """The other node cannot be reached, or gave no answer."""

    def __init__(self) -> None:
        super().__init__("tables-other-node-away")


class Bus:
    """The connection of one node to all others. `on_frame` gets what concerns connections, `on_lost` the address of a
    node with which all of them have to be set up again."""

    def __init__(self, servers: str, address: str) -> None:
        self.address = address
        self._servers = [one.strip() for one in servers.split(",")]
        self._client = Client()
        self._subject = ""
        self._listening = asyncio.Event()
        "Whether the batch without a number, which this node sends to itself, has come back."
        self._sent: dict[str, int] = {}
        "The number of the last batch to each node."
        self._received: dict[str, int] = {}
        "The number of the last batch from each node."
        self._heard: dict[str, float] = {}
        "When each node was last heard."
        self._outgoing: dict[str, list[Frames]] = {}
        self._sending: asyncio.Task[None] | None = None
        self._questions: dict[int, tuple[asyncio.Future[bytes], list[bytes], str]] = {}
        "Unanswered ones, each with the pieces of its answer and the node that was asked."
        self._answering: Counter[str] = Counter()
        "The number of questions of each node that are being answered."
        self._number = 0
        self._pieces: dict[tuple[str, int], list[bytes]] = {}
        "Questions of other nodes that are not complete yet."
        self._tasks: set[asyncio.Task[None]] = set()
        self.handlers: dict[str, Handler] = {}
        "Answers questions, by their kind."
        self.on_frame: Callable[[str, LineFrame], None] = lambda sender, frame: None
        self.on_lost: Callable[[str], None] = lambda sender: None
        self.partners: Callable[[], set[str]] = set
        "The nodes with which there are connections."

    async def start(self, secret: bytes) -> None:
        """Connect, now or as soon as NATS is there. Nodes of one database share its `secret`."""
        cluster = hashlib.blake2b(secret, digest_size=8, person=b"parlour bus").hexdigest()
        self._subject = f"parlour.{cluster}.node."
        self._run(self._connect())
        self._run(self._beat())

    async def stop(self) -> None:
        """Send what is queued, and disconnect."""
        if self._sending is not None:
            await self._sending
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(NatsError, OSError, asyncio.TimeoutError):
            if self._client.is_connected:
                await self._client.flush(2)
            await self._client.close()

    @property
    def is_up(self) -> bool:
        "Whether other nodes reach this one: NATS knows that it listens."
        return self._listening.is_set() and self._client.is_connected

    async def joined(self, seconds: float) -> None:
        """Wait until other nodes reach this one, but no longer than that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._listening.wait()

    async def _connect(self) -> None:
        while True:
            try:
                await self._client.connect(
                    self._servers,
                    name=f"parlour {self.address}",
                    error_cb=_note_error,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                    connect_timeout=2,
                    ping_interval=5,
                    flush_timeout=2,
                )
                await self._client.subscribe(self._subject + self.address, cb=self._receive)
                # A flush says nothing here: its ping may overtake the subscription.
                await self._client.publish(self._subject + self.address, _encode(Batch(self.address, 0, [])))
                await asyncio.wait_for(self._listening.wait(), 2)
            except Exception as error:  # whatever it is, a node without a bus has to try again
                is_known = isinstance(error, TimeoutError | NatsError | OSError)
                log.error("NATS cannot be reached: %s", error, exc_info=not is_known)
                await asyncio.sleep(RETRY_SECONDS)
                with contextlib.suppress(NatsError, OSError):
                    await self._client.close()
                self._client = Client()
            else:
                return

    async def _beat(self) -> None:
        watched: set[str] = set()
        while True:
            await asyncio.sleep(BEAT)
            try:
                watched = self._look_after(watched)
            except Exception:
                log.exception("The other nodes could not be looked after; it is tried again.")

    def _look_after(self, watched: set[str]) -> set[str]:
        """Give the nodes with which there is something a sign of life, and forget those that give none. Returns them;
        `watched` are those of the last beat."""
        now = ticks()
        asked = {address for _, _, address in self._questions.values()}
        partners = self.partners() | asked | self._answering.keys()
        for partner in partners - watched:
            self._heard[partner] = now
        for partner in partners:
            self._queue(partner)
            if now - self._heard.setdefault(partner, now) > SILENCE:
                self._forget(partner)
        return partners

    def _forget(self, partner: str) -> None:
        """A node is gone, or something from it was lost."""
        self._heard.pop(partner, None)
        for number, (asked, _, address) in tuple(self._questions.items()):
            if address == partner:
                del self._questions[number]
                if not asked.done():
                    asked.set_exception(BusError())
        for key in [key for key in self._pieces if key[0] == partner]:
            del self._pieces[key]
        self.on_lost(partner)

    # Sending

    def send(self, address: str, frame: Frames) -> None:
        """Send a frame at the end of this tick."""
        self._queue(address).append(frame)

    def _queue(self, address: str) -> list[Frames]:
        queue = self._outgoing.setdefault(address, [])
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())
        return queue

    async def _send_all(self) -> None:
        try:
            while self._outgoing:
                outgoing, self._outgoing = self._outgoing, {}
                for address, frames in outgoing.items():
                    start = 0
                    while True:  # one without frames is a sign of life
                        end = _end_of_batch(frames, start)
                        await self._send(address, frames[start:end])
                        if (start := end) == len(frames):
                            break
        finally:
            self._sending = None

    async def _send(self, address: str, frames: list[Frames]) -> None:
        number = self._sent[address] = self._sent.get(address, 0) + 1
        try:
            if self._client.is_connected:  # otherwise it is lost, and the number tells
                await self._client.publish(self._subject + address, _encode(Batch(self.address, number, frames)))
        except (NatsError, OSError) as error:
            log.warning("A batch for another node was lost: %s", error)

    # Receiving

    async def _receive(self, message: Msg) -> None:
        try:
            batch = _decode(message.data)
        except msgspec.DecodeError as error:
            log.error("A message of another node cannot be read: %s", error)
            return
        if not batch.number:
            self._listening.set()
            return
        sender, expected = batch.sender, self._received.get(batch.sender, 0) + 1
        self._received[sender] = batch.number
        if batch.number != expected:
            self.send(sender, Lost())
            self._forget(sender)
        self._heard[sender] = ticks()
        for frame in batch.frames:
            try:
                self._handle(sender, frame)
            except Exception:
                log.exception("A message of another node cannot be handled.")

    def _handle(self, sender: str, frame: Frames) -> None:
        match frame:
            case Lost():
                self.on_lost(sender)
            case Ask(number, kind, data, more):
                pieces = self._pieces.setdefault((sender, number), [])
                pieces.append(data)
                if not more:
                    del self._pieces[sender, number]
                    self._run(self._answer(sender, number, kind, b"".join(pieces)))
            case Answer(number, data, more):
                self._take_answer(number, data, more)
            case _:
                self.on_frame(sender, frame)

    def tell(self, address: str, line: int, message: bytes) -> None:
        """Send a message for a client."""
        for piece, more in _pieces_of(message):
            self.send(address, Down(line, piece, more))

    # Questions

    async def ask(self, address: str, kind: str, data: bytes, seconds: float = ASK_SECONDS) -> bytes:
        """The answer of that node; `BusError` if there is none."""
        if not self.is_up:
            raise BusError
        self._number += 1
        number, asked = self._number, asyncio.get_running_loop().create_future()
        self._questions[number] = asked, [], address
        for piece, more in _pieces_of(data):
            self.send(address, Ask(number, kind, piece, more))
        try:
            async with asyncio.timeout(seconds):
                answer: bytes = await asked
                return answer
        except TimeoutError:
            raise BusError from None
        finally:
            self._questions.pop(number, None)

    async def _answer(self, sender: str, number: int, kind: str, data: bytes) -> None:
        self._answering[sender] += 1
        try:
            answer = await self.handlers[kind](data)
        except Exception:
            log.exception("A question of another node cannot be answered.")
            self.send(sender, Answer(number, None, False))
            return
        finally:
            self._answering -= Counter([sender])
        for piece, more in _pieces_of(answer):
            self.send(sender, Answer(number, piece, more))

    def _take_answer(self, number: int, data: bytes | None, more: bool) -> None:
        found = self._questions.get(number)
        if found is None:
            return
        asked, pieces, _ = found
        if data is None:
            if not asked.done():
                asked.set_exception(BusError())
            return
        pieces.append(data)
        if not more and not asked.done():
            asked.set_result(b"".join(pieces))

    def _run(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _pieces_of(data: bytes) -> list[tuple[bytes, bool]]:
    """The pieces, each with whether more follow."""
    starts = range(0, max(len(data), 1), PIECE)
    return [(data[start : start + PIECE], start + PIECE < len(data)) for start in starts]


def _end_of_batch(frames: list[Frames], start: int) -> int:
    """The end of the batch that begins at `start`: NATS limits its size."""
    size, end = 0, start
    while end < len(frames):
        size += len(getattr(frames[end], "message", b"")) + len(getattr(frames[end], "data", b"") or b"") + 100
        if end > start and size > 2 * PIECE:
            break
        end += 1
    return end


async def _note_error(error: Exception) -> None:
    log.warning("NATS: %s", str(error) or type(error).__name__)
