"""Views: the common part is encoded once, and a seat is sent only events that it sees."""

import asyncio
import tempfile
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.choice import RACE, TILES
from tests.tables.harness import Client, HubHarness, Json, run_async

from parlour.kernel.commands import Command, Vote
from parlour.kernel.game import Game
from parlour.kernel.messages import prompt_message
from parlour.kernel.state import State
from parlour.kernel.view import see_prompts


def plain(data: object) -> Json:
    found: Json = msgspec.json.decode(msgspec.json.encode(data))
    return found


def whole(game: Game[State], seat: int | None) -> Json:
    """The view built from scratch, without its setting, and with the messages of its prompts."""
    setting = plain(game.rules.setting(game.state))
    view = {name: value for name, value in plain(game.view(seat)).items() if name not in setting}
    prompts = see_prompts(game.moment, seat)
    view["prompt_messages"] = {str(one.number): plain(prompt_message(game.rules, one)) for one in prompts}
    return view


def is_stale(harness: HubHarness, id: str, seat: int, seen: int) -> bool:
    live = harness.table(id).live
    assert live is not None
    return any(live._prompts.is_stale(seat, command, seen) for command in (Vote("no"), Command()))


async def begin_race(harness: HubHarness) -> tuple[str, list[Client]]:
    id = harness.begin(RACE, ("Ada", "Ben", "Cleo"))
    clients = [*harness.clients(id), harness.client(id, None)]
    for client in clients[:-1]:
        await client.must_do("ready")
    for client in clients:
        client.received.clear()
    return id, clients


@run_async
async def test_MO_17_a_wrong_word_is_sent_only_to_its_speaker(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        _, (ada, *others) = await begin_race(harness)
        await ada.must_do("say QZX")
        assert ada.kinds() == ["happened", "done"]
        assert [one["word"] for one in ada.view["heard"]] == ["QZX"]
        assert [one.received for one in others] == [[], [], []]


@run_async
async def test_AG_1_only_the_speaker_knows_that_a_word_is_held(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id, (ada, *others) = await begin_race(harness)
        game = harness.table(id).game
        assert game is not None
        word = next(command for command in game.legal(0) if command.startswith("say "))
        await ada.must_do(word)
        assert ada.view["held"] == word.removeprefix("say ")
        assert [one.received for one in others] == [[], [], []]
        await harness.pass_time(1.0)
        for one in others:
            assert [seen["event"]["type"] for seen in one.received[-1]["events"]] == ["Collected"]
            assert one.n == ada.n == len(game.lines)


@run_async
async def test_a_client_that_connects_before_the_commit_is_sent_nothing_twice(tmp_path: Path) -> None:
    async with HubHarness(tmp_path) as harness:
        id, (ada, *_) = await begin_race(harness)
        await ada.must_do("say QZX")
        later = harness.client(id, 1)
        await ada.must_do("say QZY")
        game = harness.table(id).game
        assert game is not None
        assert later.view == whole(game, 1)
        assert "happened" not in later.kinds()


@pytest.mark.parametrize("key", [RACE, f"{RACE} off-the-grid", f"{RACE} eagle-eyes", "buzz", "bluff", TILES])
@given(chance=st.integers(0, 1 << 30), players=st.integers(2, 4), steps=st.integers(1, 60))
@settings(max_examples=25)
def test_sent_views_equal_a_view_built_from_scratch(key: str, chance: int, players: int, steps: int) -> None:
    """Random commands, several per commit, with time passing and clients that come and go."""
    rng = Random(chance)
    game_key, _, variation = key.partition(" ")
    options = {"variation": variation} if variation else {}

    async def play() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with HubHarness(Path(folder), test_seed=chance) as harness:
                id = harness.begin(game_key, ("Ada", "Ben", "Cleo", "Dan")[:players], **options)
                clients = [*harness.clients(id), harness.client(id, None)]
                game = harness.table(id).game
                assert game is not None
                for _ in range(steps):
                    for _ in range(rng.choice((1, 1, 1, 3))):
                        client = rng.choice(clients)
                        seat = client.connection.seat
                        if seat is not None and (command := game.sample(seat, rng)):
                            client.do(command)
                    if rng.random() < 0.1:
                        client = clients.pop(rng.randrange(len(clients)))
                        client.drop()
                        clients.append(harness.client(id, client.connection.seat))
                    await harness.pass_time(rng.choice((0.0, 0.1, 0.5, 5.0)))
                    for client in clients:
                        seat = client.connection.seat
                        assert client.view == whole(game, seat)
                        # A command of a client that has seen everything is never stale.
                        assert seat is None or not is_stale(harness, id, seat, client.n)

    asyncio.run(play())
