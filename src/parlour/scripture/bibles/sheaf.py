"""The verses of a Bible as they are read from its files, checked one by one."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from parlour.data.citations import Place
from parlour.scripture.bibles.errors import BibleError, BibleFault
from parlour.scripture.canon import books

Tell = Callable[[int], None]
"""Told from time to time how many verses were read."""

MOST_BYTES = 64 * 2**20  # of a file, and of all files of an archive together
MOST_VERSES = 60_000
LONGEST = 4_000  # letters of a verse
HIGHEST = 250  # number of a chapter or verse; Psalm 119 has 176 verses
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]+")  # what a terminal may take for an order
_EVERY = 5_000  # verses between two words about progress


class Read(msgspec.Struct):
    """A verse as it was read."""

    place: Place
    text: str
    file: str
    line: int


class Sheaf:
    """All verses that were read, by their place."""

    def __init__(self, tell: Tell) -> None:
        self.verses: dict[Place, Read] = {}
        self.left_out: dict[str, int] = {}  # books that are none of the 66, and how many verses they had
        self.language = ""  # what the files say of it
        self._tell = tell

    def add(self, place: Place, text: str, file: str, line: int) -> None:
        """Put in a verse; one that is empty is left out, as editions do with verses that they do not have."""
        book, chapter, verse = place
        for number in (chapter, verse):
            if not 0 < number <= HIGHEST:
                raise BibleFault(file, line, "no book has a chapter or verse {number}.", number=number)
        words = " ".join(_CONTROL.sub(" ", text).split())
        if not words:
            return
        if len(words) > LONGEST:
            raise BibleFault(file, line, "a verse of {count} letters is too long.", count=len(words))
        if before := self.verses.get(place):
            name = books()[book - 1].cited
            where = f"{name} {chapter}:{verse}"
            raise BibleFault(file, line, "{where} was there before, in line {before}.", where=where, before=before.line)
        self.verses[place] = Read(place, words, file, line)
        if len(self.verses) > MOST_VERSES:
            raise BibleError("That is too much for a Bible: more than {most} verses.", most=MOST_VERSES)
        if len(self.verses) % _EVERY == 0:
            self._tell(len(self.verses))

    def leave_out(self, book: str) -> None:
        self.left_out[book] = self.left_out.get(book, 0) + 1

    def in_order(self) -> list[Read]:
        if not self.verses:
            raise BibleError("There is no verse in it.")
        return [self.verses[place] for place in sorted(self.verses)]
