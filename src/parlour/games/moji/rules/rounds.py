"""Rounds and matches: dealing, the end, Master's Choice (MO-2, MO-15, MO-16, MO-40)."""

from __future__ import annotations

from operator import add

from parlour.games.moji import events as e
from parlour.games.moji.options import STACK, Challenges
from parlour.games.moji.rules.missed import missed_words
from parlour.games.moji.state import MojiState, Said
from parlour.games.moji.text.notation import Pick
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation

READY_TIME = 20.0
"""Seconds after which the cards are turned even if not everyone is ready (MO-3)."""
MOST_MISSED = 5
"""Words that nobody found, in the results of a round."""
PICK_TIME = 60.0
"""Seconds to pick the next challenges; then they stay (MO-40)."""


def open_game(decision: Decision[MojiState]) -> None:
    begin(decision, 1, decision.state.options.challenges)


def refuse_during_vote(state: MojiState) -> None:
    """MO-18: during a vote, nothing else is allowed."""
    if state.prompt("dispute") is not None:
        raise RuleViolation("MO-18", "moji-vote-first")


def begin(decision: Decision[MojiState], number: int, challenges: Challenges) -> None:
    decision.add(e.RoundBegan(number, challenges, decision.now + READY_TIME))
    if decision.state.options.variation != "race":
        return
    for seat in decision.state.playing:
        cards = decision.chance.shuffled(decision.state.box)[:STACK]
        decision.add(e.Dealt(seat, len(cards), tuple(sorted(cards))))


def end_round(decision: Decision[MojiState], why: e.EndReason) -> None:
    """MO-16: counts the points; then the next round, Master's Choice, or the end."""
    state = decision.state
    for prompt in state.prompts:
        if prompt.kind == "dispute":
            decision.close(prompt)
    points = round_points(state)
    winners = best(state, points)
    last = state.round >= state.options.rounds or why == "alone"
    picks = state.options.masters_choice and not last and bool(winners)
    pick_by = decision.now + PICK_TIME if picks else None
    decision.add(e.RoundEnded(points, winners, why, pick_by, _best_word(state), _missed_words(state, why)))
    if last:
        decision.add(e.Ended(best(decision.state, decision.state.totals), why))
    elif not picks:
        begin(decision, state.round + 1, state.challenges)


def _missed_words(state: MojiState, why: e.EndReason) -> tuple[str, ...]:
    """Words that nobody found: for cards that were set aside, and for those still open at the end."""
    if why not in ("stuck", "written"):
        return state.missed[-MOST_MISSED:]
    at_end = missed_words(state, 1 if state.phase == "race" else MOST_MISSED)
    return (*state.missed, *at_end)[-MOST_MISSED:]


def _best_word(state: MojiState) -> Said | None:
    """The word that was worth most; the first of several."""
    written = [Said(one.seat, one.word, one.points) for one in state.written if not one.fault]
    return max(written or state.said, key=lambda one: one.points, default=None)


def scores(state: MojiState) -> tuple[int, ...]:
    """MO-16: points of earlier rounds plus those of this one."""
    if state.phase == "pick" or state.over:
        return state.totals
    return tuple(map(add, state.totals, round_points(state)))


def round_points(state: MojiState) -> tuple[int, ...]:
    """Points won in this round; partners win together (MO-42)."""
    seats = range(len(state.seats))
    won = [state.points(seat) for seat in seats]
    if state.options.paired:
        won = [sum([won[one] for one in state.side(seat)]) for seat in seats]
    return tuple(won)


def best(state: MojiState, points: tuple[int, ...]) -> tuple[int, ...]:
    """Seats still in the game with the most points; ties share."""
    most = max((points[seat] for seat in state.playing), default=0)
    return tuple(seat for seat in state.playing if points[seat] == most)


def pick(decision: Decision[MojiState], seat: int, command: Pick) -> None:
    state, challenges = decision.state, command.challenges
    refuse_during_vote(state)
    if state.phase != "pick":
        raise RuleViolation("MO-40", "moji-nothing-to-pick")
    if seat != state.master:
        raise RuleViolation("MO-40", "moji-winner-picks")
    alone = state.options.partners == "partner-only"
    if alone and challenges.placement in ("first-and-last", "between"):
        raise RuleViolation("MO-43", "moji-conflict-one-letter")
    decision.add(e.Picked(seat, challenges))
    begin(decision, state.round + 1, challenges)


def keep_challenges(decision: Decision[MojiState]) -> None:
    """The winner did not pick in time, or left."""
    begin(decision, decision.state.round + 1, decision.state.challenges)
