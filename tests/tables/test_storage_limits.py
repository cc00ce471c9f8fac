"""Limits on what is stored: for each owner, for each game, and for how long."""

from pathlib import Path

import pytest
from tests.choice import TILES
from tests.tables.harness import HubHarness, marked_words, run_async

from parlour.tables import live_game, storage_limits
from parlour.tables.errors import NoTable, NotAllowed
from parlour.tables.meta import SeatInfo
from parlour.tables.storage_limits import ABANDONED_DAYS, DAY, StorageLimits

SEATS = [SeatInfo(kind="person", name="Ada"), SeatInfo()]


@run_async
async def test_the_tables_of_one_address_have_a_limit(tmp_path: Path) -> None:
    harness = HubHarness(tmp_path, storage=StorageLimits(owner_bytes=100_000))
    async with harness:

        async def create(address: str) -> str:
            words: dict[str, object] = {"word_list": marked_words("X")}
            return (await harness.hub.hosting.create(TILES, words, "", SEATS, False, False, address=address)).id

        made = [await create("10.0.0.2") for _ in range(5)]
        with pytest.raises(NotAllowed) as refused:
            await create("10.0.0.2")
        assert refused.value.to_message().id == "tables-no-room"
        await create("10.0.0.3")  # another address has room of its own
        await create("")  # a table that no client asked for counts for nobody
        await harness.hub.hosting.delete(made[0], 0)
        await create("10.0.0.2")
        owners = harness.store._db.execute("SELECT DISTINCT owner FROM tables").fetchall()
        assert len(owners) == 3 and not any(b"10.0.0" in owner for (owner,) in owners)


@run_async
async def test_a_game_that_has_become_too_long_ends_by_leaving_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        ada = harness.client(id, 0)
        monkeypatch.setattr(live_game, "MAX_LINES", harness.table(id).n)
        refused = ada.do("pause")
        await harness.flush()
        assert ada.answer(refused)["message"] == {"id": "tables-log-full"}
        await ada.must_do("resign")
    assert storage_limits.MAX_LINES >= 10_000


@run_async
async def test_bots_do_not_go_on_with_a_game_that_has_become_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(storage_limits, "MAX_LINES", 12)
    async with HubHarness(tmp_path, bots="inline") as harness:
        bots = [SeatInfo(kind="bot", level="medium")] * 2
        meta = await harness.hub.hosting.create("bluff", {}, "", bots, False, False)
        await harness.flush()
        assert harness.meta(meta.id).status == "playing" and 12 <= harness.table(meta.id).n < 20
        assert f"Table {meta.id}: bots play bluff in circles: seed " in caplog.text


@run_async
async def test_tables_that_nobody_uses_are_deleted(tmp_path: Path) -> None:
    async with HubHarness(tmp_path, storage=StorageLimits(keep_days=100)) as harness:
        abandoned, over, playing, opened = harness.gather(), harness.begin(), harness.begin(), harness.begin()
        for id in (over, opened):
            await harness.client(id, 0).must_do("resign")
        await harness.close()
        await harness.open()
        harness.clock.now += (ABANDONED_DAYS - 1) * DAY
        await harness.hub.delete_unused()
        assert harness.hub.counts.deleted == 0
        harness.clock.now += 2 * DAY
        await harness.hub.delete_unused()
        with pytest.raises(NoTable):
            harness.meta(abandoned)
        assert harness.client(opened, 0).view["over"]
        await harness.hub.cache.evict(tuple(harness.hub.cache.tables.values()))
        harness.clock.now += (100 - ABANDONED_DAYS) * DAY
        await harness.hub.delete_unused()
        with pytest.raises(NoTable):
            harness.meta(over)
        assert harness.meta(playing).status == "playing"
        assert harness.meta(opened).status == "over"
        assert harness.stored_lines(over) == []


@run_async
async def test_finished_games_are_kept_unless_the_operator_says_otherwise(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id = harness.begin()
        await harness.client(id, 0).must_do("resign")
        await harness.close()
        await harness.open()
        harness.clock.now += 10_000 * DAY
        await harness.hub.delete_unused()
        assert harness.meta(id).status == "over"
