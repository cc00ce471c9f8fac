"""Failed commits are rolled back, and a former owner cannot write."""

import logging
import sqlite3
import threading
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Never

import msgspec
import pytest
from tests.choice import TILES
from tests.tables.harness import HubHarness, damage, lay, marked_words, run_async

from parlour.kernel.errors import ParlourError
from parlour.tables.commits import RETRY
from parlour.tables.errors import OwnedElsewhere, StoreError
from parlour.tables.sqlite import SQLiteStore, _Checkpointer
from parlour.tables.table import Table


def fill_disk(harness: HubHarness) -> None:
    """Stop the file from growing, so that SQLite fails."""
    (pages,) = harness.store._db.execute("PRAGMA page_count").fetchone()
    harness.store._db.execute(f"PRAGMA max_page_count = {pages}")


def free_disk(harness: HubHarness) -> None:
    harness.store._db.execute("PRAGMA max_page_count = 1000000")


@run_async
async def test_a_table_that_cannot_be_read_after_a_failed_commit_goes_on_later_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Never:
        raise StoreError("tables-failed")

    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada = harness.client(id, 0)
        await harness.flush()
        with monkeypatch.context() as broken:
            broken.setattr(harness.store, "append", fail)
            broken.setattr(harness.store, "read", fail)
            ada.do(lay(ada))
            await harness.flush()
        assert ada.received[-1] == {"type": "ended", "reason": "closing", "again": True}
        assert id not in harness.hub.cache.tables
        await harness.hub.load_claimed()
        assert id in harness.hub.cache.tables


@run_async
async def test_an_error_after_the_commit_of_one_table_does_not_hold_the_others_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with HubHarness(tmp_path) as harness:
        ids = [harness.begin() for _ in range(3)]
        clients = [harness.client(id, 0) for id in ids]
        await harness.flush()
        cache, schedule = harness.hub.cache, harness.hub.cache._on_progress

        def fail_at_the_first(table: Table) -> None:
            if table.id == ids[0]:
                raise RuntimeError("no alarm")
            schedule(table)

        cache._on_progress = fail_at_the_first
        for turn in range(2):
            said = [client.do(lay(client) if turn == 0 else "pause") for client in clients]
            await harness.flush()
            assert {client.answer(id)["type"] for client, id in zip(clients, said, strict=True)} == {"done"}
        cache._on_progress = schedule
        assert "no alarm" in caplog.text


@run_async
async def test_a_failed_commit_tells_nobody_and_leaves_nothing(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id, beside = harness.begin(names=("Ada", "Ben", "Cleo", "Dan")), harness.begin()
        clients = harness.clients(id)
        ada, other = clients[0], harness.client(beside, 0)
        await harness.flush()
        before, command = harness.stored_lines(id), lay(ada)
        for client in (*clients, other):
            client.received.clear()
        fill_disk(harness)
        laid, elsewhere = ada.do(command), other.do("pause")
        said = [client.say("word " * 99) for client in clients for _ in range(5)]  # more than fits into the pages
        await harness.flush()
        assert harness.hub.counts.failed_commits == 1
        assert [kind for client in clients for kind in client.kinds() if kind != "table"] == ["refused"] * 21
        assert ada.answer(laid)["message"]["id"] == "tables-not-saved"
        assert other.answer(elsewhere)["type"] == "refused"  # one transaction fails as a whole
        assert harness.stored_lines(id) == before
        game = harness.table(id).game
        assert game is not None
        assert len(game.lines) == len(before)
        assert game.view(0)["hand"] == msgspec.convert(harness.client(id, 0).view["hand"], str)

        free_disk(harness)
        ada.received.clear()
        harness.clock.now += 10
        ada.do(command, laid)  # sent again, as by a client without an answer
        clients[1].say("word " * 99, said[5])
        await harness.flush()
        assert ada.kinds() == ["happened", "table", "chat", "done"]
        assert [line.get("id") for line in harness.stored_lines(id)].count(laid) == 1


@run_async
async def test_a_change_by_the_host_that_fails_to_commit_is_rolled_back(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather(names=("Ada", "bot:medium"))
        await harness.hub.hosting.add_seat(id, 0)
        ada = harness.client(id, 0)
        await harness.flush()
        ada.received.clear()
        harness.store._db.execute("PRAGMA query_only = ON")
        before = harness.store.meta(id)
        for attempt in (
            lambda: harness.hub.hosting.join(id, "Ben"),
            lambda: harness.hub.hosting.set_seat(id, 0, 2, "bot"),
            lambda: harness.hub.hosting.drop_seat(id, 0, 1),
            lambda: harness.hub.hosting.create("bluff", {}, "", [*before.seats[:1]] if before else [], False, False),
        ):
            with pytest.raises(StoreError):
                await attempt()
        assert harness.store.meta(id) == before == harness.meta(id)
        harness.store._db.execute("PRAGMA query_only = OFF")
        await harness.flush()
        assert ada.all("welcome") == []  # nothing was sent, so nothing has to be sent again
        assert (await harness.hub.hosting.join(id, "Ben"))[0] == 2
        assert ada.lobby["seats"][2]["name"] == "Ben"


@run_async
async def test_alarms_and_bots_are_retried_after_a_failed_commit(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, bots="inline") as harness:
        id = harness.begin(names=("Ada", "bot:medium"))
        ada = harness.client(id, 0)
        await harness.flush()
        bots, harness.hub.bots._mode = harness.hub.bots._mode, False
        await ada.must_do(lay(ada))
        harness.hub.bots._mode = bots
        harness.store._db.execute("PRAGMA query_only = ON")
        before = harness.stored_lines(id)
        await harness.pass_time(20)  # the vote is due, and then it is the bot's turn
        assert harness.stored_lines(id) == before
        assert harness.hub.counts.failed_commits == 1  # and not over and over
        harness.store._db.execute("PRAGMA query_only = OFF")
        await harness.pass_time(RETRY)
        assert [prompt["kind"] for prompt in ada.prompts] == ["believe"]  # the bot's card


@run_async
async def test_all_connections_end_when_the_store_is_gone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin()
    ada, ben = harness.clients(id)
    await harness.flush()
    harness.store._db.close()
    with caplog.at_level(logging.CRITICAL):
        ada.do(lay(ada))
        await harness.flush()
        assert ada.received[-1] == ben.received[-1] == {"type": "ended", "reason": "closing", "again": True}
        with pytest.raises(StoreError):
            harness.client(id, 0)
        await harness.kill()


@run_async
async def test_nothing_is_acknowledged_after_the_file_was_deleted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    id = harness.begin()
    ada, ben = harness.clients(id)
    await harness.flush()
    harness.store.check()
    n = len(harness.stored_lines(id))
    harness.path.unlink()
    lost = ada.do(lay(ada))
    await harness.flush()
    assert ada.answer(lost)["message"] == {"id": "tables-store-gone"}
    assert len(ben.view["prompts"]) == 0  # nobody was told of it
    with pytest.raises(StoreError):
        harness.store.check()
    with pytest.raises(StoreError):
        await harness.hub.hosting.set_public(id, 0, True)
    with caplog.at_level(logging.CRITICAL):
        await harness.close()
    assert len(harness.stored_lines(id)) == n  # written again from what was still open
    await harness.open()
    await harness.client(id, 0).must_do(lay(ada))
    await harness.close()


def test_a_thread_of_the_journal_that_begins_after_the_file_was_deleted_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deleted, run, failed = threading.Event(), _Checkpointer._run, list[object]()

    def run_late(checkpointer: _Checkpointer) -> None:
        deleted.wait()
        run(checkpointer)

    monkeypatch.setattr(_Checkpointer, "_run", run_late)
    monkeypatch.setattr(threading, "excepthook", failed.append)
    path = tmp_path / "tables.db"
    store = SQLiteStore(path)
    assert store._checkpointer is not None
    store._checkpointer._pause = 0.0
    store.begin_run(now=1.0)  # it has something to write back
    path.unlink()
    deleted.set()
    for _ in range(3):
        store._checkpointer.requested.set()
        while store._checkpointer.requested.is_set():
            assert store._checkpointer._thread.is_alive()
            time.sleep(0.001)
    with pytest.raises(StoreError):
        store.check()
    store.close()
    assert failed == []
    with closing(SQLiteStore(path)) as again:
        assert again.begin_run(now=2.0).number == 2


def test_a_file_that_is_deleted_while_it_is_opened_is_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, set_up = tmp_path / "tables.db", SQLiteStore._set_up

    def set_up_and_delete(store: SQLiteStore, *given: str) -> None:
        set_up(store, *given)  # type: ignore[arg-type]
        path.unlink()

    monkeypatch.setattr(SQLiteStore, "_set_up", set_up_and_delete)
    with pytest.raises(StoreError) as refused:
        SQLiteStore(path)
    assert refused.value.to_message().id == "tables-cannot-open-store"
    assert not path.exists()


@run_async
async def test_nothing_is_acknowledged_after_the_file_was_replaced(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada = harness.client(id, 0)
        await harness.flush()
        other = tmp_path / "other.db"
        other.write_bytes(harness.path.read_bytes())
        other.replace(harness.path)
        lost = ada.do(lay(ada))
        await harness.flush()
        assert ada.answer(lost)["message"] == {"id": "tables-store-gone"}
        kept = harness.path.read_bytes()
    assert harness.path.read_bytes() == kept  # it is somebody else's


@run_async
async def test_a_table_that_cannot_be_read_does_not_block_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    broken, foreign, whole = harness.begin(), harness.begin(), harness.begin()
    tokens = [await harness.hub.tokens.token(id, 0) for id in (broken, foreign, whole)]
    for id in (broken, foreign, whole):
        await harness.hub.hosting.set_public(id, 0, True)
    await harness.kill()
    with closing(sqlite3.connect(harness.path)) as db, db:
        db.execute("UPDATE logs SET lines = ? WHERE id = ?", (b"torn", broken))
        db.execute("UPDATE tables SET meta = CAST(replace(meta, 'bluff', 'charades') AS BLOB) WHERE id = ?", (foreign,))
    with caplog.at_level(logging.CRITICAL):
        await harness.open()
        assert {one.table.id: one.your_turn for one in await harness.hub.lobby.own_tables(tokens)} == {
            broken: False,
            foreign: False,
            whole: True,
        }
        assert {one.id for one in await harness.hub.lobby.public_tables()} == {broken, foreign, whole}
        with pytest.raises(ParlourError):
            harness.client(broken, 0)
        await harness.client(whole, 0).must_do("resign")
        await harness.close()


@run_async
async def test_a_damaged_page_hides_one_table_of_a_list(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    harness = HubHarness(tmp_path)
    await harness.open()
    ids = [harness.begin(TILES, word_list=marked_words(mark)) for mark in "XYZ"]
    tokens = [await harness.hub.tokens.token(id, 0) for id in ids]
    await harness.kill()
    assert damage(harness.path, "Y") == ids[1]
    with caplog.at_level(logging.CRITICAL):
        await harness.open()
        found = {one.table.id for one in await harness.hub.lobby.own_tables(tokens)}
        assert found >= {ids[0], ids[2]}
        with pytest.raises(StoreError):
            harness.client(ids[1], 0)
        with pytest.raises(StoreError):
            harness.store.check()  # the operator is told
        await harness.client(ids[0], 0).must_do("pause")
        await harness.close()


@run_async
async def test_of_two_hubs_on_one_file_the_older_owner_is_fenced_off(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness, HubHarness(tmp_path, clock=harness.clock) as other:
        id = harness.begin()
        ada, ben = harness.clients(id)
        await harness.flush()
        elsewhere = other.client(id, 0)  # the other hub acquires the table
        command = lay(elsewhere)
        await elsewhere.must_do(command)
        stored = harness.stored_lines(id)
        ada.received.clear()
        lost = ada.do(command)
        await harness.flush()
        assert not [one for one in ada.received if one.get("id") == lost]  # clients send it again to the new owner
        for client in (ada, ben):
            assert client.received[-1] == {"type": "ended", "reason": "closing", "again": True}
        assert harness.stored_lines(id) == stored
        assert harness.hub.counts.conflicts == 1
        with pytest.raises(OwnedElsewhere):  # it never takes the table back
            harness.client(id, 1)
        await other.client(id, 1).must_do("vote yes")


@run_async
async def test_a_table_deleted_elsewhere_is_gone_here(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness, HubHarness(tmp_path, clock=harness.clock) as other:
        id = harness.gather()
        ada = harness.client(id, 0)
        await harness.flush()
        await other.hub.hosting.delete(id, 0)
        ada.say("Hello?")
        await harness.flush()
        assert ada.received[-1] == {"type": "ended", "reason": "no-table", "again": False}


@run_async
async def test_a_chat_line_is_added_once_and_refused_from_muted_players(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.gather()
        ada, ben, watcher = *harness.clients(id), harness.client(id, None)
        ben.say("  Good   evening ", "same")
        ben.say("Good evening", "same")
        await harness.flush()
        ben.say("Good evening", "same")
        await harness.flush()
        line = {"n": 1, "at": harness.clock.now, "seat": 1, "name": "Ben", "text": "Good evening", "phrase": None}
        assert ada.all("chat") == ben.all("chat") == watcher.all("chat") == [{"type": "chat", "line": line}]
        assert len(ben.all("done")) == 3
        await harness.hub.hosting.mute(id, 0, 1)
        assert ada.lobby["seats"][1]["muted"]
        assert ben.answer(ben.say("But"))["type"] == "refused"
        await harness.hub.hosting.mute(id, 0, 1, muted=False)
        for text in ("a", "b", "c", "d"):
            ben.say(text)
        await harness.flush()
        assert ben.answer(ben.say("e"))["type"] == "refused"
        assert ben.answer(ben.say("\u0007"))["type"] == "refused"
        harness.clock.now += 10
        ben.say("f")
        await harness.flush()
        assert [one["line"]["text"] for one in ada.all("chat")] == ["Good evening", "a", "b", "c", "d", "f"]
        await harness.close()
        await harness.open()
        assert [one["n"] for one in harness.client(id, 0).received[0]["chat"]] == [1, 2, 3, 4, 5, 6]


@run_async
async def test_an_error_in_one_games_view_does_not_block_other_tables(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(state: object, seat: int | None) -> Never:
        raise RuntimeError("spilled")

    async with HubHarness(tmp_path) as harness:
        id, beside = harness.begin(), harness.begin()
        ada, other = harness.client(id, 0), harness.client(beside, 0)
        game = harness.table(id).game
        assert game is not None
        game.rules = replace(game.rules, view=fail)
        laid, elsewhere = ada.do(lay(ada)), other.do(lay(other))  # both are committed together
        await harness.flush()
        assert ada.answer(laid)["type"] == "done"  # it is committed
        assert [line.get("id") for line in harness.stored_lines(id)].count(laid) == 1
        assert other.kinds()[-2:] == ["happened", "done"] and other.answer(elsewhere)["type"] == "done"
    assert f"Table {id}: its changes cannot be sent." in caplog.text and "spilled" in caplog.text
