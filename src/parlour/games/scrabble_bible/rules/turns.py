"""Turn order: opening, whose turn it is, and the end."""

from __future__ import annotations

from parlour.games.crossword.events import TurnBegan
from parlour.games.crossword.rules import turns
from parlour.games.crossword.rules.turns import draw_for_first, fill_rack
from parlour.games.scrabble_bible.events import Ended, EndReason
from parlour.games.scrabble_bible.rules import scoring
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.decision import Decision


def open_game(decision: Decision[BibleState]) -> None:
    """SB-3, SB-4: draw for first play, then fill the racks."""
    first = draw_for_first(decision, lambda tile: -ord(tile))  # a blank (?) ranks before A
    for seat in decision.state.playing:
        draw(decision, seat)
    decision.add(TurnBegan(first))


def draw(decision: Decision[BibleState], seat: int) -> None:
    """SB-4: refills the rack of a player in the game as far as the bag allows."""
    if decision.state.seats[seat].playing:
        fill_rack(decision, seat, decision.state.options.rack_size)


def finish_turn(decision: Decision[BibleState]) -> None:
    """SB-17: a player who is out of tiles ends the game; otherwise the next player's turn begins."""
    if decision.state.out:
        end(decision, "out")
    else:
        pass_on(decision)


def pass_on(decision: Decision[BibleState]) -> None:
    """SB-17: starts the next player's turn, unless the game ends (SB-40: passes may not end it)."""
    options = decision.state.options
    seat = turns.next_turn(decision, end, options.most_scoreless, passes_end=options.end == "rulebook")
    if seat is not None:
        decision.add(TurnBegan(seat))


def check_target(decision: Decision[BibleState]) -> bool:
    """SB-31: whether the player on turn has reached the target, which ends the game. A player who left cannot win."""
    state = decision.state
    if not state.options.it_is_finished or not state.seats[state.turn].playing:
        return False
    goal = scoring.target(len(state.seats), state.options.level(state.turn))
    if state.points[state.turn] < goal:
        return False
    end(decision, "target")
    return True


def timed_turn(state: BibleState) -> tuple[int, int] | None:
    """Seat and number of the turn whose clock runs: not while waiting for help (SB-33)."""
    is_waiting_for_help = state.prompt("help") is not None and turns.window(state) is None
    return None if is_waiting_for_help else turns.timed_turn(state)


def end(decision: Decision[BibleState], why: EndReason) -> None:
    """SB-25, SB-26: adjusts for unplayed letters and determines the winners."""
    for prompt in decision.state.prompts:
        decision.close(prompt)
    state = decision.state
    none = (0,) * len(state.seats)
    if why == "target":
        decision.add(Ended(why, none, (state.turn,), state.turn))
        return
    if why == "alone":
        decision.add(Ended(why, none, state.playing))
        return
    out = state.turn if why == "out" else None
    added = scoring.adjustments(state.racks, state.tile_set, out, state.options.adjustment)
    decision.add(Ended(why, added, scoring.winners(state.points, added, state.playing), out))
