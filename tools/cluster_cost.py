"""What a command costs at several nodes with PostgreSQL and NATS, over all their processes.

    python -m tools.cluster_cost GAME --nodes 1 2 3 --seconds 10 --runs 3

The games are those of `parlour bench server`, and so are the clients. `--nodes 1` is one node on PostgreSQL without
NATS. With several, each table is played at one of them in turn (`tables`, as behind a balancer that sends all players
of a table to the same node), or each player of a table at the next one (`players`, as behind a balancer that knows
nothing). A table belongs to the node that its first player reaches.

The numbers of nodes take turns, on an empty database. For each, the microseconds of CPU time per command are those of
all nodes, of all processes of PostgreSQL, and of NATS. `cost` is their sum, and `speed` the commands per second if each
node had a core of its own (commands per CPU second of the nodes, times their number), both relative to the first number
of nodes. Of both, the median of the runs is printed, the least and the most.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Literal, NamedTuple

from tools.cluster import Node, servers
from tools.command_cost import most_players
from tools.local_nats import NatsServer
from tools.local_postgres import PostgresServer

import parlour
from parlour.cli.bench_clients import WARM_UP, Bench, Plan, Ready, Record
from parlour.cli.bench_server import count_lost, cpu_seconds_of, fill, open_many_files, play_all
from parlour.tables.postgres import PostgresStore

Spread = Literal["tables", "players"]
"""What is spread over the nodes."""
PARTS = ("nodes", "postgres", "nats", "total")
FASTEST = 1_500
"""Commands per second for which there are enough tables."""


class Cost(NamedTuple):
    """Microseconds of CPU time per command."""

    commands: int
    nodes: float
    postgres: float
    nats: float

    @property
    def total(self) -> float:
        return self.nodes + self.postgres + self.nats


class SpreadBench(Bench):
    """Clients that connect to several nodes."""

    def __init__(self, plan: Plan, ports: Sequence[int], ready: Sequence[Ready], spread: Spread) -> None:
        super().__init__(plan, ports[0], ready)
        self._ports = ports
        self._spread: Spread = spread
        self._number_of = {one.id: number for number, one in enumerate(ready)}

    def port_of(self, ready: Ready, seat: int) -> int:
        number = self._number_of[ready.id] + (seat if self._spread == "players" else 0)
        return self._ports[number % len(self._ports)]


class Processes:
    """The nodes, PostgreSQL and NATS."""

    def __init__(self, nodes: Sequence[Node], postgres: PostgresServer, nats: NatsServer) -> None:
        self._nodes = nodes
        self._postgres = postgres
        self._nats = nats
        self.port = 0
        "Each client has one of its own."
        self.read: list[tuple[float, float, float]] = []
        "Their CPU seconds, each time that they were read."

    @property
    def cpu_seconds(self) -> float:
        self.read.append(
            (
                sum(cpu_seconds_of(node.pid) for node in self._nodes),
                sum(map(cpu_seconds_of, _with_children(self._postgres.pid))),
                cpu_seconds_of(self._nats.pid),
            )
        )
        return sum(self.read[-1])


def _with_children(parent: int) -> Iterator[int]:
    """The processes that run for PostgreSQL; all of them are children of the first one."""
    yield parent
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            if int(fields[1]) == parent:
                yield int(folder.name)


async def _play(
    plan: Plan, spread: Spread, nodes: Sequence[Node], ready: Sequence[Ready], processes: Processes
) -> tuple[int, SpreadBench, Sequence[str]]:
    """The number of commands, and what was refused before the nodes were told to stop."""
    try:
        for node in nodes:
            await node.start()
        bench = SpreadBench(plan, [node.port for node in nodes], ready, spread)
        commands, *_ = await bench.run(processes)
        refused = tuple(bench.refused)
    finally:
        await asyncio.gather(*(node.stop() for node in nodes))
    return commands, bench, refused


def measure_once(
    plan: Plan, spread: Spread, count: int, records: Sequence[Record], postgres: PostgresServer, nats: NatsServer
) -> Cost:
    """The cost with that many nodes. No command may be refused, and none lost."""
    address = postgres.empty()
    length = sum(len(record.commands) for record in records) / len(records)
    tables = plan.tables + int((plan.rate or FASTEST) * (plan.seconds + WARM_UP + 1) / length)
    with closing(PostgresStore(address)) as store:
        ready = fill(store, plan, records, tables)
    nodes = [Node(number + 1, "--store", address, *_bus(nats, count)) for number in range(count)]
    processes = Processes(nodes, postgres, nats)
    commands, bench, refused = asyncio.run(_play(plan, spread, nodes, ready, processes))
    with closing(PostgresStore(address)) as store:
        lost = count_lost(store, bench.matches)
    if lost or refused:
        raise SystemExit(f"{lost} commands were lost, refused: {refused[:3]}")
    used = (1e6 * (after - before) / commands for before, after in zip(*processes.read, strict=True))
    return Cost(commands, *used)


def _bus(nats: NatsServer, count: int) -> tuple[str, ...]:
    return ("--bus", nats.address) if count > 1 else ()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=parlour.game_keys(), metavar="GAME")
    arguments.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 3])
    arguments.add_argument("--spread", choices=["tables", "players"], default="tables")
    arguments.add_argument("--tables", type=int, default=48)
    arguments.add_argument("--seconds", type=float, default=10)
    arguments.add_argument("--rate", type=float, default=0, help="commands per second; 0: as many as are answered")
    arguments.add_argument("--runs", type=int, default=3)
    given = arguments.parse_args()
    open_many_files()
    for key in given.games:
        plan = Plan(key, given.tables, most_players(key), given.seconds, given.rate)
        records = play_all(plan)
        found: dict[int, list[Cost]] = {count: [] for count in given.nodes}
        with servers() as (postgres, nats):
            for _ in range(given.runs):
                for count in given.nodes:
                    found[count].append(measure_once(plan, given.spread, count, records, postgres, nats))
        first = found[given.nodes[0]]
        for count, costs in found.items():
            ratios = [cost.total / before.total for cost, before in zip(costs, first, strict=True)]
            speeds = [count * before.nodes / cost.nodes for cost, before in zip(costs, first, strict=True)]
            parts = ", ".join(f"{name} {median(getattr(cost, name) for cost in costs):.0f}" for name in PARTS)
            print(f"{key:16} {count} nodes: {parts} µs · cost {_spread(ratios)} · speed {_spread(speeds)}", flush=True)


def _spread(values: Sequence[float]) -> str:
    return f"{median(values):.2f} ({min(values):.2f} to {max(values):.2f})"


if __name__ == "__main__":
    main()
