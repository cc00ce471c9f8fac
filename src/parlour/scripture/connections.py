"""What connects two words (TO-13, TO-50): verses that have both, neighbouring verses, and facts.

>>> for proof in connect("DAVID", "GOLIATH", limit=2):
...     print(proof.sentence())
DAVID and GOLIATH stand in one verse: 1 Samuel 17:23.
DAVID and GOLIATH stand in one verse: 1 Samuel 21:9.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice

import msgspec

from parlour.kernel.speech import say
from parlour.scripture import speech, verses
from parlour.scripture.books import books_named
from parlour.scripture.forms import bases, family, same_word
from parlour.scripture.places import places
from parlour.scripture.proofs import PLACES, Marked, Proof
from parlour.scripture.text import text, words
from parlour.words import compiled

_LOOKED_AT = 12  # verses that are read to find the one where both words stand nearest
# Words for what a place is, beside the word for its kind.
_KIND_WORDS = {
    "brook": ("STREAM",),
    "city": ("TOWN",),
    "island": ("ISLE",),
    "land": ("COUNTRY",),
    "mountain": ("MOUNT",),
    "sea": ("LAKE",),
    "station": ("CAMP",),
    "well": ("FOUNTAIN",),
    "wilderness": ("DESERT",),
}
_ALL_KINDS = frozenset(word for kind in PLACES for word in (kind.upper(), *_KIND_WORDS.get(kind, ())))


def connect(one: str, other: str, *, limit: int = 5) -> list[Proof]:
    """What proves a direct scriptural connection, best first; nothing if the text has none.

    >>> connect("GOD", "GODS"), connect("GOD", "THE")
    ([], [])
    """
    return [] if bar(one, other) else list(islice(_proofs(one, other, limit), limit))


def bar(one: str, other: str, language: str = "en") -> str:
    """Why two words may not be connected whatever the text says; empty if nothing is in the way.

    >>> bar("UNTO", "GOD"), bar("LOVE", "LOVETH"), bar("GOD", "LOVE")
    ('UNTO carries grammar rather than meaning: it connects with nothing.', 'LOVE and LOVETH are the same word.', '')
    """
    for word in (one, other):
        if is_function_word(word):
            return say("{word} carries grammar rather than meaning: it connects with nothing.", language, word=word)
    if same_word(one, other):
        return say("{one} and {other} are the same word.", language, one=one, other=other)
    return ""


def is_function_word(word: str) -> bool:
    """Whether a word neither tags nor is tagged (TO-50): AND, THE, UNTO."""
    return word in compiled("function")


def connected(candidates: Sequence[str], board: Sequence[str]) -> list[list[bool]]:
    """For each candidate, whether `connect` proves it with each word of the board: all pairs at once, for bots.

    >>> connected(["GOD", "LIGHT"], ["ANGEL", "GODS", "THE"])
    [[True, False, False], [True, True, False]]
    """
    standing = [_known(word) for word in board]
    reaches = [one.verses | verses.neighbours(one.verses) for one in standing]
    found = []
    for candidate in map(_known, candidates):
        own, mine = candidate.verses, candidate.bases
        row = []
        for other, reach in zip(standing, reaches, strict=True):
            if not mine.isdisjoint(other.bases):
                row.append(False)
            elif own & reach:
                row.append(True)
            else:
                row.append(
                    _may_be_told(candidate, other) and next(_facts(candidate.word, other.word), None) is not None
                )
        found.append(row)
    return found


_NOTHING = frozenset({""})


class _Known(msgspec.Struct, frozen=True):
    """What decides at a glance whether a word may be connected with another."""

    word: str
    bases: frozenset[str]  # of a function word: what all function words share
    verses: int
    told: int  # verses in which those called so speak, and those of the books of that name
    is_place: bool


@lru_cache(maxsize=2048)
def _known(word: str) -> _Known:
    if is_function_word(word):
        return _Known(word, _NOTHING, 0, 0, False)
    told = 0
    for number in speech.speaker_numbers(word):
        told |= speech.verses_spoken_by(number)
    for book in books_named(word):
        told |= verses.books()[book.number - 1]
    return _Known(word, frozenset(bases(word)), verses.verses_of(word), told, bool(places(word)))


def _may_be_told(one: _Known, other: _Known) -> bool:
    """Whether there may be a fact about both."""
    return bool(
        one.told & other.verses
        or other.told & one.verses
        or (one.is_place and not other.bases.isdisjoint(_ALL_KINDS))
        or (other.is_place and not one.bases.isdisjoint(_ALL_KINDS))
    )


def _proofs(one: str, other: str, limit: int) -> Iterator[Proof]:
    left, right = verses.verses_of(one), verses.verses_of(other)
    for verse in best(left & right, one, other, limit):
        yield Proof("same-verse", (one, other), (verse,))
    near = left & verses.neighbours(right)
    for verse in _readable(near, limit):
        around = (verse - 1, verse + 1)
        yield Proof("neighbours", (one, other), (verse, next(place for place in around if right >> place & 1)))
    yield from _facts(one, other)


def _facts(one: str, other: str) -> Iterator[Proof]:
    """Facts of the knowledge base, in the order of TO-50's sources: speakers, places, books."""
    pairs = ((one, other), (other, one))
    for speaker, word in pairs:
        for number in speech.speaker_numbers(speaker):
            said = next(speech.said_by(number, word), None)
            if said is not None:
                yield Proof("speaker", (speaker, word), (said.verse,), said.speaker)
    for name, word in pairs:
        for place in places(name):
            if any(same_word(word, kind) for kind in (place.kind.upper(), *_KIND_WORDS.get(place.kind, ()))):
                yield Proof("place", (name, word), (place.verse,), place.kind)
    for name, word in pairs:
        for book in books_named(name):
            within = verses.verses_of(word) & verses.books()[book.number - 1]
            if within:
                yield Proof("book", (name, word), tuple(_readable(within, 1)), str(book.number))


def best(shared: int, one: str, other: str, limit: int) -> list[int]:
    """Of the verses that have both words, those to show: the words near each other, in a short or well-known verse."""
    if not shared or limit <= 0:
        return []
    left, right = frozenset(family(one)), frozenset(family(other))
    known = verses.well_known()

    def price(verse: int) -> float:
        ours, theirs = [], []
        written = words(text().wording(verse))
        for place, word in enumerate(written):
            if word in left:
                ours.append(place)
            if word in right:
                theirs.append(place)
        apart = min(abs(place - there) for place in ours for there in theirs)
        return apart + len(written) / 6 - (8 if known >> verse & 1 else 0)

    looked_at = _readable(shared, max(_LOOKED_AT, limit))
    return sorted(looked_at, key=lambda verse: (price(verse), verse))[:limit]


def _readable(among: int, limit: int) -> list[int]:
    """Some verses of a set: well-known ones first, then the shorter ones."""
    found: list[int] = []
    for tier in (verses.well_known(), *verses.short()):
        found += islice(verses.numbers(among & tier), limit - len(found))
        among &= ~tier
        if len(found) >= limit or not among:
            break
    return found


class Near(msgspec.Struct, frozen=True):
    """Where two words come nearest: a verse with each, and how many verses lie from one to the other."""

    passages: tuple[Marked, ...]
    apart: int


def closest(one: str, other: str, limit: int = 3) -> list[Near]:
    """The nearest passages of two words in the same book, for those who vote on what the text does not prove.

    >>> near = closest("MANNA", "LEEKS", limit=1)[0]
    >>> [passage.reference for passage in near.passages], near.apart
    (['Numbers 11:6', 'Numbers 11:5'], 1)
    """
    kjv = text()
    left = [(verse, 0) for verse in verses.numbers(verses.verses_of(one))]
    right = [(verse, 1) for verse in verses.numbers(verses.verses_of(other))]
    last: list[int | None] = [None, None]
    pairs: set[tuple[int, int, int]] = set()
    for verse, side in sorted(left + right):
        there = last[1 - side]
        if there is not None and kjv.book(there) == kjv.book(verse):
            ours, theirs = (verse, there) if side == 0 else (there, verse)
            pairs.add((verse - there, ours, theirs))
        last[side] = verse
    found = []
    for apart, ours, theirs in sorted(pairs)[:limit]:
        shown = Proof("neighbours", (one, other), (ours, theirs) if ours != theirs else (ours,))
        found.append(Near(shown.passages, apart))
    return found
