"""Rules of all games (AG-*): answers to prompts, leaving, take-backs, pauses, and deadlines."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from parlour.kernel.commands import Back, Command, Leave, Pause, Resign, Resume
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.kernel.events import (
    Answered,
    Denied,
    Departed,
    Excused,
    Handed,
    Paused,
    Resumed,
    Silence,
    VotedOut,
    WentBack,
)
from parlour.kernel.prompts import Prompt
from parlour.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.kernel.rules import Rules

S = TypeVar("S", bound=State)

LONGEST_DELAY = 0.25
"""Maximum latency that is subtracted from the time of a command (MO-13), in seconds."""
SUBSTITUTE = "medium"
"""The level of a bot that replaces an absent player."""


def decide(decision: Decision[S], seat: int, command: Command, text: str) -> None:
    """Apply the command of that seat, written as `text`; `RuleViolation` if a rule forbids it."""
    state = decision.state
    if state.over:
        raise RuleViolation(decision.rules.end_rule, "kernel-game-over")
    if not state.seats[seat].playing:
        raise RuleViolation("AG-3", "kernel-not-playing")
    match command:
        case Resign():
            depart(decision, seat, "resigned")
            return
        case Leave():
            depart(decision, seat, "left")
            return
        case Resume():
            _resume(decision)
            return
    if state.paused_at is not None:
        raise RuleViolation("AG-6", "kernel-game-is-paused")
    if state.prompts:
        present(decision, seat)
        answered = _prompt_answered_by(decision.state, seat, text)
        if answered is not None:
            prompt, given = answered
            decision.add(Answered(prompt.number, seat, given, prompt.hidden))
            _settle_if_ripe(decision, prompt.number)
            return
    own = decision.rules.commands.get(type(command))
    if own is not None:
        if state.prompt("back") is not None:
            raise RuleViolation("AG-5", "kernel-answer-take-back-first")
        cast("Callable[[Decision[S], int, Command], None]", own)(decision, seat, command)
        return
    match command:
        case Back():
            _ask_back(decision, seat)
        case Pause():
            _ask_pause(decision, seat)
        case _:
            raise RuleViolation("AG-4", "kernel-nothing-to-answer", answer=text)


def _prompt_answered_by(state: State, seat: int, text: str) -> tuple[Prompt, str] | None:
    """The newest prompt of that seat that the text answers, and the answer."""
    for prompt in reversed(state.prompts):
        given = prompt.answer_for(text) if prompt.open_to(seat) else None
        if given is not None:
            return prompt, given
    return None


def _settle_if_ripe(decision: Decision[S], number: int) -> None:
    for prompt in decision.state.prompts:
        if prompt.number == number and prompt.settled:
            _settle(decision, prompt)


def _settle(decision: Decision[S], prompt: Prompt) -> None:
    decision.close(prompt)
    match prompt.kind:
        case "back":
            _settle_back(decision, prompt)
        case "pause":
            if "decline" not in prompt.given:
                decision.add(Paused())
        case "absent":
            _settle_absent(decision, prompt)
        case "remove":
            _settle_removal(decision, prompt)
        case _:
            decision.rules.prompts[prompt.kind](decision, prompt)


def depart(decision: Decision[S], seat: int, how: str) -> None:
    """AG-3: the player leaves; the game handles the pieces, and open prompts no longer wait for the seat."""
    decision.add(Departed(seat, "left" if how == "left" else "resigned"))
    decision.rules.depart(decision, seat)
    for prompt in decision.state.prompts:
        # A take-back would now go past the leaving, and give the pieces back to the player who left.
        if prompt.kind == "back" or (prompt.kind in ("absent", "pause", "remove") and prompt.about.get("seat") == seat):
            decision.close(prompt)
    _excuse(decision, [prompt for prompt in decision.state.prompts if prompt.open_to(seat)], seat)


def _excuse(decision: Decision[S], prompts: list[Prompt], seat: int) -> None:
    """Remove the seat from those prompts, and settle those that no longer wait for anybody."""
    for prompt in prompts:
        if any(still.number == prompt.number for still in decision.state.prompts):
            decision.add(Excused(prompt.number, seat))
            _settle_if_ripe(decision, prompt.number)


# Take-back (AG-5)


def _ask_back(decision: Decision[S], seat: int) -> None:
    state = decision.state
    to = state.moved[seat] if state.moved else -1
    if not decision.rules.takes_back:
        raise RuleViolation("AG-5", "kernel-no-take-backs")
    if state.prompt("back") is not None:
        raise RuleViolation("AG-5", "kernel-take-back-already-asked")
    if to < 0:
        raise RuleViolation("AG-5", "kernel-nothing-to-take-back")
    if to < state.barrier:
        raise RuleViolation("AG-5", "kernel-seats-changed-since")
    if to == state.denied:
        raise RuleViolation("AG-5", "kernel-take-back-refused-before")
    others = state.others(seat)
    if not others or decision.rules.is_free(state, seat):
        decision.add(WentBack(to, seat))
        return
    decision.ask(
        "back",
        others,
        ("accept", "decline"),
        "decline",
        decisive=("decline",),
        seconds=state.options.answer_time,
        seat=seat,
        to=to,
    )


def _settle_back(decision: Decision[S], prompt: Prompt) -> None:
    to, seat = prompt.about["to"], prompt.about["seat"]
    assert isinstance(to, int) and isinstance(seat, int)
    decision.add(Denied(to, seat) if "decline" in prompt.given else WentBack(to, seat))


# Pause (AG-6)


def _ask_pause(decision: Decision[S], seat: int) -> None:
    others = decision.state.people(seat)
    if decision.state.prompt("pause") is not None:
        raise RuleViolation("AG-6", "kernel-pause-already-asked")
    if not others:
        decision.add(Paused())
        return
    decision.ask(
        "pause",
        others,
        ("accept", "decline"),
        "decline",
        decisive=("decline",),
        seconds=decision.state.options.answer_time,
        seat=seat,
    )


def _resume(decision: Decision[S]) -> None:
    if decision.state.paused_at is None:
        raise RuleViolation("AG-6", "kernel-game-not-paused")
    decision.add(Resumed())


# Absence (AG-3)


def absent(decision: Decision[S], seat: int) -> None:
    """A player has been absent for the grace time: ask the other people how to continue."""
    people = decision.state.people(seat)
    if decision.state.over or not decision.state.seats[seat].playing or decision.state.prompt("absent") or not people:
        return
    decision.ask(
        "absent",
        people,
        ("vote wait", "vote bot", "vote leave"),
        "vote wait",
        seconds=decision.state.options.answer_time,
        seat=seat,
    )


def _settle_absent(decision: Decision[S], prompt: Prompt) -> None:
    seat = prompt.about["seat"]
    if not isinstance(seat, int) or not decision.state.seats[seat].playing:
        return
    votes = {choice: prompt.given.count(f"vote {choice}") for choice in ("wait", "bot", "leave")}
    if votes["leave"] > max(votes["wait"], votes["bot"]):
        depart(decision, seat, "left")
    elif votes["bot"] > votes["wait"] and SUBSTITUTE in decision.rules.levels:
        set_bot(decision, seat, SUBSTITUTE)


def ask_removal(decision: Decision[S], by: int, seat: int) -> None:
    """The host would like a player to go: ask the others (AG-3, AG-4)."""
    state = decision.state
    if not state.seats[seat].playing or state.over:
        raise RuleViolation("AG-3", "kernel-not-playing")
    if state.prompt("remove") is not None:
        raise RuleViolation("AG-4", "kernel-removal-already-asked")
    others = state.people(by, seat)
    if not others:
        raise RuleViolation("AG-4", "kernel-removal-needs-others")
    decision.ask(
        "remove", others, ("accept", "decline"), "decline", seconds=state.options.answer_time, seat=seat, by=by
    )


def _settle_removal(decision: Decision[S], prompt: Prompt) -> None:
    """The host's own voice counts; a tie goes to the player (AG-4)."""
    seat = prompt.about["seat"]
    assert isinstance(seat, int)
    if prompt.given.count("accept") + 1 <= prompt.given.count("decline"):
        return
    decision.add(VotedOut(seat))
    if SUBSTITUTE in decision.rules.levels:
        set_bot(decision, seat, SUBSTITUTE)
    else:
        depart(decision, seat, "left")


def present(decision: Decision[S], seat: int) -> None:
    """The player acts or is back: close the prompt about their absence."""
    prompt = decision.state.prompt("absent")
    if prompt is not None and prompt.about.get("seat") == seat:
        decision.close(prompt)


def set_bot(decision: Decision[S], seat: int, bot: str) -> None:
    """Give the seat to a bot of that level, or back to its player (an empty level). Bots do not vote (AG-4)."""
    if bot and bot not in decision.rules.levels:
        raise ValueError(f"{decision.rules.key} has no bot “{bot}”; it has {', '.join(decision.rules.levels)}")
    state = decision.state
    if state.over or not state.seats[seat].playing or state.seats[seat].bot == bot:
        return
    decision.add(Handed(seat, bot))
    present(decision, seat)
    back = decision.state.prompt("back")
    if back is not None:
        decision.close(back)  # as when a player leaves: a take-back cannot go past it
    if bot:
        prompts = decision.state.prompts
        votes = [prompt for prompt in prompts if prompt.open_to(seat) and prompt.silence.startswith("vote ")]
        _excuse(decision, votes, seat)


# Time


def deadline(rules: Rules[S], state: S) -> float | None:
    """Game time of the next deadline."""
    return _next(state, rules.deadline(state))


def shown_deadline(rules: Rules[S], state: S) -> float | None:
    """The deadline that everyone may see."""
    return _next(state, (rules.shown_deadline or rules.deadline)(state))


def _next(state: State, own: float | None) -> float | None:
    if state.over or state.paused_at is not None:
        return None
    due = own
    for time in (state.clock.due(), *[prompt.until for prompt in state.prompts]):
        if time is not None and (due is None or time < due):
            due = time
    return due


def timeout(decision: Decision[S]) -> None:
    """Run what is due: default answers, an expired clock, or a deadline of the game."""
    state = decision.state
    due = deadline(decision.rules, state)
    if due is None:
        return
    for prompt in state.prompts:
        if prompt.until == due:
            decision.add(Silence(prompt.number))
            _settle_if_ripe(decision, prompt.number)
            return
    if state.clock.turn is not None and state.clock.due() == due:
        seat = state.clock.turn[0]
        if state.options.clock == "game":
            depart(decision, seat, "left")
        else:
            decision.rules.out_of_time(decision, seat)
        return
    decision.rules.due(decision)
