"""What the text says of brothers and sisters beyond their parents: half-siblings, twins, who is elder (TO-36).

>>> split("elder brother"), split("sœur jumelle"), split("fils aîné"), split("twin"), split("mother")
(('BROTHER', 'elder'), ('SOEUR', 'twin'), ('FILS', 'eldest'), ('SIBLING', 'twin'), ('MOTHER', ''))
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from parlour.data import lists
from parlour.data.errors import DataError
from parlour.data.letters import fold
from parlour.scripture.canon import find_verse
from parlour.scripture.people import Person, register

Order = Literal["", "elder", "younger", "twin", "eldest", "youngest"]
Verses = tuple[int, ...]

_BEFORE: dict[str, Order] = {
    "ELDEST": "eldest", "OLDEST": "eldest", "FIRSTBORN": "eldest", "YOUNGEST": "youngest",
    "ELDER": "elder", "OLDER": "elder", "BIG": "elder", "YOUNGER": "younger", "LITTLE": "younger", "TWIN": "twin",
}  # fmt: skip
_AFTER: dict[str, Order] = {
    "PREMIERNE": "eldest", "PREMIERENEE": "eldest", "AINE": "elder", "AINEE": "elder", "CADET": "younger",
    "CADETTE": "younger", "PUINE": "younger", "PUINEE": "younger", "JUMEAU": "twin", "JUMELLE": "twin",
}  # fmt: skip
_ALONE: dict[str, tuple[str, Order]] = {
    "TWIN": ("SIBLING", "twin"), "JUMEAU": ("FRERE", "twin"), "JUMELLE": ("SOEUR", "twin"),
    "FIRSTBORN": ("CHILD", "eldest"), "PREMIERNE": ("FILS", "eldest"), "PREMIERENEE": ("FILLE", "eldest"),
    "GRANDFRERE": ("FRERE", "elder"), "GRANDESOEUR": ("SOEUR", "elder"),
    "PETITFRERE": ("FRERE", "younger"), "PETITESOEUR": ("SOEUR", "younger"),
}  # fmt: skip
_SIBLINGS = frozenset({"BROTHER", "SISTER", "SIBLING", "FRERE", "SOEUR", "HALFBROTHER", "HALFSISTER", "DEMIFRERE",
                       "DEMISOEUR"})  # fmt: skip
_CHILDREN = frozenset({"SON", "DAUGHTER", "CHILD", "FILS", "FILLE", "ENFANT"})
# Of children, French says "aîné" and English "elder" for the eldest as well.
_OF_CHILDREN: dict[Order, Order] = {"elder": "eldest", "younger": "youngest"}


def split(word: str) -> tuple[str, Order]:
    """A kinship term without its order of birth, and that order; both folded to A to Z."""
    letters = fold(word)
    if letters in _ALONE:
        return _ALONE[letters]
    marked = [(letters.removeprefix(mark), order) for mark, order in _BEFORE.items() if letters.startswith(mark)]
    marked += [(letters.removesuffix(mark), order) for mark, order in _AFTER.items() if letters.endswith(mark)]
    for base, order in marked:
        if base in _SIBLINGS:
            return base, order
        if base in _CHILDREN and order != "twin":
            return base, _OF_CHILDREN.get(order, order)
    return letters, ""


@cache
def _table() -> dict[tuple[str, Person, Person], Verses]:
    known = register().by_id
    found = {}
    for line in lists.lines("siblings.tsv"):
        kind, who, whose, cited = line.split("\t")
        verses = [find_verse(reference) for reference in cited.split("; ")]
        if who not in known or whose not in known or None in verses:
            raise DataError(f"siblings.tsv: {line!r} names an unknown person or verse")
        found[kind, known[who], known[whose]] = tuple(verse for verse in verses if verse is not None)
    return found


def said(kind: str, one: Person, other: Person) -> Verses:
    """The verses of a row of the table, in that order of the persons."""
    return _table().get((kind, one, other), ())


def are_half(one: Person, other: Person) -> bool:
    return bool(said("half", one, other) or said("half", other, one))


def proof(order: Order, who: Person, whose: Person, parents: Iterable[Person]) -> Verses:
    """The verses that say that `who` is the elder, the twin … of `whose`; empty if the text does not.

    `parents` are those whom both share.
    """
    match order:
        case "twin":
            return said("twin", who, whose) or said("twin", whose, who)
        case "elder":
            return said("elder", who, whose) or next(
                (verses for parent in parents if (verses := _first(who, whose, parent) or _last(whose, who, parent))),
                (),
            )
        case "younger":
            return proof("elder", whose, who, parents)
        case "eldest":
            return said("firstborn", who, whose) or _of_brother("firstborn", who, parents)
        case "youngest":
            return said("youngest", who, whose) or _of_brother("youngest", who, parents)
        case _:
            return ()


def _first(who: Person, other: Person, parent: Person) -> Verses:
    """The verses that prove `who` the firstborn of all children, or a daughter the firstborn of the daughters."""
    return said("firstborn", who, parent) if who.sex == "m" or who.sex == other.sex else ()


def _last(who: Person, other: Person, parent: Person) -> Verses:
    return said("youngest", who, parent) if who.sex == "m" or who.sex == other.sex else ()


def _of_brother(kind: str, who: Person, parents: Iterable[Person]) -> Verses:
    """The eldest brother is the firstborn of a shared parent."""
    return next((verses for parent in parents if (verses := said(kind, who, parent))), ())


def contradicts(order: Order, who: Person, whose: Person, parents: Iterable[Person]) -> bool:
    """Whether the text says the opposite of that order."""
    shared = tuple(parents)
    match order:
        case "elder":
            return bool(proof("younger", who, whose, shared))
        case "younger":
            return bool(proof("elder", who, whose, shared))
        case "twin":
            apart = proof("elder", who, whose, shared) or proof("younger", who, whose, shared)
            return bool(apart) or are_half(who, whose)
        case "eldest" | "youngest":
            kind = "firstborn" if order == "eldest" else "youngest"
            taken = {parent for row, one, parent in _table() if row == kind and one is not who and one.sex == who.sex}
            return bool(taken & {whose, *shared})
        case _:
            return False
