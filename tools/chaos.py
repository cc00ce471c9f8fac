"""`make chaos`: real games of all kinds, while everything that can fail does.

On three nodes with PostgreSQL and NATS: nodes are killed, stopped, drained and started again; links to clients, to
PostgreSQL and to NATS are cut and delayed; NATS and the database are restarted, and the database moves to another
address. `--rolling`: nodes are only drained and started again, one after the other, and nobody may notice more than a
reconnect. `--one-node`: one server with a SQLite file, which is killed and stopped, and whose disk is full at times.

What clients were told is checked, and nothing else (`chaos_players`).
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
from collections import Counter, defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
from tools.chaos_players import Party, Trouble
from tools.cluster import Cluster, Node, servers
from tools.gates import Gate
from tools.local_nats import NatsServer
from tools.local_postgres import PostgresServer

import parlour

ENDING = 240.0
"""Seconds in which all games have to end."""
LEASES_EVERY = 0.3
"""Seconds between two looks at who has which table."""
TICK = 0.2
"""Seconds between two looks at whether the machine keeps up."""
ASK_AGAIN = 1.0
"""Seconds until a request without an answer is sent once more during a smooth restart."""
ANSWERS_BETWEEN = 20
"""Commands that are acknowledged before the next node is drained."""
DISK = "32m"
"""The size of the small disk of one node."""

Action = Callable[[], Awaitable[None]]


class TakeOvers:
    """How long the tables of a node that was gone took to go on after its lease: until the first command there was
    acknowledged. What is measured here is not part of the checks, and is read from the database."""

    def __init__(self, postgres: PostgresServer) -> None:
        self._postgres = postgres
        self._owners: dict[str, int] = {}
        self._leases: dict[int, float] = {}
        "Until when each run had its lease."
        self._waits: dict[str, float] = {}
        "Tables that have to go on, and when the lease of their node ran out."
        self._acknowledged: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=100))
        self.seconds: list[float] = []

    def progress(self, table: str) -> None:
        now = time.time()
        self._acknowledged[table].append(now)
        self._note(table)

    def _note(self, table: str) -> None:
        if (lease := self._waits.get(table)) is not None:
            after = next((at for at in self._acknowledged[table] if at >= lease), None)
            if after is not None:
                del self._waits[table]
                self.seconds.append(after - lease)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LEASES_EVERY)
            with contextlib.suppress(psycopg.Error):
                owners, leases = await asyncio.to_thread(self._read)
                self._compare(owners, leases)

    def _compare(self, owners: dict[str, int], leases: dict[int, float]) -> None:
        for table, owner in owners.items():
            before = self._owners.get(table, owner)
            # A node that ends in order has no lease any more.
            if before != owner and 0 < leases.get(before, 0) <= time.time():
                self._waits[table] = leases[before]
                self._note(table)
        self._owners |= owners

    def _read(self) -> tuple[dict[str, int], dict[int, float]]:
        with psycopg.connect(self._postgres.address, connect_timeout=2) as db:
            owners = db.execute("SELECT id, node FROM tables WHERE node IS NOT NULL AND status = 'playing'").fetchall()
            leases = db.execute("SELECT number, lease_until FROM runs").fetchall()
        return dict(owners), dict(leases)


class Chaos:
    """Servers that fare badly, and parties that play on."""

    def __init__(self, cluster: Cluster, seed: int, take_overs: TakeOvers | None = None) -> None:
        self.cluster = cluster
        self.rng = Random(seed)
        self.is_ending = False
        self.is_smooth = False
        self.checks_clocks = True
        self.faults: list[str] = []
        self.actions: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.acknowledged = self.reconnects = self.unanswered = 0
        self.answers = 0
        "Acknowledgements so far, also of games that are not over."
        self.troubles: list[Trouble] = []
        self._take_overs = take_overs
        self.clients = Gate(lambda: asyncio.open_connection("127.0.0.1", cluster.front.port))
        self._clients_port = 0
        self._last: dict[str, tuple[float, int]] = {}
        "When each table last went on, and how many things had happened by then."
        self._happened: list[str] = []
        self.pauses: list[tuple[float, str]] = []
        "Seconds between two acknowledged commands of a table, if more than one, and what happened meanwhile."
        self._stalls = 0.0
        "Seconds in which nodes or this program waited for a processor."
        self._over: list[float] = []
        "By how much turns were charged more than their players saw, in seconds."

    # What players know

    @property
    def players_url(self) -> str:
        return f"ws://127.0.0.1:{self._clients_port}/ws"

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        answer = await self.cluster.ask(method, path, body, token)
        if answer is None:
            self.unanswered += 1
            if self.is_smooth:  # a balancer asks another node if one is about to stop
                await asyncio.sleep(ASK_AGAIN)
                answer = await self.cluster.ask(method, path, body, token)
                if answer is None:
                    self.fault(f"{method} {path} had no answer twice")
        return answer

    def fault(self, text: str) -> None:
        self.faults.append(text)
        print(f"FAULT  {time.strftime('%X')}  {text}", flush=True)

    def progress(self, table: str) -> None:
        self.answers += 1
        now = time.monotonic()
        last, happened = self._last.get(table, (now, 0))
        if now - last > 1:
            self.pauses.append((now - last, ", ".join(self._happened[max(0, happened - 1) :])))
        self._last[table] = now, len(self._happened)
        if self._take_overs is not None:
            self._take_overs.progress(table)

    def overcharged(self, seconds: float) -> None:
        self._over.append(seconds)

    def checked(self, party: Party) -> None:
        self.games[party.game] += 1
        self._last.pop(party.id, None)
        for player in party.players:
            self.acknowledged += len(player.acknowledged)
            self.reconnects += player.reconnects

    # What happens

    async def run(self, tables: int, work: Callable[[], Awaitable[None]]) -> None:
        """Play at that many tables while `work` is done."""
        listening = await asyncio.start_server(self.clients.pass_on, "127.0.0.1", 0)
        self._clients_port = listening.sockets[0].getsockname()[1]
        games = list(itertools.islice(itertools.cycle(parlour.game_keys()), tables))
        parties = [asyncio.create_task(self._play(number, game)) for number, game in enumerate(games)]
        beside = [asyncio.create_task(self._note_stalls())]
        if self._take_overs is not None:
            beside.append(asyncio.create_task(self._take_overs.watch()))
        doing = asyncio.ensure_future(work())
        await asyncio.wait([doing, *parties], return_when=asyncio.FIRST_COMPLETED)
        for party in parties:
            if party.done():
                party.result()  # an error in the checks themselves
        await doing
        self.is_ending = True
        async with asyncio.timeout(ENDING):
            await asyncio.gather(*parties)
        for task in beside:
            task.cancel()
        listening.close()

    async def _note_stalls(self) -> None:
        """A machine that has other things to do delays players and nodes alike."""
        waited: dict[int, float] = {}
        while True:
            before, waited_before = time.monotonic(), waited
            await asyncio.sleep(TICK)
            waited = {node.pid: waited_for_processor(node.pid) for node in self.cluster.nodes if node.runs}
            stalled = max(0.0, time.monotonic() - before - TICK)
            stalled += sum(seconds - waited_before.get(pid, seconds) for pid, seconds in waited.items())
            if stalled > TICK / 10:
                self.troubles.append(Trouble(before, time.monotonic(), stalled))
                self._stalls += stalled

    async def _play(self, number: int, game: str) -> None:
        while not self.is_ending:
            await Party(self, number, game).play()

    async def happens(self, what: str, seconds: float, *, cuts_off: bool = False, delay: float = 0.0) -> None:
        """Note what happens, and let it last. `cuts_off`: players may lose a table that goes on, as if their own
        network had failed; `delay`: what they are told and what they say may take that long."""
        self.actions[what] += 1
        self._happened.append(f"{what} {seconds:.1f} s")
        print(f"{time.strftime('%X')}  {what}, {seconds:.1f} s", flush=True)
        began, number = time.monotonic(), len(self.troubles)
        if cuts_off or delay:
            self.troubles.append(Trouble(began, began + seconds, delay))
        await asyncio.sleep(seconds)
        if cuts_off or delay:
            self.troubles[number] = Trouble(began, time.monotonic(), delay)

    async def kill(self, node: Node, most: float) -> None:
        await node.stop(signal.SIGKILL)
        await self.happens("kill -9", self.rng.uniform(0, most))
        await node.start()

    async def pause(self, node: Node) -> None:
        node.send_signal(signal.SIGSTOP)
        await self.happens("SIGSTOP", self.rng.uniform(0.5, 12), cuts_off=True)
        node.send_signal(signal.SIGCONT)

    async def drain(self, node: Node) -> None:
        await node.stop()
        await self.happens("drain", 0)
        await node.start()

    async def cut(self, what: str, gate: Gate, *, cuts_off: bool = False) -> None:
        gate.cut()
        await self.happens(f"{what} cut off", self.rng.uniform(0.5, 8), cuts_off=cuts_off)
        gate.mend()

    async def slow_down(self, what: str, gates: Iterable[Gate], most: float, trips: int) -> None:
        delay = self.rng.uniform(most / 4, most)
        gates = tuple(gates)
        for gate in gates:
            gate.delay = delay
        await self.happens(f"{what} delayed", self.rng.uniform(2, 8), delay=trips * delay)
        for gate in gates:
            gate.mend()

    # What became of it

    def tally(self) -> dict[str, Any]:
        return {
            "actions": dict(self.actions),
            "games": dict(self.games),
            "acknowledged": self.acknowledged,
            "reconnects": self.reconnects,
            "faults": len(self.faults),
        }

    def report(self) -> None:
        print(f"actions: {dict(self.actions)}")
        print(f"games finished and checked: {dict(self.games)}")
        print(f"{self.acknowledged} commands acknowledged, {self.reconnects} reconnects, {len(self.faults)} faults")
        if self.unanswered:
            print(f"{self.unanswered} requests had no answer, and were sent again")
        if self.pauses:
            pauses = sorted(self.pauses)
            print(f"pauses of a table over 1 s: {len(pauses)}, {_spread([seconds for seconds, _ in pauses])}")
            for longest, meanwhile in reversed(pauses[-5:]):
                print(f"  {longest:.1f} s: {meanwhile}")
        if self._take_overs is not None and self._take_overs.seconds:
            seconds = sorted(self._take_overs.seconds)
            within = sum(one <= 2 for one in seconds)
            print(f"take-overs: {len(seconds)}, {_spread(seconds)} after the lease; {within} within 2 s")
        print(f"nodes and players waited {self._stalls:.1f} s for a processor")
        if self._over:
            print(f"turns with a clock: {len(self._over)}, charged {_spread(sorted(self._over))} more than seen")


def waited_for_processor(pid: int) -> float:
    """Seconds in which a process could have run, and the machine was busy; 0 where the system does not count them."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


def _spread(ordered: list[float]) -> str:
    middle, high, last = ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1]
    return f"{middle:.2f} s in the median, {high:.2f} s at the 95th percentile, {last:.2f} s at most"


class Goals:
    """How many of some things have to happen, over several runs if they note it in a file."""

    def __init__(self, wanted: dict[str, int], minutes: float, file: Path | None) -> None:
        self._wanted = wanted
        self._until = time.monotonic() + 60 * minutes
        self._file = file
        self._before: dict[str, Any] = json.loads(file.read_text()) if file is not None and file.exists() else {}

    def is_reached(self, actions: Counter[str]) -> bool:
        """Whether everything wanted has happened, or the time is over."""
        if time.monotonic() >= self._until:
            return True
        earlier = self._before.get("actions", {})
        return bool(self._wanted) and all(
            actions[what] + earlier.get(what, 0) >= count for what, count in self._wanted.items()
        )

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

    def actions(self) -> list[Action]:
        """One of each, at a node that chance has chosen; what matters most stands twice."""
        chaos, rng = self.chaos, self.chaos.rng
        number = rng.randrange(len(self._gates))
        node, (store, bus) = chaos.cluster.nodes[number], self._gates[number]

        async def kill() -> None:
            await chaos.kill(node, 6)

        return [
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
        while not goals.is_reached(chaos.actions):
            await asyncio.sleep(chaos.rng.uniform(1, 5))
            await chaos.rng.choice(self.actions())()


async def roll(chaos: Chaos, rounds: int) -> None:
    """Drain and start one node after the other, while all games go on. Nobody may notice more than a reconnect."""
    chaos.is_smooth = True
    for _ in range(rounds):
        for node in chaos.cluster.nodes:
            enough = chaos.answers + ANSWERS_BETWEEN
            async with asyncio.timeout(ENDING):
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
            while not goals.is_reached(chaos.actions):
                await asyncio.sleep(chaos.rng.uniform(0.2, 2))
                await chaos.rng.choice(actions)()

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
