"""`make chaos`: real games of all kinds on three nodes, while nodes are killed, stopped, drained and started again, and
their links to PostgreSQL and NATS are cut.

What clients were told is checked, and nothing else: every acknowledged command is in the log exactly once, no line is
missing, no line was told differently later, views agree, and clocks were not charged for downtime (AG-6).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import signal
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from tools.cluster import Cluster, Node, copy, servers
from tools.local_nats import NatsServer
from tools.local_postgres import PostgresServer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import parlour

CLOCK = 900
"""Seconds on the clocks of games that have them."""
SLACK = 2.0
"""Seconds by which a clock may be charged more than its player saw, at the end and for each reconnect."""
PATIENCE: dict[str, Any] = {"open_timeout": 5, "close_timeout": 1, "ping_interval": 2, "ping_timeout": 4, "proxy": None}
"""When a client gives a connection up."""
UNTIL_REACHED = 10.0
"""Seconds in which all clients reach their tables again after that."""
ACTIONS = ("kill", "kill", "stop", "stop", "drain", "drain", "cut store", "cut bus", "restart nats")
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Json = dict[str, Any]


class Gate:
    """A link that can be cut: whoever connects to it is passed on."""

    def __init__(self, there: Callable[[], Awaitable[Streams]]) -> None:
        self._there = there
        self._open: set[asyncio.StreamWriter] = set()
        self.is_cut = False

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.close()
            return
        try:
            far_reader, far_writer = await self._there()
        except OSError:
            writer.close()
            return
        self._open |= {writer, far_writer}
        try:
            await asyncio.gather(copy(reader, far_writer), copy(far_reader, writer))
        finally:
            self._open -= {writer, far_writer}

    def cut(self) -> None:
        self.is_cut = True
        for writer in tuple(self._open):
            writer.transport.abort()

    def mend(self) -> None:
        self.is_cut = False


class Player:
    """A client at a seat: says what a bot would say, and says it again until it is answered."""

    def __init__(self, party: Party, seat: int, token: str) -> None:
        self._party = party
        self.seat = seat
        self.token = token
        self.rng = Random(f"{party.number} {seat}")
        self.view: Json = {}
        self.setting: Json = {}
        self.events: dict[int, Json] = {}
        "What it was told, by line."
        self.n = 0
        self.acknowledged: dict[str, int] = {}
        self.sent: dict[str, str] = {}
        "Commands by their ids."
        self.unanswered: tuple[str, str] | None = None
        self.reconnects = 0
        self.charged = 0.0
        "Seconds in which it was connected and had to act."
        self.away = 0.0
        "Seconds in which it was not connected."
        self._acts_since: float | None = None
        self._gone_since: float | None = None
        self._socket: ClientConnection | None = None
        self._refused = 0

    async def run(self) -> None:
        while not self._party.is_checked:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(
                    self._party.url,
                    open_timeout=5,
                    close_timeout=1,
                    ping_interval=2,
                    ping_timeout=4,
                    max_size=None,
                    proxy=None,
                ) as socket:
                    self._socket = socket
                    await self._say({"type": "hello", "table": self._party.id, "token": self.token, "seen": self.n})
                    async for text in socket:
                        await self._take(json.loads(text))
            self._socket = None
            self._note_acting(False)
            self.reconnects += 1
            self._gone_since = time.monotonic()
            await asyncio.sleep(0.2)

    async def _say(self, message: Json) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps(message))

    async def _take(self, message: Json) -> None:
        if self._gone_since is not None:
            self.away += time.monotonic() - self._gone_since
            self._gone_since = None
        match message["type"]:
            case "welcome" | "happened":
                if message["n"] < self.n:
                    self._party.fault(f"seat {self.seat} was told line {self.n}, and later {message['n']}")
                self.n = message["n"]
                self.view = message["view"] or self.view
                self.setting = message.get("setting") or self.setting
                for event in message["events"]:
                    if (before := self.events.setdefault(event["n"], event)) != event:
                        self._party.fault(f"seat {self.seat} was told line {event['n']} as {before}, then as {event}")
                if message["type"] == "welcome" and self.unanswered is not None:
                    await self._send_command(*self.unanswered)
            case "done":
                self._party.progress()
                self.acknowledged[message["id"]] = message["n"]
                self._answered(message["id"])
                self._refused = 0
            case "refused":
                self._answered(message["id"])
                self._refused += 1
        self._note_acting(self._has_to_act())
        if self._has_to_act() and self.unanswered is None:
            self._party.later(self._act())

    def _answered(self, id: str) -> None:
        if self.unanswered is not None and self.unanswered[0] == id:
            self.unanswered = None

    def _has_to_act(self) -> bool:
        return not self.view.get("over", True) and self.seat in self.view["to_act"]

    def _note_acting(self, acts: bool) -> None:
        now = time.monotonic()
        if self._acts_since is not None:
            self.charged += now - self._acts_since
        self._acts_since = now if acts else None

    async def _act(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.05, 0.4) + min(self._refused, 5) * 0.2)
        if self.unanswered is not None or not self._has_to_act():
            return
        rules = parlour.rules_of(self._party.game)
        command = rules.bot(rules.levels[0]).choose({**self.setting, **self.view}, self.rng)
        if command is None:
            await asyncio.sleep(0.5)
            self._party.later(self._act())
            return
        await self.say_command(command)

    async def say_command(self, command: str) -> None:
        id = f"{self.seat}-{len(self.sent)}"
        self.sent[id] = command
        self.unanswered = id, command
        with contextlib.suppress(OSError, WebSocketException):
            await self._send_command(id, command)

    async def _send_command(self, id: str, command: str) -> None:
        await self._say({"type": "do", "id": id, "command": command})


class Party:
    """A table with two players."""

    def __init__(self, chaos: Chaos, number: int, game: str) -> None:
        self._chaos = chaos
        self.number = number
        self.game = game
        self.id = ""
        self.is_checked = False
        self.players: list[Player] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self._chaos.cluster.front.port}/ws"

    def fault(self, text: str) -> None:
        self._chaos.fault(f"{self.game}, table {self.id}: {text}")

    def progress(self) -> None:
        self._chaos.progress(self.number)

    def later(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def play(self) -> None:
        """Play one game to its end, and check it."""
        clock = (
            {} if "clock" in parlour.rules_of(self.game).options.unused else {"clock": "game", "clock_seconds": CLOCK}
        )
        # Whoever sets a hot-seat table up gets all tokens at once: an answer to `join` may be lost.
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Ben")]
        table = {"game": self.game, "seats": seats, "options": clock, "hot_seat": True}
        made = await self._ask("POST", "/api/tables", table)
        self.id = made["table"]["id"]
        tokens = [one["token"] for one in made["tokens"]]
        while (await self._ask("GET", f"/api/tables/{self.id}"))["status"] == "gathering":
            await self._chaos.cluster.ask("POST", f"/api/tables/{self.id}/start", token=tokens[0])
        self.players = [Player(self, seat, token) for seat, token in enumerate(tokens)]
        for player in self.players:
            self.later(player.run())
        while not all(player.view.get("over") for player in self.players):
            if self._chaos.is_ending:
                for player in self.players:
                    if player.unanswered is None and not player.view.get("over", True):
                        await player.say_command("resign")
            await asyncio.sleep(0.3)
        while any(player.unanswered is not None for player in self.players):
            await asyncio.sleep(0.1)
        await self._check()
        self.is_checked = True
        for task in tuple(self._tasks):
            task.cancel()

    async def _ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The answer, as soon as there is one."""
        while True:
            answer = await self._chaos.cluster.ask(method, path, body, token)
            if answer is not None:
                return answer
            await asyncio.sleep(0.3)

    async def _check(self) -> None:
        """What the players were told, against the log of the finished game."""
        log = await self._ask("GET", f"/api/tables/{self.id}/log")
        lines = [json.loads(line) for line in log.splitlines()[1:]]
        if [line["n"] for line in lines] != list(range(1, len(lines) + 1)):
            self.fault("lines of the log are missing")
        stored = Counter((line["seat"], line["id"]) for line in lines if line.get("id"))
        for player in self.players:
            for id, n in player.acknowledged.items():
                if stored[player.seat, id] != 1:
                    times = stored[player.seat, id]
                    self.fault(f"“{player.sent[id]}” ({id}) was acknowledged with line {n}, and is there {times} times")
                if n > len(lines):
                    self.fault(f"command {id} was acknowledged with line {n} of {len(lines)}")
            for seat, id in stored:
                if seat == player.seat and id not in player.sent:
                    self.fault(f"nobody sent command {id}")
            stream = await self._ask("GET", f"/api/tables/{self.id}/stream", token=player.token)
            told = {event["n"]: event for event in stream["events"]}
            if told != player.events:
                missing = sorted(told.keys() ^ player.events.keys())
                self.fault(f"seat {player.seat} was told other events: {missing or 'other contents'}")
            view = await self._ask("GET", f"/api/tables/{self.id}/view", token=player.token)
            differs = [name for name in player.view if name in view and view[name] != player.view[name]]
            if differs:
                self.fault(f"seat {player.seat} sees other values of {differs}")
            left = view["seats"][player.seat].get("time_left")
            seen = player.charged + min(player.away, self._chaos.cut_off) + SLACK * (1 + player.reconnects)
            if left is not None and CLOCK - left > seen:
                self.fault(f"seat {player.seat} was charged {CLOCK - left:.1f} s, and saw {seen:.1f} s")
        self._chaos.checked(self)


class Chaos:
    """Nodes that fare badly, and parties that play on."""

    def __init__(self, cluster: Cluster, gates: list[tuple[Gate, Gate]], seed: int) -> None:
        self.cluster = cluster
        self._gates = gates
        self._rng = Random(seed)
        self.is_ending = False
        self.faults: list[str] = []
        self.actions: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.acknowledged = self.reconnects = 0
        self.cut_off = 0.0
        """Seconds in which a client may not have reached a table that went on, because NATS was away or its own
        node was stopped: that is as if its own network failed."""
        self._last: dict[int, float] = {}
        "When each table last went on."
        self.pauses: list[float] = []
        "Seconds between two acknowledged commands of a table, if more than a second."

    def fault(self, text: str) -> None:
        self.faults.append(text)
        print(f"FAULT  {text}", flush=True)

    def progress(self, table: int) -> None:
        now = time.monotonic()
        if now - self._last.get(table, now) > 1:
            self.pauses.append(now - self._last[table])
        self._last[table] = now

    def checked(self, party: Party) -> None:
        self.games[party.game] += 1
        self._last.pop(party.number, None)
        for player in party.players:
            self.acknowledged += len(player.acknowledged)
            self.reconnects += player.reconnects

    async def play(self, number: int, game: str) -> None:
        while not self.is_ending:
            await Party(self, number, game).play()

    async def run(self, minutes: float, tables: int) -> None:
        games = list(itertools.islice(itertools.cycle(parlour.game_keys()), tables))
        parties = [asyncio.create_task(self.play(number, game)) for number, game in enumerate(games)]
        until = time.monotonic() + 60 * minutes
        while time.monotonic() < until:
            await asyncio.sleep(self._rng.uniform(1, 5))
            await self._act()
            for party in parties:
                if party.done():
                    party.result()  # an error in the checker itself
        self.is_ending = True
        async with asyncio.timeout(180):
            await asyncio.gather(*parties)

    async def _act(self) -> None:
        number = self._rng.randrange(len(self.cluster.nodes))
        node, (to_store, to_bus) = self.cluster.nodes[number], self._gates[number]
        match self._rng.choice(
            ("kill", "kill", "stop", "stop", "drain", "drain", "cut store", "cut bus", "restart nats")
        ):
            case "kill":
                await node.stop(signal.SIGKILL)
                await self._note("kill -9", self._rng.uniform(0, 6))
                await node.start()
            case "stop":
                node.send_signal(signal.SIGSTOP)
                await self._note("SIGSTOP", self._rng.uniform(0.5, 12))
                node.send_signal(signal.SIGCONT)
            case "drain":
                await node.stop()
                await self._note("drain", 0)
                await node.start()
            case "cut store":
                await self._cut("PostgreSQL cut off", to_store)
            case "cut bus":
                await self._cut("NATS cut off", to_bus)
            case "restart nats":
                self.cluster.nats.stop()
                await self._note("NATS restarted", self._rng.uniform(0, 3))
                self.cluster.nats.start()

    async def _cut(self, what: str, gate: Gate) -> None:
        gate.cut()
        await self._note(what, self._rng.uniform(0.5, 8))
        gate.mend()

    async def _note(self, what: str, seconds: float) -> None:
        self.actions[what] += 1
        if what == "SIGSTOP" or what.startswith("NATS"):
            self.cut_off += seconds + UNTIL_REACHED
        print(f"{time.strftime('%X')}  {what}, {seconds:.1f} s", flush=True)
        await asyncio.sleep(seconds)

    def report(self) -> None:
        pauses = sorted(self.pauses)
        print(f"actions: {dict(self.actions)}")
        print(f"games finished and checked: {dict(self.games)}")
        print(f"{self.acknowledged} commands acknowledged, {self.reconnects} reconnects, {len(self.faults)} faults")
        if pauses:
            middle = pauses[len(pauses) // 2]
            print(f"pauses of a table over 1 s: {len(pauses)}, median {middle:.1f} s, longest {pauses[-1]:.1f} s")


@contextlib.asynccontextmanager
async def gated(
    postgres: PostgresServer, nats: NatsServer, nodes: int
) -> AsyncIterator[tuple[list[tuple[Gate, Gate]], list[tuple[str, str]]]]:
    """Addresses of the database and of NATS for each node, over gates of its own."""
    with tempfile.TemporaryDirectory() as folder:
        gates: list[tuple[Gate, Gate]] = []
        addresses: list[tuple[str, str]] = []
        source = Path(postgres.address.partition("host=")[2]) / ".s.PGSQL.5432"
        port = int(nats.address.rpartition(":")[2])
        for number in range(nodes):
            own = Path(folder) / str(number)
            own.mkdir()
            store = Gate(lambda: asyncio.open_unix_connection(source))
            bus = Gate(lambda: asyncio.open_connection("127.0.0.1", port))
            await asyncio.start_unix_server(store.pass_on, own / ".s.PGSQL.5432")
            listening = await asyncio.start_server(bus.pass_on, "127.0.0.1", 0)
            gates.append((store, bus))
            own_port = listening.sockets[0].getsockname()[1]
            addresses.append((f"postgresql://parlour@/postgres?host={own}", f"nats://127.0.0.1:{own_port}"))
        yield gates, addresses


async def run(postgres: PostgresServer, nats: NatsServer, args: argparse.Namespace) -> int:
    async with gated(postgres, nats, args.nodes) as (gates, addresses):
        nodes = [Node(number + 1, *address) for number, address in enumerate(addresses)]
        cluster = Cluster(postgres, nats, nodes)
        await cluster.start()
        chaos = Chaos(cluster, gates, args.seed)
        try:
            await chaos.run(args.minutes, args.tables)
        finally:
            chaos.report()
            await cluster.stop()
            for node in nodes:
                if any("Traceback" in line for line in node.said):
                    chaos.fault(f"node {node.number} had a traceback:\n" + "\n".join(node.said))
        return 1 if chaos.faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    print(f"seed {args.seed}")
    with servers() as (postgres, nats):
        return asyncio.run(run(postgres, nats, args))


if __name__ == "__main__":
    raise SystemExit(main())
