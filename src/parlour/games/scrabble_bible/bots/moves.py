"""The plays of a rack on a board as scored by the game, for bots and hints."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from string import ascii_uppercase

from parlour import scripture, words
from parlour._engine import WordGraph
from parlour.games.crossword.bots.generate import placements
from parlour.games.crossword.rules.placement import Run, runs
from parlour.games.crossword.rules.squares import format_place
from parlour.games.scrabble_bible.bots.levels import LEAST_KNOWN
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge, scoring
from parlour.games.scrabble_bible.state import Move
from parlour.games.scrabble_bible.text.notation import Play, format_command
from parlour.games.scrabble_bible.tile_set import TileSet
from parlour.words.commonness import common
from parlour.words.vocabulary import SPREAD, familiarity, is_everyday


def plays(
    board: str,
    rack: str,
    tile_set: TileSet,
    options: BibleOptions,
    graph: WordGraph,
    *,
    languages: tuple[str, ...] = (),
    blanks: str = ascii_uppercase,
) -> Iterator[Move]:
    """Every play of words in the graph, with all its bonuses.

    With `languages`, also plays of words of faith in those languages whose other new words are acceptable (SB-34).
    `blanks` are the letters that a blank is tried as.
    """
    for placement in placements(board, tile_set.size, rack, graph, tile_set.centre, sparing=True, blanks=blanks):
        formed = runs(board, tile_set.size, placement)
        yield scoring.score_placement(0, placement, formed, tile_set, options, claims(formed, options))
    yield from foreign_plays(board, rack, tile_set, options, languages, blanks=blanks)


def foreign_plays(
    board: str,
    rack: str,
    tile_set: TileSet,
    options: BibleOptions,
    languages: tuple[str, ...],
    *,
    blanks: str = ascii_uppercase,
) -> Iterator[Move]:
    """SB-34: plays of words of faith in those languages, with the language named."""
    for language in languages:
        foreign = _translations(language)
        for placement in placements(board, tile_set.size, rack, foreign, tile_set.centre, sparing=True, blanks=blanks):
            formed = runs(board, tile_set.size, placement)
            main, *others = [run.word.upper() for run in formed]
            if judge.translates_bonus(main, language, options) and all(judge.list_of(o, options) for o in others):
                due = claims(formed, options, main)
                yield scoring.score_placement(0, placement, formed, tile_set, options, due, language)


def claims(formed: tuple[Run, ...], options: BibleOptions, *more: str) -> tuple[str, ...]:
    """SB-24: the bonuses to claim, where bonuses have to be claimed."""
    if options.bonus != "claimed":
        return ()
    due = [word for run in formed if judge.is_bonus(word := run.word.upper(), options)]
    return tuple(dict.fromkeys((*more, *due)))


def command(move: Move, tile_set: TileSet, options: BibleOptions) -> str:
    """The play as a command."""
    claims = move.bonus_words if options.bonus == "claimed" else ()
    return format_command(Play(format_place(move.start, move.across, tile_set.size), move.word, claims, move.babel))


def is_fit(move: Move) -> bool:
    """AG-8: whether all of its words are fit for families."""
    return not any(words.unfit(formed.word.upper()) for formed in move.words)


@lru_cache(maxsize=16)
def vocabulary(least: float, longest: int, name: str) -> WordGraph:
    """The acceptable words of at most that length that the person of that name knows: those at least that familiar.

    >>> known = vocabulary(3.9, 5, "Biscuit")
    >>> [word for word in ("BREAD", "XU", "KA", "QI", "MOSES", "TEXAS") if word in known]
    ['BREAD', 'MOSES']
    """
    known = _everyday().items()
    return WordGraph.build(
        [word for word, common in known if len(word) <= longest and familiarity(word, name, common) >= least]
    )


@cache
def _everyday() -> dict[str, float]:
    """The acceptable words that somebody of the bots may know, with their commonness."""
    acceptable, names = scripture.acceptable().graph, scripture.names()
    return {
        word: words.commonness(word)
        for word in common(LEAST_KNOWN - SPREAD)
        if word in acceptable and is_everyday(word) and (not words.is_name(word) or word in names)
    }


@lru_cache
def _translations(language: str) -> WordGraph:
    return WordGraph.build(scripture.translations(language))
