from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from parlour.games.crossword.rules.rack import add, missing, take

tiles = st.text("?ABC!", max_size=9).map(lambda text: "".join(sorted(text)))


@given(tiles, tiles)
def test_taking_what_was_added_gives_the_rack_back(rack: str, more: str) -> None:
    assert take(add(rack, more), more) == rack


@given(tiles, tiles)
def test_take_gives_the_rest_in_order_or_none_when_a_tile_is_missing(rack: str, wanted: str) -> None:
    rest = take(rack, wanted)
    if Counter(wanted) <= Counter(rack):
        assert rest == "".join(sorted((Counter(rack) - Counter(wanted)).elements()))
    else:
        assert rest is None


@given(tiles, st.text("?ABC!", max_size=9))
def test_missing_names_each_tile_that_is_not_there(rack: str, wanted: str) -> None:
    assert missing(rack, wanted) == "".join(sorted((Counter(wanted) - Counter(rack)).elements()))


@given(tiles, st.text("?ABC!", max_size=9))
def test_add_keeps_the_rack_sorted(rack: str, more: str) -> None:
    assert add(rack, more) == "".join(sorted(rack + more))
