"""Offices and trades of persons (TO-50): the project's own table, each with a verse."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from parlour.data import lists
from parlour.data.errors import DataError
from parlour.data.letters import fold, is_word
from parlour.data.offices import OfficeRow
from parlour.data.part_builder import OwnList, Part, PartBuilder
from parlour.data.parts.kjv import VERSES, Verse, tokens
from parlour.data.parts.people import PERSONS
from parlour.data.parts.speech import references

_HOLDER = re.compile(r"(\S+) \((.+)\)")


def _compile(builder: PartBuilder) -> None:
    rows = list(_rows(builder, builder[VERSES]))
    builder.section("offices", msgspec.msgpack.encode(rows))
    builder.count("offices", len(rows))


def _rows(builder: PartBuilder, verses: list[Verse]) -> Iterator[OfficeRow]:
    found, persons = references(verses), builder[PERSONS].rows
    numbers = {row.id: place for place, row in enumerate(persons)}
    for line in lists.lines("offices.tsv"):
        words, _, holders = line.partition("\t")
        for word in words.split(" "):
            if not is_word(word):
                raise DataError(f"offices.tsv: {word!r} is not a word of letters A to Z")
        for holder in holders.split("; "):
            match = _HOLDER.fullmatch(holder)
            if match is None or match[1] not in numbers or match[2] not in found:
                raise DataError(f"offices.tsv: {holder!r} is not a person and a verse")
            person, verse = numbers[match[1]], found[match[2]]
            written = {token.word for token in tokens(verses[verse].text)}
            if written.isdisjoint(fold(name) for name in persons[person].names):
                raise DataError(f"offices.tsv: {match[2]} does not name {match[1]}")
            yield OfficeRow(person, tuple(words.split(" ")), verse)


PART = Part(
    step="offices and trades",
    archives=(),
    lists=(OwnList("offices.tsv", "Offices and trades of persons, each with a verse (TO-50)."),),
    counts={"offices": "offices and trades of persons, each with its verse"},
    compile=_compile,
)
