"""Words that come to mind: which common words have these letters. For bots, hints and random games."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from parlour import words
from parlour.games.moji.options import FREE, Theme
from parlour.games.moji.rules import judge
from parlour.words.commonness import common

LEAST = 2.6
"""How common a word has to be, on Zipf's scale, to come to anybody's mind."""
MOST = 400
"""How many words with the same two letters anybody goes through."""


@lru_cache(16)
def ideas(themes: tuple[Theme, ...] = ()) -> tuple[str, ...]:
    """All words that come to mind, the most common first; none that is not fit for a family's table (AG-8).

    >>> ideas()[0], ideas(("animals",))[:2]
    ('THE', ('KIDS', 'DOG'))
    """
    plain, titles = [theme for theme in themes if theme not in FREE], [theme for theme in themes if theme in FREE]
    found = {title for theme in titles for part in judge.THEMES[theme] for title in words.members(part)}
    if plain or not themes:
        english = words.english()
        found |= {
            word
            for word in common(LEAST)
            if word in english and (not plain or any(judge.belongs(word, theme) for theme in plain))
        }
    return tuple(sorted(filter(_is_fit, found), key=lambda word: (-words.commonness(word), word)))


def _is_fit(word: str) -> bool:
    return not words.unfit(word)


@cache
def _by_two(themes: tuple[Theme, ...]) -> dict[str, list[int]]:
    """Two letters, in alphabetical order → the first ideas that have both, by their rank."""
    found: dict[str, list[int]] = {}
    for rank, word in enumerate(ideas(themes)):
        for one, other in set(combinations(sorted(word), 2)):
            ranks = found.setdefault(one + other, [])
            if len(ranks) < MOST:
                ranks.append(rank)
    return found


def with_two_of(letters: str, themes: tuple[Theme, ...] = ()) -> tuple[str, ...]:
    """Words with two or more of these letters, counted, the most common first.

    >>> with_two_of("QU")[0], with_two_of("TT")[:2], with_two_of("Q")
    ('QUESTION', ('THAT', 'STATE'), ())
    """
    return _with_two_of("".join(sorted(letters)), themes)


@lru_cache(1_000)
def _with_two_of(letters: str, themes: tuple[Theme, ...]) -> tuple[str, ...]:
    pairs = {one + other for one, other in combinations(letters, 2)}
    ranks = {rank for pair in pairs for rank in _by_two(themes).get(pair, ())}
    return tuple(ideas(themes)[rank] for rank in sorted(ranks))
