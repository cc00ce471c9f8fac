"""Who is related to whom, and the chain of facts that proves it (TO-36).

>>> from parlour.scripture import kin, related
>>> print(kin("RUTH", "DAVID")[0].sentence())
Ruth is the great-grandmother of David: Ruth is the mother of Obed (Ruth 4:13, 17), Obed is the father of Jesse \
(Ruth 4:17), Jesse is the father of David (Ruth 4:22).
>>> related("RUTH", "ancêtre", "DAVID") is not None, related("RUTH", "aunt", "DAVID")
(True, None)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache

import msgspec

from parlour.scripture import siblings
from parlour.scripture.people import Fact, Person, Register, namesakes, register
from parlour.scripture.references import cite
from parlour.scripture.relations import FAR, STATED, Chain, Kinship, Meaning, Relation, meanings

# Limits: through Noah, everybody is a distant cousin of everybody.
_MOST_UNCLES = 3
_MOST_COUSINS = 3
_MOST_REMOVED = 2

_COLLATERAL = ("sibling", "half-sibling", "uncle", "nephew", "cousin")
_BLOOD = ("ancestor", "descendant", *_COLLATERAL)
# Order of kinships with chains of the same length, closest first.
_ORDER = (
    "ancestor",
    "descendant",
    "spouse",
    "concubine",
    "sibling",
    "half-sibling",
    "guardian",
    "ward",
    "uncle",
    "nephew",
)


class Family:
    """The facts as a graph."""

    def __init__(self, known: Register) -> None:
        self.parents: dict[Person, list[Fact]] = defaultdict(list)
        self.children: dict[Person, list[Fact]] = defaultdict(list)
        self.spouses: dict[Person, list[tuple[Person, Fact]]] = defaultdict(list)
        self.stated_siblings: dict[Person, list[tuple[Person, Fact]]] = defaultdict(list)
        self.stated: dict[tuple[Person, Person], list[Fact]] = defaultdict(list)
        for fact in known.facts:
            match fact.kind:
                case "father" | "mother":
                    self.parents[fact.whose].append(fact)
                    self.children[fact.who].append(fact)
                case "husband" | "wife":
                    self._both(self.spouses, fact)
                case "brother" | "sister":
                    self._both(self.stated_siblings, fact)
                case _:
                    self.stated[fact.who, fact.whose].append(fact)
        self._above: dict[Person, dict[Person, Chain]] = {}
        self.kin_group = self._kin_groups(known)

    @staticmethod
    def _both(table: dict[Person, list[tuple[Person, Fact]]], fact: Fact) -> None:
        table[fact.who].append((fact.whose, fact))
        table[fact.whose].append((fact.who, fact))

    @staticmethod
    def _kin_groups(known: Register) -> dict[Person, int]:
        """A group number for each person in any fact; persons that facts connect share a group."""
        near: dict[Person, list[Person]] = defaultdict(list)
        for fact in known.facts:
            near[fact.who].append(fact.whose)
            near[fact.whose].append(fact.who)
        kin_group: dict[Person, int] = {}
        for number, first in enumerate(near):
            waiting = [] if first in kin_group else [first]
            while waiting:
                person = waiting.pop()
                if person not in kin_group:
                    kin_group[person] = number
                    waiting += near[person]
        return kin_group

    def above(self, person: Person) -> dict[Person, Chain]:
        """The person and all ancestors, each with the shortest chain down to the person."""
        if person not in self._above:
            found: dict[Person, Chain] = {person: ()}
            row = [person]
            while row:
                next_row = []
                for below in row:
                    for fact in self.parents[below]:
                        if fact.who not in found:
                            found[fact.who] = (fact, *found[below])
                            next_row.append(fact.who)
                row = next_row
            self._above[person] = found
        return self._above[person]

    def siblings(self, person: Person) -> Iterator[tuple[Person, Chain]]:
        """Brothers and sisters, including half-siblings, each once."""
        seen = {person}
        for up in self.parents[person]:
            for down in self.children[up.who]:
                if down.whose not in seen:
                    seen.add(down.whose)
                    yield down.whose, (up, down)
        for sibling, fact in self.stated_siblings[person]:
            if sibling not in seen:
                seen.add(sibling)
                yield sibling, (fact,)

    # What x is to y

    def kinships(self, x: Person, y: Person) -> Iterator[tuple[Kinship, Chain]]:
        yield from self._stated(x, y)
        yield from self._blood(x, y)
        yield from self._marriage(x, y)

    def _stated(self, x: Person, y: Person) -> Iterator[tuple[Kinship, Chain]]:
        for who, whose in ((x, y), (y, x)):
            for fact in self.stated.get((who, whose), ()):
                yield STATED[fact.kind] if who is x else STATED[fact.kind].inverse, (fact,)
        for sibling, fact in self.stated_siblings[x]:
            if sibling is y:
                yield Kinship("sibling"), (fact,)

    def _blood(self, x: Person, y: Person) -> Iterator[tuple[Kinship, Chain]]:
        above_x, above_y = self.above(x), self.above(y)
        if x in above_y:
            yield Kinship("ancestor", len(above_y[x])), above_y[x]
        if y in above_x:
            yield Kinship("descendant", len(above_x[y])), above_x[y]
        for shared in above_x:  # in a fixed order, so that the same chain is found each time
            if (
                shared in above_y
                and len(above_x[shared]) + len(above_y[shared]) <= 2 * (_MOST_COUSINS + 1) + _MOST_REMOVED
            ):
                yield from self._through(shared, x, y)
        # The text names some brothers without their parents: their children are nephews all the same.
        for kinship, here, there in ((Kinship("uncle"), x, y), (Kinship("nephew"), y, x)):
            for up in self.parents[there]:
                for sibling, fact in self.stated_siblings[up.who]:
                    if sibling is here:
                        yield kinship, (fact, up)

    def _through(self, shared: Person, x: Person, y: Person) -> Iterator[tuple[Kinship, Chain]]:
        """Kinships through a common ancestor, by two different children."""
        above_x, above_y = self.above(x), self.above(y)
        down = self.children[shared]
        for to_x in down:
            if to_x.whose not in above_x:
                continue
            for to_y in down:
                if to_y.whose is to_x.whose or to_y.whose not in above_y:
                    continue
                chain_x, chain_y = (to_x, *above_x[to_x.whose]), (to_y, *above_y[to_y.whose])
                kinship = self._collateral(x, y, len(chain_x), len(chain_y))
                if kinship is not None:
                    yield kinship, chain_x + chain_y

    def _collateral(self, x: Person, y: Person, up: int, down: int) -> Kinship | None:
        match up, down:
            case 1, 1:
                return Kinship("half-sibling" if self._are_half(x, y) else "sibling")
            case 1, _:
                return Kinship("uncle", down - 1) if down - 1 <= _MOST_UNCLES else None
            case _, 1:
                return Kinship("nephew", up - 1) if up - 1 <= _MOST_UNCLES else None
        degree, removed = min(up, down) - 1, abs(up - down)
        if degree > _MOST_COUSINS or removed > _MOST_REMOVED:
            return None
        return Kinship("cousin", degree, removed)

    def _are_half(self, x: Person, y: Person) -> bool:
        """Whether one parent is shared, and the other is known for both and differs, or the text says so."""
        if siblings.are_half(x, y):
            return True
        for kind in ("father", "mother"):
            of_x, of_y = ({fact.who for fact in self.parents[each] if fact.kind == kind} for each in (x, y))
            if of_x and of_y and not of_x & of_y:
                return True
        return False

    def _marriage(self, x: Person, y: Person) -> Iterator[tuple[Kinship, Chain]]:
        for spouse, wedding in self.spouses[x]:
            if spouse is y:
                yield Kinship("spouse"), (wedding,)
        # Each of these has an inverse: what y is to x follows from the other direction.
        yield from self._by_wedding(x, y)
        for kinship, chain in self._by_wedding(y, x):
            yield kinship.inverse, chain

    def _by_wedding(self, x: Person, y: Person) -> Iterator[tuple[Kinship, Chain]]:
        for spouse, wedding in self.spouses[y]:
            for down in self.parents[spouse]:
                if down.who is x:
                    yield Kinship("parent-in-law"), (down, wedding)
            for sibling, chain in self.siblings(spouse):
                # A brother-in-law who married her too counts only as her husband.
                if sibling is x and all(other is not x for other, _ in self.spouses[y]):
                    yield Kinship("sibling-in-law"), (*chain, wedding)
            for sibling, chain in self.siblings(spouse):
                for other, second in self.spouses[sibling]:
                    if other is x and x is not y:
                        yield Kinship("sibling-in-law"), (second, *chain, wedding)
            for other, second in self.spouses[spouse]:
                if other is x and x is not y and x.sex == y.sex == "f":
                    yield Kinship("co-wife"), (second, wedding)
        for up in self.parents[y]:
            for spouse, wedding in self.spouses[up.who]:
                if spouse is x and all(fact.who is not x for fact in self.parents[y]):
                    yield Kinship("step-parent"), (wedding, up)
                for down in self.children[spouse]:
                    if down.whose is x and not self._share_a_parent(x, y):
                        yield Kinship("step-sibling"), (down, wedding, up)
            for sibling, chain in self.siblings(up.who):
                for spouse, wedding in self.spouses[sibling]:
                    if spouse is x and not {x, sibling} & {fact.who for fact in self.parents[y]}:
                        yield Kinship("uncle"), (wedding, *chain, up)

    def _share_a_parent(self, x: Person, y: Person) -> bool:
        return bool({fact.who for fact in self.parents[x]} & {fact.who for fact in self.parents[y]})


@cache
def family() -> Family:
    return Family(register())


@lru_cache(maxsize=20_000)
def _kinships(x: Person, y: Person) -> tuple[tuple[Kinship, Chain], ...]:
    """Each kinship once, with its shortest chain, closest first."""
    best: dict[Kinship, Chain] = {}
    for kinship, chain in family().kinships(x, y):
        if kinship not in best or len(chain) < len(best[kinship]):
            best[kinship] = chain
    # Relatives marry: a brother may also be a cousin, and a wife a sister-in-law.
    collateral = [len(chain) for kinship, chain in best.items() if kinship.kind in _BLOOD]
    for kinship in list(best):
        distant = kinship.kind in _COLLATERAL and len(best[kinship]) > min(collateral)
        if distant or (kinship.kind == "sibling-in-law" and (Kinship("spouse") in best or Kinship("co-wife") in best)):
            del best[kinship]
    return tuple(sorted(best.items(), key=lambda item: (len(item[1]), _rank(item[0]), item[0])))


def _rank(kinship: Kinship) -> int:
    return _ORDER.index(kinship.kind) if kinship.kind in _ORDER else len(_ORDER)


def kin(a: str, b: str) -> tuple[Relation, ...]:
    """What `a` is to `b`, for all persons of these names (or ids), best proof first.

    >>> [relation.word() for relation in kin("MIRIAM", "MOSES")], kin("moses", "paul")
    (['sister'], ())
    """
    return relations(namesakes(a), namesakes(b))


def relations(some: Iterable[Person], others: Collection[Person]) -> tuple[Relation, ...]:
    """What any of these persons is to any of those, best proof first."""
    found = []
    kin_group = family().kin_group
    for x in some:
        for y in others:
            if x is not y and x in kin_group and kin_group[x] == kin_group.get(y):
                found += [Relation(x, y, kinship, chain) for kinship, chain in _kinships(x, y)]
    # The sort is stable: namesakes stay in order, best known first; beyond FAR, a shorter chain is not better.
    return tuple(sorted(found, key=lambda relation: (min(len(relation.chain), FAR + 1), _rank(relation.kinship))))


def are_kin(some: Iterable[Person], others: Collection[Person]) -> bool:
    """Whether any of these persons is related to any of those: `kin` without proofs, for many queries.

    >>> are_kin(namesakes("MIRIAM"), namesakes("MOSES")), are_kin(namesakes("MOSES"), namesakes("PAUL"))
    (True, False)
    """
    kin_group = family().kin_group
    return any(
        x is not y and x in kin_group and kin_group[x] == kin_group.get(y) and _kinships(x, y)
        for x in some
        for y in others
    )


def related(a: str, word: str, b: str) -> Relation | None:
    """The proof that `a` is the `word` (in English or French) of `b`, or None.

    >>> print(related("MOSES", "frère", "AARON").sentence("fr"))
    Moïse est le frère d’Aaron : Amram est le père de Moïse (Exode 6:20), Amram est le père d’Aaron (Exode 6:20).
    """
    base, order = siblings.split(word)
    for relation in _fitting(a, base, b):
        if not order:
            return relation
        if verses := siblings.proof(order, relation.who, relation.whose, _shared_parents(relation)):
            return msgspec.structs.replace(relation, order=order, order_verses=verses)
    return None


def _fitting(a: str, base: str, b: str) -> Iterator[Relation]:
    """The relations of `a` to `b` that a term without order of birth describes."""
    meant = meanings(base)
    for relation in kin(a, b) if meant else ():
        if any(meaning.fits(relation.kinship, relation.who.sex) for meaning in meant):
            yield relation


def _shared_parents(relation: Relation) -> tuple[Person, ...]:
    parents = family().parents
    theirs = {fact.who for fact in parents[relation.whose]}
    return tuple(fact.who for fact in parents[relation.who] if fact.who in theirs)


def contradicted(a: str, word: str, b: str) -> bool:
    """Whether the text contradicts that `a` is the `word` of `b` (TO-36); False also if it proves it or leaves it open.

    >>> contradicted("JACOB", "elder brother", "ESAU"), contradicted("MOSES", "sister", "PAUL")
    (True, True)
    >>> contradicted("MARTHA", "elder sister", "LAZARUS"), contradicted("MOSES", "cousin", "PAUL")
    (False, False)
    """
    base, order = siblings.split(word)
    meant = meanings(base)
    pairs = [(x, y) for x in namesakes(a) for y in namesakes(b) if x is not y]
    if not meant or related(a, word, b) is not None:
        return False
    if not any(meaning.sex in ("", x.sex) for x, _ in pairs for meaning in meant):
        return True
    fitting = list(_fitting(a, base, b))
    if order and fitting:
        return all(siblings.contradicts(order, one.who, one.whose, _shared_parents(one)) for one in fitting)
    found = kin(a, b)
    if found:
        return not any(_may_be_half(one, meant) for one in found)
    if not set(namesakes(a)).isdisjoint(namesakes(b)):
        return True  # two spellings of one name
    return all(_has_another(x, y, meaning) for x, y in pairs for meaning in meant if meaning.sex in ("", x.sex))


def _may_be_half(relation: Relation, meant: Collection[Meaning]) -> bool:
    """Whether brothers or sisters are called half ones, and the text does not name two parents of both."""
    if relation.kinship.kind != "sibling" or all(meaning.kind != "half-sibling" for meaning in meant):
        return False
    return len(_shared_parents(relation)) < 2


def _has_another(x: Person, y: Person, meaning: Meaning) -> bool:
    """Whether the text names another father, mother or child of that sex in that place."""
    parents = family().parents
    match meaning.kind, meaning.degree:
        case "ancestor", 1:
            return any(fact.kind in ("father", "mother") and fact.who.sex == x.sex for fact in parents[y])
        case "descendant", 1:
            return any(fact.kind in ("father", "mother") and fact.who.sex == y.sex for fact in parents[x])
    return False


def who(person: Person, language: str = "en") -> str:
    """Describes a person by the nearest relative, or else by a verse.

    >>> who(namesakes("azariah.nathan")[0]), who(namesakes("RUTH")[0], "fr")
    ('son of Nathan (1 Kings 4:5)', 'mère d’Obed (Ruth 4:13, 17)')
    """
    known = family()
    for fact in known.parents[person]:
        return Relation(person, fact.who, Kinship("descendant"), (fact,)).description(language)
    for fact in known.children[person]:
        return Relation(person, fact.whose, Kinship("ancestor"), (fact,)).description(language)
    for kinship, table in ((Kinship("spouse"), known.spouses), (Kinship("sibling"), known.stated_siblings)):
        for other, fact in table[person]:
            return Relation(person, other, kinship, (fact,)).description(language)
    return cite(person.verses, language)
