"""What all see alike is made once; whoever sees nothing of what happened is not told; and yet all see all they may."""

import asyncio
import tempfile
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.choice import RACE, TILES
from tests.tables.room import Device, Json, Room, live

from parlour.contract import additions_of
from parlour.kernel.commands import Command, Vote
from parlour.kernel.game import Game
from parlour.kernel.i18n import LANGUAGES
from parlour.kernel.state import State


def plain(data: object) -> Json:
    found: Json = msgspec.json.decode(msgspec.json.encode(data))
    return found


def whole(game: Game[State], seat: int | None) -> Json:
    """The view built from scratch without its constant part; without a page of its own, with prompts as sentences."""
    setting = plain(game.rules.setting(game.state))
    view = {name: value for name, value in plain(game.view(seat)).items() if name not in setting}
    if not additions_of(game.rules.key).page:
        asked = view["prompts"]
        view["prompt_texts"] = {str(one["number"]): {lang: game.pose(one, lang) for lang in LANGUAGES} for one in asked}
    return view


def is_stale(room: Room, id: str, seat: int, seen: int) -> bool:
    live = room.table(id).live
    assert live is not None
    return any(live._prompts.is_stale(seat, command, seen) for command in (Vote("no"), Command()))


async def begin_race(room: Room) -> tuple[str, list[Device]]:
    id = room.begin(RACE, ("Ada", "Ben", "Cleo"))
    devices = [*room.devices(id), room.device(id, None)]
    for device in devices[:-1]:
        await device.must("ready")
    for device in devices:
        device.got.clear()
    return id, devices


@live
async def test_MO_17_a_wrong_word_is_told_to_nobody_but_its_speaker(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        _, (ada, *others) = await begin_race(room)
        await ada.must("say QZX")
        assert ada.kinds() == ["happened", "done"]
        assert [one["word"] for one in ada.view["heard"]] == ["QZX"]
        assert [one.got for one in others] == [[], [], []]


@live
async def test_AG_1_that_a_word_is_held_is_told_to_its_speaker_alone(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id, (ada, *others) = await begin_race(room)
        game = room.table(id).game
        assert game is not None
        word = next(command for command in game.legal(0) if command.startswith("say "))
        await ada.must(word)
        assert ada.view["held"] == word.removeprefix("say ")
        assert [one.got for one in others] == [[], [], []]
        await room.pass_time(1.0)
        for one in others:
            assert [seen["event"]["type"] for seen in one.got[-1]["events"]] == ["Collected"]
            assert one.n == ada.n == len(game.lines)


@live
async def test_whoever_comes_between_is_up_to_date_without_being_told_again(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        id, (ada, *_) = await begin_race(room)
        await ada.must("say QZX")
        later = room.device(id, 1)
        await ada.must("say QZY")
        game = room.table(id).game
        assert game is not None
        assert later.view == whole(game, 1)
        assert "happened" not in later.kinds()


@pytest.mark.parametrize("key", [RACE, f"{RACE} off-the-grid", f"{RACE} eagle-eyes", "buzz", "bluff", TILES])
@given(chance=st.integers(0, 1 << 30), players=st.integers(2, 4), steps=st.integers(1, 60))
@settings(max_examples=25)
def test_everybody_has_what_a_view_made_anew_shows(key: str, chance: int, players: int, steps: int) -> None:
    """Commands of all kinds, several between two commits, time passing, devices coming and going."""
    rng = Random(chance)
    game_key, _, variation = key.partition(" ")
    options = {"variation": variation} if variation else {}

    async def play() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with Room(Path(folder), test_seed=chance) as room:
                id = room.begin(game_key, ("Ada", "Ben", "Cleo", "Dan")[:players], **options)
                devices = [*room.devices(id), room.device(id, None)]
                game = room.table(id).game
                assert game is not None
                for _ in range(steps):
                    for _ in range(rng.choice((1, 1, 1, 3))):
                        device = rng.choice(devices)
                        seat = device.connection.seat
                        if seat is not None and (command := game.sample(seat, rng)):
                            device.do(command)
                    if rng.random() < 0.1:
                        device = devices.pop(rng.randrange(len(devices)))
                        device.drop()
                        devices.append(room.device(id, device.connection.seat))
                    await room.pass_time(rng.choice((0.0, 0.1, 0.5, 5.0)))
                    for device in devices:
                        seat = device.connection.seat
                        assert device.view == whole(game, seat)
                        # Whoever has seen all that they may see is never too late.
                        assert seat is None or not is_stale(room, id, seat, device.n)

    asyncio.run(play())
