"""Bases and parts of speech of words in English and French, and the verdicts of MO-21 and MO-22."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

import msgspec

from parlour import data
from parlour.data import grammar
from parlour.data.english_forms import REFUSED
from parlour.data.french_classes import CLASSES
from parlour.data.word_table import WordTable
from parlour.words.compiled import compiled

Language = Literal["en", "fr"]
Ending = Literal["-s", "-ing", "-ed"]

# Ending and name of a French form (MO-50).
_FRENCH_WAYS: dict[str, tuple[Ending, str]] = {
    "P": ("-s", "plural"),
    "G": ("-ing", "present participle"),
    "D": ("-ed", "verb form"),
}
_ENDINGS: tuple[Ending, ...] = ("-s", "-ing", "-ed")

LANGUAGES: tuple[Language, ...] = ("en", "fr")

_PARTS = {"n": "noun", "v": "verb", "a": "adjective", "r": "adverb"}
_WAYS = {
    "p": "plural", "s": "third person", "g": "-ing form", "d": "past form", "i": "irregular form",
    "c": "comparative", "u": "superlative", "x": "old form", "f": "form",
}  # fmt: skip
# Part of speech of a form's base.
_PART_OF_WAY = {"p": "noun", "s": "verb", "g": "verb", "d": "verb", "i": "verb", "x": "verb", "c": "adjective"}
_PART_OF_WAY |= {"u": "adjective"}
# The flags of the French dictionary do not distinguish nouns from adjectives.
_FRENCH = {"v": "verb", "n": "noun or adjective", "r": "adverb"}


class Form(msgspec.Struct, frozen=True):
    """One analysis of a word: a base form (`way` is empty), or a form of another word."""

    base: str
    part: str  # "noun", "verb", "adjective", "adverb", in French "noun or adjective"; empty if unknown
    way: str  # "plural", "third person", "-ing form", "past form", ...; empty for the base form


class Inflection(msgspec.Struct, frozen=True):
    """Why MO-22 refuses a word: its base, and the ending that makes it a form of it."""

    base: str
    ending: Ending
    way: str


@cache
def _table(language: Language) -> WordTable:
    found = data.opened()
    return WordTable(found.section(f"grammar/{language}"), found.section(f"grammar/{language}-index"))


@cache
def _classes() -> WordTable:
    found = data.opened()
    return WordTable(found.section("classes/fr"), found.section("classes/fr-index"))


def french_classes(word: str) -> tuple[str, ...]:
    """Parts of speech of a French word by the dictionary: "noun", "verb", "adjective".

    >>> french_classes("NOIX"), french_classes("PORTE"), french_classes("BELLES")
    (('noun',), ('noun', 'verb'), ('noun', 'adjective'))
    """
    value = _classes().get(word)
    parts = zip(("noun", "verb", "adjective"), CLASSES.values(), strict=True)
    return () if value is None else tuple(part for part, bit in parts if value[0] & bit)


def ways(word: str, language: Language = "en") -> list[tuple[str, str]]:
    """Raw notes of the table on a word: the letter of a form, and the base."""
    value = _table(language).get(word)
    return [] if value is None else grammar.read(word, value)


def forms(word: str, language: Language = "en") -> tuple[Form, ...]:
    """All analyses of a word: under its own heading first, then as a form of other words.

    >>> forms("SANG")[-1]
    Form(base='SING', part='verb', way='irregular form')
    >>> [form.base for form in forms("SUIS", "fr")]
    ['ETRE', 'SUIVRE']
    """
    found = []
    for way, base in ways(word, language):
        if language == "fr":
            found.append(Form(base, _FRENCH.get(way, ""), "" if base == word else "form"))
        elif way in _PARTS:
            found.append(Form(base, _PARTS[way], ""))
        elif way.lower() in _WAYS:
            found.append(Form(base, _PART_OF_WAY.get(way.lower(), ""), _WAYS[way.lower()]))
    return tuple(found)


def bases(word: str, language: Language = "en") -> tuple[str, ...]:
    """The bases of a word, including itself if it is one; empty if the word is unknown.

    >>> bases("LEAVES"), bases("SURVIVED"), bases("LAMB"), bases("SPAKE")
    (('LEAF', 'LEAVE'), ('SURVIVE',), ('LAMB',), ('SPEAK',))
    >>> bases("SURVECURENT", "fr"), bases("QXZ")
    (('SURVIVRE',), ())
    """
    return tuple(dict.fromkeys(form.base for form in forms(word, language)))


def parts_of_speech(word: str, language: Language = "en") -> tuple[str, ...]:
    """Parts of speech of a word, including those of its bases: a plural is a noun, a past form a verb.

    >>> parts_of_speech("RUNNING"), parts_of_speech("LAMBS"), parts_of_speech("GENTIMENT", "fr")
    (('noun', 'adjective', 'verb'), ('noun', 'verb'), ('adverb',))
    """
    return tuple(dict.fromkeys(form.part for form in forms(word, language) if form.part))


def inflections(word: str, language: Language = "en") -> tuple[Inflection, ...]:
    """All reasons why MO-22 refuses a word, none if it does not: the form decides, not the spelling.

    In French (MO-50) a plural in -s or -x is a form in -s, a present participle one in -ing, and any other form of a
    verb one in -ed.

    >>> inflections("RUNS")
    (Inflection(base='RUN', ending='-s', way='plural'), Inflection(base='RUN', ending='-s', way='third person'))
    >>> [found.ending for found in inflections("PORTES", "fr")], inflections("NOIX", "fr")
    (['-s', '-ed'], ())
    """
    if language == "fr":
        value = _classes().get(word)
        notes = [] if value is None else grammar.read(word, value[1:])
        return tuple(Inflection(base, *_FRENCH_WAYS[way]) for way, base in notes)
    refused = [(way, base) for way, base in ways(word) if way in REFUSED]
    if not refused:
        return ()
    ending = next(ending for ending in _ENDINGS if word.endswith(ending[1:].upper()))
    return tuple(Inflection(base, ending, _WAYS[way.lower()]) for way, base in refused)


def inflected(word: str, language: Language = "en") -> Inflection | None:
    """The first reason why MO-22 refuses a word, None if it does not.

    >>> inflected("RUNS")
    Inflection(base='RUN', ending='-s', way='plural')
    >>> inflected("MAKING"), inflected("WEDDING")
    (Inflection(base='MAKE', ending='-ing', way='-ing form'), None)
    >>> inflected("MANGEANT", "fr")
    Inflection(base='MANGER', ending='-ing', way='present participle')
    """
    return next(iter(inflections(word, language)), None)


def is_name(word: str, language: Language = "en") -> bool:
    """Whether a word is no more than a name of a person, a place or a brand (MO-21).

    >>> is_name("PARIS"), is_name("JOHN"), is_name("LAMB"), is_name("CHINA"), is_name("PARIS", "fr")
    (True, True, False, False, True)
    """
    if language == "fr":  # a name beside mere forms of words is a name
        known = word in compiled("french-names")
        return known and (word not in compiled("french") or bool(inflections(word, "fr")))
    return ways(word)[:1] == [("m", word)]


def all_names() -> Iterator[str]:
    """All English names of one word, in alphabetical order.

    >>> "JOHN" in all_names(), "LAMB" in all_names()
    (True, False)
    """
    return (word for word, value in _table("en").items() if grammar.read(word, value)[0][0] == "m")


def is_abbreviation(word: str, language: Language = "en") -> bool:
    """Whether a word is only known as an abbreviation.

    >>> is_abbreviation("NATO"), is_abbreviation("RADAR"), is_abbreviation("SNCF", "fr")
    (True, False, True)
    """
    if language == "fr":
        return word in compiled("french-abbreviations")
    return ways(word)[:1] == [("k", word)]


@cache
def _verbs() -> WordTable:
    found = data.opened()
    return WordTable(found.section("verbs/en"), found.section("verbs/en-index"))


def verb_forms(verb: str) -> tuple[str, ...]:
    """All forms of an English verb, by its base form (TO-16).

    >>> verb_forms("SING")
    ('SANG', 'SING', 'SINGETH', 'SINGING', 'SINGS', 'SUNG')
    >>> verb_forms("LAMP")
    ()
    """
    value = _verbs().get(verb)
    return () if value is None else tuple(sorted(base for _, base in grammar.read(verb, value)))
