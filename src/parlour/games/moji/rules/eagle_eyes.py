"""Eagle Eyes: everyone writes, then the sheets are compared (MO-46)."""

from __future__ import annotations

from collections import Counter

from parlour.games.moji import events as e
from parlour.games.moji.rules import collecting, judge, rounds
from parlour.games.moji.state import MojiState
from parlour.games.moji.text.notation import Write
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation
from parlour.words import fold

WRITE_TIME = 30.0
REVIEW_TIME = 30.0
"""Seconds to review and question the sheets."""


def show(decision: Decision[MojiState]) -> None:
    cards = decision.chance.shuffled(decision.state.box)[: 2 * len(decision.state.playing)]
    decision.add(e.Shown(cards, decision.now + WRITE_TIME))


def write(decision: Decision[MojiState], seat: int, command: Write) -> None:
    rounds.refuse_during_vote(decision.state)
    if decision.state.phase != "write":
        raise RuleViolation("MO-46", "moji-no-writing-now")
    once = tuple({fold(word): word for word in reversed(command.words)}.values())[::-1]
    decision.add(e.Wrote(seat, once))


def compare(decision: Decision[MojiState]) -> None:
    """Time is up: the lists are announced in turn; words that count and that nobody else has score."""
    state = decision.state
    judged = [(seat, word, *_fault(state, seat, word)) for seat in state.playing for word in state.sheets[seat]]
    # CAN'T and CANT have the same letters, but only one of them is a word.
    shared = Counter(fold(word) for _, word, fault, _ in judged if not fault)
    for seat, word, fault, detail in judged:
        crossed = fault or ("same" if shared[fold(word)] > 1 else "")
        decision.add(e.Announced(seat, word, 0 if crossed else collecting.shown_letters(state, word), crossed, detail))
    decision.add(e.Compared(decision.state.written, decision.now + REVIEW_TIME))


def is_shared(state: MojiState, word: str) -> bool:
    """Whether several players have the word: then it counts for none of them."""
    return sum(fold(one.word) == fold(word) for one in state.written) > 1


def _fault(state: MojiState, seat: int, word: str) -> tuple[str, str]:
    """Why a word does not count, and a detail: the general rules and the challenges apply."""
    missing = collecting.take(state, seat, fold(word)).fault
    return (missing, "") if missing else judge.objection(word, state.challenges, state.options)
