"""Offices and trades of persons (TO-50): DAVID is a king, LUKE a physician."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import msgspec

from parlour import data
from parlour.data.offices import OfficeRow
from parlour.scripture.people import Person, register


class Office(msgspec.Struct, frozen=True, eq=False):
    """A person, the words for what the person is, and a verse that shows it."""

    person: Person
    words: tuple[str, ...]
    verse: int


@cache
def _offices() -> tuple[Office, ...]:
    everybody = register().persons
    rows = msgspec.msgpack.decode(data.opened().section("offices"), type=list[OfficeRow])
    return tuple(Office(everybody[row.person], row.words, row.verse) for row in rows)


@cache
def _by_person() -> dict[Person, list[Office]]:
    found: dict[Person, list[Office]] = defaultdict(list)
    for office in _offices():
        found[office.person].append(office)
    return found


def of_person(person: Person) -> tuple[Office, ...]:
    """What the person is by office or trade.

    >>> from parlour.scripture.people import person
    >>> [office.words[0] for office in of_person(person("AQUILA"))]
    ['TENTMAKER']
    """
    return tuple(_by_person().get(person, ()))
