"""Common words that nobody found, for the results of a round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from parlour import words
from parlour.games.moji.options import Theme
from parlour.games.moji.rules import collecting, judge
from parlour.games.moji.state import MojiState
from parlour.words import Language, fold
from parlour.words.commonness import common

MIN_COMMONNESS = 3.6
"""Minimum commonness on the Zipf scale: words that every player would have known."""
SHORTEST = 4
TRIED = 60
"""Words that are judged; those that share most letters with the cards come first."""


def missed_words(state: MojiState, most: int) -> tuple[str, ...]:
    """The most valuable common words for the cards that are face up, without those that were said."""
    seats = state.playing
    face_up = {letter for seat in seats for offer in collecting.offers(state, seat) for letter in offer.card[0]}
    known = _known(state.challenges.theme, state.options.language)
    told = {*state.used, *state.missed, *(fold(written.word) for written in state.written)}
    reaches = [collecting.Reach(state, seat) for seat in seats]
    tried = islice(_sharing(known, face_up), TRIED)
    found = [(_value(state, reaches, word), word) for word in tried if word not in told]
    found.sort(key=lambda one: -one[0])
    good = (word for value, word in found if value and not _is_refused(state, word))
    return tuple(word for word, _ in zip(good, range(most), strict=False))


def _value(state: MojiState, reaches: Iterable[collecting.Reach], word: str) -> int:
    """The most that the word would have been worth to any player."""
    taken = [reach.take(word) for reach in reaches]
    if state.options.variation == "eagle-eyes":
        return collecting.shown_letters(state, word) if any(not one.fault for one in taken) else 0
    return max(state.card_set.worth(one.cards) for one in taken)


def _is_refused(state: MojiState, word: str) -> bool:
    fault, _ = judge.objection(word, state.challenges, state.options)
    return bool(fault) or word in state.voted_out or words.unfit(word, state.options.language)


class _Words(NamedTuple):
    """Words, most common first."""

    words: tuple[str, ...]
    having: dict[str, int]
    "For each letter the words that have it, as the bits of a number: the first word is the lowest bit."


@lru_cache(16)
def _known(themes: tuple[Theme, ...], language: Language) -> _Words:
    """Known words, or the entries of themes that have some."""
    parts = [part for theme in judge.LISTED.intersection(themes) for part in judge.THEMES[theme]]
    listed = {entry for part in parts for entry in words.members(part, language)}
    found = listed or set(common(MIN_COMMONNESS, language))
    ranked = sorted(found, key=lambda word: (-words.commonness(word, language), word))
    known = tuple(word for word in ranked if len(word) >= SHORTEST)
    numbers: defaultdict[str, list[int]] = defaultdict(list)
    for number, word in enumerate(known):
        for letter in set(word):
            numbers[letter].append(number)
    return _Words(known, {letter: sum(1 << number for number in held) for letter, held in numbers.items()})


def _sharing(known: _Words, letters: Iterable[str]) -> Iterator[str]:
    """The words that have at least two of the letters, those with most of them first.

    All words are counted at once: bit i of `counts[k]` is digit k, in base two, of how many letters word i has.
    """
    counts: list[int] = []
    for letter in letters:
        carry = known.having.get(letter, 0)
        for digit, bits in enumerate(counts):
            counts[digit], carry = bits ^ carry, bits & carry
        if carry:
            counts.append(carry)
    for count in range((1 << len(counts)) - 1, 1, -1):
        found = (1 << len(known.words)) - 1
        for digit, bits in enumerate(counts):
            found &= bits if count >> digit & 1 else ~bits
        if found:
            lowest_first = bin(found)[:1:-1]
            at = lowest_first.find("1")
            while at >= 0:
                yield known.words[at]
                at = lowest_first.find("1", at + 1)
