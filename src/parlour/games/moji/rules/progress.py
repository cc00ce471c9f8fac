"""The course of a round: being ready, what is due, somebody leaving (MO-3, AG-3)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.games.moji import events as e
from parlour.games.moji.rules import eagle_eyes, off_the_grid, race, rounds
from parlour.games.moji.state import MojiState
from parlour.games.moji.text.notation import Ready, Say
from parlour.kernel.errors import RuleViolation
from parlour.kernel.unfolding import Unfolding


def to_move(state: MojiState) -> tuple[int, ...]:
    """The seats that may act of their own accord."""
    if state.question("dispute") is not None:
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
    """The round and its phase: a sheet for other cards, or being ready for another round, is not meant for this one."""
    return state.round, state.phase


def say(on: Unfolding[MojiState], seat: int, command: Say) -> None:
    """MO-13, MO-45: a word is said in the race, or in one's turn."""
    rounds.refuse_during_vote(on.state)
    match on.state.phase:
        case "grid":
            off_the_grid.say(on, seat, command.word)
        case "race":
            race.say(on, seat, command.word)
        case _:
            raise RuleViolation("MO-3", "No words are said now.")


def ready(on: Unfolding[MojiState], seat: int, command: Ready) -> None:
    rounds.refuse_during_vote(on.state)
    if on.state.phase not in ("ready", "review"):
        raise RuleViolation("MO-3", "The cards lie open already.")
    if seat in on.state.ready:
        raise RuleViolation("MO-3", "You have said so already.")
    on.happen(e.Readied(seat))
    go_on(on)


def go_on(on: Unfolding[MojiState]) -> None:
    """If all are ready, what was waited for happens."""
    if set(on.state.ready).issuperset(on.state.playing):
        start(on)


def start(on: Unfolding[MojiState]) -> None:
    if on.state.phase == "review":
        rounds.end_round(on, "written")
        return
    match on.state.options.variation:
        case "race":
            race.reveal(on)
        case "off-the-grid":
            off_the_grid.lay(on)
        case "eagle-eyes":
            eagle_eyes.show(on)


def depart(on: Unfolding[MojiState], seat: int) -> None:
    """AG-3: the stack and what lies before the player are set aside; what they won stays won by nobody."""
    state = on.state
    asked = state.question("dispute")
    if asked is not None and asked.about.get("seat") == seat:
        on.close(asked)
    cards = (*state.stacks[seat], *state.slots[seat].cards)
    on.happen(e.LeftBehind(seat, len(cards), cards))
    if len({min(on.state.side(one)) for one in on.state.playing}) < 2:
        _break_off(on)
        return
    match on.state.phase:
        case "ready" | "review":
            go_on(on)
        case "race":
            race.go_on(on)
        case "grid" if on.state.turn == seat:
            off_the_grid.next_turn(on)
        case "pick" if on.state.master == seat:
            rounds.keep_challenges(on)


def _break_off(on: Unfolding[MojiState]) -> None:
    """Only one side is left."""
    if on.state.phase == "pick":
        on.happen(e.Ended(rounds.best(on.state, on.state.totals), "alone"))
    else:
        rounds.end_round(on, "alone")


def deadline(state: MojiState) -> float | None:
    """When something happens by itself. During a vote the race stands still (MO-18)."""
    if state.question("dispute") is not None:
        return None
    return race.deadline(state) if state.phase == "race" else state.until


def shown_deadline(state: MojiState) -> float | None:
    """That a word is being held, only its speaker knows (AG-1)."""
    return deadline(replace(state, claims=()))


def due(on: Unfolding[MojiState]) -> None:
    match on.state.phase:
        case "ready" | "review":
            start(on)
        case "race":
            race.due(on)
        case "grid":
            off_the_grid.run_out(on)
        case "write":
            eagle_eyes.compare(on)
        case "pick":
            rounds.keep_challenges(on)
