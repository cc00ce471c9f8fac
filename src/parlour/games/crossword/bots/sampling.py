"""Random plays, exchanges and passes, for tests and weak bots."""

from __future__ import annotations

from random import Random

from parlour.games.crossword.rules.squares import EMPTY, format_place, has_before, has_behind
from parlour.games.crossword.rules.turns import to_move, window
from parlour.games.crossword.state import TileTable
from parlour.games.crossword.text.notation import Exchange, Pass


def is_on_turn(state: TileTable, seat: int) -> bool:
    """Whether the seat begins a turn: it has to move, and the latest play is settled."""
    return to_move(state) == (seat,) and window(state) is None


def exchange(state: TileTable, seat: int, rng: Random) -> Exchange | None:
    """Random tiles, if the seat may exchange some."""
    rack = state.racks[seat]
    if not (rack and state.bag and is_on_turn(state, seat)):
        return None
    return Exchange("".join(sorted(rng.sample(rack, rng.randint(1, min(len(rack), len(state.bag)))))))


def pass_turn(state: TileTable, seat: int, rng: Random) -> Pass | None:
    return Pass() if is_on_turn(state, seat) else None


def scattered(board: str, size: int, centre: int, rack: str, rng: Random) -> tuple[str, str]:
    """A place and random letters of the rack around the tiles there: often not a word, sometimes not a valid
    placement.
    """
    across = rng.random() < 0.5
    there = [square for square, letter in enumerate(board) if letter != EMPTY]
    start = rng.choice(there) if there else centre
    tiles = rng.sample(rack, rng.randint(1, min(4, len(rack))))
    letters = [rng.choice("aeinst") if tile == "?" else tile for tile in tiles]
    step = 1 if across else size
    while has_before(start, across, size) and board[start - step] != EMPTY:
        start -= step
    word, square = "", start
    while letters or board[square] != EMPTY:
        word += board[square] if board[square] != EMPTY else letters.pop()
        if not has_behind(square, across, size):
            break
        square += step
    return format_place(start, across, size), word
