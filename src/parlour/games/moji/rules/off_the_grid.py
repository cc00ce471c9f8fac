"""Off the Grid: all cards are face up, and players take turns (MO-45)."""

from __future__ import annotations

from parlour.games.moji import events as e
from parlour.games.moji.rules import race, rounds
from parlour.games.moji.state import MojiState
from parlour.games.moji.text.notation import Pass
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation

TURN_TIME = 30.0


def side(players: int) -> int:
    """Cards per side of the grid.

    >>> [side(players) for players in range(2, 7)]
    [5, 6, 7, 8, 9]
    """
    return players + 3


def order(state: MojiState) -> tuple[int, ...]:
    """The players from youngest to oldest."""
    return tuple(seat for seat in state.options.order or range(len(state.seats)) if state.seats[seat].playing)


def lay(decision: Decision[MojiState]) -> None:
    size = side(len(decision.state.seats))
    decision.add(e.GridLaid(decision.chance.shuffled(decision.state.box)[: size * size]))
    decision.add(e.TurnBegan(order(decision.state)[0], decision.now + TURN_TIME))


def say(decision: Decision[MojiState], seat: int, word: str) -> None:
    if seat != decision.state.turn:
        raise RuleViolation("MO-45", "moji-not-your-turn")
    race.refuse_the_hasty(decision, seat)
    taken, fault, detail = race.verdict(decision.state, seat, word)
    if fault:
        decision.add(e.Wrong(seat, word, fault, decision.now, detail, taken.cards))
        return
    decision.add(e.Collected(seat, word, taken.tops, taken.cards, decision.now, decision.now + TURN_TIME))
    next_turn(decision)


def pass_turn(decision: Decision[MojiState], seat: int, command: Pass) -> None:
    rounds.refuse_during_vote(decision.state)
    if decision.state.phase != "grid":
        raise RuleViolation("MO-45", "moji-pass-outside-grid")
    if seat != decision.state.turn:
        raise RuleViolation("MO-45", "moji-not-your-turn")
    decision.add(e.Passed(seat))
    next_turn(decision)


def run_out(decision: Decision[MojiState]) -> None:
    """The turn's time is up."""
    decision.add(e.Passed(decision.state.turn, out_of_time=True))
    next_turn(decision)


def next_turn(decision: Decision[MojiState]) -> None:
    state = decision.state
    if sum(bool(card) for card in state.board) < 2:
        rounds.end_round(decision, "played")
    elif state.blank >= len(state.playing):
        rounds.end_round(decision, "stuck")
    else:
        everyone = state.options.order or tuple(range(len(state.seats)))
        here = everyone.index(state.turn)
        later = (*everyone[here + 1 :], *everyone[: here + 1])
        following = next(seat for seat in later if state.seats[seat].playing)
        decision.add(e.TurnBegan(following, decision.now + TURN_TIME))
