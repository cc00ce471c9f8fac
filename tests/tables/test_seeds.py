"""Chance at live tables: the operating system's (AG-2), or for tests from one number."""

from pathlib import Path

import pytest
from tests.tables.room import Room, live

import parlour


async def play(folder: Path, key: str, test_seed: int, *, evict: bool = False) -> list[list[str]]:
    """What happens at two tables of a person and a bot, one after the other: each event, without its time."""
    folder.mkdir()
    async with Room(folder, bots="inline", test_seed=test_seed) as room:
        played = []
        for _ in range(2):
            others = [f"bot:{level}" for level in parlour.rules_of(key).levels[:1]] or ["Ben"]
            id = room.begin(key, ("Ada", *others))
            for _ in range(20):
                if evict:
                    room.hub.cache.evict(tuple(room.hub.cache.tables.values()))
                game = room.table(id).game
                assert game is not None
                if 0 in game.to_act and (command := next(iter(game.legal(0)), "")):
                    device = room.device(id, 0)
                    device.do(command)
                    device.drop()
                await room.pass_time(0.5)
            played.append([str(line["event"]) for line in room.kept_lines(id)])
        return played


@live
async def test_AG_2_without_a_test_seed_chance_is_the_operating_systems(tmp_path: Path, real_chance: None) -> None:
    async with Room(tmp_path, test_seed=None) as room:
        game = room.table(room.begin()).game
        assert game is not None
        assert game.head.seed is None


@pytest.mark.parametrize("key", parlour.game_keys())
@live
async def test_the_same_test_seed_gives_the_same_games_and_each_table_its_own(tmp_path: Path, key: str) -> None:
    first = await play(tmp_path / "first", key, 46)
    assert await play(tmp_path / "again", key, 46, evict=True) == first  # also if tables are loaded again and again
    assert first[0] != first[1]
    assert await play(tmp_path / "other", key, 47) != first
