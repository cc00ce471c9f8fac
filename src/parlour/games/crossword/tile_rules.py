"""What both rulebooks of tile games say alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

from parlour.games.crossword.rules.bag import on_board
from parlour.games.crossword.rules.turns import to_move
from parlour.games.crossword.state import TileTable
from parlour.kernel.rules import Rules

S = TypeVar("S", bound=TileTable)


class TileRules(Rules[S]):
    """Rules by which tiles are laid in turn, and each play may be challenged until the next player acts."""

    def check_table(self, state: S, size: int, squares: int, tiles: Mapping[str, int]) -> None:
        """Raise ValueError if what lies there does not fit the seats, the board and the tiles of the set."""
        count = len(state.seats)
        if not len(state.racks) == len(state.points) == len(state.lost) == count:
            raise ValueError("there is not one rack and one score for each seat")
        if not len(state.board) == squares == size**2:
            raise ValueError("the board has another size than its squares")
        if not all(0 <= seat < count for seat in (state.turn, *state.won, *state.passed)):
            raise ValueError("there is no such seat")
        if self.pieces(state) - Counter(tiles):
            raise ValueError("there are more tiles than the set has")

    def to_move(self, state: S) -> tuple[int, ...]:
        return to_move(state)

    def scores(self, state: S) -> tuple[int, ...]:
        return state.points

    def winners(self, state: S) -> tuple[int, ...]:
        return state.won

    def pieces(self, state: S) -> Counter[str]:
        return Counter(on_board(state.board) + state.bag + "".join(state.racks))
