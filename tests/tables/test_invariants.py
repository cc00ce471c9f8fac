"""Invariants of a live table: acknowledged commands are stored exactly once, each seat sees all that it may, and nobody
is told of anything that is not stored. The store may delay, overtake and fail."""

import asyncio
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.tables.harness import Client, Clock, HubHarness, Json

import parlour
from parlour.kernel.game import Game, SeenEvent
from parlour.kernel.log import Log
from parlour.kernel.messages import event_messages, prompt_message
from parlour.kernel.view import see_prompts
from parlour.tables.errors import NotAllowed, StoreError
from parlour.tables.store import Store
from parlour.tables.store_worker import StoreWorker

R = TypeVar("R")
SEATS = st.sampled_from([0, 1, 2, None])
COMMANDS = ("vote yes", "vote no", "accept", "decline", "back", "pause", "resume", "resign", "sing", "vote bot")
FOR_THE_GENERIC_PAGE = ("labels", "by_seat")
"Fields that the generic page gets beside the view."


@pytest.fixture(autouse=True)
def no_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the real clock it would come at another moment in each run."""
    monkeypatch.setattr("parlour.tables.hub.HEARTBEAT", 1e6)


class UnreliableWorker(StoreWorker):
    """A store that takes its time, finishes in another order, and fails: before it has written, or after."""

    def __init__(self, store: Store, owner: "LiveTable") -> None:
        super().__init__(store)
        self.at_once = False
        self._owner = owner

    async def call(self, job: Callable[[Store], R]) -> R:
        chance = self._owner.chance
        await self._wait(chance)
        fails = chance.random() < self._owner.failures
        if fails and chance.random() < 0.5:
            raise StoreError("tables-not-saved", reason="lost on the way there")
        result = job(self.store)
        await self._wait(chance)
        if fails:
            raise StoreError("tables-not-saved", reason="lost on the way back")
        return result

    async def _wait(self, chance: Random) -> None:
        for _ in range(chance.choice((0, 1, 3, 8))):
            await asyncio.sleep(0)


class LiveTable(RuleBasedStateMachine):
    """A table of three under random commands, restarts and failures."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.clients: list[Client] = []
        self.sent: list[tuple[int, str, str]] = []
        "Seat, id and command of all that was ever sent."
        self.done: set[tuple[int, str]] = set()
        "What was acknowledged, by whichever server."

    def run(self, work: Any) -> None:
        self.loop.run_until_complete(work)

    @initialize(
        clock=st.sampled_from(["none", "turn", "game"]),
        bot=st.booleans(),
        test_seed=st.integers(0, 1 << 30),
        slow=st.sampled_from([True, True, False]),
    )
    def begin(self, clock: str, bot: bool, test_seed: int, slow: bool) -> None:
        self.chance = Random(test_seed)
        self.failures = 0.0
        self.faults: list[tuple[Json, AssertionError]] = []
        "Messages that should not have been sent."
        self.stored: tuple[bytes, Game[Any]] | None = None
        "The latest log in the file, and its game."

        async def open_harness() -> None:
            worker = (lambda store: UnreliableWorker(store, self)) if slow else StoreWorker
            self.harness = HubHarness(self.folder, bots="inline", test_seed=test_seed, worker=worker)
            await self.harness.open()
            names = ("Ada", "Ben", "bot:medium") if bot else ("Ada", "Ben", "Cleo")
            timed = {} if clock == "none" else {"clock_seconds": 60}
            self.id = await self.harness.begun("bluff", names, hand=5, clock=clock, **timed)

        self.persons = 2 if bot else 3
        self.run(open_harness())
        self.settle()

    # Clients

    @rule(seat=SEATS, seen=st.integers(0, 60))
    def somebody_comes(self, seat: int | None, seen: int) -> None:
        async def come() -> None:
            if seat is None or seat < self.persons:
                await self.connect(seat, seen)

        self.run(come())

    async def connect(self, seat: int | None, seen: int = 0) -> Client | None:
        """None if the store failed."""
        client = Client(self.harness, self.id, seat)
        client.on_message = self.look_at
        try:
            await client.connect(seen)
        except StoreError:
            assert not client.received
            return None
        self.clients.append(client)
        return client

    @precondition(lambda self: self.clients)
    @rule(data=st.data())
    def somebody_goes(self, data: st.DataObject) -> None:
        client = data.draw(st.sampled_from(self.clients))
        self.clients.remove(client)
        self.note(client)

        async def go() -> None:
            client.drop()

        self.run(go())

    @precondition(lambda self: self.clients)
    @rule(
        data=st.data(), chance=st.integers(0, 1 << 30), wild=st.booleans(), knows=st.booleans(), late=st.integers(0, 3)
    )
    def somebody_commands(self, data: st.DataObject, chance: int, wild: bool, knows: bool, late: int) -> None:
        client = data.draw(st.sampled_from(self.clients))
        seat, rng = client.connection.seat, Random(chance)

        async def command() -> None:
            game = await self.game()
            text = None if wild or seat is None else game.sample(seat, rng)
            text = text or rng.choice(COMMANDS)
            id = client.do(text, seen=max(0, client.n - late) if knows else None)
            if seat is not None:
                self.sent.append((seat, id, text))

        self.run(command())

    @rule(moves=st.integers(1, 8), chance=st.integers(0, 1 << 30))
    def the_game_goes_on(self, moves: int, chance: int) -> None:
        """The player that the table waits for connects, and gives a legal command."""
        rng = Random(chance)

        async def move() -> None:
            game = await self.game()
            seat = next((seat for seat in game.to_act if not game.state.seats[seat].bot), None)
            if seat is None:
                return
            at_seat = [one for one in self.clients if one.connection.seat == seat and not one.connection.closed]
            if not at_seat and (client := await self.connect(seat)):
                at_seat = [client]
            if not at_seat:
                return
            text = rng.choice(list(game.legal(seat)) or ["pause"])
            self.sent.append((seat, at_seat[0].do(text, seen=at_seat[0].n), text))
            await self.harness.flush()

        for _ in range(moves):
            self.run(move())

    @precondition(lambda self: self.sent and self.clients)
    @rule(data=st.data())
    def somebody_repeats_a_command(self, data: st.DataObject) -> None:
        client = data.draw(st.sampled_from(self.clients))
        mine = [(id, text) for seat, id, text in self.sent if seat == client.connection.seat]

        async def repeat() -> None:
            for id, text in data.draw(st.permutations(mine[-4:])):
                client.do(text, id)

        self.run(repeat())

    @precondition(lambda self: self.clients)
    @rule(data=st.data(), text=st.text(min_size=1, max_size=5))
    def somebody_says_something(self, data: st.DataObject, text: str) -> None:
        client = data.draw(st.sampled_from(self.clients))

        async def say() -> None:
            client.say(text)

        self.run(say())

    @rule(muted=st.booleans())
    def the_host_mutes_somebody(self, muted: bool) -> None:
        self.run(self.mute(muted))

    async def mute(self, muted: bool) -> None:
        with suppress(StoreError, NotAllowed):  # there may be another host
            await self.harness.hub.hosting.mute(self.id, 0, 1, muted)

    @rule(chance=st.integers(0, 1 << 30))
    def much_happens_at_once(self, chance: int) -> None:
        rng = Random(chance)

        async def happen() -> None:
            game, tasks = await self.game(), []
            for _ in range(12):
                here = [client for client in self.clients if not client.connection.closed]
                client = rng.choice(here) if here else None
                match rng.randrange(8):
                    case 0:
                        tasks.append(asyncio.ensure_future(self.connect(rng.choice((0, 1, None)))))
                    case 1:
                        tasks.append(asyncio.ensure_future(self.mute(rng.random() < 0.5)))
                    case 2 | 3 if client is not None:
                        client.say(f"words {rng.random()}")
                    case 4 | 5 | 6 if client is not None and (seat := client.connection.seat) is not None:
                        text = game.sample(seat, rng) or rng.choice(COMMANDS)
                        self.sent.append((seat, client.do(text), text))
                for _ in range(rng.randrange(3)):
                    await asyncio.sleep(0)
            await asyncio.gather(*tasks)

        self.run(happen())

    # The server

    @rule(ticks=st.integers(1, 5))
    def a_few_ticks_pass(self, ticks: int) -> None:
        async def wait() -> None:
            for _ in range(ticks):
                await asyncio.sleep(0)

        self.run(wait())

    @rule(failures=st.sampled_from([0.0, 0.3]))
    def the_store_works_or_does_not(self, failures: float) -> None:
        self.failures = failures

    @rule(seconds=st.sampled_from([0.0, 0.5, 20.0, 59.0, 120.0, 4000.0]))
    def time_passes(self, seconds: float) -> None:
        self.harness.clock.now += seconds

    @rule()
    def the_event_loop_turns(self) -> None:
        self.settle()

    @rule()
    def nothing_can_be_written(self) -> None:
        """One tick fails to commit; the next one succeeds."""
        self.harness.store._db.execute("PRAGMA query_only = ON")
        try:
            self.run(self.harness.flush())
        finally:
            self.harness.store._db.execute("PRAGMA query_only = OFF")
        self.settle()

    @rule(gap=st.sampled_from([0.0, 1.0, 100_000.0]), killed=st.booleans())
    def the_server_restarts(self, gap: float, killed: bool) -> None:
        async def restart() -> None:
            await (self.harness.kill() if killed else self.harness.close())
            self.failures = 0.0  # it would not start
            self.harness.clock.now += gap
            await self.harness.open()

        self.run(restart())
        for client in self.clients:
            self.note(client)
        self.clients.clear()
        self.settle()

    @rule(seat=st.sampled_from([0, 1]), chance=st.integers(0, 1 << 30))
    def another_server_has_the_table_for_a_moment(self, seat: int, chance: int) -> None:
        async def elsewhere() -> None:
            other = HubHarness(self.folder, clock=Clock(self.harness.clock.now))
            await other.open()
            other.ids = self.harness.ids + 1000
            client = await other.connected(self.id, seat)
            game = other.table(self.id).game
            assert game is not None
            text = game.sample(seat, Random(chance)) or "pause"
            self.sent.append((seat, client.do(text), text))
            await other.flush()
            self.note(client)
            client.drop()
            await other.close()
            self.harness.ids = other.ids

        self.run(elsewhere())

    # Invariants

    @invariant()
    def nobody_was_told_of_anything_that_is_not_stored(self) -> None:
        for message, fault in getattr(self, "faults", ()):
            raise AssertionError(message) from fault

    def note(self, client: Client) -> None:
        ids = {id for seat, id, _ in self.sent if seat == client.connection.seat}
        seat = client.connection.seat
        if seat is not None:
            self.done.update((seat, one["id"]) for one in client.all("done") if one["id"] in ids)

    def settle(self) -> None:
        async def settle() -> None:
            self.failures = 0.0
            await self.harness.flush()
            await self.game()  # this server acquires it if another one has it
            await self.harness.flush()
            await self.check()

        self.run(settle())

    async def game(self) -> Game[Any]:
        """The game as it stands in memory."""
        failures, self.failures = self.failures, 0.0
        table = await self.harness.hub.cache.load(self.id)
        self.failures = failures
        assert table.game is not None
        return table.game

    def look_at(self, client: Client, message: Json) -> None:
        try:
            self.check_message(client, message)
        except AssertionError as fault:  # the connection would only be closed
            self.faults.append((message, fault))

    def check_message(self, client: Client, message: Json) -> None:
        """What a message tells is stored when it is sent: a crash at this moment would not lose it."""
        harness, id, kind = self.harness, self.id, message["type"]
        if kind in ("welcome", "table"):
            stored = harness.stored_meta(id)
            for seat, info in zip(message["table"]["seats"], stored["places"], strict=True):
                assert [seat["kind"], seat["name"], seat["muted"]] == [
                    info.get("kind", "open"),
                    info.get("name", ""),
                    info.get("muted", False),
                ]
            assert message["table"]["status"] == stored.get("status", "gathering")
        if kind in ("welcome", "happened"):
            log = b"\n".join(harness.stored_log(id)[: message["n"] + 1])  # another server may be further
            if self.stored is None or self.stored[0] != log:
                self.stored = log, parlour.load(log.decode())
            game = self.stored[1]
            assert message["n"] == len(game.lines)
            seen = _plain(game.view(message["seat"] if kind == "welcome" else client.connection.seat))
            assert {name: value for name, value in message["view"].items() if name in seen} == {
                name: value for name, value in seen.items() if name in message["view"]
            }
        if kind == "chat":
            assert message["line"] in harness.stored_chat(id)
        if kind == "done" and (client.connection.seat, message["id"]) in {(seat, id) for seat, id, _ in self.sent}:
            assert message["id"] in [line.get("id") for line in harness.stored_lines(id)]

    async def check(self) -> None:
        for client in self.clients:
            self.note(client)
        self.clients = [client for client in self.clients if not client.connection.closed]
        game = await self.game()

        # Memory and file agree, and the log replays.
        stored = self.harness.stored_lines(self.id)
        fenced_off = len(stored) != len(game.lines)
        if fenced_off:  # another server has written; this one notices at its next write
            assert stored[: len(game.lines)] == _plain(game.lines)
            return
        assert stored == _plain(game.lines)
        assert parlour.replay(Log(game.head, tuple(game.lines))) == game

        # Acknowledged commands are stored once, and nothing else is.
        ids = Counter((line["seat"], line["id"]) for line in stored if line.get("id"))
        assert set(ids.values()) <= {1}
        assert self.done <= set(ids)
        assert set(ids) <= {(seat, id) for seat, id, _ in self.sent}

        # Each client has everything that its seat may see.
        for client in self.clients:
            seat = client.connection.seat
            sent = [one for one in client.received if one["type"] in ("welcome", "happened")]
            assert sent[-1]["n"] == len(stored)
            setting = [one for one in sent if one["type"] == "welcome"][-1]["setting"]
            seen = {**setting, **client.view}
            assert {seen.pop(name) is not None for name in FOR_THE_GENERIC_PAGE} == {True}
            prompts = see_prompts(game.moment, seat)
            assert seen.pop("prompt_messages") == {
                str(one.number): _plain(prompt_message(game.rules, one)) for one in prompts
            }
            assert seen == _plain(game.view(seat))
            expected = [_with_messages(game, seen) for seen in game.stream(seat, _from(sent))]
            assert _events(sent) == _plain(expected)
            assert seat is None or client.lobby["seats"][seat]["connected"]

        # Chat lines are there once, and in order.
        chat = [line.n for line in (await self.harness.hub.cache.load(self.id)).chat.shown()]
        assert chat == list(range(1, len(chat) + 1))

    def teardown(self) -> None:
        if hasattr(self, "harness"):
            self.settle()
            self.run(self.harness.close())
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()
        shutil.rmtree(self.folder)


def _plain(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def _with_messages(game: Game[Any], seen: SeenEvent) -> SeenEvent:
    remark = game.remark(seen.n)
    messages = (*event_messages(game.rules, seen.event), *((remark,) if remark else ()))
    return msgspec.structs.replace(seen, messages=messages)


def _events(sent: list[Json]) -> list[Json]:
    """The events that a client got since its last Welcome."""
    found: list[Json] = []
    for one in sent:
        found = one["events"] if one["type"] == "welcome" else found + one["events"]
    return found


def _from(sent: list[Json]) -> int:
    """The line before the first event of a client's last Welcome."""
    welcome = [one for one in sent if one["type"] == "welcome"][-1]
    since: int = welcome["events"][0]["n"] - 1 if welcome["events"] else welcome["n"]
    return since


LiveTable.TestCase.settings = settings(stateful_step_count=40)
TestLiveTable = LiveTable.TestCase
