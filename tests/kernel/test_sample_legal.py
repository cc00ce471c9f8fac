"""Random commands that will be accepted, and the player who plays if it can."""

from collections import Counter
from random import Random

import pytest
from tests.choice import OPEN, TILES
from tests.toys import bluff

import parlour
from parlour.kernel.command_text import kind_of
from parlour.kernel.game import Game
from parlour.kernel.random_play import choose, play_out

CHECKED = {key: {"words": "checked"} for key in parlour.game_keys() if hasattr(parlour.rules_of(key).options, "words")}


@pytest.mark.parametrize("key", [OPEN, TILES])
def test_kinds_are_drawn_evenly(key: str) -> None:
    game, rng = parlour.new(key, players=2, seed=3, **CHECKED.get(key, {})), Random(1)
    seat = game.to_act[0]
    kinds = Counter(kind_of(game.sample_legal(seat, rng) or "") for _ in range(600))
    assert len(kinds) > 1
    assert all(abs(count - 600 / len(kinds)) < 90 for count in kinds.values()), kinds


@pytest.mark.parametrize("key", [OPEN, TILES])
def test_only_the_kinds_that_are_wanted_are_drawn(key: str) -> None:
    game, rng = parlour.new(key, players=2, seed=3), Random(1)
    seat = game.to_act[0]
    for kind in {kind_of(game.sample_legal(seat, rng) or "") for _ in range(60)}:
        assert {kind_of(game.sample_legal(seat, rng, (kind,)) or "") for _ in range(5)} == {kind}
    assert game.sample_legal(seat, rng, ()) is None
    assert game.sample_legal(1 - seat, rng) is None


@pytest.mark.parametrize("key", parlour.game_keys())
def test_random_players_who_play_if_they_can_end_their_game(key: str) -> None:
    game = parlour.new(key, players=2, seed=4, **CHECKED.get(key, {}))
    play_out(game, Random(4))
    kinds = Counter(kind_of(line.command) for line in game.lines if line.command)
    assert game.over
    assert kinds.keys().isdisjoint(("resign", "pause", "leave", "back"))
    assert not game.rules.plays or any(kinds[kind] for kind in game.rules.plays)


def test_a_player_gives_up_its_turn_only_if_it_has_nothing_else_to_do() -> None:
    game, rng = parlour.new(OPEN, players=2, seed=4), Random(4)
    seat = game.to_act[0]
    while game.to_act == (seat,):
        command = choose(game, seat, rng)
        if command in game.rules.skip:
            assert all(kind_of(one) in game.rules.skip for one in game.legal(seat))
            break
        game.do(seat, command or "")


def test_a_game_that_lists_no_kinds_draws_from_its_legal_commands() -> None:
    game = Game.new(bluff.RULES, 2, 5)
    assert bluff.RULES.kinds is None
    play_out(game, Random(5))
    assert game.over
