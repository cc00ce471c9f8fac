"""Movement: step costs, permitted squares, and effects of arriving (TE-10 to TE-13, TE-41, TE-42)."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise

from parlour.games.tag_em import events as e
from parlour.games.tag_em.rules import turns
from parlour.games.tag_em.state import Kind, Pawn, TagEmState
from parlour.games.tag_em.text.notation import Move
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation


def cost(state: TagEmState, kind: Kind, square: str) -> int:
    """TE-11: Points of Movement to leave that square; a vehicle always pays 1 (TE-51)."""
    return state.tile(square).cost if kind in ("pawn", "sniper") else 1


def may_enter(state: TagEmState, kind: Kind, square: str) -> bool:
    """Whether the tile admits that kind of pawn, ignoring other pawns."""
    tile = state.tile(square)
    match kind:
        case "boat":
            return tile.boats
        case "land":
            return tile.vehicles
        case "helicopter":
            return True
        case _:
            return state.options.on_foot(tile)


def stops(state: TagEmState, kind: Kind, square: str) -> bool:
    """TE-12: whether a pawn that enters moves no further this turn."""
    return kind != "helicopter" and state.tile(square).stops


def may_stay(state: TagEmState, pawn: Pawn, square: str) -> bool:
    """TE-51: whether the pawn may end its move there; a helicopter also passes over squares where it may not."""
    if pawn.kind != "helicopter":
        return True
    return state.enterable(square) and (square == pawn.square or state.at(square) is None)


# Reach


def reach(state: TagEmState, pawn: Pawn, pom: int) -> dict[str, tuple[int, tuple[str, ...]]]:
    """The squares where the pawn could end its move with that many points: cost and cheapest path."""
    if pawn.stopped or pawn.spent or not pawn.square:
        return {}
    standing, steps, kind = state.standing, state.ground.steps, pawn.kind
    flies = kind == "helicopter"
    best: dict[str, int] = {pawn.square: 0}
    before: dict[str, str] = {}
    queue: list[tuple[int, int, str]] = [(0, 0, pawn.square)]
    found: list[str] = []
    while queue:
        spent, _, square = heappop(queue)
        if spent > best[square]:
            continue
        if square != pawn.square and (not flies or (square not in standing and state.enterable(square))):
            found.append(square)
        if square != pawn.square and stops(state, kind, square):
            continue
        further = spent + cost(state, kind, square)
        if further > pom:
            continue
        for other in steps[square]:
            if further < best.get(other, pom + 1) and may_enter(state, kind, other):
                if other in standing and not flies:
                    continue
                best[other] = further
                before[other] = square
                heappush(queue, (further, len(best), other))
    return {square: (best[square], _path(before, pawn.square, square)) for square in found}


def _path(before: dict[str, str], start: str, end: str) -> tuple[str, ...]:
    path = [end]
    while path[-1] != start:
        path.append(before[path[-1]])
    return tuple(reversed(path))


# Moving


def move(decision: Decision[TagEmState], seat: int, command: Move) -> None:
    """Moves the pawn on the first square along the path, or not at all."""
    state, path = decision.state, command.path
    turns.check_turn(state, seat)
    pawn = own_pawn(state, seat, path[0])
    if len(path) < 2:
        raise RuleViolation("TE-10", "tag-em-move-without-target")
    if pawn.stopped:
        raise RuleViolation("TE-12", "tag-em-pawn-has-stopped", square=pawn.square)
    check_path(state, pawn, path)
    walked, spent = 1, 0
    for end in range(1, len(path)):
        spent += cost(decision.state, pawn.kind, path[end - 1])
        arrives = _arrives(decision.state, seat, pawn, path[walked - 1 : end + 1])
        if not arrives and end < len(path) - 1:
            continue
        _go(decision, seat, pawn, path[walked - 1 : end + 1], spent)
        walked, spent = end + 1, 0
        if arrives:
            turns.arrive(decision, seat, path[end])
            if decision.state.over:
                return


def _go(decision: Decision[TagEmState], seat: int, pawn: Pawn, path: tuple[str, ...], spent: int) -> None:
    took, sent_home = _flags(decision.state, seat, pawn, path)
    decision.add(
        e.Moved(seat, path, spent, stopped=stops(decision.state, pawn.kind, path[-1]), took=took, sent_home=sent_home)
    )


def _flags(state: TagEmState, seat: int, pawn: Pawn, path: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Teams whose flags the pawn takes on that path, and whose it returns (TE-41, TE-42)."""
    if pawn.kind == "helicopter":  # TE-51
        return (), ()
    met = dict.fromkeys(state.flags[i].team for square in path[1:] for i in state.lying(square))
    away = state.options.flag_return and any(
        flag.team == seat and flag.square != state.map.starts[seat] for flag in state.flags
    )
    return tuple(team for team in met if team != seat), (seat,) if seat in met and away else ()


def _arrives(state: TagEmState, seat: int, pawn: Pawn, path: tuple[str, ...]) -> bool:
    """Whether the last square of that path decides something: a flag is home, or a goal reached."""
    if turns.reached(state, seat, path[-1]) is not None:
        return may_stay(state, pawn, path[-1])
    if path[-1] != state.map.starts[seat]:
        return False
    return bool(state.carried(path[0]) or _flags(state, seat, pawn, path)[0])


def own_pawn(state: TagEmState, seat: int, square: str) -> Pawn:
    """The pawn of that seat on the square, if it can still act this turn."""
    if square not in state.ground.where:
        raise RuleViolation("TE-10", "tag-em-no-such-square", square=square)
    number = state.at(square)
    if number is None or state.pawns[number].team != seat:
        raise RuleViolation("TE-10", "tag-em-no-own-pawn-there", square=square)
    pawn = state.pawns[number]
    if pawn.spent:
        raise RuleViolation("TE-20", "tag-em-pawn-was-sent-back", square=square)
    return pawn


def check_path(state: TagEmState, pawn: Pawn, path: tuple[str, ...]) -> int:
    """The cost of the path; refuses illegal steps."""
    spent = 0
    for number, (here, there) in enumerate(pairwise(path)):
        if number and stops(state, pawn.kind, here):  # TE-12: also where the pawn began, once it has left
            raise RuleViolation("TE-12", "tag-em-must-stop-there", square=here)
        _check_step(state, pawn, here, there)
        due = cost(state, pawn.kind, here)
        if spent + due > state.pom:
            raise RuleViolation(
                "TE-11",
                "tag-em-not-enough-points",
                square=here,
                cost=due,
                left=state.pom - spent,
            )
        spent += due
    end = path[-1]
    if not may_stay(state, pawn, end):
        raise RuleViolation("TE-51", "tag-em-helicopter-cannot-land", square=end)
    return spent


def _check_step(state: TagEmState, pawn: Pawn, here: str, there: str) -> None:
    if there not in state.ground.where:
        raise RuleViolation("TE-10", "tag-em-no-such-square", square=there)
    if there not in state.ground.steps[here]:
        if _is_diagonal(state, here, there):
            raise RuleViolation("TE-10", "tag-em-not-diagonally")
        raise RuleViolation("TE-10", "tag-em-step-too-far", there=there, here=here)
    if not may_enter(state, pawn.kind, there):
        if pawn.kind in ("boat", "land"):
            raise RuleViolation("TE-51", "tag-em-vehicle-cannot-enter", square=there)
        if state.enterable(there):
            raise RuleViolation("TE-51", "tag-em-water-is-closed", square=there)
        raise RuleViolation("TE-10", "tag-em-nobody-can-enter", square=there)
    standing = state.at(there)
    if pawn.kind != "helicopter" and standing is not None and state.pawns[standing] is not pawn:
        raise RuleViolation("TE-10", "tag-em-square-taken", square=there)


def _is_diagonal(state: TagEmState, here: str, there: str) -> bool:
    level, row, column = state.ground.where[here]
    other, down, right = state.ground.where[there]
    return state.map.grid == "square" and level == other and abs(row - down) == 1 == abs(column - right)
