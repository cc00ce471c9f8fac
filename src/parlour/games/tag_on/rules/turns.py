"""Turn order: opening, whose turn it is, and the end."""

from __future__ import annotations

from parlour.games.crossword.events import TurnBegan
from parlour.games.crossword.rules import turns
from parlour.games.crossword.rules.turns import draw_for_first, fill_rack
from parlour.games.tag_on.events import EndReason, FacedUp, Finished
from parlour.games.tag_on.options import ROUNDS
from parlour.games.tag_on.rules import scoring
from parlour.games.tag_on.state import TagOnState
from parlour.games.tag_on.tile_set import FACE_UP, letters_in, spent
from parlour.kernel.decision import Decision


def open_game(decision: Decision[TagOnState]) -> None:
    """TO-2, TO-3, TO-4: nine letters face up, a draw for first play, and then the racks."""
    # Tiles other than letters would be drawn again, so only letters are drawn.
    shown, _ = decision.chance.draw(letters_in(decision.state.bag), FACE_UP)
    decision.add(FacedUp(shown))
    first = draw_for_first(decision, decision.state.tile_set.lower)
    for seat in decision.state.playing:
        draw(decision, seat)
    decision.add(TurnBegan(first))


def draw(decision: Decision[TagOnState], seat: int) -> None:
    """TO-4: refills the rack of a player in the game as far as the bag allows."""
    if decision.state.seats[seat].playing:
        fill_rack(decision, seat, decision.state.options.rack_size)


def finish_turn(decision: Decision[TagOnState]) -> None:
    """TO-25: a player who has used the last letter ends the game; otherwise the next player's turn begins."""
    state = decision.state
    if state.out:
        end(decision, "out", state.turn)
        return
    out = [seat for seat in state.playing if spent(state.racks[seat])]
    if out and spent(state.bag):
        end(decision, "out", out[0])
    else:
        pass_on(decision)


def pass_on(decision: Decision[TagOnState]) -> None:
    """TO-25: starts the next player's turn, unless the game ends."""
    seat = turns.next_turn(decision, end, decision.state.options.most_scoreless)
    if seat is None:
        return
    if _rounds_are_over(decision.state, seat):
        end(decision, "rounds")
    else:
        decision.add(TurnBegan(seat))


def _rounds_are_over(state: TagOnState, seat: int) -> bool:
    """TO-25: whether the next turn would exceed the round limit."""
    count = len(state.seats)
    to_seat, to_starter = ((one - state.turn - 1) % count + 1 for one in (seat, state.starter))
    return state.round == ROUNDS and to_starter <= to_seat


def end(decision: Decision[TagOnState], why: EndReason, by: int | None = None) -> None:
    """TO-25, TO-26: subtracts unplaced letters and determines the winners."""
    for prompt in decision.state.prompts:
        decision.close(prompt)
    state = decision.state
    if why == "alone":
        decision.add(Finished(why, (0,) * len(state.seats), state.playing))
        return
    added = scoring.deductions(state.racks, state.tile_set)
    decision.add(Finished(why, added, scoring.winners(state.points, added, state.playing), by))
