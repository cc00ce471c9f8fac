"""Analysis of games, and hints."""

from __future__ import annotations

from random import Random
from typing import Unpack, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.scrabble_bible.tables import KEY, BibleGame, Options, dealt, table

import parlour
from parlour.games.scrabble_bible.game import RULES
from parlour.kernel.bot_driver import play_bots
from parlour.kernel.conformance import combinations

OPTIONS = [cast(Options, one) for one in combinations(RULES, Random("analysis"))]


def played(seed: int, *bots: str, **options: Unpack[Options]) -> BibleGame:
    players = [f"{name} bot:{level}" for name, level in zip(("Ada", "Ben", "Cleo"), bots, strict=False)]
    game = parlour.new(KEY, players=players, seed=seed, **options)
    play_bots(game, Random(seed))
    return game


@settings(max_examples=6, deadline=None)
@given(st.integers(0, 100))
def test_turn_scores_and_adjustments_add_up(seed: int) -> None:
    game = played(seed, "medium", "greedy")
    found = parlour.analyse(game)
    for seat in (0, 1):
        scored = sum(turn.score for turn in found.turns if turn.seat == seat)
        assert scored + found.adjustments[seat] == game.scores[seat] == found.scores[seat]
    assert found.turns[-1].points == game.scores
    assert found.turns[-1].chances == tuple((seat in game.winners) / len(game.winners) for seat in (0, 1))


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 100))
def test_nothing_is_better_than_the_best(seed: int) -> None:
    found = parlour.analyse(played(seed, "easy", "hard"))
    for turn in found.turns:
        assert turn.lost >= 0
        values = [option.value for option in turn.best]
        assert values == sorted(values, reverse=True)
        assert sum(turn.chances) == pytest.approx(1, abs=0.001)
    assert found.lost[0] > found.lost[1]  # an easy bot misses more


def test_a_log_says_the_same_as_its_game() -> None:
    game = played(3, "medium", "hard")
    assert parlour.analyse(game.log) == parlour.analyse(parlour.load(game.dump()))


@pytest.mark.parametrize("number", range(0, len(OPTIONS), 3))
def test_games_of_every_kind_can_be_analysed(number: int) -> None:
    found = parlour.analyse(played(number, "medium", "greedy", "medium", **OPTIONS[number]))
    assert len(found.lost) == 3
    assert found.turns


def test_SB_16_a_play_that_was_withdrawn_scored_nothing() -> None:
    game = dealt({0: "QZXVVKJ"}, players=2)
    game.do(0, "play 8H QZXV")
    game.do(1, "challenge")
    (turn,) = parlour.analyse(game).turns
    assert turn.withdrawn and turn.score == 0 and turn.points == (0, 0)


def test_AG_5_moves_taken_back_are_not_analysed() -> None:
    game = dealt({0: "AEINRST"}, players=2)
    game.do(0, "play 8H TEA")
    game.do(0, "back")
    game.do(1, "accept")
    assert parlour.analyse(game).turns == ()


def test_a_position_has_its_best_plays() -> None:
    found = parlour.analyse(table({"8G": "LIGHT"}, ["?EINRST"], words="checked"))
    assert found.turns == () and found.to_move == 0
    assert len(found.now) == 15 and found.now[0].value >= found.now[1].value


# Hints


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 50), st.sampled_from(["easy", "medium", "greedy", "hard"]))
def test_a_hint_can_be_followed(seed: int, level: str) -> None:
    game = parlour.new(KEY, players=["Ada", "Ben"], seed=seed, aids="hints", words="checked")
    for _ in range(4):
        (seat,) = game.to_act[-1:]
        game.do(seat, parlour.hint(game, seat, level))


def test_AG_7_no_hint_where_the_table_plays_without() -> None:
    game = parlour.new(KEY, players=["Ada", "Ben"], seed=1)
    with pytest.raises(parlour.RuleViolation) as refusal:
        parlour.hint(game, game.to_act[0])
    assert refusal.value.rule == "AG-7"


def test_hints_need_a_seat_to_act_and_a_known_level() -> None:
    game = parlour.new(KEY, players=["Ada", "Ben"], seed=1, aids="hints")
    (seat,) = game.to_act
    with pytest.raises(parlour.ParlourError, match="on your turn"):
        parlour.hint(game, 1 - seat)
    with pytest.raises(parlour.ParlourError, match="no bot"):
        parlour.hint(game, seat, "wizard")
