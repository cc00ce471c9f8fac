"""The course of a round: being ready, what is due, somebody leaving (MO-3, AG-3)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.games.moji import events as e
from parlour.games.moji import grid, race, rounds, sheets
from parlour.games.moji.state import Moji
from parlour.kernel.errors import RuleViolation
from parlour.kernel.unfolding import Unfolding


def ready(on: Unfolding[Moji], seat: int) -> None:
    if on.state.phase not in ("ready", "review"):
        raise RuleViolation("MO-3", "The cards lie open already.")
    if seat in on.state.ready:
        raise RuleViolation("MO-3", "You have said so already.")
    on.happen(e.Readied(seat))
    go_on(on)


def go_on(on: Unfolding[Moji]) -> None:
    """If all are ready, what was waited for happens."""
    if set(on.state.ready).issuperset(on.state.playing):
        start(on)


def start(on: Unfolding[Moji]) -> None:
    if on.state.phase == "review":
        rounds.end_round(on, "written")
        return
    match on.state.options.variation:
        case "race":
            race.reveal(on)
        case "off-the-grid":
            grid.lay(on)
        case "eagle-eyes":
            sheets.show(on)


def depart(on: Unfolding[Moji], seat: int) -> None:
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
            grid.next_turn(on)
        case "pick" if on.state.master == seat:
            rounds.keep_challenges(on)


def _break_off(on: Unfolding[Moji]) -> None:
    """Only one side is left."""
    if on.state.phase == "pick":
        on.happen(e.Ended(rounds.best(on.state, on.state.totals), "alone"))
    else:
        rounds.end_round(on, "alone")


def deadline(state: Moji) -> float | None:
    """When something happens by itself. During a vote the race stands still (MO-18)."""
    if state.question("dispute") is not None:
        return None
    return race.deadline(state) if state.phase == "race" else state.until


def shown_deadline(state: Moji) -> float | None:
    """That a word is being held, only its speaker knows (AG-1)."""
    return deadline(replace(state, claims=()))


def due(on: Unfolding[Moji]) -> None:
    match on.state.phase:
        case "ready" | "review":
            start(on)
        case "race":
            race.due(on)
        case "grid":
            grid.pass_turn(on, on.state.turn, out_of_time=True)
        case "write":
            sheets.compare(on)
        case "pick":
            rounds.keep_challenges(on)
