"""SB-30 My Cup Overflows and SB-31 It is Finished!"""

from typing import Unpack

import pytest
from tests.games.outcomes import of, refused, under_way
from tests.games.scrabble_bible.tables import BibleGame, Options, all_tiles, asked, dealt, table

import parlour
from parlour import LogError, OptionError
from parlour.games.scrabble_bible.events import Ended
from parlour.games.scrabble_bible.options import Level

BOARD = {"8G": "LIGHT"}
LIGHTS = 1 + 1 + 2 + 4 + 1 + 1 * 2 + 15
"""LIGHTS at 8G over LIGHT, the S on a double letter square; LIGHT is a bonus word, and so is its plural (SB-23)."""

# SB-30


def test_SB_30_the_rack_has_nine_tiles_and_is_filled_up_to_nine() -> None:
    game = dealt({0: "LIGHT"}, my_cup_overflows=True)
    assert [len(rack) for rack in game.state.racks] == [9, 9]
    game.do(0, "play 8G LIGHT")
    game.do(1, "accept")
    assert len(game.state.racks[0]) == 9
    assert all_tiles(game).total() == 100


def test_SB_30_all_nine_tiles_may_be_laid_in_one_word() -> None:
    game = table({"8D": "A"}, ["BCDEFGHIJ"], my_cup_overflows=True, word_list="any", bonus_list="none")
    game.do(0, "play 8D ABCDEFGHIJ")
    # 8H (the star) and 8L are newly covered: the letters of the word are A to J, E on the star, I on 8L.
    letters = 1 + 3 + 3 + 2 + 1 * 2 + 4 + 2 + 4 + 1 * 2 + 8
    assert game.scores[0] == letters * 2 + 50


def test_SB_30_it_is_off_by_default_and_an_option() -> None:
    assert not dealt().state.options.my_cup_overflows
    assert dealt(my_cup_overflows=True).state.options.my_cup_overflows


# SB-31

TARGETS = {
    2: {"beginner": 70, "intermediate": 120, "expert": 200},
    3: {"beginner": 60, "intermediate": 100, "expert": 180},
    4: {"beginner": 50, "intermediate": 90, "expert": 160},
}
EVERY = [(players, level) for players, levels in TARGETS.items() for level in levels]


def race(players: int, points: tuple[int, ...], **options: Unpack[Options]) -> BibleGame:
    racks = ["SEEEEEE", "EEEEEEE", "AAAAAAA", "IIIIIII"][:players]
    return table(BOARD, racks, points=points, it_is_finished=True, **options)


def lay(game: BibleGame) -> None:
    """Ada lays LIGHTS, and nobody minds."""
    game.do(0, "play 8G LIGHTS")
    for seat in range(1, len(game.scores)):
        if not game.over:
            game.do(seat, "accept")


@pytest.mark.parametrize(("players", "level"), EVERY)
def test_SB_31_the_target_by_number_of_players_and_level_ends_the_game(players: int, level: Level) -> None:
    target = TARGETS[players][level]
    short = race(players, (target - LIGHTS - 1, *(0,) * (players - 1)), levels=level)
    lay(short)
    assert short.scores[0] == target - 1 and not short.over
    there = race(players, (target - LIGHTS, *(0,) * (players - 1)), levels=level)
    lay(there)
    assert there.scores[0] == target and there.over
    assert there.winners == (0,) and there.state.ended == "target"


def test_SB_31_more_than_the_target_will_do() -> None:
    game = race(2, (119, 0))
    lay(game)
    assert game.over and game.winners == (0,)


def test_SB_31_each_player_has_a_level_of_their_own() -> None:
    levels: list[Level] = ["expert", "beginner", "intermediate"]
    # Ada, an expert, has passed the targets of both others, and has to go on to 180.
    game = race(3, (150, 40, 80), levels=levels)
    lay(game)
    assert game.scores[0] == 150 + LIGHTS and not game.over
    # Ben, a beginner, is there with 60.
    ben = table(BOARD, ["EEEEEEE", "SEEEEEE", "EEEEEEE"], turn=1, points=(170, 60 - LIGHTS, 90), it_is_finished=True,
                levels=levels)  # fmt: skip
    ben.do(1, "play 8G LIGHTS")
    ben.do(2, "accept")
    ben.do(0, "accept")
    assert ben.over and ben.scores == (170, 60, 90) and ben.winners == (1,)


def test_SB_31_that_player_wins_with_no_adjustment_even_with_fewer_points() -> None:
    game = race(2, (70 - LIGHTS, 150), levels=["beginner", "expert"])
    lay(game)
    assert game.winners == (0,) and game.scores == (70, 150)
    assert of([line.event for line in game.lines], Ended).adjustments == (0, 0)


def test_SB_31_the_game_ends_only_after_any_challenge() -> None:
    game = race(2, (119, 0))
    game.do(0, "play 8G LIGHTS")
    assert under_way(game) and not len(game.winners)
    game.do(1, "challenge")  # wrong
    assert game.over and game.winners == (0,)


def test_SB_31_a_play_that_is_withdrawn_reaches_nothing() -> None:
    game = table(BOARD, ["XEEEEEE", "EEEEEEE"], points=(119, 0), it_is_finished=True)
    game.do(0, "play 8G LIGHTX")
    game.do(1, "challenge")
    assert not game.over and game.scores == (119, 0)


def test_SB_24_SB_31_a_bonus_that_falls_may_miss_the_target() -> None:
    for doubted in (True, False):
        game = table({"8G": "MONKE"}, ["YEEEEEE", "EEEEEEE"], points=(100, 0), it_is_finished=True, bonus="claimed")
        game.do(0, "play 8G MONKEY bonus MONKEY")  # 3+1+1+5+1 and Y on 8L: 19, with the bonus 34
        assert game.scores[0] == 100 + 19 + 15
        if doubted:
            game.do(1, "challenge bonus MONKEY")
        game.do(1, "accept")
        assert game.over is not doubted
        assert game.scores[0] == (119 if doubted else 134)


def test_SB_31_bonus_words_and_perfection_count_towards_the_target() -> None:
    game = table(racks=["HOSANNA", "EEEEEEE"], it_is_finished=True, levels="beginner")
    game.do(0, "play 8H HOSANNA")
    game.do(1, "accept")
    assert game.scores[0] == (4 * 2 + 1 + 1 + 1 + 1 * 2 + 1 + 1) * 2 + 15 + 50 and game.over


def test_SB_31_if_the_tiles_run_out_first_the_letters_are_counted_as_ever() -> None:
    game = table(BOARD, ["S", "QE"], bag="", points=(10, 30), it_is_finished=True)
    lay(game)
    assert game.over and game.state.ended == "out"
    assert game.scores == (10 + LIGHTS + 11, 30 - 11) and game.winners == (0,)


def test_SB_31_the_gain_at_the_end_makes_no_target() -> None:
    """Ada goes out short of 120; what she gains brings her past it, but Ben has more."""
    game = table(BOARD, ["S", "QZ"], bag="", points=(90, 160), levels=["intermediate", "expert"], it_is_finished=True)
    lay(game)
    assert game.state.ended == "out"
    assert game.scores == (90 + LIGHTS + 20, 160 - 20) and game.winners == (1,)


def test_SB_31_the_target_comes_before_running_out() -> None:
    game = table(BOARD, ["S", "QZ"], bag="", points=(120 - LIGHTS, 0), it_is_finished=True)
    lay(game)
    assert game.state.ended == "target" and game.scores == (120, 0)


def test_SB_31_passes_still_end_the_game() -> None:
    game = race(2, (20, 30))
    game.do(0, "pass")
    game.do(1, "pass")
    assert game.over and game.state.ended == "passes" and game.winners == (1,)


def test_SB_31_without_the_option_no_score_ends_the_game() -> None:
    game = table(BOARD, ["SEEEEEE", "EEEEEEE"], points=(500, 0))
    lay(game)
    assert not game.over


def test_SB_31_the_default_level_is_intermediate() -> None:
    assert dealt(it_is_finished=True).state.options.levels == "intermediate"


@pytest.mark.parametrize("levels", [["expert"], ["expert"] * 3, [], "master", ["expert", "master"]])
def test_SB_31_levels_fit_the_players_or_are_refused(levels: object) -> None:
    with pytest.raises(OptionError, match="levels"):
        dealt(it_is_finished=True, levels=levels)


def test_SB_31_a_log_with_levels_for_other_players_is_refused() -> None:
    text = dealt(it_is_finished=True, levels=["beginner", "expert"]).dump()
    with pytest.raises(LogError, match="levels"):
        parlour.load(text.replace('"levels":["beginner","expert"]', '"levels":["beginner"]'))


def test_SB_31_SB_32_a_story_may_reach_the_target() -> None:
    game = table({"8G": "LIGH"}, ["TEEEEEE", "EEEEEEE"], points=(90, 0), it_is_finished=True, tests_of_faith=True)
    game.do(0, "play 8G LIGHT")  # 1+1+2+4+1 and the bonus of 10
    game.do(1, "accept")
    assert game.scores[0] == 90 + 9 + 10 and under_way(game)
    game.do(1, "ask LIGHT")
    game.do(0, "answer And there was light.")
    game.do(1, "vote yes")
    assert game.scores[0] == 124 and game.over and game.winners == (0,)


def test_SB_31_SB_32_no_story_is_asked_for_once_the_target_is_reached() -> None:
    game = table({"8G": "LIGH"}, ["TEEEEEE", "EEEEEEE"], points=(110, 0), it_is_finished=True, tests_of_faith=True)
    game.do(0, "play 8G LIGHT")
    game.do(1, "accept")
    assert game.over and asked(game, "story") == {}
    refused(game, 1, "ask LIGHT", "SB-17")
