"""What a command costs with few and many tables and early and late in a log, and the memory of open sockets.

    python -m tools.server_scale tables GAME --counts 10 1000 10000
    python -m tools.server_scale lines GAME --counts 10 5000
    python -m tools.server_scale order GAME --counts 10 1000 --ticks 6
    python -m tools.server_scale sockets GAME --counts 10000

`tables` and `lines` run within this process, as `tools.command_cost` does: the same commands are given to the same
tables, while that many others are in memory with all seats connected, or after the log has grown to that many lines.
Each tick counts with its least CPU time of several runs, and the counts take turns. `order` gives the commands of that
many tables, eight at a time: first so that all tables take turns, then so that eight play on before the next eight
begin. What differs is how long ago a table was last used. `sockets` connects clients to a
server in a process of its own, each of which holds a seat in a game, and prints its memory.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Literal

from tools.command_cost import TICK, Room, Script, give, in_room, most_players, recorded

import parlour
from parlour.cli.bench_clients import Bench, Plan, Record
from parlour.cli.bench_server import Served, fill, open_many_files
from parlour.tables.sqlite import SQLiteStore

Scale = Literal["tables", "lines"]
PLAYED = 8
"""Tables that give commands."""
CLOSING = 600.0
"""Seconds in which all sockets have to be closed, also on a busy machine."""


async def _ticks(script: Script, grow: Callable[[Room], None], room: Room, now: list[float]) -> list[float]:
    """CPU seconds of each tick in this thread: that of the journal has the file of all tables to write back."""
    grow(room)
    await room.hub.cache.settle()
    gc.collect()
    gc.freeze()
    found = []
    for said in script:
        began = time.thread_time()
        give(room, said)
        await room.hub.cache.settle()
        found.append(time.thread_time() - began)
        now[0] += TICK
        room.hub.alarms.ring_due()
        await room.hub.cache.settle()
    gc.unfreeze()
    return found


def _lengthen(lines: int, room: Room) -> None:
    """Let the logs of all tables grow: the clocks stop and go on, which changes nothing else."""
    for id in room.ids:
        live = room.hub.cache.tables[id].running()
        while live.n < lines:
            live.skip_downtime([(live.now(), live.now() + 0.001)])


def _once(scale: Scale, key: str, count: int, script: Script) -> list[float]:
    if scale == "lines":
        return asyncio.run(in_room(key, PLAYED, partial(_ticks, script, partial(_lengthen, count))))
    return asyncio.run(in_room(key, max(count, PLAYED), partial(_ticks, script, lambda room: None)))


def measure(scale: Scale, key: str, counts: Sequence[int], ticks: int, runs: int) -> dict[int, float]:
    """Microseconds of CPU time per command at each count."""
    script = recorded(key, PLAYED, ticks)
    commands = sum(map(len, script))
    times: dict[int, list[list[float]]] = {count: [] for count in counts}
    for _ in range(runs):
        for count in counts:
            times[count].append(_once(scale, key, count, script))
    return {count: 1e6 * sum(map(min, zip(*found, strict=True))) / commands for count, found in times.items()}


def measure_order(key: str, count: int, ticks: int, runs: int) -> tuple[float, float]:
    """Microseconds of CPU time per command, when all tables take turns, and when some play on before the next begin."""
    script = recorded(key, count, ticks)
    groups = [
        [said for said in tick if said.table // PLAYED == group]
        for tick in script
        for group in range(-(-count // PLAYED))
    ]
    in_turn = [some for some in groups if some]
    in_groups = sorted(in_turn, key=lambda some: some[0].table // PLAYED)
    found: list[list[list[float]]] = [[], []]
    for _ in range(runs):
        for order, times in zip((in_turn, in_groups), found, strict=True):
            times.append(asyncio.run(in_room(key, count, partial(_ticks, order, lambda room: None))))
    commands = sum(map(len, script))
    first, second = (1e6 * sum(map(min, zip(*times, strict=True))) / commands for times in found)
    return first, second


def measure_sockets(key: str, sockets: int) -> tuple[float, float]:
    """Megabytes of a server after its start, and with that many sockets open."""
    players = most_players(key)
    plan = Plan(key, sockets // players, players, 0.0, 0.0)
    records = [Record(seed, []) for seed in range(1, 9)]
    with tempfile.TemporaryDirectory(prefix="parlour-scale-") as folder:
        data = Path(folder) / "tables.db"
        store = SQLiteStore(data)
        ready = fill(store, plan, records, plan.tables)
        store.close()
        open_many_files()
        server = Served(data)
        before = server.megabytes
        try:
            after = asyncio.run(_connected(Bench(plan, server.port, ready), server))
        finally:
            server.stop(CLOSING)
    return before, after


async def _connected(bench: Bench, server: Served) -> float:
    await bench.sit_down()
    await asyncio.sleep(1)  # for what is told when others connect
    return server.megabytes


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("scale", choices=["tables", "lines", "order", "sockets"])
    arguments.add_argument("games", nargs="*", default=parlour.game_keys(), metavar="GAME")
    arguments.add_argument("--counts", type=int, nargs="+", required=True)
    arguments.add_argument("--ticks", type=int, default=40)
    arguments.add_argument("--runs", type=int, default=5)
    given = arguments.parse_args()
    for key in given.games:
        if given.scale == "sockets":
            for count in given.counts:
                before, after = measure_sockets(key, count)
                print(f"{key:16} {count} sockets: {after:.0f} MB, {before:.0f} MB without them", flush=True)
            continue
        if given.scale == "order":
            for count in given.counts:
                in_turn, in_groups = measure_order(key, count, given.ticks, given.runs)
                print(f"{key:16} {count} tables in turn: {in_turn:.0f} µs, in groups: {in_groups:.0f} µs", flush=True)
            continue
        found = measure(given.scale, key, given.counts, given.ticks, given.runs)
        shown = ", ".join(f"{count} {given.scale}: {cost:.0f} µs" for count, cost in found.items())
        print(f"{key:16} {shown}", flush=True)


if __name__ == "__main__":
    main()
