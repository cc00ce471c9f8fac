"""Consistency checks of the state of all tile games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from parlour.games.crossword.rules.bag import on_board
from parlour.games.crossword.state import TileTable


def pieces(state: TileTable) -> Counter[str]:
    """All tiles: on the board, in the bag and on the racks."""
    return Counter(on_board(state.board) + state.bag + "".join(state.racks))


def check(state: TileTable, size: int, squares: int, found: Counter[str], tiles: Mapping[str, int]) -> None:
    """Raises ValueError if the state does not fit the seats, the board and the tile set."""
    count = len(state.seats)
    if not len(state.racks) == len(state.points) == len(state.lost) == count:
        raise ValueError("there is not one rack and one score for each seat")
    if not len(state.board) == squares == size**2:
        raise ValueError("the board has another size than its squares")
    if not all(0 <= seat < count for seat in (state.turn, *state.won, *state.passed)):
        raise ValueError("there is no such seat")
    if found - Counter(tiles):
        raise ValueError("there are more tiles than the set has")
