"""French words and the words of the King James Version that they are tied to.

>>> entries("colombe"), entries("GRÂCES")[0], entries("survécurent")
(('DOVE',), 'GRACE', ('OUTLIVED', 'OVERLIVED'))
>>> "SURVECURENT" in dictionary(), dictionary().find("MOISE"), dictionary().find("QXZ")
(True, 'french-table-names', None)

The proof of a French word is where its English words stand. Accents fold and ligatures come apart, as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

import msgspec

from parlour import data
from parlour.data import french_table
from parlour.data.french_table import LOOSE, SENSE
from parlour.data.letters import fold
from parlour.data.word_table import WordTable
from parlour.words import WordList, compiled, forms, french

PLURALS = {"YEUX": "OEIL", "CIEUX": "CIEL", "AIEUX": "AIEUL"}
"""Plurals that dictionaries list as words of their own."""
# Parts of speech, and the kinds of the table that may have such forms.
_KINDS = {"verb": "v", "noun or adjective": "na", "adverb": "r"}
_NOUN = french_table.KINDS["noun"]


@cache
def dictionary() -> WordList:
    """The French game dictionary of Bible words (TO-1): the table with its forms, names, printed words."""
    parts = (compiled("french-table"), compiled("french-table-names"), compiled("french-rulebook"))
    return compiled("french-dictionary", *parts)


@cache
def _translations() -> WordTable:
    found = data.opened()
    return WordTable(found.section("french/ties"), found.section("french/ties-index"))


class FrenchSense(msgspec.Struct, frozen=True):
    """One meaning of a French word: its headword, the kind of word, and the words of the text that say the same."""

    headword: str
    kind: str  # a value of `french_table.KINDS`, or NAME
    english: tuple[str, ...]
    loose: frozenset[str] = frozenset()
    """English words that others usually translate: POIGNET may be said where HAND stands, but MAIN is."""
    labels: tuple[tuple[str, str], ...] = ()
    """English words with the senses that are meant, where one has a name: EAR, corn; the usual one has none."""


def _headword(word: str, kinds: str) -> Iterator[FrenchSense]:
    """The meanings of exactly this word, of these kinds."""
    value = _translations().get(word)
    if value is not None:
        found = [_parsed(word, line) for line in value.decode().split("\n")]
        yield from sorted((one for one in found if one.kind in kinds), key=lambda one: kinds.index(one.kind))


def _parsed(word: str, line: str) -> FrenchSense:
    tied = [(one.startswith(LOOSE), *one.removeprefix(LOOSE).partition(SENSE)) for one in line[1:].split(" ")]
    named = {one for _, one, _, label in tied if label}
    return FrenchSense(
        word,
        line[0],
        tuple(dict.fromkeys(one for _, one, _, _ in tied)),
        frozenset(one for is_loose, one, _, _ in tied if is_loose),
        tuple((one, label) for _, one, _, label in tied if one in named),
    )


def _is_apart(word: str, masculine: FrenchSense) -> bool:
    """Whether a feminine noun is a word of its own beside the masculine that the dictionary has it under: the table has
    other translations for it. EPOUSE is, and AMIE is not.
    """
    feminine = word.removesuffix("S")
    own = {english for one in _headword(feminine, _NOUN) for english in one.english}
    return feminine.endswith("E") and bool(own) and own.isdisjoint(masculine.english)


def _all_senses(word: str) -> Iterator[FrenchSense]:
    yield from _headword(word, f"{french_table.NAME}nvarg")
    for form in forms(word, "fr"):
        if form.base != word:
            found = _headword(form.base, _KINDS.get(form.part, ""))
            yield from (one for one in found if one.kind != _NOUN or not _is_apart(word, one))
    if word in french():
        for stem, kind in french_table.stems(word):
            yield from _headword(stem, kind)


@lru_cache(maxsize=4096)
def senses(word: str) -> tuple[FrenchSense, ...]:
    """The meanings of a word in any form: as a name first, then as a headword, then as a form.

    A word may be a headword of one kind and a form of another (PORTE is a door, and carries), and two words may have
    the same letters (PECHER is to sin, and to fish).

    >>> [(one.headword, one.kind, one.english[0]) for one in senses("PORTE")]
    [('PORTE', 'n', 'GATE'), ('PORTER', 'v', 'BEAR')]
    >>> [one.headword for one in senses("ÉPOUSES")], [one.headword for one in senses("AMIES")]
    (['EPOUSER', 'EPOUSE'], ['AMI', 'AMIE'])
    >>> [one.english for one in senses("PECHER")]
    [('TRESPASSED', 'SIN'), ('FISHING', 'FISH')]
    """
    return tuple(dict.fromkeys(_all_senses(fold(word))))


@lru_cache(maxsize=4096)
def entries(word: str) -> tuple[str, ...]:
    """The words of the King James Version that translate a French word in any form.

    >>> entries("oints"), entries("œil"), entries("Pierre"), entries("bateaux")
    (('ANOINTED', 'ANOINT'), ('EYE',), ('PETER', 'STONE', 'HEADSTONE'), ('BOAT', 'SHIP'))
    >>> entries("xylophone")
    ()
    """
    return tuple(dict.fromkeys(english for sense in senses(word) for english in sense.english))


@lru_cache(maxsize=4096)
def common_entries(word: str) -> tuple[str, ...]:
    """The same, without those of the word as a name.

    >>> common_entries("Pierre"), common_entries("Marc")
    (('STONE', 'HEADSTONE'), ())
    """
    meant = (sense for sense in senses(word) if sense.kind != french_table.NAME)
    return tuple(dict.fromkeys(english for sense in meant for english in sense.english))


def headwords() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The headwords of the table, names included, with their translations.

    >>> found = dict(headwords())
    >>> found["COLOMBE"], "AIMER" in found, "AIMAIT" in found
    (('DOVE',), True, False)
    """
    for word, value in _translations().items():
        yield (
            word,
            tuple(dict.fromkeys(one for line in value.decode().split("\n") for one in _parsed(word, line).english)),
        )
