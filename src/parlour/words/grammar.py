"""Bases and parts of speech of words in English and French, and the verdict of MO-22."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from parlour import data
from parlour.data import grammar
from parlour.data.word_table import WordTable

Language = Literal["en", "fr"]
Ending = Literal["-s", "-ing", "-ed"]

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


def inflected(word: str) -> Inflection | None:
    """Why MO-22 refuses an English word, None if it does not: the form decides, not the spelling.

    >>> inflected("RUNS")
    Inflection(base='RUN', ending='-s', way='plural')
    >>> inflected("MAKING"), inflected("WEDDING")
    (Inflection(base='MAKE', ending='-ing', way='-ing form'), None)
    """
    endings: dict[str, Ending] = {"P": "-s", "S": "-s", "G": "-ing", "D": "-ed"}
    for way, base in ways(word):
        if way in endings:
            return Inflection(base, endings[way], _WAYS[way.lower()])
    return None


def is_name(word: str) -> bool:
    """Whether English writes a word only with a capital, as far as the sources know.

    >>> is_name("PARIS"), is_name("LAMB")
    (True, False)
    """
    return ways(word)[:1] == [("m", word)]


def is_abbreviation(word: str) -> bool:
    """Whether a word is only known as an abbreviation.

    >>> is_abbreviation("NATO"), is_abbreviation("RADAR")
    (True, False)
    """
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
