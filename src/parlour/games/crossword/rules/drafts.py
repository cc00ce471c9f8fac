"""Drafts: the tiles that the player on turn has laid so far, which a television shows."""

from __future__ import annotations

import msgspec

from parlour.games.crossword.rules.checks import check_rack, read_square
from parlour.games.crossword.rules.rack import missing, tiles_of
from parlour.games.crossword.rules.squares import EMPTY
from parlour.games.crossword.rules.turns import to_move
from parlour.games.crossword.state import TileTable
from parlour.kernel.errors import CommandError, RuleViolation


class TileDraft(msgspec.Struct, frozen=True):
    """Tiles that the player on turn has laid so far."""

    tiles: tuple[tuple[int, str], ...]
    "Square and letter of each; a lower-case letter is a blank."


def read_draft(text: str, size: int) -> tuple[tuple[int, str], ...]:
    """Squares and letters, written `8G=D 8H=o`.

    >>> read_draft("8G=D 8H=o", 15)
    ((111, 'D'), (112, 'o'))
    """
    found = []
    for part in text.split():
        place, _, letter = part.partition("=")
        if not (len(letter) == 1 and letter.isascii() and letter.isalpha()):
            raise CommandError("crossword-usage-draft", part=part[:20])
        found.append((read_square(place, size)[0], letter))
    return tuple(found)


def draft(
    state: TileTable, seat: int, text: str, *, size: int, rule: str, face_up: str = "", replaces: bool = False
) -> TileDraft:
    """The tiles of that text, if the player on turn can have laid them. They need not form a word yet.

    `face_up`: one of these letters may be among them, in exchange for a tile of the rack. `replaces`: they may cover
    tiles.
    """
    if seat not in to_move(state):
        raise RuleViolation(rule, "crossword-whose-turn", name=state.seats[(*to_move(state), state.turn)[0]].name)
    laid = read_draft(text, size)
    squares = [square for square, _ in laid]
    if len(set(squares)) < len(squares) or not (replaces or all(state.board[square] == EMPTY for square in squares)):
        raise RuleViolation(rule, "crossword-square-taken")
    rack, tiles = state.racks[seat], tiles_of(laid)
    taken = missing(rack, tiles)
    if not (len(taken) == 1 and taken in face_up and len(tiles) <= len(rack)):
        check_rack(rack, tiles, rule)
    return TileDraft(laid)
