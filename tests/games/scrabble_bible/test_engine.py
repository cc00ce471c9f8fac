"""The engine finds the game's plays with their scores."""

from random import Random
from typing import Any

import pytest

import parlour
from parlour.games.scrabble_bible.bots import engine, moves
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.tile_set import standard
from parlour.kernel.bot_driver import let_one_bot_act

OPTIONS: list[dict[str, Any]] = [
    {},
    {"star": "double-word", "bonus_list": "none"},
    {"bonus_list": "concordance", "my_cup_overflows": True},
    {"bonus_list": ("ARK", "LIGHT", "AT"), "bonus": "claimed"},
    {"word_list": ("AT", "TA", "TAR", "RAT", "ART", "EAT", "TEA", "ATE", "EAR", "ARE", "ERA"), "star": "double-word"},
]


@pytest.mark.parametrize("given", OPTIONS, ids=range(len(OPTIONS)))
def test_plays_of_real_games_are_the_same(given: dict[str, Any]) -> None:
    game = parlour.new("scrabble-bible", players=["Ada bot:greedy", "Ben bot:medium"], seed=3, **given)
    options, tile_set, rng = BibleOptions(**given), standard(), Random(1)
    looked = 0
    while not game.over and looked < 6:
        let_one_bot_act(game, rng)
        state = game.state
        assert isinstance(state, BibleState)
        rack = state.racks[state.turn].replace("?", "")  # blanks make the reference generator too slow
        if state.prompts or not rack:
            continue
        looked += 1
        graph = judge.graph(options)
        right = {
            (move.laid, move.across): move.score for move in moves.plays(state.board, rack, tile_set, options, graph)
        }
        position = engine.position(state.board, tile_set, options, graph)
        assert {(play.laid, play.across): play.score for play in position.plays(rack)} == right
        best = [play.score for play in position.best(rack, 5)]
        assert best == sorted(right.values(), reverse=True)[:5]
    assert looked
