"""`make fuzz`: valid, damaged and random messages and requests to one server, which must answer none of them with an
error of its own, have no traceback, and go on playing.

What is sent follows from the seed and its number, so a run can be repeated, and go on where an earlier one ended.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from tools.cluster import Cluster, Node
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import parlour

AT_ONCE = 50
"""Messages on one connection between two questions whether the server still answers."""
SECONDS = 60.0
"""How long an answer may take."""
SOCKETS = 4
"""Connections, or requests, at the same time."""
HEADERS_END = b"\r\n\r\n"

Json = dict[str, Any]
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
"""What a client can say, and a word of the server."""


def value(rng: Random, depth: int = 0) -> Any:
    """Anything that JSON can say."""
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
    """The same with some other bytes in it."""
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.randbytes(rng.randrange(9)) + data[at + rng.randrange(9) :]


def right(field: str, rng: Random) -> Any:
    """A value that the field could have."""
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


class Fuzz:
    """Sends, and notes what is wrong."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self._cluster = cluster
        self._seed = seed
        self.faults: list[str] = []
        self.statuses: Counter[int] = Counter()
        self.answers: Counter[str] = Counter()

    @property
    def port(self) -> int:
        return self._cluster.nodes[0].port

    def fault(self, text: str) -> None:
        self.faults.append(text)
        print(f"FAULT  {text}", flush=True)

    async def table(self, rng: Random) -> tuple[str, str]:
        """A table where play has begun, and the token of a seat."""
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
        table = {"game": rng.choice(parlour.game_keys()), "seats": seats, "hot_seat": True}
        made = await self._cluster.ask("POST", "/api/tables", table)
        id, token = made["table"]["id"], made["tokens"][0]["token"]
        await self._cluster.ask("POST", f"/api/tables/{id}/start", token=token)
        return id, token

    # Messages

    async def send_messages(self, first: int) -> None:
        """The messages with these numbers, over one connection: to a table, to a lesson, or without a first message."""
        rng = Random(f"{self._seed} messages {first}")
        url, sent = f"ws://127.0.0.1:{self.port}/ws", []
        try:
            async with asyncio.timeout(SECONDS):
                async with connect(url, max_size=None, proxy=None, compression=None) as socket:
                    match rng.randrange(8):
                        case 0:
                            pass
                        case 1:
                            game = rng.choice(parlour.game_keys())
                            await socket.send(json.dumps({"type": "learn", "game": game, "step": 0, "name": "Ada"}))
                        case _:
                            id, token = await self.table(rng)
                            await socket.send(json.dumps({"type": "hello", "table": id, "token": token, "seen": 0}))
                    sent = [message(rng) for _ in range(AT_ONCE)]
                    for one in sent:
                        await socket.send(one)
                    await socket.send(json.dumps({"type": "try", "id": "the last one", "command": "pass"}))
                    await self._hear(socket)
        except WebSocketException as error:
            code = getattr(getattr(error, "rcvd", None), "code", 0)
            self.answers[f"closed {code}"] += 1
            if code == 1011:
                self.fault(f"messages from {first}: the server closed the connection with an error: {sent}")
        except TimeoutError:
            self.fault(f"messages from {first}: no answer: {sent}")

    async def _hear(self, socket: ClientConnection) -> None:
        while True:
            heard = json.loads(await socket.recv())
            self.answers[heard["type"]] += 1
            if heard.get("message", {}) and heard["message"].get("id") == "tables-failed":
                self.fault(f"the server failed at a message: {heard}")
            if heard["type"] == "ended" or heard.get("id") == "the last one":
                return

    # Requests

    async def send_requests(self, requests: Requests, first: int, count: int) -> None:
        """The requests with these numbers, over one connection as long as the server keeps it open."""
        rng = Random(f"{self._seed} requests {first}")
        reader: asyncio.StreamReader | None = None
        writer: asyncio.StreamWriter | None = None
        for _ in range(count):
            sent = requests.request(rng)
            try:
                async with asyncio.timeout(SECONDS):
                    if reader is None or writer is None or reader.at_eof():
                        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
                    writer.write(sent)
                    status = await _status(reader, is_head=sent.startswith(b"HEAD"))
            except (OSError, EOFError, ValueError) as error:
                self.answers[type(error).__name__] += 1
                reader = None
                continue
            except TimeoutError:
                self.fault(f"no answer to {sent!r}")
                reader = None
                continue
            self.statuses[status] += 1
            if status >= 500 and status != 503:
                self.fault(f"{status} to {sent!r}")
            if status == 503:
                self.fault(f"the server was not ready for {sent!r}")
        if writer is not None:
            writer.close()


async def _status(reader: asyncio.StreamReader, *, is_head: bool) -> int:
    """The status of the next answer, which is read to its end."""
    head = (await reader.readuntil(HEADERS_END)).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    if is_head or status in (204, 304):
        return status
    lengths = [line.partition(":")[2] for line in head.split("\r\n") if line.startswith("content-length:")]
    if lengths:
        await reader.readexactly(int(lengths[0]))
    else:  # in pieces
        while size := int((await reader.readline()).strip() or b"0", 16):
            await reader.readexactly(size + 2)
        await reader.readline()
    return status


async def run(args: argparse.Namespace) -> int:
    done: dict[str, int] = json.loads(args.tally.read_text()) if args.tally and args.tally.exists() else {}
    messages, asked = done.get("messages", 0), done.get("requests", 0)
    until = time.monotonic() + 60 * args.minutes
    with tempfile.TemporaryDirectory() as folder:
        node = Node(1, "--data", str(Path(folder) / "tables.db"))
        cluster = Cluster([node])
        await cluster.start()
        fuzz = Fuzz(cluster, args.seed)
        try:
            rng = Random(args.seed)
            seats = [await fuzz.table(rng) for _ in parlour.game_keys()]
            document = await cluster.ask("GET", "/api/schema/openapi.json")
            requests = Requests(document, seats)
            while time.monotonic() < until and (messages < args.messages or asked < args.requests):
                work = []
                for _ in range(SOCKETS):
                    if messages < args.messages:
                        work.append(fuzz.send_messages(messages))
                        messages += AT_ONCE
                    if asked < args.requests:
                        work.append(fuzz.send_requests(requests, asked, 5))
                        asked += 5
                await asyncio.gather(*work)
                if not node.runs:
                    fuzz.fault("the server is gone")
                    break
                if await cluster.ask("GET", f"/api/tables/{seats[0][0]}") is None:  # a request has deleted it
                    requests = Requests(document, seats := [await fuzz.table(rng) for _ in parlour.game_keys()])
                if args.tally:
                    args.tally.write_text(json.dumps({"messages": messages, "requests": asked}))
        finally:
            await cluster.stop()
            if any("Traceback" in line for line in node.said):
                fuzz.fault("the server had a traceback:\n" + "\n".join(node.said))
            print(f"{messages} messages, {asked} requests, {len(fuzz.faults)} faults in this run")
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
