"""What the tile games share where `gym.vector` is compared with the rules."""

from collections.abc import Sequence
from string import ascii_uppercase

from tests.vector import Mirror

TILES = "?" + ascii_uppercase + "!"
"""Tiles by their numbers on the engine."""


class TileMirror(Mirror):
    """Draws the tiles that the engine drew."""

    def expect_tiles(self, drawn: Sequence[int]) -> None:
        self.script.draws += [TILES[tile] for tile in drawn]

    def expect_first(self, first: int, best: str, other: str) -> None:
        """Tiles that are drawn for the first turn, and go back: one seat draws the best."""
        self.script.draws += [best if seat == first else other for seat in range(self.players)]

    def expect(self, spelled: tuple[str, ...], results: Sequence[int]) -> None:
        self.expect_tiles(results)
