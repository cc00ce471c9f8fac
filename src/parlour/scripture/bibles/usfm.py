"""Reads USFM: one book per file, markers that start with a backslash, without notes and headings."""

from __future__ import annotations

import re

from parlour.data.citations import Place
from parlour.scripture.bibles.errors import BibleFault
from parlour.scripture.bibles.names import book_number
from parlour.scripture.bibles.verse_builder import VerseBuilder

_TOKEN = re.compile(r"\\(\+?[a-zA-Z]+\d*)(?:(\*)|[ \t]?)|([^\\]+)|\\")
# Notes and cross references: they extend to the same marker with a star.
_ASIDE = {"f", "fe", "ef", "x", "ex", "fig", "rq", "xt", "va", "vp", "ca", "pro", "jmp"}
# Paragraphs that hold verses; every other marker at the start of a line opens a heading, a title or a remark.
_BODY = re.compile(
    r"p|m|po|pr|cls|pmo|pm|pmc|pmr|pi\d?|mi|nb|pc|ph\d?|b|q\d?|qr|qc|qm\d?|qd|lh|li\d?|lf|lim\d?|tr|v|lit"
)
# Character markers: their text belongs to the verse.
_WORDS = re.compile(
    r"\+?(add|bk|dc|k|lit|nd|ord|pn|png|addpn|qt|qt\d?|qs|qac|sig|sls|tl|wj|em|bd|it|bdit|no|sc|sup|w|wg|wh|wa|rb|"
    r"ndx|tc\d?|tcr\d?|th\d?|thr\d?|lik|liv\d?|k|s)"
)


class _Reader:
    def __init__(self, builder: VerseBuilder, file: str) -> None:
        self.builder, self.file = builder, file
        self.line = 0
        self.book: int | None = None
        self.begun = False  # \id was there
        self.chapter = 0
        self.place: Place | None = None
        self.since = 0
        self.words: list[str] = []
        self.aside = ""
        self.aside_since = 0
        self.heading = False

    def fault(self, reason: str, /, **facts: str | int) -> BibleFault:
        return BibleFault(self.file, self.line, reason, **facts)

    def read(self, text: str) -> None:
        for self.line, written in enumerate(text.splitlines(), 1):
            self._line(written)
        if self.aside:
            self.line = self.aside_since
            raise self.fault("scripture-usfm-note", marker=self.aside)
        self._close()
        if not self.begun:
            raise BibleFault(self.file, 1, "scripture-usfm-no-book")

    def _line(self, written: str) -> None:
        self.words.append(" ")
        tokens = list(_TOKEN.finditer(written))
        place = 0
        while place < len(tokens):
            marker, star, text = tokens[place].group(1, 2, 3)
            place += 1
            if text is not None:
                self._text(text)
            elif marker is None:
                raise self.fault("scripture-usfm-backslash")
            elif self.aside:
                if star and marker == self.aside:
                    self.aside = ""
            elif star:
                continue
            else:
                follows = tokens[place][3] if place < len(tokens) and tokens[place][3] else ""
                used = self._marker(marker, follows)
                if used:
                    self._text(follows[used:])
                    place += 1

    def _marker(self, marker: str, follows: str) -> int:
        """Handles a marker; returns the length of its argument."""
        if marker == "id":
            self._begin(follows.split(" ")[0].strip())
            return len(follows)
        if marker == "c":
            return self._number(follows, "c")
        if marker == "v":
            return self._number(follows, "v")
        if marker in _ASIDE:
            self.aside, self.aside_since = marker, self.line
        elif _BODY.fullmatch(marker):
            self.heading = False
            self.words.append(" ")
        elif not _WORDS.fullmatch(marker) or self.place is None:
            self.heading = True
        return 0

    def _begin(self, code: str) -> None:
        self._close()
        self.begun, self.chapter = True, 0
        self.book = book_number(code) if re.fullmatch(r"[0-9A-Za-z]{3}", code) else None
        if self.book is None:
            if not re.fullmatch(r"[0-9A-Za-z]{3}", code):
                raise self.fault("scripture-usfm-book", code=code[:20])
            self.builder.leave_out(code)

    def _number(self, follows: str, marker: str) -> int:
        self._close()
        self.heading = False
        found = re.match(r"\s*(\d{1,4})(?:[-,–]\d{1,4})?[a-z]?(?=\s|$)", follows)
        if found is None:
            raise self.fault("scripture-usfm-no-number", marker=marker)
        if not self.begun:
            raise self.fault("scripture-usfm-no-book")
        number = int(found[1])
        if marker == "c":
            self.chapter = number
        elif not self.chapter:
            raise self.fault("scripture-usfm-no-chapter")
        elif self.book is not None:
            self.place, self.since = (self.book, self.chapter, number), self.line
        return found.end()

    def _text(self, text: str) -> None:
        if self.place is not None and not self.aside and not self.heading:
            # A word may carry attributes after a bar: \w grace|strong="G5485"\w*
            self.words.append(text.partition("|")[0])

    def _close(self) -> None:
        if self.place is not None:
            text = "".join(self.words).replace("~", " ").replace("//", " ")
            self.builder.add(self.place, text, self.file, self.since)
        self.place, self.words = None, []


def read(text: str, file: str, builder: VerseBuilder) -> None:
    """Adds the verses of a USFM file to the builder."""
    _Reader(builder, file).read(text)
