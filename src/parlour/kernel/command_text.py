"""Commands as text: common ones, and those of the game."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from functools import cache
from random import Random
from typing import TypeVar

from parlour.kernel.commands import Command, format_common, parse_common, tidy
from parlour.kernel.notation import PlainNotation
from parlour.kernel.prompts import REST
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

S = TypeVar("S", bound=State)


SAMPLES = 200
"""Samples tried for the legal commands of a game that does not list them."""


def legal(rules: Rules[S], state: S, seat: int, accepts: Callable[[int, Command], bool]) -> Iterator[str]:
    if state.over or not state.seats[seat].playing:
        return
    if state.paused_at is not None:
        yield "resume"
        return
    for prompt in reversed(state.prompts):
        if prompt.open_to(seat):
            yield from (answer for answer in prompt.answers if not answer.endswith(REST))
    if state.prompt("back") is None:
        own = _sampled(rules, state, seat, accepts) if rules.legal is None else rules.legal(state, seat)
        for command in own:
            yield format_command(rules, command)


def _sampled(rules: Rules[S], state: S, seat: int, accepts: Callable[[int, Command], bool]) -> Iterator[Command]:
    """The accepted ones of many samples; the same for the same state."""
    rng = Random(0)
    tried = dict.fromkeys(rules.sample(state, seat, rng) for _ in range(SAMPLES))
    return (command for command in tried if command is not None and accepts(seat, command))


def sample(rules: Rules[S], state: S, seat: int, rng: Random) -> str | None:
    if state.over or not state.seats[seat].playing:
        return None
    if state.paused_at is not None:
        return "resume"
    if rng.random() < 0.01:
        return rng.choice(("back", "pause", "accept", "vote no"))
    prompt = state.prompt_for(seat)
    if prompt is not None and rng.random() < 0.9:
        answer = rng.choice(prompt.answers)
        if not answer.endswith(REST):
            return answer
    command = rules.sample(state, seat, rng)
    return None if command is None else format_command(rules, command)


def sample_legal(
    rules: Rules[S],
    state: S,
    seat: int,
    rng: Random,
    accepts: Callable[[int, Command], bool],
    kinds: Container[str] | None = None,
) -> str | None:
    """A command that will be accepted; first its kind is drawn. With `kinds`, only of those."""
    if state.over or not state.seats[seat].playing:
        return None
    if state.paused_at is not None:
        return "resume" if kinds is None or "resume" in kinds else None
    listed: dict[str, list[str]] = {}
    for prompt in state.prompts:
        if prompt.open_to(seat):
            for answer in prompt.answers:
                if not answer.endswith(REST):
                    listed.setdefault(kind_of(answer), []).append(answer)
    own = rules.kinds
    if own is None:
        for command in legal(rules, state, seat, accepts):
            listed.setdefault(kind_of(command), []).append(command)
    order = list(listed)
    if own is not None and state.prompt("back") is None:
        order += [kind for kind in own if kind not in listed]
    if kinds is not None:
        order = [kind for kind in order if kind in kinds]
    rng.shuffle(order)
    for kind in order:
        if kind in listed:
            return rng.choice(listed[kind])
        if own is not None and (found := own[kind](state, seat, rng)) is not None:
            return format_command(rules, found)
    return None


def kind_of(command: str) -> str:
    """The kind of a command: its first word.

    >>> kind_of("play 8H LIGHT")
    'play'
    """
    return command.partition(" ")[0]


@cache
def _plain(rules: Rules[S]) -> PlainNotation:
    """The default notation of a game."""
    return PlainNotation(rules.commands)


def parse(rules: Rules[S], text: str) -> Command:
    """Parses a command; `CommandError` has the reason if it is none."""
    text = tidy(text)
    return parse_common(text) or (rules.parse or _plain(rules).parse)(text)


def format_command(rules: Rules[S], command: Command) -> str:
    return format_common(command) or (rules.format or _plain(rules).format)(command)
