"""The data of a map: levels, points, custom tile types. `mapfile` reads and writes it."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.games.tag_em.maps.grid import Grid
from parlour.games.tag_em.maps.tiles import Tile

VehicleKind = Literal["boat", "helicopter", "land"]
GoalKind = Literal["reach", "hold", "defeat", "survive"]
GameType = Literal["elimination", "capture-the-flag", "capture-their-flag", "king-of-the-hill", "missions"]
Part = tuple[int, int]
"""A fraction."""
Use = Literal["snipers", "vehicles"]
TEAMS = 8


def suggested_pom(squares: int) -> int:
    """TE-3: the Points of Movement that suit a map with that many squares to enter, on all levels.

    >>> [suggested_pom(squares) for squares in (100, 101, 250, 500, 1_000, 1_001, 2_000, 4_000)]
    [5, 10, 10, 15, 20, 25, 25, 30]
    """
    pom, most = 5, 100
    while squares > most:
        pom, most = pom + 5, 250 if most == 100 else 2 * most
    return pom


class Vehicle(msgspec.Struct, frozen=True):
    """A vehicle that the map gives to a team (TE-51)."""

    team: int
    kind: VehicleKind
    square: str


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The goal of a team in a mission (TE-59)."""

    team: int
    kind: GoalKind
    square: str = ""
    enemy: int = -1
    count: int = 1
    "Rounds to hold or to survive, or pawns to defeat."


class Map(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A map. Teams count from 0 here, from 1 in the text."""

    name: str = ""
    author: str = ""
    notes: tuple[str, ...] = ()
    grid: Grid = "square"
    pom: int = 10
    first_turn: tuple[Part, ...] = ()
    "For each place in the order, the fraction of the points that the first turn has (TE-7)."
    first_turns: tuple[tuple[GameType, tuple[Part, ...]], ...] = ()
    "First turns that hold for some game types or numbers of players only; a type may have several."
    apart: int | None = None
    "The least walking distance between starting points that players choose (TE-6); None: that of the map's own."
    uses: tuple[Use, ...] = ()
    "Suggestions of the rulebook that the map is made for; they hold unless the table chooses otherwise (TE-50, TE-51)."
    theme: str = ""
    colours: tuple[tuple[str, str], ...] = ()
    "Colours of tile types by name."
    tiles: tuple[Tile, ...] = ()
    "Custom tile types (TE-55)."
    levels: tuple[tuple[str, ...], ...] = ()
    "Rows of each level."
    starts: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    hills: tuple[tuple[str, ...], ...] = ()
    stairs: tuple[tuple[str, str], ...] = ()
    snipers: tuple[str, ...] = ()
    vehicles: tuple[Vehicle, ...] = ()
    goals: tuple[Goal, ...] = ()
    formations: tuple[tuple[int, tuple[str, ...]], ...] = ()
    "For a team, the squares of its formation in order, the starting point first (TE-56)."

    def openings(self, game_type: GameType) -> tuple[tuple[Part, ...], ...]:
        """TE-7: the parts of the first turns in games of that type, one row for each number of players."""
        rows = tuple(parts for named, parts in self.first_turns if named == game_type)
        return rows or ((self.first_turn,) if self.first_turn else ())

    def opening(self, game_type: GameType, players: int) -> tuple[Part, ...]:
        """TE-7: the row with a part for each player; without it the beginning of the next longer, or the longest.

        >>> halves, thirds = ((1, 2), (1, 1)), ((1, 3), (2, 3), (1, 1), (1, 1))
        >>> map_ = Map(first_turns=(("elimination", thirds), ("elimination", halves)))
        >>> [map_.opening("elimination", players) for players in (2, 3)]
        [((1, 2), (1, 1)), ((1, 3), (2, 3), (1, 1))]
        """
        rows = sorted(self.openings(game_type), key=len)
        longer = [row for row in rows if len(row) >= players]
        return next(iter(longer or rows[-1:]), ())[:players]
