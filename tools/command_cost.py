"""Where the time of a command goes at a live table: its rules, the store, what the seats are sent, and the rest.

    python -m tools.command_cost --runs 12

Bots play games beforehand. Their commands are given to tables of one hub within this process, with a store on disk, all
seats connected and one spectator, but without sockets; all tables give one command in each tick. The script runs
several times with the same seeds, and each part of each tick counts with its least CPU time, which other processes
hardly disturb.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

import parlour
from parlour.contract import additions_of
from parlour.kernel.game import Game
from parlour.kernel.seats import counts
from parlour.kernel.state import State
from parlour.tables import commits
from parlour.tables.connections import Connection
from parlour.tables.errors import StoreError
from parlour.tables.hub import Hub
from parlour.tables.messages import Incoming
from parlour.tables.meta import SeatInfo
from parlour.tables.sqlite import SQLiteStore
from parlour.tables.store_worker import StoreWorker
from parlour.tables.table import Table

NAMES = ("Ada", "Ben", "Cleo", "Dan")
LEVEL = "greedy"
TICK = 0.05
"""Seconds by the clock of the tables from one tick to the next."""
PARTS = ("rules", "store", "views", "rest")

R = TypeVar("R")

_read = msgspec.json.Decoder(Incoming).decode
_encode = msgspec.json.Encoder().encode


class Said(NamedTuple):
    """A command at a tick of the script."""

    table: int
    seat: int
    message: bytes


Script = list[list[Said]]
"""The commands of each tick."""


class Cost(NamedTuple):
    """Least times of one game, in microseconds per command, and what was sent per command."""

    commands: int
    parts: dict[str, float]
    lines: float
    sent: float
    "Messages to seats."
    kilobytes: float

    @property
    def total(self) -> float:
        return sum(self.parts.values())


class Room:
    """A hub with tables of one game where play has begun; every seat has a connection, and so has one spectator."""

    def __init__(self, hub: Hub, game: str) -> None:
        self.hub = hub
        self.sent = self.bytes = 0
        self.hear: Callable[[int, int, bytes], None] = lambda table, seat, message: None
        self.names = NAMES[: most_players(game)]
        self.ids: list[str] = []
        self.seats: list[list[Connection]] = []

    async def open(self, game: str, tables: int) -> None:
        """Begin the games, and connect all seats."""
        self.ids = [await self._begin(game) for _ in range(tables)]
        self.seats = [
            [await self.hub.connect(id, seat, partial(self._take, table, seat)) for seat in range(len(self.names))]
            for table, id in enumerate(self.ids)
        ]
        for id in self.ids:
            await self.hub.connect(id, None, partial(self._take, 0, -1))
        await self.hub.cache.settle()

    async def _begin(self, game: str) -> str:
        first, *others = self.names
        seats = [SeatInfo(kind="person", name=first), *(SeatInfo() for _ in others)]
        meta = await self.hub.hosting.create(game, {}, "", seats, public=False, hot_seat=False)
        for name in others:
            await self.hub.hosting.join(meta.id, name)
        await self.hub.hosting.start_game(meta.id, 0)
        return meta.id

    def _take(self, table: int, seat: int, message: bytes) -> None:
        self.sent += 1
        self.bytes += len(message)
        if seat >= 0:
            self.hear(table, seat, message)

    def game(self, table: int) -> Game[State]:
        game = self.hub.cache.tables[self.ids[table]].game
        assert game is not None
        return game


def most_players(game: str) -> int:
    rules = parlour.rules_of(game)
    return max(count for count in counts(rules, rules.options()) if count <= len(NAMES))


async def in_room(game: str, tables: int, use: Callable[[Room, list[float]], Awaitable[R]]) -> R:
    """Calls `use` with the room and its clock, a list with one number."""
    with tempfile.TemporaryDirectory(prefix="parlour-cost-") as folder:
        now = [1_000_000.0]
        store = SQLiteStore(Path(folder) / "tables.db")
        hub = Hub(StoreWorker(store), bots=False, clock=lambda: now[0], test_seed=7)
        await hub.start()
        room = Room(hub, game)
        await room.open(game, tables)
        result = await use(room, now)
        await hub.stop()
        store.close()
    return result


# The script


def recorded(key: str, tables: int, ticks: int) -> Script:
    race = additions_of(key).race()
    if race is None:
        script: Script = asyncio.run(in_room(key, tables, lambda room, now: _play(room, tables, ticks)))
    else:
        script = asyncio.run(in_room(key, tables, lambda room, now: _race(room, race, now, tables, ticks)))
    return [tick for tick in script if tick]


def _do(tick: int, table: int, seat: int, command: str) -> Said:
    return Said(table, seat, _encode({"type": "do", "id": f"{tick}-{seat}", "command": command}))


async def _play(room: Room, tables: int, ticks: int) -> Script:
    """Bots play a copy of each game."""
    script: Script = [[] for _ in range(ticks)]
    for table in range(tables):
        game, rng = room.game(table).copy(), Random(table)
        bot = game.rules.bot(LEVEL if LEVEL in game.rules.levels else game.rules.levels[-1])
        for tick in range(ticks):
            if game.over:
                break
            choices = ((seat, bot.choose(game.view(seat), rng)) for seat in game.to_act)
            found = next((choice for choice in choices if choice[1] is not None), None)
            if found is None:  # they chose to wait
                found = next((seat, command) for seat in game.to_act for command in game.legal(seat))
            seat, command = found[0], str(found[1])
            game.do(seat, command)
            script[tick].append(_do(tick, table, seat, command))
    return script


async def _race(room: Room, race: Any, now: list[float], tables: int, ticks: int) -> Script:
    """Devices guess, as in `parlour bench server`."""
    script: Script = []
    rng = Random(7)
    devices = [[race.device() for _ in room.names] for _ in range(tables)]
    room.hear = lambda table, seat, message: (
        devices[table][seat].look(seat, message) if message.startswith((b'{"type":"happened"', b'{"type":"w')) else None
    )
    for table, id in enumerate(room.ids):
        for seat in range(len(room.names)):
            (await room.hub.connect(id, seat, partial(room.hear, table, seat))).close()
    for tick in range(ticks):
        said: list[Said] = []
        for table, seats in enumerate(devices):
            needed = next(((seat, one.pending_command) for seat, one in enumerate(seats) if one.pending_command), None)
            able = [seat for seat, one in enumerate(seats) if one.may_act]
            if needed is not None:
                said.append(_do(tick, table, *needed))
            elif able:
                said.append(_do(tick, table, able[tick % len(able)], race.guess(rng)))
        script.append(said)
        give(room, said)
        await room.hub.cache.settle()
        now[0] += TICK
        room.hub.alarms.ring_due()
        await room.hub.cache.settle()
    return script


def give(room: Room, said: Sequence[Said]) -> None:
    for one in said:
        room.seats[one.table][one.seat].receive(_read(one.message))


# Running it


async def run(script: Script, room: Room, now: list[float]) -> tuple[list[dict[str, float]], int, int, int]:
    """The times of each tick, lines of the log, messages sent, and their bytes."""
    cache = room.hub.cache
    times: defaultdict[str, float] = defaultdict(float)
    write, release = cache._write, commits.release

    def timed_release(table: Table, changes: commits.Changes | None) -> None:
        began = time.thread_time()
        try:
            release(table, changes)
        finally:
            times["views"] += time.thread_time() - began

    async def timed_write(batch: Sequence[commits.Changes]) -> dict[str, StoreError | None]:
        began = time.thread_time()
        try:
            return await write(batch)
        finally:
            times["store"] += time.thread_time() - began

    found = []
    lines = sum(len(room.game(table).lines) for table in range(len(room.ids)))
    room.sent = room.bytes = 0
    cache._write = timed_write  # type: ignore[method-assign]
    commits.release = timed_release
    gc.collect()
    gc.disable()
    for said in script:
        times.clear()
        began = time.thread_time()
        give(room, said)
        given = time.thread_time()
        await cache.settle()
        ended = time.thread_time()
        times["rules"] = given - began
        times["rest"] = ended - given - times["store"] - times["views"]
        found.append(dict(times))
        now[0] += TICK
        room.hub.alarms.ring_due()
        await cache.settle()
    gc.enable()
    commits.release = release
    cache._write = write  # type: ignore[method-assign]
    lines = sum(len(room.game(table).lines) for table in range(len(room.ids))) - lines
    return found, lines, room.sent, room.bytes


def measure(key: str, tables: int, ticks: int, runs: int) -> Cost:
    script = recorded(key, tables, ticks)
    all_times = []
    for _ in range(runs):
        times, lines, sent, size = asyncio.run(in_room(key, tables, partial(run, script)))
        all_times.append(times)
    commands = sum(map(len, script))
    least = {part: sum(min(one[part] for one in tick) for tick in zip(*all_times, strict=True)) for part in PARTS}
    return Cost(
        commands,
        {part: 1e6 * seconds / commands for part, seconds in least.items()},
        lines / commands,
        sent / commands,
        size / commands / 1000,
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=parlour.game_keys(), metavar="GAME")
    arguments.add_argument("--tables", type=int, default=8)
    arguments.add_argument("--ticks", type=int, default=60, help="commands of each table")
    arguments.add_argument("--runs", type=int, default=8)
    given = arguments.parse_args()
    print(f"{'µs per command':16}" + "".join(f"{part:>8}" for part in (*PARTS, "all", "lines", "sent", "kB")))
    for key in given.games:
        cost = measure(key, given.tables, given.ticks, given.runs)
        print(
            f"{key:16}"
            + "".join(f"{cost.parts[part]:8.1f}" for part in PARTS)
            + f"{cost.total:8.1f}{cost.lines:8.2f}{cost.sent:8.2f}{cost.kilobytes:8.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
