"""The set of tiles, and what is left of it."""

from collections.abc import Mapping
from string import ascii_lowercase

from parlour.games.crossword.rules.rack import missing
from parlour.games.crossword.rules.squares import EMPTY

_BLANKS = str.maketrans(dict.fromkeys(ascii_lowercase, "?"))


def full_set(counts: Mapping[str, int]) -> str:
    """All tiles of a set, from the number of each.

    >>> full_set({"A": 2, "B": 1, "?": 1})
    '?AAB'
    """
    return "".join(tile * counts[tile] for tile in sorted(counts))


def on_board(board: str) -> str:
    """The tiles on a board, blanks as `?`.

    >>> on_board("A.bA")
    '?AA'
    """
    return "".join(sorted(board.replace(EMPTY, "").translate(_BLANKS)))


def unseen(tiles: str, board: str, held: str = "") -> str:
    """The tiles of a set that are neither on the board nor held: for the holder, bag and other racks combined.

    >>> unseen("??AAAB", "A.b.", held="B")
    '?AA'
    >>> unseen("AAB", "A.b.")
    Traceback (most recent call last):
    ...
    ValueError: more tiles than the set has: ?
    """
    used = on_board(board) + held
    left = {tile: tiles.count(tile) - used.count(tile) for tile in {*tiles, *used}}
    if any(count < 0 for count in left.values()):
        raise ValueError(f"more tiles than the set has: {missing(tiles, used)}")
    return full_set(left)
