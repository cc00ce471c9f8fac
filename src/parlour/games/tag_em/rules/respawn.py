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
    """Where that pawn respawns: one square, or those among which its owner chooses."""
    if pawn.home:
        return (_vehicle(state, pawn),)
    point = state.map.starts[pawn.team]
    if not (fell_at == point and _is_besieged(state, pawn.team, point)):
        size = max(5, state.options.pawns)
        for square in state.ground.formation(pawn.team)[:size]:
            if state.at(square) is None and state.on_foot(square):
                return (square,)
    return _further(state, point)


def _is_besieged(state: TagEmState, team: int, point: str) -> bool:
    """TE-31: an enemy is next to the point, or the squares around it are all taken."""
    standing = state.standing
    around = [square for square in state.ground.steps[point] if state.on_foot(square)]
    if any(square in standing and state.pawns[standing[square]].team != team for square in state.ground.steps[point]):
        return True
    return all(square in standing for square in around)


def _further(state: TagEmState, point: str) -> tuple[str, ...]:
    """TE-31: the free squares at the smallest walking distance of at least two that has any."""
    standing = state.standing
    closed = {*state.map.starts, *(flag.square for flag in state.flags)}
    walk = distances(state.ground.steps, [point], state.on_foot)
    free = [square for square, far in walk.items() if far >= 2 and square not in standing and square not in closed]
    if not free:  # every square is taken: then anywhere, and the pawn's own last square is always free
        free = [square for square in state.ground.squares if square not in standing and state.on_foot(square)]
        return tuple(free[:1])
    nearest = min(walk[square] for square in free)
    return tuple(sorted((s for s in free if walk[s] == nearest), key=state.ground.squares.index))


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
