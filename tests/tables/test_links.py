"""Several hubs on one PostgreSQL database, connected by a real NATS."""

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from nats.aio.client import Client
from tests.tables.harness import Clock, Json, lay, run_async
from tests.tables.test_postgres import PostgresHarness
from tools.gates import Gate
from tools.local_nats import NatsServer, running

from parlour.kernel.errors import ParlourError
from parlour.tables import links
from parlour.tables.bus import PIECE, Bus, BusError
from parlour.tables.connections import Connection, Line
from parlour.tables.errors import Closing, NoSeat, NoTable
from parlour.tables.hub import Hub
from parlour.tables.messages import Do, Echo, Hello, Ping
from parlour.tables.postgres import PostgresStore
from parlour.tables.store_worker import StoreWorker


@pytest.fixture(scope="module")
def nats_server() -> Iterator[NatsServer]:
    with running() as server:
        yield server


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


class NodeHarness(PostgresHarness):
    """A node on a PostgreSQL database with a bus."""

    def __init__(self, address: str, nats: NatsServer, clock: Clock | None = None) -> None:
        super().__init__(address, clock)
        self.nats = nats.address

    async def open(self) -> None:
        self.postgres = PostgresStore(self.address, "serve")
        self.hub = Hub(StoreWorker(self.postgres), bots=False, clock=self.clock, test_seed=7, bus=self.nats)
        await self.hub.start()
        await until(lambda: self.bus.is_up)

    @property
    def bus(self) -> Bus:
        assert self.hub.bus is not None
        return self.hub.bus

    async def device(self, id: str, seat: int | None) -> "LinkedClient":
        token = "" if seat is None else await self.hub.tokens.token(id, seat)
        client = LinkedClient()
        client.line = await self.hub.open(Hello(id, token), client.take, client.end)
        return client


class LinkedClient:
    line: Line

    def __init__(self) -> None:
        self.received: list[Json] = []
        self.ended = False

    def take(self, message: bytes) -> None:
        self.received.append(msgspec.json.decode(message))

    def end(self) -> None:
        self.ended = True

    def all(self, kind: str) -> list[Json]:
        return [one for one in self.received if one["type"] == kind]

    @property
    def view(self) -> Json:
        view: Json = [one for one in self.received if one["type"] in ("welcome", "happened")][-1]["view"]
        return view

    async def do(self, command: str, id: str) -> None:
        self.line.receive(Do(id, command))
        await until(lambda: [one for one in self.received if one.get("id") == id])
        (answer,) = {one["type"] for one in self.received if one.get("id") == id}
        assert answer == "done", self.received[-1]


@run_async
async def test_links_follow_their_table(postgres: str, nats_server: NatsServer) -> None:
    owner = NodeHarness(postgres, nats_server)
    await owner.open()
    other = NodeHarness(postgres, nats_server, owner.clock)
    await other.open()
    id = await owner.begun()
    ada, ben = await owner.device(id, 0), await other.device(id, 1)
    assert [client.received[0]["type"] for client in (ada, ben)] == ["welcome", "welcome"]
    with pytest.raises(NoTable):
        await other.device("nowhere", None)
    forged = LinkedClient()
    with pytest.raises(NoSeat):
        await other.hub.open(Hello(id, "forged"), forged.take, forged.end)

    # Ping and echo go through to the owner, and the way between the nodes counts (MO-13).
    ben.line.receive(Ping(1.0))
    await until(lambda: ben.all("pong"))
    owner.clock.now += 0.2
    ben.line.receive(Echo(ben.all("pong")[0]["now"]))
    table = owner.hub.cache.tables[id]
    await until(lambda: table.connections.of(1)[0].latency.usual)
    assert table.connections.of(1)[0].latency.usual == pytest.approx(0.1)

    # A batch is lost in either direction: the client is welcomed again, and its command counts once.
    await ada.do(lay(ada), "laid")  # type: ignore[arg-type]
    await until(lambda: ben.all("happened"))
    for lossy, partner in ((owner, other), (other, owner)):
        welcomes = len(ben.all("welcome"))
        lossy.bus._sent[partner.hub.address] += 1
        await until(lambda: len(ben.all("welcome")) > welcomes)  # noqa: B023
    other.bus._sent[owner.hub.address] += 1
    await ben.do("vote yes", "voted")
    stored = owner.postgres.read(id)
    assert stored is not None
    assert [b'"id":"voted"' in line for line in stored.lines].count(True) == 1

    # The owner hands its tables over, and stays as a way to the other node.
    welcomes = len(ada.all("welcome"))
    await owner.hub.drain()
    await until(lambda: len(ada.all("welcome")) > welcomes and other.hub.cache.tables.get(id))
    assert not owner.hub.cache.tables and not ada.ended and not ben.ended
    await until(lambda: set(other.hub.cache.tables[id].connected) == {0, 1})
    with pytest.raises(Closing):
        await owner.hub.check()
    acts, waits = (ada, ben) if ada.view["to_act"] == [0] else (ben, ada)
    await acts.do(lay(acts), "after")  # type: ignore[arg-type]
    await until(lambda: waits.view["prompts"])

    # The node that is left has everything.
    await owner.close()
    await until(lambda: ada.ended)
    assert ada.received[-1] == {"type": "ended", "reason": "closing", "again": True}
    again = await other.device(id, 0)
    assert again.view["over"] == ben.view["over"]
    await other.close()


@run_async
async def test_a_client_has_to_connect_again_if_nats_does_not_reach_the_node_of_its_table(
    postgres: str, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "PATIENCE", 1000.0)
    monkeypatch.setattr(links, "PATIENCE_WITHOUT_OWNER", 0.5)
    port = int(nats_server.address.rpartition(":")[2])
    gate = Gate(lambda: asyncio.open_connection("127.0.0.1", port))
    listening = await asyncio.start_server(gate.pass_on, "127.0.0.1", 0)
    here, there = NodeHarness(postgres, nats_server), NodeHarness(postgres, nats_server)
    here.nats = f"nats://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    await here.open()
    await there.open()
    id = await here.begun()
    ben = await there.device(id, 1)
    listening.close()
    gate.cut()
    await until(lambda: ben.ended)
    assert ben.received[-1] == {"type": "ended", "reason": "closing", "again": True}
    again = await here.device(id, 1)  # the table has gone on there
    assert again.all("welcome")
    await there.close()
    await here.close()


@run_async
async def test_who_connects_while_a_node_hands_its_tables_over_is_led_to_the_next_node(
    postgres: str, nats_server: NatsServer
) -> None:
    owner = NodeHarness(postgres, nats_server)
    await owner.open()
    other = NodeHarness(postgres, nats_server, owner.clock)
    await other.open()
    id = await owner.begun()
    await owner.device(id, 0)
    settle, late = owner.hub.cache.settle, list[asyncio.Task[LinkedClient]]()

    async def settle_while_somebody_connects() -> None:
        late.append(asyncio.create_task(owner.device(id, 1)))
        await asyncio.sleep(0.1)
        await settle()

    owner.hub.cache.settle = settle_while_somebody_connects  # type: ignore[method-assign]
    await owner.hub.drain()
    assert late
    for task in late:
        client = await task
        client.line.receive(Ping(1.0))
        await until(lambda: client.all("pong"))  # noqa: B023
    assert not owner.hub.cache.tables
    assert len(other.hub.cache.tables[id].connections.of(1)) == len(late)
    await owner.close()
    await other.close()


@run_async
async def test_a_connection_that_its_table_ends_before_the_link_has_it_is_made_again(
    postgres: str, nats_server: NatsServer
) -> None:
    node = NodeHarness(postgres, nats_server)
    await node.open()
    id = await node.begun()
    assert node.hub.links is not None
    connect, ended = node.hub.links.connect_here, list[Connection]()

    async def connect_slowly(*given: Any) -> Connection:
        connection = await connect(*given)
        if not ended:
            ended.append(connection)
            connection.end("closing", again=True)
            await asyncio.sleep(0.3)  # long enough to be connected again meanwhile
        return connection

    node.hub.links._connect = connect_slowly
    ada = await node.device(id, 0)
    assert len(ended) == 1 and not ada.ended
    ada.line.receive(Ping(1.0))
    await until(lambda: ada.all("pong"))
    await node.close()


@run_async
async def test_questions_and_answers_may_be_long(postgres: str, nats_server: NatsServer) -> None:
    first, second = Bus(nats_server.address, "first"), Bus(nats_server.address, "second")

    async def reverse(data: bytes) -> bytes:
        return data[::-1]

    async def fail(data: bytes) -> bytes:
        raise ValueError(data)

    second.handlers |= {"reverse": reverse, "fail": fail}
    for bus in (first, second):
        await bus.start(b"secret")
    await until(lambda: first.is_up and second.is_up)
    question = bytes(range(256)) * (5 * PIECE // 256) + b"end"
    assert await first.ask("second", "reverse", question) == question[::-1]
    assert await first.ask("second", "reverse", b"") == b""
    with pytest.raises(BusError):
        await first.ask("second", "fail", b"")
    with pytest.raises(BusError):
        await first.ask("nobody", "reverse", b"", 0.05)
    for bus in (first, second):
        await bus.stop()


@run_async
async def test_a_node_that_is_up_can_be_asked_at_once(postgres: str, nats_server: NatsServer) -> None:
    async def echo(data: bytes) -> bytes:
        return data

    async def started(address: str) -> Bus:
        bus = Bus(nats_server.address, address)
        bus.handlers["echo"] = echo
        await bus.start(b"secret")
        while not bus.is_up:
            await asyncio.sleep(0)  # not a moment later
        return bus

    asking = await started("asking")
    for number in range(20):
        asked = await started(f"asked-{number}")
        assert await asking.ask(asked.address, "echo", b"hello") == b"hello"
        await asked.stop()
    await asking.stop()


@run_async
async def test_a_node_joins_the_others_after_errors_nobody_thought_of(
    postgres: str, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parlour.tables.bus.RETRY_SECONDS", 0.01)
    monkeypatch.setattr("parlour.tables.bus.BEAT", 0.01)
    connect, failed = Client.connect, list[str]()

    async def fail_once(client: Client, *given: Any, **named: Any) -> None:
        await connect(client, *given, **named)
        if "connect" not in failed:
            failed.append("connect")
            raise RuntimeError("no connection")

    def partners() -> set[str]:
        if "beat" not in failed:
            failed.append("beat")
            raise RuntimeError("no partners")
        return {"other"}

    monkeypatch.setattr(Client, "connect", fail_once)
    bus, other = Bus(nats_server.address, "bus"), Bus(nats_server.address, "other")
    bus.partners = partners
    for one in (bus, other):
        await one.start(b"secret")
    await until(lambda: bus.is_up and other.is_up and other._received.get("bus", 0) > 2)
    assert sorted(failed) == ["beat", "connect"]
    assert "no connection" in caplog.text and "no partners" in caplog.text
    for one in (bus, other):
        await one.stop()


class Nodes:
    """Two nodes, of which one or the other is stopped and started again."""

    def __init__(self, postgres: str, nats: NatsServer) -> None:
        self.clock = Clock()
        self.all = [NodeHarness(postgres, nats, self.clock) for _ in range(2)]
        self.open: set[int] = set()

    async def start(self, number: int) -> None:
        await self.all[number].open()
        self.open.add(number)

    async def stop(self, number: int) -> None:
        self.open.discard(number)
        await self.all[number].close()


class Persistent(LinkedClient):
    """A client that connects again when its connection ends, and sends what is unanswered again."""

    def __init__(self, nodes: Nodes, id: str, token: str, seat: int) -> None:
        super().__init__()
        self.nodes, self.id, self.token, self.seat = nodes, id, token, seat
        self.acknowledged: dict[str, int] = {}
        self.told: dict[int, Json] = {}
        self.unanswered: tuple[str, str] | None = None
        self.connected = False
        self.sent = 0

    async def connect(self, rng: Random) -> None:
        while not self.connected:
            node = self.nodes.all[rng.choice(sorted(self.nodes.open))]
            try:
                self.connected = True
                self.line = await node.hub.open(Hello(self.id, self.token), self.take, self.end)
            except ParlourError:
                self.connected = False
                await asyncio.sleep(0.01)

    def end(self) -> None:
        self.connected = False

    def take(self, message: bytes) -> None:
        super().take(message)
        one = self.received[-1]
        for event in one.get("events", ()):
            assert self.told.setdefault(event["n"], event) == event
        if one["type"] == "done":
            self.acknowledged[one["id"]] = one["n"]
        if self.unanswered is not None and one.get("id") == self.unanswered[0]:
            self.unanswered = None
        if one["type"] == "welcome" and self.unanswered is not None:
            asyncio.get_running_loop().call_soon(self.send)

    def send(self) -> None:
        if self.unanswered is not None and self.connected and hasattr(self, "line"):
            self.line.receive(Do(*self.unanswered))

    def act(self) -> None:
        """Send a command if it is this seat's turn to act."""
        if self.unanswered is None and self.seat in self.view["to_act"]:
            self.sent += 1
            asked = [prompt for prompt in self.view["prompts"] if prompt["asks_you"]]
            self.unanswered = f"{self.seat}-{self.sent}", "vote yes" if asked else lay(self)  # type: ignore[arg-type]
            self.send()


@run_async
async def test_no_command_is_lost_while_nodes_stop_and_start(postgres: str, nats_server: NatsServer) -> None:
    rng, nodes = Random(1), Nodes(postgres, nats_server)
    await nodes.start(0)
    await nodes.start(1)
    parties: list[list[Persistent]] = []
    for number in range(4):
        harness = nodes.all[number % 2]
        id = await harness.begun("bluff", ("Ada", "Ben", "Cleo"), hand=6)
        tokens = [await harness.hub.tokens.token(id, seat) for seat in range(3)]
        parties.append([Persistent(nodes, id, token, seat) for seat, token in enumerate(tokens)])
    clients = [client for party in parties for client in party]
    playing = True

    async def play(client: Persistent) -> None:
        own = Random(client.token)
        while playing:
            await client.connect(own)
            if client.received and not client.view["over"]:
                client.act()
            await asyncio.sleep(own.uniform(0.001, 0.02))

    tasks = [asyncio.create_task(play(client)) for client in clients]
    for _ in range(6):
        done = sum(len(client.acknowledged) for client in clients)
        await until(lambda: sum(len(client.acknowledged) for client in clients) >= done + 6)  # noqa: B023
        number = rng.randrange(2)
        await nodes.stop(number)
        await nodes.start(number)
    playing = False
    await asyncio.gather(*tasks)
    for party in parties:
        stored = nodes.all[0].postgres.read(party[0].id)
        assert stored is not None
        lines = [msgspec.json.decode(line) for line in stored.lines]
        assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
        ids = [(line["seat"], line["id"]) for line in lines if line.get("id")]
        assert len(ids) == len(set(ids))
        for client in party:
            assert {(client.seat, id) for id in client.acknowledged} <= set(ids)
    for number in range(2):
        await nodes.stop(number)
