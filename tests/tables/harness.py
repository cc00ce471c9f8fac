"""Test harness: a hub over a real SQLite file, a clock set by the test, and clients that record what they receive."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import tests.toys  # noqa: F401 — registers the toy games

from parlour.tables.bot_pool import BotMode
from parlour.tables.hub import Hub
from parlour.tables.messages import Do, Echo, Incoming, Ping, Say, TryOut
from parlour.tables.meta import Meta, SeatInfo
from parlour.tables.sqlite import SQLiteStore
from parlour.tables.storage_limits import StorageLimits
from parlour.tables.store_worker import StoreWorker
from parlour.tables.table import Table

Json = dict[str, Any]
R = TypeVar("R")


def run_async(test: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    """Run the test in an event loop."""

    @wraps(test)
    def run(*given: object, **named: object) -> None:
        asyncio.run(test(*given, **named))

    return run


def at_once(work: Coroutine[Any, Any, R]) -> R:
    """The result of work that does not wait: a store in a file answers at once."""
    try:
        work.send(None)
    except StopIteration as done:
        result: R = done.value
        return result
    work.close()
    raise AssertionError("it waits")


class Clock:
    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class HubHarness:
    """`async with HubHarness(folder) as harness:` starts a hub, and stops it at the end."""

    def __init__(
        self,
        folder: Path,
        bots: BotMode = False,
        clock: Clock | None = None,
        test_seed: int | None = 7,
        storage: StorageLimits | None = None,
        worker: Callable[[SQLiteStore], StoreWorker] = StoreWorker,
    ) -> None:
        self.path = folder / "tables.db"
        self.worker = worker
        self.test_seed = test_seed
        self.clock = clock or Clock()
        self.bots = bots
        self.storage = storage
        self.ids = 0

    async def __aenter__(self) -> "HubHarness":
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        await self.hub_of(SQLiteStore(self.path)).start()

    def hub_of(self, store: SQLiteStore) -> Hub:
        """A hub of that store, not yet started."""
        self.store = store
        self.file = sqlite3.connect(self.path)  # sees what is committed, and nothing else
        self.hub = Hub(
            self.worker(store), bots=self.bots, clock=self.clock, test_seed=self.test_seed, storage=self.storage
        )
        return self.hub

    async def close(self) -> None:
        await self.hub.stop()
        self.file.close()
        self.store.close()

    async def kill(self) -> None:
        """Simulate the death of the process: uncommitted changes are lost, and nothing is sent."""
        cache = self.hub.cache
        cache._pending.clear()
        tasks = [*self.hub._tasks, *cache._loading.values(), *filter(None, [cache._next_commit])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.hub.bots.stop()
        self.hub.alarms.stop()
        cache.tables.clear()
        self.file.close()
        self.store.close()

    # Setting up

    async def gathered(self, game: str = "bluff", names: Sequence[str] = ("Ada", "Ben"), **options: object) -> str:
        """A table with all seats taken, before play."""
        seats = [SeatInfo(kind="person", name=names[0]), *(_seat_info(name) for name in names[1:])]
        meta = await self.hub.hosting.create(game, options, "", seats, public=False, hot_seat=False)
        for name in names[1:]:
            if "bot:" not in name:
                await self.hub.hosting.join(meta.id, name)
        return meta.id

    async def begun(self, game: str = "bluff", names: Sequence[str] = ("Ada", "Ben"), **options: object) -> str:
        """A table where play has begun."""
        id = await self.gathered(game, names, **options)
        await self.hub.hosting.start_game(id, 0)
        return id

    async def connected(self, id: str, seat: int | None, seen: int = 0) -> "Client":
        client = Client(self, id, seat)
        await client.connect(seen)
        return client

    # The same with a store that answers at once

    def gather(self, game: str = "bluff", names: Sequence[str] = ("Ada", "Ben"), **options: object) -> str:
        return at_once(self.gathered(game, names, **options))

    def begin(self, game: str = "bluff", names: Sequence[str] = ("Ada", "Ben"), **options: object) -> str:
        return at_once(self.begun(game, names, **options))

    def client(self, id: str, seat: int | None, seen: int = 0) -> "Client":
        return at_once(self.connected(id, seat, seen))

    def clients(self, id: str) -> list["Client"]:
        return [self.client(id, seat) for seat in self.meta(id).persons]

    # Reading

    def table(self, id: str) -> Table:
        """The table, with all its changes committed and sent."""
        return at_once(self.hub.cache.change(id, lambda table: table))

    def meta(self, id: str) -> Meta:
        return at_once(self.hub.cache.meta(id))

    async def flush(self) -> None:
        await self.hub.flush()

    async def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds
        await self.hub.flush()

    def stored_meta(self, id: str) -> Json:
        """What is in the file of the table beside its log."""
        (meta,) = self.file.execute("SELECT meta FROM tables WHERE id = ?", (id,)).fetchone()
        stored: Json = msgspec.json.decode(meta)
        return stored

    def due(self, before: float) -> list[str]:
        """The tables in the file that have no owner and something due by then."""
        rows = self.file.execute("SELECT id FROM tables WHERE node IS NULL AND due <= ?", (before,))
        return [id for (id,) in rows]

    def stored_log(self, id: str) -> list[bytes]:
        """Head and lines in the file, read without the store."""
        with closing(sqlite3.connect(self.path)) as db:
            rows = db.execute("SELECT lines FROM logs WHERE id = ? ORDER BY n", (id,)).fetchall()
        return [line for (part,) in rows for line in part.split(b"\n")]

    def stored_chat(self, id: str) -> list[Json]:
        rows = self.file.execute("SELECT line FROM chat WHERE id = ? ORDER BY n", (id,))
        return [msgspec.json.decode(line)["line"] for (line,) in rows]

    def stored_lines(self, id: str) -> list[Json]:
        """The lines in the file, without the head."""
        return [msgspec.json.decode(line) for line in self.stored_log(id)][1:]


def events_of(harness: HubHarness, id: str) -> list[str]:
    """The kinds of the events in the file."""
    return [line["event"]["type"] for line in harness.stored_lines(id)]


def _seat_info(name: str) -> SeatInfo:
    name, _, level = name.partition("bot:")
    return SeatInfo(kind="bot", name=name.strip(), level=level) if level else SeatInfo()


class Client:
    """The client of a seat, or of a spectator (None)."""

    def __init__(self, harness: HubHarness, id: str, seat: int | None) -> None:
        self.harness = harness
        self.id = id
        self.seat = seat
        self.received: list[Json] = []
        self.on_message: Callable[[Client, Json], None] = lambda client, message: None
        self.ended = False

    async def connect(self, seen: int = 0) -> None:
        self.connection = await self.harness.hub.connect(self.id, self.seat, self._take, seen, self._end)

    def _take(self, message: bytes) -> None:
        self.received.append(msgspec.json.decode(message))
        self.on_message(self, self.received[-1])

    def _end(self) -> None:
        self.ended = True

    # Sending

    def do(self, command: str, id: str | None = None, seen: int | None = None) -> str:
        if id is None:
            self.harness.ids += 1
            id = f"c{self.harness.ids}"
        self.connection.receive(Do(id, command, seen))
        return id

    async def must_do(self, command: str) -> None:
        """Send a command that has to be accepted."""
        id = self.do(command)
        await self.harness.flush()
        assert self.answer(id)["type"] == "done", self.answer(id)

    def say(self, text: str, id: str | None = None) -> str:
        self.harness.ids += 1
        id = id or f"s{self.harness.ids}"
        self.connection.receive(Say(id, text))
        return id

    def preview(self, command: str) -> Json:
        self.harness.ids += 1
        self.connection.receive(TryOut(f"t{self.harness.ids}", command))
        return self.answer(f"t{self.harness.ids}")

    def ping(self, latency: float = 0.0) -> None:
        """Make the table measure this latency."""
        self.receive(Ping(0.0))
        self.receive(Echo(self.received[-1]["now"] - 2 * latency))

    def receive(self, message: Incoming) -> None:
        self.connection.receive(message)

    def drop(self) -> None:
        self.connection.close()

    # What it received

    def all(self, kind: str) -> list[Json]:
        return [one for one in self.received if one["type"] == kind]

    def answer(self, id: str) -> Json:
        (found,) = [one for one in self.received if one.get("id") == id and one["type"] in ("done", "refused", "tried")]
        return found

    def kinds(self) -> list[str]:
        return [one["type"] for one in self.received]

    @property
    def view(self) -> Json:
        """The latest view of the game."""
        view: Json = self._last("welcome", "happened")["view"]
        return view

    @property
    def n(self) -> int:
        """The last line of the log that it was sent."""
        n: int = self._last("welcome", "happened")["n"]
        return n

    @property
    def lobby(self) -> Json:
        """The latest lobby view."""
        table: Json = self._last("welcome", "table")["table"]
        return table

    def _last(self, *kinds: str) -> Json:
        return [one for one in self.received if one["type"] in kinds][-1]

    @property
    def prompts(self) -> list[Json]:
        return [prompt for prompt in self.view["prompts"] if prompt["asks_you"]]


def lay(client: Client) -> str:
    """A command of Bluff that this seat may give on its turn."""
    return f"lay {client.view['hand'][0]} as 6"


def marked_words(mark: str) -> list[str]:
    """A word list of some pages that can be found in the file."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return [f"QQ{mark}{mark}{a}{b}{c}" for a in letters for b in letters for c in letters[:3]]


def damage(path: Path, mark: str) -> str:
    """Overwrite a page of a closed store within the log of the table with this mark. Returns the table's id."""
    with closing(sqlite3.connect(path)) as db:
        (id,) = db.execute(
            "SELECT id FROM logs WHERE instr(lines, ?) LIMIT 1", (f"QQ{mark}{mark}".encode(),)
        ).fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
        lines = b"".join(bytes(part) for (part,) in db.execute("SELECT lines FROM logs WHERE id = ? ORDER BY n", (id,)))
    content = path.read_bytes()
    middle = lines.index(f"QQ{mark}{mark}".encode()) + 3 * size
    page = content.index(lines[middle : middle + 500]) // size * size
    path.write_bytes(content[:page] + b"\xff" * size + content[page + size :])
    return str(id)
