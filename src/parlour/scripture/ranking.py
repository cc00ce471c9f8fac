"""Which proof of a link a reader would give first (TO-50): features of a proof, weighed with fitted weights.

The words are in the title of the story, take part in it, stand in it often and close together; the verse is well known
and short; where the two meet first comes before where they meet again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import log2

import msgspec
from msgspec.structs import astuple

from parlour.data import lists
from parlour.scripture import verses
from parlour.scripture.episode_table import Episode, all_episodes, number_at
from parlour.scripture.lexemes import lexicon
from parlour.scripture.text import text
from parlour.scripture.word_senses import Sense

COMPARED = 48  # verses compared
_FAR = 12  # steps between words that stand in different verses, and the most that counts
_CHRONICLES = (13, 14)
PREFIX = "rank-"


class Features(msgspec.Struct, frozen=True):
    """The features of a proof. Their names are those of the weights in `links.tsv`."""

    kin: float = 0  # near kin
    fact: float = 0  # what a place is, office or trade
    far_kin: float = 0
    book: float = 0  # the word is a book and nothing else
    other_book: float = 0
    speaker: float = 0
    form: float = 0  # words that are here a form of another word and might be read as themselves
    titles: float = 0  # words in the title of the story
    parts: float = 0  # words that take part in it
    absent: float = 0  # words that take part in it and do not stand in it
    own: float = 0  # parts of all verses of the words that are in it
    often: float = 0  # how often the words stand in it, logarithm
    shared: float = 0  # how many of its verses have both, logarithm
    well_known: float = 0
    apart: float = 0  # words from one to the other
    length: float = 0  # of the verse
    first: float = 0  # no passage of the two comes before
    order: float = 0  # part of the passages of the two that come before
    retold: float = 0  # Chronicles tells again what Samuel and Kings tell


@cache
def weights() -> Features:
    """The weights in `links.tsv`."""
    rows = (line.split("\t") for line in lists.lines("links.tsv"))
    return msgspec.convert(
        {row[0].removeprefix(PREFIX): float(row[1]) for row in rows if row[0].startswith(PREFIX)}, Features
    )


def score(features: Features) -> float:
    """The weighed sum of the features."""
    pairs = zip(astuple(features), astuple(weights()), strict=True)
    return float(sum(value * weight for value, weight in pairs if value))


class Shown(msgspec.Struct, frozen=True):
    """An episode that may be shown, with the verses that show the words, and its features."""

    episode: int
    verses: tuple[int, ...]
    has_both: bool  # one verse has both words
    features: Features


def named_after(mine: Sense, theirs: Sense) -> int:
    """The set of the episodes whose title has one of the words, and the other too or it takes part."""
    left, right = mine.titled, theirs.titled
    return (left & (right | theirs.parts) | right & mine.parts) & mine.belongs & theirs.belongs


def shown(mine: Sense, theirs: Sense, stories: int, both: int) -> Iterator[Shown]:
    """Each of these episodes, and each in which one of these verses is, with its best verses."""
    in_episode: dict[int, list[int]] = {}
    for verse in _compared(mine, theirs, both):
        in_episode.setdefault(number_at(verse), []).append(verse)
    for number in verses.numbers(stories):
        in_episode.setdefault(number, [])
    for place, number in enumerate(sorted(in_episode)):
        order = place / len(in_episode)
        yield _shown(number, mine, theirs, in_episode[number], order)


def _compared(mine: Sense, theirs: Sense, both: int) -> set[int]:
    """Verses with both words that may be best: the first, readable ones, phrases, and those of stories named after the
    words.
    """
    if not both:
        return set()
    found = {next(verses.numbers(both)), *readable(both, COMPARED), *_phrases(mine, theirs)}
    titled = mine.titled & theirs.belongs | theirs.titled & mine.belongs
    for number in verses.numbers(titled):
        found.update(readable(both & all_episodes()[number].verses, 3))
    return {verse for verse in found if both >> verse & 1}


def _shown(number: int, mine: Sense, theirs: Sense, found: list[int], order: float) -> Shown:
    episode = all_episodes()[number]
    within = episode.verses
    left, right = mine.verses & within, theirs.verses & within
    if left & right and not found:
        found = readable(left & right, 3)
    cited, apart = _cited(episode, mine, theirs, left, right, found)
    return Shown(
        number,
        cited,
        bool(left & right),
        of_verses(
            episode,
            cited,
            order,
            form=mine.is_form + theirs.is_form,
            titles=(mine.titled >> number & 1) + (theirs.titled >> number & 1),
            parts=(mine.parts >> number & 1) + (theirs.parts >> number & 1),
            absent=(not left) + (not right),
            own=left.bit_count() / (mine.count or 1) + right.bit_count() / (theirs.count or 1),
            often=log2(1 + left.bit_count()) + log2(1 + right.bit_count()),
            shared=log2(1 + (left & right).bit_count()),
            apart=apart / _FAR,
        ),
    )


def of_verses(episode: Episode, cited: tuple[int, ...], order: float, **others: float) -> Features:
    """The features that these verses of an episode have by themselves and by what comes before, and others."""
    return Features(
        first=float(order == 0),
        order=order,
        well_known=float(any(verses.well_known() >> verse & 1 for verse in cited)),
        length=sum(len(lexicon().in_verse(verse)) for verse in cited) / 30,
        retold=text().book(episode.first) in _CHRONICLES,
        **others,
    )


def _cited(
    episode: Episode, mine: Sense, theirs: Sense, left: int, right: int, found: list[int]
) -> tuple[tuple[int, ...], int]:
    """The verses of a story that show both words (one with both, else the closest two, else one with either), and the
    words from one to the other.
    """
    if found:
        _, apart, _, verse = min(
            (not verses.well_known() >> verse & 1, _apart(verse, mine, theirs), len(lexicon().in_verse(verse)), verse)
            for verse in found
        )
        return (verse,), min(apart, _FAR)
    if left and right:
        _, a, b = min((abs(a - b), a, b) for a in verses.numbers(left) for b in verses.numbers(right))
        return tuple(sorted((a, b))), _FAR
    return tuple(readable(left | right, 1)) or (episode.first,), _FAR


def _apart(verse: int, mine: Sense, theirs: Sense) -> int:
    written = lexicon().in_verse(verse)
    ours = [place for place, lexeme in enumerate(written) if lexeme in mine.lexemes]
    others = [place for place, lexeme in enumerate(written) if lexeme in theirs.lexemes]
    # A headword of the supplement is not written in the verses of its entry.
    return min((abs(place - there) for place in ours for there in others), default=_FAR)


def _phrases(mine: Sense, theirs: Sense) -> Iterator[int]:
    """The best verse for each phrase of the two words."""
    for one in mine.lexemes:
        for other in theirs.lexemes:
            if (verse := lexicon().phrase(one, other)) is not None:
                yield verse


def titled(word: str) -> frozenset[Episode]:
    """The episodes whose English title has the word or a form of it."""
    found = 0
    for lexeme in lexicon().of_word(word):
        found |= lexicon().titles(lexeme)
    return frozenset(all_episodes()[number] for number in verses.numbers(found))


def readable(among: int, limit: int) -> list[int]:
    """Some verses of a set: well-known ones first, then shorter ones."""
    found: list[int] = []
    for tier in (verses.well_known(), *verses.short()):
        for verse in verses.numbers(among & tier):
            if len(found) >= limit:
                return found
            found.append(verse)
        among &= ~tier
        if not among:
            break
    return found
