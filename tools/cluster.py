"""`make cluster`: three nodes, PostgreSQL and NATS on this machine behind a small round-robin front, with bots on 100
tables. Kill what you like: a node that is gone is started again after some seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tools.local_nats import NatsServer
from tools.local_nats import running as running_nats
from tools.local_postgres import PostgresServer
from tools.local_postgres import running as running_postgres

import parlour

START_AGAIN = 5.0
"""Seconds after which a node that is gone is started again."""
LOOK_EVERY = 5.0
"""Seconds between two looks at the tables of the bots."""
BUFFER = 64 * 1024
LOOK_AT_NODES_EVERY = 0.5
"""Seconds between two looks of the front at the nodes."""
LINES_OF_TRACEBACK = 60
"""Lines of a node's output that are kept from the beginning of a traceback on."""
SHOWN = 300
"""Bytes of an answer that tell why a request was refused."""
NODE_SECONDS = 1.0
"""How long a node may take to answer the front."""


class NotStarted(RuntimeError):
    """A node ended before it was open."""


class Node:
    """One `parlour serve` of the cluster."""

    def __init__(self, number: int, *where: str) -> None:
        """`where` are the options that name its store and bus."""
        self.number = number
        self.port = 0
        self.said: list[str] = []
        "The latest lines of its output."
        self.tracebacks: list[str] = []
        "Where in its output there were tracebacks, each with the lines after it."
        self._arguments = ("--local", "--no-browser", "--port", "0", "--pace", "10000", "--quota", "none")
        self._where = where
        self._follows = 0
        "How many more lines belong to the last traceback."
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it is open."""
        self.said.clear()
        process = self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "parlour", "serve", *self._arguments, *self._where),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        )
        assert process.stdout is not None
        while line := (await process.stdout.readline()).decode():
            self._note(line.rstrip())
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
            if "Ctrl-C" in line:
                self._reading = asyncio.create_task(self._read(process.stdout))
                return
        raise NotStarted(f"node {self.number} did not start: {self.said}")

    async def _read(self, output: asyncio.StreamReader) -> None:
        while line := (await output.readline()).decode():
            self._note(line.rstrip())

    def _note(self, line: str) -> None:
        self.said.append(line)
        del self.said[:-200]
        if "Traceback" in line:
            self._follows = LINES_OF_TRACEBACK
        if self._follows:
            self._follows -= 1
            self.tracebacks.append(line)

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.returncode is None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def send_signal(self, number: signal.Signals) -> None:
        if self.runs:
            os.kill(self.pid, number)

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        if self.runs:
            self.send_signal(signal.SIGCONT)
            self.send_signal(number)
            assert self.process is not None
            await self.process.wait()


class Front:
    """Passes connections on to the nodes in turn, as a balancer does. A node that is not ready is left out."""

    def __init__(self, ports: Callable[[], list[int]]) -> None:
        self._ports = ports
        self._turn = itertools.count()
        self._ready: list[int] = []
        self.port = 0

    async def start(self, port: int = 0) -> None:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", port)
        self.port = self._server.sockets[0].getsockname()[1]
        self._looking = asyncio.create_task(self._look_at_nodes())

    def stop(self) -> None:
        self._looking.cancel()
        self._server.close()

    async def _look_at_nodes(self) -> None:
        while True:
            ports = self._ports()
            ready = await asyncio.gather(*map(is_ready, ports))
            self._ready = [port for port, is_one in zip(ports, ready, strict=True) if is_one]
            await asyncio.sleep(LOOK_AT_NODES_EVERY)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await self._connect()
        if there is None:
            writer.close()
            return
        await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        running = self._ports()
        ports = [port for port in self._ready if port in running] or running
        start = next(self._turn)
        for number in range(len(ports)):
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(NODE_SECONDS):
                    return await asyncio.open_connection("127.0.0.1", ports[(start + number) % len(ports)])
        return None


async def is_ready(port: int) -> bool:
    """Whether the node at that port says so."""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(NODE_SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                return b" 200 " in await reader.readline()
            finally:
                writer.close()
    return False


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(BUFFER):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()


class Cluster:
    """Nodes with their front."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        self.front = Front(lambda: [node.port for node in self.nodes if node.runs and node.port])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.front.port}"

    async def start(self, port: int = 0) -> None:
        await self.nodes[0].start()  # it creates the tables of the database
        await asyncio.gather(*(node.start() for node in self.nodes[1:]))
        await self.front.start(port)

    async def stop(self) -> None:
        self.front.stop()
        await asyncio.gather(*(node.stop() for node in self.nodes))

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The JSON answer to a request at the front, or its text; None if there is none now."""
        return (await self.request(method, path, body, token))[0]

    async def request(self, method: str, path: str, body: object = None, token: str = "") -> tuple[Any, str]:
        """The same, and why there is none."""
        return await asyncio.to_thread(_ask, self.url + path, method, body, token)


@contextlib.contextmanager
def servers() -> Iterator[tuple[PostgresServer, NatsServer]]:
    """PostgreSQL and NATS on this machine."""
    with running_postgres() as postgres, running_nats() as nats:
        yield postgres, nats


def _ask(url: str, method: str, body: object, token: str) -> tuple[Any, str]:
    began = time.monotonic()
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data=data, method=method, headers={"Content-Type": "application/json"})
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urlopen(request, timeout=30) as answer:
            text: str = answer.read().decode()
            return text if "ndjson" in answer.headers["Content-Type"] else json.loads(text or "{}"), ""
    except HTTPError as error:
        with error:
            reason = f"{error.code} {error.read(SHOWN).decode(errors='replace')}"
    except (HTTPException, URLError, OSError, ValueError) as error:
        reason = repr(error)
    return None, f"{reason} after {time.monotonic() - began:.1f} s"


class BotTables:
    """Tables where bots play; when a game is over, another one begins."""

    def __init__(self, cluster: Cluster, count: int, level: str) -> None:
        self._cluster = cluster
        self._games = itertools.cycle(parlour.game_keys())
        self._level = level
        self._tables: list[str] = [""] * count
        self.finished = 0
        self.unreachable = 0

    async def keep_going(self) -> None:
        while True:
            self.unreachable = 0
            for number, id in enumerate(self._tables):
                table = await self._cluster.ask("GET", f"/api/tables/{id}") if id else None
                if id and table is None:
                    self.unreachable += 1
                elif table is None or table["status"] == "over":
                    self.finished += table is not None
                    seats = [{"kind": "bot", "level": self._level}] * 2
                    made = {"game": next(self._games), "seats": seats, "public": True}
                    new = await self._cluster.ask("POST", "/api/tables", made)
                    self._tables[number] = "" if new is None else new["table"]["id"]
            await asyncio.sleep(LOOK_EVERY)

    @property
    def open(self) -> int:
        return sum(map(bool, self._tables))


async def keep_nodes(cluster: Cluster) -> None:
    """Start nodes that are gone again."""

    async def keep(node: Node) -> None:
        while True:
            assert node.process is not None
            status = await node.process.wait()
            print(f"{time.strftime('%X')}  node {node.number} is gone (exit status {status})", flush=True)
            await asyncio.sleep(START_AGAIN)
            await node.start()
            print(f"{time.strftime('%X')}  node {node.number} runs again: pid {node.pid}", flush=True)

    await asyncio.gather(*(keep(node) for node in cluster.nodes))


async def run(cluster: Cluster, postgres: PostgresServer, nats: NatsServer, args: argparse.Namespace) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await cluster.start(args.port)
    print(f"Open {cluster.url}")
    print(f"PostgreSQL: {postgres.address}\nNATS: {nats.address}")
    for node in cluster.nodes:
        print(f"node {node.number}: http://127.0.0.1:{node.port}, pid {node.pid}")
    print(f"Bots begin to play at {args.tables} tables. Ctrl-C ends everything.", flush=True)
    bots = BotTables(cluster, args.tables, args.level)
    tasks = [asyncio.create_task(bots.keep_going()), asyncio.create_task(keep_nodes(cluster))]
    try:
        while not stop.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(10):
                    await stop.wait()
            owners = await asyncio.to_thread(_owners, postgres)
            shown = ", ".join(f"node {name}: {count}" for name, count in sorted(owners.items()))
            print(
                f"{time.strftime('%X')}  {bots.open} tables of bots, {bots.finished} games finished,"
                f" {bots.unreachable} not reached · tables in memory: {shown or 'none'}",
                flush=True,
            )
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await cluster.stop()


def _owners(postgres: PostgresServer) -> Counter[int]:
    """How many tables each run of a node has, by the number of the run."""
    import psycopg

    try:
        with psycopg.connect(postgres.address) as db:
            rows = db.execute("SELECT node, count(*) FROM tables WHERE node IS NOT NULL GROUP BY node")
            return Counter({int(node): int(count) for node, count in rows})
    except psycopg.Error:
        return Counter()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--port", type=int, default=8700)
    args = parser.parse_args()
    with servers() as (postgres, nats):
        where = ("--store", postgres.address, "--bus", nats.address)
        nodes = [Node(number + 1, *where) for number in range(args.nodes)]
        asyncio.run(run(Cluster(nodes), postgres, nats, args))


if __name__ == "__main__":
    main()
