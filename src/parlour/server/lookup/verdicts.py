"""The verdict of each game on a word, with its rule; and words with a similar spelling."""

from __future__ import annotations

from collections.abc import Iterator

import parlour
from parlour import words
from parlour.contract import additions_of
from parlour.contract.lookup import Lookup
from parlour.server.types.lookup import GameVerdict
from parlour.words import Language


def verdicts(word: str, language: Language, reader: str, written: str = "") -> tuple[GameVerdict, ...]:
    """The verdicts of all word games, in the language of the reader. `written`: the spelling of a title."""
    return tuple(
        GameVerdict(
            game=key,
            title=parlour.rules_of(key).title[reader],
            rulings=tuple(lookup.rulings(word, language, reader, written or word)),
        )
        for key, lookup in _lookups()
    )


def _lookups() -> Iterator[tuple[str, Lookup]]:
    for key in parlour.game_keys():
        if (lookup := additions_of(key).lookup()) is not None:
            yield key, lookup


def near(word: str, language: Language, limit: int = 6) -> tuple[str, ...]:
    """Words that differ by one letter, the most common first, without words unfit for children (AG-8).

    >>> near("SHEPERD", "en")[0]
    'SHEPHERD'
    """
    general = words.english() if language == "en" else words.french()
    lists = [lookup.has for _, lookup in _lookups()]
    found = {one for one in _one_away(word) if one in general or any(has(one, language) for has in lists)}
    fit = [one for one in found if len(one) > 1 and not words.unfit(one, language)]
    return tuple(sorted(fit, key=lambda one: (-words.commonness(one), one))[:limit])


def _one_away(word: str) -> Iterator[str]:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for place in range(len(word) + 1):
        before, after = word[:place], word[place:]
        yield from (before + letter + after for letter in letters)
        if after:
            yield before + after[1:]
            yield from (before + letter + after[1:] for letter in letters)
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
