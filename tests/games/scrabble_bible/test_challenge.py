"""SB-16: challenging, the window in which it can be done, late draws, and words that are checked."""

from typing import Unpack

import pytest
from tests.games.outcomes import happened, kinds, of, refused, under_way
from tests.games.scrabble_bible.tables import BibleGame, Options, all_tiles, asked, dealt, table

from parlour import RuleViolation
from parlour.games.crossword.events import Challenged, Drew, TurnLost, Withdrawn

GOOD = "play 8G LIGHT"
PHONY = "play 8G XZTHG"


def opened(players: int = 2, **options: Unpack[Options]) -> BibleGame:
    """Ada has played LIGHT, and it may be challenged."""
    game = table(racks=["LIGHTEE", "SEEEEEE", "SAAAAAA", "SIIIIII"][:players], **options)
    game.do(0, GOOD)
    return game


def bluffed(players: int = 2, **options: Unpack[Options]) -> BibleGame:
    """Ada has played XZTHG, which is not a word."""
    game = table(racks=["XZTHGEE", "LIGHTEE", "SAAAAAA", "SIIIIII"][:players], points=(9,) * players, **options)
    game.do(0, PHONY)
    return game


# What a challenge does


def test_SB_16_a_challenge_that_is_right_takes_the_play_back_and_the_turn_is_lost() -> None:
    before = table(racks=["XZTHGEE", "LIGHTEE"], points=(9, 9))
    game = bluffed()
    events = game.do(1, "challenge")
    assert "Withdrawn" in kinds(events) and of(events, Withdrawn).seat == 0
    assert game.state.board == before.state.board
    assert game.state.racks == before.state.racks
    assert game.scores == (9, 9)
    assert game.to_act == (1,)  # Ada's turn is gone, and Ben owes nothing
    assert game.state.lost == (False, False)


def test_SB_16_a_challenge_that_is_wrong_costs_the_challenger_the_next_turn() -> None:
    game = opened(3)
    score = game.scores[0]
    events = game.do(1, "challenge")
    assert of(events, Challenged).stands
    assert game.scores[0] == score > 0
    assert of(events, TurnLost) == TurnLost(1)
    assert game.to_act == (2,)  # Ben's turn was the next: he has missed it
    assert game.state.lost == (False, False, False)


def test_SB_16_the_others_are_asked_and_only_the_next_player_may_move() -> None:
    game = opened(3)
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert (view["to_act"], view["to_move"]) == ((1, 2), (1,))
    game.do(0, "pause")
    game.do(1, "accept")
    game.do(2, "accept")
    assert game.view(1)["paused"]
    assert game.view(1)["to_move"] == ()


def test_SB_16_any_opponent_may_challenge_not_only_the_next_player() -> None:
    game = opened(4)
    assert sorted(asked(game, "challenge")) == [1, 2, 3]
    game.do(3, "challenge")
    assert game.state.lost == (False, False, False, True)
    assert game.to_act == (1,)
    game.do(1, "pass")
    events = game.do(2, "pass")
    assert kinds(events) == ["Passed", "TurnLost", "TurnBegan"]
    assert game.to_act == (0,) and game.state.lost == (False,) * 4


def test_SB_16_one_s_own_play_cannot_be_challenged() -> None:
    refused(opened(), 0, "challenge", "SB-16")


def test_SB_16_all_words_of_the_play_are_judged_together_and_one_bad_word_is_enough() -> None:
    game = table({"8G": "LIGHT"}, ["XSOUEEE"])
    game.do(0, "play L8 XOU")  # XOU and LIGHTX: neither is a word
    challenged = of(game.do(1, "challenge"), Challenged)
    assert [(ruling.word, bool(ruling.list)) for ruling in challenged.rulings] == [("XOU", False), ("LIGHTX", False)]

    game = table({"8G": "LIGHT"}, ["XSOAEEE"])
    game.do(0, "play L8 OX")  # OX is fine, LIGHTO is not
    challenged = of(game.do(1, "challenge"), Challenged)
    assert [(ruling.word, bool(ruling.list)) for ruling in challenged.rulings] == [("OX", True), ("LIGHTO", False)]
    assert game.state.standing == "withdrawn"


def test_SB_16_the_verdict_names_the_list() -> None:
    challenged = of(opened().do(1, "challenge"), Challenged)
    assert [(ruling.word, ruling.list) for ruling in challenged.rulings] == [("LIGHT", "english")]


def test_SB_16_words_are_judged_by_letters_blanks_included() -> None:
    game = table(racks=["L?GHTEE"])
    game.do(0, "play 8G LiGHT")
    assert of(game.do(1, "challenge"), Challenged).stands


def test_SB_16_phonies_stand_unless_challenged() -> None:
    game = bluffed()
    # X and the others across the star: X on 8G, Z on the star.
    assert game.scores[0] == 9 + (8 + 10 * 2 + 1 + 4 + 2) * 2
    game.do(1, "accept")
    assert game.state.standing == "stands" and game.scores[0] == 9 + 70
    refused(game, 1, "challenge", "SB-16")


def test_SB_16_only_one_turn_is_lost_on_any_challenge() -> None:
    right = bluffed(3)
    right.do(1, "challenge")
    assert right.state.lost == (False, False, False) and "TurnLost" not in happened(right)
    wrong = opened(3)
    wrong.do(2, "challenge")
    assert wrong.state.lost == (False, False, True)
    assert wrong.to_act == (1,)


def test_SB_16_the_first_challenge_counts_and_another_costs_nothing() -> None:
    game = opened(4)
    game.do(3, "challenge")
    for seat in (1, 2):
        refused(game, seat, "challenge", "SB-16")
    assert game.state.lost == (False, False, False, True)


def test_SB_16_a_player_owes_at_most_one_lost_turn() -> None:
    game = table({"8G": "LIGHT"}, ["SEEEEEE", "EEEEEEE", "SOEEEEE", "IIIIIII"])
    game.do(0, "play 8G LIGHTS")
    game.do(3, "challenge")
    assert game.state.lost == (False, False, False, True)
    game.do(1, "pass")
    game.do(2, "play L8 SO")
    game.do(3, "challenge")  # wrong again, while the first turn is still owed
    # Dan's next turn is lost, once, and then he owes nothing.
    assert game.to_act == (0,)
    assert happened(game).count("TurnLost") == 1
    assert game.state.lost == (False,) * 4


def test_SB_16_a_lost_turn_is_no_pass() -> None:
    game = opened(2)
    game.do(1, "challenge")  # wrong: Ben misses a turn
    assert game.to_act == (0,)
    game.do(0, "pass")
    assert under_way(game)  # Ben has lost a turn, not passed
    game.do(1, "pass")
    assert game.over and game.state.ended == "passes"


def test_SB_16_a_lost_turn_is_no_break_in_a_run_of_passes() -> None:
    game = table({"8G": "LIGHT"}, ["SEEEEEE", "EEEEEEE", "IIIIIII"], lost=[2])
    game.do(0, "pass")
    events = game.do(1, "pass")
    assert "TurnLost" in kinds(events) and under_way(game)
    assert game.state.passed == (0, 1)  # Cleo's lost turn has neither added to the run nor ended it
    game.do(0, "pass")
    game.do(1, "pass")
    assert under_way(game)
    game.do(2, "pass")  # Ada, Ben, (lost), Ada, Ben, Cleo: the run was never broken
    assert game.over and game.state.ended == "passes"


def test_SB_16_a_lost_turn_does_not_undo_the_passes_before_it() -> None:
    """Ada and Cleo pass, Ben's turn is lost in between: his pass is all that is missing."""
    game = table({"8G": "LIGHT"}, ["SEEEEEE", "EEEEEEE", "IIIIIII"], lost=[1])
    game.do(0, "pass")
    game.do(2, "pass")
    assert happened(game).count("TurnLost") == 1
    game.do(0, "exchange S")  # this does break the run
    game.do(1, "pass")
    game.do(2, "pass")
    assert not game.over
    game.do(0, "pass")
    assert game.over


def test_SB_16_a_challenger_who_is_next_but_one_after_two_owed_turns() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE", "IIIIIII"], lost=[1])
    game.do(0, GOOD)
    game.do(2, "challenge")
    # Ben and Cleo both owe a turn: both lose it, and Ada is on turn again.
    assert happened(game)[-3:] == ["TurnLost", "TurnLost", "TurnBegan"]
    assert game.to_act == (0,)


# The window


def test_SB_16_the_window_is_put_to_every_opponent_with_what_it_is_about() -> None:
    game = opened(3)
    assert asked(game, "challenge") == {1: ("accept", "challenge"), 2: ("accept", "challenge")}
    for seat in (0, 1, 2, None):
        (prompt,) = game.view(seat)["prompts"]
        assert prompt["about"]["place"] == "8G" and prompt["about"]["words"] == ("LIGHT",)
        assert prompt["about"]["score"] == game.scores[0]


def test_SB_16_the_window_closes_when_every_opponent_has_accepted() -> None:
    game = opened(4)
    game.do(1, "accept")
    game.do(3, "accept")
    before = game.state
    assert before.standing == "open" and asked(game, "challenge") == {2: ("accept", "challenge")}
    refused(game, 1, "challenge", "SB-16")  # after accepting, a challenge is too late
    events = game.do(2, "accept")
    assert game.state.standing == "stands" and "Stood" in kinds(events)
    refused(game, 3, "challenge", "SB-16")


@pytest.mark.parametrize("command", ["pass", "exchange E", "play 8G LIGHTS"])
def test_SB_16_the_window_closes_when_the_next_player_acts(command: str) -> None:
    game = opened(3)
    assert 1 in game.to_act
    events = game.do(1, command)
    assert kinds(events)[:4] == ["Closed", "Stood", "Drew", "TurnBegan"]
    if command != "play 8G LIGHTS":
        refused(game, 2, "challenge", "SB-16")


def test_SB_16_a_command_of_the_next_player_that_is_refused_closes_nothing() -> None:
    game = opened(3)
    for command, rule in (("play 1A EEE", "SB-11"), ("exchange QQ", "SB-14")):
        refused(game, 1, command, rule)
    game.do(2, "challenge")
    assert "Challenged" in happened(game)


def test_SB_16_nobody_but_the_next_player_closes_the_window_by_acting() -> None:
    game = opened(3)
    refused(game, 2, "pass", "SB-11")
    assert game.to_act == (1, 2)  # Ben may act, both may challenge


def test_SB_16_the_player_of_the_play_waits() -> None:
    refused(opened(3), 0, "pass", "SB-16")
    # Even when the opponent owes a turn, so that the same player is next.
    game = table(racks=["LIGHTEE", "EEEEEEE"], lost=[1])
    game.do(0, GOOD)
    refused(game, 0, "pass", "SB-16")
    assert game.to_act == (1,)
    game.do(1, "accept")
    assert game.to_act == (0,)


def test_SB_16_the_next_player_is_the_one_who_does_not_owe_a_turn() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE", "IIIIIII"], lost=[1])
    game.do(0, GOOD)
    assert game.to_act == (1, 2)
    refused(game, 1, "pass", "SB-11")
    game.do(2, "pass")
    assert game.state.standing == "stands"


def test_SB_16_the_window_closes_when_the_challenge_time_runs_out() -> None:
    game = dealt({0: "LIGHT"}, players=3)
    game.do(0, GOOD, at=100.0)
    assert game.deadline == 120.0  # by default twenty seconds
    assert game.view(2)["prompts"][0]["until"] == 120.0
    assert game.timeout(at=119.9) == ()
    events = game.timeout(at=120.0)
    assert kinds(events) == ["Silence", "Closed", "Stood", "Drew", "TurnBegan"]
    refused(game, 2, "challenge", "SB-16")


def test_SB_16_a_challenge_just_in_time_counts_and_one_too_late_does_not() -> None:
    game = dealt({0: "LIGHT"}, players=3)
    game.do(0, GOOD, at=100.0)
    in_time = game.copy()
    in_time.do(2, "challenge", at=119.99)
    assert in_time.state.lost == (False, False, True)
    with pytest.raises(RuleViolation) as refusal:
        game.do(2, "challenge", at=120.0)
    assert refusal.value.rule == "SB-16"
    assert game.state.standing == "stands" and game.state.lost == (False, False, False)


@pytest.mark.parametrize("seconds", [5, 90.5])
def test_SB_16_the_challenge_time_is_an_option(seconds: float) -> None:
    game = dealt({0: "LIGHT"}, challenge_time=seconds)
    game.do(0, GOOD, at=100.0)
    assert game.deadline == 100.0 + seconds


def test_SB_16_in_hot_seat_and_slow_games_there_is_no_challenge_time() -> None:
    game = dealt({0: "LIGHT"}, challenge_time=None)
    game.do(0, GOOD, at=100.0)
    assert game.deadline is None
    assert game.timeout(at=1e9) == ()
    game.do(1, "challenge", at=1e9)
    assert "Challenged" in happened(game)


def test_SB_16_silence_accepts_only_for_those_who_were_silent() -> None:
    game = dealt({0: "LIGHT"}, players=4)
    game.do(0, GOOD, at=100.0)
    game.do(1, "accept", at=101.0)
    game.timeout(at=120.0)
    assert game.to_act == (1,) and game.state.lost == (False,) * 4


# Bots


BOTS = ["Ada", "Rosie bot:medium", "Ben"]


def test_SB_16_a_bot_never_closes_the_window_by_acting() -> None:
    game = dealt({0: "LIGHT"}, players=BOTS, words="challenge")
    game.do(0, GOOD, at=0.0)
    assert 1 in game.to_act  # it may accept or challenge
    refused(game, 1, "pass", "SB-16")
    game.do(2, "challenge")
    assert "Challenged" in happened(game)


def test_SB_16_a_bot_that_accepts_leaves_the_window_open_for_people() -> None:
    game = dealt({0: "LIGHT"}, players=BOTS)
    game.do(0, GOOD, at=0.0)
    game.do(1, "accept", at=0.1)
    assert game.state.standing == "open"
    assert game.to_act == (2,)
    game.do(2, "challenge", at=19.0)
    assert "Challenged" in happened(game)


def test_SB_16_when_all_people_have_accepted_the_bot_plays_on() -> None:
    game = dealt({0: "LIGHT"}, players=BOTS)
    game.do(0, GOOD, at=0.0)
    game.do(1, "accept")
    game.do(2, "accept")
    assert game.to_act == (1,)
    game.do(1, "pass")


def test_SB_16_the_next_player_a_person_may_close_the_window_of_a_bot_s_play() -> None:
    game = dealt({1: "LIGHT"}, players=BOTS, first=1)
    game.do(1, GOOD)
    game.do(2, "pass")
    assert game.state.standing == "stands"


# Late draws


def test_SB_16_replacement_tiles_are_drawn_after_the_window() -> None:
    game = dealt({0: "LIGHT"}, players=3)
    drawn = happened(game).count("Drew")
    bag = game.state.bag
    game.do(0, GOOD)
    assert len(game.state.racks[0]) == 2 and game.state.bag == bag
    game.do(1, "accept")
    assert happened(game).count("Drew") == drawn
    game.do(2, "accept")
    assert happened(game).count("Drew") == drawn + 1
    assert len(game.state.racks[0]) == 7 and len(game.state.bag) == len(bag) - 5


def test_SB_16_a_withdrawn_play_draws_nothing_and_tells_nothing_of_the_bag() -> None:
    game = bluffed(3)
    bag = game.state.bag
    events = game.do(2, "challenge")
    assert not [event for event in events if isinstance(event, Drew)]
    assert game.state.bag == bag


def test_SB_16_after_a_challenge_that_failed_the_tiles_are_drawn() -> None:
    game = dealt({0: "LIGHT"})
    game.do(0, GOOD)
    events = game.do(1, "challenge")
    assert of(events, Drew).count == 5
    assert kinds(events).index("Challenged") < kinds(events).index("Drew")


def test_SB_16_no_tile_is_lost_whatever_comes_of_a_challenge() -> None:
    for game in (opened(3), bluffed(3)):
        before = all_tiles(game)
        game.do(2, "challenge")
        assert all_tiles(game) == before


# Checked words


def test_SB_16_checked_words_that_are_not_acceptable_are_refused_and_named() -> None:
    game = table(racks=["XZTHGEE"], words="checked")
    assert "XZTHG" in refused(game, 0, PHONY, "SB-2")
    cross = table({"8G": "LIGHT"}, ["XOEEEEE"], words="checked")
    assert "LIGHTO" in refused(cross, 0, "play L8 OX", "SB-2")


def test_SB_16_checked_words_stand_at_once_and_the_rack_is_filled() -> None:
    game = dealt({0: "LIGHT"}, words="checked")
    events = game.do(0, GOOD)
    assert kinds(events) == ["Laid", "Stood", "Drew", "TurnBegan"]
    assert game.to_act == (1,)
    refused(game, 1, "challenge", "SB-16")


def test_SB_16_by_default_words_are_challenged() -> None:
    assert dealt().state.options.words == "challenge"
