"""What one person is to another: the words for it in English and French, and relations with their proofs.

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
"""From the next generation on people say "forefather", and no longer count the greats."""

_ORDINALS = ("first", "second", "third")
_GREAT = {"en": "great-", "fr": "arrière-"}


class Tie(msgspec.Struct, frozen=True, order=True):
    """What somebody is to somebody: an ancestor of the third degree is a great-grandparent."""

    kind: str
    degree: int = 1
    removed: int = 0  # of cousins: how many generations lie between them

    @property
    def inverse(self) -> Tie:
        """What the other one is to the first.

        >>> Tie("uncle", 2).inverse
        Tie(kind='nephew', degree=2, removed=0)
        """
        return Tie(_INVERSE.get(self.kind, self.kind), self.degree, self.removed)

    @property
    def is_far(self) -> bool:
        return self.kind in ("ancestor", "descendant") and self.degree > FAR


class Meaning(msgspec.Struct, frozen=True):
    """What a word for a relation says; no degree means any, no kind any kind, no sex either."""

    kind: str
    degree: int
    sex: str

    def fits(self, tie: Tie, sex: str) -> bool:
        """Whether the word is true of somebody of this sex who has this tie.

        >>> Meaning("sibling", 1, "m").fits(Tie("half-sibling"), "m"), Meaning("uncle", 1, "f").fits(Tie("uncle"), "m")
        (True, False)
        """
        kinds = ("sibling", "half-sibling") if self.kind == "sibling" else (self.kind or tie.kind,)
        return tie.kind in kinds and self.degree in (0, tie.degree) and self.sex in ("", sex)


class _RelationWords:
    """The table of words, by what they say and by how they are written."""

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
    """What a word says, in English or French, in any writing; nothing if it is no word for a relation.

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


def name(tie: Tie, sex: str, language: str = "en") -> str:
    """The word for somebody of this sex who has this tie.

    >>> name(Tie("ancestor", 4), "f"), name(Tie("nephew", 3), "m", "fr"), name(Tie("cousin", 1, 1), "f")
    ('great-great-grandmother', 'arrière-petit-neveu', 'cousin once removed')
    """
    match tie:
        case Tie("ancestor" | "descendant", degree):
            if tie.is_far:
                return _shown(tie.kind, 0, sex, language)
            nearest = min(degree, 2)
            return _GREAT[language] * (degree - nearest) + _shown(tie.kind, nearest, sex, language)
        case Tie("uncle" | "nephew", degree):
            nearest = min(degree, 2)
            return _GREAT[language] * (degree - nearest) + _shown(tie.kind, nearest, sex, language)
        case Tie("cousin", degree, removed):
            if language == "fr":
                return _shown("cousin", degree if degree > 1 and not removed else 0, sex, "fr")
            word = "cousin" if degree == 1 else f"{_ORDINALS[degree - 1]} cousin"
            return word + ("", " once removed", " twice removed")[removed]
    return _shown(tie.kind, tie.degree, sex, language)


def _shown(kind: str, degree: int, sex: str, language: str) -> str:
    return _words().shown[kind, degree, sex, language]


Chain = tuple[Fact, ...]

# What the text says outright of people whose parents it does not tell.
STATED = {
    "concubine": Tie("concubine"),
    "uncle": Tie("uncle"),
    "cousin": Tie("cousin"),
    "father-in-law": Tie("parent-in-law"),
    "guardian": Tie("guardian"),
    "heavenly-father": Tie("ancestor"),
}
FACTS = STATED | {
    "father": Tie("ancestor"),
    "mother": Tie("ancestor"),
    "husband": Tie("spouse"),
    "wife": Tie("spouse"),
    "brother": Tie("sibling"),
    "sister": Tie("sibling"),
}

_LONG = 6
"""A longer chain is told in a sentence by its ends."""


class Relation(msgspec.Struct, frozen=True):
    """That `who` is something to `whose`, and the facts that prove it, from the elder to the younger."""

    who: Person
    whose: Person
    tie: Tie
    chain: Chain

    def word(self, language: str = "en") -> str:
        """What `who` is: "great-grandmother"."""
        return name(self.tie, self.who.sex, language)

    @property
    def references(self) -> tuple[int, ...]:
        """The verses of the proof, by their places in the text, each once."""
        return tuple(dict.fromkeys(verse for fact in self.chain for verse in fact.verses))

    def claim(self, language: str = "en") -> str:
        """What is to be proved: "Ruth is the great-grandmother of David"."""
        return say(
            "{who} is {what} {of}",
            language,
            who=self.who.name(language),
            what=_with_article(self, language),
            of=_of(self.whose, language),
        )

    def description(self, language: str = "en") -> str:
        """Who `who` is, by this relation: "son of Nathan (1 Kings 4:5)"."""
        return f"{self.word(language)} {_of(self.whose, language)} ({cite(self.references, language)})"

    def sentence(self, language: str = "en") -> str:
        """The whole proof in one sentence."""
        claim = self.claim(language)
        if len(self.chain) == 1 and FACTS[self.chain[0].kind] in (self.tie, self.tie.inverse):
            return f"{claim} ({cite(self.references, language)})."
        steps = [fact_sentence(fact, language) for fact in self.chain]
        if len(steps) > _LONG:
            steps[3:-2] = ["…"]
        return say("{claim}: {chain}.", language, claim=claim, chain=", ".join(steps))


def fact_sentence(fact: Fact, language: str = "en") -> str:
    """A fact, with its verses."""
    claim = Relation(fact.who, fact.whose, FACTS[fact.kind], ()).claim(language)
    return f"{claim} ({cite(fact.verses, language)})"


def _with_article(relation: Relation, language: str) -> str:
    word, far = relation.word(language), relation.tie.is_far
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
