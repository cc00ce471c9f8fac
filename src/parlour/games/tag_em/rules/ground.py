"""Data derived from a map that is constant in a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache

from parlour.games.tag_em.maps import grid
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.tiles import BLOCK, NOTHING, STANDARD, Tile

X = 5
"""Squares of the formation that every starting point needs (TE-4)."""


class Ground:
    """The squares of a map, their neighbours, and the lines of fire."""

    def __init__(self, map_: Map) -> None:
        self.map = map_
        self.types: dict[str, Tile] = {**STANDARD, **{tile.letter: tile for tile in map_.tiles}}
        self.where: dict[str, tuple[int, int, int]] = {}
        self.tile: dict[str, Tile] = {}
        for level, rows in enumerate(map_.levels):
            for row, letters in enumerate(rows):
                for column, letter in enumerate(letters):
                    if letter != NOTHING:
                        square = grid.name(level, row, column)
                        self.where[square] = (level, row, column)
                        # A draft may have letters that are not tiles; they are reported as faults.
                        self.tile[square] = self.types.get(letter, BLOCK)
        self.squares: tuple[str, ...] = tuple(self.where)
        self.near: dict[str, tuple[str, ...]] = {
            square: tuple(
                other
                for row, column in grid.neighbours(map_.grid, *self.where[square])
                if (other := grid.name(self.where[square][0], row, column)) in self.where and row >= 0 and column >= 0
            )
            for square in self.squares
        }
        self.stairs: dict[str, tuple[str, ...]] = {}
        for one, other in map_.stairs:
            self.stairs[one] = (*self.stairs.get(one, ()), other)
            self.stairs[other] = (*self.stairs.get(other, ()), one)
        self.steps: dict[str, tuple[str, ...]] = {
            square: (*self.near[square], *(other for other in self.stairs.get(square, ()) if other in self.where))
            for square in self.squares
        }
        self._lines: dict[str, tuple[tuple[str, ...], ...]] = {}
        self._formations: dict[int, tuple[str, ...]] = {}
        self._from_starts: dict[str, dict[str, int]] = {}

    def is_enterable(self, square: str) -> bool:
        return self.tile[square].enterable

    def lines(self, square: str) -> tuple[tuple[str, ...], ...]:
        """The squares in a straight line from there, for each direction, as far as the map has them (TE-50)."""
        if square not in self._lines:
            level, row, column = self.where[square]
            self._lines[square] = tuple(
                self._line(level, row, column, direction) for direction in grid.DIRECTIONS[self.map.grid]
            )
        return self._lines[square]

    def _line(self, level: int, row: int, column: int, direction: grid.Direction) -> tuple[str, ...]:
        found: list[str] = []
        while True:
            row, column = row + direction[row % 2][0], column + direction[row % 2][1]
            square = grid.name(level, row, column) if row >= 0 and column >= 0 else ""
            if square not in self.where:
                return tuple(found)
            found.append(square)

    def formation(self, team: int) -> tuple[str, ...]:
        """The squares of a team's pawns, in order (TE-4, TE-56, TE-57): the map's own list, or the point, its X, then
        ring by ring; beyond the X, only squares that can be reached and are in no other team's X."""
        if team not in self._formations:
            listed = dict(self.map.formations).get(team)
            self._formations[team] = listed or self._by_rule(team)
        return self._formations[team]

    def x_of(self, team: int) -> tuple[str, ...]:
        """The squares of the X, whether the map has them or not; empty strings beyond its edges."""
        listed = dict(self.map.formations).get(team)
        return listed[:X] if listed else self.cross(self.map.starts[team])

    def cross(self, point: str) -> tuple[str, ...]:
        """The point and the four squares of its X; empty strings beyond the edges of the map."""
        level, row, column = self.where[point]
        if self.map.grid == "square":
            pairs = [[(row + i, column + j) for i in (-1, 1) for j in (-1, 1)]]
        else:
            left, right, upper_left, _, _, lower_right = grid.neighbours("hex", level, row, column)
            pairs = [[left, right], [upper_left, lower_right]]  # the same four after a rotation of the map
        around = [place for some in pairs for place in self._outward(point, some)]
        return (point, *(grid.name(level, i, j) if i >= 0 and j >= 0 else "" for i, j in around))

    def _outward(self, point: str, places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
        """Rows and columns around a starting point in the order in which they are filled: the farther a square is from
        the other starting points, the earlier. So pawns of all seats return alike on a map that is the same from all
        sides.
        """
        level = self.where[point][0]

        def way(place: tuple[int, int]) -> int:
            square = grid.name(level, *place) if min(place) >= 0 else ""
            return sum(ways.get(square, 0) for start, ways in self._ways().items() if start != point)

        return sorted(places, key=lambda place: -way(place))

    def _ways(self) -> dict[str, dict[str, int]]:
        """For each starting point, the steps to every square."""
        if not self._from_starts:
            starts = (start for start in self.map.starts if start in self.where)
            self._from_starts = {start: distances(self.steps, [start], self.is_enterable) for start in starts}
        return self._from_starts

    def _by_rule(self, team: int) -> tuple[str, ...]:
        taken = {square for other in range(len(self.map.starts)) if other != team for square in self.x_of(other)}
        taken |= {*self.map.flags, *(vehicle.square for vehicle in self.map.vehicles)}
        point = self.map.starts[team]
        return self._rings(point, [square for square in self.squares if square not in taken])

    def around(self, point: str, count: int) -> tuple[str, ...]:
        """The formation of a team that starts there alone, with room for about that many pawns."""
        if count <= X:
            return tuple(square for square in self.cross(point) if square in self.where)
        level, row, column = self.where[point]
        near = [
            grid.name(level, i, j)
            for i in range(max(0, row - count), row + count + 1)
            for j in range(max(0, column - count), column + count + 1)
        ]
        return self._rings(point, [square for square in near if square in self.where])

    def _rings(self, point: str, squares: Iterable[str]) -> tuple[str, ...]:
        """The X of the point, then those of the squares that can be reached, ring by ring."""
        base = [square for square in self.cross(point) if square in self.where]
        level, row, column = self.where[point]
        near = {self.where[square][1:]: square for square in squares if self.where[square][0] == level}
        rings: list[tuple[int, bool, int, str]] = []
        for i, (r, c) in enumerate(self._outward(point, near)):
            ring = grid.distance(self.map.grid, (row, column), (r, c))
            corner = self.map.grid == "square" and abs(r - row) == abs(c - column)  # the X continues
            if near[r, c] not in base and (ring > 1 or self.map.grid == "hex"):
                rings.append((ring, not corner, i, near[r, c]))
        walkable = distances(self.steps, [point], self.is_enterable)
        return (*base, *(square for *_, square in sorted(rings) if square in walkable))


class _Latest:
    """The map that was asked for last, and its ground: to compare maps takes longer than most questions about one."""

    kept: tuple[Map | None, Ground | None] = None, None


def ground(map_: Map) -> Ground:
    known, found = _Latest.kept
    if known is not map_ or found is None:
        found = _ground(map_)
        _Latest.kept = map_, found
    return found


@lru_cache(maxsize=64)
def _ground(map_: Map) -> Ground:
    return Ground(map_)


def distances(
    steps: dict[str, tuple[str, ...]],
    sources: Iterable[str],
    enterable: Callable[[str], bool],
    most: int | None = None,
) -> dict[str, int]:
    """Steps from the nearest source to every square that can be reached, at most that far, ignoring pawns."""
    found = dict.fromkeys(sources, 0)
    edge = list(found)
    while edge and (most is None or found[edge[0]] < most):
        further = []
        for square in edge:
            for other in steps[square]:
                if other not in found and enterable(other):
                    found[other] = found[square] + 1
                    further.append(other)
        edge = further
    return found


def is_connected(steps: dict[str, tuple[str, ...]], squares: Collection[str], enterable: Callable[[str], bool]) -> bool:
    """Whether all those squares can be reached from each other."""
    first = next(iter(squares), None)
    return first is None or set(squares) <= distances(steps, [first], enterable).keys()
