from collections import Counter
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.crossword.boards import grown, racks, scattered, sizes, small_sizes, tried, word_lists

from parlour._engine import WordGraph
from parlour.games.crossword.bots.generate import placements
from parlour.games.crossword.rules.placement import Placement, check_connected, place, runs
from parlour.games.crossword.rules.rack import take
from parlour.games.crossword.rules.squares import empty_board, put

WORDS = [
    "AB", "ABBA", "ABEL", "ADAM", "AD", "AH", "AI", "AM", "AN", "AND", "ANGEL", "ANGELS", "AS", "AT",
    "BE", "BED", "BETHEL", "DAN", "DAVID", "DEN", "DO", "DOVE", "EDEN", "EL", "ELI", "ESAU", "EVE",
    "EVEN", "GO", "GOD", "GODS", "HE", "HEN", "HI", "HID", "HO", "HOLE", "HOLY", "ID", "IN", "IS", "IT",
    "LED", "LEVI", "LIGHT", "LIGHTS", "LO", "LOVE", "LOVED", "MA", "ME", "NO", "NOAH", "NOD", "NOT",
    "OD", "ON", "ONE", "OX", "OXEN", "SAND", "SEA", "SIN", "SO", "SON", "SOUL", "TEN", "THE", "THEN",
    "TO", "TON", "VINE", "VOW", "WE", "WINE", "YE",
]  # fmt: skip

# Brute force is slow on a large board.
slow = settings(max_examples=settings().max_examples // 4)


class Position(NamedTuple):
    board: str
    size: int
    rack: str
    words: list[str]
    centre: int


@st.composite
def positions(draw: st.DrawFn, board_sizes: st.SearchStrategy[int], *, any_board: bool) -> Position:
    size = draw(board_sizes)
    words = draw(word_lists(min(size, 8)))
    board = draw(scattered(size) if any_board else grown(size, words))
    centre = draw(st.just(size * size // 2) | st.integers(0, size * size - 1))
    return Position(board, size, draw(racks), words, centre)


def found_and_tried(
    position: Position,
) -> tuple[list[Placement], list[Placement]]:
    board, size, rack, words, centre = position
    found = placements(board, size, rack, WordGraph.build(words), centre)
    return sorted(found, key=repr), sorted(tried(board, size, rack, words, centre), key=repr)


@given(positions(small_sizes, any_board=True))
def test_placements_match_brute_force_on_any_small_board(
    position: Position,
) -> None:
    found, expected = found_and_tried(position)
    assert found == expected


@slow
@given(positions(sizes, any_board=False))
def test_placements_match_brute_force_on_boards_of_every_size(
    position: Position,
) -> None:
    found, expected = found_and_tried(position)
    assert found == expected


@slow
@given(st.data())
def test_placements_match_brute_force_in_a_game_with_real_words(data: st.DataObject) -> None:
    graph = WordGraph.build(WORDS)
    board = empty_board(15)
    racks_of_seven = st.text("AABDEEEGHIILLNNOOSSTTVY?", min_size=7, max_size=7)
    for _ in range(data.draw(st.integers(1, 8))):
        found = list(placements(board, 15, data.draw(racks_of_seven), graph, 112))
        if found:
            board = put(board, data.draw(st.sampled_from(found)).laid)
    found, expected = found_and_tried(Position(board, 15, data.draw(racks_of_seven), WORDS, 112))
    assert found == expected


@given(positions(sizes, any_board=False))
def test_placements_are_valid_and_use_the_rack(
    position: Position,
) -> None:
    board, size, rack, words, centre = position
    for found in placements(board, size, rack, WordGraph.build(words), centre):
        assert place(board, size, found.start, found.across, found.word) == found
        check_connected(board, size, found, centre)
        assert take(rack, found.tiles) is not None
        assert all(run.word.upper() in words for run in runs(board, size, found))


@given(positions(small_sizes, any_board=True))
def test_the_order_is_deterministic(
    position: Position,
) -> None:
    board, size, rack, words, centre = position
    once = list(placements(board, size, rack, WordGraph.build(words), centre))
    again = list(placements(board, size, rack[::-1], WordGraph.build(words[::-1]), centre))
    assert once == again
    assert [found.across for found in once] == sorted((found.across for found in once), reverse=True)


@given(positions(small_sizes, any_board=True))
def test_sparing_placements_are_those_with_the_fewest_blanks(
    position: Position,
) -> None:
    board, size, rack, words, centre = position
    graph = WordGraph.build(words)
    fewest: dict[tuple[int, bool, str], int] = {}
    every = list(placements(board, size, rack, graph, centre))
    for found in every:
        key = found.start, found.across, found.word.upper()
        fewest[key] = min(found.tiles.count("?"), fewest.get(key, len(rack)))
    spared = [
        found for found in every if found.tiles.count("?") == fewest[found.start, found.across, found.word.upper()]
    ]
    assert list(placements(board, size, rack, graph, centre, sparing=True)) == spared


@given(positions(small_sizes, any_board=True), st.text("ABCDE", max_size=3), st.booleans())
def test_blanks_may_be_kept_to_some_letters(position: Position, blanks: str, sparing: bool) -> None:
    board, size, rack, words, centre = position
    graph = WordGraph.build(words)
    kept = [
        found
        for found in placements(board, size, rack, graph, centre, sparing=sparing)
        if all(tile.isupper() or tile.upper() in blanks for _, tile in found.laid)
    ]
    assert list(placements(board, size, rack, graph, centre, sparing=sparing, blanks=blanks)) == kept


def test_SB_10_a_first_word_covers_the_star_from_each_of_its_letters() -> None:
    found = list(placements(empty_board(15), 15, "GHILT", WordGraph.build(["LIGHT", "HI", "I"]), 112))
    assert Counter((one.across, one.word) for one in found) == {
        (True, "LIGHT"): 5,
        (True, "HI"): 2,
        (False, "LIGHT"): 5,
        (False, "HI"): 2,
    }


def test_SB_11_a_single_tile_that_makes_words_both_ways_is_found_both_ways() -> None:
    # A and O touch diagonally, and N fits on both squares between them.
    board = "A....O.........."
    found = list(placements(board, 4, "N", WordGraph.build(["AN", "NO"]), 5))
    assert [(one.laid[0][0], one.across, one.word) for one in found] == [
        (1, True, "AN"),
        (4, True, "NO"),
        (4, False, "AN"),
        (1, False, "NO"),
    ]


def test_SB_13_a_blank_is_found_as_every_letter_also_one_that_the_rack_has() -> None:
    found = placements(empty_board(3), 3, "?A", WordGraph.build(["AB", "AA"]), 4)
    assert {one.word for one in found} == {"Ab", "Aa", "aA"}


@pytest.mark.parametrize(("rack", "words"), [("", ["AB"]), ("!!", ["AB"]), ("AB", []), ("AB", ["A", "B"])])
def test_nothing_is_found_without_letters_or_words(rack: str, words: list[str]) -> None:
    graph = WordGraph.build(words)
    assert list(placements(empty_board(5), 5, rack, graph, 12)) == []
    assert list(placements(put(empty_board(5), [(12, "A")]), 5, rack, graph, 12)) == []


def test_a_full_board_has_no_room() -> None:
    assert list(placements("A" * 9, 3, "A", WordGraph.build(["AA", "AAA"]), 4)) == []


def test_other_pieces_in_the_rack_are_left_alone() -> None:
    graph = WordGraph.build(["AB"])
    bare = empty_board(5)
    assert list(placements(bare, 5, "!AB", graph, 12)) == list(placements(bare, 5, "AB", graph, 12))
