"""Persons and kin: the project's own table, each fact with the verse that proves it."""

from __future__ import annotations

import re

import msgspec

from parlour.data import people
from parlour.data.errors import DataError
from parlour.data.letters import fold
from parlour.data.part_builder import OwnList, Part, PartBuilder, PartResult
from parlour.data.parts import kjv

PERSONS = PartResult[people.PeopleTable]("persons")


def _compile(builder: PartBuilder) -> None:
    verses = builder[kjv.VERSES]
    table = people.read({(verse.book, verse.chapter, verse.verse): place for place, verse in enumerate(verses)})
    _check_proofs(table, verses)
    builder.provide(PERSONS, table)
    builder.section("people/table", msgspec.msgpack.encode(table))
    builder.count("persons", len(table.rows))
    builder.count("parents", sum(claim.kind in people.PARENTS for claim in table.claims))
    builder.count("marriages", sum(claim.kind in people.MARRIAGES for claim in table.claims))


def _check_proofs(table: people.PeopleTable, verses: list[kjv.Verse]) -> None:
    """Checks that the verses of a fact name the persons it is about."""
    words: dict[int, set[str]] = {}

    def names(person: people.Row, cited: tuple[int, ...]) -> bool:
        for verse in cited:
            if verse not in words:
                words[verse] = {token.word for token in kjv.tokens(verses[verse].text)}
        return any(
            all(fold(word) in words[verse] for word in re.split(" ", name)) for name in person.names for verse in cited
        )

    for row in table.rows:
        if not names(row, row.verses):
            raise DataError(f"people: the verse of {row.id} does not name this person")
    for claim in table.claims:
        for person in (table.rows[claim.who], table.rows[claim.whose]):
            if not names(person, claim.verses):
                raise DataError(
                    f"people: {person.id} is not named where {table.rows[claim.who].id} "
                    f"is said to be the {claim.kind} of {table.rows[claim.whose].id}"
                )


PART = Part(
    step="persons and kin",
    archives=(),
    lists=(
        *(OwnList(file, gives) for file, gives in people.FILES.items()),
        OwnList("books-fr.txt", "The books of the Bible in French, for references.", by_line=True),
        OwnList("relations.tsv", "Words for family relations in English and French (TO-36)."),
        OwnList("siblings.tsv", "Half-siblings, twins and order of birth, with their verses (TO-36)."),
    ),
    counts={
        "persons": "persons of the Bible, namesakes kept apart",
        "parents": "pairs of parent and child, each with its verse",
        "marriages": "marriages, each with its verse",
    },
    compile=_compile,
)
