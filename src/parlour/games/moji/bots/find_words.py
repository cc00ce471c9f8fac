"""Common words with given letters, for bots, hints and random games."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import combinations

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
    plain, titles = [theme for theme in themes if theme not in FREE], [theme for theme in themes if theme in FREE]
    found = {title for theme in titles for part in judge.THEMES[theme] for title in words.members(part, language)}
    if plain or not themes:
        listed = judge.word_list(language)
        found |= {
            word
            for word in common(MIN_COMMONNESS, language)
            if word in listed and (not plain or any(judge.belongs(word, theme, language) for theme in plain))
        }
    fit = (word for word in found if _is_fit(word, language))
    return tuple(sorted(fit, key=lambda word: (-words.commonness(word, language), word)))


def _is_fit(word: str, language: Language) -> bool:
    """AG-8: whether neither the word nor a word of the title is unfit; people's names are fit."""
    if words.unfit(word, language):
        return False
    parts = map(words.fold, re.split(r"[\W_]+", words.written(word, language) or ""))
    return not any(words.unfit(part, language) and not words.is_name(part, language) for part in parts)


@cache
def _by_two(themes: tuple[Theme, ...], language: Language) -> dict[str, list[int]]:
    """Two letters, in alphabetical order → the first words that have both, by rank."""
    found: dict[str, list[int]] = {}
    for rank, word in enumerate(common_words(themes, language)):
        for one, other in set(combinations(sorted(word), 2)):
            ranks = found.setdefault(one + other, [])
            if len(ranks) < MOST:
                ranks.append(rank)
    return found


def with_two_of(letters: str, themes: tuple[Theme, ...] = (), language: Language = "en") -> tuple[str, ...]:
    """Words with at least two of these letters, most common first.

    >>> with_two_of("QU")[0], with_two_of("TT")[:2], with_two_of("Q")
    ('QUESTION', ('THAT', 'STATE'), ())
    """
    return _with_two_of("".join(sorted(letters)), themes, language)


@lru_cache(1_000)
def _with_two_of(letters: str, themes: tuple[Theme, ...], language: Language) -> tuple[str, ...]:
    pairs = {one + other for one, other in combinations(letters, 2)}
    ranks = {rank for pair in pairs for rank in _by_two(themes, language).get(pair, ())}
    return tuple(common_words(themes, language)[rank] for rank in sorted(ranks))
