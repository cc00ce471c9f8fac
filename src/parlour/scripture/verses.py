"""Sets of verses as bit sets in Python integers, so that set operations are fast.

>>> both = verses_of("GOD") & verses_of("ANGEL")
>>> both.bit_count() > 50
True
>>> next(numbers(both)) in set(numbers(verses_of("ANGELS") | verses_of("GODS")))
True
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import pairwise

from parlour import data
from parlour.data.arrays import from_section
from parlour.scripture.forms import family
from parlour.scripture.text import text

_NOT_ZERO = re.compile(rb"[^\0]")
# Tiers of length, in words: of many verses, short ones are preferred.
SHORT = (12, 18, 26)


def of(verses: Iterable[int]) -> int:
    """The set of these verses."""
    bits = bytearray(len(text()) // 8 + 1)
    for verse in verses:
        bits[verse >> 3] |= 1 << (verse & 7)
    return int.from_bytes(bits, "little")


def numbers(verses: int) -> Iterator[int]:
    """The verses of a set, in order.

    >>> list(numbers(of([3, 31101])))
    [3, 31101]
    """
    # Sets are sparse: finding the bytes that are not 0 is faster than taking bits off a large integer.
    for match in _NOT_ZERO.finditer(verses.to_bytes(verses.bit_length() + 7 >> 3, "little")):
        first, byte = 8 * match.start(), match[0][0]
        while byte:
            lowest = byte & -byte
            yield first + lowest.bit_length() - 1
            byte ^= lowest


@cache
def _often() -> dict[str, int]:
    """Bit sets of frequent words in the data file."""
    words = bytes(data.opened().section("kjv/often")).decode().split("\n")
    return {word: place for place, word in enumerate(words)}


@lru_cache(maxsize=2048)
def verses_of(word: str) -> int:
    """The verses with the word or a form of it."""
    size = -(-len(text()) // 8)
    found, rare = 0, array("H")
    for form in family(word):
        place = _often().get(form)
        if place is None:
            rare.extend(text().verses(form))
        else:
            bits = data.opened().section("kjv/bits")[place * size : (place + 1) * size]
            found |= int.from_bytes(bits, "little")
    return found | of(rare) if rare else found


@cache
def books() -> tuple[int, ...]:
    """For each book, the set of its verses."""
    of_verse = bytes(text().places[::4])  # the book is the first byte of a place
    starts = [*(of_verse.index(number) for number in range(1, max(of_verse) + 1)), len(of_verse)]
    return tuple((1 << end) - (1 << start) for start, end in pairwise(starts))


@cache
def _edges() -> tuple[int, int]:
    """All verses but the last of each book, and all but the first."""
    whole = (1 << len(text())) - 1
    first = last = 0
    for book in books():
        first |= book & -book
        last |= 1 << (book.bit_length() - 1)
    return whole & ~last, whole & ~first


def neighbours(verses: int) -> int:
    """The verses next to these, in the same book.

    >>> list(numbers(neighbours(of([0, 10]))))
    [1, 9, 11]
    """
    has_next, has_previous = _edges()
    return (verses & has_next) << 1 | (verses & has_previous) >> 1


@cache
def well_known() -> int:
    """Well-known verses."""
    return of(from_section("H", data.opened().section("kjv/well-known")))


@cache
def short() -> tuple[int, ...]:
    """Sets of verses by rising length; the last has all."""
    kjv = text()
    # Words are estimated from the number of letters: exact counts would mean reading the whole text.
    sizes = [kjv.offsets[verse + 1] - kjv.offsets[verse] for verse in range(len(kjv))]
    tiers = [of(verse for verse, size in enumerate(sizes) if size <= 5.2 * words) for words in SHORT]
    return (*tiers, (1 << len(kjv)) - 1)
