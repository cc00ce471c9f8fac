"""The text of the King James Version, and the verses that have a word."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from functools import cache
from itertools import islice

import msgspec

from parlour import data
from parlour.data import lists
from parlour.data.arrays import from_section


class Passage(msgspec.Struct, frozen=True):
    """A verse: where it stands, and what it says."""

    reference: str
    text: str


class _Text:
    """The sections of the data file, as arrays."""

    def __init__(self) -> None:
        found = data.opened()
        self.text = found.section("kjv/text")
        self.offsets = from_section("I", found.section("kjv/offsets"))
        self.places = found.section("kjv/places")
        self.words = bytes(found.section("kjv/words")).decode().split("\n")
        self.postings = from_section("H", found.section("kjv/postings"))
        self.postings_offsets = from_section("I", found.section("kjv/postings-offsets"))
        # "Psalms | Psalm": the second name is the one that references use.
        self.books = [line.rpartition("|")[2].strip() for line in lists.lines("books.txt")]

    def book(self, verse: int) -> int:
        return self.places[4 * verse]

    def passage(self, verse: int) -> Passage:
        book, chapter, number, _ = self.places[4 * verse : 4 * verse + 4]
        text = bytes(self.text[self.offsets[verse] : self.offsets[verse + 1]]).decode()
        return Passage(f"{self.books[book - 1]} {chapter}:{number}", text)

    def verses(self, word: str) -> array[int]:
        place = bisect_left(self.words, word)
        if place == len(self.words) or self.words[place] != word:
            return array("H")
        return self.postings[self.postings_offsets[place] : self.postings_offsets[place + 1]]


@cache
def _text() -> _Text:
    return _Text()


def passages(word: str, limit: int = 5) -> tuple[Passage, ...]:
    """Verses with this very word, in the order of the Bible: first one of each book, then more to the limit.

    >>> [passage.reference for passage in passages("MANNA", limit=3)]
    ['Exodus 16:15', 'Numbers 11:6', 'Deuteronomy 8:3']
    >>> passages("DOXOLOGY")
    ()
    """
    text = _text()
    verses = text.verses(word)
    first_of_book = {text.book(verse): verse for verse in reversed(verses)}
    chosen = sorted(first_of_book.values())[:limit]
    others = (verse for verse in verses if verse not in chosen)
    return tuple(text.passage(verse) for verse in sorted([*chosen, *islice(others, limit - len(chosen))]))
