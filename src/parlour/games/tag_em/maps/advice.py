"""Advice for map makers: what the rulebook recommends for good maps. A map that ignores it can be played.

Maps that are not playable yet get advice, too; points that are off the map are skipped.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.tag_em.maps import grid
from parlour.games.tag_em.maps.faults import Fault
from parlour.games.tag_em.maps.layout import Map, suggested_pom
from parlour.games.tag_em.maps.tiles import GARRISON
from parlour.games.tag_em.rules.ground import Ground, distances, ground

MUCH_WADE = 20
"""Percent of the squares to enter that may be slow to leave."""
TEAMS_BY_SIZE = ((200, 2), (600, 4), (1_200, 6))
"""Squares to enter, and the teams that have room on as many; eight beyond."""


def advise(map_: Map) -> list[Fault]:
    """Suggestions for a map, each with its square."""
    land = ground(map_)
    return list(_advice(map_, land)) if 0 < len(land.squares) <= grid.SQUARES else []


def suggested_teams(squares: int) -> int:
    """The most teams that suit a map with that many squares to enter.

    >>> [suggested_teams(squares) for squares in (100, 200, 400, 900, 2_000)]
    [2, 2, 4, 6, 8]
    """
    return next((teams for most, teams in TEAMS_BY_SIZE if squares <= most), 8)


def _advice(map_: Map, land: Ground) -> Iterator[Fault]:
    open_ = [square for square in land.squares if land.is_enterable(square)]
    slow = 100 * sum(land.tile[square].cost > 1 for square in open_) // max(1, len(open_))
    if slow > MUCH_WADE:
        yield Fault("tag-em-advice-wade", percent=slow)
    if map_.pom != suggested_pom(len(open_)):
        yield Fault("tag-em-advice-pom", count=len(open_), pom=suggested_pom(len(open_)))
    if len(map_.starts) > suggested_teams(len(open_)):
        yield Fault("tag-em-advice-teams", count=len(open_), most=suggested_teams(len(open_)))
    yield from _close(map_, land)
    yield from _barricaded(map_, land)


def _close(map_: Map, land: Ground) -> Iterator[Fault]:
    """Starting points are more than a turn apart, and the objective is no single turn away."""
    for team, point in enumerate(map_.starts):
        if point not in land.where:
            continue
        walk = distances(land.steps, [point], land.is_enterable)
        for other, there in enumerate(map_.starts[:team]):
            if walk.get(there, map_.pom) < map_.pom:
                yield Fault("tag-em-advice-starts-close", square=point, team=other + 1)
        for square in map_.flags:
            if 3 * walk.get(square, map_.pom) < 2 * map_.pom:
                yield Fault("tag-em-advice-flag-close", square=square, team=team + 1)


def _barricaded(map_: Map, land: Ground) -> Iterator[Fault]:
    """Starting points and objectives have two ways in that are neither Block nor Garrison."""
    for square in dict.fromkeys((*map_.starts, *map_.flags, *(hill[0] for hill in map_.hills))):
        if square not in land.where:
            continue
        ways = [one for one in land.steps[square] if land.is_enterable(one) and land.tile[one] != GARRISON]
        if len(ways) < 2:
            yield Fault("tag-em-advice-barricaded", square=square)
