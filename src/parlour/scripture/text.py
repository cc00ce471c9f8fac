"""The text of the King James Version: verses by number, by reference and by word."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache

import msgspec

from parlour import data
from parlour.data import lists
from parlour.data.arrays import from_section
from parlour.data.letters import fold

_TOKEN = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")
_POSSESSIVE = re.compile(r"[’'][sS]?$")


class Passage(msgspec.Struct, frozen=True):
    """A verse with its reference."""

    reference: str
    text: str


class Marked(msgspec.Struct, frozen=True):
    """A verse with marked words."""

    reference: str
    text: str
    marks: tuple[tuple[int, int], ...]  # start and end of each marked word


class Text:
    """Sections of the data file as arrays. Verses are numbered from 0 to 31,101."""

    def __init__(self) -> None:
        found = data.opened()
        self.text = found.section("kjv/text")
        self.offsets = from_section("I", found.section("kjv/offsets"))
        self.places = found.section("kjv/places")
        self.words = bytes(found.section("kjv/words")).decode().split("\n")
        self.postings = from_section("H", found.section("kjv/postings"))
        self.postings_offsets = from_section("I", found.section("kjv/postings-offsets"))
        # "Psalms | Psalm": references use the second name.
        self.books = [line.rpartition("|")[2].strip() for line in lists.lines("books.txt")]

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def book(self, verse: int) -> int:
        return self.places[4 * verse]

    def wording(self, verse: int) -> str:
        """The text of a verse."""
        return bytes(self.text[self.offsets[verse] : self.offsets[verse + 1]]).decode()

    def reference(self, verse: int) -> str:
        book, chapter, number, _ = self.places[4 * verse : 4 * verse + 4]
        return f"{self.books[book - 1]} {chapter}:{number}"

    def passage(self, verse: int) -> Passage:
        return Passage(self.reference(verse), self.wording(verse))

    def verses(self, word: str) -> array[int]:
        """The verses with exactly this word, in order."""
        place = bisect_left(self.words, word)
        if place == len(self.words) or self.words[place] != word:
            return array("H")
        return self.postings[self.postings_offsets[place] : self.postings_offsets[place + 1]]


@cache
def text() -> Text:
    """The King James Version, opened once."""
    return Text()


def tokens(wording: str) -> Iterator[tuple[str, int, int]]:
    """The words of a verse, folded to A to Z as in the concordance, with their start and end.

    >>> list(tokens("And Abram’s wife"))
    [('AND', 0, 3), ('ABRAM', 4, 9), ('WIFE', 12, 16)]
    """
    for match in _TOKEN.finditer(wording):
        written = match[0]
        if written.isascii() and written.isalpha():
            yield written.upper(), match.start(), match.end()
        else:
            bare = _POSSESSIVE.sub("", written)
            yield fold(bare), match.start(), match.start() + len(bare)


def words(wording: str) -> list[str]:
    """The words of a verse, folded in the same way, without positions.

    >>> words("And Abram’s wife")
    ['AND', 'ABRAM', 'WIFE']
    """
    if wording.isascii() and "-" not in wording:
        return _TOKEN.findall(wording.upper())  # most verses have nothing to fold
    return [
        written.upper() if written.isascii() and written.isalpha() else fold(_POSSESSIVE.sub("", written))
        for written in _TOKEN.findall(wording)
    ]
