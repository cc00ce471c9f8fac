"""Evaluation and objectives shared by the bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from random import Random

from parlour.games.tag_em.rules import fights, moves
from parlour.games.tag_em.state import THE_FLAG, Pawn, TagEmState

FAR = 10_000
"""Distance of unreachable squares."""
STARTS = 24
"""Possible starting points that a bot compares."""


def costs(state: TagEmState, targets: Iterable[str], kind: str = "pawn") -> dict[str, int]:
    """Points of Movement from every square to the nearest target, ignoring pawns."""
    best = dict.fromkeys(targets, 0)
    queue = [(0, square) for square in best]
    steps, tile = state.ground.steps, state.tile
    while queue:
        spent, square = heappop(queue)
        if spent > best[square]:
            continue
        for other in steps[square]:
            there = tile(other)
            walks = kind in ("pawn", "sniper")
            if not (state.options.on_foot(there) if walks else there.enterable):
                continue
            further = spent + (there.cost if walks else 1)
            if further < best.get(other, FAR):
                best[other] = further
                heappush(queue, (further, other))
    return best


def enemies(state: TagEmState, seat: int) -> list[Pawn]:
    return [pawn for pawn in state.pawns if pawn.square and pawn.team != seat]


def carriers(state: TagEmState) -> dict[str, list[int]]:
    """Squares of carriers, with the teams of their flags."""
    found: dict[str, list[int]] = {}
    for flag in state.flags:
        if flag.carried:
            found.setdefault(flag.square, []).append(flag.team)
    return found


def objectives(state: TagEmState, seat: int, pawn: Pawn) -> list[str]:
    """The objectives of a pawn: home with a flag, a flag, a hill or a goal; empty if only the enemy."""
    home = state.map.starts[seat]
    if state.carried(pawn.square):
        return [home]
    carried = carriers(state)
    match state.options.game_type:
        case "capture-the-flag":
            flag = state.flags[0]
            if not flag.carried:
                return [flag.square] if pawn.kind != "helicopter" else []
            number = state.at(flag.square)
            mine = number is not None and state.pawns[number].team == seat
            return [] if mine else [interception(state, pawn, flag.square)]
        case "capture-their-flag":
            stolen = [s for s, teams in carried.items() if seat in teams]
            if stolen:
                return [interception(state, pawn, square) for square in stolen]
            if pawn.kind == "helicopter":
                return []
            return [flag.square for flag in state.flags if flag.team != seat and flag.square and not flag.carried]
        case "king-of-the-hill":
            return [square for hill in state.map.hills for square in hill]
        case "missions":
            goals = [goal for goal in state.map.goals if goal.team == seat]
            return [goal.square for goal in goals if goal.square]
        case _:
            return []


def interception(state: TagEmState, pawn: Pawn, carrier: str) -> str:
    """The square on which a pawn meets an enemy carrier: the first of its way home that the pawn
    reaches in time, or the carrier itself."""
    number = state.at(carrier)
    assert number is not None
    home = state.map.starts[state.pawns[number].team]
    walk, mine = costs(state, [home]), costs(state, [pawn.square], pawn.kind)
    at = carrier
    while at != home and at in walk:
        if mine.get(at, FAR) <= walk[carrier] - walk[at]:
            return at
        nearer = [square for square in state.ground.steps[at] if walk.get(square, FAR) < walk[at]]
        at = min(nearer, key=lambda square: (walk[square], square), default=home)
    return carrier


def is_guard(state: TagEmState, seat: int, pawn: Pawn) -> bool:
    """Whether the pawn guards its flag: where teams steal flags, the nearest pawn of each does."""
    if state.options.game_type != "capture-their-flag" or state.carried(pawn.square):
        return False
    flag = next((flag for flag in state.flags if flag.team == seat), None)
    if flag is None or flag.carried or flag.square != state.map.starts[seat]:
        return False
    walk = costs(state, [flag.square])
    mine = [one for one in state.team(seat) if not state.carried(one.square) and one.kind != "helicopter"]
    nearest = min(mine, key=lambda one: (walk.get(one.square, FAR), one.square), default=None)
    return nearest is not None and nearest.square == pawn.square


def pawn_value(state: TagEmState, pawn: Pawn) -> float:
    """Value of defeating a pawn: more if it carries a flag, or is where its team wants to be."""
    value = 1.0 if not state.options.returns else 0.55
    carried = [state.flags[i].team for i in state.carried(pawn.square)]
    if carried:
        value += 2.0
    elif state.options.game_type == "capture-the-flag" and not state.flags[0].carried:
        near = costs(state, [state.flags[0].square]).get(pawn.square, FAR)
        value += 0.5 * (near <= state.options.turn_pom(state.map))  # it would take the flag
    if state.options.game_type == "king-of-the-hill" and any(pawn.square in hill for hill in state.map.hills):
        value += 0.6
    if state.options.game_type == "missions":
        goals = [goal for goal in state.map.goals if goal.team == pawn.team]
        value += 0.8 * any(goal.square == pawn.square for goal in goals)
    if pawn.square == state.map.starts[pawn.team] and state.options.game_type == "capture-their-flag":
        value += 0.4
    return value


def attack_value(state: TagEmState, attacker: Pawn, defender: Pawn, *, far: bool) -> float:
    """Expected value of an attack: the enemy's pawn if it wins, one's own if it loses."""
    win, _, lose = fights.odds_of(state, fights.modifiers(state, attacker, defender, far=far)).chances
    return win * pawn_value(state, defender) - lose * pawn_value(state, attacker)


def shelter(state: TagEmState, pawn: Pawn, square: str) -> float:
    """Defensive value of a square's tile."""
    tile = state.tile(square)
    return 0.0 if pawn.kind == "helicopter" else 0.1 * (tile.defence - tile.cover)


def steps_to_win(state: TagEmState, seat: int) -> Iterator[tuple[str, ...]]:
    """Paths that decide the game, or eliminate a team, at once."""
    home = state.map.starts[seat]
    for pawn in state.team(seat):
        ends = {home} if state.carried(pawn.square) else set()
        if state.options.game_type == "missions":
            ends |= {goal.square for goal in state.map.goals if goal.team == seat and goal.kind == "reach"}
        if not ends:
            continue
        reach = moves.reach(state, pawn, state.pom)
        yield from (reach[square][1] for square in ends if square in reach)


def flag_in_reach(state: TagEmState, seat: int) -> tuple[str, ...] | None:
    """The cheapest path to a flag that may be taken now."""
    wanted = {flag.square for flag in state.flags if not flag.carried and flag.square and flag.team in _others(seat)}
    best: tuple[int, tuple[str, ...]] | None = None
    for pawn in state.team(seat):
        if pawn.kind == "helicopter" or state.at(pawn.square) is None:
            continue
        for square, (cost, path) in moves.reach(state, pawn, state.pom).items():
            if square in wanted and (best is None or cost < best[0]):
                best = cost, path
    return None if best is None else best[1]


def _others(seat: int) -> set[int]:
    return {THE_FLAG, *range(8)} - {seat}


def clear_home(state: TagEmState, seat: int) -> tuple[str, ...] | None:
    """A step aside for a pawn on the starting point while a team-mate brings a flag home."""
    home = state.map.starts[seat]
    number = state.at(home)
    if number is None or state.pawns[number].team != seat or state.carried(home):
        return None
    coming = [pawn for pawn in state.team(seat) if state.carried(pawn.square)]
    walk = costs(state, [home])
    if not any(walk.get(pawn.square, FAR) <= state.pom + 2 for pawn in coming):
        return None
    reach = moves.reach(state, state.pawns[number], state.pom)
    aside = [(cost, square) for square, (cost, _) in reach.items()]
    return reach[max(aside, key=lambda one: (-one[0], walk.get(one[1], 0)))[1]][1] if aside else None


def best_start(state: TagEmState, points: list[str], rng: Random) -> str:
    """A starting point with room and shelter within half a turn (TE-6); one of the best few."""
    within = max(2, state.options.turn_pom(state.map) // 2)

    def value(point: str) -> float:
        near = [square for square, cost in costs(state, [point]).items() if cost <= within]
        return len(near) + sum(2.0 * (state.tile(square).defence - state.tile(square).cover) for square in near)

    tried = rng.sample(points, min(len(points), STARTS))
    return max(tried, key=value)


def is_fair_flag(state: TagEmState, seat: int, square: str) -> bool:
    """Whether the flag would be no farther from this team than from the others, give or take a fifth (TE-6)."""
    walk = costs(state, [square])
    mine = walk.get(state.starts[seat], FAR)
    others = [walk.get(point, FAR) for team, point in enumerate(state.starts) if point and team != seat]
    return 5 * mine <= 6 * min(others, default=FAR)
