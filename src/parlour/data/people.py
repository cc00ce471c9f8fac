"""The table of persons and kin, in the lists and in the data file.

A line of the lists is: an id; the names that the text has for this person, the usual one first; the same in French;
`m` or `f`; a verse that names the person; and the kin, each with a proof: `father jesse (Ruth 4:22); wife eglah
(2 Samuel 3:5)`. Namesakes have different ids: `azariah.nathan` is Nathan's son. Every proof names both persons, by
one of their names; where two verses say it together, both are cited.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from parlour.data import citations, lists
from parlour.data.errors import DataError

FILES = {
    "people/1-beginnings.tsv": "Persons and their kin, from Adam to Joshua.",
    "people/2-judges-kings.tsv": "Persons and their kin: judges and kings.",
    "people/3-tribes.tsv": "Persons and their kin: the tribes of Israel.",
    "people/4-levites.tsv": "Persons and their kin: priests and Levites.",
    "people/5-david.tsv": "Persons and their kin: the men of David.",
    "people/6-prophets-return.tsv": "Persons and their kin: prophets, exile and return.",
    "people/7-gospel.tsv": "Persons and their kin: the New Testament.",
}

# Kinds of facts, and the sex of the person they are about.
KINDS: Mapping[str, str] = {
    "father": "m",
    "mother": "f",
    "husband": "m",
    "wife": "f",
    "concubine": "f",
    "brother": "m",
    "sister": "f",
    "uncle": "m",
    "cousin": "",
    "father-in-law": "m",
    "guardian": "m",
    "heavenly-father": "m",
}
PARENTS = ("father", "mother")
MARRIAGES = ("husband", "wife", "concubine")

_ID = re.compile(r"[a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)?")
_KIN = re.compile(r"([a-z-]+) (\S+) \(([^)]+)\)")


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A person; verses are indices into the text."""

    id: str
    names: tuple[str, ...]
    french: tuple[str, ...]
    sex: str
    verses: tuple[int, ...]


class Claim(msgspec.Struct, frozen=True, array_like=True):
    """`who` is the father, wife … of `whose` (indices into the table), with the verses that prove it."""

    kind: str
    who: int
    whose: int
    verses: tuple[int, ...]


class PeopleTable(msgspec.Struct, frozen=True, array_like=True):
    rows: tuple[Row, ...]
    claims: tuple[Claim, ...]


def read(index: Mapping[citations.Place, int]) -> PeopleTable:
    """Reads and validates the table, with citations as indices of verses."""
    numbers = {name: number for number, name in enumerate(citations.books(), 1)}

    def cited(citation: str, where: str) -> tuple[int, ...]:
        places = citations.verses(citation, numbers)
        for place in places:
            if place not in index:
                raise DataError(f"{where}: there is no verse {citation}")
        return tuple(index[place] for place in places)

    lines = list(_lines())
    places: dict[str, int] = {}
    for place, columns in enumerate(lines):
        if columns[0] in places or not _ID.fullmatch(columns[0]):
            raise DataError(f"people: {columns[0]!r} is not an id, or not the only one of its kind")
        places[columns[0]] = place
    rows: list[Row] = []
    claims: list[Claim] = []
    for place, (id, names, french, sex, verse, kin) in enumerate(lines):
        if sex not in ("m", "f"):
            raise DataError(f"people: the sex of {id} is {sex!r}, not m or f")
        rows.append(Row(id, tuple(names.split(", ")), tuple(french.split(", ")), sex, cited(verse, id)))
        for entry in filter(None, kin.split("; ")):
            found = _KIN.fullmatch(entry)
            if found is None or found[1] not in KINDS or found[2] not in places:
                raise DataError(f"people: {id} has {entry!r}, which is no kin with a proof")
            claims.append(Claim(found[1], places[found[2]], place, cited(found[3], id)))
    table = PeopleTable(tuple(rows), tuple(claims))
    _check_sexes(table)
    _check_ancestry(table)
    return table


def _lines() -> Iterator[list[str]]:
    for file in FILES:
        for line in lists.lines(file):
            columns = line.split("\t")
            if not 5 <= len(columns) <= 6:
                raise DataError(f"{file}: {line!r} has not five or six columns")
            yield [*columns, ""][:6]


def _check_sexes(table: PeopleTable) -> None:
    for claim in table.claims:
        wanted, who, whose = KINDS[claim.kind], table.rows[claim.who], table.rows[claim.whose]
        married = claim.kind in MARRIAGES
        if (wanted and who.sex != wanted) or (married and who.sex == whose.sex):
            raise DataError(f"people: {who.id} cannot be the {claim.kind} of {whose.id}")


def _check_ancestry(table: PeopleTable) -> None:
    """Checks that nobody is their own ancestor."""
    parents: dict[int, list[int]] = {}
    for claim in table.claims:
        if claim.kind in PARENTS:
            parents.setdefault(claim.whose, []).append(claim.who)
    sound: set[int] = set()

    def climb(person: int, below: frozenset[int]) -> None:
        if person in below:
            raise DataError(f"people: {table.rows[person].id} is an ancestor of themselves")
        if person not in sound:
            for parent in parents.get(person, ()):
                climb(parent, below | {person})
            sound.add(person)

    for person in sorted(parents):
        climb(person, frozenset())
