"""`step`: the state after one more line of the log. Common events are folded here, a game's own by its `evolve`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from parlour.kernel.events import (
    Answered,
    Asked,
    Closed,
    Denied,
    Departed,
    Event,
    Excused,
    Handed,
    Paused,
    Resumed,
    Silence,
    VotedOut,
    WentBack,
)
from parlour.kernel.prompts import Prompt
from parlour.kernel.state import Clock, State, put

if TYPE_CHECKING:
    from parlour.kernel.log import Line
    from parlour.kernel.rules import Rules

S = TypeVar("S", bound=State)

ABOUT_THE_TABLE = ("back", "pause", "absent", "remove")
"""Prompts about the table, which a take-back does not restore."""

Scores = tuple[int, ...]

Rewind = Callable[[int], tuple[S, float]]
"""Returns the state after an earlier line of the log, and the wall time of the next line."""


def step(rules: Rules[S], state: S, event: Event, line: int, at: float, rewind: Rewind[S]) -> S:
    """The state after `event`, which is line number `line` of the log and happened at wall time `at`."""
    common_step = _STEPS.get(type(event))
    if common_step is not None:
        state = common_step(state, event, line, at, rewind)
    else:
        state = rules.evolve(state, event)
        if event.is_move:
            seat = event.seat  # type: ignore[attr-defined]  # every move has a seat
            moved = state.moved or (-1,) * len(state.seats)
            state = replace(state, moved=put(moved, seat, line - 1))
    if state.options.clock != "none":
        state = _tick(rules, state, state.time(at))
    return state


def step_scored(
    rules: Rules[S], state: S, scores: Scores, event: Event, line: int, at: float, rewind: Rewind[S]
) -> tuple[S, Scores, Event]:
    """The state after the event, its scores, and the event with `gained`. `scores` are those before it.

    Events of older logs have no `gained` and are completed; a wrong value raises `ValueError`.
    """
    after = step(rules, state, event, line, at, rewind)
    if not event.may_score and not event.gained:
        return after, scores, event
    now = rules.scores(after)
    gained = () if now == scores else tuple([new - old for new, old in zip(now, scores, strict=True)])
    if gained == event.gained:
        return after, now, event
    if event.gained:
        raise ValueError(f"the scores change by {gained}, not by {event.gained}")
    return after, now, replace(event, gained=gained)


@cache
def game_fields(rules: Rules[S]) -> Callable[[S], object]:
    """A getter of the state fields from which a game's common view follows: all but private ones and prompts."""
    left_out = rules.private | {"prompts", "asked"}
    return attrgetter(*(name for name in rules.state.__struct_fields__ if name not in left_out))


def states(rules: Rules[S], start: S, lines: Sequence[Line]) -> Iterator[S]:
    """The state after each of those lines, in one pass. Targets of take-backs are remembered."""
    wanted = {line.event.to for line in lines if isinstance(line.event, WentBack)}
    kept: dict[int, tuple[S, float]] = {}
    state = start
    for number, line in enumerate(lines):
        if number in wanted:
            kept[number] = state, line.at
        state = step(rules, state, line.event, line.n, line.at, kept.__getitem__)
        yield state


def fold(rules: Rules[S], start: S, lines: Sequence[Line]) -> S:
    """The state after those lines."""
    return deque(states(rules, start, lines), maxlen=1).pop() if lines else start


# Common events


def _asked(state: S, event: Asked, line: int, at: float, rewind: Rewind[S]) -> S:
    return replace(state, prompts=(*state.prompts, event.prompt), asked=event.prompt.number)


def _answered(state: S, event: Answered, line: int, at: float, rewind: Rewind[S]) -> S:
    return _with_prompt(state, event.number, lambda prompt: prompt.answered(event.seat, event.answer))


def _silence(state: S, event: Silence, line: int, at: float, rewind: Rewind[S]) -> S:
    return _with_prompt(state, event.number, Prompt.silent)


def _excused(state: S, event: Excused, line: int, at: float, rewind: Rewind[S]) -> S:
    return _with_prompt(state, event.number, lambda prompt: prompt.without(event.seat))


def _closed(state: S, event: Closed, line: int, at: float, rewind: Rewind[S]) -> S:
    return replace(state, prompts=tuple([prompt for prompt in state.prompts if prompt.number != event.number]))


def _with_prompt(state: S, number: int, change: Callable[[Prompt], Prompt]) -> S:
    return replace(state, prompts=tuple([change(one) if one.number == number else one for one in state.prompts]))


def _departed(state: S, event: Departed, line: int, at: float, rewind: Rewind[S]) -> S:
    gone = replace(state.seats[event.seat], standing=event.how)
    return replace(state, seats=put(state.seats, event.seat, gone), barrier=line)


def _handed(state: S, event: Handed, line: int, at: float, rewind: Rewind[S]) -> S:
    seat = replace(state.seats[event.seat], bot=event.bot)
    return replace(state, seats=put(state.seats, event.seat, seat), barrier=line)


def _voted_out(state: S, event: VotedOut, line: int, at: float, rewind: Rewind[S]) -> S:
    return state  # the line after it says what becomes of the seat


def _paused(state: S, event: Paused, line: int, at: float, rewind: Rewind[S]) -> S:
    return replace(state, paused_at=at)


def _resumed(state: S, event: Resumed, line: int, at: float, rewind: Rewind[S]) -> S:
    paused = state.paused_at if state.paused_at is not None else at
    return replace(state, paused_at=None, delay=state.delay + max(0.0, at - paused))


def _went_back(state: S, event: WentBack, line: int, at: float, rewind: Rewind[S]) -> S:
    """AG-5: the earlier state with its game time, but with the current seats and prompt numbers."""
    then, left_at = rewind(event.to)
    return replace(
        then,
        seats=state.seats,
        prompts=tuple([prompt for prompt in then.prompts if prompt.kind not in ABOUT_THE_TABLE]),
        asked=state.asked,
        delay=at - then.time(left_at),
        barrier=state.barrier,
    )


def _denied(state: S, event: Denied, line: int, at: float, rewind: Rewind[S]) -> S:
    return replace(state, denied=event.to)


_STEPS: dict[type[Event], Callable[[Any, Any, int, float, Rewind[Any]], Any]] = {
    Asked: _asked,
    Answered: _answered,
    Silence: _silence,
    Excused: _excused,
    Closed: _closed,
    Departed: _departed,
    Handed: _handed,
    VotedOut: _voted_out,
    Paused: _paused,
    Resumed: _resumed,
    WentBack: _went_back,
    Denied: _denied,
}
"""For each common event, the function that applies it to the state."""
COMMON_EVENTS: tuple[type[Event], ...] = tuple(_STEPS)
"""The events of all games."""


def _tick(rules: Rules[S], state: S, now: float) -> S:
    """Stop the clock of the previous turn, and start that of the current one."""
    clock = state.clock
    held_up = state.over or state.prompt("back") is not None
    turn = None if held_up else rules.turn(state)
    if turn == clock.turn:
        return state
    now = max(now, clock.since)  # times are corrected for latency; one that goes back adds no time
    left, latest = clock.left or (state.options.clock_seconds,) * len(state.seats), clock.latest
    if clock.turn is not None:
        seat = clock.turn[0]
        left = put(left, seat, max(0.0, left[seat] - (now - clock.since)))
        latest = clock.turn
    if turn is not None and turn != latest and state.options.clock == "turn":
        left = put(left, turn[0], state.options.clock_seconds)
    return replace(state, clock=Clock(left=left, turn=turn, latest=latest, since=now))
