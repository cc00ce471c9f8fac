"""Invariants of a live table: acknowledged commands are stored exactly once, and each seat sees all that it may."""

import asyncio
import shutil
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from tests.tables.harness import Client, Clock, HubHarness, Json

import parlour
from parlour.kernel.game import Game, SeenEvent
from parlour.kernel.log import Log
from parlour.kernel.messages import event_messages, prompt_message
from parlour.kernel.view import see_prompts

SEATS = st.sampled_from([0, 1, 2, None])
COMMANDS = ("vote yes", "vote no", "accept", "decline", "back", "pause", "resume", "resign", "sing", "vote bot")
FOR_THE_GENERIC_PAGE = ("labels", "by_seat")
"Fields that the generic page gets beside the view."


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

    @initialize(clock=st.sampled_from(["none", "turn", "game"]), bot=st.booleans(), test_seed=st.integers(0, 1 << 30))
    def begin(self, clock: str, bot: bool, test_seed: int) -> None:
        async def open_harness() -> None:
            self.harness = HubHarness(self.folder, bots="inline", test_seed=test_seed)
            await self.harness.open()
            names = ("Ada", "Ben", "bot:medium") if bot else ("Ada", "Ben", "Cleo")
            timed = {} if clock == "none" else {"clock_seconds": 60}
            self.id = self.harness.begin("bluff", names, hand=5, clock=clock, **timed)

        self.persons = 2 if bot else 3
        self.run(open_harness())
        self.settle()

    # Clients

    @rule(seat=SEATS, seen=st.integers(0, 60))
    def somebody_comes(self, seat: int | None, seen: int) -> None:
        async def come() -> None:
            if seat is None or seat < self.persons:
                client = self.harness.client(self.id, seat, seen)
                self.clients.append(client)

        self.run(come())

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
            game = self.harness.table(self.id).game
            assert game is not None
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
            game = self.harness.table(self.id).game
            assert game is not None
            seat = next((seat for seat in game.to_act if not game.state.seats[seat].bot), None)
            if seat is None:
                return
            at_seat = [one for one in self.clients if one.connection.seat == seat and not one.connection.closed]
            if not at_seat:
                at_seat = [self.harness.client(self.id, seat)]
                self.clients += at_seat
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

    # The server

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
            client = other.client(self.id, seat)
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

    def note(self, client: Client) -> None:
        ids = {id for seat, id, _ in self.sent if seat == client.connection.seat}
        seat = client.connection.seat
        if seat is not None:
            self.done.update((seat, one["id"]) for one in client.all("done") if one["id"] in ids)

    def settle(self) -> None:
        async def settle() -> None:
            await self.harness.flush()
            self.harness.table(self.id)  # this server acquires it if another one has it
            await self.harness.flush()
            self.check()

        self.run(settle())

    def check(self) -> None:
        for client in self.clients:
            self.note(client)
        self.clients = [client for client in self.clients if not client.connection.closed]
        game = self.harness.table(self.id).game
        assert game is not None

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
        chat = [line.n for line in self.harness.table(self.id).chat.shown()]
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
