"""The set of tiles, and what is left of it once some lie on the board and some are held."""

from collections.abc import Mapping
from string import ascii_lowercase

from parlour.games.crossword.rules.rack import missing
from parlour.games.crossword.rules.squares import EMPTY

_BLANKS = str.maketrans(dict.fromkeys(ascii_lowercase, "?"))


def full_set(counts: Mapping[str, int]) -> str:
    """All the tiles of a set, given how many there are of each.

    >>> full_set({"A": 2, "B": 1, "?": 1})
    '?AAB'
    """
    return "".join(tile * counts[tile] for tile in sorted(counts))


def on_board(board: str) -> str:
    """The tiles that lie on a board, blanks as blanks.

    >>> on_board("A.bA")
    '?AA'
    """
    return "".join(sorted(board.replace(EMPTY, "").translate(_BLANKS)))


def unseen(tiles: str, board: str, held: str = "") -> str:
    """What of a set is neither on the board nor held: to the holder, the bag and the other racks in one.

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
