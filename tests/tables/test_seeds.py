"""Random numbers at the tables of a server started for tests."""

from pathlib import Path

import pytest
from tests.tables.harness import HubHarness, run_async

import parlour


async def play(folder: Path, key: str, test_seed: int, *, evict: bool = False) -> list[list[str]]:
    """The events at two tables of a person and a bot, one after the other, without their times."""
    folder.mkdir()
    async with HubHarness(folder, bots="inline", test_seed=test_seed) as harness:
        played = []
        for _ in range(2):
            others = [f"bot:{level}" for level in parlour.rules_of(key).levels[:1]] or ["Ben"]
            id = harness.begin(key, ("Ada", *others))
            for _ in range(20):
                if evict:
                    await harness.hub.cache.evict(tuple(harness.hub.cache.tables.values()))
                game = harness.table(id).game
                assert game is not None
                if 0 in game.to_act and (command := next(iter(game.legal(0)), "")):
                    client = harness.client(id, 0)
                    client.do(command)
                    client.drop()
                await harness.pass_time(0.5)
            played.append([str(line["event"]) for line in harness.stored_lines(id)])
        return played


@pytest.mark.parametrize("key", parlour.game_keys())
@run_async
async def test_the_same_test_seed_gives_the_same_games_and_each_table_its_own(tmp_path: Path, key: str) -> None:
    first = await play(tmp_path / "first", key, 46)
    assert await play(tmp_path / "again", key, 46, evict=True) == first  # also if tables are evicted and reloaded
    assert first[0] != first[1]
    assert await play(tmp_path / "other", key, 47) != first
