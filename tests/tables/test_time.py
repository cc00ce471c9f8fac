"""Deadlines, clocks and restarts, by the server's time."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.tables.harness import Client, Clock, HubHarness, events_of, lay, run_async

from parlour.tables import alarms, commits, table_cache
from parlour.tables.clock import monotonic_clock
from parlour.tables.errors import StoreError


@run_async
async def test_the_default_answers_when_time_is_up(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        await ada.must_do(lay(ada))
        assert ben.prompts[0]["until"] == harness.clock.now + 20
        await harness.pass_time(19.9)
        assert ben.prompts != []
        await harness.pass_time(0.1)
        assert ben.prompts == []
        assert ada.view["scores"] == [6, 0]


@run_async
async def test_a_deadline_noticed_late_happens_once_at_its_own_time(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(clock="turn", clock_seconds=30)
        ada = harness.client(id, 0)
        began = harness.clock.now
        harness.clock.now += 65  # the event loop was busy for a minute
        ada.ping()
        await harness.flush()
        await harness.flush()
        due = [line for line in harness.stored_lines(id) if line["event"]["type"] in ("LaidDown", "Silence")]
        assert [(line["event"]["type"], line["at"] - began) for line in due] == [("LaidDown", 30), ("Silence", 50)]


@run_async
async def test_an_alarm_of_the_event_loop_wakes_the_table(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        await ada.must_do(lay(ada))
        harness.clock.now += 19.99  # the last hundredth of a second really passes
        harness.table(id).change_lobby()
        await harness.flush()
        harness.hub.alarms.set(harness.table(id), None)
        harness.hub.alarms.set(harness.table(id), alarms.next_alarm(harness.table(id)))
        harness.clock.now += 0.01
        while ben.prompts:
            await asyncio.sleep(0.005)
        assert events_of(harness, id).count("Silence") == 1


@run_async
async def test_a_command_counts_from_when_it_was_sent(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        ben.ping(latency=0.2)
        assert ben.received[-1] == {"type": "pong", "sent": 0.0, "now": harness.clock.now}
        await ada.must_do(lay(ada))
        await harness.pass_time(20.15)  # the table waits for commands that may still be under way
        await ben.must_do("vote no")
        line = next(line for line in harness.stored_lines(id) if line.get("command") == "vote no")
        assert line["raw"] == harness.clock.now
        assert line["at"] == pytest.approx(harness.clock.now - 0.2)


@run_async
async def test_an_impossible_send_time_is_not_believed(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada, ben = harness.clients(id)
        ben.ping(latency=60.0)
        await ada.must_do(lay(ada))
        await harness.pass_time(20.3)
        late = ben.do("vote no")
        await harness.flush()
        assert ben.answer(late)["type"] == "refused"
        assert ada.view["scores"] == [6, 0]


@run_async
async def test_a_clock_runs_on_the_server(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(clock="game", clock_seconds=100)
        ada, ben = harness.clients(id)
        assert ada.view["deadline"] == harness.clock.now + 100
        await harness.pass_time(40)
        await ada.must_do(lay(ada))
        assert ada.view["seats"][0]["time_left"] == 60
        await ben.must_do("vote yes")
        await harness.pass_time(100)
        assert ada.view["over"]
        assert ada.view["winners"] == [0]


@pytest.mark.parametrize("killed", [True, False])
@run_async
async def test_AG_6_a_restart_loses_nothing_and_costs_no_time(killed: bool, tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin(clock="turn", clock_seconds=30)
    ada, ben = harness.clients(id)
    tokens = [await harness.hub.tokens.token(id, seat) for seat in (0, 1)]
    await harness.pass_time(10)
    await ada.must_do(lay(ada))
    await harness.pass_time(5)
    ben.say("Hm.")
    await harness.flush()
    await harness.pass_time(0)
    await harness.hub.cache.note_alive()
    before = harness.stored_lines(id)
    await (harness.kill() if killed else harness.close())
    harness.clock.now += 5000
    await harness.open()
    assert [await harness.hub.tokens.seat_of(token) for token in tokens] == [(id, 0), (id, 1)]
    ada, ben = harness.clients(id)
    assert harness.stored_lines(id)[: len(before)] == before
    assert events_of(harness, id)[len(before) :] == ["Paused", "Resumed"]
    assert ben.prompts[0]["until"] == harness.clock.now + 15
    assert ben.received[0]["chat"][0]["text"] == "Hm."
    await ben.must_do("vote yes")
    assert ben.view["deadline"] == harness.clock.now + 30
    await harness.close()


@run_async
async def test_AG_6_deadlines_before_a_crash_happen_before_the_pause(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin()
    ada, _ = harness.clients(id)
    await ada.must_do(lay(ada))
    until = harness.clock.now + 20
    harness.clock.now += 25
    await harness.hub.cache.note_alive()
    await harness.kill()
    harness.clock.now += 100
    await harness.open()
    harness.table(id)
    kinds = events_of(harness, id)
    assert kinds[-2:] == ["Paused", "Resumed"]
    silence = harness.stored_lines(id)[kinds.index("Silence")]
    assert silence["at"] == until
    await harness.close()


@run_async
async def test_AG_6_an_agreed_pause_outlasts_a_restart(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin()
    ada, ben = harness.clients(id)
    await ada.must_do("pause")
    await ben.must_do("accept")
    before = harness.stored_lines(id)
    await harness.kill()
    harness.clock.now += 100
    await harness.open()
    assert harness.client(id, 0).view["paused"]
    assert harness.stored_lines(id) == before
    await harness.close()


@run_async
async def test_AG_6_clocks_stop_only_between_runs(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin(clock="game", clock_seconds=1000)
    await harness.flush()
    for _ in range(3):
        await harness.close()
        harness.clock.now += 5000  # nobody is connected
        await harness.open()
        harness.clock.now += 10  # the server runs, so the clock does too
        await harness.hub.cache.note_alive()
    assert harness.client(id, 0).view["deadline"] == harness.clock.now + 1000 - 30
    await harness.close()


@run_async
async def test_AG_6_downtime_counts_also_if_its_first_commit_fails(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin(clock="turn", clock_seconds=30)
    await harness.flush()
    await harness.close()
    harness.clock.now += 5000
    await harness.open()
    harness.store._db.execute("CREATE TEMP TRIGGER full BEFORE INSERT ON logs BEGIN SELECT raise(ABORT, 'full'); END")
    with pytest.raises(StoreError):
        harness.table(id)
    harness.store._db.execute("DROP TRIGGER full")
    assert harness.client(id, 0).view["deadline"] == harness.clock.now + 30
    await harness.close()


@run_async
async def test_AG_6_setting_the_system_time_changes_no_clock(tmp_path: Path) -> None:
    harness, day = HubHarness(tmp_path), Clock()
    await harness.open()
    harness.hub._clock = monotonic_clock(day, harness.clock)  # the harness's clock is the monotonic clock
    await harness.hub.stop()
    await harness.hub.start()
    id = harness.begin(clock="turn", clock_seconds=30)
    ada = harness.client(id, 0)
    due = ada.view["deadline"]
    day.now += 8 * 3600
    ada.ping()
    await harness.flush()
    assert "LaidDown" not in events_of(harness, id)
    assert due - ada.all("pong")[0]["now"] == 30
    await harness.close()


@run_async
async def test_AG_6_a_clock_that_is_behind_gives_nobody_extra_time(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin(clock="game", clock_seconds=1000)
    harness.clock.now += 100
    await harness.close()
    harness.clock.now -= 5000  # as on machines that get the time from the network after start-up
    await harness.open()
    ada = harness.client(id, 0)
    ada.ping()
    assert ada.view["deadline"] - ada.all("pong")[0]["now"] == 900
    await ada.must_do(lay(ada))
    assert ada.view["seats"][0]["time_left"] == 900
    times = [line["at"] for line in harness.stored_lines(id)]
    assert times == sorted(times)
    await harness.close()


@run_async
async def test_AG_6_tables_of_a_run_with_a_wrong_date_go_on_and_new_ones_have_the_right_one(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    now, year = harness.clock.now, 365 * 86_400.0
    harness.clock.now += year  # the machine started with a wrong date
    await harness.close()
    await harness.open()
    id = harness.begin(clock="game", clock_seconds=1000)
    await harness.hub.hosting.set_public(id, 0, True)
    await harness.pass_time(100)
    for seconds in (50, 60, 70):  # the date is right again, over several restarts
        await harness.close()
        harness.clock.now = now + 10_000 * seconds
        await harness.open()
        assert await harness.hub.lobby.public_tables() == []  # it is not a new table
        ada = harness.client(id, 0)
        ada.ping()
        before = ada.view["deadline"] - ada.all("pong")[0]["now"]
        await harness.pass_time(seconds)
        ada.ping()
        assert ada.view["deadline"] - ada.all("pong")[-1]["now"] == before - seconds
        ada.drop()
        await harness.flush()
        await harness.hub.cache.evict(tuple(harness.hub.cache.tables.values()))
        assert harness.due(harness.clock.now + before - seconds) == [id]
    assert before == 1000 - 100 - 50 - 60
    assert harness.meta(harness.gather()).created == harness.clock.now
    times = [line["at"] for line in harness.stored_lines(id)]
    assert times == sorted(times)
    ada = harness.client(id, 0)
    await harness.pass_time(1000 - 100 - 50 - 60 - 70)
    assert ada.view["over"]
    await harness.close()


@run_async
async def test_a_command_sent_again_after_a_restart_is_answered_as_before(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin()
    ada = harness.client(id, 0)
    command = lay(ada)
    ada.do(command, "same")
    await harness.flush()
    n = ada.answer("same")["n"]
    await harness.kill()
    await harness.open()
    ada = harness.client(id, 0)
    ada.do(command, "same")
    await harness.flush()
    assert ada.answer("same") == {"type": "done", "id": "same", "n": n}
    await harness.close()


@pytest.mark.parametrize("snapshots", [1000, 4])
@run_async
async def test_a_command_on_its_way_survives_several_restarts(
    snapshots: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it answers is still asked, although the log has grown: the restarts are in it."""
    monkeypatch.setattr(commits, "SNAPSHOT_EVERY", snapshots)
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin(names=("Ada", "Ben", "Cleo"))
    ada, ben, cleo = harness.clients(id)
    await ada.must_do(lay(ada))
    seen = ben.n
    await cleo.must_do("vote yes")
    for killed in (True, False, True):
        harness.clock.now += 1
        await harness.hub.cache.note_alive()
        await (harness.kill() if killed else harness.close())
        harness.clock.now += 60
        await harness.open()
        harness.clients(id)
        await harness.flush()
    ada, ben, cleo = harness.clients(id)
    assert ben.n > seen + 4
    ben.do("vote no", "late", seen=seen)
    await harness.flush()
    assert ben.answer("late")["type"] == "done"
    again = ben.do("vote no", seen=seen)  # what it asked is settled now
    await harness.flush()
    assert ben.answer(again)["message"] == {"id": "tables-stale"}
    await harness.close()
    await harness.open()
    ben = harness.client(id, 1)
    again = ben.do("vote no", seen=seen)
    await harness.flush()
    assert ben.answer(again)["message"] == {"id": "tables-stale"}
    await harness.close()


@run_async
async def test_an_evicted_table_is_loaded_when_something_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.tables.hub.HEARTBEAT", 0.005)
    async with HubHarness(tmp_path) as harness:
        id = harness.begin(clock="turn", clock_seconds=3600)
        await harness.flush()
        harness.clock.now += table_cache.IDLE
        while len(harness.hub.cache.tables):
            await asyncio.sleep(0.005)
        assert harness.due(harness.clock.now + 3600) == [id]
        harness.clock.now += 3600 - table_cache.IDLE - table_cache.SOON
        await asyncio.sleep(0.05)
        assert len(harness.hub.cache.tables) == 0
        harness.clock.now += table_cache.SOON
        while "LaidDown" not in events_of(harness, id):
            await asyncio.sleep(0.005)
        assert len(harness.hub.cache.tables) == 1


@run_async
async def test_a_table_with_connections_or_something_due_soon_stays(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        empty, due_soon, with_client, gathering = harness.begin(), harness.begin(), harness.begin(), harness.gather()
        client = harness.client(due_soon, 0)
        await client.must_do(lay(client))
        client.drop()
        harness.client(with_client, None)
        await harness.flush()
        harness.clock.now += table_cache.IDLE - 1
        await harness.hub.cache.evict_idle(harness.hub.bots.are_busy_at)
        assert len(harness.hub.cache.tables) == 4
        harness.clock.now += 1
        await harness.hub.cache.evict_idle(harness.hub.bots.are_busy_at)
        assert set(harness.hub.cache.tables) == {due_soon, with_client}
        assert harness.client(empty, 0).view["turn"] == 0
        assert harness.client(gathering, 0).lobby["status"] == "gathering"


@run_async
async def test_the_number_of_idle_tables_in_memory_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_cache, "MAX_IDLE", 3)
    async with HubHarness(tmp_path) as harness:
        ids = [harness.begin() for _ in range(5)]
        await harness.hub.cache.evict_idle(harness.hub.bots.are_busy_at)
        assert list(harness.hub.cache.tables) == ids[2:]


@run_async
async def test_a_long_game_is_folded_from_its_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commits, "SNAPSHOT_EVERY", 10)
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin(hand=6)
    clients: list[Client] = harness.clients(id)
    for _ in range(4):
        mover = clients[clients[0].view["turn"]]
        await mover.must_do(lay(mover))
        await clients[1 - mover.connection.seat].must_do("vote yes")  # type: ignore[operator]
    before = harness.table(id).game
    stored = harness.store.read(id)
    assert stored is not None
    assert stored.snapshot is not None
    assert stored.snapshot.n >= 10
    await harness.close()
    await harness.open()
    after = harness.table(id).game
    assert after is not None
    assert before is not None
    assert after.lines == before.lines
    assert after.state == before.state
    await harness.close()
    with closing(sqlite3.connect(harness.path)) as db, db:
        db.execute("UPDATE snapshots SET state = '{}'")
    await harness.open()
    folded = harness.table(id).game  # a snapshot only saves time
    assert folded is not None
    assert folded.state == before.state
    await harness.close()
