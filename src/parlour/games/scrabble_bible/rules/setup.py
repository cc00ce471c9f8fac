"""Initial state (SB-3), and consistency checks."""

from __future__ import annotations

from parlour.games.crossword.rules import setup
from parlour.games.crossword.rules.bag import full_set
from parlour.games.crossword.rules.squares import empty_board
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.tile_set import standard
from parlour.kernel.option_checks import unfit
from parlour.kernel.state import Seat


def start(options: BibleOptions, seats: tuple[Seat, ...]) -> BibleState:
    tile_set = standard()
    count = len(seats)
    return BibleState(
        options=options,
        seats=seats,
        tile_set=tile_set,
        board=empty_board(tile_set.size),
        bag=full_set(tile_set.tiles),
        racks=("",) * count,
        points=(0,) * count,
        lost=(False,) * count,
    )


def check(state: BibleState) -> None:
    """Raises ValueError if the parts of the state are inconsistent."""
    tile_set = state.tile_set
    for problem in unfit(state.options, len(state.seats)):
        raise ValueError(problem.message)
    setup.check(state, tile_set.size, len(tile_set.premiums), setup.pieces(state), tile_set.tiles)


def notices(state: BibleState) -> tuple[str, ...]:
    by_vote = state.options.judge == "vote" and state.options.bonus == "claimed"
    if len(state.people()) == 2 and (by_vote or state.options.tests_of_faith):  # AG-4
        return ("crossword-two-player-judging",)
    return ()
