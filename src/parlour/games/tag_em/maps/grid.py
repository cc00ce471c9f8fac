"""Names and neighbours of squares, for square and hexagonal tiles.

A square is named by its column and its row from the top, `c4`; on further levels with the level before it, `2:c4`.
On hexagons odd rows (1, 3, …) are shifted right by half a tile.

>>> neighbours("square", 0, 3, 2)
((2, 2), (3, 1), (3, 3), (4, 2))
>>> [name(0, row, column) for row, column in neighbours("hex", 0, 3, 2)]
['b4', 'd4', 'b3', 'c3', 'b5', 'c5']
"""

from __future__ import annotations

import re
from typing import Literal

Grid = Literal["square", "hex"]

SIDE = 64
"""Most rows and columns of a level (TE-2)."""
LEVELS = 16
SQUARES = SIDE**2
"""Most squares of all levels: with more, bots would take too long to compute distances."""

_NAME = re.compile(r"(?:([1-9][0-9]?):)?([a-z]{1,2})([1-9][0-9]?)", re.ASCII)


def column_name(column: int) -> str:
    """The letters of a column, counted from 0.

    >>> column_name(0), column_name(25), column_name(26), column_name(63)
    ('a', 'z', 'aa', 'bl')
    """
    first, last = divmod(column, 26)
    return (chr(ord("a") + first - 1) if first else "") + chr(ord("a") + last)


def name(level: int, row: int, column: int) -> str:
    """The name of a square; all arguments count from 0.

    >>> name(0, 3, 2), name(1, 3, 2)
    ('c4', '2:c4')
    """
    return f"{f'{level + 1}:' if level else ''}{column_name(column)}{row + 1}"


def place(text: str) -> tuple[int, int, int] | None:
    """Level, row and column of the square with that name, each from 0; None if the name is invalid.

    >>> place("2:c4"), place("1:c4"), place("4c")
    ((1, 3, 2), (0, 3, 2), None)
    """
    found = _NAME.fullmatch(text)
    if found is None:
        return None
    letters = found[2]
    column = ord(letters[-1]) - ord("a") + (26 * (ord(letters[0]) - ord("a") + 1) if len(letters) == 2 else 0)
    row, level = int(found[3]) - 1, int(found[1] or 1) - 1
    return (level, row, column) if row < SIDE and column < SIDE and level < LEVELS else None


def tidy(text: str) -> str | None:
    """The normalized name, or None.

    >>> tidy("1:C4"), tidy("c04")
    ('c4', None)
    """
    where = place(text.lower())
    return None if where is None else name(*where)


Direction = tuple[tuple[int, int], tuple[int, int]]
"""Offsets of a step in row and column: from even rows and from odd rows, counted from 0."""

SQUARE: tuple[Direction, ...] = tuple((step, step) for step in ((-1, 0), (0, -1), (0, 1), (1, 0)))
HEX: tuple[Direction, ...] = (
    ((0, -1), (0, -1)),
    ((0, 1), (0, 1)),
    ((-1, 0), (-1, -1)),
    ((-1, 1), (-1, 0)),
    ((1, 0), (1, -1)),
    ((1, 1), (1, 0)),
)
DIRECTIONS: dict[Grid, tuple[Direction, ...]] = {"square": SQUARE, "hex": HEX}


def neighbours(grid: Grid, level: int, row: int, column: int) -> tuple[tuple[int, int], ...]:
    """Row and column of the neighbours on the same level, whether the map has them or not."""
    return tuple((row + d[row % 2][0], column + d[row % 2][1]) for d in DIRECTIONS[grid])


def cube(row: int, column: int) -> tuple[int, int, int]:
    """Cube coordinates of a hexagon, which sum to 0: rotations and distances are simple there.

    >>> cube(0, 0), cube(1, 0), cube(2, 1)
    ((0, 0, 0), (-1, 1, 0), (0, 2, -2))
    """
    x = column - (row + row % 2) // 2
    return x, row, -x - row


def from_cube(x: int, row: int) -> tuple[int, int]:
    """The inverse of `cube`.

    >>> all(from_cube(*cube(row, column)[:2]) == (row, column) for row in range(9) for column in range(9))
    True
    """
    return row, x + (row + row % 2) // 2


def distance(grid: Grid, a: tuple[int, int], b: tuple[int, int]) -> int:
    """Distance in rings between two squares of a level: ring 1 is the squares around a square, corners included.

    >>> distance("square", (0, 0), (2, 1)), distance("hex", (0, 0), (2, 1))
    (2, 2)
    """
    if grid == "square":
        return max(abs(a[0] - b[0]), abs(a[1] - b[1]))
    return max(abs(one - other) for one, other in zip(cube(*a), cube(*b), strict=True))
