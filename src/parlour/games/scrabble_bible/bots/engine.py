"""Translates the game to the engine: board, words and bonuses.

The engine finds the same plays with the same scores as `moves.plays`, which a test compares; plays in other languages
(SB-34) are found by `moves.foreign_plays` alone.
"""

from __future__ import annotations

from parlour._engine import Layout, Position, WordGraph
from parlour.games.crossword.bots.lexica import lexicon
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge, scoring
from parlour.games.scrabble_bible.tile_set import TileSet

LONGEST = 21


def position(board: str, tile_set: TileSet, options: BibleOptions, graph: WordGraph) -> Position:
    """A board for finding plays of the words of a graph.

    >>> from parlour._engine import WordGraph
    >>> from parlour.games.scrabble_bible.tile_set import standard
    >>> light = position("." * 225, standard(), BibleOptions(), WordGraph.build(["LIGHT"]))
    >>> light.best("GHILT")[0].score  # 13 with the H on the star, doubled, and ten for a bonus word
    36
    """
    return Position(lexicon(graph), layout(tile_set, options), board)


def layout(tile_set: TileSet, options: BibleOptions) -> Layout:
    """Scoring: premiums (SB-20), the star (SB-21), all tiles (SB-22), bonus words (SB-23)."""
    letter = scoring.LETTER | {"*": scoring.star_letter(options)}
    bonus = judge.bonus_words(options)
    return Layout(
        tile_set.size,
        tile_set.values,
        centre=tile_set.centre,
        letter_premiums=[letter.get(square, 1) for square in tile_set.premiums],
        word_premiums=[scoring.WORD.get(square, 1) for square in tile_set.premiums],
        tile_bonus=dict.fromkeys(range(7, options.rack_size + 1), scoring.ALL_TILES),
        bonus_words=None if bonus is None else lexicon(bonus.graph),
        bonus_points={length: scoring.bonus("A" * length) for length in range(LONGEST + 1)},
    )
