"""Whether a map is playable (TE-2): all faults, each with its square."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.tag_em.maps import grid
from parlour.games.tag_em.maps.faults import Fault
from parlour.games.tag_em.maps.layout import TEAMS, Map
from parlour.games.tag_em.maps.tiles import BY_NAME
from parlour.games.tag_em.rules.ground import Ground, X, distances, ground

FEWEST = 2


def check(map_: Map, *, begun: bool = False) -> list[Fault]:
    """All faults of a map; empty if it is playable.

    During a game, buildings may block ways; the rules decide whether they may (TE-53).
    """
    return list({str(fault): fault for fault in _faults(map_, begun)}.values())


def _faults(map_: Map, begun: bool) -> Iterator[Fault]:
    if not map_.levels:
        yield Fault("tag-em-fault-no-tiles")
        return
    land = ground(map_)
    if len(land.squares) > grid.SQUARES:
        yield Fault("tag-em-fault-too-many-squares", most=grid.SQUARES)
        return
    names = {*BY_NAME, *(tile.name for tile in map_.tiles)}
    for name, _ in map_.colours:
        if name not in names:
            yield Fault("tag-em-fault-colour-of-unknown-tile", name=name[:40])
    if len(map_.starts) < FEWEST:
        yield Fault("tag-em-fault-too-few-starts")
    if len(map_.starts) > TEAMS:
        yield Fault("tag-em-fault-too-many-starts", most=TEAMS)
    missing = list(_missing(map_, land, begun))
    yield from missing
    yield from _stairs(map_)
    yield from _teams(map_)
    if not missing and not begun:
        yield from _starts(map_, land)
        yield from _vehicles(map_, land)
        yield from _reach(map_, land)


def _named(map_: Map) -> Iterator[tuple[str, str]]:
    """Every square that a point names, with its purpose."""
    yield from ((square, "start") for square in map_.starts)
    yield from ((square, "flag") for square in map_.flags)
    yield from ((square, "hill") for squares in map_.hills for square in squares)
    yield from ((square, "stairs") for pair in map_.stairs for square in pair)
    yield from ((square, "sniper") for square in map_.snipers)
    yield from ((vehicle.square, "vehicle") for vehicle in map_.vehicles)
    yield from ((goal.square, "goal") for goal in map_.goals if goal.square)
    yield from ((square, "formation") for _, squares in map_.formations for square in squares)


def _missing(map_: Map, land: Ground, begun: bool) -> Iterator[Fault]:
    for square, kind in _named(map_):
        if square not in land.where:
            yield Fault("tag-em-fault-off-map", square=square, point=kind)
        elif not begun and kind != "vehicle" and not land.is_enterable(square):
            yield Fault("tag-em-fault-on-closed-tile", square=square, point=kind)


def _stairs(map_: Map) -> Iterator[Fault]:
    """Stairs connect levels, without cycles."""
    root: dict[str, str] = {}

    def find(square: str) -> str:
        while root.get(square, square) != square:
            square = root[square]
        return square

    for one, other in map_.stairs:
        first, second = grid.place(one), grid.place(other)
        if first is not None and second is not None and first[0] == second[0]:
            yield Fault("tag-em-fault-stairs-on-one-level", square=one, other=other)
        elif find(one) == find(other):
            yield Fault("tag-em-fault-stairs-in-circle", square=one, other=other)
        else:
            root[find(one)] = find(other)


def _teams(map_: Map) -> Iterator[Fault]:
    count = len(map_.starts)
    for vehicle in map_.vehicles:
        if vehicle.team >= count:
            yield Fault("tag-em-fault-team-without-start", square=vehicle.square, team=vehicle.team + 1)
    for goal in map_.goals:
        for team in (goal.team, goal.enemy):
            if team >= count:
                yield Fault("tag-em-fault-team-without-start", square=goal.square, team=team + 1)
        if goal.kind == "defeat" and goal.enemy == goal.team:
            yield Fault("tag-em-fault-goal-against-itself", team=goal.team + 1)
    for team, squares in map_.formations:
        if team >= count:
            yield Fault("tag-em-fault-team-without-start", square=squares[0], team=team + 1)


def _starts(map_: Map, land: Ground) -> Iterator[Fault]:
    """The formation of every team fits (TE-4)."""
    taken: dict[str, int] = {}
    for team, point in enumerate(map_.starts):
        listed = dict(map_.formations).get(team)
        if listed and (len(listed) < X or len(set(listed)) < len(listed) or listed[0] != point):
            yield Fault("tag-em-fault-formation-list", square=point)
        walkable = distances(land.steps, [point], land.is_enterable)
        for square in land.x_of(team):
            if square not in land.where:
                yield Fault("tag-em-fault-formation-off-map", square=point, team=team + 1)
            elif not land.is_enterable(square) or square not in walkable:
                yield Fault(
                    "tag-em-fault-formation-unreachable",
                    square=point,
                    team=team + 1,
                    other=square,
                )
            elif square in taken:
                yield Fault(
                    "tag-em-fault-formations-overlap",
                    square=square,
                    team=taken[square] + 1,
                    other=team + 1,
                )
            elif square in map_.flags:
                yield Fault("tag-em-fault-flag-in-formation", square=square, team=team + 1)
            taken.setdefault(square, team)


def _vehicles(map_: Map, land: Ground) -> Iterator[Fault]:
    """Each vehicle is on a square it can enter, without others (TE-51)."""
    taken = {square for team in range(len(map_.starts)) for square in land.x_of(team)} | {*map_.flags}
    for vehicle in map_.vehicles:
        tile = land.tile[vehicle.square]
        fits = {"boat": tile.boats, "land": tile.vehicles, "helicopter": tile.enterable}[vehicle.kind]
        if not fits:
            yield Fault("tag-em-fault-vehicle-tile", square=vehicle.square, vehicle=vehicle.kind)
        if vehicle.square in taken:
            yield Fault("tag-em-fault-vehicle-square-taken", square=vehicle.square)
        taken.add(vehicle.square)


def _reach(map_: Map, land: Ground) -> Iterator[Fault]:
    """Starting points, flags, hills and goals can be reached from each other."""
    if not map_.starts:
        return
    walkable = distances(land.steps, [map_.starts[0]], land.is_enterable)
    for square, kind in dict(_named(map_)).items():
        if kind in ("start", "flag", "hill", "goal") and square not in walkable:
            yield Fault("tag-em-fault-unreachable", square=square, point=kind)
