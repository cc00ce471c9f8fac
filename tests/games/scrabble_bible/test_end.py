"""SB-17, SB-25, SB-26: how the game ends, unplayed letters, and who has won."""

from typing import Unpack

import pytest
from tests.games.outcomes import happened, kinds, of, refused, under_way
from tests.games.scrabble_bible.tables import LIGHT, BibleGame, Setting, dealt, table

from parlour.games.scrabble_bible.events import Ended
from parlour.games.scrabble_bible.rules import scoring


def going_out(racks: list[str], **more: Unpack[Setting]) -> BibleGame:
    """Ada lays her last tile, S for LIGHTS, 1+1+2+4+1 and S on a double letter square: 11 points."""
    more.setdefault("bag", "")
    more.setdefault("bonus_list", "none")
    game = table(LIGHT, racks, **more)
    game.do(0, "play 8G LIGHTS")
    return game


# SB-17


def test_SB_17_the_game_ends_when_the_bag_is_empty_and_a_player_is_out_of_tiles() -> None:
    game = going_out(["S", "EEE"])
    events = game.do(1, "accept")
    assert game.over and game.state.ended == "out"
    assert kinds(events)[-1] == "Ended" and "TurnBegan" not in kinds(events)
    assert game.to_act == () and not list(game.legal(0)) and not list(game.legal(1))


def test_SB_17_an_empty_rack_is_filled_while_the_bag_has_tiles() -> None:
    game = going_out(["S", "EEE"], bag="Q")
    game.do(1, "accept")
    assert not game.over and game.state.racks[0] == "Q"


def test_SB_17_an_empty_bag_alone_ends_nothing() -> None:
    game = going_out(["SA", "EEE"])
    game.do(1, "accept")
    assert not game.over and game.to_act == (1,)


def test_SB_17_the_last_play_may_be_challenged_before_the_game_ends() -> None:
    game = table(LIGHT, ["X", "EEE"], bag="")
    game.do(0, "play 8G LIGHTX")
    assert under_way(game) and game.state.racks[0] == ""
    game.do(1, "challenge")
    assert not game.over and game.state.racks[0] == "X" and game.scores == (0, 0)
    assert game.to_act == (1,)


def test_SB_17_a_wrong_challenge_of_the_last_play_ends_the_game() -> None:
    game = going_out(["S", "EEE"])
    game.do(1, "challenge")
    assert game.over and game.winners == (0,)


def test_SB_17_the_next_player_cannot_play_on_after_the_last_play() -> None:
    game = going_out(["S", "EEE"])
    assert "last move" in refused(game, 1, "pass", "SB-17")
    game.do(1, "accept")
    assert game.over


def test_SB_17_the_last_play_stands_when_time_is_up() -> None:
    game = table(LIGHT, ["S", "EEE"], bag="")
    game.do(0, "play 8G LIGHTS", at=5.0)
    game.timeout(at=25.0)
    assert game.over


def test_SB_17_checked_words_end_the_game_at_once() -> None:
    assert going_out(["S", "EEE"], words="checked").over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SB_17_the_game_ends_when_every_player_passes_in_a_row(players: int) -> None:
    game = dealt(players=players)
    for turn in range(players):
        assert not game.over
        game.do(turn, "pass")
    assert game.over and game.state.ended == "passes"


@pytest.mark.parametrize("between", ["exchange", "play"])
def test_SB_17_an_exchange_or_a_play_breaks_the_run_of_passes(between: str) -> None:
    game = table(LIGHT, ["SEEEEEE", "EEEEEEE", "AAAAAAA"])
    game.do(0, "exchange S" if between == "exchange" else "play 8G LIGHTS")
    if between == "play":
        game.do(2, "accept")
    for seat in (1, 2):
        game.do(seat, "pass")
    game.do(0, "exchange E")
    for seat in (1, 2):
        game.do(seat, "pass")
        assert not game.over
    game.do(0, "pass")
    assert game.over and game.state.ended == "passes"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_SB_17_the_game_ends_when_three_full_rounds_score_nothing(players: int) -> None:
    game = dealt(players=players)
    for turn in range(3 * players):
        assert not game.over
        seat = turn % players
        game.do(seat, f"exchange {game.state.racks[seat][0]}")
    assert game.over and game.state.ended == "scoreless"


def test_SB_17_a_point_restarts_the_three_rounds() -> None:
    game = table(LIGHT, ["SEEEEEE", "EEEEEEE"], bag="AAAAAAAAAA")
    for turn in range(4):
        game.do(turn % 2, f"exchange {game.state.racks[turn % 2][0]}")
    game.do(0, "play 8G LIGHTS")
    for turn in range(1, 6):
        game.do(turn % 2, f"exchange {game.state.racks[turn % 2][0]}")
        assert not game.over
    game.do(0, f"exchange {game.state.racks[0][0]}")
    assert game.over


def test_SB_17_withdrawn_plays_lost_turns_and_plays_for_nothing_score_nothing() -> None:
    game = table({"8G": "oN"}, ["XX??EEE", "ZZEEEEE"], bag="AAAAAAAAAAAA")
    game.do(0, "play 9G XX")  # 1: withdrawn
    game.do(1, "challenge")
    game.do(1, "exchange Z")  # 2
    game.do(0, "play G8 oe")  # 3: a blank below a blank, no points
    game.do(1, "challenge")  # OE is a word: Ben loses a turn, 4
    assert game.scores == (0, 0) and game.to_act == (0,)
    game.do(0, "exchange E")  # 5
    assert under_way(game) and game.to_act == (1,)
    game.do(1, "exchange Z")  # 6
    assert game.over and game.state.ended == "scoreless"


def test_SB_17_nothing_is_accepted_when_the_game_is_over() -> None:
    game = going_out(["S", "EEE"])
    game.do(1, "accept")
    for command in ("pass", "challenge", "accept", "back", "pause", "resign", "leave", "vote yes"):
        for seat in (0, 1):
            refused(game, seat, command, "SB-17")


def test_SB_17_two_players_left_of_three_pass_in_a_row() -> None:
    game = dealt(players=3)
    game.do(0, "pass")
    game.do(1, "leave")
    game.do(2, "pass")
    assert game.over and game.state.ended == "passes"


# SB-25


def test_SB_25_each_score_is_reduced_by_the_unplayed_letters() -> None:
    game = table(LIGHT, ["QA", "ZEE", "?KD"], points=(50, 40, 30))
    for seat in (0, 1, 2):
        game.do(seat, "pass")
    assert game.state.adjustments == (-(10 + 1), -(10 + 1 + 1), -(0 + 5 + 2))
    assert game.scores == (50 - 11, 40 - 12, 30 - 7)


def test_SB_25_going_out_gains_the_others_sum() -> None:
    game = going_out(["S", "QE", "?ZJ"], points=(10, 40, 30))
    game.do(1, "accept")
    game.do(2, "accept")
    ended = of([line.event for line in game.lines], Ended)
    assert ended.adjustments == ((10 + 1) + (0 + 10 + 8), -11, -18)
    assert game.scores == (10 + 11 + 29, 40 - 11, 30 - 18)


def test_SB_25_after_three_scoreless_rounds_nobody_gains() -> None:
    game = table(LIGHT, ["QEEEEEE", "ZEEEEEE"], bag="EEEEEE", points=(20, 20))
    for turn in range(6):
        game.do(turn % 2, "exchange E")
    assert game.over and game.scores == (20 - 10 - 6, 20 - 10 - 6)


def test_SB_25_a_score_may_fall_below_zero() -> None:
    game = table(LIGHT, ["Q", "Z"])
    game.do(0, "pass")
    game.do(1, "pass")
    assert game.scores == (-10, -10)


def test_SB_25_gain_double_is_an_option() -> None:
    game = going_out(["S", "QE", "?ZJ"], adjustment="gain-double", points=(10, 40, 30))
    game.do(1, "accept")
    game.do(2, "accept")
    assert game.scores == (10 + 11 + 2 * (11 + 18), 40, 30)


def test_SB_25_gain_double_takes_the_letters_off_when_nobody_is_out() -> None:
    game = table(LIGHT, ["Q", "ZE"], adjustment="gain-double", points=(20, 20))
    game.do(0, "pass")
    game.do(1, "pass")
    assert game.scores == (20 - 10, 20 - 11)


def test_SB_25_the_racks_lie_open_when_the_game_is_over() -> None:
    game = going_out(["S", "QE"])
    assert game.view(0)["racks"] == () and game.view(None)["racks"] == ()
    game.do(1, "accept")
    for seat in (0, 1, None):
        assert game.view(seat)["racks"] == ("", "EQ")
        assert game.view(seat)["adjustments"] == (11, -11)


# SB-26


def passed_out(racks: list[str], points: tuple[int, ...]) -> BibleGame:
    game = table(LIGHT, racks, points=points)
    for seat in range(len(racks)):
        game.do(seat, "pass")
    return game


def test_SB_26_the_highest_score_wins() -> None:
    assert passed_out(["E", "E", "E"], (10, 30, 20)).winners == (1,)


def test_SB_26_it_is_the_score_after_the_adjustment() -> None:
    game = passed_out(["QZJ", "E"], (40, 20))
    assert game.scores == (40 - 28, 20 - 1) and game.winners == (1,)


def test_SB_26_a_tie_goes_to_the_highest_score_before_the_adjustment() -> None:
    game = passed_out(["Q", "E", "QZ"], (30, 21, 20))
    assert game.scores == (20, 20, 0) and game.winners == (0,)


def test_SB_26_still_tied_is_a_shared_win() -> None:
    game = passed_out(["E", "A", "Q"], (30, 30, 30))
    assert game.scores == (29, 29, 20) and game.winners == (0, 1)


def test_SB_26_nobody_has_won_before_the_end() -> None:
    game = table(LIGHT, ["E", "A"], points=(30, 10))
    assert game.winners == () and game.view(0)["winners"] == ()


def test_SB_26_the_tie_break_applies_to_the_player_who_is_out_too() -> None:
    # Ada goes out with 11 and gains 4; Ben had 19 and loses 4: both have 15, Ben had more before.
    game = going_out(["S", "H"], points=(0, 19))
    game.do(1, "accept")
    assert game.scores == (0 + 11 + 4, 19 - 4) and game.winners == (1,)


@pytest.mark.parametrize(
    ("points", "added", "winners"),
    [
        ((5, 5), (0, 0), (0, 1)),
        ((5, 6), (1, 0), (1,)),
        ((6, 5), (0, 1), (0,)),
        ((1, 9), (9, 0), (0,)),
        ((3, 3, 3, 3), (0, 0, 0, 0), (0, 1, 2, 3)),
    ],
)
def test_SB_26_by_the_numbers(points: tuple[int, ...], added: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert scoring.winners(points, added, tuple(range(len(points)))) == winners


def test_SB_26_who_has_left_cannot_win() -> None:
    game = table(LIGHT, ["E", "A", "I"], points=(10, 300, 20))
    game.do(1, "leave")
    game.do(0, "pass")
    game.do(2, "pass")
    assert game.over and game.winners == (2,)
    assert happened(game)[-1] == "Ended"


def test_SB_17_who_is_out_stays_out_when_somebody_leaves_before_the_play_stands() -> None:
    game = table({"8H": "AT"}, ["S", "DOVE", "QX"], bag="")
    game.do(0, "play 8H ATS")
    game.do(2, "leave")
    game.do(1, "accept")
    assert game.over and game.state.ended == "out"
