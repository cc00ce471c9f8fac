"""Collects and checks the verses of a Bible while its files are read."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from parlour.data.citations import Place
from parlour.scripture.bibles.errors import BibleError, BibleFault
from parlour.scripture.canon import books

Progress = Callable[[int], None]
"""Progress callback: the number of verses read so far."""

MAX_BYTES = 64 * 2**20  # of a file, and of all files of an archive together
MOST_VERSES = 60_000
MAX_LETTERS = 4_000  # letters of a verse
MAX_NUMBER = 250  # number of a chapter or verse; Psalm 119 has 176 verses
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]+")  # escape sequences for a terminal, among others
_EVERY = 5_000  # verses between two calls of the progress callback


class SourceVerse(msgspec.Struct):
    """A verse and its position in the files."""

    place: Place
    text: str
    file: str
    line: int


class VerseBuilder:
    """The verses read so far, by place."""

    def __init__(self, progress: Progress) -> None:
        self.verses: dict[Place, SourceVerse] = {}
        self.left_out: dict[str, int] = {}  # books outside the canon of 66, with their numbers of verses
        self.language = ""  # as the files declare it
        self._progress = progress

    def add(self, place: Place, text: str, file: str, line: int) -> None:
        """Adds a verse. Empty ones are skipped: editions mark missing verses that way."""
        book, chapter, verse = place
        for number in (chapter, verse):
            if not 0 < number <= MAX_NUMBER:
                raise BibleFault(file, line, "scripture-fault-number", number=number)
        words = " ".join(_CONTROL.sub(" ", text).split())
        if not words:
            return
        if len(words) > MAX_LETTERS:
            raise BibleFault(file, line, "scripture-fault-verse-length", count=len(words))
        if before := self.verses.get(place):
            name = books()[book - 1].cited
            where = f"{name} {chapter}:{verse}"
            raise BibleFault(file, line, "scripture-fault-duplicate", where=where, before=before.line)
        self.verses[place] = SourceVerse(place, words, file, line)
        if len(self.verses) > MOST_VERSES:
            raise BibleError("scripture-bible-too-many-verses", most=MOST_VERSES)
        if len(self.verses) % _EVERY == 0:
            self._progress(len(self.verses))

    def leave_out(self, book: str) -> None:
        self.left_out[book] = self.left_out.get(book, 0) + 1

    def in_order(self) -> list[SourceVerse]:
        if not self.verses:
            raise BibleError("scripture-bible-empty")
        return [self.verses[place] for place in sorted(self.verses)]
