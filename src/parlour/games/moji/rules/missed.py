"""Common words that nobody found, for the results of a round."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

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
    face_up = _mask("".join(offer.card[0] for seat in seats for offer in collecting.offers(state, seat)))
    known = _known(state.challenges.theme, state.options.language)
    sharing = [(count, word) for mask, word in known if (count := (mask & face_up).bit_count()) > 1]
    sharing.sort(key=lambda one: -one[0])
    told = {*state.used, *state.missed, *(fold(written.word) for written in state.written)}
    reaches = [collecting.Reach(state, seat) for seat in seats]
    found = [(_value(state, reaches, word), word) for _, word in sharing[:TRIED] if word not in told]
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


@lru_cache(16)
def _known(themes: tuple[Theme, ...], language: Language) -> tuple[tuple[int, str], ...]:
    """Known words, or the entries of themes that have some; most common first, each with its letters as bits."""
    parts = [part for theme in judge.LISTED.intersection(themes) for part in judge.THEMES[theme]]
    listed = {entry for part in parts for entry in words.members(part, language)}
    found = listed or set(common(MIN_COMMONNESS, language))
    ranked = sorted(found, key=lambda word: (-words.commonness(word, language), word))
    return tuple((_mask(word), word) for word in ranked if len(word) >= SHORTEST)


def _mask(letters: str) -> int:
    bits = 0
    for letter in letters:
        bits |= 1 << (ord(letter) - ord("A"))
    return bits
