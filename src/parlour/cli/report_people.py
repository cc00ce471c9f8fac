"""Coverage of a reference by our table of persons: the pairs of parent and child that both have.

The reference is a table (CSV) with a line for each person: `personLookup` (an id), `name`, `alsoCalled`, `father`,
`mother` (ids), `verses` ("Gen.4.1,Gen.4.25"). A person of ours matches one of theirs if they share a name and a verse.
"""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from parlour import scripture
from parlour.data.letters import fold
from parlour.scripture import Person
from parlour.scripture.people import Fact, register


class Theirs(msgspec.Struct, frozen=True):
    """A person of the reference."""

    names: frozenset[str]
    verses: frozenset[int]
    parents: tuple[str, ...]


def recall_of_kin(file: Path) -> Iterator[str]:
    """The lines of the report: for pairs of persons named in at least two verses, and for all."""
    theirs = _read(file)
    pairs = [(parent, child) for child, one in theirs.items() for parent in one.parents if parent in theirs]
    ours = _pairs_by_names()
    known = _verses_by_person()
    found = [_has(theirs[parent], theirs[child], ours, known) for parent, child in pairs]
    often = [
        has for has, pair in zip(found, pairs, strict=True) if all(len(theirs[person].verses) >= 2 for person in pair)
    ]
    yield _line("kin, persons named in two verses or more", often)
    yield _line("kin, all persons", found)


def _line(what: str, found: list[bool]) -> str:
    return f"  {what}: {sum(found)} of {len(found)} pairs of parent and child, recall {sum(found) / len(found):.3f}"


def _read(file: Path) -> dict[str, Theirs]:
    with file.open(encoding="utf-8", newline="") as lines:
        return {
            row["personLookup"]: Theirs(
                frozenset(filter(None, map(fold, [row["name"], *re.split("[,;/]", row["alsoCalled"])]))),
                frozenset(verse for verse in map(_verse, row["verses"].split(",")) if verse is not None),
                tuple(filter(None, (row["father"], row["mother"]))),
            )
            for row in csv.DictReader(lines)
        }


def _verse(osis: str) -> int | None:
    book, _, place = osis.partition(".")
    return scripture.find_verse(f"{book} {place}")


def _pairs_by_names() -> Mapping[tuple[str, str], list[Fact]]:
    """Our pairs of parent and child, by each of their names."""
    found: dict[tuple[str, str], list[Fact]] = defaultdict(list)
    for fact in register().facts:
        if fact.kind in ("father", "mother"):
            for parent in {fold(name) for name in fact.who.names}:
                for child in {fold(name) for name in fact.whose.names}:
                    found[parent, child].append(fact)
    return found


def _verses_by_person() -> Mapping[Person, set[int]]:
    """The verses of all facts about a person."""
    found: dict[Person, set[int]] = defaultdict(set)
    for person in register().persons:
        found[person].update(person.verses)
    for fact in register().facts:
        found[fact.who].update(fact.verses)
        found[fact.whose].update(fact.verses)
    return found


def _has(
    parent: Theirs,
    child: Theirs,
    ours: Mapping[tuple[str, str], list[Fact]],
    known: Mapping[Person, set[int]],
) -> bool:
    return any(
        known[fact.who] & parent.verses and known[fact.whose] & child.verses
        for one in parent.names
        for other in child.names
        for fact in ours.get((one, other), ())
    )
