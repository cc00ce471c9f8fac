"""The floor of a command's cost: a server that knows no rules, and only frames and stores the same bytes.

    python -m tools.command_floor --seconds 4

It reads frames, decodes the message, adds a row of that many bytes to a SQLite file, all rows of a tick in one
transaction, then sends that many bytes to every seat, and `done` to the sender. The clients are those of `parlour bench
server`, and so is the way in which the CPU time is measured. The number of bytes is that of the game, counted in the
way of `tools.command_cost`.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
from tools import command_cost

import parlour
from parlour.cli.bench_clients import Bench, Plan, Ready, Record
from parlour.cli.bench_server import cpu_seconds_of, leave_first_core, open_many_files, take_first_core

_ACCEPTED = (
    b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n"
)
"""The answer to the key that all clients of the benchmark send."""


class Sizes(NamedTuple):
    """Bytes of one command."""

    line: int
    "The stored line."
    told: int
    "The message to each seat."


class Asked(msgspec.Struct):
    """A message of a client."""

    type: str
    id: str = ""
    table: str = ""


_read = msgspec.json.Decoder(Asked).decode


# The server


class FloorServer:
    """Tables without games."""

    def __init__(self, db: sqlite3.Connection, sizes: Sizes) -> None:
        self._db = db
        self._row = b"x" * sizes.line
        self._told = _frame(b'{"type":"happened"%b}' % (b" " * sizes.told))
        self._lines: dict[str, int] = {}
        self.tables: dict[str, list[FloorClient]] = {}
        self._asked: list[tuple[FloorClient, str]] = []

    def ask(self, client: FloorClient, id: str) -> None:
        if not self._asked:
            asyncio.get_running_loop().call_soon(self._commit)
        self._asked.append((client, id))

    def _commit(self) -> None:
        asked, self._asked = self._asked, []
        self._db.execute("BEGIN IMMEDIATE")
        for client, _ in asked:
            n = self._lines[client.table] = self._lines.get(client.table, 0) + 1
            self._db.execute("INSERT INTO logs VALUES (?, ?, ?)", (client.table, n, self._row))
        self._db.execute("COMMIT")
        for client, id in asked:
            done = _frame(b'{"type":"done","id":"%b","n":%d}' % (id.encode(), self._lines[client.table]))
            for other in self.tables[client.table]:
                other.transport.write(self._told + done if other is client else self._told)


class FloorClient(asyncio.Protocol):
    """One connection."""

    def __init__(self, server: FloorServer) -> None:
        self._server = server
        self._unread = b""
        self._is_open = False
        self.table = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        unread = self._unread + data if self._unread else data
        if not self._is_open:
            _, end, unread = unread.partition(b"\r\n\r\n")
            assert end, "the benchmark sends its request in one piece"
            self._is_open = True
            self.transport.write(_ACCEPTED)
        at = 0
        while len(unread) - at >= 6:
            length, start = unread[at + 1] & 0x7F, at + 6
            if length == 126:
                length, start = int.from_bytes(unread[at + 2 : at + 4], "big"), at + 8
            if start + length > len(unread):
                break
            self._take(_read(unread[start : start + length]))  # the mask of the clients is zero
            at = start + length
        self._unread = unread[at:]

    def _take(self, message: Asked) -> None:
        if message.type == "do":
            self._server.ask(self, message.id)
        else:
            self.table = message.table
            self._server.tables.setdefault(self.table, []).append(self)
            self.transport.write(_frame(b'{"type":"welcome"}'))


def _frame(message: bytes) -> bytes:
    size = len(message)
    return (bytes((0x81, size)) if size < 126 else b"\x81\x7e" + size.to_bytes(2, "big")) + message


async def _serve(data: Path, sizes: Sizes) -> None:
    db = sqlite3.connect(data, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")
    db.execute("CREATE TABLE logs (id TEXT NOT NULL, n INTEGER NOT NULL, lines BLOB NOT NULL)")
    db.execute("CREATE UNIQUE INDEX log_lines ON logs (id, n)")
    floor = FloorServer(db, sizes)
    server = await asyncio.get_running_loop().create_server(partial(FloorClient, floor), "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


# The measurement


class Served:
    """The server in a process of its own, on the first core."""

    def __init__(self, folder: Path, sizes: Sizes) -> None:
        command = [sys.executable, "-m", "tools.command_floor", "--serve", str(folder / "floor.db"), *map(str, sizes)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=take_first_core)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    @property
    def cpu_seconds(self) -> float:
        return cpu_seconds_of(self.process.pid)


def sizes_of(key: str) -> Sizes:
    """The mean of a short game."""
    script = command_cost.recorded(key, 2, 40)
    _, _, sent, size = asyncio.run(command_cost.in_room(key, 2, partial(command_cost.run, script)))
    stored = asyncio.run(command_cost.in_room(key, 2, partial(_stored, script)))
    return Sizes(stored // sum(map(len, script)), size // max(1, sent))


async def _stored(script: command_cost.Script, room: command_cost.Room, now: list[float]) -> int:
    before = _log_size(room)
    await command_cost.run(script, room, now)
    return _log_size(room) - before


def _log_size(room: command_cost.Room) -> int:
    return sum(len(msgspec.json.encode(room.game(table).lines)) for table in range(len(room.ids)))


def measure(plan: Plan, sizes: Sizes) -> float:
    """Commands per CPU second of the server."""
    record = Record(0, [(i % plan.players, "accept") for i in range(1_000_000)])
    tables = [Ready(f"table {i:06}", ("",) * plan.players, record) for i in range(plan.tables)]
    open_many_files()
    with tempfile.TemporaryDirectory(prefix="parlour-floor-") as folder:
        server = Served(Path(folder), sizes)
        leave_first_core()
        try:
            commands, _, cpu, _ = asyncio.run(Bench(plan, server.port, tables).run(server))
        finally:
            server.process.kill()
            server.process.wait()
    return commands / cpu


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=parlour.game_keys(), metavar="GAME")
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--seconds", type=float, default=4.0)
    arguments.add_argument("--serve", nargs=3, metavar=("FILE", "LINE", "TOLD"), help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.serve:
        asyncio.run(_serve(Path(given.serve[0]), Sizes(int(given.serve[1]), int(given.serve[2]))))
        return
    for key in given.games:
        sizes, players = sizes_of(key), command_cost.most_players(key)
        # A plan of another game than this: the clients of a race would look for its views.
        found = measure(Plan("", given.tables, players, given.seconds, 0.0), sizes)
        print(
            f"{key:16} {sizes.line:6} {sizes.told:6} bytes {found:8.0f} commands per CPU second {1e6 / found:6.1f} µs"
        )


if __name__ == "__main__":
    main()
