"""`step`: the state after one more line of the log. Common events are folded here, a game's own by its `evolve`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, TypeVar

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
    WentBack,
)
from parlour.kernel.prompts import Prompt
from parlour.kernel.state import Clock, State, put

if TYPE_CHECKING:
    from parlour.kernel.log import Line
    from parlour.kernel.rules import Rules

S = TypeVar("S", bound=State)

ABOUT_THE_TABLE = ("back", "pause", "absent")
"""Prompts about the table, which a take-back does not restore."""

Scores = tuple[int, ...]

Rewind = Callable[[int], tuple[S, float]]
"""Returns the state after an earlier line of the log, and the wall time of the next line."""


def step(rules: Rules[S], state: S, event: Event, line: int, at: float, rewind: Rewind[S]) -> S:
    """The state after `event`, which is line number `line` of the log and happened at wall time `at`."""
    match event:
        case Asked(prompt):
            state = replace(state, prompts=(*state.prompts, prompt), asked=prompt.number)
        case Answered(number, seat, answer):
            state = _with_question(state, number, lambda prompt: prompt.answered(seat, answer))
        case Silence(number):
            state = _with_question(state, number, Prompt.silent)
        case Excused(number, seat):
            state = _with_question(state, number, lambda prompt: prompt.without(seat))
        case Closed(number):
            state = replace(state, prompts=tuple(q for q in state.prompts if q.number != number))
        case Departed(seat, how):
            gone = replace(state.seats[seat], standing=how)
            state = replace(state, seats=put(state.seats, seat, gone), barrier=line)
        case Handed(seat, bot):
            state = replace(state, seats=put(state.seats, seat, replace(state.seats[seat], bot=bot)), barrier=line)
        case Paused():
            state = replace(state, paused_at=at)
        case Resumed():
            paused = state.paused_at if state.paused_at is not None else at
            state = replace(state, paused_at=None, delay=state.delay + max(0.0, at - paused))
        case WentBack(to):
            state = _go_back(state, *rewind(to), at)
        case Denied(to):
            state = replace(state, denied=to)
        case _:
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


def _with_question(state: S, number: int, change: Callable[[Prompt], Prompt]) -> S:
    return replace(state, prompts=tuple(change(q) if q.number == number else q for q in state.prompts))


def _go_back(now: S, then: S, left_at: float, at: float) -> S:
    """AG-5: the earlier state with its game time, but with the current seats and prompt numbers."""
    prompts = tuple(prompt for prompt in then.prompts if prompt.kind not in ABOUT_THE_TABLE)
    return replace(
        then,
        seats=now.seats,
        prompts=prompts,
        asked=now.asked,
        delay=at - then.time(left_at),
        barrier=now.barrier,
    )


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
