"""Reads OSIS as a stream: verses as elements or between milestones, without notes and titles."""

from __future__ import annotations

import re
from typing import NoReturn
from xml.parsers import expat

from parlour.data.citations import Place
from parlour.scripture.bibles.errors import BibleFault
from parlour.scripture.bibles.names import book_number
from parlour.scripture.bibles.verse_builder import VerseBuilder

MAX_DEPTH = 64  # maximum nesting of elements
# Elements within a verse that are not part of its text.
_ASIDE = {"note", "title", "rdg", "figure", "reference", "head", "catchWord"}
# Elements that separate words.
_BREAKS = {"p", "l", "lg", "lb", "milestone", "div", "q", "item", "row", "cell"}
_ID = re.compile(r"(?:[\w.]+:)?([1-4]?[A-Za-z]+)\.(\d{1,3})\.(\d{1,3})(?:[!.].*)?")


class _Reader:
    def __init__(self, builder: VerseBuilder, file: str) -> None:
        self.builder, self.file = builder, file
        self.parser = expat.ParserCreate()
        # Internal entities may expand without bound; a Bible needs none.
        self.parser.EntityDeclHandler = self._refuse_entity
        self.parser.UnparsedEntityDeclHandler = self._refuse_entity
        self.parser.ExternalEntityRefHandler = self._refuse_entity
        self.parser.SkippedEntityHandler = self._refuse_entity
        self.parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.buffer_text = True
        self.depth = self.aside = 0
        self.root = ""
        self.place: Place | None = None
        self.ends: str | int | None = None  # milestone, or depth of the element, that ends the verse
        self.line = 0
        self.words: list[str] = []

    def fault(self, reason: str, /, **facts: str | int) -> BibleFault:
        return BibleFault(self.file, self.parser.CurrentLineNumber, reason, **facts)

    def _refuse_entity(self, *_: object) -> NoReturn:
        raise self.fault("scripture-osis-entities")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        name = name.rpartition(":")[2]
        self.depth += 1
        self.root = self.root or name
        if self.root != "osis":
            raise self.fault("scripture-osis-root", element=name[:40])
        if self.depth > MAX_DEPTH:
            raise self.fault("scripture-osis-depth", deep=MAX_DEPTH)
        if name == "osisText":
            self.builder.language = attributes.get("xml:lang", attributes.get("lang", "")).lower()
        elif name in _ASIDE:
            self.aside += 1
        elif name == "verse" and not self.aside:
            self._verse(attributes)
        elif name in _BREAKS:
            self.words.append(" ")

    def _verse(self, attributes: dict[str, str]) -> None:
        if "eID" in attributes:
            if self.ends != attributes["eID"]:
                raise self.fault("scripture-osis-end-without-start", id=attributes["eID"][:40])
            self._close()
            return
        written = attributes.get("osisID", attributes.get("sID", "")).split()
        if not written:
            raise self.fault("scripture-osis-no-id")
        if self.ends is not None:
            raise self.fault("scripture-osis-overlap", id=written[0][:40])
        self.ends, self.line = attributes.get("sID", self.depth), self.parser.CurrentLineNumber
        self.place, self.words = self._place(written[0]), []

    def _place(self, written: str) -> Place | None:
        found = _ID.fullmatch(written)
        if found is None:
            raise self.fault("scripture-osis-id", id=written[:40])
        number = book_number(found[1])
        if number is None:
            self.builder.leave_out(found[1])
            return None
        return number, int(found[2]), int(found[3])

    def _close(self) -> None:
        if self.place is not None:
            self.builder.add(self.place, "".join(self.words), self.file, self.line)
        self.place = self.ends = None

    def _text(self, text: str) -> None:
        if self.place is not None and not self.aside:
            self.words.append(text)

    def _end(self, name: str) -> None:
        name = name.rpartition(":")[2]
        if name in _ASIDE:
            self.aside -= 1
        elif name == "verse" and self.ends == self.depth:
            self._close()
        elif name in _BREAKS:
            self.words.append(" ")
        self.depth -= 1

    def read(self, content: bytes) -> None:
        try:
            self.parser.Parse(content, True)
        except expat.ExpatError as error:
            reason = expat.ErrorString(error.code)
            raise BibleFault(self.file, error.lineno, "scripture-osis-xml", reason=reason) from error
        if self.ends is not None:
            raise BibleFault(self.file, self.line, "scripture-osis-no-end")


def read(content: bytes, file: str, builder: VerseBuilder) -> None:
    """Adds the verses of an OSIS file to the builder."""
    _Reader(builder, file).read(content)
