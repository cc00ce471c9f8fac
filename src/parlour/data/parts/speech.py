"""Who speaks where (TO-35): the words of Jesus from the markup of the text, other speeches from the project's own
table.
"""

from __future__ import annotations

import itertools
from array import array
from collections.abc import Iterator

import msgspec

from parlour.data import lists
from parlour.data.arrays import to_section
from parlour.data.errors import DataError
from parlour.data.part_builder import OwnList, Part, PartBuilder, PartResult
from parlour.data.parts.kjv import VERSES, Verse
from parlour.data.parts.strongs import JESUS, OSIS, TAGS, WORD, Tag


class Span(msgspec.Struct, frozen=True, order=True):
    """A stretch of direct speech in a verse."""

    verse: int
    start: int  # offsets in the characters of the verse
    end: int
    speaker: str


SPEECHES = PartResult[list[Span]]("direct speech")


def words_of_jesus(tags: list[list[Tag]], verses: list[Verse]) -> Iterator[Span]:
    """Spans of the text that the markup assigns to Jesus."""
    for index, (verse, marked) in enumerate(zip(verses, tags, strict=True)):
        if any(tag.jesus for tag in marked):
            words = [match.span() for match in WORD.finditer(verse.text)]
            yield from _runs(index, [tag.jesus for tag in marked], words)


def _runs(index: int, said: list[bool], words: list[tuple[int, int]]) -> Iterator[Span]:
    start = None
    for place, one in enumerate([*said, False]):
        if one and start is None:
            start = words[place][0]
        elif not one and start is not None:
            yield Span(index, start, words[place - 1][1], JESUS)
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
    jesus = list(words_of_jesus(builder[TAGS], verses))
    others = list(speeches(verses, references(verses)))
    builder.took(OSIS, verses_with_words_of_Jesus=len({span.verse for span in jesus}))
    spans = builder.provide(SPEECHES, sorted([*jesus, *others]))
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
    archives=(),
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
