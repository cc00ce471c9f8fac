"""Where squares lie in the pixels of a Tiled map.

Rows of hexagons with an even index, which are the odd rows of a map (1, 3, …), are shifted right by half a tile.

>>> hexagons = Geometry(hexagonal=True)
>>> [hexagons.middle(row, 0) for row in (0, 1)]
[(48.0, 28.0), (24.0, 70.0)]
>>> hexagons.square(24, 70)
(1, 0)
"""

from __future__ import annotations

import math
from dataclasses import dataclass

WIDE = 48
HIGH = {True: 56, False: 48}
"""Pixels of a tile: hexagonal, or square. A hexagon with corners at the top is higher than wide."""
HEX_SIDE = 28
"""Pixels of the upright sides of a hexagon."""


@dataclass(frozen=True)
class Geometry:
    hexagonal: bool
    wide: float = WIDE
    high: float = 0
    side: float = HEX_SIDE
    odd: bool = False
    "Whether rows with an odd index are shifted instead."

    @property
    def tall(self) -> float:
        return self.high or HIGH[self.hexagonal]

    @property
    def row_height(self) -> float:
        return (self.tall + self.side) / 2 if self.hexagonal else self.tall

    def middle(self, row: int, column: int) -> tuple[float, float]:
        shift = self.wide / 2 if self.hexagonal and row % 2 == self.odd else 0
        return (column + 0.5) * self.wide + shift, row * self.row_height + self.tall / 2

    def square(self, x: float, y: float) -> tuple[int, int]:
        """Row and column, also outside of the map."""
        row, column = math.floor(y / self.row_height), math.floor(x / self.wide)
        if not self.hexagonal:
            return row, column
        near = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
        return min(near, key=lambda one: math.dist(self.middle(*one), (x, y)))
