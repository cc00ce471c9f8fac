"""Players set the map up (TE-6): each chooses a starting point, then they agree on the square of the flag."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from parlour.games.tag_em import events as e
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import SEATS, TagOptions
from parlour.games.tag_em.rules import turns
from parlour.games.tag_em.rules.ground import Ground, X, distances, ground
from parlour.games.tag_em.state import TagEmState
from parlour.games.tag_em.text.notation import SetFlag, Start
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.prompts import Prompt

Spots = dict[str, tuple[str, ...]]
"""Possible starting points with the squares of their formations."""
FAR = 10_000
"""Distance of squares that cannot be reached."""


@lru_cache(maxsize=32)
def spots(map_: Map, options: TagOptions) -> Spots:
    """Every square around which a formation fits, if no other team is on the map."""
    land = ground(map_)
    taken = {vehicle.square for vehicle in map_.vehicles} if options.vehicles_on(map_) else set()

    def is_open(square: str) -> bool:
        return square not in taken and options.on_foot(land.tile[square])

    # All points of a map can be reached from each other, so that hills and goals are where the teams are.
    reached = distances(land.steps, map_.starts[:1], lambda square: options.on_foot(land.tile[square]))
    found: Spots = {}
    for point in land.squares:
        cross = land.cross(point)
        if all(square in reached and is_open(square) for square in cross):
            squares = [square for square in land.around(point, options.pawns) if square in reached and is_open(square)]
            if len(squares) >= options.pawns:
                found[point] = tuple(squares[: max(X, options.pawns)])
    return found


def touched(land: Ground, squares: tuple[str, ...]) -> frozenset[str]:
    """The squares of a formation and those next to them, where another formation would touch it."""
    return frozenset((*squares, *(other for square in squares for other in land.near[square])))


@lru_cache(maxsize=32)
def seats(map_: Map, options: TagOptions) -> int:
    """The number of teams that find room wherever the others choose to start."""
    found, land = spots(map_, options), ground(map_)
    on: dict[str, set[str]] = {}
    for point, squares in found.items():
        for square in squares:
            on.setdefault(square, set()).add(point)
    most = max(
        (len(set().union(*(on.get(square, set()) for square in touched(land, squares)))) for squares in found.values()),
        default=1,
    )
    return min(SEATS.stop - 1, 1 + (len(found) - 1) // most)


@lru_cache(maxsize=32)
def apart(map_: Map, options: TagOptions) -> int:
    """The least walking distance between starting points: the map's own, or that of its points."""
    if map_.apart is not None:
        return map_.apart
    walks = [_walk(map_, options, point) for point in map_.starts]
    return min(
        walk.get(other, FAR)
        for walk, point in zip(walks, map_.starts, strict=True)
        for other in map_.starts
        if other != point
    )


@lru_cache(maxsize=128)
def _walk(map_: Map, options: TagOptions, point: str) -> Mapping[str, int]:
    """Steps on foot from that point to every square."""
    land = ground(map_)
    return distances(land.steps, [point], lambda square: options.on_foot(land.tile[square]))


def starting_points(state: TagEmState) -> tuple[str, ...]:
    """The points that the next team may choose: far enough from the others, or else the farthest that fit."""
    map_, options = state.map, state.options
    found, land = spots(map_, options), state.ground
    chosen = [point for point in state.starts if point]
    closed = frozenset[str]().union(*(touched(land, found[point]) for point in chosen))
    walks = [_walk(map_, options, point) for point in chosen]
    fit = {
        point: min((walk.get(point, FAR) for walk in walks), default=FAR)
        for point, squares in found.items()
        if closed.isdisjoint(squares)
    }
    least = min(apart(map_, options), max(fit.values(), default=0))
    return tuple(point for point, far in fit.items() if far >= least)


def flag_squares(state: TagEmState) -> tuple[str, ...]:
    """The squares for the flag. The one whose distances to the starting points differ least comes first."""
    found, land = spots(state.map, state.options), state.ground
    points = [point for point in state.starts if point]
    walks = [_walk(state.map, state.options, point) for point in points]
    closed = {square for point in points for square in found[point]}
    if state.options.vehicles_on(state.map):
        closed |= {vehicle.square for vehicle in state.map.vehicles}
    free = [square for square in land.squares if square not in closed and all(square in walk for walk in walks)]

    def rank(square: str) -> tuple[int, int]:
        far = [walk[square] for walk in walks]
        return max(far) - min(far), -sum(far)

    best = min(free, key=rank)
    return (best, *(square for square in free if square != best))


def laid_out(map_: Map, options: TagOptions, starts: tuple[str, ...], flag: str) -> Map:
    """The map with the points that the players chose, without goals and vehicles of teams that do not play."""
    found, teams = spots(map_, options), range(len(starts))
    return replace(
        map_,
        starts=starts,
        goals=tuple(goal for goal in map_.goals if goal.team in teams and goal.enemy < len(starts)),
        vehicles=tuple(vehicle for vehicle in map_.vehicles if vehicle.team in teams),
        formations=tuple((team, found.get(point, (point,))) for team, point in enumerate(starts)),
        flags=(flag,) if flag else (),
    )


# Setting up


def open_game(decision: Decision[TagEmState]) -> None:
    """Begins play, or lets the players set the map up first; a roll decides who chooses first."""
    if decision.state.options.setup == "players":
        turns.roll_order(decision, choosing=True)
        _ask_next(decision)
    else:
        turns.begin_play(decision)


def _ask_next(decision: Decision[TagEmState]) -> None:
    """Asks the next player for a starting point, then the first one for the flag's square; then the game begins."""
    state = decision.state
    waiting = [seat for seat in state.choosing if seat in state.active and not state.starts[seat]]
    if waiting:
        answers = tuple(f"start {square}" for square in starting_points(state))
        decision.ask("start", (waiting[0],), answers, answers[0], seat=waiting[0])
        return
    if state.options.game_type == "capture-the-flag":
        answers = tuple(f"flag {square}" for square in flag_squares(state))
        proposer = next(seat for seat in state.choosing if seat in state.active)
        decision.ask("flag", (proposer,), answers, answers[0], seat=proposer)
        return
    _finish(decision, "")


def settle_start(decision: Decision[TagEmState], prompt: Prompt) -> None:
    """The player has chosen, or has left."""
    if decision.state.over:
        return
    if prompt.seats:
        seat, answer = prompt.seats[0], prompt.given[0] or prompt.silence
        square = answer.split()[1]
        decision.add(e.StartChosen(seat, square, spots(decision.state.map, decision.state.options)[square]))
    _ask_next(decision)


def settle_flag(decision: Decision[TagEmState], prompt: Prompt) -> None:
    """The proposal is put to the others; if its player has left, the next one proposes."""
    state = decision.state
    if state.over:
        return
    if not prompt.seats:
        _ask_next(decision)
        return
    seat, square = prompt.seats[0], (prompt.given[0] or prompt.silence).split()[1]
    decision.add(e.FlagProposed(seat, square))
    others = tuple(other for other in state.active if other != seat)
    decision.ask(
        "flag-vote",
        others,
        ("accept", "decline"),
        "accept",
        decisive=("decline",),
        seconds=state.options.answer_time,
        seat=seat,
        square=square,
    )


def settle_vote(decision: Decision[TagEmState], prompt: Prompt) -> None:
    """All accept the square, or the computed one is taken."""
    if decision.state.over:
        return
    proposed = str(prompt.about["square"])
    _finish(decision, flag_squares(decision.state)[0] if "decline" in prompt.given else proposed)


def _finish(decision: Decision[TagEmState], flag: str) -> None:
    """The map is complete; a team that has left gets a point that nobody uses."""
    state = decision.state
    starts = list(state.starts)
    for seat, point in enumerate(starts):
        if not point:
            free = [square for square in state.ground.squares if square not in starts and state.on_foot(square)]
            starts[seat] = free[-1]
    decision.add(e.SetUp(tuple(starts), flag))
    turns.begin_play(decision)


def refuse(decision: Decision[TagEmState], seat: int, command: Start | SetFlag) -> None:
    """The possible squares are the answers of a prompt; this is not one of them."""
    kind = "start" if isinstance(command, Start) else "flag"
    prompt = decision.state.prompt(kind)
    if prompt is None or not prompt.open_to(seat):
        raise RuleViolation("TE-6", f"tag-em-no-{kind}-to-choose")
    raise RuleViolation("TE-6", f"tag-em-{kind}-not-there", square=command.square)
