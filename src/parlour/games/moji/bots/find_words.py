"""Common words with given letters, for bots, hints and random games."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import combinations, islice

from parlour import words
from parlour.games.moji.options import FREE, Theme
from parlour.games.moji.rules import judge
from parlour.words import Language
from parlour.words.commonness import common

MIN_COMMONNESS = 2.6
"""Minimum commonness of a word on the Zipf scale."""
MOST = 400
"""Most words tried for the same two letters."""


@lru_cache(16)
def common_words(themes: tuple[Theme, ...] = (), language: Language = "en") -> tuple[str, ...]:
    """All candidate words, most common first, without unfit ones (AG-8).

    >>> common_words()[0], common_words(("animals",))[:2]
    ('THE', ('DOES', 'KIDS'))
    >>> common_words(("animals",), "fr")[0]
    'AUTOUR'
    """
    found = {title for theme in themes if theme in FREE for title in _titles(theme, language)}
    if not themes:
        found |= _fit_words(language)
    for theme in themes:
        if theme not in FREE:
            found |= {word for part in judge.THEMES[theme] for word in _by_theme(language)[part]}
    return tuple(sorted(found, key=lambda word: (-words.commonness(word, language), word)))


@cache
def _titles(theme: Theme, language: Language) -> frozenset[str]:
    titles = {title for part in judge.THEMES[theme] for title in words.members(part, language)}
    return frozenset(title for title in titles if _is_fit(title, language))


@cache
def _fit_words(language: Language) -> frozenset[str]:
    listed = judge.word_list(language)
    return frozenset(word for word in common(MIN_COMMONNESS, language) if word in listed and _is_fit(word, language))


@cache
def _by_theme(language: Language) -> dict[words.Theme, set[str]]:
    """The words of every theme, found in one pass: the themes of a word are costly to find."""
    found: dict[words.Theme, set[str]] = {theme: set() for theme in words.THEMES}
    for word in _fit_words(language):
        for theme in words.themes(word, language):
            found[theme].add(word)
    return found


def _is_fit(word: str, language: Language) -> bool:
    """AG-8: whether neither the word nor a word of the title is unfit; people's names are fit."""
    if words.unfit(word, language):
        return False
    parts = map(words.fold, re.split(r"[\W_]+", words.written(word, language) or ""))
    return not any(words.unfit(part, language) and not words.is_name(part, language) for part in parts)


@cache
def _ranks_with(one: str, other: str, themes: tuple[Theme, ...], language: Language) -> tuple[int, ...]:
    """The ranks of the first words that have both letters, or the letter twice."""
    listed = enumerate(common_words(themes, language))
    if one == other:
        return tuple(islice((rank for rank, word in listed if word.count(one) > 1), MOST))
    return tuple(islice((rank for rank, word in listed if one in word and other in word), MOST))


def with_two_of(letters: str, themes: tuple[Theme, ...] = (), language: Language = "en") -> tuple[str, ...]:
    """Words with at least two of these letters, most common first.

    >>> with_two_of("QU")[0], with_two_of("TT")[:2], with_two_of("Q")
    ('QUESTION', ('THAT', 'STATE'), ())
    """
    return _with_two_of("".join(sorted(letters)), themes, language)


@lru_cache(1_000)
def _with_two_of(letters: str, themes: tuple[Theme, ...], language: Language) -> tuple[str, ...]:
    pairs = set(combinations(letters, 2))
    ranks = {rank for one, other in pairs for rank in _ranks_with(one, other, themes, language)}
    return tuple(common_words(themes, language)[rank] for rank in sorted(ranks))
