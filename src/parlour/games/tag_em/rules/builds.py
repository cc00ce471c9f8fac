"""Construction and destruction (TE-53)."""

from __future__ import annotations

from parlour.games.tag_em import events as e
from parlour.games.tag_em.maps.tiles import BY_NAME, Tile
from parlour.games.tag_em.rules import turns
from parlour.games.tag_em.rules.ground import is_connected
from parlour.games.tag_em.state import TagEmState
from parlour.games.tag_em.text.notation import Build, Destroy
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation


def build(decision: Decision[TagEmState], seat: int, command: Build | Destroy) -> None:
    turns.on_turn(decision.state, seat)
    check(decision.state, seat, command)
    square, now = command.square, BY_NAME[command.tile]
    decision.add(e.Built(seat, square, decision.state.tile(square).letter, now.letter))


def check(state: TagEmState, seat: int, command: Build | Destroy) -> None:
    """Refuses what may not be built there."""
    square, now = command.square, BY_NAME[command.tile]
    if not state.options.construction:
        raise RuleViolation("TE-53", "tag-em-no-building")
    if state.builds >= state.options.builds_per_turn:
        raise RuleViolation("TE-53", "tag-em-no-builds-left")
    if square not in state.ground.where:
        raise RuleViolation("TE-53", "tag-em-no-such-square", square=square)
    if state.at(square) is not None:
        raise RuleViolation("TE-53", "tag-em-square-taken", square=square)
    if not any(pawn.square in state.ground.near[square] for pawn in state.team(seat)):
        raise RuleViolation("TE-53", "tag-em-too-far-to-build", square=square)
    before = ("path", "wade") if isinstance(command, Build) else ("cover", "garrison")
    if state.tile(square).name not in before or state.tile(square) != BY_NAME[state.tile(square).name]:
        sentence = "tag-em-cannot-build-there" if isinstance(command, Build) else "tag-em-cannot-destroy-that"
        raise RuleViolation("TE-53", sentence)
    if square in {
        *state.map.starts,
        *state.map.flags,
        *(pawn.home for pawn in state.pawns),
        *(flag.square for flag in state.flags),
    }:
        raise RuleViolation("TE-53", "tag-em-building-on-start", square=square)
    if not now.enterable and _cuts_off(state, square, now):
        raise RuleViolation("TE-53", "tag-em-building-cuts-off", square=square)


def _cuts_off(state: TagEmState, square: str, now: Tile) -> bool:
    """Whether a starting point, a flag, a pawn, a hill or the square of a goal would become unreachable."""
    needed = {state.map.starts[seat] for seat in state.active}
    needed |= {flag.square for flag in state.flags if flag.square}
    needed |= {pawn.square for pawn in state.pawns if pawn.square and pawn.kind in ("pawn", "sniper")}
    needed |= {goal.square for goal in state.map.goals if goal.square}
    needed |= {one for hill in state.map.hills for one in hill}
    if square in needed:
        return True
    return not is_connected(
        state.ground.steps, needed, lambda other: now.enterable if other == square else state.enterable(other)
    )
