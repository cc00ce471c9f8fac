"""When something cannot be written down, it has not happened; whoever lost a table does not write to it."""

import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Never

import msgspec
import pytest
from tests.tables.room import Room, lay, live

from parlour.kernel.errors import ParlourError
from parlour.tables.commits import RETRY
from parlour.tables.errors import StoreError


def fill_disk(room: Room) -> None:
    """From now on the file may not grow: a real error of SQLite."""
    (pages,) = room.store._db.execute("PRAGMA page_count").fetchone()
    room.store._db.execute(f"PRAGMA max_page_count = {pages}")


def free_disk(room: Room) -> None:
    room.store._db.execute("PRAGMA max_page_count = 1000000")


@live
async def test_a_failed_commit_tells_nobody_and_leaves_nothing(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id, beside = room.begin(names=("Ada", "Ben", "Cleo", "Dan")), room.begin()
        devices = room.devices(id)
        ada, other = devices[0], room.device(beside, 0)
        await room.flush()
        before, command = room.kept_lines(id), lay(ada)
        for device in (*devices, other):
            device.got.clear()
        fill_disk(room)
        laid, elsewhere = ada.do(command), other.do("pause")
        said = [device.say("word " * 99) for device in devices for _ in range(5)]  # more than fits into the pages
        await room.flush()
        assert room.hub.counts.failed_commits == 1
        assert [kind for device in devices for kind in device.kinds() if kind != "table"] == ["refused"] * 21
        assert "has not happened" in ada.answer(laid)["text"]["en"]
        assert other.answer(elsewhere)["type"] == "refused"  # what is written together fails together
        assert room.kept_lines(id) == before
        game = room.table(id).game
        assert game is not None
        assert len(game.lines) == len(before)
        assert game.view(0)["hand"] == msgspec.convert(room.device(id, 0).view["hand"], str)

        free_disk(room)
        ada.got.clear()
        room.clock.now += 10
        ada.do(command, laid)  # the same once more, as a device does that was not answered
        devices[1].say("word " * 99, said[5])
        await room.flush()
        assert ada.kinds() == ["happened", "table", "chat", "done"]
        assert [line.get("id") for line in room.kept_lines(id)].count(laid) == 1


@live
async def test_what_could_not_be_written_is_not_given_back_either(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather(names=("Ada", "bot:medium"))
        room.hub.hosting.add_seat(id, 0)
        ada = room.device(id, 0)
        await room.flush()
        ada.got.clear()
        room.store._db.execute("PRAGMA query_only = ON")
        before = room.store.meta(id)
        for attempt in (
            lambda: room.hub.hosting.join(id, "Ben"),
            lambda: room.hub.hosting.set_seat(id, 0, 2, "bot"),
            lambda: room.hub.hosting.drop_seat(id, 0, 1),
            lambda: room.hub.hosting.create("bluff", {}, "", [*before.seats[:1]] if before else [], False, False),
        ):
            with pytest.raises(StoreError):
                attempt()
        assert room.store.meta(id) == before == room.meta(id)
        room.store._db.execute("PRAGMA query_only = OFF")
        await room.flush()
        assert ada.all("welcome") == []  # nothing was told, so nothing has to be told anew
        assert room.hub.hosting.join(id, "Ben")[0] == 2
        assert ada.around["seats"][2]["name"] == "Ben"


@live
async def test_what_is_due_and_what_bots_say_is_tried_again_when_it_can_be_written(tmp_path: Path) -> None:
    async with Room(tmp_path, bots="inline") as room:
        id = room.begin(names=("Ada", "bot:medium"))
        ada = room.device(id, 0)
        await room.flush()
        bots, room.hub.bots._mode = room.hub.bots._mode, False
        await ada.must(lay(ada))
        room.hub.bots._mode = bots
        room.store._db.execute("PRAGMA query_only = ON")
        before = room.kept_lines(id)
        await room.pass_time(20)  # the vote is due, and then it is the bot's turn
        assert room.kept_lines(id) == before
        assert room.hub.counts.failed_commits == 1  # and not over and over
        room.store._db.execute("PRAGMA query_only = OFF")
        await room.pass_time(RETRY)
        assert [prompt["kind"] for prompt in ada.prompts] == ["believe"]  # the bot's card


@live
async def test_a_store_that_is_gone_lets_all_devices_go(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    room = Room(tmp_path)
    await room.open()
    id = room.begin()
    ada, ben = room.devices(id)
    await room.flush()
    room.store._db.close()
    with caplog.at_level(logging.CRITICAL):
        ada.do(lay(ada))
        await room.flush()
        assert ada.got[-1] == ben.got[-1] == {"type": "ended", "reason": "closing", "again": True}
        with pytest.raises(StoreError):
            room.device(id, 0)
        await room.kill()


@live
async def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    room = Room(tmp_path)
    await room.open()
    broken, foreign, whole = room.begin(), room.begin(), room.begin()
    tokens = [room.hub.tokens.token(id, 0) for id in (broken, foreign, whole)]
    for id in (broken, foreign, whole):
        room.hub.hosting.set_public(id, 0, True)
    await room.kill()
    with closing(sqlite3.connect(room.path)) as db, db:
        db.execute("UPDATE logs SET lines = ? WHERE id = ?", (b"torn", broken))
        db.execute("UPDATE tables SET meta = CAST(replace(meta, 'bluff', 'charades') AS BLOB) WHERE id = ?", (foreign,))
    with caplog.at_level(logging.CRITICAL):
        await room.open()
        assert {one.table.id: one.your_turn for one in room.hub.lobby.own_tables(tokens)} == {
            broken: False,
            foreign: False,
            whole: True,
        }
        assert {one.id for one in room.hub.lobby.public_tables()} == {broken, foreign, whole}
        with pytest.raises(ParlourError):
            room.device(broken, 0)
        await room.device(whole, 0).must("resign")
        await room.close()


@live
async def test_of_two_hubs_on_one_file_the_older_owner_is_fenced_off(tmp_path: Path) -> None:
    async with Room(tmp_path) as room, Room(tmp_path, clock=room.clock) as other:
        id = room.begin()
        ada, ben = room.devices(id)
        await room.flush()
        elsewhere = other.device(id, 0)  # the other hub takes the table
        command = lay(elsewhere)
        await elsewhere.must(command)
        kept = room.kept_lines(id)
        ada.got.clear()
        lost = ada.do(command)
        await room.flush()
        assert ada.answer(lost)["type"] == "refused"
        assert "another server" in ada.answer(lost)["text"]["en"]
        assert ada.kinds()[0] == "welcome"  # as it stands now
        assert ada.n == len(kept)
        assert room.kept_lines(id) == kept
        assert room.hub.counts.conflicts == 1
        await ben.must("vote yes")  # and it is this hub's again
        refused = elsewhere.do("pause")
        await other.flush()
        assert elsewhere.answer(refused)["type"] == "refused"
        assert elsewhere.n == len(room.kept_lines(id))


@live
async def test_a_table_deleted_elsewhere_is_gone_here(tmp_path: Path) -> None:
    async with Room(tmp_path) as room, Room(tmp_path, clock=room.clock) as other:
        id = room.gather()
        ada = room.device(id, 0)
        await room.flush()
        other.hub.hosting.delete(id, 0)
        ada.say("Hello?")
        await room.flush()
        assert ada.got[-1] == {"type": "ended", "reason": "no-table", "again": False}


@live
async def test_chat_is_said_once_and_not_by_the_muted(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id = room.gather()
        ada, ben, watcher = *room.devices(id), room.device(id, None)
        ben.say("  Good   evening ", "same")
        ben.say("Good evening", "same")
        await room.flush()
        ben.say("Good evening", "same")
        await room.flush()
        line = {"n": 1, "at": room.clock.now, "seat": 1, "name": "Ben", "text": "Good evening"}
        assert ada.all("chat") == ben.all("chat") == watcher.all("chat") == [{"type": "chat", "line": line}]
        assert len(ben.all("done")) == 3
        room.hub.hosting.mute(id, 0, 1)
        assert ada.around["seats"][1]["muted"]
        assert ben.answer(ben.say("But"))["type"] == "refused"
        room.hub.hosting.mute(id, 0, 1, muted=False)
        for text in ("a", "b", "c", "d"):
            ben.say(text)
        await room.flush()
        assert ben.answer(ben.say("e"))["type"] == "refused"
        assert ben.answer(ben.say("\u0007"))["type"] == "refused"
        room.clock.now += 10
        ben.say("f")
        await room.flush()
        assert [one["line"]["text"] for one in ada.all("chat")] == ["Good evening", "a", "b", "c", "d", "f"]
        await room.close()
        await room.open()
        assert [one["n"] for one in room.device(id, 0).got[0]["chat"]] == [1, 2, 3, 4, 5, 6]


@live
async def test_a_game_that_fails_to_show_itself_keeps_no_other_table_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(state: object, seat: int | None) -> Never:
        raise RuntimeError("spilled")

    async with Room(tmp_path) as room:
        id, beside = room.begin(), room.begin()
        ada, other = room.device(id, 0), room.device(beside, 0)
        game = room.table(id).game
        assert game is not None
        game.rules = replace(game.rules, view=fail)
        laid, elsewhere = ada.do(lay(ada)), other.do(lay(other))  # both are committed together
        await room.flush()
        assert ada.answer(laid)["type"] == "done"  # it is written down
        assert [line.get("id") for line in room.kept_lines(id)].count(laid) == 1
        assert other.kinds()[-2:] == ["happened", "done"] and other.answer(elsewhere)["type"] == "done"
    assert f"Table {id}: what is new cannot be shown." in caplog.text and "spilled" in caplog.text
