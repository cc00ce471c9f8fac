"""Hostile cases, rulebook in hand: leaving in every window, bonuses, targets, stories, help, the end."""

from typing import Literal, Unpack

import pytest
from tests.games.outcomes import kinds, of, refused, under_way
from tests.games.scrabble_bible.tables import LIGHT, BibleGame, Setting, all_tiles, asked, table

import parlour
from parlour.games.crossword.events import Drew, Surrendered
from parlour.games.scrabble_bible.events import Ended, Laid
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.view import Preview
from parlour.kernel.errors import ParlourError

THREE = ["SEEEEEE", "QZEEEEE", "JXEEEEE"]


def last_play(racks: list[str], **more: Unpack[Setting]) -> BibleGame:
    """Ada lays her last tile, S for LIGHTS, with an empty bag: 11 points."""
    more.setdefault("bag", "")
    more.setdefault("bonus_list", "none")
    game = table(LIGHT, racks, **more)
    game.do(0, "play 8G LIGHTS")
    return game


# AG-3: leaving while a play is open


def test_AG_3_SB_25_the_rack_of_who_leaves_before_the_last_play_stands_counts_as_if_they_had_stayed() -> None:
    game = last_play(["S", "QE", "ZJ"], points=(10, 40, 30))
    game.do(2, "leave")
    assert under_way(game) and game.state.racks[2] == "JZ"
    events = game.do(1, "accept")
    assert of(events, Ended).adjustments == (11 + 18, -11, -18)
    assert game.scores == (10 + 11 + 29, 29, 12) and game.winners == (0,)


def test_AG_3_SB_25_in_a_game_of_two_leaving_does_not_save_the_letters() -> None:
    game = last_play(["S", "QZ"], points=(0, 25))
    game.do(1, "resign")
    assert game.state.ended == "out" and game.scores == (11 + 20, 25 - 20) and game.winners == (0,)


def test_AG_3_the_player_who_went_out_and_leaves_ends_the_game_but_cannot_win() -> None:
    game = last_play(["S", "QE", "ZJ"], points=(100, 40, 30))
    game.do(0, "leave")
    assert under_way(game)  # the play may still be challenged
    game.do(1, "accept")
    game.do(2, "accept")
    assert game.state.ended == "out" and game.scores == (100 + 11 + 29, 29, 12) and game.winners == (1,)


def test_AG_3_a_play_that_does_not_end_the_game_goes_on_without_the_leaver_s_tiles_until_the_draw() -> None:
    game = table(LIGHT, THREE, bag="A")
    before = all_tiles(game)
    game.do(0, "play 8G LIGHTS")
    game.do(1, "leave")
    events = game.do(2, "accept")
    assert [type(event) for event in events if isinstance(event, Drew | Surrendered)] == [Drew, Surrendered]
    assert game.state.racks == ("AEEEEEE", "", "EEEEEJX") and game.state.bag == "EEEEEQZ"
    assert game.to_act == (2,) and all_tiles(game) == before


def test_AG_3_the_last_tile_is_judged_by_the_bag_as_it_was_when_it_was_laid() -> None:
    game = last_play(["S", "QZEEEEE", "AAAAAAA"])
    game.do(1, "leave")  # seven tiles that could have filled Ada's rack
    game.do(2, "accept")
    assert game.state.ended == "out"


def test_AG_3_a_challenge_still_succeeds_against_a_player_who_left() -> None:
    game = table(LIGHT, ["XEEEEEE", "QZEEEEE", "JXEEEEE"])
    bag = len(game.state.bag)
    game.do(0, "play 8G LIGHTX")
    game.do(0, "leave")
    game.do(2, "challenge")
    assert game.state.standing == "withdrawn" and game.scores == (0, 0, 0)
    assert len(game.state.bag) == bag + 7 and game.to_act == (1,)


def test_AG_3_a_wrong_challenge_of_a_player_who_left_still_costs_a_turn() -> None:
    game = table(LIGHT, THREE)
    game.do(0, "play 8G LIGHTS")
    game.do(0, "leave")
    game.do(1, "challenge")
    assert game.state.turn == 2 and game.state.lost == (False, False, False)  # Ben's turn was lost at once


def test_AG_3_the_only_opponent_left_may_challenge_or_accept_and_then_the_game_is_over() -> None:
    for answer, score in (("challenge", 0), ("accept", 35)):
        game = table(LIGHT, ["XEEEEEE", "QZEEEEE"], points=(0, 5))
        game.do(0, "play 8G LIGHTX")
        laid = game.scores[0]
        game.do(0, "leave")
        assert under_way(game) and set(asked(game, "challenge")) == {1}
        game.do(1, answer)
        assert game.over and game.state.ended == "alone" and game.winners == (1,)
        assert game.scores == (0 if score == 0 else laid, 5) and game.state.adjustments == (0, 0)


def test_AG_3_if_nobody_remains_to_challenge_the_play_stands() -> None:
    game = table(LIGHT, ["XEEEEEE", "QZEEEEE"])
    game.do(0, "play 8G LIGHTX")
    game.do(1, "leave")
    assert game.over and game.state.standing == "stands" and game.winners == (0,) and game.scores[0] > 0


def test_AG_3_who_leaves_without_an_open_play_takes_nothing_from_anybody() -> None:
    game = table(LIGHT, ["QE", "ZE", "JE"], bag="", points=(20, 30, 40))
    game.do(2, "leave")
    assert game.state.bag == "EJ" and game.scores == (20, 30, 40)
    game.do(0, "pass")
    game.do(1, "pass")
    assert game.scores == (20 - 11, 30 - 11, 40) and game.winners == (1,)


def test_AG_3_after_the_end_nobody_can_leave_any_more() -> None:
    game = last_play(["S", "QE"])
    game.do(1, "accept")
    scores = game.scores
    refused(game, 1, "leave", "SB-17")
    assert game.scores == scores


def test_AG_3_SB_17_leaving_is_no_scoreless_turn_and_ends_no_game() -> None:
    game = table(LIGHT, ["AEEEEEE", "AEEEEEE", "AEEEEEE"], bag="IIIIIIIIII")
    for turn in range(8):
        game.do(turn % 3, f"exchange {game.state.racks[turn % 3][0]}")
    game.do(0, "leave")  # not on turn; with two players, six scoreless turns would end the game
    assert under_way(game)
    game.do(2, f"exchange {game.state.racks[2][0]}")
    assert game.over and game.state.ended == "scoreless"


def test_AG_3_SB_17_leaving_breaks_no_run_of_passes() -> None:
    game = table(LIGHT, THREE)
    game.do(0, "pass")
    game.do(1, "pass")
    game.do(2, "leave")
    assert game.over and game.state.ended == "passes"


def test_AG_3_SB_31_a_player_who_left_reaches_no_target() -> None:
    game = table(LIGHT, THREE, points=(170, 0, 0), it_is_finished=True)
    game.do(0, "play 8G LIGHTS")
    game.do(0, "leave")
    game.do(1, "accept")
    game.do(2, "accept")
    assert under_way(game) and game.to_act == (1,)


def test_SB_31_the_targets_stay_those_of_the_players_at_the_start() -> None:
    game = table(LIGHT, THREE, points=(0, 75, 0), turn=1, it_is_finished=True)
    game.do(2, "leave")
    assert game.view(1)["targets"] == (100, 100, 100)  # for three, although two play on


# AG-3 and Tests of Faith, Good Samaritan


def told(**more: Unpack[Setting]) -> BibleGame:
    """Ada played DOVE, a bonus word, with Tests of Faith; her play stands."""
    game = table(racks=["DOVEEEE", "AEEEEEE", "IEEEEEE"], tests_of_faith=True, words="checked", **more)
    game.do(0, "play 8H DOVE")
    return game


def test_AG_3_SB_32_a_story_that_was_told_is_judged_although_the_teller_left() -> None:
    game = told()
    score = game.scores[0]
    game.do(1, "ask DOVE")
    game.do(0, "answer Noah sent it out of the ark.")
    game.do(0, "leave")
    game.do(1, "vote yes")
    game.do(2, "vote yes")
    assert game.scores[0] == score + 15 and game.to_act == (1,)


def test_AG_3_SB_32_a_story_is_not_told_when_the_teller_leaves() -> None:
    game = told()
    score = game.scores[0]
    game.do(1, "ask DOVE")
    game.do(0, "leave")
    assert game.scores[0] == score and game.to_act == (1,) and not game.state.prompts


def test_AG_3_SB_32_the_story_goes_on_when_the_asker_leaves() -> None:
    game = told()
    game.do(1, "ask DOVE")
    game.do(1, "leave")
    game.do(0, "answer Noah sent it out of the ark.")
    assert set(asked(game, "judge-story")) == {2}


def test_AG_3_SB_32_nobody_tells_a_story_to_an_empty_table() -> None:
    game = table(racks=["DOVEEEE", "AEEEEEE"], tests_of_faith=True, words="checked")
    game.do(0, "play 8H DOVE")
    game.do(1, "ask DOVE")
    game.do(1, "leave")
    assert game.over and game.winners == (0,)


def test_AG_3_SB_33_the_rack_of_another_helper_stays_open_when_somebody_else_leaves() -> None:
    game = table(LIGHT, ["VVUUUII", "SEEEEEE", "AAAAAAA", "OOOOOOO"], good_samaritan=True)
    game.do(1, "offer")
    game.do(0, "take 1")
    game.do(2, "leave")
    assert game.view(0)["helper_rack"] == "EEEEEES"
    game.do(0, "trade V>S")
    assert "S" in game.state.racks[0]


# SB-2, SB-4, SB-23, SB-24


def test_SB_4_a_short_rack_is_filled_to_its_size_after_tiles_came_back_to_the_bag() -> None:
    game = table(LIGHT, ["SEE", "QZEEEEE", "AAA"], bag="")
    game.do(1, "leave")
    game.do(0, "play 8G LIGHTS")
    game.do(2, "accept")
    assert len(game.state.racks[0]) == 7 and len(game.state.bag) == 2


def test_SB_23_every_word_formed_counts_each_one_on_the_board() -> None:
    game = table({"8G": "DOVE"}, ["SOULEEE"], words="checked")
    move = of(game.do(0, "play K8 SOUL"), Laid).move
    assert {one.word: one.bonus for one in move.words} == {"SOUL": 5, "DOVES": 10}


@pytest.mark.parametrize(
    ("players", "offered"),
    [
        (["Ada", "Ben"], False),  # AG-4: a single voter cannot overrule the list
        (["Ada", "Ben", "Cleo"], True),
        (["Ada", "Ben", "Rosie bot:medium"], False),
    ],
)
def test_SB_24_an_automatic_bonus_is_challenged_only_where_a_vote_can_decide(players: list[str], offered: bool) -> None:
    game = table(racks=["DOVEEEE"], players=players, judge="vote", words="checked")
    game.do(0, "play 8H DOVE")
    assert bool(asked(game, "challenge")) is offered


def test_SB_24_with_the_list_as_judge_no_challenge_of_an_automatic_bonus_is_offered() -> None:
    game = table(racks=["DOVEEEE", "E", "E"], judge="list")
    game.do(0, "play 8H DOVE")
    assert asked(game, "challenge")[1] == ("accept", "challenge")


def test_SB_24_several_voters_may_take_an_automatic_bonus_and_nobody_loses_a_turn() -> None:
    game = table(racks=["DOVEEEE", "AEEEEEE", "IEEEEEE"], judge="vote", words="checked")
    game.do(0, "play 8H DOVE")
    score = game.scores[0]
    game.do(1, "challenge bonus DOVE")
    game.do(1, "vote no")
    game.do(2, "vote no")
    assert game.scores[0] == score - 5 and game.state.lost == (False, False, False)


def test_SB_24_AG_4_a_single_voter_cannot_vote_down_a_claimed_bonus_that_the_list_has() -> None:
    game = table(racks=["DOVEEEE"], bonus="claimed", judge="vote")
    game.do(0, "play 8H DOVE bonus DOVE")
    score = game.scores[0]
    events = game.do(1, "challenge bonus DOVE")
    assert "BonusChallenged" in kinds(events) and game.scores[0] == score


def test_SB_24_a_claimed_bonus_is_told_as_a_claim() -> None:
    game = table(racks=["DOVEEEE"], bonus="claimed")
    laid = game.do(0, "play 8H DOVE bonus DOVE")[0]
    assert "Ada claims DOVE as a Bible word: +5." in game.text(laid, 1)
    assert "You claim DOVE as a Bible word: +5." in game.text(laid, 0)
    assert "Ada annonce DOVE comme mot de la Bible\u00a0: +5." in game.text(laid, 1, "fr")


def test_SB_34_a_word_on_an_english_list_for_another_reason_still_earns_the_fifteen() -> None:
    options = BibleOptions(babel=("el", "la", "fr"))
    assert judge.is_bonus("AGAPE", options) and judge.translates_bonus("AGAPE", "el", options)
    game = table(racks=["AGAPEEE"], babel=["el"])
    move = of(game.do(0, "play 8H AGAPE babel el"), Laid).move
    assert (move.words[0].bonus, move.babel_bonus) == (10, 15)


def test_SB_34_a_word_spelled_as_in_english_earns_no_fifteen() -> None:
    game = table(racks=["AMENEEE"], babel=["fr"])
    move = of(game.do(0, "play 8H AMEN babel fr"), Laid).move
    assert (move.words[0].bonus, move.babel_bonus) == (5, 0)


# AG-4, AG-7


def test_AG_4_against_bots_alone_no_window_runs_out() -> None:
    game = table(LIGHT, ["SEEEEEE", "QZEEEEE"], players=["Rosie bot:medium", "Ada"])
    game.do(0, "play 8G LIGHTS", at=5.0)
    assert game.deadline is None
    people = table(LIGHT, ["SEEEEEE", "QZEEEEE"])
    people.do(0, "play 8G LIGHTS", at=5.0)
    assert people.deadline == 25.0


def test_AG_4_against_bots_alone_a_clock_of_the_game_still_runs() -> None:
    game = table(LIGHT, ["SEEEEEE", "QZEEEEE"], players=["Rosie bot:medium", "Ada"], clock="turn", clock_seconds=60)
    game.do(0, "play 8G LIGHTS", at=5.0)
    assert game.deadline == 65.0  # Ada's turn: acting closes the window


@pytest.mark.parametrize(("aids", "valid"), [("none", None), ("look-up", False), ("hints", False)])
def test_AG_7_a_preview_says_whether_each_word_counts_where_aids_allow_it(
    aids: Literal["none", "look-up", "hints"], valid: bool | None
) -> None:
    game = table(LIGHT, ["XOEEEEE"], aids=aids)
    preview = game.rules.preview(game.state, 0, game.parse("play L8 XO"))
    assert isinstance(preview, Preview)
    assert {word.word: word.valid for word in preview.words} == {"XO": valid, "LIGHTX": valid}


def test_AG_7_the_default_of_aids_depends_on_the_people() -> None:
    assert parlour.new("scrabble-bible", players=["Ada", "Ben"], seed=1).state.options.aids == "none"
    assert parlour.new("scrabble-bible", players=["Ada", "bot:easy"], seed=1).state.options.aids == "hints"


def test_accents_may_be_typed_in_commands() -> None:
    game = table(racks=["NOEEEEE"])
    game.do(0, "play 8H NOÉ")
    assert game.state.move is not None and game.state.move.word == "NOE"
    game = table(LIGHT, ["NOEEEEE"])
    game.do(0, "exchange É")
    assert game.state.move is None and len(game.state.racks[0]) == 7


# Laying, exchanging, scoring: one case each


@pytest.mark.parametrize(
    ("board", "command"),
    [
        ({}, "play 8A LAMB"),  # not on the star
        ({}, "play 8H A"),
        ({}, "play 8H LAMBS"),  # a tile that is not on the rack
        ({}, "play 8L LAMBE"),  # over the edge
        ({}, "play 8H LA-MB"),
        ({}, "exchange LAMBS"),
        (LIGHT, "play 1A LAMB"),  # touches nothing
        (LIGHT, "play 9A LAMB"),
        (LIGHT, "play 8G LAGHT"),  # over another letter
        (LIGHT, "play 8H IGH"),  # a part of a longer word
        (LIGHT, "play 8G LIGHT"),  # no tile
        (LIGHT, "play 10F LAMB"),
    ],
)
def test_SB_10_SB_11_SB_12_SB_14_what_is_no_play_changes_nothing(board: dict[str, str], command: str) -> None:
    game = table(board, ["LAMBEEE"])
    before = game.copy()
    with pytest.raises(ParlourError):
        game.do(0, command)
    assert game == before


def test_SB_14_as_many_tiles_as_the_bag_has_may_be_exchanged_and_no_more() -> None:
    refused(table(LIGHT, ["ABCDEFG"], bag="XY"), 0, "exchange ABC", "SB-14")
    game = table(LIGHT, ["ABCDEFG"], bag="XY")
    game.do(0, "exchange AB")
    assert sorted(game.state.racks[0]) == sorted("CDEFGXY") and sorted(game.state.bag) == ["A", "B"]


def test_SB_13_SB_20_a_blank_on_a_double_word_square_scores_nothing_and_doubles() -> None:
    plain = of(table({}, ["LAMB"], bonus_list="none", star="double-word").do(0, "play 8H LAMB"), Laid).move
    blank = of(table({}, ["?AMB"], bonus_list="none", star="double-word").do(0, "play 8H lAMB"), Laid).move
    assert (plain.score, blank.score) == (2 * 8, 2 * 7)


def test_SB_21_the_star_doubles_its_letter_and_the_word() -> None:
    assert of(table({}, ["LAMB"], bonus_list="none").do(0, "play 8H LAMB"), Laid).move.score == 2 * 9
    assert of(table({}, ["LAMB"], bonus_list="none").do(0, "play 8E LAMB"), Laid).move.score == 2 * 11


@pytest.mark.parametrize(
    ("word", "bonus"), [("DOVE", 5), ("LAMB", 5), ("SPIRIT", 15), ("SOULS", 10), ("MONKEY", 0), ("ANGEL", 10)]
)
def test_SB_23_bonuses_by_length(word: str, bonus: int) -> None:
    move = of(table({}, [word]).do(0, f"play 8H {word}"), Laid).move
    assert move.words[0].bonus == bonus


@pytest.mark.parametrize(("cup", "laid", "bonus"), [(False, 7, 50), (False, 6, 0), (True, 7, 50), (True, 6, 0)])
def test_SB_22_all_seven_tiles_or_seven_of_nine(cup: bool, laid: int, bonus: int) -> None:
    word = "CHARITY" if laid == 7 else "SPIRIT"
    rack = word + "E" * (7 + 2 * cup - laid)
    plain, more = (
        of(table({}, [rack], my_cup_overflows=cup, bonus_list="none", star=star).do(0, f"play 8H {word}"), Laid).move
        for star in ("double-word", "double-letter-and-word")
    )
    values = {"CHARITY": 3 + 4 + 1 + 1 + 1 + 1 + 4, "SPIRIT": 1 + 3 + 1 + 1 + 1 + 1}
    # The fifth letter, worth 1, is on the double letter square 8L.
    assert plain.score == 2 * (values[word] + 1) + bonus
    assert more.score == plain.score + 2 * {"CHARITY": 3, "SPIRIT": 1}[word]


def test_SB_17_every_player_passing_in_a_row_ends_the_game_and_a_play_breaks_the_row() -> None:
    game = table(LIGHT, ["SEEEEEE", "QZEEEEE", "JXEEEEE"])
    game.do(0, "pass")
    game.do(1, "pass")
    assert under_way(game)
    game.do(2, "pass")
    assert game.over
    game = table(LIGHT, ["SEEEEEE", "QZEEEEE"], words="checked")
    game.do(0, "pass")
    game.do(1, "pass")
    assert game.over
