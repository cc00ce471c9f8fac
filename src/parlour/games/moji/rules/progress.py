"""Phases of a round: readiness, deadlines, leaving (MO-3, AG-3)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.games.moji import events as e
from parlour.games.moji.rules import eagle_eyes, off_the_grid, race, rounds
from parlour.games.moji.state import MojiState
from parlour.games.moji.text.notation import Ready, Say
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation


def to_move(state: MojiState) -> tuple[int, ...]:
    """Seats that may act without a prompt."""
    if state.prompt("dispute") is not None:
        return ()
    match state.phase:
        case "ready" | "review":
            return tuple(seat for seat in state.playing if seat not in state.ready)
        case "grid":
            return (state.turn,)
        case "pick":
            return () if state.master is None else (state.master,)
        case _:
            return state.playing


def stage(state: MojiState) -> tuple[int, str]:
    """Round and phase: commands for another round or phase are stale."""
    return state.round, state.phase


def say(decision: Decision[MojiState], seat: int, command: Say) -> None:
    """MO-13, MO-45: a word is said in the race, or on one's turn."""
    rounds.refuse_during_vote(decision.state)
    match decision.state.phase:
        case "grid":
            off_the_grid.say(decision, seat, command.word)
        case "race":
            race.say(decision, seat, command.word)
        case _:
            raise RuleViolation("MO-3", "moji-no-words-now")


def ready(decision: Decision[MojiState], seat: int, command: Ready) -> None:
    rounds.refuse_during_vote(decision.state)
    if decision.state.phase not in ("ready", "review"):
        raise RuleViolation("MO-3", "moji-cards-open")
    if seat in decision.state.ready:
        raise RuleViolation("MO-3", "moji-already-ready")
    decision.add(e.Readied(seat))
    start_if_ready(decision)


def start_if_ready(decision: Decision[MojiState]) -> None:
    """Starts the next phase if everyone is ready."""
    if set(decision.state.ready).issuperset(decision.state.playing):
        start(decision)


def start(decision: Decision[MojiState]) -> None:
    if decision.state.phase == "review":
        rounds.end_round(decision, "written")
        return
    match decision.state.options.variation:
        case "race":
            race.reveal(decision)
        case "off-the-grid":
            off_the_grid.lay(decision)
        case "eagle-eyes":
            eagle_eyes.show(decision)


def depart(decision: Decision[MojiState], seat: int) -> None:
    """AG-3: the player's stack is set aside and their pile counts for nobody; the card lying face up stays."""
    state = decision.state
    asked = state.prompt("dispute")
    if asked is not None and asked.about.get("seat") == seat:
        decision.close(asked)
    cards = state.stacks[seat]
    decision.add(e.LeftBehind(seat, len(cards), cards))
    if len({min(decision.state.side(one)) for one in decision.state.playing}) < 2:
        _break_off(decision)
        return
    match decision.state.phase:
        case "ready" | "review":
            start_if_ready(decision)
        case "race":
            race.check_round(decision)
        case "grid" if decision.state.turn == seat:
            off_the_grid.next_turn(decision)
        case "pick" if decision.state.master == seat:
            rounds.keep_challenges(decision)


def _break_off(decision: Decision[MojiState]) -> None:
    """Ends the round because only one side is left."""
    if decision.state.phase == "pick":
        decision.add(e.Ended(rounds.best(decision.state, decision.state.totals), "alone"))
    else:
        rounds.end_round(decision, "alone")


def deadline(state: MojiState) -> float | None:
    """The next deadline. During a vote the race pauses (MO-18)."""
    if state.prompt("dispute") is not None:
        return None
    return race.deadline(state) if state.phase == "race" else state.until


def shown_deadline(state: MojiState) -> float | None:
    """The deadline that a seat may see: only the speaker knows of a held word (AG-1)."""
    return deadline(replace(state, claims=()))


def due(decision: Decision[MojiState]) -> None:
    match decision.state.phase:
        case "ready" | "review":
            start(decision)
        case "race":
            race.due(decision)
        case "grid":
            off_the_grid.run_out(decision)
        case "write":
            eagle_eyes.compare(decision)
        case "pick":
            rounds.keep_challenges(decision)
