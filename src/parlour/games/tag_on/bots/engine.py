"""Translates the game to the engine: board, words, signs and colours.

The engine implements mechanics only. It multiplies for a colour if the word might be of its kind; `claim_finder`
checks whether a word is an utterance and whether a person has kin on the board. It does not lift tiles whose square
stays empty (`replace` `free`) or score cross words (`score_all_words`); `claim_finder` adds those points.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from parlour._engine import Layout, Lexicon, Position, Signs, WordGraph
from parlour.games.crossword.bots.lexica import lexicon
from parlour.games.tag_on.rules import judge, scoring
from parlour.games.tag_on.tile_set import RACK, TIMES, Colour, Edition, Side, TileSet

COLOURS: tuple[Colour, ...] = tuple(TIMES)
"""In the order of the bits of `TagPlay.claims`."""


def position(board: str, tile_set: TileSet, graph: WordGraph) -> Position:
    """A board for finding plays of the words of a graph.

    >>> from parlour.games.tag_on.tile_set import standard
    >>> tiles = standard("en")
    >>> god = position("." * 289, tiles, WordGraph.build(["GOD"]))
    >>> max(play.play.score for play in god.tag_plays("DOG", signs(tiles), centre_open=True))  # on the centre
    72
    """
    return Position(lexicon(graph), layout(tile_set.size, tile_set.centre), board)


@lru_cache(maxsize=8)
def layout(size: int, centre: int) -> Layout:
    return Layout(size, {}, centre=centre)


def signs(tile_set: TileSet) -> Signs:
    """Scoring of the set (TO-31 to TO-34), the centre (TO-10) and all tiles (TO-12)."""
    return _signs(msgspec.msgpack.encode(tile_set))


@lru_cache(maxsize=8)
def _signs(encoded: bytes) -> Signs:
    # A set is part of each view and is converted once.
    tile_set = msgspec.msgpack.decode(encoded, type=TileSet)
    return Signs(
        {letter: sign(sides.lower) for letter, sides in tile_set.sides.items()},
        {letter: sign(sides.left) for letter, sides in tile_set.sides.items()},
        squares=len(tile_set.squares),
        colours=[(TIMES[colour], _squares(tile_set, colour), _may_be(colour, tile_set.edition)) for colour in COLOURS],
        bonus=(RACK, scoring.ALL_TILES),
    )


def sign(side: Side | None) -> tuple[str, int] | None:
    """A side as the engine takes it."""
    return None if side is None else (side.sign, side.number)


def _squares(tile_set: TileSet, colour: Colour) -> list[int]:
    return [square for square in range(len(tile_set.squares)) if tile_set.colour(square) == colour]


def _may_be(colour: Colour, edition: Edition) -> Lexicon:
    """Words that may be of that kind (a superset)."""
    if colour == "utterance":
        return lexicon(judge.dictionary(edition).graph)
    return lexicon(judge.names(edition, "character" if colour == "genealogy" else colour).graph)
