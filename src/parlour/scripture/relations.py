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
from parlour.scripture.siblings import split

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
GREAT = {"en": "great-", "fr": "arrière-"}


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
        self.spellings: dict[str, set[str]] = {"en": set(), "fr": set()}
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
            self.spellings[language].update(map(fold, group))
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


@cache
def terms(language: str) -> tuple[str, ...]:
    """The terms that are shown in that language, one for each kinship and sex.

    >>> terms("en")[:2], "belle-mère" in terms("fr"), "granny" in terms("en")
    (('father', 'mother'), True, False)
    """
    return tuple(dict.fromkeys(term for (*_, shown), term in _words().shown.items() if shown == language))


def in_language(word: str, language: str) -> tuple[str, str]:
    """A typed term as a reader of that language would say it, and the sex of whom it is said.

    >>> in_language("mère", "en"), in_language("elder brother", "fr"), in_language("great-grandmother", "fr")
    (('mother', 'f'), ('frère aîné', 'm'), ('arrière-grand-mère', 'f'))
    >>> in_language("granny", "en"), in_language("belle-mère", "en")
    (('granny', 'f'), ('mother-in-law', 'f'))
    """
    base, order = split(word)
    meant = meanings(base)
    if not meant:
        return word, ""
    meaning = meant[0]
    if not order and base in _words().spellings[language]:
        return word, meaning.sex
    shown = _words().shown.get((meaning.kind, meaning.degree, meaning.sex, language))
    if shown is None:
        shown = name(Kinship(meaning.kind, meaning.degree), meaning.sex, language)
    return ordered(shown, order, meaning.sex, language), meaning.sex


def claim_text(word: str, relation: str, other: str, language: str = "en") -> str:
    """A claim of kinship as it was made, in a sentence.

    >>> claim_text("RUTH", "great-grandmother", "DAVID", "fr"), claim_text("AARON", "frère", "OBED")
    ('RUTH est l’arrière-grand-mère de DAVID', 'AARON is OBED’s brother')
    >>> claim_text("JESSE", "father", "OBED", "fr")
    'JESSE est le père d’OBED'
    >>> claim_text("OBED", "descendant", "BOAZ", "fr"), claim_text("RUTH", "ancestor", "DAVID", "fr")
    ('OBED est un descendant de BOAZ', 'RUTH est un ancêtre de DAVID')
    """
    term, sex = in_language(relation, language)
    if language == "en":
        return f"{word} is {other}’s {term}"
    is_one_of_many = any(
        meaning.kind in ("ancestor", "descendant") and not meaning.degree for meaning in meanings(relation)
    )
    article = _article(term, sex, is_one_of_many)
    return f"{word} est {article}{term} {'d’' if _is_vowel(other) else 'de '}{other}"


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
            return GREAT[language] * (degree - nearest) + _shown(kinship.kind, nearest, sex, language)
        case Kinship("uncle" | "nephew", degree):
            nearest = min(degree, 2)
            return GREAT[language] * (degree - nearest) + _shown(kinship.kind, nearest, sex, language)
        case Kinship("cousin", degree, removed):
            if language == "fr":
                return _shown("cousin", degree if degree > 1 and not removed else 0, sex, "fr")
            word = "cousin" if degree == 1 else f"{_ORDINALS[degree - 1]} cousin"
            return word + ("", " once removed", " twice removed")[removed]
    return _shown(kinship.kind, kinship.degree, sex, language)


_ORDERS = {
    "elder": ("elder {}", "{} aîné", "{} aînée"),
    "younger": ("younger {}", "{} cadet", "{} cadette"),
    "twin": ("twin {}", "{} jumeau", "{} jumelle"),
    "eldest": ("eldest {}", "{} aîné", "{} aînée"),
    "youngest": ("youngest {}", "plus jeune {}", "plus jeune {}"),
}


def ordered(term: str, order: str, sex: str, language: str = "en") -> str:
    """A term for a brother, a sister or a child with its order of birth.

    >>> ordered("brother", "elder", "m"), ordered("sœur", "twin", "f", "fr"), ordered("son", "", "m")
    ('elder brother', 'sœur jumelle', 'son')
    """
    if not order:
        return term
    english, masculine, feminine = _ORDERS[order]
    return (english if language == "en" else feminine if sex == "f" else masculine).format(term)


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
    order: str = ""  # of a brother, a sister or a child: "elder", "twin" …
    order_verses: tuple[int, ...] = ()  # what says so

    def word(self, language: str = "en") -> str:
        """The term for `who`: "great-grandmother"."""
        return ordered(name(self.kinship, self.who.sex, language), self.order, self.who.sex, language)

    @property
    def references(self) -> tuple[int, ...]:
        """The verses of the proof by number, each once."""
        verses = (verse for fact in self.chain for verse in fact.verses)
        return tuple(dict.fromkeys((*self.order_verses, *verses)))

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
        if self.order:
            return say("scripture-relation-proof", language, claim=claim, where=cite(self.order_verses, language))
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
    return _article(word, relation.who.sex, far) + word


def _article(word: str, sex: str, is_one_of_many: bool) -> str:
    """The French article: one has a father, but many ancestors."""
    if is_one_of_many:
        return "une " if sex == "f" else "un "
    return "l’" if _is_vowel(word) else "la " if sex == "f" else "le "


def _of(person: Person, language: str) -> str:
    """“of David”, « de David », « d’Obed »."""
    called = person.name(language)
    if language == "en":
        return f"of {called}"
    return f"d’{called}" if _is_vowel(called) else f"de {called}"


def _is_vowel(word: str) -> bool:
    return word[0] in "aàâeéèêiîoôuœAÀÂEÉÈÊIÎOÔUŒ"
