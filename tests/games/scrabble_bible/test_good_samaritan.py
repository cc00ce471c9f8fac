"""SB-33: Good Samaritan."""

from collections import Counter
from typing import Unpack

import pytest
from tests.games.outcomes import happened, kinds, of, refused
from tests.games.scrabble_bible.tables import BibleGame, Options, all_tiles, asked, dealt, table

from parlour.games.scrabble_bible.events import HelpAsked, HelpTaken, Traded

RACKS = ["VVUUUII", "QEEEEEE", "ZAAAAAA", "JOOOOOO"]


def struggling(players: int = 3, **options: Unpack[Options]) -> BibleGame:
    """Ada is on turn with a bad rack."""
    return table({"8G": "LIGHT"}, RACKS[:players], good_samaritan=True, **options)


def helped(players: int = 3, **options: Unpack[Options]) -> BibleGame:
    """Ada has taken Ben's offer: his rack is open to her."""
    game = struggling(players, **options)
    game.do(1, "offer")
    game.do(0, "take 1")
    return game


# Offering and asking


def test_SB_33_any_other_player_may_offer_help_unasked() -> None:
    game = struggling(4)
    game.do(2, "offer")
    assert asked(game, "take") == {0: ("take 2", "decline")}
    game.do(1, "offer")
    game.do(3, "offer")
    assert asked(game, "take") == {0: ("take 2", "take 1", "take 3", "decline")}


def test_SB_33_the_player_on_turn_may_ask_and_all_others_are_asked() -> None:
    game = struggling(4)
    events = game.do(0, "help")
    assert of(events, HelpAsked) == HelpAsked(0)
    assert asked(game, "help") == dict.fromkeys((1, 2, 3), ("offer", "decline"))
    game.do(1, "decline")
    game.do(3, "offer")
    assert asked(game, "take") == {}  # Cleo has not answered
    game.do(2, "offer")
    assert asked(game, "take") == {0: ("take 2", "take 3", "decline")}


def test_SB_33_nobody_helps_and_the_turn_goes_on() -> None:
    game = struggling(3)
    game.do(0, "help")
    game.do(1, "decline")
    game.do(2, "decline")
    assert not game.state.prompts and game.to_act == (0,)
    refused(game, 0, "help", "SB-33")  # once a turn


def test_SB_33_silence_is_no_offer() -> None:
    game = struggling(3)
    game.do(0, "help", at=0.0)
    game.do(1, "offer", at=1.0)
    game.timeout(at=20.0)
    assert asked(game, "take") == {0: ("take 1", "decline")}


def test_SB_33_only_the_player_on_turn_asks_and_nobody_helps_oneself() -> None:
    game = struggling()
    refused(game, 1, "help", "SB-11")
    refused(game, 0, "offer", "SB-33")


def test_SB_33_an_offer_is_made_once_a_turn() -> None:
    game = struggling()
    game.do(1, "offer")
    refused(game, 1, "offer", "SB-33")
    game.do(0, "decline")
    refused(game, 1, "offer", "SB-33")
    game.do(2, "offer")  # another player still may


def test_SB_33_it_is_an_option_and_off_by_default() -> None:
    assert not dealt().state.options.good_samaritan
    game = table({"8G": "LIGHT"}, RACKS[:2])
    refused(game, 0, "help", "SB-33")
    refused(game, 1, "offer", "SB-33")


def test_SB_33_no_offer_while_a_play_may_be_challenged() -> None:
    game = table({"8G": "LIGHT"}, ["SEEEEEE", "EEEEEEE", "AAAAAAA"], good_samaritan=True)
    game.do(0, "play 8G LIGHTS")
    refused(game, 2, "offer", "SB-33")


def test_SB_33_who_asks_for_help_has_begun_the_turn_and_closes_the_window() -> None:
    game = table({"8G": "LIGHT"}, ["SEEEEEE", "EEEEEEE", "AAAAAAA"], good_samaritan=True)
    game.do(0, "play 8G LIGHTS")
    game.do(1, "help")
    assert game.state.turn == 1 and game.state.standing == "stands"
    refused(game, 2, "challenge", "SB-16")


# Taking


def test_SB_33_the_player_who_takes_an_offer_sees_that_helper_s_rack() -> None:
    game = struggling(4)
    game.do(1, "offer")
    game.do(3, "offer")
    taken = of(game.do(0, "take 3"), HelpTaken)
    assert taken == HelpTaken(0, 3, "JOOOOOO")
    assert game.view(0)["helper_rack"] == "JOOOOOO" and game.view(0)["helper"] == 3
    assert asked(game, "trade") == {0: ("trade …", "decline")}


def test_AG_1_SB_33_nobody_else_sees_the_rack() -> None:
    game = struggling(4)
    before = {seat: game.view(seat)["helper_rack"] for seat in (0, 1, 2, 3, None)}
    assert set(before.values()) == {""}
    game.do(3, "offer")
    taken = of(game.do(0, "take 3"), HelpTaken)
    assert taken.seen(0) == taken and taken.seen(3) == taken
    for seat in (1, 2, None):
        assert taken.seen(seat) == HelpTaken(0, 3)
        assert game.view(seat)["helper_rack"] == ""
        assert "JOOOOOO" not in str(game.view(seat))
        assert "JOOOOOO" not in str(game.stream(seat))


def test_SB_33_the_rack_is_seen_no_longer_than_the_choice_lasts() -> None:
    for last in ("trade V>E", "decline", "pass"):
        game = helped()
        game.do(0, last)
        assert game.view(0)["helper_rack"] == ""


def test_SB_33_only_an_offer_that_was_made_is_taken() -> None:
    game = struggling(4)
    refused(game, 0, "take 1", "SB-33")
    game.do(1, "offer")
    refused(game, 0, "take 2", "SB-33")
    refused(game, 2, "take 1", "SB-33")


def test_SB_33_an_offer_may_be_declined() -> None:
    game = struggling()
    game.do(1, "offer")
    game.do(0, "decline")
    assert game.to_act == (0,) and not game.state.prompts
    assert game.state.racks == tuple("".join(sorted(rack)) for rack in RACKS[:3])


def test_SB_33_playing_on_is_declining() -> None:
    game = struggling()
    game.do(1, "offer")
    events = game.do(0, "exchange V")
    assert "HelpDeclined" in kinds(events) and game.to_act == (1,)
    assert game.state.help.offers == () and game.state.help.debts == ()


def test_SB_33_playing_on_while_help_is_asked_for_is_going_without() -> None:
    game = struggling()
    game.do(0, "help")
    game.do(0, "pass")
    assert not game.state.prompts and game.to_act == (1,)


def test_SB_33_silence_declines_an_offer() -> None:
    game = struggling()
    game.do(1, "offer", at=0.0)
    game.timeout(at=20.0)
    assert game.to_act == (0,) and not game.state.prompts


# Swapping tiles


def test_SB_33_one_tile_of_the_helper_s_for_one_of_one_s_own() -> None:
    game = helped()
    before = all_tiles(game)
    events = game.do(0, "trade V>E")
    assert of(events, Traded) == Traded(0, 1, "V", "E")
    assert Counter(game.state.racks[0]) == Counter("VUUUIIE")
    assert Counter(game.state.racks[1]) == Counter("QEEEEEV")
    assert all_tiles(game) == before and game.scores == (0, 0, 0)
    assert game.to_act == (0,)  # and the turn goes on
    game.do(0, "exchange E")


def test_SB_33_blanks_can_be_swapped() -> None:
    game = table({"8G": "LIGHT"}, ["VVUUUII", "?EEEEEE"], good_samaritan=True)
    game.do(1, "offer")
    game.do(0, "take 1")
    event = of(game.do(0, "trade V>?"), Traded)
    assert game.text(event, 0) == "You gave Ben V for a blank."
    assert game.text(event, 1, "fr") == "Ada vous a donné V contre un joker."
    assert "?" in game.state.racks[0] and "V" in game.state.racks[1]


@pytest.mark.parametrize(("trade", "who"), [("trade Z>E", "You"), ("trade V>Z", "Ben"), ("trade E>V", "You")])
def test_SB_33_both_must_have_their_tiles(trade: str, who: str) -> None:
    game = helped()
    assert who in refused(game, 0, trade, "SB-33")


def test_SB_33_only_the_player_helped_chooses() -> None:
    game = helped()
    for seat in (1, 2):
        refused(game, seat, "trade V>E", "SB-33")


def test_AG_1_SB_33_only_the_two_see_which_tiles_changed_hands() -> None:
    game = helped()
    traded = of(game.do(0, "trade V>Q"), Traded)
    for seat in (0, 1):
        assert traded.seen(seat) == traded
    for other in (2, None):
        assert traded.seen(other) == Traded(0, 1)
        assert "V>Q" not in str(game.stream(other))


def test_SB_33_having_seen_the_rack_one_may_still_decline() -> None:
    game = helped()
    game.do(0, "decline")
    assert game.to_act == (0,) and game.state.help.debts == ()


def test_SB_33_once_a_turn() -> None:
    for last in ("trade V>E", "decline"):
        game = helped()
        game.do(0, last)
        refused(game, 0, "help", "SB-33")
        refused(game, 2, "offer", "SB-33")


def test_SB_33_the_next_turn_has_help_again() -> None:
    game = helped()
    game.do(0, "trade V>E")
    game.do(0, "pass")
    game.do(0, "offer")
    game.do(1, "take 0")
    game.do(1, "trade V>U")
    assert happened(game).count("Traded") == 2


def test_SB_33_the_traded_tile_can_be_played_at_once() -> None:
    game = table({"8G": "LIGHT"}, ["VVUUUII", "SEEEEEE"], good_samaritan=True)
    game.do(1, "offer")
    game.do(0, "take 1")
    game.do(0, "trade V>S")
    game.do(0, "play 8G LIGHTS")
    assert game.scores[0] == 1 + 1 + 2 + 4 + 1 + 1 * 2 + 15


# Debts


def test_SB_33_the_log_keeps_who_helped_whom() -> None:
    game = helped()
    game.do(0, "trade V>E")
    assert game.state.help.debts == ((1, 0),)
    assert '"Traded","seat":0,"helper":1' in game.dump()
    for seat in (0, 1, 2, None):
        assert tuple(map(tuple, game.view(seat)["debts"])) == ((1, 0),)


def test_SB_33_a_former_helper_who_asks_is_shown_the_debt_and_so_is_the_other() -> None:
    game = helped()
    game.do(0, "trade V>E")
    game.do(0, "pass")
    help_asked = of(game.do(1, "help"), HelpAsked)
    assert help_asked == HelpAsked(1, owed_by=(0,))
    assert help_asked.seen(0) == help_asked and help_asked.seen(1) == help_asked
    for seat in (0, 1):
        (prompt,) = game.view(seat)["prompts"]
        assert prompt["about"]["owed_by"] == (0,)
    assert game.text(help_asked) == "Ben asked for help. Ben helped Ada before."
    assert game.text(help_asked, seat=0) == "Ben asked for help. Ben helped you before."
    assert game.text(help_asked, seat=1) == "You asked for help. You helped Ada before."


def test_SB_33_who_never_helped_is_owed_nothing() -> None:
    game = helped()
    game.do(0, "trade V>E")
    game.do(0, "pass")
    game.do(1, "pass")
    assert of(game.do(2, "help"), HelpAsked).owed_by == ()


def test_SB_33_looking_without_trading_makes_no_debt() -> None:
    game = helped()
    game.do(0, "decline")
    game.do(0, "pass")
    assert of(game.do(1, "help"), HelpAsked).owed_by == ()


def test_SB_33_helping_twice_names_the_debtor_once() -> None:
    game = struggling(2)
    for turn in range(2):
        game.do(1, "offer")
        game.do(0, "take 1")
        game.do(0, "trade V>E")
        game.do(0, f"exchange {game.state.racks[0][0]}")
        if turn == 0:
            game.do(1, f"exchange {game.state.racks[1][0]}")
    assert game.state.help.debts == ((1, 0), (1, 0))
    assert of(game.do(1, "help"), HelpAsked).owed_by == (0,)


# Leaving


def test_AG_3_SB_33_a_helper_who_leaves_takes_the_offer_along() -> None:
    game = helped()
    game.do(1, "leave")
    assert game.to_act == (0,) and not game.state.prompts and game.view(0)["helper_rack"] == ""


def test_AG_3_SB_33_an_offer_of_someone_who_left_cannot_be_taken() -> None:
    game = struggling(4)
    game.do(1, "offer")
    game.do(2, "offer")
    game.do(1, "leave")
    assert asked(game, "take") == {0: ("take 2", "decline")}
    game.do(2, "leave")
    assert asked(game, "take") == {} and game.to_act == (0,)
