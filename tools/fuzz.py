"""`make fuzz`: valid, damaged and random messages and requests to one server, which must answer none of them with an
error of its own, have no traceback, and go on playing.

What is sent follows from the seed and its number, so a run can be repeated, and go on where an earlier one ended.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from urllib.parse import quote

from tools.chaos_run import waited_for_processor
from tools.cluster import Node
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

import parlour

AT_ONCE = 50
"""Messages on one connection between two questions whether the server still answers."""
SECONDS = 60.0
"""How long an answer may take, apart from the time in which the server waits for a processor."""
ON_A_TABLE = 4
"""Connections, one after another, to the same table."""
REQUESTS = 25
"""Requests on one connection."""
AT_A_TIME = 4
"""Connections for messages, and as many for requests, at the same time."""
TALLY_EVERY = 5.0
"""Seconds between two notes of what was sent."""
HEADERS_END = b"\r\n\r\n"
LAST = "the last one"
"""The id of the last message on a connection."""
ENDS = (b"tried", b"refused")
"""The types of messages that may answer the last one."""

Json = dict[str, Any]
T = TypeVar("T")
WORDS = (
    "pass",
    "play 8G AA",
    "play 8H ?",
    "exchange A",
    "accept",
    "challenge",
    "vote yes",
    "resign",
    "move d4",
    "say A",
)
FIELDS = (
    "type",
    "id",
    "command",
    "text",
    "seen",
    "sent",
    "table",
    "token",
    "step",
    "game",
    "name",
    "draft",
    "on",
    "show",
)
ODD = ("", "\0", "\ud7ff", "é", "\u202e", "😀" * 9, "A" * 600, "../..", "'; --", "<b>", "null", "%s", "1e999", "-1")
SHAPES = {
    "do": ("id", "command"),
    "try": ("id", "command"),
    "say": ("id", "text"),
    "ping": ("sent",),
    "echo": ("now",),
    "learn": ("game", "step", "name"),
    "retry": ("show",),
    "hurry": ("on",),
    "draft": ("draft",),
    "hello": ("table", "token", "seen"),
    "welcome": (),
}
"""The fields of each message of a client, and of one that only the server sends."""


def value(rng: Random, depth: int = 0) -> Any:
    """A random JSON value."""
    match rng.randrange(9 if depth < 3 else 7):
        case 0:
            return rng.choice((None, True, False))
        case 1:
            return rng.choice((0, 1, -1, 2**31, 2**63, 2**64, -(2**70), rng.randrange(1000)))
        case 2:
            return rng.choice((0.5, -0.0, 1e308, 5e-324, rng.random()))
        case 3 | 4:
            return rng.choice(ODD)
        case 5:
            return rng.choice(WORDS)
        case 6:
            return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(30)))
        case 7:
            return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
        case _:
            return {rng.choice(FIELDS): value(rng, depth + 1) for _ in range(rng.randrange(4))}


def damaged(data: bytes, rng: Random) -> bytes:
    """The data with a few bytes replaced, inserted or removed."""
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.randbytes(rng.randrange(9)) + data[at + rng.randrange(9) :]


def right(field: str, rng: Random) -> Any:
    """A valid value of the field."""
    match field:
        case "command" | "draft":
            return rng.choice(WORDS)
        case "sent" | "now":
            return 1e6 * rng.random()
        case "on" | "show":
            return rng.random() < 0.5
        case "step" | "seen":
            return rng.randrange(12)
        case "game":
            return rng.choice(parlour.game_keys())
        case _:
            return str(rng.getrandbits(40))


def message(rng: Random) -> str | bytes:
    """One message for a WebSocket."""
    kind = rng.randrange(10)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    of = rng.choice(tuple(SHAPES))
    said: Json = {"type": of, **{field: right(field, rng) for field in SHAPES[of]}}
    for _ in range(rng.randrange(1, 4) if kind > 4 else 0):
        said[rng.choice((*said, *FIELDS))] = value(rng)
    text = json.dumps(said).encode()
    return damaged(text, rng) if kind == 9 else text.decode()


class Requests:
    """Requests by the description of the API that the server gives."""

    def __init__(self, document: Json, seats: list[tuple[str, str]]) -> None:
        self._seats = seats
        self._operations: list[tuple[str, str, list[Json]]] = [
            (method.upper(), path, operation.get("parameters", []))
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]

    def request(self, rng: Random) -> bytes:
        method, path, parameters = rng.choice(self._operations)
        table, token = rng.choice(self._seats)
        queries = []
        for parameter in parameters:
            name = parameter["name"]
            given = rng.choice((table, *parlour.game_keys(), str(value(rng)))) if rng.randrange(3) else str(value(rng))
            if parameter["in"] == "path":
                path = path.replace("{" + name + "}", quote(table if name == "id" and rng.randrange(4) else given, ""))
            elif parameter["in"] == "query" and rng.randrange(2):
                queries.append(f"{quote(name)}={quote(given)}")
        body = b"" if method in ("GET", "HEAD") else json.dumps(self._body(rng)).encode()
        if body and rng.randrange(5) == 0:
            body = damaged(body, rng)
        if rng.randrange(20) == 0:
            method = rng.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"))
        target = path + ("?" + "&".join(queries) if queries else "")
        head = [f"{method} {target} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}"]
        head.append(f"Content-Type: {rng.choice(('application/json', 'text/plain', 'application/x-ndjson'))}")
        if rng.randrange(4):
            head.append(f"Authorization: Bearer {token if rng.randrange(4) else quote(str(value(rng)))}")
        return "\r\n".join(head).encode() + HEADERS_END + body

    def _body(self, rng: Random) -> Any:
        if rng.randrange(3) == 0:
            return value(rng)
        names = (
            "game",
            "seats",
            "options",
            "public",
            "name",
            "seat",
            "muted",
            "code",
            "tokens",
            "level",
            "kind",
            "text",
        )
        body = {rng.choice(names): value(rng) for _ in range(rng.randrange(5))}
        if rng.randrange(2):
            body["game"] = rng.choice(parlour.game_keys())
        return body


class Line:
    """An HTTP connection, which is opened again when the server has closed it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """Status and body of the answer."""
        if self._streams is None or self._streams[0].at_eof():
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, limit=2**22)
        reader, writer = self._streams
        try:
            writer.write(request)
            return await _answer(reader, is_head=request.startswith(b"HEAD"))
        except BaseException:
            self.close()
            raise

    async def json(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        sent = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(sent)}"]
        head += ["Content-Type: application/json", f"Authorization: Bearer {token}"]
        status, answer = await self.ask("\r\n".join(head).encode() + HEADERS_END + sent)
        if status >= 400:
            raise ValueError(f"{status} to {method} {path}: {answer!r}")
        return json.loads(answer or b"null")

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Fuzz:
    """Sends, and notes what is wrong."""

    def __init__(self, node: Node, seed: int) -> None:
        self._node = node
        self._seed = seed
        self.faults: list[str] = []
        self.statuses: Counter[int] = Counter()
        self.answers: Counter[str] = Counter()

    def fault(self, text: str) -> None:
        self.faults.append(text)
        print(f"FAULT  {text}", flush=True)

    async def table(self, rng: Random, line: Line) -> tuple[str, str]:
        """A table where play has begun, and the token of a seat."""
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
        table = {"game": rng.choice(parlour.game_keys()), "seats": seats, "hot_seat": True}
        made = await line.json("POST", "/api/tables", table)
        id, token = made["table"]["id"], made["tokens"][0]["token"]
        await line.json("POST", f"/api/tables/{id}/start", token=token)
        line.close()  # the server closes one that is idle, perhaps at the moment of the next request
        return id, token

    async def in_time(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work returns; `TimeoutError` if the server takes too long."""
        began, waited = time.monotonic(), waited_for_processor(self._node.pid)
        task = asyncio.create_task(work)
        try:
            left = SECONDS
            while left > 0:
                if (await asyncio.wait([task], timeout=left))[0]:
                    return task.result()
                left = SECONDS + began - time.monotonic() + waited_for_processor(self._node.pid) - waited
            raise TimeoutError
        finally:
            task.cancel()

    # Messages

    async def send_messages(self, first: int, table: tuple[str, str], *, is_last: bool) -> None:
        """The messages with these numbers, over one connection: to a table, to a lesson, or without a first message."""
        rng = Random(f"{self._seed} messages {first}")
        sent: list[str | bytes] = []
        match rng.randrange(8):
            case 0:
                pass
            case 1:
                game = rng.choice(parlour.game_keys())
                sent.append(json.dumps({"type": "learn", "game": game, "step": 0, "name": "Ada"}))
            case _:
                id, token = table
                sent.append(json.dumps({"type": "hello", "table": id, "token": token, "seen": 0}))
        sent += [message(rng) for _ in range(AT_ONCE)]
        if is_last:  # games that nobody goes on with would be work for the server all the same
            sent.append(json.dumps({"type": "do", "id": "the end", "command": "resign"}))
        sent.append(json.dumps({"type": "try", "id": LAST, "command": "pass"}))
        try:
            await self.in_time(self._converse(sent))
        except WebSocketException as error:
            code = getattr(getattr(error, "rcvd", None), "code", 0)
            self.answers[f"closed {code}"] += 1
            if code == 1011:
                self.fault(f"messages from {first}: the server closed the connection with an error: {sent}")
        except TimeoutError:
            self.fault(f"messages from {first}: no answer: {sent}")

    async def _converse(self, sent: list[str | bytes]) -> None:
        url = f"ws://127.0.0.1:{self._node.port}/ws"
        async with connect(
            url, max_size=None, max_queue=None, proxy=None, compression=None, open_timeout=None, ping_interval=None
        ) as socket:
            socket.transport.write(b"".join(map(_frame, sent)))  # all at once: the server is what takes time
            await self._hear(socket)

    async def _hear(self, socket: ClientConnection) -> None:
        while True:
            heard = await socket.recv(decode=False)
            kind = heard.split(b'"', 4)[3]  # the type is the first field
            self.answers[kind.decode()] += 1
            if b'"tables-failed"' in heard:
                self.fault(f"the server failed at a message: {heard.decode()}")
            if kind == b"ended" or (kind in ENDS and json.loads(heard)["id"] == LAST):
                return

    # Requests

    async def send_requests(self, requests: Requests, first: int) -> None:
        """The requests with these numbers, over one connection as long as the server keeps it open."""
        rng, line = Random(f"{self._seed} requests {first}"), Line(self._node.port)
        for _ in range(REQUESTS):
            sent = requests.request(rng)
            try:
                status, _ = await self.in_time(line.ask(sent))
            except (OSError, EOFError, ValueError) as error:
                self.answers[type(error).__name__] += 1
                continue
            except TimeoutError:
                self.fault(f"no answer to {sent!r}")
                continue
            self.statuses[status] += 1
            if status >= 500:
                self.fault(f"{status} to {sent!r}")
        line.close()


def _frame(sent: str | bytes) -> bytes:
    data, kind = (sent.encode(), Opcode.TEXT) if isinstance(sent, str) else (sent, Opcode.BINARY)
    return Frame(kind, data).serialize(mask=True)


async def _answer(reader: asyncio.StreamReader, *, is_head: bool) -> tuple[int, bytes]:
    """Status and body of the next answer."""
    head = (await reader.readuntil(HEADERS_END)).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    if is_head or status in (204, 304):
        return status, b""
    lengths = [line.partition(":")[2] for line in head.split("\r\n") if line.startswith("content-length:")]
    if lengths:
        return status, await reader.readexactly(int(lengths[0]))
    body = b""
    while size := int((await reader.readline()).strip() or b"0", 16):  # in pieces
        body += (await reader.readexactly(size + 2))[:-2]
    await reader.readline()
    return status, body


class Run:
    """One run: messages and requests from where the run before ended."""

    def __init__(self, args: argparse.Namespace, fuzz: Fuzz, node: Node) -> None:
        done: dict[str, int] = json.loads(args.tally.read_text()) if args.tally and args.tally.exists() else {}
        self.messages, self.requests = done.get("messages", 0), done.get("requests", 0)
        "How many have been sent, over all runs."
        self._next_messages, self._next_requests = self.messages, self.requests
        self._args = args
        self._fuzz = fuzz
        self._node = node
        self._until = time.monotonic() + 60 * args.minutes

    @property
    def _goes_on(self) -> bool:
        return time.monotonic() < self._until and self._node.runs

    def end(self) -> None:
        """Send nothing more than what is on its way."""
        self._until = 0.0

    async def run(self) -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.end)
        noting = asyncio.create_task(self._note_now_and_then())
        try:
            async with asyncio.TaskGroup() as work:
                for number in range(AT_A_TIME):
                    work.create_task(self._send_messages(number))
                    work.create_task(self._send_requests(number))
        finally:
            noting.cancel()
            self._note()
        if not self._node.runs:
            self._fuzz.fault("the server is gone")

    async def _send_messages(self, number: int) -> None:
        rng, line = Random(f"{self._args.seed} tables {number} {self._next_messages}"), Line(self._node.port)
        while self._goes_on and self._next_messages < self._args.messages:
            table = await self._fuzz.table(rng, line)
            for number_there in range(ON_A_TABLE):
                first, self._next_messages = self._next_messages, self._next_messages + AT_ONCE
                await self._fuzz.send_messages(first, table, is_last=number_there == ON_A_TABLE - 1)
                self.messages += AT_ONCE

    async def _send_requests(self, number: int) -> None:
        rng, line = Random(f"{self._args.seed} seats {number} {self._next_requests}"), Line(self._node.port)
        document = await line.json("GET", "/api/schema/openapi.json")
        while self._goes_on and self._next_requests < self._args.requests:
            # Some requests delete their table.
            requests = Requests(document, [await self._fuzz.table(rng, line) for _ in parlour.game_keys()])
            first, self._next_requests = self._next_requests, self._next_requests + REQUESTS
            await self._fuzz.send_requests(requests, first)
            self.requests += REQUESTS

    async def _note_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(TALLY_EVERY)
            self._note()

    def _note(self) -> None:
        if self._args.tally:
            self._args.tally.write_text(json.dumps({"messages": self.messages, "requests": self.requests}))


async def run(args: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        node = Node(1, "--data", str(Path(folder) / "tables.db"))
        await node.start()
        fuzz = Fuzz(node, args.seed)
        one = Run(args, fuzz, node)
        before, began = (one.messages, one.requests), time.monotonic()
        try:
            await one.run()
        finally:
            await node.stop()
            if node.tracebacks:
                fuzz.fault("the server had a traceback:\n" + "\n".join(node.tracebacks))
            sent, asked, seconds = one.messages - before[0], one.requests - before[1], time.monotonic() - began
            print(f"{sent} messages and {asked} requests in {seconds:.0f} s, {len(fuzz.faults)} faults")
            print(f"with the runs before: {one.messages} messages, {one.requests} requests")
            print(f"statuses: {dict(sorted(fuzz.statuses.items()))}\nheard: {dict(fuzz.answers.most_common())}")
    return 1 if fuzz.faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=600, help="how long at most")
    parser.add_argument("--tally", type=Path, metavar="FILE", help="go on where the run before ended")
    parser.add_argument("--seed", type=int, default=1)
    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(run(parser.parse_args()))
    return 130


if __name__ == "__main__":
    raise SystemExit(main())
