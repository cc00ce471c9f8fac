"""The Bible in episodes (TO-50): passages that each tell one story, with those who take part and where."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from parlour.data import lists
from parlour.data.episodes import EpisodeRow
from parlour.data.errors import DataError
from parlour.data.letters import fold
from parlour.data.part_builder import OwnList, Part, PartBuilder, PartResult
from parlour.data.parts.kjv import VERSES, Verse
from parlour.data.parts.people import PERSONS
from parlour.data.parts.speech import references

FILES = {
    "episodes/1-law.tsv": "The law in episodes: first and last verse, titles, people and places (TO-50).",
    "episodes/2-history.tsv": "The books of history in episodes.",
    "episodes/3-poetry-prophets.tsv": "Poetry and prophets in episodes.",
    "episodes/4-new-testament.tsv": "The New Testament in episodes.",
}


EPISODES = PartResult[list[EpisodeRow]]("episodes")


def _compile(builder: PartBuilder) -> None:
    verses = builder[VERSES]
    people = {row.id: place for place, row in enumerate(builder[PERSONS].rows)}
    places = builder.words["places"]
    rows = [row for file in FILES for row in _rows(file, references(verses), people, places)]
    _check_borders(rows, verses)
    builder.provide(EPISODES, rows)
    builder.section("episodes", msgspec.msgpack.encode(rows))
    builder.count("episodes", len(rows))


def _rows(file: str, found: dict[str, int], people: dict[str, int], places: frozenset[str]) -> Iterator[EpisodeRow]:
    for line in lists.lines(file):
        match [*line.split("\t"), "", ""][:6]:
            case [first, last, english, french, who, where] if first in found and last in found and english and french:
                ids, names = who.split(", ") if who else [], where.split(", ") if where else []
                if unknown := [one for one in ids if one not in people]:
                    raise DataError(f"{file}: {first}: there is no person {unknown[0]}")
                if unknown := [one for one in names if fold(one) not in places]:
                    raise DataError(f"{file}: {first}: there is no place {unknown[0]}")
                yield EpisodeRow(
                    found[first],
                    found[last],
                    english,
                    french,
                    tuple(people[one] for one in ids),
                    tuple(fold(one) for one in names),
                )
            case _:
                raise DataError(f"{file}: {line!r} is not two verses, two titles, people and places")


def _check_borders(rows: list[EpisodeRow], verses: list[Verse]) -> None:
    """Every verse is in exactly one episode, and no episode is in two books."""
    wanted = 0
    for row in rows:
        if row.first != wanted:
            raise DataError(f"episodes: one should begin at verse {wanted}, but “{row.english}” begins at {row.first}")
        if row.last < row.first or verses[row.first].book != verses[row.last].book:
            raise DataError(f"episodes: “{row.english}” does not end in the book in which it begins")
        wanted = row.last + 1
    if wanted != len(verses):
        raise DataError(f"episodes: the last one ends at verse {wanted - 1}")


PART = Part(
    step="episodes",
    archives=(),
    lists=tuple(OwnList(file, gives) for file, gives in FILES.items()),
    counts={"episodes": "episodes of the Bible, each with people and places"},
    compile=_compile,
)
