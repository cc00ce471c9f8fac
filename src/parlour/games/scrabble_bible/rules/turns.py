"""The course of the game: opening, whose turn it is, and the end."""

from __future__ import annotations

from parlour.games.crossword.events import Stood, Surrendered, TurnBegan, TurnLost
from parlour.games.crossword.rules import turns
from parlour.games.crossword.rules.turns import draw_for_first, fill_rack
from parlour.games.scrabble_bible.events import Ended, EndReason
from parlour.games.scrabble_bible.rules import scoring
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.unfolding import Unfolding


def open_game(on: Unfolding[BibleState]) -> None:
    """SB-3, SB-4: draw for first play, then fill the racks."""
    first = draw_for_first(on, lambda tile: -ord(tile))  # a blank (?) comes before A, as it should
    for seat in on.state.playing:
        draw(on, seat)
    on.happen(TurnBegan(first))


def draw(on: Unfolding[BibleState], seat: int) -> None:
    """Fill the rack as far as the bag goes."""
    fill_rack(on, seat, on.state.options.rack_size)


def finish_turn(on: Unfolding[BibleState]) -> None:
    """SB-17: a player who is out of tiles ends the game; else the turn passes on."""
    if on.state.out:
        end(on, "out")
    else:
        pass_on(on)


def pass_on(on: Unfolding[BibleState]) -> None:
    """The next player's turn, unless no play is possible any more. Turns that are owed are lost on the way."""
    seat = on.state.turn
    while not _stuck(on):
        seat = (seat + 1) % len(on.state.seats)
        if not on.state.seats[seat].playing:
            continue
        if not (on.state.lost and on.state.lost[seat]):
            on.happen(TurnBegan(seat))
            return
        on.happen(TurnLost(seat))


def _stuck(on: Unfolding[BibleState]) -> bool:
    """SB-17: all have passed in a row, or three rounds have scored nothing (SB-40: six turns)."""
    state = on.state
    if state.options.end == "rulebook" and set(state.passed) >= set(state.playing):
        end(on, "passes")
    elif state.scoreless >= state.options.most_scoreless(len(state.playing)):
        end(on, "scoreless")
    return on.state.over


def check_target(on: Unfolding[BibleState]) -> bool:
    """SB-31: whether the player on turn has reached the target, which ends the game."""
    state = on.state
    if not state.options.it_is_finished:
        return False
    goal = scoring.target(len(state.seats), state.options.level(state.turn))
    if state.points[state.turn] < goal:
        return False
    end(on, "target")
    return True


def timed_turn(state: BibleState) -> tuple[int, int] | None:
    """Seat and number of the turn whose time runs: not while help is waited for (SB-33)."""
    is_waiting_for_help = state.question("help") is not None and turns.window(state) is None
    return None if is_waiting_for_help else turns.timed_turn(state, state.options.challenge_time)


def end(on: Unfolding[BibleState], why: EndReason) -> None:
    """SB-25, SB-26: adjust for unplayed letters and name the winners."""
    for question in on.state.questions:
        on.close(question)
    state = on.state
    none = (0,) * len(state.seats)
    if why == "target":
        on.happen(Ended(why, none, (state.turn,), state.turn))
        return
    if why == "alone":
        on.happen(Ended(why, none, state.playing))
        return
    out = state.turn if why == "out" else None
    added = scoring.adjustments(state.racks, state.kit, out, state.options.adjustment)
    on.happen(Ended(why, added, scoring.winners(state.points, added, state.playing), out))


def depart(on: Unfolding[BibleState], seat: int) -> None:
    """AG-3: the tiles go to the bag; with one player left, the game ends."""
    state = on.state
    for question in state.questions:
        about_seat = question.about.get("seat") == seat or question.about.get("helper") == seat
        if about_seat and question.kind not in ("back", "absent", "pause"):
            on.close(question)
    if state.turn == seat and state.standing == "open":
        on.happen(Stood(seat))
    on.happen(Surrendered(seat, len(state.racks[seat])))
    if len(on.state.playing) < 2:
        end(on, "alone")
    elif on.state.turn == seat:
        pass_on(on)
