"""Stops of the process, of the machine and of the store: nobody is charged for them (AG-6)."""

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from tests.tables.harness import HubHarness, events_of, lay, run_async

from parlour.tables import table_cache
from parlour.tables.clock import TableClock
from parlour.tables.store import Run, Store
from parlour.tables.store_worker import StoreWorker

R = TypeVar("R")


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.005)


async def open_with_gaps(folder: Path, worker: type[StoreWorker] = StoreWorker) -> HubHarness:
    """A harness with a hub that notices gaps between its heartbeats."""
    harness = HubHarness(folder, worker=worker)
    await harness.open()
    await harness.hub.stop()
    harness.hub._clock = TableClock(harness.clock)
    await harness.hub.start()
    return harness


@run_async
async def test_AG_6_a_stopped_process_costs_no_time(tmp_path: Path) -> None:
    """As with SIGSTOP or a closed lid: the log has the pause, and nobody loses on time."""
    harness = await open_with_gaps(tmp_path)
    played, asked = harness.begin(clock="game", clock_seconds=30), harness.begin()
    ada, other = harness.client(played, 0), harness.client(asked, 0)
    await other.must_do(lay(other))
    await harness.pass_time(5)
    stopped = harness.clock.now
    harness.clock.now += 3600
    said = ada.do(lay(ada))  # arrives before the heartbeat
    await harness.flush()
    assert ada.answer(said)["type"] == "done"
    assert ada.view["seats"][0]["time_left"] == 25
    assert events_of(harness, asked)[-2:] == ["Paused", "Resumed"]
    lines = {line["event"]["type"]: line["at"] for line in harness.stored_lines(asked)}
    assert (lines["Paused"], lines["Resumed"]) == (stopped, harness.clock.now)
    assert other.view["deadline"] == harness.clock.now + 15
    await harness.pass_time(5)
    assert "Silence" not in events_of(harness, asked)
    await harness.pass_time(7)
    await harness.pass_time(3)
    assert "Silence" in events_of(harness, asked)
    await harness.close()


@run_async
async def test_AG_6_a_stopped_process_costs_no_time_at_tables_that_are_not_loaded(tmp_path: Path) -> None:
    harness = await open_with_gaps(tmp_path)
    id = harness.begin(clock="turn", clock_seconds=1000)
    await harness.hub.cache.evict(tuple(harness.hub.cache.tables.values()))
    await harness.pass_time(4)
    harness.clock.now += 3600
    harness.hub._clock()  # the heartbeat
    await harness.flush()
    assert harness.client(id, 0).view["deadline"] == harness.clock.now + 996
    assert events_of(harness, id)[-2:] == ["Paused", "Resumed"]
    await harness.close()


@run_async
async def test_AG_6_noting_a_gap_costs_no_time_at_tables_that_are_not_loaded(tmp_path: Path) -> None:
    class Slow(StoreWorker):
        seconds = 0.0

        async def call(self, job: Callable[[Store], R]) -> R:
            result = await super().call(job)
            if self.seconds:
                harness.clock.now += self.seconds
            return result

    harness = await open_with_gaps(tmp_path, Slow)
    id = harness.begin(clock="turn", clock_seconds=1000)
    await harness.hub.cache.evict(tuple(harness.hub.cache.tables.values()))
    await harness.pass_time(4)
    worker = harness.hub.store
    assert isinstance(worker, Slow)
    worker.seconds = 5.0
    harness.clock.now += 3600
    harness.hub._clock()
    stops = len(harness.file.execute("SELECT number FROM runs").fetchall())
    while len(harness.file.execute("SELECT number FROM runs").fetchall()) == stops:
        await asyncio.sleep(0)
    worker.seconds = 0.0
    await harness.flush()
    assert harness.client(id, 0).view["deadline"] == harness.clock.now + 996
    await harness.close()


@run_async
async def test_AG_6_a_gap_that_cannot_be_noted_costs_no_time_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parlour.tables.hub.HEARTBEAT", 0.005)
    harness = await open_with_gaps(tmp_path)
    id = harness.begin(clock="game", clock_seconds=30)
    ada = harness.client(id, 0)
    await harness.flush()
    harness.store._db.execute("PRAGMA query_only = ON")
    harness.clock.now += 3600
    while "cannot be noted" not in caplog.text:
        await asyncio.sleep(0.005)
    assert "Paused" not in events_of(harness, id)
    harness.store._db.execute("PRAGMA query_only = OFF")
    while "Resumed" not in events_of(harness, id):
        await asyncio.sleep(0.005)
    await harness.flush()
    assert ada.view["deadline"] == harness.clock.now + 30
    await harness.close()


@run_async
async def test_AG_6_clocks_go_on_after_an_error_nobody_thought_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parlour.tables.hub.HEARTBEAT", 0.005)
    harness = await open_with_gaps(tmp_path)
    id = harness.begin(clock="game", clock_seconds=30)
    ada = harness.client(id, 0)
    await harness.flush()
    begin_run, failed = harness.store.begin_run, list[bool]()

    def fail_once(now: float, address: str = "", after: int | None = None) -> Run:
        if not failed:
            failed.append(True)
            raise RuntimeError("nobody thought of it")
        return begin_run(now, address, after)

    monkeypatch.setattr(harness.store, "begin_run", fail_once)
    harness.clock.now += 3600
    await until(lambda: "Resumed" in events_of(harness, id))
    await harness.flush()
    assert ada.view["deadline"] == harness.clock.now + 30
    assert "nobody thought of it" in caplog.text
    await harness.close()


@run_async
async def test_AG_6_a_table_that_cannot_note_a_stop_holds_no_other_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    harness = await open_with_gaps(tmp_path)
    broken, whole = harness.begin(clock="game", clock_seconds=30), harness.begin(clock="game", clock_seconds=30)
    first, ada = harness.client(broken, 0), harness.client(whole, 0)
    await harness.flush()

    def fail(*_: object) -> None:
        raise RuntimeError("it stays where it is")

    monkeypatch.setattr(harness.table(broken), "skip_downtime", fail)
    first.do(lay(first))  # not committed when the stop is noted
    now, stopped = harness.clock.now + 3600, harness.clock.now
    harness.clock.now = now
    harness.hub._clock.resume(now)  # type: ignore[attr-defined]
    harness.hub.cache.begin_run(harness.store.begin_run(now), stopped, now)
    await harness.flush()
    assert "Resumed" in events_of(harness, whole)
    assert ada.view["deadline"] == now + 30
    assert f"Table {broken}: its pause cannot be noted." in caplog.text
    await harness.close()


@run_async
async def test_AG_6_a_store_that_does_not_answer_costs_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parlour.tables.hub.HEARTBEAT", 0.005)
    harness = await open_with_gaps(tmp_path)
    id = harness.begin(clock="game", clock_seconds=30)
    ada = harness.client(id, 0)
    await harness.flush()
    harness.clock.now += 3
    await until(lambda: harness.hub.cache.alive == harness.clock.now)
    harness.store._db.execute("PRAGMA query_only = ON")
    harness.clock.now += 4
    await until(lambda: "The heartbeat could not be written" in caplog.text)
    harness.clock.now += 3
    said = ada.do(lay(ada))
    await harness.flush()
    assert ada.answer(said)["type"] == "refused"
    harness.store._db.execute("PRAGMA query_only = OFF")
    await until(lambda: "Resumed" in events_of(harness, id))
    await harness.flush()
    assert ada.view["deadline"] == harness.clock.now + 27
    await ada.must_do(lay(ada))
    assert ada.view["seats"][0]["time_left"] == 27
    await harness.close()


@run_async
async def test_AG_6_a_commit_that_takes_long_costs_no_time(tmp_path: Path) -> None:
    class Slow(StoreWorker):
        seconds = 0.0

        async def call(self, job: Callable[[Store], R]) -> R:
            result = await super().call(job)
            harness.clock.now += self.seconds
            return result

    harness = HubHarness(tmp_path, worker=Slow)
    async with harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        await harness.flush()
        worker = harness.hub.store
        assert isinstance(worker, Slow)
        worker.seconds = 5.0
        ada.do(lay(ada))
        await harness.flush()
        worker.seconds = 0.0
        assert events_of(harness, id)[-2:] == ["Paused", "Resumed"]  # once, although that was slow, too
        assert events_of(harness, id).count("Paused") == 1
        resumed = harness.stored_lines(id)[-1]["at"]
        assert ben.view["deadline"] == resumed + 20
        await ben.must_do("vote yes")


@run_async
async def test_AG_6_read_only_mode_outlasts_a_store_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parlour.tables.hub.HEARTBEAT", 0.005)
    harness = await open_with_gaps(tmp_path)
    id = harness.begin(clock="game", clock_seconds=30)
    ada = harness.client(id, 0)
    await harness.flush()
    harness.store._db.execute("PRAGMA query_only = ON")
    await until(lambda: "cannot be noted" in caplog.text)
    await harness.hub.set_read_only(True)
    harness.clock.now += 3
    harness.store._db.execute("PRAGMA query_only = OFF")
    await until(lambda: "Resumed" in events_of(harness, id))
    harness.clock.now += 20
    await harness.hub.set_read_only(False)
    await until(lambda: events_of(harness, id).count("Resumed") == 2)
    await harness.flush()
    assert ada.view["deadline"] == harness.clock.now + 30
    await harness.close()


@run_async
async def test_AG_6_a_table_that_is_handed_over_costs_no_time(tmp_path: Path) -> None:
    first = HubHarness(tmp_path)
    await first.open()
    id = first.begin(clock="game", clock_seconds=30)
    await first.flush()
    await first.pass_time(5)
    await first.hub.cache.evict((first.table(id),), hand_over=True)
    first.clock.now += 4
    await first.hub.cache.note_alive()  # it goes on, without a table
    first.clock.now += 2
    second = HubHarness(tmp_path, clock=first.clock)
    await second.open()
    ada = second.client(id, 0)
    assert ada.view["deadline"] == second.clock.now + 25
    assert events_of(second, id)[-2:] == ["Paused", "Resumed"]
    await second.close()
    await first.kill()


@run_async
async def test_AG_6_a_gap_counts_also_if_the_commit_of_its_pause_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harness = await open_with_gaps(tmp_path)
    id = harness.begin(clock="game", clock_seconds=30)
    ada = harness.client(id, 0)
    await harness.flush()
    harness.store._db.execute("CREATE TEMP TRIGGER full BEFORE INSERT ON logs BEGIN SELECT raise(ABORT, 'full'); END")
    harness.clock.now += 3600
    harness.hub._clock()
    await harness.flush()
    assert ada.received[-1] == {"type": "ended", "reason": "closing", "again": True}
    harness.store._db.execute("DROP TRIGGER full")
    await harness.hub.load_claimed()
    assert id in harness.hub.cache.tables  # although nobody has asked for it
    assert harness.client(id, 0).view["deadline"] == harness.clock.now + 30
    await harness.close()


@run_async
async def test_AG_6_an_absent_player_is_not_asked_about_because_the_process_was_stopped(tmp_path: Path) -> None:
    harness = await open_with_gaps(tmp_path)
    id = harness.begin(names=("Ada", "Ben", "Cleo"))
    ada, ben, _ = harness.clients(id)
    await harness.flush()
    ada.drop()
    await harness.pass_time(5)
    harness.clock.now += 3600
    ben.ping()
    await harness.flush()
    assert not any(prompt["kind"] == "absent" for prompt in ben.view["prompts"])
    await harness.close()


class Stops:
    """Tables of a hub that was stopped for an hour, and has not let all of them go on yet."""

    def __init__(self, harness: HubHarness, tables: int) -> None:
        self.harness = harness
        self.ids = [harness.begin(clock="game", clock_seconds=30) for _ in range(tables)]
        self.clients = [harness.client(id, 0) for id in self.ids]

    def stop(self) -> None:
        """The process is stopped, and notices it."""
        self.harness.clock.now += 3600
        self.harness.hub._clock()

    def going_on(self) -> list[str]:
        """The tables that know of the stop."""
        return [id for id in self.ids if "Resumed" in events_of(self.harness, id)]

    async def until_some_go_on(self) -> list[str]:
        while not (some := self.going_on()):
            await asyncio.sleep(0)
        return some


@run_async
async def test_AG_6_after_a_stop_tables_go_on_some_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that handling one stop with many tables does not cause the next; what is said meanwhile waits."""
    monkeypatch.setattr(table_cache, "MAX_RESUMED", 3)
    harness = await open_with_gaps(tmp_path)
    stops = Stops(harness, 10)
    await harness.pass_time(5)
    stops.stop()
    turns = [len(some := await stops.until_some_go_on())]
    waits = next(client for client in stops.clients if client.id not in some)
    said = waits.do(lay(waits))
    joined = asyncio.create_task(harness.connected(waits.id, 1))
    while turns[-1] < len(stops.ids):
        await asyncio.sleep(0)
        turns.append(len(stops.going_on()))
    assert max(after - before for before, after in itertools.pairwise([0, *turns])) == 3
    await harness.flush()
    assert waits.answer(said)["type"] == "done"
    assert waits.view["seats"][0]["time_left"] == 25
    assert (await joined).received[0]["n"] > 0
    assert [events_of(harness, id).count("Paused") for id in stops.ids] == [1] * 10
    await harness.close()


@run_async
async def test_AG_6_a_second_stop_before_all_tables_go_on_costs_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "MAX_RESUMED", 3)
    harness = await open_with_gaps(tmp_path)
    stops = Stops(harness, 10)
    await harness.pass_time(5)
    stops.stop()
    assert len(await stops.until_some_go_on()) < 10
    stops.stop()
    await until(lambda: len(stops.going_on()) == 10)
    await harness.flush()
    assert [client.view["deadline"] for client in stops.clients] == [harness.clock.now + 25] * 10
    await harness.close()


@run_async
async def test_AG_6_a_crash_before_all_tables_go_on_costs_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "MAX_RESUMED", 3)
    harness = await open_with_gaps(tmp_path)
    stops = Stops(harness, 10)
    await harness.pass_time(5)
    stops.stop()
    assert len(await stops.until_some_go_on()) < 10
    await harness.kill()
    harness.clock.now += 60
    await harness.open()
    for id in stops.ids:
        assert harness.client(id, 0).view["deadline"] == harness.clock.now + 25
    await harness.close()


@run_async
async def test_AG_6_handling_a_stop_of_thousands_of_tables_is_no_stop_itself(tmp_path: Path) -> None:
    """On a machine so slow that each answer of the store takes half a second, and those about the stop nine: the event
    loop goes on between batches, and no table is paused twice."""

    class Slow(StoreWorker):
        is_slow = False

        async def call(self, job: Callable[[Store], R]) -> R:
            result = await super().call(job)
            if self.is_slow:
                harness.clock.now += 0.5 if going_on() else 9.0
            return result

    def going_on() -> int:
        return sum(table.run > run for table in tables)

    harness = await open_with_gaps(tmp_path, Slow)
    ids = [harness.begin(clock="game", clock_seconds=3000) for _ in range(2000)]
    tables = [harness.table(id) for id in ids]
    run = harness.hub.cache.run.number
    worker, source = harness.hub.store, harness.hub._clock
    assert isinstance(worker, Slow) and isinstance(source, TableClock)
    stops: list[float] = []
    on_gap = source.on_gap
    assert on_gap is not None

    def note_stop() -> None:
        stops.append(harness.clock.now)
        on_gap()

    source.on_gap = note_stop
    worker.is_slow = True
    harness.clock.now += 3600
    source()
    turns = [0]
    while turns[-1] < len(tables):
        await asyncio.sleep(0)
        source()  # as at each heartbeat
        turns.append(going_on())
    await harness.flush()
    assert max(after - before for before, after in itertools.pairwise(turns)) <= table_cache.MAX_RESUMED
    assert len(stops) == 1
    assert {events_of(harness, id).count("Paused") for id in ids[::100]} == {1}
    assert {events_of(harness, id)[-1] for id in ids[::100]} == {"Resumed"}
    worker.is_slow = False
    await harness.close()
