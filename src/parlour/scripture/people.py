"""The persons of the Bible, namesakes kept apart, and the facts that relate them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache, lru_cache

import msgspec

from parlour import data
from parlour.data import people as word_table
from parlour.data.letters import fold
from parlour.kernel.errors import ParlourError
from parlour.scripture.supplement import old_spellings


class UnknownPerson(ParlourError):
    """A name that no person of the Bible has."""


class Person(msgspec.Struct, frozen=True, eq=False):
    """A person named in the text; `verses` name the person. There is one object for each person."""

    id: str
    names: tuple[str, ...]
    french: tuple[str, ...]
    sex: str  # "m" or "f"
    verses: tuple[int, ...]

    def name(self, language: str = "en") -> str:
        """The usual name.

        >>> person("MOSES").name(), person("MOSES").name("fr")
        ('Moses', 'Moïse')
        """
        return self.french[0] if language == "fr" else self.names[0]


class Fact(msgspec.Struct, frozen=True, eq=False):
    """`who` is the father, wife … of `whose`, as these verses say."""

    kind: str
    who: Person
    whose: Person
    verses: tuple[int, ...]


class Register:
    """All persons in table order, and all facts."""

    def __init__(self, persons: Sequence[Person], facts: Sequence[Fact]) -> None:
        self.persons = tuple(persons)
        self.facts = tuple(facts)
        self.by_id = {person.id: person for person in persons}
        self.english = {person: frozenset(map(fold, person.names)) for person in persons}
        ranked: dict[str, list[tuple[bool, int, int, Person]]] = defaultdict(list)
        for place, person in enumerate(persons):
            first = [fold(person.names[0]), fold(person.french[0])]
            for name in dict.fromkeys(fold(name) for name in (*person.names, *person.french)):
                # The best-known person has a bare id and comes first among namesakes; next comes whether this is the
                # usual name: Jesus comes before Joshua, whom the text calls Jesus once.
                usual = first.index(name) if name in first else len(first)
                ranked[name].append(("." in person.id, usual, place, person))
        self.by_name = {name: [person for *_, person in sorted(group, key=_order)] for name, group in ranked.items()}


def _order(ranked: tuple[bool, int, int, Person]) -> tuple[bool, int, int]:
    return ranked[:3]


@cache
def register() -> Register:
    """The table of the data file, decoded on first use."""
    found = msgspec.msgpack.decode(data.opened().section("people/table"), type=word_table.PeopleTable)
    persons = [Person(row.id, row.names, row.french, row.sex, row.verses) for row in found.rows]
    return Register(
        persons,
        [Fact(claim.kind, persons[claim.who], persons[claim.whose], claim.verses) for claim in found.claims],
    )


def persons(name: str) -> tuple[Person, ...]:
    """All persons of this name, in English or French, in any spelling; best known first.

    >>> [person.id for person in persons("PIERRE")], len(persons("ZECHARIAH")) > 20, persons("LAMB")
    (['simon'], True, ())
    """
    return tuple(_bearers(fold(name)))


@lru_cache(maxsize=16_384)
def _bearers(word: str) -> Sequence[Person]:
    """Persons of a folded name; for today's name that the text has not, those of its old forms."""
    everybody = register().by_name
    if found := everybody.get(word):
        return found
    return list(dict.fromkeys(person for old in old_spellings(word) for person in everybody.get(old, ())))


def called(word: str) -> tuple[Person, ...]:
    """All persons that the English text calls by this folded word, or by an old form of it.

    >>> [person.id for person in called("CEPHAS")], called("PIERRE"), [person.id for person in called("PHOEBE")]
    (['simon'], (), ['phebe'])
    """
    names = {word, *old_spellings(word)}
    english = register().english
    return tuple(person for person in _bearers(word) if not names.isdisjoint(english[person]))


def person(name: str) -> Person:
    """The person with this id, or the best known of this name; `UnknownPerson` suggests similar names.

    >>> person("joseph.mary").names, person("BATHSHEBA").id
    (('Joseph',), 'bath-sheba')
    """
    if found := register().by_id.get(name):
        return found
    return namesakes(name)[0]


def namesakes(name: str) -> tuple[Person, ...]:
    """All persons with this name or id, best known first; `UnknownPerson` if there is none."""
    if found := register().by_id.get(name):
        return (found,)
    if everybody := persons(name):
        return everybody
    near = get_close_matches(fold(name), register().by_name, n=3)
    if not near:
        raise UnknownPerson("scripture-unknown-person", name=name[:40])
    there = ", ".join(register().by_name[word][0].name() for word in near)
    raise UnknownPerson("scripture-unknown-person-near", name=name[:40], there=there)
