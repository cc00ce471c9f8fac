"""Respawning of lost pawns (TE-30, TE-31) and vehicles (TE-51)."""

from __future__ import annotations

from parlour.games.tag_em import events as e
from parlour.games.tag_em.rules.ground import distances
from parlour.games.tag_em.rules.moves import may_enter
from parlour.games.tag_em.state import Pawn, TagEmState
from parlour.games.tag_em.text.notation import Respawn
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.prompts import Prompt

CHOICE = 5
"""Squares that an owner has to choose from, if the map has as many (TE-31)."""


def send_back(decision: Decision[TagEmState], seat: int) -> None:
    """Puts the defeated pawn back, or asks its owner where."""
    squares = places(decision.state, decision.state.pawns[decision.state.fallen], decision.state.fell_at)
    if len(squares) == 1:
        decision.add(e.Returned(seat, squares[0]))
        return
    answers = tuple(f"respawn {square}" for square in squares)
    decision.ask("respawn", (seat,), answers, answers[0], seconds=decision.state.options.answer_time, seat=seat)


def refuse(decision: Decision[TagEmState], seat: int, command: Respawn) -> None:
    """The squares that may be chosen are the answers of a prompt; this is not one of them."""
    prompt = decision.state.prompt("respawn")
    if prompt is None or not prompt.open_to(seat):
        raise RuleViolation("TE-31", "tag-em-no-pawn-to-respawn")
    squares = ", ".join(answer.split()[1] for answer in prompt.answers)
    raise RuleViolation("TE-31", "tag-em-cannot-respawn-there", square=command.square, squares=squares)


def settle(decision: Decision[TagEmState], prompt: Prompt) -> None:
    """Applies the owner's choice, by default the first square of the list."""
    answer = prompt.given[0] if prompt.given else None
    if answer is not None and decision.state.fallen >= 0:
        decision.add(e.Returned(prompt.seats[0], answer.split()[1]))


def places(state: TagEmState, pawn: Pawn, fell_at: str) -> tuple[str, ...]:
    """The square on which a pawn respawns, or the squares from which its owner chooses."""
    if pawn.home:
        return (_vehicle(state, pawn),)
    point = state.map.starts[pawn.team]
    formation = state.ground.formation(pawn.team)[: max(5, state.options.pawns)]
    if fell_at == point:  # TE-31: not where the pawn was lost
        formation = () if _is_besieged(state, pawn.team, point) else formation[1:]
    for square in formation:
        if state.at(square) is None and state.on_foot(square):
            return (square,)
    return _further(state, point, fell_at)


def _is_besieged(state: TagEmState, team: int, point: str) -> bool:
    """TE-31: whether an enemy is next to the point."""
    standing = state.standing
    return any(
        square in standing and state.pawns[standing[square]].team != team for square in state.ground.steps[point]
    )


def _further(state: TagEmState, point: str, fell_at: str) -> tuple[str, ...]:
    """TE-31: the free squares from two steps on foot, up to the distance at which there are five, nearest first; any
    free square if there are none."""
    standing = state.standing
    closed = {fell_at, *state.map.starts, *(flag.square for flag in state.flags)}
    walk = distances(state.ground.steps, [point], state.on_foot)
    free = [square for square in state.ground.squares if square not in standing and state.on_foot(square)]
    open_ = [square for square in free if square not in closed]
    away = sorted((square for square in open_ if walk.get(square, 0) >= 2), key=walk.__getitem__)
    if len(away) > CHOICE:
        away = [square for square in away if walk[square] <= walk[away[CHOICE - 1]]]
    return tuple(away or open_ or free)


def _vehicle(state: TagEmState, pawn: Pawn) -> str:
    """TE-51: the free square nearest to the vehicle's start on which it can stand."""
    standing = state.standing
    far = distances(state.ground.steps, [pawn.home], lambda _: True)
    closed = {*state.map.starts, *(flag.square for flag in state.flags)}
    fit = [
        square
        for square in state.ground.squares
        if square not in standing and may_enter(state, pawn.kind, square) and state.enterable(square)
    ]
    return min(fit, key=lambda square: (square in closed, far.get(square, 10_000)))
