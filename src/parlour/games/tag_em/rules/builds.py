"""Construction and destruction (TE-53)."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.tag_em import events as e
from parlour.games.tag_em.maps.tiles import BY_NAME, COVER, GARRISON
from parlour.games.tag_em.rules import turns
from parlour.games.tag_em.rules.ground import distances, is_connected
from parlour.games.tag_em.state import TagEmState
from parlour.games.tag_em.text.notation import Build, Destroy
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation

AROUND = 3
"""Steps within which a way around a square is looked for first."""


def build(decision: Decision[TagEmState], seat: int, command: Build | Destroy) -> None:
    turns.check_turn(decision.state, seat)
    check(decision.state, seat, command)
    square, now = command.square, BY_NAME[command.tile]
    decision.add(e.Built(seat, square, decision.state.tile(square).letter, now.letter))


def check(state: TagEmState, seat: int, command: Build | Destroy) -> None:
    """Refuses what may not be built there."""
    check_place(state, seat, command.square)
    check_tile(state, command)


def check_place(state: TagEmState, seat: int, square: str) -> None:
    """Refuses squares on which that team may build nothing now."""
    if not state.options.construction:
        raise RuleViolation("TE-53", "tag-em-no-building")
    if state.builds >= state.options.builds_per_turn:
        raise RuleViolation("TE-53", "tag-em-no-builds-left")
    if square not in state.ground.where:
        raise RuleViolation("TE-53", "tag-em-no-such-square", square=square)
    if state.at(square) is not None:
        raise RuleViolation("TE-53", "tag-em-square-taken", square=square)
    if state.options.build_reach == "near":
        near = state.ground.near[square]
        if not any(pawn.square in near for pawn in state.team(seat)):
            raise RuleViolation("TE-53", "tag-em-too-far-to-build", square=square)


def check_tile(state: TagEmState, command: Build | Destroy) -> None:
    """Refuses a tile that may not take the place of the one on that square."""
    square, before, now = command.square, state.tile(command.square), BY_NAME[command.tile]
    if isinstance(command, Destroy) and before not in (COVER, GARRISON):
        raise RuleViolation("TE-53", "tag-em-cannot-destroy-that")
    if before == now:
        raise RuleViolation("TE-53", "tag-em-already-built", square=square)
    if (
        square in state.map.starts
        or square in state.ground.stairs
        or any(square == pawn.home for pawn in state.pawns)
        or any(square == flag.square for flag in state.flags)
    ):
        raise RuleViolation("TE-53", "tag-em-building-on-start", square=square)
    if not state.options.on_foot(now) and _cuts_off(state, square):
        raise RuleViolation("TE-53", "tag-em-building-cuts-off", square=square)


def _cuts_off(state: TagEmState, square: str) -> bool:
    """Whether something that has to be within reach on foot is on that square, or could be reached only across it."""
    needed = {state.map.starts[seat] for seat in state.active}
    needed |= {flag.square for flag in state.flags if flag.square}
    needed |= {pawn.square for pawn in state.pawns if pawn.square and pawn.kind in ("pawn", "sniper")}
    needed |= {goal.square for goal in state.map.goals if goal.square}
    needed |= {one for hill in state.map.hills for one in hill}
    if square in needed:
        return True
    steps = state.ground.steps

    def is_open(other: str) -> bool:
        return other != square and state.on_foot(other)

    # Mostly there is a way around close by.
    ways = [other for other in steps[square] if is_open(other)]
    around = distances(steps, [square], lambda _: True, most=AROUND)
    if is_connected(steps, ways, lambda other: other in around and is_open(other)):
        return False
    return _parts(steps, needed, is_open) > _parts(steps, needed, state.on_foot)


def _parts(steps: dict[str, tuple[str, ...]], squares: set[str], is_open: Callable[[str], bool]) -> int:
    """Into how many parts these squares fall that cannot be walked to from each other."""
    left, count = set(squares), 0
    while left:
        left -= distances(steps, [next(iter(left))], is_open).keys()
        count += 1
    return count
