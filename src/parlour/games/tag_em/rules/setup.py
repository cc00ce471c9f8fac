"""Initial state: the map, and the pawns of every team in their formations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from parlour.games.tag_em.maps import atlas, checking
from parlour.games.tag_em.maps.faults import MapError
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import SEATS, TagOptions
from parlour.games.tag_em.rules import placement
from parlour.games.tag_em.rules.ground import ground, is_connected
from parlour.games.tag_em.state import THE_FLAG, Flag, Pawn, TagEmState
from parlour.kernel.errors import OptionError
from parlour.kernel.state import Seat

TYPE = ("map", "game_type")
"""The options that have to match, so that the goal is on the map."""


def seats_by(options: TagOptions) -> range:
    """TE-1: a seat for each starting point of the map. TE-6: if players choose them, as many as find room."""
    map_ = atlas.chosen(options.map)
    most = placement.seats(map_, options) if options.setup == "players" else len(map_.starts)
    return range(SEATS.start, most + 1)


def idle(options: TagOptions) -> tuple[str, ...]:
    """TE-7, TE-50, TE-51: options without effect on a map without fractions, vehicles, Wade or marked tiles."""
    map_ = atlas.chosen(options.map)
    vehicles = () if map_.vehicles else ("vehicles",)
    water = () if any(tile.boats for tile in ground(map_).tile.values()) else ("water",)
    snipers = options.snipers_on(map_)
    shots = ("sniper_range",) if snipers == "none" or (snipers == "tiles" and not map_.snipers) else ()
    first = () if map_.openings(options.game_type) else ("first_turn",)
    return (*vehicles, *water, *shots, *first)


def notices(state: TagEmState) -> tuple[str, ...]:
    """TE-7, TE-51: the table is told that the map shortens first turns, or that closed water keeps flags away."""
    shorter = any(part < whole for part, whole in state.map.opening(state.options.game_type, len(state.seats)))
    first = ("tag-em-notice-first-turn",) if shorter and state.options.first_turn == "map" else ()
    needed = {*state.map.starts[: len(state.seats)], *(flag.square for flag in state.flags if flag.square)}
    is_cut = state.options.water == "boats" and not (
        all(map(state.on_foot, needed)) and is_connected(state.ground.steps, needed, state.on_foot)
    )
    return (*first, "tag-em-notice-water") if state.flags and is_cut else first


def start(options: TagOptions, seats: tuple[Seat, ...]) -> TagEmState:
    map_ = atlas.chosen(options.map)
    if options.setup == "players":
        return _to_be_set_up(options, map_, seats)
    check_type(options, map_, len(seats))
    return bare(options, map_, seats, pawns(options, map_, len(seats)), flags(options, map_, len(seats)))


def _to_be_set_up(options: TagOptions, map_: Map, seats: tuple[Seat, ...]) -> TagEmState:
    """TE-6: pawns and flags are beside the map until their players have chosen."""
    count = len(seats)
    most = placement.seats(map_, options)
    if count > most:
        raise OptionError("tag-em-no-room-to-choose", options=("map", "setup"), most=most, count=count)
    check_goal(options, map_, count)
    found = [pawn for team in range(count) for pawn in _team(options, map_, team, ("",) * options.pawns)]
    begun = bare(options, map_, seats, (*found, *_vehicles(options, map_, count)), ())
    teams = {"capture-the-flag": (THE_FLAG,), "capture-their-flag": tuple(range(count))}.get(options.game_type, ())
    return replace(begun, flags=tuple(Flag(team, "") for team in teams), starts=("",) * count)


def bare(
    options: TagOptions, map_: Map, seats: tuple[Seat, ...], pawns_: tuple[Pawn, ...], flags_: tuple[Flag, ...]
) -> TagEmState:
    count = len(seats)
    order = tuple(range(count)) if isinstance(options.order, str) else options.order
    if sorted(order) != list(range(count)):  # TE-5
        raise OptionError("kernel-option-not-a-ranking", options=("order",), name="order", last=count - 1)
    return TagEmState(
        options=options,
        seats=seats,
        map=map_,
        pawns=pawns_,
        flags=flags_,
        order=order,
        points=(0,) * count,
        held=(0,) * len(map_.goals),
        defeats=((0,) * count,) * count,
    )


def check_type(options: TagOptions, map_: Map, count: int) -> None:
    """Refuses a game type for which the map lacks something."""
    if count > len(map_.starts):
        most = len(map_.starts)
        raise OptionError("tag-em-too-many-teams", options=("map",), most=most, count=count)
    if options.game_type == "capture-the-flag" and not map_.flags:
        raise OptionError("tag-em-map-without-flag", options=TYPE)
    check_goal(options, map_, count)


def check_goal(options: TagOptions, map_: Map, count: int) -> None:
    """Refuses a game type whose hills or goals the map lacks."""
    match options.game_type:
        case "king-of-the-hill" if not map_.hills:
            raise OptionError("tag-em-map-without-hill", options=TYPE)
        case "missions" if not any(goal.team < count for goal in map_.goals):
            raise OptionError("tag-em-map-without-missions", options=TYPE)


def check(state: TagEmState) -> None:
    """Raises ValueError if the parts of the state are inconsistent."""
    count = len(state.seats)
    if faults := checking.check(state.map, begun=bool(state.turns or state.starts)):
        raise ValueError(str(MapError(faults)))
    # TE-6: players who choose their points may be more than the map has.
    if not len(state.points) == len(state.defeats) == count <= max(len(state.map.starts), len(state.starts)):
        raise ValueError("points or starting points do not match the seats")
    if sorted(state.order) != list(range(count)) or len(state.held) != len(state.map.goals):
        raise ValueError("the turn order or the goals do not match the table")
    where = state.ground.where
    for pawn in state.pawns:
        if not 0 <= pawn.team < count or (pawn.square and pawn.square not in where):
            raise ValueError("a pawn has an unknown team or square")
    if any(not -1 <= flag.team < count or (flag.square and flag.square not in where) for flag in state.flags):
        raise ValueError("a flag has an unknown team or square")
    if any(square not in where or letter not in state.ground.types for square, letter in state.built.items()):
        raise ValueError("a building has an unknown square or tile type")


def pieces(state: TagEmState) -> Counter[str]:
    """Pawns and flags, on the map or off it; includes flags that left with their team."""
    found = Counter(f"{pawn.kind} {pawn.team}" for pawn in state.pawns)
    found.update(f"flag {flag.team}" for flag in state.flags)
    squares = [pawn.square for pawn in state.pawns if pawn.square]
    found["two on a square"] = len(squares) - len(set(squares))
    return found


def pawns(options: TagOptions, map_: Map, count: int) -> tuple[Pawn, ...]:
    """TE-4, TE-56: each team in its formation; TE-51: with the vehicles that the map gives it."""
    land = ground(map_)
    found: list[Pawn] = []
    drives = options.vehicles_on(map_)
    taken: set[str] = {vehicle.square for vehicle in map_.vehicles} if drives else set()
    for team in range(count):
        squares = [
            square for square in land.formation(team) if square not in taken and options.on_foot(land.tile[square])
        ]
        if len(squares) < options.pawns:
            raise OptionError(
                "tag-em-too-many-pawns",
                options=("map", "pawns"),
                room=len(squares),
                team=team + 1,
                pawns=options.pawns,
            )
        found += _team(options, map_, team, squares[: options.pawns])
        taken |= {*squares[: options.pawns]}
    return (*found, *_vehicles(options, map_, count))


def _team(options: TagOptions, map_: Map, team: int, squares: Iterable[str]) -> Iterator[Pawn]:
    has_sniper = options.snipers_on(map_) in ("pawn", "pawn+tiles")  # TE-50
    for number, square in enumerate(squares):
        yield Pawn(team, square, "sniper" if has_sniper and number == 0 else "pawn")


def _vehicles(options: TagOptions, map_: Map, count: int) -> Iterator[Pawn]:
    """TE-51"""
    if options.vehicles_on(map_):
        yield from (Pawn(v.team, v.square, v.kind, v.square) for v in map_.vehicles if v.team < count)


def flags(options: TagOptions, map_: Map, count: int) -> tuple[Flag, ...]:
    """TE-41, TE-42: the single flag, or one on each starting point."""
    match options.game_type:
        case "capture-the-flag":
            return (Flag(THE_FLAG, map_.flags[0]),)
        case "capture-their-flag":
            return tuple(Flag(team, map_.starts[team]) for team in range(count))
        case _:
            return ()
