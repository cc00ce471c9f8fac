"""Several nodes on one PostgreSQL database, alone and connected by NATS."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.running import KEY, PATIENCE, Data, Device, Server
from tests.server.test_operations import admin
from tools import chaos
from tools.chaos import nodes_of
from tools.chaos_run import Chaos
from tools.local_nats import NatsServer
from tools.local_nats import running as running_nats
from tools.local_postgres import PostgresServer
from websockets.exceptions import WebSocketException

import parlour
from parlour.server.app import App
from parlour.server.asgi import Message
from parlour.server.limits import Pace
from parlour.tables.bus import BusError
from parlour.tables.hub import Hub
from parlour.tables.postgres import PostgresStore
from parlour.tables.store_worker import StoreWorker


def stored_lines(address: str, id: str) -> list[Data]:
    """The lines of a log in the database, where none is missing and no command stands twice."""
    with closing(PostgresStore(address)) as store:
        stored = store.read(id)
    assert stored is not None
    lines = [msgspec.json.decode(line, type=Data) for line in stored.lines]
    assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
    ids = Counter(line["id"] for line in lines if line.get("id"))
    assert max(ids.values(), default=1) == 1
    return lines


def kinds(lines: list[Data]) -> list[str]:
    return [line["event"]["type"] for line in lines]


def connected(server: Server, id: str, token: str) -> Device:
    """A device at that seat, as soon as the node has the table."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return server.device(id, token)
        except WebSocketException:  # another node has it: the device is told to try again
            assert time.monotonic() < until
            time.sleep(0.1)


def rest_of(device: Device) -> list[Data]:
    """What it receives until the server closes the connection."""
    received: list[Data] = []
    with suppress(WebSocketException):
        while True:
            received.append(device.receive())
    return received


def test_AG_6_a_node_stopped_past_its_lease_and_woken_writes_nothing_more(postgres: str) -> None:
    with Server(postgres) as first, Server(postgres) as second:
        id, tokens = first.table("Ada", "Ben", clock="game", clock_seconds=600, challenge_time=None)
        with_bot, token = first.beside_a_bot()
        with first.device(with_bot, token) as cleo:
            cleo.pass_until_seat_1_has_acted()
        old = [first.device(id, token) for token in tokens]
        turn = old[0].view["turn"]
        assert old[turn].do("pass", "before")["type"] == "done"
        for device in old:
            while device.view["turn"] == turn:
                device.receive()
        turn = 1 - turn
        refused = second.get(f"/api/tables/{id}/view", tokens[0])  # the first node has it
        assert (refused.status, refused.data["text"]["en"]) == (503, "Another server was using this game. Try again.")

        first.send_signal(signal.SIGSTOP)
        old[turn].send({"type": "do", "id": "late", "command": "pass"})
        with connected(second, id, tokens[turn]) as there:
            assert there.do("pass", "late")["type"] == "done"  # sent again, as clients do
            assert there.view["seats"][turn]["time_left"] > 590
        first.send_signal(signal.SIGCONT)
        answers = rest_of(old[turn])
        assert answers[-1] == {"type": "ended", "reason": "closing", "again": True}
        assert not [one for one in answers if one.get("id") == "late"]
        with pytest.raises(WebSocketException):
            first.device(id, tokens[0])  # it does not take the table back

        with connected(second, with_bot, token) as cleo:  # its bot plays on
            cleo.pass_until_seat_1_has_acted()
        assert (first.stop(), second.stop()) == (0, 0)
        for server in (first, second):
            assert "Traceback" not in server.said
    lines = stored_lines(postgres, id)
    assert [line["id"] for line in lines if line.get("id")] == ["before", "late"]
    late = next(index for index, line in enumerate(lines) if line.get("id") == "late")
    assert kinds(lines[:late])[-2:] == ["Paused", "Resumed"]
    for device in old:
        device.close()


@pytest.fixture(scope="module")
def nats_server() -> Iterator[NatsServer]:
    with running_nats() as server:
        yield server


def next_command(devices: list[Device]) -> tuple[int, str]:
    """What a bot would say in the seat that has to act."""
    for seat, device in enumerate(devices):
        for prompt in device.view["prompts"]:
            if prompt["asks_you"]:
                return seat, prompt["answers"][0]
    seat = devices[0].view["turn"]
    return seat, devices[seat].choose(Random(1), "easy") or "pass"


def play(devices: list[Device], id: str) -> None:
    """The seat that has to act says a command, and everyone is told."""
    seat, command = next_command(devices)
    answer = devices[seat].do(command, id)
    assert answer["type"] == "done", answer
    for device in devices:
        device.catch_up(answer["n"])


def test_a_table_is_played_over_any_node_and_goes_on_when_its_node_is_gone(
    postgres: str, nats_server: NatsServer
) -> None:
    bus = ("--bus", nats_server.address)
    with Server(postgres, *bus) as first, Server(postgres, *bus) as second:
        id, tokens = first.table("Ada", "Ben", clock="game", clock_seconds=600, challenge_time=None)
        here, there = first.device(id, tokens[0]), second.device(id, tokens[1])
        watcher = second.device(id)
        devices = [here, there]
        for number in range(4):
            play(devices, f"p{number}")
        watcher.catch_up(here.n)
        there.send({"type": "ping", "sent": 1.0})
        pong = there.hear("pong")  # the time is the owner's
        there.send({"type": "echo", "now": pong["now"]})
        there.send({"type": "say", "id": "s1", "text": "Good evening"})
        assert here.hear("chat")["line"]["text"] == "Good evening"

        # Requests: who is there, what the seat sees, changes by the host, codes that move a seat.
        for server in (first, second):
            table = server.get(f"/api/tables/{id}").data
            assert ([seat["connected"] for seat in table["seats"]], table["watching"]) == ([True, True], 1)
            assert server.get(f"/api/tables/{id}/view", tokens[1]).data["turn"] == here.view["turn"]
            mine = server.post("/api/mine", {"tokens": tokens}).data
            acts = next_command(devices)[0]
            assert sorted((one["seat"], one["your_turn"]) for one in mine) == [(one, one == acts) for one in (0, 1)]
        assert second.post(f"/api/tables/{id}/public", {"public": True}, tokens[0]).status == 200
        assert [table["watching"] for table in second.get("/api/tables").data] == [1]
        assert second.post(f"/api/tables/{id}/mute", {"seat": 1, "muted": True}, tokens[0]).data["seats"][1]["muted"]
        there.send({"type": "say", "id": "s2", "text": "Hello?"})
        assert there.hear("refused")["message"]["id"] == "tables-muted"
        assert second.get("/api/tables/nowhere/view", tokens[0]).status == 404
        assert second.get(f"/api/tables/{id}/view", "forged").status == 403
        watcher.close()
        code = second.post(f"/api/tables/{id}/move-code", None, tokens[1]).data["code"]
        moved = second.post("/api/move", {"code": code}).data
        assert (moved["table"], moved["seat"]) == (id, 1)
        assert rest_of(there)[-1] == {"type": "ended", "reason": "moved", "again": False}
        tokens[1] = moved["token"]
        there = second.device(id, tokens[1])

        # The node of the table is killed: the client at the other one stays connected, and is welcomed again.
        seat, command = next_command([here, there])
        first.kill()
        there.send({"type": "say", "id": "s3", "text": "Are you there?"})
        there.hear("welcome")
        assert there.hear("refused")["id"] == "s3"  # it was sent again
        here = second.device(id, tokens[0])
        assert (here, there)[seat].do(command, "gone on")["type"] == "done"
        for device in (here, there):
            device.catch_up(len(stored_lines(postgres, id)))
        play([here, there], "p4")

        # The new owner is told to stop: the table goes to the third node without a lost command.
        with Server(postgres, *bus) as third:
            far = [third.device(id, token) for token in tokens]
            seat, command = next_command(far)
            assert second.stop() == 0
            far[seat].send({"type": "do", "id": "moved", "command": command})
            far[seat].hear("welcome")
            while (answer := far[seat].hear("done", "refused"))["id"] != "moved":
                pass
            assert answer["type"] == "done"
            assert third.stop() == 0
            for device in far:
                device.close()
        for server in (second, third):
            assert "Traceback" not in server.said
    lines = stored_lines(postgres, id)
    assert {f"p{number}" for number in range(4)} | {"gone on", "p4", "moved"} <= {line.get("id") for line in lines}
    assert "Paused" in kinds(lines)


def test_what_the_operator_decides_holds_at_all_nodes(postgres: str, nats_server: NatsServer) -> None:
    bus = ("--bus", nats_server.address)
    with Server(postgres, *bus) as first, Server(postgres, *bus) as second:
        id, tokens = first.table("Ada", "Ben", clock="game", clock_seconds=600)
        here, there = first.device(id, tokens[0]), second.device(id, tokens[1])
        text = {"en": "Back at nine.", "fr": "De retour à neuf heures."}
        announce = ("announce", "--en", text["en"], "--fr", text["fr"])
        assert admin(postgres, *announce, "--server", second.url)[0] == 0
        for device in (here, there):  # the table is at the first node
            assert device.hear("announced")["text"] == text
        assert admin(postgres, "read-only", "on", "--server", second.url)[0] == 0
        for device in (here, there):
            assert device.hear("announced")["read_only"]
            assert device.do("resign")["message"]["id"] == "tables-read-only"
        with Server(postgres, *bus) as third:
            until = time.monotonic() + PATIENCE
            while not third.get("/api/announcement").data["read_only"]:  # it started later, and is told
                assert time.monotonic() < until
                time.sleep(0.05)
            assert third.get("/api/announcement").data["text"] == text
            assert admin(postgres, "read-only", "off", "--server", third.url)[0] == 0
            for server in (first, second, third):
                assert not server.get("/api/announcement").data["read_only"]
            assert admin(postgres, "remove", id, "--server", third.url)[0] == 0
        for device in (here, there):
            assert rest_of(device)[-1]["reason"] == "deleted"
        assert second.get(f"/api/tables/{id}").status == 404


class Node:
    """A node within this process, and what it answers to requests."""

    def __init__(self, postgres: str, nats_server: NatsServer) -> None:
        self.hub = Hub(StoreWorker(PostgresStore(postgres, "serve")), bots=False, bus=nats_server.address)
        self.app = App(self.hub, pace=Pace().times(1000))
        self._told: asyncio.Queue[Data] = asyncio.Queue()
        self._tells: asyncio.Queue[Message] = asyncio.Queue()

    async def start(self) -> None:
        self._life = asyncio.create_task(self.app({"type": "lifespan"}, self._told.get, self._tells.put))
        await self._told.put({"type": "lifespan.startup"})
        assert (await self._tells.get())["type"] == "lifespan.startup.complete"

    async def stop(self) -> None:
        await self._told.put({"type": "lifespan.shutdown"})
        await self._life
        self.hub.store.store.close()

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        """Status and content of the answer."""
        sent: list[Message] = []
        content = b"" if body is None else msgspec.json.encode(body)
        headers = {"host": "localhost", "content-type": "application/json"}
        headers |= {"authorization": f"Bearer {token}"} if token else {}

        async def receive() -> Data:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "state": {},
        }
        await self.app(scope, receive, send)
        found = b"".join(message.get("body", b"") for message in sent)
        return sent[0]["status"], msgspec.json.decode(found) if found.startswith((b"{", b"[")) else found


def test_a_node_that_is_about_to_stop_answers_every_request(
    postgres: str, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.tables.hub.LEAVE_SECONDS", 0.0)

    async def leave() -> None:
        leaving, staying = Node(postgres, nats_server), Node(postgres, nats_server)
        await leaving.start()
        await staying.start()
        new = {"game": KEY, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]}
        _, played = await leaving.ask("POST", "/api/tables", new)
        id, token = played["table"]["id"], played["tokens"][0]["token"]
        assert (await leaving.ask("POST", f"/api/tables/{id}/start", None, token))[0] == 200
        _, waits = await leaving.ask("POST", "/api/tables", new)  # nobody has it in memory
        assert await leaving.app.leave()
        assert (await leaving.ask("GET", "/health"))[0] == 503
        assert (await leaving.ask("GET", f"/api/tables/{id}/view", None, token))[0] == 200
        assert (await leaving.ask("GET", f"/api/tables/{id}/picture.svg"))[0] == 200
        status, made = await leaving.ask("POST", "/api/tables", new)
        assert status == 201
        for one in (waits, made):
            there, held = f"/api/tables/{one['table']['id']}", one["tokens"][0]["token"]
            status, begun = await leaving.ask("POST", f"{there}/start", None, held)
            assert (status, begun["status"]) == (200, "playing")
        status, mine = await leaving.ask("POST", "/api/mine", {"tokens": [token, held]})
        assert (status, len(mine)) == (200, 2)
        assert not leaving.hub.cache.tables and id in staying.hub.cache.tables
        await leaving.stop()
        assert not await staying.app.leave()  # there is no other node
        assert (await staying.ask("GET", f"/api/tables/{id}/view", None, token))[0] == 200
        await staying.stop()

    asyncio.run(leave())


def test_a_question_that_another_node_does_not_answer_is_asked_again(
    postgres: str, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        owner, other = Node(postgres, nats_server), Node(postgres, nats_server)
        await owner.start()
        await other.start()
        new = {"game": KEY, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]}
        _, made = await owner.ask("POST", "/api/tables", new)
        table, token = f"/api/tables/{made['table']['id']}", made["tokens"][0]["token"]
        assert (await owner.ask("POST", f"{table}/start", None, token))[0] == 200
        assert other.hub.bus is not None
        ask, failed = other.hub.bus.ask, list[str]()

        async def fail_once(address: str, kind: str, data: bytes, seconds: float = 30.0) -> bytes:
            if kind == "http" and len(failed) % 2 == 0:
                failed.append(address)
                raise BusError
            if kind == "http":
                failed.append("")
            return await ask(address, kind, data, seconds)

        monkeypatch.setattr(other.hub.bus, "ask", fail_once)
        assert (await other.ask("GET", f"{table}/view", None, token))[0] == 200
        assert len(failed) == 2
        # What may have been done already is not done twice.
        assert (await other.ask("POST", f"{table}/public", {"public": True}, token))[0] == 503
        assert len(failed) == 3
        await other.stop()
        await owner.stop()

    asyncio.run(look())


@pytest.mark.usefixtures("no_toys")  # the nodes do not know them
def test_nobody_notices_more_than_a_reconnect_when_all_nodes_restart_in_turn(
    postgres_server: PostgresServer, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chaos, "ANSWERS_BETWEEN", 8)

    async def play_on() -> Chaos:
        async with nodes_of(postgres_server, nats_server, nodes=2, seed=1) as nodes:
            nodes.chaos.checks_clocks = False  # what a player sees of a turn depends on the machine
            await chaos.play(nodes.chaos, tables=4, work=lambda: chaos.roll(nodes.chaos, 1))
            return nodes.chaos

    postgres_server.empty()
    rolled = asyncio.run(play_on())
    assert rolled.faults == []
    assert rolled.actions == {"drain": 2}
    assert rolled.games.keys() == set(parlour.game_keys())
    assert rolled.acknowledged >= 2 * chaos.ANSWERS_BETWEEN


def test_without_nats_tables_go_on_at_their_own_node(postgres: str) -> None:
    with (
        running_nats() as bus,
        Server(postgres, "--bus", bus.address) as first,
        Server(postgres, "--bus", bus.address) as second,
    ):
        id, tokens = first.table("Ada", "Ben", challenge_time=None)
        here, there = first.device(id, tokens[0]), second.device(id, tokens[1])
        bus.stop()
        own = first.device(id, tokens[1])
        play([here, own], "p1")
        assert second.get(f"/api/tables/{id}/view", tokens[0]).status == 503
        assert rest_of(there)[-1] == {"type": "ended", "reason": "closing", "again": True}  # “reconnecting”
        bus.start()
        there = connected(second, id, tokens[1])
        there.catch_up(here.n)
        play([here, there], "p2")
