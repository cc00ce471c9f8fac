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

from parlour.scripture.people import Fact, Person, Register, namesakes, register
from parlour.scripture.references import cite
from parlour.scripture.relations import FAR, STATED, Chain, Relation, Tie, meanings

# Beyond these everybody is a cousin of everybody, through Noah.
_MOST_UNCLES = 3
_MOST_COUSINS = 3
_MOST_REMOVED = 2

_COLLATERAL = ("sibling", "half-sibling", "uncle", "nephew", "cousin")
_BLOOD = ("ancestor", "descendant", *_COLLATERAL)
# Of ties with chains of one length, which is the closer one.
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
        self.house = self._houses(known)

    @staticmethod
    def _both(table: dict[Person, list[tuple[Person, Fact]]], fact: Fact) -> None:
        table[fact.who].append((fact.whose, fact))
        table[fact.whose].append((fact.who, fact))

    @staticmethod
    def _houses(known: Register) -> dict[Person, int]:
        """A number for each person whom any fact names, the same for all whom facts connect."""
        near: dict[Person, list[Person]] = defaultdict(list)
        for fact in known.facts:
            near[fact.who].append(fact.whose)
            near[fact.whose].append(fact.who)
        house: dict[Person, int] = {}
        for number, first in enumerate(near):
            waiting = [] if first in house else [first]
            while waiting:
                person = waiting.pop()
                if person not in house:
                    house[person] = number
                    waiting += near[person]
        return house

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
        """Brothers and sisters, half ones too, each once."""
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

    def ties(self, x: Person, y: Person) -> Iterator[tuple[Tie, Chain]]:
        yield from self._stated_ties(x, y)
        yield from self._blood(x, y)
        yield from self._marriage(x, y)

    def _stated_ties(self, x: Person, y: Person) -> Iterator[tuple[Tie, Chain]]:
        for who, whose in ((x, y), (y, x)):
            for fact in self.stated.get((who, whose), ()):
                yield STATED[fact.kind] if who is x else STATED[fact.kind].inverse, (fact,)
        for sibling, fact in self.stated_siblings[x]:
            if sibling is y:
                yield Tie("sibling"), (fact,)

    def _blood(self, x: Person, y: Person) -> Iterator[tuple[Tie, Chain]]:
        above_x, above_y = self.above(x), self.above(y)
        if x in above_y:
            yield Tie("ancestor", len(above_y[x])), above_y[x]
        if y in above_x:
            yield Tie("descendant", len(above_x[y])), above_x[y]
        for shared in above_x:  # in its order, so that the same chain is found each time
            if (
                shared in above_y
                and len(above_x[shared]) + len(above_y[shared]) <= 2 * (_MOST_COUSINS + 1) + _MOST_REMOVED
            ):
                yield from self._through(shared, x, y)
        # The text names some brothers without their parents: their children are nephews all the same.
        for tie, here, there in ((Tie("uncle"), x, y), (Tie("nephew"), y, x)):
            for up in self.parents[there]:
                for sibling, fact in self.stated_siblings[up.who]:
                    if sibling is here:
                        yield tie, (fact, up)

    def _through(self, shared: Person, x: Person, y: Person) -> Iterator[tuple[Tie, Chain]]:
        """Ties by an ancestor of both, from whom they come by different children."""
        above_x, above_y = self.above(x), self.above(y)
        down = self.children[shared]
        for to_x in down:
            if to_x.whose not in above_x:
                continue
            for to_y in down:
                if to_y.whose is to_x.whose or to_y.whose not in above_y:
                    continue
                chain_x, chain_y = (to_x, *above_x[to_x.whose]), (to_y, *above_y[to_y.whose])
                tie = self._collateral(x, y, len(chain_x), len(chain_y))
                if tie is not None:
                    yield tie, chain_x + chain_y

    def _collateral(self, x: Person, y: Person, up: int, down: int) -> Tie | None:
        match up, down:
            case 1, 1:
                return Tie("half-sibling" if self._are_half(x, y) else "sibling")
            case 1, _:
                return Tie("uncle", down - 1) if down - 1 <= _MOST_UNCLES else None
            case _, 1:
                return Tie("nephew", up - 1) if up - 1 <= _MOST_UNCLES else None
        degree, removed = min(up, down) - 1, abs(up - down)
        if degree > _MOST_COUSINS or removed > _MOST_REMOVED:
            return None
        return Tie("cousin", degree, removed)

    def _are_half(self, x: Person, y: Person) -> bool:
        """Whether one parent is shared, and the other known of both and not the same."""
        for kind in ("father", "mother"):
            of_x, of_y = ({fact.who for fact in self.parents[each] if fact.kind == kind} for each in (x, y))
            if of_x and of_y and not of_x & of_y:
                return True
        return False

    def _marriage(self, x: Person, y: Person) -> Iterator[tuple[Tie, Chain]]:
        for spouse, wedding in self.spouses[x]:
            if spouse is y:
                yield Tie("spouse"), (wedding,)
        # Each of these has an inverse; what y is to x by the same way is told from the other side.
        yield from self._by_wedding(x, y)
        for tie, chain in self._by_wedding(y, x):
            yield tie.inverse, chain

    def _by_wedding(self, x: Person, y: Person) -> Iterator[tuple[Tie, Chain]]:
        for spouse, wedding in self.spouses[y]:
            for down in self.parents[spouse]:
                if down.who is x:
                    yield Tie("parent-in-law"), (down, wedding)
            for sibling, chain in self.siblings(spouse):
                # A brother who married her too is her husband and nothing else.
                if sibling is x and all(other is not x for other, _ in self.spouses[y]):
                    yield Tie("sibling-in-law"), (*chain, wedding)
            for sibling, chain in self.siblings(spouse):
                for other, second in self.spouses[sibling]:
                    if other is x and x is not y:
                        yield Tie("sibling-in-law"), (second, *chain, wedding)
            for other, second in self.spouses[spouse]:
                if other is x and x is not y and x.sex == y.sex == "f":
                    yield Tie("co-wife"), (second, wedding)
        for up in self.parents[y]:
            for spouse, wedding in self.spouses[up.who]:
                if spouse is x and all(fact.who is not x for fact in self.parents[y]):
                    yield Tie("step-parent"), (wedding, up)
                for down in self.children[spouse]:
                    if down.whose is x and not self._share_a_parent(x, y):
                        yield Tie("step-sibling"), (down, wedding, up)
            for sibling, chain in self.siblings(up.who):
                for spouse, wedding in self.spouses[sibling]:
                    if spouse is x and not {x, sibling} & {fact.who for fact in self.parents[y]}:
                        yield Tie("uncle"), (wedding, *chain, up)

    def _share_a_parent(self, x: Person, y: Person) -> bool:
        return bool({fact.who for fact in self.parents[x]} & {fact.who for fact in self.parents[y]})


@cache
def family() -> Family:
    return Family(register())


@lru_cache(maxsize=20_000)
def _ties(x: Person, y: Person) -> tuple[tuple[Tie, Chain], ...]:
    """Each tie once, with its shortest chain, the closest first."""
    best: dict[Tie, Chain] = {}
    for tie, chain in family().ties(x, y):
        if tie not in best or len(chain) < len(best[tie]):
            best[tie] = chain
    # Relatives marry: then whoever is a brother is some cousin too, and whoever is a wife a sister-in-law.
    collateral = [len(chain) for tie, chain in best.items() if tie.kind in _BLOOD]
    for tie in list(best):
        distant = tie.kind in _COLLATERAL and len(best[tie]) > min(collateral)
        if distant or (tie.kind == "sibling-in-law" and (Tie("spouse") in best or Tie("co-wife") in best)):
            del best[tie]
    return tuple(sorted(best.items(), key=lambda item: (len(item[1]), _rank(item[0]), item[0])))


def _rank(tie: Tie) -> int:
    return _ORDER.index(tie.kind) if tie.kind in _ORDER else len(_ORDER)


def kin(a: str, b: str) -> tuple[Relation, ...]:
    """What `a` is to `b`, for all who have these names (or ids), the best proof first.

    >>> [relation.word() for relation in kin("MIRIAM", "MOSES")], kin("moses", "paul")
    (['sister'], ())
    """
    return relations(namesakes(a), namesakes(b))


def relations(some: Iterable[Person], others: Collection[Person]) -> tuple[Relation, ...]:
    """What any of these is to any of those, the best proof first."""
    found = []
    house = family().house
    for x in some:
        for y in others:
            if x is not y and x in house and house[x] == house.get(y):
                found += [Relation(x, y, tie, chain) for tie, chain in _ties(x, y)]
    # Sorting keeps the order of namesakes, the best known first; of far relatives the nearest is not the best.
    return tuple(sorted(found, key=lambda relation: (min(len(relation.chain), FAR + 1), _rank(relation.tie))))


def are_kin(some: Iterable[Person], others: Collection[Person]) -> bool:
    """Whether any of these is anything to any of those: `kin` without its proofs, for whoever asks about many.

    >>> are_kin(namesakes("MIRIAM"), namesakes("MOSES")), are_kin(namesakes("MOSES"), namesakes("PAUL"))
    (True, False)
    """
    house = family().house
    return any(x is not y and x in house and house[x] == house.get(y) and _ties(x, y) for x in some for y in others)


def related(a: str, word: str, b: str) -> Relation | None:
    """The proof that `a` is the `word` (in English or French) of `b`, or None.

    >>> print(related("MOSES", "frère", "AARON").sentence("fr"))
    Moïse est le frère d’Aaron : Amram est le père de Moïse (Exode 6:20), Amram est le père d’Aaron (Exode 6:20).
    """
    meant = meanings(word)
    for relation in kin(a, b) if meant else ():
        if any(meaning.fits(relation.tie, relation.who.sex) for meaning in meant):
            return relation
    return None


def who(person: Person, language: str = "en") -> str:
    """Whom a name means, by the nearest kin or else by a verse.

    >>> who(namesakes("azariah.nathan")[0]), who(namesakes("RUTH")[0], "fr")
    ('son of Nathan (1 Kings 4:5)', 'mère d’Obed (Ruth 4:13, 17)')
    """
    known = family()
    for fact in known.parents[person]:
        return Relation(person, fact.who, Tie("descendant"), (fact,)).description(language)
    for fact in known.children[person]:
        return Relation(person, fact.whose, Tie("ancestor"), (fact,)).description(language)
    for tie, table in ((Tie("spouse"), known.spouses), (Tie("sibling"), known.stated_siblings)):
        for other, fact in table[person]:
            return Relation(person, other, tie, (fact,)).description(language)
    return cite(person.verses, language)
