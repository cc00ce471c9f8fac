"""What holds at every table (AG-*): answering, leaving, taking back, pausing, and what happens when time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from parlour.kernel.commands import (
    Back,
    Command,
    Leave,
    Pause,
    Resign,
    Resume,
)
from parlour.kernel.errors import RuleViolation
from parlour.kernel.events import Answered, Denied, Departed, Excused, Handed, Paused, Resumed, Silence, WentBack
from parlour.kernel.questions import Question
from parlour.kernel.state import State
from parlour.kernel.unfolding import Unfolding

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.kernel.rules import Rules

S = TypeVar("S", bound=State)

LONGEST_DELAY = 0.25
"""Most seconds by which the time of a command is set back for its latency (MO-13)."""
SUBSTITUTE = "casual"
"""The level of a bot that takes the seat of somebody who is absent."""


def decide(on: Unfolding[S], seat: int, command: Command, text: str) -> None:
    """Make happen what `command` of `seat`, written as `text`, means, or raise `RuleViolation`."""
    state = on.state
    if state.over:
        raise RuleViolation(on.rules.end_rule, "The game is over.")
    if not state.seats[seat].playing:
        raise RuleViolation("AG-3", "You are no longer in this game.")
    match command:
        case Resign():
            depart(on, seat, "resigned")
            return
        case Leave():
            depart(on, seat, "left")
            return
        case Resume():
            _resume(on)
            return
    if state.paused_at is not None:
        raise RuleViolation("AG-6", "The game is paused. Resume it first.")
    if state.questions:
        present(on, seat)
        asked = _question_for(on.state, seat, text)
        if asked is not None:
            answer(on, asked[0], seat, asked[1])
            return
    own = on.rules.commands.get(type(command))
    if own is not None:
        if state.question("back") is not None:
            raise RuleViolation("AG-5", "A take-back is being asked for. It has to be answered first.")
        cast("Callable[[Unfolding[S], int, Command], None]", own)(on, seat, command)
        return
    match command:
        case Back():
            _ask_back(on, seat)
        case Pause():
            _ask_pause(on, seat)
        case _:
            raise RuleViolation("AG-4", "Nobody is asking you anything that “{answer}” answers.", answer=text)


def _question_for(state: State, seat: int, text: str) -> tuple[Question, str] | None:
    """The newest question of that seat which the text answers, and the answer it gives."""
    for question in reversed(state.questions):
        given = question.answer_for(text) if question.open_to(seat) else None
        if given is not None:
            return question, given
    return None


def answer(on: Unfolding[S], question: Question, seat: int, text: str) -> None:
    on.happen(Answered(question.number, seat, text, question.hidden))
    _settle_if_ripe(on, question.number)


def _settle_if_ripe(on: Unfolding[S], number: int) -> None:
    for question in on.state.questions:
        if question.number == number and question.settled:
            _settle(on, question)


def _settle(on: Unfolding[S], question: Question) -> None:
    on.close(question)
    match question.kind:
        case "back":
            _settle_back(on, question)
        case "pause":
            if "decline" not in question.given:
                on.happen(Paused())
        case "absent":
            _settle_absent(on, question)
        case _:
            on.rules.prompts[question.kind](on, question)


def depart(on: Unfolding[S], seat: int, how: str) -> None:
    """AG-3: the player is gone; the game says what becomes of the pieces; open questions no longer wait for them."""
    on.happen(Departed(seat, "left" if how == "left" else "resigned"))
    on.rules.depart(on, seat)
    for question in on.state.questions:
        # A take-back would now go past the leaving, and give the pieces back to the player who left.
        if question.kind == "back" or (question.kind in ("absent", "pause") and question.about.get("seat") == seat):
            on.close(question)
    _excuse(on, [question for question in on.state.questions if question.open_to(seat)], seat)


def _excuse(on: Unfolding[S], questions: list[Question], seat: int) -> None:
    """Let those questions no longer wait for the seat; what has no more to wait for is settled."""
    for question in questions:
        if any(still.number == question.number for still in on.state.questions):
            on.happen(Excused(question.number, seat))
            _settle_if_ripe(on, question.number)


# Take-back (AG-5)


def _ask_back(on: Unfolding[S], seat: int) -> None:
    state = on.state
    to = state.moved[seat] if state.moved else -1
    if not on.rules.takes_back:
        raise RuleViolation("AG-5", "In this game nothing is taken back.")
    if state.question("back") is not None:
        raise RuleViolation("AG-5", "A take-back is being asked for already.")
    if to < 0:
        raise RuleViolation("AG-5", "You have made no move that could be taken back.")
    if to < state.barrier:
        raise RuleViolation("AG-5", "Somebody has left or changed seats since your move: it stands.")
    if to == state.denied:
        raise RuleViolation("AG-5", "The others have not agreed to take this move back.")
    others = state.others(seat)
    if not others or on.rules.is_free(state, seat):
        on.happen(WentBack(to, seat))
        return
    on.ask(
        "back",
        others,
        ("accept", "decline"),
        "decline",
        decisive=("decline",),
        seconds=state.options.answer_time,
        seat=seat,
        to=to,
    )


def _settle_back(on: Unfolding[S], question: Question) -> None:
    to, seat = question.about["to"], question.about["seat"]
    assert isinstance(to, int) and isinstance(seat, int)
    on.happen(Denied(to, seat) if "decline" in question.given else WentBack(to, seat))


# Pause (AG-6)


def _ask_pause(on: Unfolding[S], seat: int) -> None:
    others = on.state.people(seat)
    if on.state.question("pause") is not None:
        raise RuleViolation("AG-6", "A pause is being asked for already.")
    if not others:
        on.happen(Paused())
        return
    on.ask(
        "pause",
        others,
        ("accept", "decline"),
        "decline",
        decisive=("decline",),
        seconds=on.state.options.answer_time,
        seat=seat,
    )


def _resume(on: Unfolding[S]) -> None:
    if on.state.paused_at is None:
        raise RuleViolation("AG-6", "The game is not paused.")
    on.happen(Resumed())


# Absence (AG-3)


def absent(on: Unfolding[S], seat: int) -> None:
    """The table reports that a player has been away for the grace time: the other people say what to do."""
    people = on.state.people(seat)
    if on.state.over or not on.state.seats[seat].playing or on.state.question("absent") or not people:
        return
    on.ask(
        "absent",
        people,
        ("vote wait", "vote bot", "vote leave"),
        "vote wait",
        seconds=on.state.options.answer_time,
        seat=seat,
    )


def _settle_absent(on: Unfolding[S], question: Question) -> None:
    seat = question.about["seat"]
    if not isinstance(seat, int) or not on.state.seats[seat].playing:
        return
    votes = {choice: question.given.count(f"vote {choice}") for choice in ("wait", "bot", "leave")}
    if votes["leave"] > max(votes["wait"], votes["bot"]):
        depart(on, seat, "left")
    elif votes["bot"] > votes["wait"] and SUBSTITUTE in on.rules.levels:
        hand(on, seat, SUBSTITUTE)


def present(on: Unfolding[S], seat: int) -> None:
    """The player acts, or is back: nobody need say any more what to do without them."""
    question = on.state.question("absent")
    if question is not None and question.about.get("seat") == seat:
        on.close(question)


def hand(on: Unfolding[S], seat: int, bot: str) -> None:
    """Give the seat to a bot of that level, or back to its player (an empty level). Bots do not vote (AG-4)."""
    if bot and bot not in on.rules.levels:
        raise ValueError(f"{on.rules.key} has no bot “{bot}”; it has {', '.join(on.rules.levels)}")
    state = on.state
    if state.over or not state.seats[seat].playing or state.seats[seat].bot == bot:
        return
    on.happen(Handed(seat, bot))
    present(on, seat)
    back = on.state.question("back")
    if back is not None:
        on.close(back)  # as when somebody leaves: nothing is taken back past it
    if bot:
        votes = [q for q in on.state.questions if q.open_to(seat) and q.silence.startswith("vote ")]
        _excuse(on, votes, seat)


# Time


def deadline(rules: Rules[S], state: S) -> float | None:
    """The next moment, in game time, at which something is due by itself."""
    return _next(state, rules.deadline(state))


def shown_deadline(rules: Rules[S], state: S) -> float | None:
    """The same, as far as everyone may know of it."""
    return _next(state, (rules.shown_deadline or rules.deadline)(state))


def _next(state: State, own: float | None) -> float | None:
    if state.over or state.paused_at is not None:
        return None
    clock = state.clock.due()
    if clock is None and not state.questions:
        return own
    times = (clock, own, *(question.until for question in state.questions))
    return min((time for time in times if time is not None), default=None)


def timeout(on: Unfolding[S]) -> None:
    """Do what is due: silence answers a question, a clock has run out, or the game's own deadline has come."""
    state = on.state
    due = deadline(on.rules, state)
    if due is None:
        return
    for question in state.questions:
        if question.until == due:
            on.happen(Silence(question.number))
            _settle_if_ripe(on, question.number)
            return
    if state.clock.turn is not None and state.clock.due() == due:
        seat = state.clock.turn[0]
        if state.options.clock == "game":
            depart(on, seat, "left")
        else:
            on.rules.out_of_time(on, seat)
        return
    on.rules.due(on)
