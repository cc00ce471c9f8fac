"""`parlour bench crossword`: counts plays at given positions and measures how fast they are found.

The rules are `classic` (SB-40) with a given word list; the first rack of a position is on turn.
"""

from __future__ import annotations

import re

from parlour._engine import Layout, Leaves, Lexicon, Position, playouts, sum_over_positions
from parlour.contract.commands import Work
from parlour.games.crossword.rules.bag import full_set
from parlour.games.scrabble_bible.bots.bot_player import RATING
from parlour.games.scrabble_bible.formats.cgp import CLASSIC
from parlour.games.scrabble_bible.rules import scoring
from parlour.games.scrabble_bible.tile_set import TileSet, standard
from parlour.kernel.errors import ParlourError

GAMES = 20
"""Games per round."""

_EMPTY = re.compile(r"[0-9]+")


def work(
    words: str,
    positions: str,
    words_file: str = "words",
    positions_file: str = "positions",
    leaves: str = "",
    leaves_file: str = "leaves",
) -> Work:
    """Counts and timings for a word list, lines of positions and a table of leaves; errors name the files."""
    lexicon = _words(words, words_file)
    layout = classic_layout(standard())
    lines = [line.split() for line in positions.splitlines() if line.strip()]
    if not lines:
        raise ParlourError("scrabble-bible-bench-no-positions", file=positions_file)
    boards, racks, totals = [], [], []
    for number, fields in enumerate(lines, 1):
        try:
            board = Position(lexicon, layout, board_of(fields[0], standard().size))
            rack = fields[1].partition("/")[0] if len(fields) > 1 else ""
            totals.append(board.totals(rack))
        except ValueError as error:
            raise ParlourError(
                "scrabble-bible-bench-position", number=number, file=positions_file, why=str(error)
            ) from error
        boards.append(board)
        racks.append(rack)
    valued = _leaves(leaves, leaves_file)
    tiles = full_set(standard().tiles)
    return Work(
        figures={
            "placements": sum(count for count, _, _ in totals),
            "score_sum": sum(total for _, total, _ in totals),
            "best_sum": sum(best for _, _, best in totals),
        },
        speeds={
            "positions_per_s": (len(boards), lambda: sum_over_positions(boards, racks)),
            "best_positions_per_s": (len(boards), lambda: sum_over_positions(boards, racks, best=True)),
            "equity_positions_per_s": (
                len(boards),
                lambda: sum_over_positions(boards, racks, best=True, leaves=valued),
            ),
            "games_per_s": (GAMES, lambda: playouts(lexicon, layout, tiles, leaves=valued, seeds=range(GAMES))),
        },
    )


def classic_layout(tile_set: TileSet) -> Layout:
    """The board of a set with classic scoring (SB-40)."""
    star = {"*": scoring.star_letter(CLASSIC)}
    return Layout(
        tile_set.size,
        tile_set.values,
        centre=tile_set.centre,
        letter_premiums=[(scoring.LETTER | star).get(square, 1) for square in tile_set.premiums],
        word_premiums=[scoring.WORD.get(square, 1) for square in tile_set.premiums],
        tile_bonus={CLASSIC.rack_size: scoring.ALL_TILES},
    )


def board_of(rows: str, size: int) -> str:
    """The board of the first field of a CGP line, one character per square.

    >>> board_of("2A/1bC/3", 3)
    '..A.bC...'
    >>> board_of("2A/1bC/4", 3)
    Traceback (most recent call last):
    ...
    ValueError: row 3 has 4 squares, not 3
    """
    full = [_EMPTY.sub(lambda empty: "." * min(int(empty[0][:3]), 99), row) for row in rows.split("/")]
    if len(full) != size:
        raise ValueError(f"there are {len(full)} rows, not {size}")
    for number, row in enumerate(full, 1):
        if len(row) != size:
            raise ValueError(f"row {number} has {len(row)} squares, not {size}")
    return "".join(full)


def _words(text: str, file: str) -> Lexicon:
    try:
        return Lexicon([word.upper() for word in text.split()])
    except ValueError as error:
        raise ParlourError("scrabble-bible-bench-word-list", file=file, why=str(error)) from error


def _leaves(text: str, file: str) -> Leaves:
    """The values of single tiles, and a table with a leave and its value in points on each line."""
    table: dict[str, float] = {}
    for number, line in enumerate(text.splitlines(), 1):
        leave, _, value = line.strip().replace(",", " ").partition(" ")
        if not leave:
            continue
        try:
            table[leave.upper()] = float(value)
        except ValueError as error:
            raise ParlourError("scrabble-bible-bench-leave", number=number, file=file) from error
    try:
        return Leaves(RATING, table)
    except ValueError as error:
        raise ParlourError("scrabble-bible-bench-leaves", file=file, why=str(error)) from error
