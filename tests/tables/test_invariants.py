"""Whatever happens to a table, nothing that was acknowledged is lost, nothing is doubled, and all see what they may."""

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
from tests.tables.room import Clock, Device, Json, Room

import parlour
from parlour.kernel.game import Game, SeenEvent
from parlour.kernel.log import Log

SEATS = st.sampled_from([0, 1, 2, None])
COMMANDS = ("vote yes", "vote no", "accept", "decline", "back", "pause", "resume", "resign", "sing", "vote bot")
FOR_THE_GENERIC_PAGE = ("labels", "by_seat", "prompt_texts")
"What a page without words of its own for the game is told beside the view."


class LiveTable(RuleBasedStateMachine):
    """One table of three, and all that can happen to it."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.devices: list[Device] = []
        self.sent: list[tuple[int, str, str]] = []
        "Seat, id and command of all that was ever sent."
        self.done: set[tuple[int, str]] = set()
        "What was acknowledged, by whichever server."

    def run(self, work: Any) -> None:
        self.loop.run_until_complete(work)

    @initialize(clock=st.sampled_from(["none", "turn", "game"]), bot=st.booleans(), test_seed=st.integers(0, 1 << 30))
    def begin(self, clock: str, bot: bool, test_seed: int) -> None:
        async def open_room() -> None:
            self.room = Room(self.folder, bots="inline", test_seed=test_seed)
            await self.room.open()
            names = ("Ada", "Ben", "bot:medium") if bot else ("Ada", "Ben", "Cleo")
            timed = {} if clock == "none" else {"clock_seconds": 60}
            self.id = self.room.begin("bluff", names, hand=5, clock=clock, **timed)

        self.persons = 2 if bot else 3
        self.run(open_room())
        self.settle()

    # What devices do

    @rule(seat=SEATS, seen=st.integers(0, 60))
    def somebody_comes(self, seat: int | None, seen: int) -> None:
        async def come() -> None:
            if seat is None or seat < self.persons:
                device = self.room.device(self.id, seat, seen)
                self.devices.append(device)

        self.run(come())

    @precondition(lambda self: self.devices)
    @rule(data=st.data())
    def somebody_goes(self, data: st.DataObject) -> None:
        device = data.draw(st.sampled_from(self.devices))
        self.devices.remove(device)
        self.note(device)

        async def go() -> None:
            device.drop()

        self.run(go())

    @precondition(lambda self: self.devices)
    @rule(
        data=st.data(), chance=st.integers(0, 1 << 30), wild=st.booleans(), knows=st.booleans(), late=st.integers(0, 3)
    )
    def somebody_commands(self, data: st.DataObject, chance: int, wild: bool, knows: bool, late: int) -> None:
        device = data.draw(st.sampled_from(self.devices))
        seat, rng = device.connection.seat, Random(chance)

        async def command() -> None:
            game = self.room.table(self.id).game
            assert game is not None
            text = None if wild or seat is None else game.sample(seat, rng)
            text = text or rng.choice(COMMANDS)
            id = device.do(text, seen=max(0, device.n - late) if knows else None)
            if seat is not None:
                self.sent.append((seat, id, text))

        self.run(command())

    @rule(moves=st.integers(1, 8), chance=st.integers(0, 1 << 30))
    def the_game_goes_on(self, moves: int, chance: int) -> None:
        """Whoever the table waits for comes, and does something sensible."""
        rng = Random(chance)

        async def move() -> None:
            game = self.room.table(self.id).game
            assert game is not None
            seat = next((seat for seat in game.to_act if not game.state.seats[seat].bot), None)
            if seat is None:
                return
            at_seat = [one for one in self.devices if one.connection.seat == seat and not one.connection.closed]
            if not at_seat:
                at_seat = [self.room.device(self.id, seat)]
                self.devices += at_seat
            text = rng.choice(list(game.legal(seat)) or ["pause"])
            self.sent.append((seat, at_seat[0].do(text, seen=at_seat[0].n), text))
            await self.room.flush()

        for _ in range(moves):
            self.run(move())

    @precondition(lambda self: self.sent and self.devices)
    @rule(data=st.data())
    def somebody_repeats_a_command(self, data: st.DataObject) -> None:
        device = data.draw(st.sampled_from(self.devices))
        mine = [(id, text) for seat, id, text in self.sent if seat == device.connection.seat]

        async def repeat() -> None:
            for id, text in data.draw(st.permutations(mine[-4:])):
                device.do(text, id)

        self.run(repeat())

    @precondition(lambda self: self.devices)
    @rule(data=st.data(), text=st.text(min_size=1, max_size=5))
    def somebody_says_something(self, data: st.DataObject, text: str) -> None:
        device = data.draw(st.sampled_from(self.devices))

        async def say() -> None:
            device.say(text)

        self.run(say())

    # What happens to the server

    @rule(seconds=st.sampled_from([0.0, 0.5, 20.0, 59.0, 120.0, 4000.0]))
    def time_passes(self, seconds: float) -> None:
        self.room.clock.now += seconds

    @rule()
    def the_event_loop_turns(self) -> None:
        self.settle()

    @rule()
    def nothing_can_be_written(self) -> None:
        """A tick fails as a whole; the next one can be written again."""
        self.room.store._db.execute("PRAGMA query_only = ON")
        try:
            self.run(self.room.flush())
        finally:
            self.room.store._db.execute("PRAGMA query_only = OFF")
        self.settle()

    @rule(gap=st.sampled_from([0.0, 1.0, 100_000.0]), killed=st.booleans())
    def the_server_starts_anew(self, gap: float, killed: bool) -> None:
        async def restart() -> None:
            await (self.room.kill() if killed else self.room.close())
            self.room.clock.now += gap
            await self.room.open()

        self.run(restart())
        for device in self.devices:
            self.note(device)
        self.devices.clear()
        self.settle()

    @rule(seat=st.sampled_from([0, 1]), chance=st.integers(0, 1 << 30))
    def another_server_has_the_table_for_a_moment(self, seat: int, chance: int) -> None:
        async def elsewhere() -> None:
            other = Room(self.folder, clock=Clock(self.room.clock.now))
            await other.open()
            other.ids = self.room.ids + 1000
            device = other.device(self.id, seat)
            game = other.table(self.id).game
            assert game is not None
            text = game.sample(seat, Random(chance)) or "pause"
            self.sent.append((seat, device.do(text), text))
            await other.flush()
            self.note(device)
            device.drop()
            await other.close()
            self.room.ids = other.ids

        self.run(elsewhere())

    # What holds

    def note(self, device: Device) -> None:
        ids = {id for seat, id, _ in self.sent if seat == device.connection.seat}
        seat = device.connection.seat
        if seat is not None:
            self.done.update((seat, one["id"]) for one in device.all("done") if one["id"] in ids)

    def settle(self) -> None:
        async def settle() -> None:
            await self.room.flush()
            self.room.table(self.id)  # whoever had it, it is this server's now
            await self.room.flush()
            self.check()

        self.run(settle())

    def check(self) -> None:
        for device in self.devices:
            self.note(device)
        self.devices = [device for device in self.devices if not device.connection.closed]
        game = self.room.table(self.id).game
        assert game is not None

        # What is in memory is what is in the file, and it replays.
        kept = self.room.kept_lines(self.id)
        fenced_off = len(kept) != len(game.lines)
        if fenced_off:  # another server has written: this one finds out when it writes next
            assert kept[: len(game.lines)] == _plain(game.lines)
            return
        assert kept == _plain(game.lines)
        assert parlour.replay(Log(game.head, tuple(game.lines))) == game

        # Nothing that was acknowledged is missing; nothing is there twice, and nothing that nobody sent.
        ids = Counter((line["seat"], line["id"]) for line in kept if line.get("id"))
        assert set(ids.values()) <= {1}
        assert self.done <= set(ids)
        assert set(ids) <= {(seat, id) for seat, id, _ in self.sent}

        # Everybody has been told what they may see, and all of it.
        for device in self.devices:
            seat = device.connection.seat
            told = [one for one in device.got if one["type"] in ("welcome", "happened")]
            assert told[-1]["n"] == len(kept)
            setting = [one for one in told if one["type"] == "welcome"][-1]["setting"]
            seen = {**setting, **device.view}
            assert {seen.pop(name) is not None for name in FOR_THE_GENERIC_PAGE} == {True}
            assert seen == _plain(game.view(seat))
            expected = [_with_sentence(game, seen) for seen in game.stream(seat, _from(told))]
            assert _events(told) == _plain(expected)
            assert seat is None or device.around["seats"][seat]["here"]

        # What was said was said once, and in order.
        chat = [line.n for line in self.room.table(self.id).chat.shown()]
        assert chat == list(range(1, len(chat) + 1))

    def teardown(self) -> None:
        if hasattr(self, "room"):
            self.settle()
            self.run(self.room.close())
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()
        shutil.rmtree(self.folder)


def _plain(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def _with_sentence(game: Game[Any], seen: SeenEvent) -> SeenEvent:
    told = {language: game.tell(seen.event, language) for language in ("en", "fr")}
    return msgspec.structs.replace(seen, text={language: text for language, text in told.items() if text})


def _events(told: list[Json]) -> list[Json]:
    """What a device has been told since it was last welcomed."""
    found: list[Json] = []
    for one in told:
        found = one["events"] if one["type"] == "welcome" else found + one["events"]
    return found


def _from(told: list[Json]) -> int:
    """The line after which a device was told, when it was last welcomed."""
    welcome = [one for one in told if one["type"] == "welcome"][-1]
    since: int = welcome["events"][0]["n"] - 1 if welcome["events"] else welcome["n"]
    return since


LiveTable.TestCase.settings = settings(stateful_step_count=40)
TestLiveTable = LiveTable.TestCase
