"""Server benchmark: commands per second and latency, with real games over real WebSockets.

Bots play games beforehand, each with a seed, and their commands are recorded. The store is filled with tables dealt
with the same seeds, so that the recorded commands are legal there, and a server is started on it as `parlour serve`
does, pinned to one core. The clients run in this process, on another core, and connect before the measurement. A fixed
number of tables is played at a time, one game after another. At the end the logs are compared with the acknowledged
commands.

In a race nothing is recorded: each player says one word after another, and a decided word counts. Other commands that
are due are given, and words that the rules refuse at that moment are turned away; neither counts.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import resource
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import parlour
from parlour.cli.bench_clients import WARM_UP, Bench, Match, Plan, Ready, Record
from parlour.cli.serve import this_program
from parlour.contract import additions_of
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.i18n import Message, message
from parlour.kernel.state import State
from parlour.tables.meta import Meta, SeatInfo, new_code, new_id
from parlour.tables.seat_tokens import TokenSigner
from parlour.tables.sql_store import SQLStore
from parlour.tables.sqlite import SQLiteStore

DISTINCT = 24
"""Recorded games; tables share them."""
LEVEL = "greedy"
LONGEST = 400
"""Maximum commands of a recorded game."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana")
UP_SECONDS = 30.0
FASTEST = 5_000
"""Commands per second for which enough games are recorded."""

_encode = msgspec.json.Encoder().encode


class Figures(msgspec.Struct):
    """Figures of the benchmark."""

    commands_per_s: float
    p50_ms: float
    p99_ms: float
    lost: int
    "Acknowledged commands that are not in the log exactly once."
    refused: int
    turned_away: int
    "Words of a race that were refused at that moment; they are not counted as commands."
    commands: int
    games: int
    server_cpu: float
    "CPU share of the server, in cores."
    commands_per_cpu_s: float
    "Commands per CPU second of the server."
    devices_cpu: float
    "CPU share of the clients; near 1, they are the bottleneck."
    server_mb: float


class Idle(msgspec.Struct):
    """Cost of idle tables."""

    idle_mb: float
    "The server after its start."
    tables: int
    tables_mb: float
    "The server with all tables begun and no connections."
    per_table_kb: float


# Recording games


def deal(key: str, players: int, seed: int, at: float = 0.0) -> Game[State]:
    return Game.new(parlour.rules_of(key), NAMES[:players], seed, at)


def play(key: str, players: int, seed: int) -> Record:
    """Record a game of that seed, played by bots."""
    game, rng = deal(key, players, seed), Random(seed)
    player = game.rules.bot(LEVEL if LEVEL in game.rules.levels else game.rules.levels[-1])
    race = additions_of(key).race()
    if race is not None:
        return Record(seed, [(i % players, race.guess(rng)) for i in range(LONGEST)])
    commands: list[tuple[int, str]] = []
    while not game.over and len(commands) < LONGEST:
        seat, command = _next(game, lambda seat: player.choose(game.view(seat), rng))
        game.do(seat, command)
        commands.append((seat, command))
    return Record(seed, commands)


def _next(game: Game[State], choose: Callable[[int], str | None]) -> tuple[int, str]:
    for seat in game.to_act:
        command = choose(seat)
        if command is not None:
            return seat, command
    for seat in game.to_act:  # they chose to wait, but a recorded game has no waiting
        for command in game.legal(seat):
            return seat, command
    raise ParlourError("cli-bench-endless", game=game.rules.key)


def play_all(plan: Plan) -> list[Record]:
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        seeds = range(1, min(DISTINCT, plan.tables) + 1)
        return list(pool.map(play, *zip(*((plan.game, plan.players, seed) for seed in seeds), strict=True)))


def fill(store: SQLStore, plan: Plan, records: Sequence[Record], count: int) -> list[Ready]:
    """Tables where play has just begun, written into the store."""
    tokens = TokenSigner(store.secret())
    ready = []
    now = time.time()
    dealt = [deal(plan.game, plan.players, record.seed, now) for record in records]
    with store.transaction():
        for i in range(count):
            game, record = dealt[i % len(dealt)], records[i % len(dealt)]
            seats = tuple(
                SeatInfo(kind="person", name=name, grant=k + 1) for k, name in enumerate(NAMES[: plan.players])
            )
            meta = Meta(
                id=new_id(),
                code=new_code(7),
                game=plan.game,
                options={},
                seats=seats,
                status="playing",
                created=now,
                granted=len(seats),
            )
            store.create(meta)
            store.append(meta.id, 0, -1, [_encode(game.head), *map(_encode, game.lines)])
            held = tuple(tokens.make(meta.id, seat, seat + 1) for seat in range(plan.players))
            ready.append(Ready(meta.id, held, record))
    return ready


# The server


class Served:
    """A `parlour serve` process, pinned to one core if the machine has several."""

    def __init__(self, data: Path) -> None:
        self._process = subprocess.Popen(
            [
                *(*this_program(), "serve", "--local", "--no-browser", "--port", "0"),
                *("--data", str(data), "--pace", "10000", "--language", "en"),
            ],
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=take_first_core,
        )
        assert self._process.stdout is not None
        said = ""
        for line in self._process.stdout:
            said += line
            if "Ctrl-C" in line:
                break
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        if found is None:
            raise ParlourError("cli-bench-no-server", said=said)
        self.port = int(found[1])

        self._http = HTTPConnection("127.0.0.1", self.port)

    def post(self, path: str, body: object, token: str) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        self._http.request("POST", path, _encode(body) if body is not None else None, headers)
        answer = self._http.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise ParlourError("cli-bench-refused", reason=text.decode())
        found: dict[str, Any] = msgspec.json.decode(text)
        return found

    @property
    def cpu_seconds(self) -> float:
        return cpu_seconds_of(self._process.pid)

    @property
    def megabytes(self) -> float:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self, patience: float = UP_SECONDS) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(patience)


def cpu_seconds_of(process: int) -> float:
    """The CPU time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def open_many_files() -> None:
    """Raise the limit of open files: each client is one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def take_first_core() -> None:
    """Pin to one core, where the system allows it (Linux)."""
    if not hasattr(os, "sched_setaffinity"):
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:1])


def leave_first_core() -> None:
    if not hasattr(os, "sched_setaffinity"):
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:] or cores)


# The benchmark


def count_lost(store: SQLStore, matches: Sequence[Match]) -> int:
    """The number of acknowledged commands that are not in the log exactly once, at their line."""
    lost = 0
    for match in matches:
        kept = store.read(match.ready.id)
        said: Counter[str] = Counter()
        for line in kept.lines if kept is not None else ():
            id = msgspec.json.decode(line, type=_Id).id
            if id:
                said[id] += 1
        lost += sum(said[id] != 1 for id in match.acknowledged)
    return lost


class _Id(msgspec.Struct):
    id: str = ""


def measure(plan: Plan, tell: Callable[[Message], None]) -> Figures:
    tell(message("cli-bench-playing", count=min(DISTINCT, plan.tables), game=plan.game))
    records = play_all(plan)
    length = sum(len(record.commands) for record in records) / len(records)
    count = plan.tables + int((plan.rate or FASTEST) * (plan.seconds + WARM_UP + 1) / length)
    with tempfile.TemporaryDirectory(prefix="parlour-bench-") as folder:
        data = Path(folder) / "tables.db"
        store = SQLiteStore(data)
        ready = fill(store, plan, records, count)
        store.close()
        tell(message("cli-bench-tables", count=count, length=f"{length:.0f}", played=plan.tables))
        open_many_files()
        server = Served(data)
        leave_first_core()
        bench = Bench(plan, server.port, ready)
        try:
            commands, seconds, cpu, own = asyncio.run(bench.run(server))
            megabytes = server.megabytes
        finally:
            server.stop()
        store = SQLiteStore(data)
        lost = count_lost(store, bench.matches)
        store.close()
    for refused in bench.refused[:3]:
        tell(message("cli-bench-refused", reason=refused))
    ordered = sorted(bench.latencies) or [0.0]
    return Figures(
        commands_per_s=round(commands / seconds, 1),
        p50_ms=round(ordered[len(ordered) // 2] * 1000, 2),
        p99_ms=round(ordered[len(ordered) * 99 // 100] * 1000, 2),
        lost=lost,
        refused=len(bench.refused),
        turned_away=bench.turned_away,
        commands=commands,
        games=bench.finished,
        server_cpu=round(cpu / seconds, 3),
        commands_per_cpu_s=round(commands / max(cpu, 0.01), 1),
        devices_cpu=round(own / seconds, 3),
        server_mb=round(megabytes, 1),
    )


def measure_idle(plan: Plan, tell: Callable[[Message], None]) -> Idle:
    """Memory of a server with many begun tables and no connections."""
    with tempfile.TemporaryDirectory(prefix="parlour-bench-") as folder:
        server = Served(Path(folder) / "tables.db")
        try:
            time.sleep(1)
            before = server.megabytes
            tell(message("cli-bench-idle", count=plan.idle))
            for _ in range(plan.idle):
                _begin_table(server, plan)
            time.sleep(5)
            after = server.megabytes
        finally:
            server.stop()
    return Idle(
        idle_mb=round(before, 1),
        tables=plan.idle,
        tables_mb=round(after, 1),
        per_table_kb=round((after - before) * 1024 / plan.idle, 2),
    )


def _begin_table(server: Served, plan: Plan) -> None:
    """Set up and begin a table over HTTP."""
    seats = [{"kind": "person", "name": name} for name in NAMES[: plan.players]]
    made = server.post("/api/tables", {"game": plan.game, "seats": seats, "hot_seat": True}, "")
    server.post(f"/api/tables/{made['table']['id']}/start", None, made["tokens"][0]["token"])
