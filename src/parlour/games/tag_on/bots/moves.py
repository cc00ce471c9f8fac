"""The plays of a rack on a board as scored by the game, for bots and hints."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase

import msgspec

from parlour._engine import WordGraph
from parlour.games.crossword.bots.generate import placements
from parlour.games.crossword.rules.placement import Placement, runs
from parlour.games.crossword.rules.squares import EMPTY, format_place, put
from parlour.games.tag_on.bots.generate import replacements
from parlour.games.tag_on.rules import scoring
from parlour.games.tag_on.text.notation import Play
from parlour.games.tag_on.tile_set import SHIELD, TileSet, letters_in


class Board(msgspec.Struct, frozen=True):
    """The public part of a state that plays depend on."""

    tile_set: TileSet
    board: str
    face_up: str
    centre_used: bool
    bag: int
    barred: tuple[str, ...] = ()
    "Words that may not come back to their places yet: REBELS@8F (TO-14)."


class Option(msgspec.Struct, frozen=True):
    """A possible play, with the score of the played word."""

    placement: Placement
    points: int
    lifted: tuple[int, ...] = ()
    face_up: tuple[str, str] | None = None


def plays(
    table: Board,
    rack: str,
    graph: WordGraph,
    *,
    took: str = "",
    replacing: bool = True,
    blanks: str = ascii_uppercase,
) -> Iterator[Option]:
    """Every play of words in the graph, new or by replacing letters; with `took`, those with that face-up letter."""
    tile_set, hand = table.tile_set, rack.replace(SHIELD, "") + took
    size, board = tile_set.size, table.board
    for placement in placements(board, size, hand, graph, tile_set.centre, sparing=True, blanks=blanks):
        yield from _options(table, rack, placement, (), took)
    if replacing and board.strip(EMPTY):
        for found in replacements(board, size, hand, graph, more=not table.bag, blanks=blanks):
            yield from _options(table, rack, found.placement, found.lifted, took)


def _options(table: Board, rack: str, placement: Placement, lifted: tuple[int, ...], took: str) -> Iterator[Option]:
    if table.barred and comes_back(table, placement, lifted):
        return
    face_up = None
    if took:
        used = placement.tiles
        if took not in used:
            return
        spare = letters_in(rack)
        for tile in used.replace(took, "", 1):
            spare = spare.replace(tile, "", 1)
        if not spare:
            return
        # The hardest letter to play is given.
        face_up = (max(spare, key=lambda tile: (table.tile_set.lower(tile), tile)), took)
    _, points = scoring.played(placement.word, placement.across, table.tile_set)
    yield Option(
        placement, points * (2 if doubles(table, placement) else 1) + scoring.all_tiles(placement), lifted, face_up
    )


def comes_back(table: Board, placement: Placement, lifted: tuple[int, ...]) -> bool:
    """TO-14: whether it would restore a word that was just replaced."""
    size = table.tile_set.size
    bared = put(table.board, ((square, EMPTY) for square in lifted))
    formed = runs(bared, size, placement)
    return any(f"{run.word.upper()}@{format_place(run.start, run.across, size)}" in table.barred for run in formed)


def doubles(table: Board, placement: Placement) -> bool:
    """Whether it is the first to cover the centre (TO-10)."""
    return not table.centre_used and any(square == table.tile_set.centre for square, _ in placement.laid)


def command(table: Board, option: Option) -> Play:
    size, placement = table.tile_set.size, option.placement
    return Play(
        place=format_place(placement.start, placement.across, size),
        word=placement.word,
        face_up=option.face_up,
        lift=tuple(format_place(square, True, size) for square in option.lifted),
    )
