"""AG-2 at live tables: the hash of the seed before the deal, the seed at the end, and every draw derived again."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.tables.harness import HubHarness, run_async

import parlour
from parlour.kernel.chance import Seal
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.log import read
from parlour.kernel.state import State
from parlour.kernel.verify import verify


async def play_on(harness: HubHarness, id: str, steps: int) -> None:
    """Both players in turn send the first legal command; time passes."""
    for _ in range(steps):
        game = harness.table(id).game
        assert game is not None
        for seat in game.to_act:
            if command := next(iter(game.legal(seat)), ""):
                client = harness.client(id, seat)
                client.do(command)
                client.drop()
        await harness.pass_time(3.0)


def gather(harness: HubHarness, key: str) -> str:
    """A table before play. Its secret is always the same, so that the game is."""
    id = harness.gather(key)
    table = harness.table(id)
    table.change(replace(table.meta, secret=bytes(range(32)).hex()))
    harness.table(id)  # commits it
    return id


async def resign(harness: HubHarness, id: str) -> Game[State]:
    """Both players give up, as far as they have to, until the game is over."""
    game = harness.table(id).game
    assert game is not None
    for seat in (0, 1):
        if not game.over:
            await harness.client(id, seat).must_do("resign")
    assert game.over
    return game


@pytest.mark.parametrize("key", parlour.game_keys())
@run_async
async def test_AG_2_what_was_promised_before_the_deal_is_shown_at_the_end(
    tmp_path: Path, key: str, real_chance: None
) -> None:
    async with HubHarness(tmp_path, test_seed=None) as harness:
        id = gather(harness, key)
        promised, secret = (await harness.hub.lobby.view(id)).commitment, harness.meta(id).secret
        assert Seal(bytes.fromhex(secret)).commitment == promised
        await harness.hub.hosting.start_game(id, 0)
        ada, nobody = harness.client(id, 0), harness.client(id, None)
        await play_on(harness, id, 6)
        game = harness.table(id).game
        assert game is not None
        assert game.head.commitment == promised
        told = repr(
            [ada.received, nobody.received, harness.stored_lines(id), game.dump(), await harness.hub.lobby.view(id)]
        )
        assert promised in told
        assert secret not in told
        assert await resign(harness, id) is game
        assert ada.lobby["secret"] == nobody.lobby["secret"] == secret
        assert verify(game.rules, read(game.dump(), parlour.rules_of)).lines == game.lines


@pytest.mark.parametrize("key", parlour.game_keys())
@run_async
async def test_AG_2_draws_follow_from_the_seed_across_a_restart(tmp_path: Path, key: str, real_chance: None) -> None:
    harness = HubHarness(tmp_path, test_seed=None)
    await harness.open()
    id = gather(harness, key)
    await harness.hub.hosting.start_game(id, 0)
    await play_on(harness, id, 4)
    await harness.kill()
    harness.clock.now += 100
    await harness.open()
    await play_on(harness, id, 4)
    game = await resign(harness, id)
    assert verify(game.rules, read(game.dump(), parlour.rules_of)).lines == game.lines
    await harness.close()


@run_async
async def test_AG_2_players_add_numbers_of_their_own_once_and_before_the_deal(
    tmp_path: Path, real_chance: None
) -> None:
    async with HubHarness(tmp_path, test_seed=None) as harness:
        hosting = harness.hub.hosting
        id = harness.gather()
        await hosting.add_number(id, 0, "Ada7")
        with pytest.raises(ParlourError, match="already added"):
            await hosting.add_number(id, 0, "other")
        told = harness.client(id, None)
        await harness.flush()
        assert "Ada7" not in repr(told.received)  # those who come later must not choose theirs by it
        await hosting.start_game(id, 0)
        game = harness.table(id).game
        assert game is not None
        assert game.head.numbers == ("Ada7", "")
        with pytest.raises(ParlourError, match="has started"):
            await hosting.add_number(id, 0, "late")


@run_async
async def test_AG_2_a_rematch_has_a_seed_of_its_own(tmp_path: Path, real_chance: None) -> None:
    async with HubHarness(tmp_path, test_seed=None) as harness:
        id = harness.gather()
        await harness.hub.hosting.add_number(id, 0, "Ada7")
        await harness.hub.hosting.start_game(id, 0)
        await harness.client(id, 0).must_do("resign")
        again = await harness.hub.hosting.rematch(id, 0)
        assert again.secret != harness.meta(id).secret
        assert [info.number for info in again.seats] == ["", ""]
        assert (await harness.hub.lobby.view(again.id)).secret == ""


@run_async
async def test_AG_2_a_table_without_a_secret_gets_one_before_the_deal(tmp_path: Path, real_chance: None) -> None:
    """Tables that gathered under 0.1."""
    async with HubHarness(tmp_path, test_seed=7) as harness:
        id = harness.gather()
        assert (await harness.hub.lobby.view(id)).commitment == ""
    async with HubHarness(tmp_path, test_seed=None) as harness:
        await harness.hub.hosting.start_game(id, 0)
        game = harness.table(id).game
        assert game is not None
        assert game.head.commitment == (await harness.hub.lobby.view(id)).commitment != ""
