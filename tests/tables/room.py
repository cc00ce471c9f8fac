"""A hub over a real SQLite file, with a clock that the test moves, and devices that remember what they were sent."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from functools import wraps
from pathlib import Path
from typing import Any

import msgspec
import tests.toys  # noqa: F401 — registers the toy games

from parlour.tables.bot_pool import BotMode
from parlour.tables.hub import Hub
from parlour.tables.messages import Do, Echo, Incoming, Ping, Say, TryOut
from parlour.tables.meta import Meta, SeatInfo
from parlour.tables.sqlite import SQLiteStore
from parlour.tables.table import Table

Json = dict[str, Any]


def live(test: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    """Run the test in an event loop."""

    @wraps(test)
    def run(*given: object, **named: object) -> None:
        asyncio.run(test(*given, **named))

    return run


class Clock:
    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Room:
    """`async with Room(folder) as room:` starts a hub and stops it in the end."""

    def __init__(
        self, folder: Path, bots: BotMode = False, clock: Clock | None = None, test_seed: int | None = 7
    ) -> None:
        self.path = folder / "tables.db"
        self.test_seed = test_seed
        self.clock = clock or Clock()
        self.bots = bots
        self.ids = 0

    async def __aenter__(self) -> "Room":
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        self.store = SQLiteStore(self.path)
        self.hub = Hub(self.store, bots=self.bots, clock=self.clock, test_seed=self.test_seed)
        await self.hub.start()

    async def close(self) -> None:
        await self.hub.stop()
        self.store.close()

    async def kill(self) -> None:
        """The process dies: whatever was not written down is gone, and nobody hears anything."""
        for task in self.hub._tasks:
            task.cancel()
        await asyncio.gather(*self.hub._tasks, return_exceptions=True)
        await self.hub.bots.stop()
        self.hub.alarms.stop()
        if self.hub.cache._handle is not None:
            self.hub.cache._handle.cancel()
        self.hub.cache.tables.clear()
        self.store.close()

    # Setting up

    def gather(self, game: str = "bluff", names: Sequence[str] = ("Ada", "Ben"), **options: object) -> str:
        """A table with everybody seated, not begun."""
        seats = [SeatInfo(kind="person", name=names[0]), *(_seat_info(name) for name in names[1:])]
        meta = self.hub.hosting.create(game, options, "", seats, public=False, hot_seat=False)
        for name in names[1:]:
            if "bot:" not in name:
                self.hub.hosting.join(meta.id, name)
        return meta.id

    def begin(self, game: str = "bluff", names: Sequence[str] = ("Ada", "Ben"), **options: object) -> str:
        """A table where play has begun."""
        id = self.gather(game, names, **options)
        self.hub.hosting.start_game(id, 0)
        return id

    def device(self, id: str, seat: int | None, seen: int = 0) -> "Device":
        return Device(self, id, seat, seen)

    def devices(self, id: str) -> list["Device"]:
        return [self.device(id, seat) for seat in self.meta(id).persons]

    # Looking

    def table(self, id: str) -> Table:
        return self.hub.cache.table(id)

    def meta(self, id: str) -> Meta:
        return self.hub.cache.meta(id)

    async def flush(self) -> None:
        await self.hub.flush()

    async def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds
        await self.hub.flush()

    def kept_lines(self, id: str) -> list[Json]:
        """What the file holds, read past everything."""
        with closing(sqlite3.connect(self.path)) as db:
            rows = db.execute("SELECT lines FROM logs WHERE id = ? ORDER BY n", (id,)).fetchall()
        return [msgspec.json.decode(line) for (part,) in rows for line in part.split(b"\n")][1:]


def _seat_info(name: str) -> SeatInfo:
    name, _, level = name.partition("bot:")
    return SeatInfo(kind="bot", name=name.strip(), level=level) if level else SeatInfo()


class Device:
    """A device at a seat, or one that watches (None)."""

    def __init__(self, room: Room, id: str, seat: int | None, seen: int = 0) -> None:
        self.room = room
        self.got: list[Json] = []
        self.ended = False
        self.connection = room.hub.connect(id, seat, self._take, seen, self._end)

    def _take(self, message: bytes) -> None:
        self.got.append(msgspec.json.decode(message))

    def _end(self) -> None:
        self.ended = True

    # Saying

    def do(self, command: str, id: str | None = None, seen: int | None = None) -> str:
        if id is None:
            self.room.ids += 1
            id = f"c{self.room.ids}"
        self.connection.receive(Do(id, command, seen))
        return id

    async def must(self, command: str) -> None:
        """Do it, and be told that it is done."""
        id = self.do(command)
        await self.room.flush()
        assert self.answer(id)["type"] == "done", self.answer(id)

    def say(self, text: str, id: str | None = None) -> str:
        self.room.ids += 1
        id = id or f"s{self.room.ids}"
        self.connection.receive(Say(id, text))
        return id

    def try_out(self, command: str) -> Json:
        self.room.ids += 1
        self.connection.receive(TryOut(f"t{self.room.ids}", command))
        return self.answer(f"t{self.room.ids}")

    def ping(self, delay: float = 0.0) -> None:
        """Let the table measure a line on which messages take so long."""
        self.receive(Ping(0.0))
        self.receive(Echo(self.got[-1]["now"] - 2 * delay))

    def receive(self, message: Incoming) -> None:
        self.connection.receive(message)

    def drop(self) -> None:
        self.connection.close()

    # What it knows

    def all(self, kind: str) -> list[Json]:
        return [one for one in self.got if one["type"] == kind]

    def answer(self, id: str) -> Json:
        (found,) = [one for one in self.got if one.get("id") == id and one["type"] in ("done", "refused", "tried")]
        return found

    def kinds(self) -> list[str]:
        return [one["type"] for one in self.got]

    @property
    def view(self) -> Json:
        """The game as it was last told."""
        view: Json = self._last("welcome", "happened")["view"]
        return view

    @property
    def n(self) -> int:
        """The last line it was told of."""
        n: int = self._last("welcome", "happened")["n"]
        return n

    @property
    def around(self) -> Json:
        """The table around the game as it was last told."""
        table: Json = self._last("welcome", "table")["table"]
        return table

    def _last(self, *kinds: str) -> Json:
        return [one for one in self.got if one["type"] in kinds][-1]

    @property
    def prompts(self) -> list[Json]:
        return [prompt for prompt in self.view["prompts"] if prompt["asks_you"]]


def lay(device: Device) -> str:
    """A command of Bluff that this seat may give on its turn."""
    return f"lay {device.view['hand'][0]} as 6"
