"""Initial state (TO-2), and consistency checks."""

from __future__ import annotations

from collections import Counter

from parlour.games.crossword.rules import setup
from parlour.games.crossword.rules.bag import full_set
from parlour.games.crossword.rules.squares import empty_board
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.state import TagOnState
from parlour.games.tag_on.tile_set import standard
from parlour.kernel.state import Seat


def start(options: TagOnOptions, seats: tuple[Seat, ...]) -> TagOnState:
    tile_set = standard(options.edition)
    count = len(seats)
    return TagOnState(
        options=options,
        seats=seats,
        tile_set=tile_set,
        board=empty_board(tile_set.size),
        bag=full_set(tile_set.tiles),
        face_up="",
        racks=("",) * count,
        points=(0,) * count,
        lost=(False,) * count,
    )


def pieces(state: TagOnState) -> Counter[str]:
    return setup.pieces(state) + Counter(state.face_up)


def check(state: TagOnState) -> None:
    """Raises ValueError if the parts of the state are inconsistent."""
    tile_set = state.tile_set
    setup.check(state, tile_set.size, len(tile_set.squares), pieces(state), tile_set.tiles)
    if not 0 <= state.starter < len(state.seats):
        raise ValueError("there is no such seat")


def notices(state: TagOnState) -> tuple[str, ...]:
    if len(state.people()) == 2 and state.options.judge != "text":  # AG-4
        return ("crossword-two-player-judging",)
    return ()
