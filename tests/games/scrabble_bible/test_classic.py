"""SB-40: the rules of `classic`. Its records (GCG) are shown with the formats."""

from typing import Unpack

import pytest
from tests.games.outcomes import happened, of, refused
from tests.games.scrabble_bible.tables import LIGHT, BibleGame, Options, Setting, dealt, table

from parlour import OptionError
from parlour.games.crossword.events import Challenged
from parlour.games.scrabble_bible.events import Adjusted


def classic(board: dict[str, str] | None = None, racks: list[str] | None = None, **more: Unpack[Setting]) -> BibleGame:
    return table(board, racks or ["LIGHTEE", "EEEEEEE"], preset="classic", **more)


def test_SB_40_any_letters_are_accepted() -> None:
    game = classic(racks=["XZTHGEE", "EEEEEEE"])
    game.do(0, "play 8G XZTHG")
    challenged = of(game.do(1, "challenge"), Challenged)
    assert challenged.stands and game.state.standing == "stands"


def test_SB_40_or_a_given_list() -> None:
    game = classic(racks=["LIGHTXE", "EEEEEEE"], word_list=["LIGHT", "THIGH"])
    game.do(0, "play 8G XI")
    game.do(1, "challenge")
    assert game.state.standing == "withdrawn"
    checked = classic(racks=["JESUSEE", "EEEEEEE"], word_list=["LIGHT"], words="checked")
    refused(checked, 0, "play 8G JESUS", "SB-2")  # an ordinary game: only the given list counts


def test_SB_40_the_star_doubles_the_word_alone() -> None:
    game = classic()
    game.do(0, "play 8H LIGHT")
    assert game.scores[0] == (1 + 1 + 2 + 4 + 1 * 2) * 2  # T on 8L, L on the star, and no bonus


def test_SB_40_no_bonus_words_and_no_variants() -> None:
    options = classic().state.options
    assert options.bonus_list == "none" and options.babel == ()
    assert not (options.my_cup_overflows or options.it_is_finished or options.tests_of_faith or options.good_samaritan)
    assert options.rack_size == 7


def test_SB_40_fifty_points_for_all_seven_tiles_as_ever() -> None:
    game = classic(racks=["HOSANNA", "EEEEEEE"])
    game.do(0, "play 8H HOSANNA")
    assert game.scores[0] == (4 + 1 + 1 + 1 + 1 * 2 + 1 + 1) * 2 + 50


def test_SB_40_there_is_no_challenge_time() -> None:
    game = classic()
    game.do(0, "play 8G LIGHT", at=3.0)
    assert game.deadline is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SB_40_any_six_scoreless_turns_in_a_row_end_the_game(players: int) -> None:
    game = dealt(players=players, preset="classic")
    for turn in range(6):
        assert not game.over
        game.do(turn % players, "pass")
    assert game.over and game.state.ended == "scoreless"


def test_SB_40_exchanges_withdrawn_plays_and_lost_turns_are_scoreless_turns() -> None:
    game = classic(LIGHT, ["XEEEEEE", "SEEEEEE"], word_list=["LIGHT", "LIGHTS"])
    game.do(0, "play 8G LIGHTX")
    game.do(1, "challenge")  # 1
    game.do(1, "exchange E")  # 2
    game.do(0, "pass")  # 3
    game.do(1, "pass")  # 4
    game.do(0, "exchange E")  # 5
    assert not game.over
    game.do(1, "pass")  # 6
    assert game.over


def test_SB_40_a_score_restarts_the_six() -> None:
    game = classic(LIGHT, ["SEEEEEE", "EEEEEEE"])
    for turn in range(4):
        game.do(turn % 2, "pass")
    game.do(0, "play 8G LIGHTS")
    game.do(1, "accept")
    for turn in range(1, 6):
        game.do(turn % 2, "pass")
        assert not game.over
    game.do(0, "pass")
    assert game.over


def out(**options: Unpack[Options]) -> BibleGame:
    game = classic(LIGHT, ["S", "QE"], bag="", points=(10, 30), **options)
    game.do(0, "play 8G LIGHTS")  # 11
    game.do(1, "accept")
    return game


def test_SB_40_the_player_who_is_out_gains_twice_the_others_racks() -> None:
    game = out()
    assert game.over and game.state.ended == "out" and game.scores == (10 + 11 + 2 * 11, 30)


def test_SB_40_or_gains_the_sum_and_they_lose_it() -> None:
    assert out(adjustment="deduct-and-gain").scores == (10 + 11 + 11, 30 - 11)


def test_SB_40_the_difference_is_the_same_in_both_forms() -> None:
    one, other = out().scores, out(adjustment="deduct-and-gain").scores
    assert one[0] - one[1] == other[0] - other[1]


def test_SB_40_after_six_scoreless_turns_all_lose_their_letters() -> None:
    game = classic(LIGHT, ["Q", "ZE"], points=(50, 50))
    for turn in range(6):
        game.do(turn % 2, "pass")
    assert game.scores == (50 - 10, 50 - 11)


def test_SB_40_points_that_no_play_gave_are_taken_as_they_stand() -> None:
    game = classic(points=(100, 100))
    game.record(Adjusted(1, 5, "challenge"), Adjusted(0, -10, "time"))
    assert game.scores == (90, 105) and happened(game) == ["Adjusted", "Adjusted"]


def test_SB_40_options_beside_the_preset_have_the_last_word() -> None:
    assert classic(star="double-letter-and-word").state.options.star == "double-letter-and-word"


@pytest.mark.parametrize("preset", ["classical", "", 3])
def test_SB_40_another_preset_is_refused_and_the_one_there_is_named(preset: object) -> None:
    with pytest.raises(OptionError, match="classic"):
        dealt(preset=preset)
