"""SB-20 to SB-22: letters, premium squares, the star, PERFECTION. Every sum is calculated by hand."""

from typing import Literal, Unpack

import pytest
from tests.games.outcomes import of
from tests.games.scrabble_bible.tables import Setting, table

from parlour.games.scrabble_bible.events import Laid
from parlour.games.scrabble_bible.state import Move

Star = Literal["double-letter-and-word", "double-word"]

ANY: Setting = {"word_list": "any", "bonus_list": "none"}
"""Scores only: all letter sequences are words, and none is a bonus word."""


def laid(board: dict[str, str], rack: str, command: str, **options: Unpack[Setting]) -> Move:
    given: Setting = {**ANY, **options}
    game = table(board, [rack], **given)
    before = game.scores[0]
    move = of(game.do(0, command), Laid).move
    assert game.scores[0] == before + move.score
    return move


def score(board: dict[str, str], rack: str, command: str, **options: Unpack[Setting]) -> int:
    return laid(board, rack, command, **options).score


# SB-20


def test_SB_20_the_sum_of_the_letters() -> None:
    # 9E to 9H: no premium but 9G, where the A of the board lies.
    assert score({"G8": "LAX"}, "QUEENEE", "play 9E QUAE") == 10 + 1 + 1 + 1


@pytest.mark.parametrize(
    ("letter", "value"),
    [(letter, value) for value, letters in {1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"}
     .items() for letter in letters],
)  # fmt: skip
def test_SB_20_each_letter_counts_its_value(letter: str, value: int) -> None:
    # 8K is a plain square; the A beside it lies there already.
    assert score({"8J": "A"}, letter, f"play 8J A{letter}") == 1 + value


def test_SB_20_a_double_letter_square() -> None:
    assert score({"8K": "A"}, "KEEEEEE", "play 8K AK") == 1 + 5 * 2  # 8L


def test_SB_20_a_triple_letter_square() -> None:
    assert score({"6I": "A"}, "KEEEEEE", "play 6I AK") == 1 + 5 * 3  # 6J


def test_SB_20_a_double_word_square() -> None:
    assert score({"5D": "A"}, "KEEEEEE", "play 5D AK") == (1 + 5) * 2  # 5E


def test_SB_20_a_triple_word_square() -> None:
    assert score({"1G": "A"}, "KEEEEEE", "play 1G AK") == (1 + 5) * 3  # 1H


def test_SB_20_letter_premiums_come_before_word_premiums() -> None:
    # 1H triples the word; K on the double letter square 1L.
    assert score({"1I": "AAA"}, "JKEEEEE", "play 1H JAAAK") == (8 + 1 + 1 + 1 + 5 * 2) * 3


def test_SB_20_two_double_word_squares_make_four() -> None:
    # 5E and 5K, the A between them on the board.
    assert score({"5H": "A"}, "BCDFGHE", "play 5E BCDAFGH") == (3 + 3 + 2 + 1 + 4 + 2 + 4) * 2 * 2


def test_SB_20_two_triple_word_squares_make_nine() -> None:
    # 1A and 1H, K on the double letter square 1D; E and E lie there already.
    assert score({"1B": "EE", "1F": "E"}, "JKLMNEE", "play 1A JEEKLEMN") == (
        (8 + 1 + 1 + 5 * 2 + 1 + 1 + 3 + 1) * 3 * 3
    )


def test_SB_20_three_triple_word_squares_make_twenty_seven() -> None:
    board = {"1B": "EEEEEE", "1I": "EEEEEE"}
    assert score(board, "QZJAAAA", "play 1A QEEEEEEZEEEEEEJ") == (10 + 6 + 10 + 6 + 8) * 27


def test_SB_20_premiums_count_on_newly_laid_tiles_only() -> None:
    # 5E (double word) and 5H hold tiles already: face value; K on 5I is a plain square.
    assert score({"5E": "ABCD"}, "KEEEEEE", "play 5E ABCDK") == 1 + 3 + 3 + 2 + 5
    # The Q on the triple letter square 6J counted once; now it is worth ten.
    assert score({"6I": "AQ"}, "EEEEEEE", "play 6I AQE") == 1 + 10 + 1


def test_SB_20_every_word_formed_is_scored_and_shares_the_premiums() -> None:
    # K on 6J (triple letter) makes AK across and KA down.
    move = laid({"6I": "A", "7J": "A"}, "KEEEEEE", "play 6I AK")
    assert [(word.word, word.points) for word in move.words] == [("AK", 1 + 5 * 3), ("KA", 5 * 3 + 1)]
    assert move.score == 16 + 16


def test_SB_20_a_word_premium_counts_in_both_words_of_its_tile() -> None:
    # K on 5E (double word) makes AK across and KA down.
    move = laid({"5D": "A", "6E": "A"}, "KEEEEEE", "play 5D AK")
    assert [(word.word, word.points) for word in move.words] == [("AK", (1 + 5) * 2), ("KA", (5 + 1) * 2)]


def test_SB_20_a_cross_word_does_not_get_the_premium_of_another_tile() -> None:
    # BK down from 5E: B on the double word square, K on plain 6E makes KA across without any premium.
    move = laid({"6F": "A"}, "BKEEEEE", "play E5 BK")
    assert [(word.word, word.points) for word in move.words] == [("BK", (3 + 5) * 2), ("KA", 5 + 1)]


def test_SB_20_a_modified_word_scores_whole() -> None:
    assert score({"8G": "LIGHT"}, "SEEEEEE", "play 8G LIGHTS", bonus_list="none") == 1 + 1 + 2 + 4 + 1 + 1 * 2


def test_SB_20_several_cross_words_each_count() -> None:
    # NO beside ON: row 9, I9 is a double letter square.
    move = laid({"8H": "ON"}, "NOEEEEE", "play 9H NO")
    assert [(word.word, word.points) for word in move.words] == [
        ("NO", 1 + 1 * 2),
        ("ON", 1 + 1),
        ("NO", 1 + 1 * 2),
    ]
    assert move.score == 3 + 2 + 3


def test_SB_20_a_blank_on_a_word_square_still_multiplies() -> None:
    assert score({"5D": "Q"}, "?EEEEEE", "play 5D Qa") == (10 + 0) * 2
    assert score({"1G": "Q"}, "?EEEEEE", "play 1G Qa") == (10 + 0) * 3


def test_SB_13_SB_20_a_blank_on_two_words_multiplies_both_and_counts_in_neither() -> None:
    move = laid({"5D": "Q", "6E": "Z"}, "?EEEEEE", "play 5D Qa")
    assert [(word.word, word.points) for word in move.words] == [("Qa", 10 * 2), ("aZ", 10 * 2)]


def test_SB_20_the_score_is_shown_to_everyone_word_by_word() -> None:
    game = table({"6I": "A", "7J": "A"}, ["KEEEEEE"], **ANY)
    game.do(0, "play 6I AK")
    for seat in (0, 1, None):
        move = game.view(seat)["move"]
        assert move is not None
        assert move["score"] == 32
        assert [(word["word"], word["place"], word["points"]) for word in move["words"]] == [
            ("AK", "6I", 16),
            ("KA", "J6", 16),
        ]


# SB-21


def test_SB_21_the_star_doubles_its_letter_and_the_first_word() -> None:
    # The example on the rulebook page: F on 8D twice, H on the star twice, the word doubled, the bonus of five.
    game = table(racks=["FAITHEE"])
    game.do(0, "play 8D FAITH")
    assert game.scores[0] == (4 * 2 + 1 + 1 + 1 + 4 * 2) * 2 + 10 == 48


def test_SB_21_double_word_is_an_option() -> None:
    game = table(racks=["FAITHEE"], star="double-word")
    game.do(0, "play 8D FAITH")
    assert game.scores[0] == (4 * 2 + 1 + 1 + 1 + 4) * 2 + 10 == 40


@pytest.mark.parametrize(("star", "times"), [("double-letter-and-word", 2), ("double-word", 1)])
@pytest.mark.parametrize("command", ["play 8H KA", "play H8 KA"])
def test_SB_21_across_and_down(star: Star, times: int, command: str) -> None:
    assert score({}, "KAEEEEE", command, star=star) == (5 * times + 1) * 2


@pytest.mark.parametrize("star", ["double-letter-and-word", "double-word"])
def test_SB_21_a_blank_on_the_star_doubles_the_word(star: Star) -> None:
    assert score({}, "?KEEEEE", "play 8G Ka", star=star) == (5 + 0) * 2


@pytest.mark.parametrize("star", ["double-letter-and-word", "double-word"])
def test_SB_21_the_star_does_nothing_later(star: Star) -> None:
    # HOLY down from the H of FAITH, which lies on the star; H9 to H11 are plain squares.
    assert score({"8D": "FAITH"}, "OLYEEEE", "play H8 HOLY", star=star) == 4 + 1 + 1 + 4


def test_SB_21_by_default_it_is_both() -> None:
    assert table().state.options.star == "double-letter-and-word"


def test_SB_21_after_a_withdrawn_first_word_the_star_counts_again() -> None:
    game = table(racks=["XZEEEEE", "FAITHEE"])
    game.do(0, "play 8H XZ")
    game.do(1, "challenge")
    game.do(1, "play 8D FAITH")
    assert game.scores[1] == 48


# SB-22


def test_SB_22_perfection_for_all_seven_tiles() -> None:
    move = laid({}, "ABCDEFG", "play 8H ABCDEFG")
    # A on the star, E on the double letter square 8L.
    assert move.all_tiles == 50
    assert move.score == (1 * 2 + 3 + 3 + 2 + 1 * 2 + 4 + 2) * 2 + 50


def test_SB_22_perfection_is_not_multiplied() -> None:
    move = laid({"5H": "A"}, "BCDFGHE", "play 5D EBCDAFGH")
    assert move.score == (1 + 3 + 3 + 2 + 1 + 4 + 2 + 4) * 4 + 50


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_SB_22_no_perfection_for_fewer_tiles(count: int) -> None:
    assert laid({"8H": "A"}, "BCDEFGE", f"play 8H A{'BCDEFG'[:count]}").all_tiles == 0


def test_SB_22_seven_letters_are_not_seven_tiles() -> None:
    assert laid({"8H": "A"}, "BCDEFGE", "play 8H ABCDEFG").all_tiles == 0


def test_SB_22_no_perfection_for_all_that_is_left_of_a_smaller_rack() -> None:
    assert laid({"8H": "A"}, "BCD", "play 8H ABCD", bag="").all_tiles == 0


def test_SB_22_blanks_are_tiles_too() -> None:
    assert laid({"8H": "E"}, "ABCDE??", "play 8H EABCDExy").all_tiles == 50


def test_SB_22_perfection_counts_once_however_many_words_are_made() -> None:
    move = laid({"9H": "EEEEEEE"}, "ABCDEFG", "play 8H ABCDEFG")
    assert len(move.words) == 8 and move.all_tiles == 50
    assert move.score == sum(word.points for word in move.words) + 50


@pytest.mark.parametrize(("count", "points"), [(6, 0), (7, 50), (8, 50), (9, 50)])
def test_SB_22_SB_30_peace_be_with_you_for_seven_eight_or_nine_tiles(count: int, points: int) -> None:
    move = laid({"8D": "A"}, "BCDEFGHIJ", f"play 8D A{'BCDEFGHIJ'[:count]}", my_cup_overflows=True)
    assert len(move.laid) == count and move.all_tiles == points


def test_SB_22_SB_30_peace_be_with_you_is_fifty_whatever_the_rack_still_holds() -> None:
    move = laid({"8D": "A"}, "BCDEFGH", "play 8D ABCDEFGH", my_cup_overflows=True, bag="")
    assert move.all_tiles == 50


@pytest.mark.parametrize(("cup", "count", "said"), [(False, 7, "PERFECTION"), (True, 7, "PEACE"), (True, 9, "PEACE")])
def test_SB_22_peace_be_with_you_is_said_instead_of_perfection(cup: bool, count: int, said: str) -> None:
    game = table({"8D": "A"}, ["BCDEFGHIJ"[:count]], my_cup_overflows=cup, **ANY)
    events = game.do(0, f"play 8D A{'BCDEFGHIJ'[:count]}")
    told = game.text(of(events, Laid))
    assert ("PERFECTION" in told, "PEACE BE WITH YOU" in told) == (said == "PERFECTION", said == "PEACE")
