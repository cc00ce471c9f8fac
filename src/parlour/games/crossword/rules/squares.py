"""Squares and boards: coordinates as in GCG and CGP, rows, and laying tiles."""

import re
from collections.abc import Iterable

EMPTY = "."
WIDEST = 26  # columns have one letter

_PLACE = re.compile(r"(?P<row>[0-9]+)(?P<column>[A-Z])|(?P<column_first>[A-Z])(?P<row_last>[0-9]+)", re.ASCII)


def parse_place(text: str, size: int) -> tuple[int, bool]:
    """Parses where a word starts and its direction: row first means across, column first means down.

    >>> parse_place("8G", 15)
    (111, True)
    >>> parse_place("G8", 15)
    (111, False)
    >>> parse_place("16G", 15)
    Traceback (most recent call last):
    ...
    ValueError: '16G': there is no row 16, the rows are 1 to 15
    """
    found = _PLACE.fullmatch(text.upper()) if text.isascii() else None
    if found is None:
        raise ValueError(f"{text!r} is no place: write 8G for row 8, column G, across, or G8 for down")
    across = found["row"] is not None
    row_text = found["row"] if across else found["row_last"]
    column_text = found["column"] if across else found["column_first"]
    # int() rejects thousands of digits, so the length is checked first.
    if row_text.startswith("0") or len(row_text) > 2 or int(row_text) > size:
        raise ValueError(f"{text!r}: there is no row {row_text}, the rows are 1 to {size}")
    row, column = int(row_text) - 1, ord(column_text) - ord("A")
    if column >= size:
        last = chr(ord("A") + size - 1)
        raise ValueError(f"{text!r}: there is no column {column_text}, the columns are A to {last}")
    return row * size + column, across


def format_place(square: int, across: bool, size: int) -> str:
    """Formats a place; the inverse of `parse_place`.

    >>> format_place(111, True, 15), format_place(111, False, 15)
    ('8G', 'G8')
    """
    row, column = divmod(square, size)
    letter = chr(ord("A") + column)
    return f"{row + 1}{letter}" if across else f"{letter}{row + 1}"


def empty_board(size: int) -> str:
    """An empty board.

    >>> empty_board(2)
    '....'
    """
    if not 1 <= size <= WIDEST:
        raise ValueError(f"a board has 1 to {WIDEST} rows, not {size}")
    return EMPTY * (size * size)


def rows(board: str, size: int) -> list[str]:
    """The rows from the top.

    >>> rows("AB..", 2)
    ['AB', '..']
    """
    return [board[at : at + size] for at in range(0, size * size, size)]


def columns(board: str, size: int) -> list[str]:
    """The columns from the left.

    >>> columns("AB..", 2)
    ['A.', 'B.']
    """
    return [board[at::size] for at in range(size)]


def put(board: str, laid: Iterable[tuple[int, str]]) -> str:
    """The board with these characters on these squares, replacing what was there.

    >>> put("....", [(0, "A"), (1, "b")])
    'Ab..'
    """
    cells = bytearray(board, "ascii")
    for square, character in laid:
        cells[square] = ord(character)
    return cells.decode("ascii")


def has_before(square: int, across: bool, size: int) -> bool:
    """Whether the line through the square in that direction has a square before it.

    >>> has_before(0, True, 15), has_before(1, True, 15), has_before(1, False, 15)
    (False, True, False)
    """
    return square % size > 0 if across else square >= size


def has_behind(square: int, across: bool, size: int) -> bool:
    """Whether the line through the square in that direction has a square after it.

    >>> has_behind(14, True, 15), has_behind(13, True, 15), has_behind(14, False, 15)
    (False, True, True)
    """
    return square % size < size - 1 if across else square < size * (size - 1)


def reached(board: str, size: int, square: int) -> set[int]:
    """The squares of all tiles connected with the tile on that square, itself included.

    >>> reached("AB..C....", 3, 0)
    {0, 1, 4}
    """
    found, seen = [square], {square}
    for at in found:
        column = at % size
        beside = (at - size, at + size, at - 1 if column else -1, at + 1 if column < size - 1 else -1)
        for one in beside:
            if 0 <= one < len(board) and board[one] != EMPTY and one not in seen:
                found.append(one)
                seen.add(one)
    return seen


def beside(board: str, size: int, square: int, across: bool) -> tuple[str, str]:
    """The letters of the cross word before and after a square; a word goes across it if `across`, otherwise down.

    >>> beside("ab" "..", 2, 2, across=True), beside("ab" "..", 2, 2, across=False)
    (('A', ''), ('', ''))
    """
    row, column = divmod(square, size)
    line, at = (board[column::size], row) if across else (board[row * size : (row + 1) * size], column)
    behind, _, _ = line[at + 1 :].partition(EMPTY)
    return line[line.rfind(EMPTY, 0, at) + 1 : at].upper(), behind.upper()
