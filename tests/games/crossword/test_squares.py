import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.crossword.rules.squares import (
    EMPTY,
    WIDEST,
    columns,
    empty_board,
    format_place,
    parse_place,
    put,
    rows,
)


@pytest.mark.parametrize("size", range(1, WIDEST + 1))
def test_every_place_of_every_board_is_read_as_it_is_written(size: int) -> None:
    for square in range(size * size):
        for across in (True, False):
            assert parse_place(format_place(square, across, size), size) == (square, across)


def test_rows_are_numbers_from_the_top_and_columns_letters_from_the_left() -> None:
    assert parse_place("1A", 15) == (0, True)
    assert parse_place("A1", 15) == (0, False)
    assert parse_place("8H", 15) == (7 * 15 + 7, True)
    assert parse_place("O1", 15) == (14, False)
    assert parse_place("15A", 15) == (14 * 15, True)
    assert parse_place("21U", 21) == (440, True)


def test_a_place_may_be_typed_in_lower_case() -> None:
    assert parse_place("8h", 15) == parse_place("8H", 15)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is no place"),
        ("8", "'8' is no place"),
        ("H", "'H' is no place"),
        ("8-H", "'8-H' is no place"),
        ("8HH", "'8HH' is no place"),
        (" 8H", "' 8H' is no place"),
        ("8H\n", "is no place"),
        ("٨H", "is no place"),
        ("8ſ", "is no place"),
        ("0H", "'0H': there is no row 0, the rows are 1 to 15"),
        ("08H", "'08H': there is no row 08"),
        ("16H", "'16H': there is no row 16, the rows are 1 to 15"),
        ("H16", "'H16': there is no row 16"),
        ("8P", "'8P': there is no column P, the columns are A to O"),
        ("P8", "'P8': there is no column P"),
        ("H" + "9" * 5000, "there is no row 9999"),
    ],
)
def test_a_wrong_place_is_refused_with_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        parse_place(text, 15)


@given(st.text(max_size=6) | st.from_regex("[0-9]{1,2}[A-V]|[A-V][0-9]{1,2}", fullmatch=True), st.integers(1, 21))
def test_any_text_is_a_place_or_a_value_error(text: str, size: int) -> None:
    named = {format_place(square, across, size) for square in range(size * size) for across in (True, False)}
    if text.isascii() and text.upper() in named:
        square, across = parse_place(text, size)
        assert format_place(square, across, size) == text.upper()
    else:
        with pytest.raises(ValueError, match=re.escape(repr(text))):
            parse_place(text, size)


@given(st.integers(1, 21).flatmap(lambda size: st.text(".ABz", min_size=size * size, max_size=size * size)))
def test_rows_and_columns_hold_the_whole_board(board: str) -> None:
    size = int(len(board) ** 0.5)
    assert "".join(rows(board, size)) == board
    assert ["".join(column) for column in zip(*rows(board, size), strict=True)] == columns(board, size)


@given(st.dictionaries(st.integers(0, 24), st.sampled_from("ABCabc")))
def test_put_changes_the_squares_it_is_given_and_no_other(laid: dict[int, str]) -> None:
    before = empty_board(5)
    after = put(before, laid.items())
    assert before == EMPTY * 25
    assert [after[square] for square in range(25)] == [laid.get(square, EMPTY) for square in range(25)]


@pytest.mark.parametrize("size", [0, -1, 27])
def test_a_board_has_one_to_twenty_six_columns(size: int) -> None:
    with pytest.raises(ValueError, match="1 to 26"):
        empty_board(size)
