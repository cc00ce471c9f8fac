"""Kinship terms in English and French, and relations between persons with their proofs.

>>> from parlour.scripture import related
>>> print(related("JESSE", "father", "DAVID").sentence("fr"))
Isaï est le père de David (Ruth 4:22).
"""

from __future__ import annotations

from functools import cache

import msgspec

from parlour.data import lists
from parlour.data.errors import DataError
from parlour.data.letters import fold
from parlour.kernel.i18n import say
from parlour.scripture.people import Fact, Person
from parlour.scripture.references import cite

_INVERSE = {
    "ancestor": "descendant",
    "uncle": "nephew",
    "parent-in-law": "child-in-law",
    "step-parent": "step-child",
    "guardian": "ward",
}
_INVERSE |= {there: here for here, there in _INVERSE.items()}

FAR = 5
"""From this degree on the term is "forefather" instead of counted greats."""

_ORDINALS = ("first", "second", "third")
_GREAT = {"en": "great-", "fr": "arrière-"}


class Kinship(msgspec.Struct, frozen=True, order=True):
    """How two persons are related: an ancestor of the third degree is a great-grandparent."""

    kind: str
    degree: int = 1
    removed: int = 0  # of cousins: difference in generations

    @property
    def inverse(self) -> Kinship:
        """The kinship in the other direction.

        >>> Kinship("uncle", 2).inverse
        Kinship(kind='nephew', degree=2, removed=0)
        """
        return Kinship(_INVERSE.get(self.kind, self.kind), self.degree, self.removed)

    @property
    def is_far(self) -> bool:
        return self.kind in ("ancestor", "descendant") and self.degree > FAR


class Meaning(msgspec.Struct, frozen=True):
    """The meaning of a kinship term; no degree means any, no kind any kind, no sex either."""

    kind: str
    degree: int
    sex: str

    def fits(self, kinship: Kinship, sex: str) -> bool:
        """Whether the term applies to a person of this sex with this kinship.

        >>> brother, aunt = Meaning("sibling", 1, "m"), Meaning("uncle", 1, "f")
        >>> brother.fits(Kinship("half-sibling"), "m"), aunt.fits(Kinship("uncle"), "m")
        (True, False)
        """
        kinds = ("sibling", "half-sibling") if self.kind == "sibling" else (self.kind or kinship.kind,)
        return kinship.kind in kinds and self.degree in (0, kinship.degree) and self.sex in ("", sex)


class _RelationWords:
    """The table of kinship terms, by meaning and by spelling."""

    def __init__(self) -> None:
        self.shown: dict[tuple[str, int, str, str], str] = {}
        self.meanings: dict[str, list[Meaning]] = {}
        for line in lists.lines("relations.tsv"):
            match line.split("\t"):
                case [relation, sex, english, french]:
                    self._add(relation, sex.strip("-"), {"en": english.split(", "), "fr": french.split(", ")})
                case _:
                    raise DataError(f"relations.tsv: {line!r} has not four columns")

    def _add(self, relation: str, sex: str, words: dict[str, list[str]]) -> None:
        kind, _, degree = relation.partition(" ")
        meaning = Meaning(kind if degree else "", int(degree) if degree.isdigit() else 0, sex)
        for language, group in words.items():
            self.shown.setdefault((meaning.kind, meaning.degree, sex, language), group[0])
            for word in group:
                kept = self.meanings.setdefault(fold(word), [])
                if meaning not in kept:
                    kept.append(meaning)


@cache
def _words() -> _RelationWords:
    return _RelationWords()


@cache
def meanings(word: str) -> tuple[Meaning, ...]:
    """Meanings of a term in English or French, in any spelling; empty if it is not a kinship term.

    >>> meanings("Great Grandfather") == meanings("arrière-grand-père") == (Meaning("ancestor", 3, "m"),)
    True
    >>> sorted(meaning.kind for meaning in meanings("belle-mère"))
    ['parent-in-law', 'step-parent']
    """
    letters = fold(word)
    found = list(_words().meanings.get(letters, ()))
    for prefix in ("GREAT", "ARRIERE"):
        if letters.startswith(prefix):
            for meaning in meanings(letters.removeprefix(prefix)):
                nearest = 2 if meaning.kind in ("ancestor", "descendant") or prefix == "ARRIERE" else 1
                if meaning.kind in ("ancestor", "descendant", "uncle", "nephew") and meaning.degree >= nearest:
                    found.append(Meaning(meaning.kind, meaning.degree + 1, meaning.sex))
    return tuple(dict.fromkeys(found))


def name(kinship: Kinship, sex: str, language: str = "en") -> str:
    """The term for a person of this sex with this kinship.

    >>> name(Kinship("ancestor", 4), "f"), name(Kinship("nephew", 3), "m", "fr"), name(Kinship("cousin", 1, 1), "f")
    ('great-great-grandmother', 'arrière-petit-neveu', 'cousin once removed')
    """
    match kinship:
        case Kinship("ancestor" | "descendant", degree):
            if kinship.is_far:
                return _shown(kinship.kind, 0, sex, language)
            nearest = min(degree, 2)
            return _GREAT[language] * (degree - nearest) + _shown(kinship.kind, nearest, sex, language)
        case Kinship("uncle" | "nephew", degree):
            nearest = min(degree, 2)
            return _GREAT[language] * (degree - nearest) + _shown(kinship.kind, nearest, sex, language)
        case Kinship("cousin", degree, removed):
            if language == "fr":
                return _shown("cousin", degree if degree > 1 and not removed else 0, sex, "fr")
            word = "cousin" if degree == 1 else f"{_ORDINALS[degree - 1]} cousin"
            return word + ("", " once removed", " twice removed")[removed]
    return _shown(kinship.kind, kinship.degree, sex, language)


def _shown(kind: str, degree: int, sex: str, language: str) -> str:
    return _words().shown[kind, degree, sex, language]


Chain = tuple[Fact, ...]

# Kinships that the text states without naming the parents.
STATED = {
    "concubine": Kinship("concubine"),
    "uncle": Kinship("uncle"),
    "cousin": Kinship("cousin"),
    "father-in-law": Kinship("parent-in-law"),
    "guardian": Kinship("guardian"),
    "heavenly-father": Kinship("ancestor"),
}
FACTS = STATED | {
    "father": Kinship("ancestor"),
    "mother": Kinship("ancestor"),
    "husband": Kinship("spouse"),
    "wife": Kinship("spouse"),
    "brother": Kinship("sibling"),
    "sister": Kinship("sibling"),
}

_LONG = 6
"""A longer chain is summarized by its ends."""


class Relation(msgspec.Struct, frozen=True):
    """`who` is related to `whose`, with the facts that prove it, from the elder to the younger."""

    who: Person
    whose: Person
    kinship: Kinship
    chain: Chain

    def word(self, language: str = "en") -> str:
        """The term for `who`: "great-grandmother"."""
        return name(self.kinship, self.who.sex, language)

    @property
    def references(self) -> tuple[int, ...]:
        """The verses of the proof by number, each once."""
        return tuple(dict.fromkeys(verse for fact in self.chain for verse in fact.verses))

    def claim(self, language: str = "en") -> str:
        """The claim: "Ruth is the great-grandmother of David"."""
        return say(
            "scripture-relation",
            language,
            who=self.who.name(language),
            what=_with_article(self, language),
            of=_of(self.whose, language),
        )

    def description(self, language: str = "en") -> str:
        """Describes `who` by this relation: "son of Nathan (1 Kings 4:5)"."""
        return f"{self.word(language)} {_of(self.whose, language)} ({cite(self.references, language)})"

    def sentence(self, language: str = "en") -> str:
        """The whole proof in one sentence."""
        claim = self.claim(language)
        if len(self.chain) == 1 and FACTS[self.chain[0].kind] in (self.kinship, self.kinship.inverse):
            return say("scripture-relation-proof", language, claim=claim, where=cite(self.references, language))
        steps = [fact_sentence(fact, language) for fact in self.chain]
        if len(steps) > _LONG:
            steps[3:-2] = ["…"]
        return say("scripture-relation-chain", language, claim=claim, chain=", ".join(steps))


def fact_sentence(fact: Fact, language: str = "en") -> str:
    """A fact, with its verses."""
    claim = Relation(fact.who, fact.whose, FACTS[fact.kind], ()).claim(language)
    return say("scripture-relation-fact", language, claim=claim, where=cite(fact.verses, language))


def _with_article(relation: Relation, language: str) -> str:
    word, far = relation.word(language), relation.kinship.is_far
    if language == "en":
        return f"{'a' if far else 'the'} {word}"
    feminine = relation.who.sex == "f"
    if far:
        return f"{'une' if feminine else 'un'} {word}"
    return f"l’{word}" if _is_vowel(word) else f"{'la' if feminine else 'le'} {word}"


def _of(person: Person, language: str) -> str:
    """“of David”, « de David », « d’Obed »."""
    called = person.name(language)
    if language == "en":
        return f"of {called}"
    return f"d’{called}" if _is_vowel(called) else f"de {called}"


def _is_vowel(word: str) -> bool:
    return word[0] in "aàâeéèêiîoôuœAÀÂEÉÈÊIÎOÔUŒ"
