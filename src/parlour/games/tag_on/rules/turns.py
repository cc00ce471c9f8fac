"""The course of the game: opening, whose turn it is, and the end."""

from __future__ import annotations

from parlour.games.crossword.events import Stood, Surrendered, TurnBegan, TurnLost
from parlour.games.crossword.rules import turns
from parlour.games.crossword.rules.turns import draw_for_first, fill_rack
from parlour.games.tag_on.events import EndReason, FacedUp, Finished
from parlour.games.tag_on.options import ROUNDS
from parlour.games.tag_on.rules import scoring
from parlour.games.tag_on.state import TagOnState
from parlour.games.tag_on.tile_set import FACE_UP, letters_in, spent
from parlour.kernel.unfolding import Unfolding


def open_game(on: Unfolding[TagOnState]) -> None:
    """TO-2, TO-3, TO-4: nine letters face up, a draw for who starts, and then the racks."""
    # What is drawn for the display and is no letter goes back and is drawn again: so only letters are drawn.
    shown, _ = on.chance.draw(letters_in(on.state.bag), FACE_UP)
    on.happen(FacedUp(shown))
    first = draw_for_first(on, on.state.kit.lower)
    for seat in on.state.playing:
        draw(on, seat)
    on.happen(TurnBegan(first))


def draw(on: Unfolding[TagOnState], seat: int) -> None:
    """TO-4: fill the rack as far as the bag goes."""
    fill_rack(on, seat, on.state.options.rack_size)


def finish_turn(on: Unfolding[TagOnState]) -> None:
    """TO-25: whoever has used the last letter ends the game; else the turn passes on."""
    state = on.state
    if state.out:
        end(on, "out", state.turn)
        return
    out = [seat for seat in state.playing if spent(state.racks[seat])]
    if out and spent(state.bag):
        end(on, "out", out[0])
    else:
        pass_on(on)


def pass_on(on: Unfolding[TagOnState]) -> None:
    """The next player's turn, unless no play is possible any more. Turns that are owed are lost on the way."""
    seat = on.state.turn
    while not _stuck(on):
        seat = (seat + 1) % len(on.state.seats)
        if not on.state.seats[seat].playing:
            continue
        if on.state.lost[seat]:
            on.happen(TurnLost(seat))
            continue
        if _rounds_are_over(on.state, seat):
            end(on, "rounds")
        else:
            on.happen(TurnBegan(seat))
        return


def _rounds_are_over(state: TagOnState, seat: int) -> bool:
    """TO-25: whether the turn would come round once too often."""
    count = len(state.seats)
    to_seat, to_starter = ((one - state.turn - 1) % count + 1 for one in (seat, state.starter))
    return state.round == ROUNDS and to_starter <= to_seat


def _stuck(on: Unfolding[TagOnState]) -> bool:
    """TO-25, as SB-17: all have passed in a row, or three rounds have scored nothing."""
    state = on.state
    if set(state.passed) >= set(state.playing):
        end(on, "passes")
    elif state.scoreless >= state.options.most_scoreless(len(state.playing)):
        end(on, "scoreless")
    return on.state.over


def timed_turn(state: TagOnState) -> tuple[int, int] | None:
    """Seat and number of the turn whose time runs."""
    return turns.timed_turn(state, state.options.challenge_time)


def end(on: Unfolding[TagOnState], why: EndReason, by: int | None = None) -> None:
    """TO-25, TO-26: subtract unplaced letters and name the winners."""
    for question in on.state.questions:
        on.close(question)
    state = on.state
    if why == "alone":
        on.happen(Finished(why, (0,) * len(state.seats), state.playing))
        return
    added = scoring.deductions(state.racks, state.kit)
    on.happen(Finished(why, added, scoring.winners(state.points, added, state.playing), by))


def depart(on: Unfolding[TagOnState], seat: int) -> None:
    """AG-3: the tiles go to the bag; with one player left, the game ends."""
    state = on.state
    for question in state.questions:
        if state.turn == seat and question.kind in {*state.windows, *state.hold_ups}:
            on.close(question)
    if state.turn == seat and state.standing == "open":
        on.happen(Stood(seat))
    on.happen(Surrendered(seat, len(state.racks[seat])))
    if len(on.state.playing) < 2:
        end(on, "alone")
    elif on.state.turn == seat:
        pass_on(on)
