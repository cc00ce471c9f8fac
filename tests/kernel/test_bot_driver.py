"""Bots among themselves: time passes by their pace, and no driver goes on for ever."""

from random import Random

import pytest

import parlour
from parlour.kernel import bot_driver
from parlour.kernel.bot_driver import let_one_bot_act, play_bots
from parlour.kernel.cast import cast, character, free_name
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.rules import Timed
from parlour.kernel.state import State

WITH_BOTS = [key for key in parlour.game_keys() if parlour.rules_of(key).levels]
RACES = [key for key in WITH_BOTS if isinstance(parlour.rules_of(key).bot(parlour.rules_of(key).levels[0]), Timed)]


@pytest.mark.parametrize("key", RACES)
def test_time_passes_by_the_pace_of_each_bot(key: str) -> None:
    game = parlour.new(key, players=["Piccolo bot:easy", "Mimosa bot:easy"], seed=3)
    said = play_bots(game, Random(3))
    assert game.over
    times = [line.at for line in game.lines]
    assert times == sorted(times) and len(set(times)) > len(said) / 2
    again = parlour.new(key, players=["Piccolo bot:easy", "Mimosa bot:easy"], seed=3)
    play_bots(again, Random(3))
    assert again.dump() == game.dump()


@pytest.mark.parametrize("key", RACES)
def test_with_people_at_the_table_time_is_theirs(key: str) -> None:
    game = parlour.new(key, players=["Ada", "bot:easy"], seed=3)
    play_bots(game, Random(3))
    assert not game.over and {line.at for line in game.lines} == {0.0}


def while_bots_act(game: Game[State]) -> None:
    while let_one_bot_act(game, Random(1)) is not None:
        pass


@pytest.mark.parametrize("key", WITH_BOTS)
def test_a_game_that_does_not_end_is_named(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_driver, "LONGEST_LOG", 3)
    level = parlour.rules_of(key).levels[0]
    game = parlour.new(key, players=[f"bot:{level}"] * 2, seed=4711)
    with pytest.raises(ParlourError, match="4711") as refusal:
        play_bots(game, Random(1))
    assert parlour.rules_of(key).title["en"] in str(refusal.value)
    with pytest.raises(ParlourError, match="4711"):
        while_bots_act(game)


@pytest.mark.parametrize("key", WITH_BOTS)
def test_bots_without_a_name_get_one_of_the_cast(key: str) -> None:
    level = parlour.rules_of(key).levels[0]
    game = parlour.new(key, players=["Biscuit", f"bot:{level}"], seed=1)
    name = free_name(level, ["Biscuit"])
    assert [seat.name for seat in game.state.seats] == ["Biscuit", name] and name != "Biscuit"
    assert [seat["character"] for seat in game.view(0)["seats"]] == ["", name.lower()]  # type: ignore[attr-defined]


def test_the_cast_is_enough_for_every_table() -> None:
    most = max(parlour.rules_of(key).seats.stop - 1 for key in parlour.game_keys())
    names: list[str] = []
    for _ in range(most):
        names.append(free_name("medium", names))
    assert len({character(name).key for name in names}) == min(most, len(cast())) == most
    for one in cast():
        assert character(one.name) is one
        assert -1 <= one.boldness <= 1 and 0.5 <= one.pace <= 1.5
