"""A run of `make chaos`: things happen to servers while players play, and the results are counted and reported."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
import time
from collections import Counter, defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import psycopg
from tools.chaos_players import Party, Trouble
from tools.cluster import Cluster, Node, NotStarted
from tools.gates import Gate
from tools.local_postgres import PostgresServer

import parlour

ENDING = 240.0
"""Seconds in which all games have to end."""
LEASES_EVERY = 0.3
"""Seconds between two reads of who owns which table."""
TICK = 0.2
"""Seconds between two checks whether the machine keeps up."""


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
    """Servers to which things happen, and the games that are played there meanwhile."""

    def __init__(self, cluster: Cluster, seed: int, take_overs: TakeOvers | None = None) -> None:
        self.cluster = cluster
        self.rng = Random(seed)
        self.is_ending = False
        self.is_smooth = False
        self.checks_clocks = True
        self.faults: list[str] = []
        self.actions: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self._parties: dict[int, Party] = {}
        "The games that are played now."
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
        answer, reason = await self.cluster.request(method, path, body, token)
        if answer is None:
            self.unanswered += 1
            if self.is_smooth:
                self.fault(f"{method} {path} had no answer: {reason}")
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
        async with self.patience("the end of all games"):
            await asyncio.gather(*parties)
        for task in beside:
            task.cancel()
        listening.close()

    @contextlib.asynccontextmanager
    async def patience(self, what: str) -> AsyncIterator[None]:
        """Wait no longer than that. If it takes longer, say how the games stand."""
        try:
            async with asyncio.timeout(ENDING):
                yield
        except TimeoutError:
            stand = "\n".join(map(str, self._parties.values()))
            self.fault(f"{what} did not come within {ENDING:.0f} s:\n{stand}")
            raise

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
            self._parties[number] = Party(self, number, game)
            await self._parties[number].play()
        del self._parties[number]

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
        await self._start(node)

    async def pause(self, node: Node) -> None:
        node.send_signal(signal.SIGSTOP)
        await self.happens("SIGSTOP", self.rng.uniform(0.5, 12), cuts_off=True)
        node.send_signal(signal.SIGCONT)

    async def drain(self, node: Node) -> None:
        await node.stop()
        await self.happens("drain", 0)
        await self._start(node)

    async def _start(self, node: Node) -> None:
        """Start a node; again, as a supervisor does, while it does not reach the database."""
        while True:
            try:
                await node.start()
                return
            except NotStarted as error:
                if self.is_smooth or "Can’t open the database" not in str(error):
                    raise
                await self.happens("start without a database", 1)

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
            print(f"{self.unanswered} requests had no answer")
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
