"""Worker processes that are killed, and which of the waiting jobs is next. Real processes."""

import asyncio
import multiprocessing
import os
import signal
import time
from functools import partial
from pathlib import Path

import pytest
from tests.choice import TILES
from tests.tables.harness import HubHarness, run_async
from tests.tables.jobs import die, note, work_until_there

from parlour.tables.bot_pool import BotPool, urgency_of
from parlour.tables.errors import Closing
from parlour.tables.meta import SeatInfo
from parlour.tables.worker_pool import Urgency, WorkerPool
from parlour.tables.worker_process import WorkerDied, WorkerProcess

FOR_EVER = 600.0


def kill_workers() -> None:
    for process in multiprocessing.active_children():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)


async def until_there(path: Path, *jobs: "asyncio.Future[int]") -> None:
    while not path.exists():
        assert not any(job.done() for job in jobs)
        await asyncio.sleep(0.005)


@run_async
async def test_one_process_replaces_a_killed_one_however_many_bots_wait(tmp_path: Path) -> None:
    bots = BotPool(True, lambda table: True, processes=1)
    goes_on = tmp_path / "goes on"
    started = tmp_path / "started"
    jobs = [asyncio.ensure_future(bots.work(work_until_there, started, goes_on)) for _ in range(50)]
    await until_there(started, *jobs)
    kill_workers()
    started.unlink()
    await until_there(started, *jobs)  # its job is running again
    goes_on.touch()
    pids = await asyncio.gather(*jobs)
    assert len({*pids}) <= 2  # the shared worker and the reserved one
    assert len(multiprocessing.active_children()) <= 2
    await bots.stop()


@run_async
async def test_a_job_that_kills_its_worker_fails_alone(tmp_path: Path) -> None:
    bots = BotPool(True, lambda table: True, processes=1)
    results = await asyncio.gather(
        *(bots.work(die) if i == 20 else bots.work(os.getpid) for i in range(50)), return_exceptions=True
    )
    assert [i for i, one in enumerate(results) if not isinstance(one, int)] == [20]
    assert isinstance(results[20], WorkerDied)
    await bots.stop()


@run_async
async def test_jobs_that_people_wait_for_come_first(tmp_path: Path) -> None:
    pool, order, done = WorkerPool(1), tmp_path / "order", tmp_path / "done"
    visited: list[object] = []

    def add(name: str, urgency: Urgency) -> "asyncio.Future[None]":
        return asyncio.ensure_future(pool.run(partial(note, order, name), lambda: urgency))

    def visit() -> Urgency:
        return Urgency.AT_THE_TABLE if visited else Urgency.BOTS_ONLY

    def occupy(name: str, until: Path) -> "asyncio.Future[int]":
        job = partial(work_until_there, tmp_path / name, until)
        return asyncio.ensure_future(pool.run(job, lambda: Urgency.AT_THE_TABLE))

    # One worker is busy until the end, so that the other one does all the jobs.
    both = [occupy("one", tmp_path / "goes on"), occupy("two", done)]
    await until_there(tmp_path / "one", *both)
    await until_there(tmp_path / "two", *both)
    jobs = [add("bots", Urgency.BOTS_ONLY), add("more bots", Urgency.BOTS_ONLY)]
    jobs.append(asyncio.ensure_future(pool.run(partial(note, order, "visited"), visit)))
    jobs += [add("away", Urgency.AWAY), add("picture", Urgency.ON_REQUEST), add("table", Urgency.AT_THE_TABLE)]
    await asyncio.sleep(0)
    visited.append("somebody connects while the job waits")
    (tmp_path / "goes on").touch()
    await asyncio.gather(*jobs)
    done.touch()
    await asyncio.gather(*both)
    await pool.stop()
    assert order.read_text().split("\n") == ["visited", "table", "picture", "away", "bots", "more bots", ""]


@run_async
async def test_bots_only_tables_leave_one_worker_to_people(tmp_path: Path) -> None:
    pool = WorkerPool(1)
    goes_on = tmp_path / "goes on"
    waits = partial(work_until_there, tmp_path / "started", goes_on)
    alone = [asyncio.ensure_future(pool.run(waits, lambda: Urgency.BOTS_ONLY)) for _ in range(5)]
    await until_there(tmp_path / "started", *alone)
    assert await pool.run(os.getpid, lambda: Urgency.AT_THE_TABLE)  # while the others go on thinking
    assert not any(job.done() for job in alone)
    goes_on.touch()
    assert len({*await asyncio.gather(*alone)}) == 1
    await pool.stop()


@run_async
async def test_nobody_waits_for_a_job_when_the_pool_stops() -> None:
    pool = WorkerPool(1)
    await pool.run(os.getpid, lambda: Urgency.AWAY)
    jobs = [asyncio.ensure_future(pool.run(partial(time.sleep, FOR_EVER), lambda: Urgency.AWAY)) for _ in range(4)]
    await asyncio.sleep(0)
    await pool.stop()
    assert all(isinstance(one, Closing) for one in await asyncio.gather(*jobs, return_exceptions=True))
    with pytest.raises(Closing):
        await pool.run(os.getpid, lambda: Urgency.AWAY)


@run_async
async def test_urgent_is_the_bot_that_somebody_watches(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(TILES, ("Ada", "bot:easy"))
        assert urgency_of(harness.table(id)) is Urgency.AWAY
        ada = harness.client(id, 0)
        assert urgency_of(harness.table(id)) is Urgency.AT_THE_TABLE
        ada.drop()
        assert urgency_of(harness.table(id)) is Urgency.AWAY
        bots = [SeatInfo(kind="bot", level="easy"), SeatInfo(kind="bot", level="easy")]
        alone = harness.table((await harness.hub.hosting.create(TILES, {}, "", bots, True, False)).id)
        assert urgency_of(alone) is Urgency.BOTS_ONLY
        harness.client(alone.id, None)
        assert urgency_of(alone) is Urgency.AT_THE_TABLE


@run_async
async def test_a_game_goes_on_beside_a_bot_that_kills_its_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("parlour.tables.bot_pool.choose", die)
    async with HubHarness(tmp_path, bots=True) as harness:
        id = harness.begin(TILES, ("Ada", "bot:easy"))
        ada = harness.client(id, 0)
        await harness.flush()
        if ada.view["turn"] == 0:
            await ada.must_do("pass")
        while not any(line.get("seat") == 1 and line.get("command") for line in harness.stored_lines(id)):
            await asyncio.sleep(0.02)
        assert "cannot decide" in caplog.text


@run_async
async def test_a_process_that_is_stopped_while_it_starts_does_not_live_on() -> None:
    before = set(multiprocessing.active_children())
    worker = WorkerProcess()
    job = asyncio.create_task(worker.run(partial(time.sleep, FOR_EVER)))
    while not set(multiprocessing.active_children()) - before:
        await asyncio.sleep(0.001)
    worker.stop()
    with pytest.raises((WorkerDied, asyncio.CancelledError)):
        await job
    while set(multiprocessing.active_children()) - before:
        await asyncio.sleep(0.01)
