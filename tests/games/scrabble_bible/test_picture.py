"""SCRABBLE Bible Edition as a picture."""

from tests.games.pieces import pieces, texts
from tests.games.scrabble_bible.tables import LIGHT, table


def test_the_board_has_a_tile_for_each_letter_with_its_points() -> None:
    picture = table(LIGHT, ["QZJXKVW", "EEEEEEE"]).svg(None)
    assert pieces(picture, "tile") == ["L1", "I1", "G2", "H4", "T1"]


def test_AG_1_a_picture_shows_the_rack_of_its_seat_alone() -> None:
    game = table(LIGHT, ["QZJXKVW", "EEEEEEE"])
    assert pieces(game.svg(0), "tile")[5:] == ["J8", "K5", "Q10", "V4", "W4", "X8", "Z10"]
    assert pieces(game.svg(1), "tile")[5:] == ["E1"] * 7


def test_SB_1_premium_squares_carry_letters() -> None:
    game = table()
    english, french = texts(game.svg(None)), texts(game.svg(None, language="fr"))
    for signs, found in ((("DL", "TL", "DW", "TW"), english), (("LD", "LT", "MD", "MT"), french)):
        assert [found.count(sign) for sign in signs] == [24, 12, 16, 8]


def test_a_blank_shows_its_letter_and_no_points() -> None:
    picture = table({"8G": "LIgHT"}, ["?AAAAAA", "EEEEEEE"]).svg(0)
    assert pieces(picture, "tile")[:6] == ["L1", "I1", "G", "H4", "T1", ""]


def test_the_latest_play_is_marked() -> None:
    game = table(LIGHT, ["SEEEEEE", "EEEEEEE"])
    before = game.svg(None)
    game.do(0, "play 8G LIGHTS")
    assert before.count("#b07a1e") == 0 and game.svg(None).count("#b07a1e") == 1


def test_SB_33_the_rack_that_a_helper_shows_is_drawn_for_the_player_helped() -> None:
    game = table(LIGHT, ["QZJXKVW", "AAAAAAA"], good_samaritan=True)
    game.do(1, "offer")
    game.do(0, "take 1")
    assert pieces(game.svg(0), "tile")[12:] == ["A1"] * 7
    assert pieces(game.svg(1), "tile")[5:] == ["A1"] * 7
