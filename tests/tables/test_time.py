"""Deadlines, clocks and restarts, by the server's time."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.tables.room import Clock, Device, Room, lay, live

from parlour.tables import alarms, commits, table_cache
from parlour.tables.clock import monotonic_clock
from parlour.tables.errors import StoreError


def events_of(room: Room, id: str) -> list[str]:
    return [line["event"]["type"] for line in room.kept_lines(id)]


@live
async def test_silence_answers_when_time_is_up(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        await ada.must(lay(ada))
        assert ben.prompts[0]["until"] == room.clock.now + 20
        await room.pass_time(19.9)
        assert ben.prompts != []
        await room.pass_time(0.1)
        assert ben.prompts == []
        assert ada.view["scores"] == [6, 0]


@live
async def test_what_is_due_happens_once_and_at_its_own_time_however_late_it_is_noticed(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(clock="turn", clock_seconds=30)
        ada = room.device(id, 0)
        began = room.clock.now
        room.clock.now += 65  # the event loop was busy for a minute
        ada.ping()
        await room.flush()
        await room.flush()
        due = [line for line in room.kept_lines(id) if line["event"]["type"] in ("LaidDown", "Silence")]
        assert [(line["event"]["type"], line["at"] - began) for line in due] == [("LaidDown", 30), ("Silence", 50)]


@live
async def test_an_alarm_of_the_event_loop_wakes_the_table(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        await ada.must(lay(ada))
        room.clock.now += 19.99  # so much is left by the clock; the rest really passes
        room.table(id).change_lobby()
        await room.flush()
        room.hub.alarms.set(room.table(id), None)
        room.hub.alarms.set(room.table(id), alarms.next_alarm(room.table(id)))
        room.clock.now += 0.01
        while ben.prompts:
            await asyncio.sleep(0.005)
        assert events_of(room, id).count("Silence") == 1


@live
async def test_a_command_counts_from_when_it_was_sent(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        ben.ping(delay=0.2)
        assert ben.got[-1] == {"type": "pong", "sent": 0.0, "now": room.clock.now}
        await ada.must(lay(ada))
        await room.pass_time(20.15)  # the table waits for what may still be under way
        await ben.must("vote no")
        line = next(line for line in room.kept_lines(id) if line.get("command") == "vote no")
        assert line["raw"] == room.clock.now
        assert line["at"] == pytest.approx(room.clock.now - 0.2)


@live
async def test_a_delay_that_cannot_be_is_not_believed(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin()
        ada, ben = room.devices(id)
        ben.ping(delay=60.0)
        await ada.must(lay(ada))
        await room.pass_time(20.3)
        late = ben.do("vote no")
        await room.flush()
        assert ben.answer(late)["type"] == "refused"
        assert ada.view["scores"] == [6, 0]


@live
async def test_a_clock_runs_on_the_server(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.begin(clock="game", clock_seconds=100)
        ada, ben = room.devices(id)
        assert ada.view["deadline"] == room.clock.now + 100
        await room.pass_time(40)
        await ada.must(lay(ada))
        assert ada.view["seats"][0]["time_left"] == 60
        await ben.must("vote yes")
        await room.pass_time(100)
        assert ada.view["over"]
        assert ada.view["winners"] == [0]


@pytest.mark.parametrize("killed", [True, False])
@live
async def test_AG_6_a_restart_loses_nothing_and_costs_no_time(killed: bool, tmp_path: Path) -> None:
    room = Room(tmp_path)
    await room.open()
    id = room.begin(clock="turn", clock_seconds=30)
    ada, ben = room.devices(id)
    tokens = [room.hub.tokens.token(id, seat) for seat in (0, 1)]
    await room.pass_time(10)
    await ada.must(lay(ada))
    await room.pass_time(5)
    ben.say("Hm.")
    await room.flush()
    await room.pass_time(0)
    room.hub.cache.note_alive()
    before = room.kept_lines(id)
    await (room.kill() if killed else room.close())
    room.clock.now += 5000
    await room.open()
    assert [room.hub.tokens.seat_of(token) for token in tokens] == [(id, 0), (id, 1)]
    ada, ben = room.devices(id)
    assert room.kept_lines(id)[: len(before)] == before
    assert events_of(room, id)[len(before) :] == ["Paused", "Resumed"]
    assert ben.prompts[0]["until"] == room.clock.now + 15
    assert ben.got[0]["chat"][0]["text"] == "Hm."
    await ben.must("vote yes")
    assert ben.view["deadline"] == room.clock.now + 30
    await room.close()


@live
async def test_AG_6_what_was_due_before_the_server_died_happens_before_the_pause(tmp_path: Path) -> None:
    room = Room(tmp_path)
    await room.open()
    id = room.begin()
    ada, _ = room.devices(id)
    await ada.must(lay(ada))
    until = room.clock.now + 20
    room.clock.now += 25
    room.hub.cache.note_alive()
    await room.kill()
    room.clock.now += 100
    await room.open()
    room.table(id)
    kinds = events_of(room, id)
    assert kinds[-2:] == ["Paused", "Resumed"]
    silence = room.kept_lines(id)[kinds.index("Silence")]
    assert silence["at"] == until
    await room.close()


@live
async def test_AG_6_an_agreed_pause_outlasts_a_restart(tmp_path: Path) -> None:
    room = Room(tmp_path)
    await room.open()
    id = room.begin()
    ada, ben = room.devices(id)
    await ada.must("pause")
    await ben.must("accept")
    before = room.kept_lines(id)
    await room.kill()
    room.clock.now += 100
    await room.open()
    assert room.device(id, 0).view["paused"]
    assert room.kept_lines(id) == before
    await room.close()


@live
async def test_AG_6_each_gap_between_runs_counts_and_nothing_else(tmp_path: Path) -> None:
    room = Room(tmp_path)
    await room.open()
    id = room.begin(clock="game", clock_seconds=1000)
    await room.flush()
    for _ in range(3):
        await room.close()
        room.clock.now += 5000  # nobody is there
        await room.open()
        room.clock.now += 10  # the server runs, and with it the clock
        room.hub.cache.note_alive()
    assert room.device(id, 0).view["deadline"] == room.clock.now + 1000 - 30
    await room.close()


@live
async def test_AG_6_a_gap_counts_also_if_it_could_not_be_written_down_at_first(tmp_path: Path) -> None:
    room = Room(tmp_path)
    await room.open()
    id = room.begin(clock="turn", clock_seconds=30)
    await room.flush()
    await room.close()
    room.clock.now += 5000
    await room.open()
    room.store._db.execute("CREATE TEMP TRIGGER full BEFORE INSERT ON logs BEGIN SELECT raise(ABORT, 'full'); END")
    with pytest.raises(StoreError):
        room.table(id)
    room.store._db.execute("DROP TRIGGER full")
    assert room.device(id, 0).view["deadline"] == room.clock.now + 30
    await room.close()


@live
async def test_AG_6_a_machine_that_slept_costs_no_clock_time(tmp_path: Path) -> None:
    room, day = Room(tmp_path), Clock()
    await room.open()
    room.hub._clock = monotonic_clock(day, room.clock)  # the room's clock goes as the machine does
    await room.hub.stop()
    await room.hub.start()
    id = room.begin(clock="turn", clock_seconds=30)
    ada = room.device(id, 0)
    due = ada.view["deadline"]
    day.now += 8 * 3600  # the lid was closed for a night, or the machine's clock set
    ada.ping()
    await room.flush()
    assert "LaidDown" not in events_of(room, id)
    assert due - ada.all("pong")[0]["now"] == 30
    await room.close()


@live
async def test_AG_6_a_machine_whose_clock_is_behind_gives_nobody_time(tmp_path: Path) -> None:
    room = Room(tmp_path)
    await room.open()
    id = room.begin(clock="game", clock_seconds=1000)
    room.clock.now += 100
    await room.close()
    room.clock.now -= 5000  # as on machines that do not know the time before they have asked for it
    await room.open()
    ada = room.device(id, 0)
    ada.ping()
    assert ada.view["deadline"] - ada.all("pong")[0]["now"] == 900
    await ada.must(lay(ada))
    assert ada.view["seats"][0]["time_left"] == 900
    times = [line["at"] for line in room.kept_lines(id)]
    assert times == sorted(times)
    await room.close()


@live
async def test_a_command_sent_again_after_a_restart_is_answered_as_before(tmp_path: Path) -> None:
    room = Room(tmp_path)
    await room.open()
    id = room.begin()
    ada = room.device(id, 0)
    command = lay(ada)
    ada.do(command, "same")
    await room.flush()
    n = ada.answer("same")["n"]
    await room.kill()
    await room.open()
    ada = room.device(id, 0)
    ada.do(command, "same")
    await room.flush()
    assert ada.answer("same") == {"type": "done", "id": "same", "n": n}
    await room.close()


@live
async def test_an_unloaded_table_wakes_when_something_is_due(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.tables.hub.HEARTBEAT", 0.005)
    async with Room(tmp_path) as room:
        id = room.begin(clock="turn", clock_seconds=3600)
        await room.flush()
        room.clock.now += table_cache.IDLE
        while len(room.hub.cache.tables):
            await asyncio.sleep(0.005)
        assert room.store.due(room.clock.now + 3600) == [id]
        room.clock.now += 3600 - table_cache.IDLE - table_cache.SOON
        await asyncio.sleep(0.05)
        assert len(room.hub.cache.tables) == 0
        room.clock.now += table_cache.SOON
        while "LaidDown" not in events_of(room, id):
            await asyncio.sleep(0.005)
        assert len(room.hub.cache.tables) == 1


@live
async def test_a_table_with_devices_or_something_due_soon_stays(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        empty, due_soon, with_device, gathering = room.begin(), room.begin(), room.begin(), room.gather()
        device = room.device(due_soon, 0)
        await device.must(lay(device))
        device.drop()
        room.device(with_device, None)
        await room.flush()
        room.clock.now += table_cache.IDLE - 1
        room.hub.cache.evict_idle(room.hub.bots.are_needed_at)
        assert len(room.hub.cache.tables) == 4
        room.clock.now += 1
        room.hub.cache.evict_idle(room.hub.bots.are_needed_at)
        assert set(room.hub.cache.tables) == {due_soon, with_device}
        assert room.device(empty, 0).view["turn"] == 0
        assert room.device(gathering, 0).around["status"] == "gathering"


@live
async def test_not_too_many_idle_tables_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_cache, "MOST_IDLE", 3)
    async with Room(tmp_path) as room:
        ids = [room.begin() for _ in range(5)]
        room.hub.cache.evict_idle(room.hub.bots.are_needed_at)
        assert list(room.hub.cache.tables) == ids[2:]


@live
async def test_a_long_game_is_folded_from_its_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commits, "SNAPSHOT_EVERY", 10)
    room = Room(tmp_path)
    await room.open()
    id = room.begin(hand=6)
    devices: list[Device] = room.devices(id)
    for _ in range(4):
        mover = devices[devices[0].view["turn"]]
        await mover.must(lay(mover))
        await devices[1 - mover.connection.seat].must("vote yes")  # type: ignore[operator]
    before = room.table(id).game
    kept = room.store.read(id)
    assert kept is not None
    assert kept.snapshot is not None
    assert kept.snapshot[0] >= 10
    await room.close()
    await room.open()
    after = room.table(id).game
    assert after is not None
    assert before is not None
    assert after.lines == before.lines
    assert after.state == before.state
    await room.close()
    with closing(sqlite3.connect(room.path)) as db, db:
        db.execute("UPDATE snapshots SET state = '{}'")
    await room.open()
    folded = room.table(id).game  # a snapshot only saves time
    assert folded is not None
    assert folded.state == before.state
    await room.close()
