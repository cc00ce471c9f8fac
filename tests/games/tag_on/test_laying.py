"""TO-10 to TO-12: laying words; TO-20 and TO-21: face-up letters and exchanges."""

import pytest
from tests.games.outcomes import kinds, of, refused
from tests.games.tag_on.tables import GODS, at, dealt, move, table

from parlour import CommandError
from parlour.games.crossword.events import Exchanged
from parlour.games.tag_on.rules import scoring


def test_TO_10_the_first_word_covers_the_centre_and_is_doubled() -> None:
    game = table({}, ["GODA"])
    refused(game, 0, "play 8G GOD", "TO-10")
    game.do(0, "play 9G GOD")
    assert move(game).centre
    assert game.scores[0] == 72


def test_TO_10_it_has_two_letters_or_more() -> None:
    refused(table({}, ["GODA"]), 0, "play 9I G", "TO-10")


def test_TO_10_the_centre_doubles_once() -> None:
    game = table({}, ["GODA", "SA"])
    game.do(0, "play 9G GOD")
    game.do(1, "accept")
    game.do(1, "play 9G GODS")
    assert not move(game).centre
    assert game.scores[1] == GODS


def test_TO_10_it_doubles_again_after_a_withdrawn_play() -> None:
    game = table({}, ["GXDA", "GODA"])
    game.do(0, "play 9G GXD")
    game.do(1, "challenge")
    game.do(0, "decline")
    game.do(1, "play 9G GOD")
    assert game.scores == (0, 72)


def test_TO_10_replacing_the_tile_on_the_centre_doubles_nothing() -> None:
    game = table({"9G": "GOD"}, ["TA"])
    game.do(0, "play 9G GOT lift 9I")
    assert not move(game).centre


def test_TO_11_a_later_word_touches_the_board() -> None:
    game = table({"9G": "GOD"}, ["ANGELA"])
    assert "must connect to a word" in refused(game, 0, "play 3A ANGEL", "TO-11")
    game.do(0, "play G7 ANGEL")
    assert at(game, "7G") == "A"


def test_TO_11_the_whole_run_is_named_and_the_tiles_are_on_the_rack() -> None:
    game = table({"9G": "GOD"}, ["LYA"])
    assert "GODLY" in refused(game, 0, "play 9J LY", "TO-11")
    assert "S" in refused(game, 0, "play 9G GODS", "TO-11")
    refused(game, 0, "play 9G GOD", "TO-11")
    refused(game, 0, "play 9P LYLYA", "TO-11")
    game.do(0, "play 9G GODLY")


def test_TO_11_a_word_may_lie_along_another() -> None:
    game = table({"9G": "GOD"}, ["NET"], words="checked")
    refused(game, 0, "play 10G NET", "TO-1")  # GN, OE and DT are no words
    game = table({"9G": "GOD"}, ["OX"], words="checked", own_words=["DX", "OO"])
    game.do(0, "play 10H OX")
    assert [word.word for word in move(game).words] == ["OX", "OO", "DX"]


def test_TO_11_whose_turn_it_is() -> None:
    assert "Ada" in refused(table({}, ["GODA"]), 1, "pass", "TO-11")


def test_TO_12_nine_tiles_earn_a_hundred() -> None:
    game = table({}, ["JERUSALEM"])
    game.do(0, "play 9A JERUSALEM")
    assert move(game).all_tiles == 100
    points = scoring.played("JERUSALEM", True, game.state.tile_set)[1]
    assert game.scores[0] == points * 2 + 100


def test_TO_12_a_face_up_letter_counts_as_one_of_the_nine() -> None:
    game = table({}, ["JERUSALEA"], says="faceup M;")
    game.do(0, "play 9A JERUSALEM face-up A>M")
    assert move(game).all_tiles == 100


def test_TO_12_eight_do_not() -> None:
    game = table({}, ["JERUSALEM"])
    game.do(0, "play 9B JERUSALE")
    assert move(game).all_tiles == 0


# Face-up letters


def test_TO_20_a_letter_is_exchanged_with_a_face_up_one_and_played() -> None:
    game = table({}, ["GOXA"], says="faceup DTT;")
    game.do(0, "play 9G GOD face-up X>D")
    assert game.state.face_up == "TTX"
    assert game.state.racks[0] == "A"


def test_TO_20_the_new_letter_must_be_played_at_once() -> None:
    game = table({}, ["GODXA"], says="faceup TTT;")
    assert "T" in refused(game, 0, "play 9G GOD face-up X>T", "TO-20")


def test_TO_20_a_blank_in_its_place_is_not_that_tile() -> None:
    game = table({}, ["GO?XA"], says="faceup D;")
    refused(game, 0, "play 9G GOd face-up X>D", "TO-20")


@pytest.mark.parametrize("gave", ["?", "!", "Z"])
def test_TO_20_only_a_letter_one_has_is_given(gave: str) -> None:
    refused(table({}, ["GO?!A"], says="faceup D;"), 0, f"play 9G GOD face-up {gave}>D", "TO-20")


def test_TO_20_only_a_letter_that_lies_there_is_taken() -> None:
    refused(table({}, ["GOXA"], says="faceup TT;"), 0, "play 9G GOD face-up X>D", "TO-20")


def test_TO_20_what_was_given_cannot_be_laid_too() -> None:
    refused(table({}, ["GOTXA"], says="faceup D;"), 0, "play 9G GOTD face-up T>D", "TO-11")


# Exchanging


def test_TO_21_exchanging_takes_the_turn() -> None:
    game = table({"9G": "GOD"}, ["AAAEEE?!Q"])
    event = of(game.do(0, "exchange AQ!"), Exchanged)
    assert (event.gave, event.count) == ("!AQ", 3)
    assert event.seen(1) == Exchanged(0, 3)
    assert len(game.state.racks[0]) == 9
    assert game.state.turn == 1


def test_TO_21_new_tiles_are_drawn_before_the_old_go_back() -> None:
    game = table({"9G": "GOD"}, ["QA"], says="bag Z;")
    game.do(0, "exchange Q")
    assert (game.state.bag, game.state.racks[0]) == ("Q", "AZ")


def test_TO_21_the_bag_holds_as_many() -> None:
    refused(table({"9G": "GOD"}, ["QA"], says="bag Z;"), 0, "exchange QA", "TO-21")
    refused(table({"9G": "GOD"}, ["QA"]), 0, "exchange Z", "TO-21")


@pytest.mark.parametrize(
    "text",
    [
        "play", "play 9G", "play 99 GOD", "play 9G G0D", "play 9Z GOD", "play 9G GOD lift", "play 9G GOD lift 9",
        "play 9G GOD tag GOD", "play 9G GOD tag GOD@9G tag GOD@9G", "play 9G GOD claim kin", "play 9G GOD claim",
        "play 9G GOD kin DAVID@H4", "play 9G GOD kin DAVID@H4 9", "play 9G GOD face-up AQ", "play 9G GOD because",
        "play 9G GOD bonus GOD", "exchange", "exchange 1", "challenge bonus", "shield", "shield sword", "pass now",
        "shield exchange", "nonsense",
    ],
)  # fmt: skip
def test_invalid_commands_are_refused(text: str) -> None:
    game = dealt()
    before = game.copy()
    with pytest.raises(CommandError) as refusal:
        game.do(game.state.turn, text)
    assert refusal.value.text("fr") != refusal.value.message
    assert game == before


@pytest.mark.parametrize(
    "text",
    [
        "play 9G GOD face-up A>Q lift 8F,8G tag ANGEL@H5 claim land claim book kin DAVID@5C father because of love",
        "play H8 GoD kin DAVID@C5 beau-père",
        "exchange !?AEI",
        "challenge",
        "challenge tag",
        "challenge kin",
        "shield save",
        "shield exchange AEI",
        "shield return",
    ],
)
def test_commands_are_read_as_they_are_written(text: str) -> None:
    game = dealt()
    assert game.format(game.parse(text)) == text


def test_clauses_come_in_any_order() -> None:
    game = dealt()
    one = game.parse("play 9G GOD claim land tag ANGEL@H5 lift f8, 8g because we tag it")
    assert game.format(one) == "play 9G GOD lift 8F,8G tag ANGEL@H5 claim land because we tag it"


def test_a_play_and_what_follows() -> None:
    game = table({}, ["GODA"])
    assert kinds(game.do(0, "play 9G GOD")) == ["Played", "Asked"]
    assert kinds(game.do(1, "accept")) == ["Answered", "Closed", "Stood", "Drew", "TurnBegan"]
