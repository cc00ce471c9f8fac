"""Off the Grid: all cards lie open, and all take turns (MO-45)."""

from __future__ import annotations

from parlour.games.moji import events as e
from parlour.games.moji.rules import race, rounds
from parlour.games.moji.state import MojiState
from parlour.games.moji.text.notation import Pass
from parlour.kernel.errors import RuleViolation
from parlour.kernel.unfolding import Unfolding

TURN_TIME = 30.0


def side(players: int) -> int:
    """How many cards a side of the grid has.

    >>> [side(players) for players in range(2, 7)]
    [5, 6, 7, 8, 9]
    """
    return players + 3


def order(state: MojiState) -> tuple[int, ...]:
    """The players from the youngest to the oldest."""
    return tuple(seat for seat in state.options.order or range(len(state.seats)) if state.seats[seat].playing)


def lay(on: Unfolding[MojiState]) -> None:
    size = side(len(on.state.seats))
    on.happen(e.GridLaid(on.chance.shuffled(on.state.box)[: size * size]))
    on.happen(e.TurnBegan(order(on.state)[0], on.now + TURN_TIME))


def say(on: Unfolding[MojiState], seat: int, word: str) -> None:
    if seat != on.state.turn:
        raise RuleViolation("MO-45", "It is not your turn.")
    race.refuse_the_hasty(on, seat)
    taken, fault, detail = race.verdict(on.state, seat, word)
    if fault:
        on.happen(e.Wrong(seat, word, fault, on.now, detail, taken.cards))
        return
    on.happen(e.Collected(seat, word, taken.tops, taken.cards, on.now, on.now + TURN_TIME))
    next_turn(on)


def pass_turn(on: Unfolding[MojiState], seat: int, command: Pass) -> None:
    rounds.refuse_during_vote(on.state)
    if on.state.phase != "grid":
        raise RuleViolation("MO-45", "Turns are passed in Off the Grid alone.")
    if seat != on.state.turn:
        raise RuleViolation("MO-45", "It is not your turn.")
    on.happen(e.Passed(seat))
    next_turn(on)


def run_out(on: Unfolding[MojiState]) -> None:
    """The time of the turn is up."""
    on.happen(e.Passed(on.state.turn, out_of_time=True))
    next_turn(on)


def next_turn(on: Unfolding[MojiState]) -> None:
    state = on.state
    if sum(bool(card) for card in state.board) < 2:
        rounds.end_round(on, "played")
    elif state.blank >= len(state.playing):
        rounds.end_round(on, "stuck")
    else:
        everyone = state.options.order or tuple(range(len(state.seats)))
        here = everyone.index(state.turn)
        later = (*everyone[here + 1 :], *everyone[: here + 1])
        following = next(seat for seat in later if state.seats[seat].playing)
        on.happen(e.TurnBegan(following, on.now + TURN_TIME))
