from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.crossword.rules.bag import full_set, on_board, unseen


@given(st.lists(st.sampled_from(".ABCabc"), max_size=25).map("".join), st.text("?ABC!"), st.text("?ABC!"))
def test_board_racks_and_unseen_tiles_make_up_the_set(board: str, held: str, rest: str) -> None:
    tiles = "".join(sorted(on_board(board) + held + rest))
    assert unseen(tiles, board, held) == "".join(sorted(rest))


@given(st.dictionaries(st.sampled_from("?ABC!"), st.integers(0, 12)))
def test_a_set_has_as_many_of_each_tile_as_it_says(counts: dict[str, int]) -> None:
    tiles = full_set(counts)
    assert list(tiles) == sorted(tiles)
    assert Counter(tiles) == Counter(counts)


def test_a_blank_on_the_board_is_a_blank_of_the_set() -> None:
    assert on_board("..Ab.zA") == "??AA"
    assert unseen("??AAZ", "..Ab.zA") == "Z"


@pytest.mark.parametrize(
    ("tiles", "board", "held", "excess"),
    [("AAB", "AAA", "", "A"), ("AAB", "..a", "", "?"), ("AAB", "A..", "AAC", "AC"), ("", "Q", "", "Q")],
)
def test_tiles_that_the_set_does_not_have_are_named(tiles: str, board: str, held: str, excess: str) -> None:
    with pytest.raises(ValueError, match=f"more tiles than the set has: [{excess}]") as refusal:
        unseen(tiles, board, held)
    assert str(refusal.value).endswith(f": {excess}")
