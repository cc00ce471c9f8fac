"""TO-14 and TO-15: letters replaced, with the rulebooks' examples."""

import pytest
from tests.games.outcomes import of, refused
from tests.games.tag_on.tables import TagOnGame, at, move, table

from parlour.games.crossword.events import Challenged


def word_at(game: TagOnGame, place: str, length: int) -> str:
    row, column = int(place[:-1]) - 1, ord(place[-1]) - ord("A")
    return game.state.board[row * 17 + column : row * 17 + column + length]


# The examples


@pytest.mark.parametrize(
    ("edition", "old", "rack", "lift", "new", "left"),
    [
        ("en", "REBELS", "ANGT", "9F,9G,9H", "ANGELS", "BERT"),
        ("en", "ANGELS", "ICT", "9K", "ANGELIC", "ST"),
        ("fr", "BATON", "AART", "9F,9G,9H", "AARON", "ABTT"),  # the A makes way for another A
        ("fr", "ANGES", "LIQUET", "9J", "ANGELIQUE", "ST"),
    ],
)
def test_TO_14_the_examples_of_the_rulebooks(edition: str, old: str, rack: str, lift: str, new: str, left: str) -> None:
    game = table({"9F": old}, [rack], edition=edition)
    game.do(0, f"play 9F {new} lift {lift}")
    assert word_at(game, "9F", len(new)) == new
    assert game.state.racks[0] == left  # the lifted letters are kept
    assert move(game).replaced == f"{old}@9F"
    assert of(game.do(1, "challenge"), Challenged).stands


# The rule


def test_TO_14_no_more_tiles_are_lifted_than_laid() -> None:
    game = table({"9G": "GODS"}, ["TA"], replace="free", word_list="any")
    assert "off the board: 2. Tiles you play: 1." in refused(game, 0, "play 9G GOT lift 9I,9J", "TO-14")


def test_TO_14_in_place_every_lifted_square_is_filled_again() -> None:
    game = table({"9G": "GODS"}, ["ELA"], word_list="any")
    refused(game, 0, "play 9F EGOD lift 9J", "TO-14")


def test_TO_14_free_lets_a_lifted_square_stay_empty() -> None:
    game = table({"9G": "GODS"}, ["EA"], word_list="any", replace="free")
    game.do(0, "play 9F EGOD lift 9J")
    assert at(game, "9J") == "."
    assert "S" in game.state.racks[0]


def test_TO_14_lifted_tiles_are_not_laid_in_the_same_turn() -> None:
    refused(table({"9G": "GODS"}, ["EA"], word_list="any"), 0, "play 9F SGODE lift 9J", "TO-11")


def test_TO_14_at_least_one_letter_stays() -> None:
    game = table({"9H": "GO"}, ["ATA"], word_list="any")
    refused(game, 0, "play 9H AT lift 9H,9I", "TO-14")


def test_TO_14_the_new_word_differs_from_the_old() -> None:
    game = table({"9G": "GOD"}, ["GA"])
    refused(game, 0, "play 9G GOD lift 9G", "TO-14")


def test_TO_14_letters_come_from_one_word_in_the_line_of_the_new_one() -> None:
    game = table({"9G": "GOD", "G9": "GO"}, ["TA"], word_list="any")
    refused(game, 0, "play 9G TOD lift 9G,10G", "TO-14")
    refused(game, 0, "play H8 TA lift 9H", "TO-14")  # O of GOD, in a word that runs across
    refused(game, 0, "play 9G TOD lift 9A", "TO-14")


def test_TO_14_words_across_a_changed_square_are_words() -> None:
    game = table({"9G": "GOD", "G9": "GO"}, ["TNA"], words="checked")
    assert "TO" in refused(game, 0, "play 9G TOD lift 9G", "TO-1")
    game.do(0, "play 9G NOD lift 9G")  # NOD across, NO downwards
    assert [word.word for word in move(game).words] == ["NOD", "NO"]


def test_TO_14_free_all_tiles_still_hang_together() -> None:
    game = table({"9G": "GODS", "J9": "SHE"}, ["E"], word_list="any", replace="free")
    refused(game, 0, "play 9F EGOD lift 9J", "TO-14")  # HE would hang apart


def test_TO_14_free_what_is_left_beside_an_empty_square_is_a_word() -> None:
    board = {"9G": "GODS", "J9": "SHE", "11H": "ONE", "H9": "OTO"}
    game = table(board, ["E"], word_list="any", replace="free")
    game.do(0, "play 9F EGOD lift 9J")
    assert [word.word for word in move(game).words] == ["EGOD", "HE"]


def test_TO_14_the_centre_stays_covered() -> None:
    game = table({"9G": "GOD"}, ["EA"], word_list="any", replace="free")
    refused(game, 0, "play 9F EGO lift 9I", "TO-14")


def test_TO_14_with_an_empty_bag_more_are_laid_than_lifted() -> None:
    game = table({"9G": "GOD"}, ["TSA"], says="bag;")
    refused(game, 0, "play 9G GOT lift 9I", "TO-14")
    game.do(0, "play 9G GOTS lift 9I")


def test_TO_14_a_replaced_word_does_not_come_back_for_two_turns() -> None:
    game = table({"9G": "GOD"}, ["TD", "DS"], word_list="any", words="checked", says="bag EEEEEEEEEEEEE;")
    game.do(0, "play 9G GOT lift 9I")
    assert "GOD" in refused(game, 1, "play 9G GOD lift 9I", "TO-14")
    assert tuple(game.view(1)["barred"]) == ("GOD@9G",)
    game.do(1, "pass")
    refused(game, 0, "play 9G GOD lift 9I", "TO-14")
    game.do(0, "exchange E")
    assert tuple(game.view(1)["barred"]) == ()
    game.do(1, "play 9G GOD lift 9I")


def test_TO_14_it_may_stand_elsewhere() -> None:
    game = table({"9G": "GOD"}, ["TA", "GDE"], word_list="any", words="checked")
    game.do(0, "play 9G GOT lift 9I")
    game.do(1, "play H8 GOD")


def test_TO_14_a_withdrawn_replacement_leaves_no_trace() -> None:
    game = table({"9G": "GOD"}, ["XA"], says="faceup T;")
    before = game.state
    game.do(0, "play 9G GXT lift 9H,9I face-up A>T")
    assert game.state.racks[0].count("D") == 1
    game.do(1, "challenge")
    game.do(0, "decline")
    after = game.state
    assert (after.board, after.racks, after.face_up, after.bag) == (
        before.board, before.racks, before.face_up, before.bag,
    )  # fmt: skip
    assert after.points == (0, 0)
    assert after.replaced == ()


def test_TO_14_what_lies_there_is_lifted_first() -> None:
    assert "replace it first" in refused(table({"9G": "GOD"}, ["TA"]), 0, "play 9G GOT", "TO-14")


# Blanks


def test_TO_15_a_lifted_blank_is_a_free_blank_again() -> None:
    game = table({"9G": "GOd"}, ["TA"])
    game.do(0, "play 9G GOT lift 9I")
    assert "?" in game.state.racks[0]


@pytest.mark.parametrize("letter", ["D", "d"])
def test_TO_15_a_blank_is_not_replaced_by_its_own_letter(letter: str) -> None:
    game = table({"9G": "GOd"}, ["DS?A"])
    refused(game, 0, f"play 9G GO{letter}S lift 9I", "TO-15")


def test_TO_15_a_blank_keeps_its_letter_and_has_no_numbers() -> None:
    game = table({}, ["GO?A"])
    game.do(0, "play 9G GOd")
    assert at(game, "9I") == "d"
    assert move(game).words[0].sum == "6×2"


def test_TO_15_a_small_word_is_no_word_of_blanks() -> None:
    assert "GOD" in refused(table({}, ["GODA"]), 0, "play 9G god", "TO-15")
