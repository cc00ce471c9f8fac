"""`make chaos`: real games of all kinds, while everything that can fail does.

On three nodes with PostgreSQL and NATS: nodes are killed, stopped, drained and started again; links to clients, to
PostgreSQL and to NATS are cut and delayed; NATS and the database are restarted, and the database moves to another
address. `--rolling`: nodes are only drained and started again, one after the other, and nobody may notice more than a
reconnect. `--one-node`: one server with a SQLite file, which is killed and stopped, and whose disk is full at times.

What clients were told is checked, and nothing else (`chaos_players`). `chaos_run` has what all of them share.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tools.chaos_run import Chaos, TakeOvers
from tools.cluster import Cluster, Node, servers
from tools.gates import Gate
from tools.local_nats import NatsServer
from tools.local_postgres import PostgresServer

ANSWERS_BETWEEN = 20
"""Commands that are acknowledged before the next node is drained."""
DISK = "32m"
"""The size of the small disk of one node."""
WANTED = 0.75
"""How much of what happens is what a run has to count, until it has happened often enough."""

Action = Callable[[], Awaitable[None]]


class Goals:
    """How many of some things have to happen, over several runs if they note it in a file."""

    def __init__(self, wanted: dict[str, int], minutes: float, file: Path | None) -> None:
        self._wanted = wanted
        self._until = time.monotonic() + 60 * minutes
        self._file = file
        self._before: dict[str, Any] = json.loads(file.read_text()) if file is not None and file.exists() else {}

    def end_when_told(self) -> None:
        """After SIGTERM nothing more happens: all games end, are checked and counted."""
        loop = asyncio.get_running_loop()

        def end() -> None:
            self._until = 0.0
            loop.remove_signal_handler(signal.SIGTERM)

        loop.add_signal_handler(signal.SIGTERM, end)

    def is_reached(self, actions: Counter[str]) -> bool:
        """Whether everything wanted has happened, or the time is over."""
        if time.monotonic() >= self._until:
            return True
        return bool(self._wanted) and not self.missing(actions)

    def missing(self, actions: Counter[str]) -> dict[str, int]:
        """How often what is wanted still has to happen."""
        earlier = self._before.get("actions", {})
        counts = {what: count - actions[what] - earlier.get(what, 0) for what, count in self._wanted.items()}
        return {what: count for what, count in counts.items() if count > 0}

    def next(self, rng: Random, actions: Counter[str]) -> str | None:
        """What is wanted next, by chance; None: anything."""
        missing = self.missing(actions)
        if not missing or rng.random() >= WANTED:
            return None
        return rng.choices(tuple(missing), tuple(missing.values()))[0]

    def note(self, tally: dict[str, Any]) -> None:
        if self._file is None:
            return
        total = {
            name: dict(Counter(value) + Counter(self._before.get(name, {})))
            if isinstance(value, dict)
            else value + self._before.get(name, 0)
            for name, value in tally.items()
        }
        self._file.write_text(json.dumps(total))
        print(f"with the runs before: {total}")


# Three nodes


class ClusterChaos:
    """What happens to nodes, PostgreSQL and NATS."""

    def __init__(
        self, chaos: Chaos, gates: list[tuple[Gate, Gate]], postgres: PostgresServer, nats: NatsServer
    ) -> None:
        self.chaos = chaos
        self._gates = gates
        self._postgres = postgres
        self._nats = nats

    def action(self, goals: Goals) -> Action:
        """What happens next, at a node that chance has chosen; what matters most stands there several times."""
        chaos, rng = self.chaos, self.chaos.rng
        number = rng.randrange(len(self._gates))
        node, (store, bus) = chaos.cluster.nodes[number], self._gates[number]

        async def kill() -> None:
            await chaos.kill(node, 6)

        match goals.next(rng, chaos.actions):
            case "kill -9":
                return kill
            case "database restarted":
                return self.restart_database
        actions: list[Action] = [
            *(kill, kill, kill),
            *(lambda: chaos.pause(node), lambda: chaos.pause(node)),
            *(lambda: chaos.drain(node), lambda: chaos.drain(node)),
            lambda: chaos.cut("PostgreSQL", store),
            lambda: chaos.cut("NATS", bus, cuts_off=True),
            lambda: chaos.cut("clients", chaos.clients, cuts_off=True),
            lambda: chaos.slow_down("PostgreSQL", [store], 0.05, 40),
            lambda: chaos.slow_down("NATS", [bus], 0.2, 6),
            lambda: chaos.slow_down("clients", [chaos.clients], 0.4, 4),
            self.restart_nats,
            self.restart_database,
            self.move_database,
        ]
        return rng.choice(actions)

    async def restart_nats(self) -> None:
        self._nats.stop()
        await self.chaos.happens("NATS restarted", self.chaos.rng.uniform(0, 3), cuts_off=True)
        self._nats.start()

    async def restart_database(self) -> None:
        await asyncio.to_thread(self._postgres.stop)
        await self.chaos.happens("database restarted", self.chaos.rng.uniform(0, 3))
        await asyncio.to_thread(self._postgres.start)

    async def move_database(self) -> None:
        """Its address is another one afterwards, and nobody has a connection there."""
        await asyncio.to_thread(self._postgres.stop)
        self._postgres.move()
        await self.chaos.happens("database moved", self.chaos.rng.uniform(0, 3))
        await asyncio.to_thread(self._postgres.start)

    async def run(self, goals: Goals) -> None:
        chaos = self.chaos
        goals.end_when_told()
        while not goals.is_reached(chaos.actions):
            await asyncio.sleep(chaos.rng.uniform(1, 5))
            await self.action(goals)()


async def roll(chaos: Chaos, rounds: int) -> None:
    """Drain and start one node after the other, while all games go on. Nobody may notice more than a reconnect."""
    chaos.is_smooth = True
    for _ in range(rounds):
        for node in chaos.cluster.nodes:
            enough = chaos.answers + ANSWERS_BETWEEN
            async with chaos.patience("an answer"):
                while chaos.answers < enough:
                    await asyncio.sleep(0.05)
            await chaos.drain(node)


@contextlib.asynccontextmanager
async def gated(
    postgres: PostgresServer, nats: NatsServer, nodes: int
) -> AsyncIterator[tuple[list[tuple[Gate, Gate]], list[tuple[str, ...]]]]:
    """Addresses of the database and of NATS for each node, over gates of its own."""
    with tempfile.TemporaryDirectory() as folder:
        gates: list[tuple[Gate, Gate]] = []
        where: list[tuple[str, ...]] = []
        listening: list[asyncio.Server] = []
        port = int(nats.address.rpartition(":")[2])
        for number in range(nodes):
            own = Path(folder) / str(number)
            own.mkdir()
            store = Gate(lambda: asyncio.open_unix_connection(postgres.socket_folder / ".s.PGSQL.5432"))
            bus = Gate(lambda: asyncio.open_connection("127.0.0.1", port))
            listening.append(await asyncio.start_unix_server(store.pass_on, own / ".s.PGSQL.5432"))
            listening.append(await asyncio.start_server(bus.pass_on, "127.0.0.1", 0))
            gates.append((store, bus))
            own_port = listening[-1].sockets[0].getsockname()[1]
            database = f"postgresql://parlour@/postgres?host={own}"
            where.append(("--store", database, "--bus", f"nats://127.0.0.1:{own_port}"))
        try:
            yield gates, where
        finally:
            for server in listening:
                server.close()
            for gate in itertools.chain.from_iterable(gates):
                gate.cut()


@contextlib.asynccontextmanager
async def nodes_of(postgres: PostgresServer, nats: NatsServer, nodes: int, seed: int) -> AsyncIterator[ClusterChaos]:
    async with gated(postgres, nats, nodes) as (gates, where):
        cluster = Cluster([Node(number + 1, *options) for number, options in enumerate(where)])
        yield ClusterChaos(Chaos(cluster, seed, TakeOvers(postgres)), gates, postgres, nats)


async def run_cluster(args: argparse.Namespace, goals: Goals, postgres: PostgresServer, nats: NatsServer) -> Chaos:
    async with nodes_of(postgres, nats, args.nodes, args.seed) as acts:
        work = (lambda: roll(acts.chaos, args.rolling)) if args.rolling else (lambda: acts.run(goals))
        await play(acts.chaos, args.tables, work)
        return acts.chaos


# One node


class Disk:
    """A small disk that can be full: a file system in memory; where that is not allowed, a limit of the process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "none", folder], capture_output=True, check=False
        )
        self.is_mounted = mounted.returncode == 0

    def fill(self, node: Node) -> None:
        if not self.is_mounted:
            resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            return
        with contextlib.suppress(OSError), (self.folder / "full").open("wb", buffering=0) as file:
            while file.write(bytes(4096)) == 4096:
                pass

    def empty(self, node: Node) -> None:
        (self.folder / "full").unlink(missing_ok=True)
        if not self.is_mounted:
            resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def unmount(self) -> None:
        if self.is_mounted:
            subprocess.run(["umount", self.folder], check=True)


@contextlib.contextmanager
def small_disk() -> Iterator[Disk]:
    folder = Path(tempfile.mkdtemp(prefix="parlour-disk-"))
    disk = Disk(folder)
    try:
        yield disk
    finally:
        disk.unmount()
        shutil.rmtree(folder)


async def run_one_node(args: argparse.Namespace, goals: Goals) -> Chaos:
    with small_disk() as disk:
        node = Node(1, "--data", str(disk.folder / "tables.db"))
        chaos = Chaos(Cluster([node]), args.seed)

        async def fill() -> None:
            disk.fill(node)
            await chaos.happens("full disk", chaos.rng.uniform(0.5, 8))
            disk.empty(node)

        async def kill() -> None:
            await chaos.kill(node, 0.2)

        async def work() -> None:
            actions: list[Action] = [
                *(kill, kill, kill, kill, kill, kill),
                *(fill, lambda: chaos.pause(node), lambda: chaos.drain(node)),
                lambda: chaos.cut("clients", chaos.clients, cuts_off=True),
                lambda: chaos.slow_down("clients", [chaos.clients], 0.4, 4),
            ]
            goals.end_when_told()
            while not goals.is_reached(chaos.actions):
                await asyncio.sleep(chaos.rng.uniform(0.2, 2))
                wanted = goals.next(chaos.rng, chaos.actions)
                await (kill if wanted else chaos.rng.choice(actions))()

        await play(chaos, args.tables, work)
        print("the full disk was " + ("a file system in memory" if disk.is_mounted else "a limit of the process"))
        return chaos


async def play(chaos: Chaos, tables: int, work: Callable[[], Awaitable[None]]) -> None:
    """Play while `work` is done, and say what became of it."""
    cluster = chaos.cluster
    try:
        await cluster.start()
        await chaos.run(tables, work)
    finally:
        chaos.report()
        await cluster.stop()
        for node in cluster.nodes:
            if node.tracebacks:
                chaos.fault(f"node {node.number} had a traceback:\n" + "\n".join(node.tracebacks))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5, help="how long at most")
    parser.add_argument("--kills", type=int, default=0, metavar="N", help="end after N kills of a node")
    parser.add_argument("--restarts", type=int, default=0, metavar="N", help="and after N restarts of the database")
    parser.add_argument("--tally", type=Path, metavar="FILE", help="count over several runs in this file")
    parser.add_argument("--one-node", action="store_true", help="one server with a SQLite file")
    parser.add_argument("--rolling", type=int, default=0, metavar="N", help="only drain each node in turn, N times")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    wanted = {"kill -9": args.kills, "database restarted": args.restarts}
    goals = Goals({what: count for what, count in wanted.items() if count}, args.minutes, args.tally)
    if args.one_node:
        chaos = asyncio.run(run_one_node(args, goals))
    else:
        with servers() as (postgres, nats):
            chaos = asyncio.run(run_cluster(args, goals, postgres, nats))
    goals.note(chaos.tally())
    return 1 if chaos.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
