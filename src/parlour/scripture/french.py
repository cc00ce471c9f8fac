"""French words and the words of the King James Version that they are tied to.

>>> entries("colombe"), entries("GRÂCES")[0], entries("survécurent")
(('DOVE',), 'GRACE', ('OUTLIVED', 'OVERLIVED'))
>>> "SURVECURENT" in dictionary(), dictionary().find("MOISE"), dictionary().find("QXZ")
(True, 'french-table-names', None)

The proof of a French word is where its English words stand. Accents fold and ligatures come apart, as everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from parlour import data
from parlour.data import french_table
from parlour.data.letters import fold
from parlour.data.word_table import WordTable
from parlour.words import WordList, compiled, forms, french

# Parts of speech, and the kinds of the table that may have such forms.
_KINDS = {"verb": "v", "noun or adjective": "na", "adverb": "r"}


@cache
def dictionary() -> WordList:
    """The French game dictionary of Bible words (TO-1): the table with its forms, names, printed words."""
    parts = (compiled("french-table"), compiled("french-table-names"), compiled("french-rulebook"))
    return compiled("french-dictionary", *parts)


@cache
def _translations() -> WordTable:
    found = data.opened()
    return WordTable(found.section("french/ties"), found.section("french/ties-index"))


def _translations_of(word: str) -> Mapping[str, tuple[str, ...]]:
    """Translations of exactly this word, by kind."""
    value = _translations().get(word)
    if value is None:
        return {}
    return {line[0]: tuple(line[1:].split(" ")) for line in value.decode().split("\n")}


def _all_translations(word: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Kinds and translations of a word in any form: as a name first, then as a headword, then as a form.

    A word may be a headword of one kind and a form of another: PORTE is a door, and carries.
    """
    own = _translations_of(word)
    if french_table.NAME in own:
        yield french_table.NAME, own[french_table.NAME]
    yield from ((kind, own[kind]) for kind in "nvarg" if kind in own)
    for form in forms(word, "fr"):
        if form.base != word:
            of_base = _translations_of(form.base)
            yield from ((kind, of_base[kind]) for kind in _KINDS.get(form.part, "") if kind in of_base)
    if word in french():
        for stem, kind in french_table.stems(word):
            yield from ((kind, english) for english in (_translations_of(stem).get(kind),) if english)


@lru_cache(maxsize=4096)
def entries(word: str) -> tuple[str, ...]:
    """The words of the King James Version that translate a French word in any form.

    >>> entries("oints"), entries("œil"), entries("Pierre"), entries("bateaux")
    (('ANOINTED', 'ANOINT'), ('EYE',), ('PETER', 'STONE', 'HEADSTONE'), ('BOAT', 'SHIP'))
    >>> entries("xylophone")
    ()
    """
    return tuple(dict.fromkeys(english for _, found in _all_translations(fold(word)) for english in found))


@lru_cache(maxsize=4096)
def common_entries(word: str) -> tuple[str, ...]:
    """The same, without those of the word as a name.

    >>> common_entries("Pierre"), common_entries("Marc")
    (('STONE', 'HEADSTONE'), ())
    """
    kinds = _all_translations(fold(word))
    return tuple(dict.fromkeys(english for kind, found in kinds if kind != french_table.NAME for english in found))


def headwords() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The headwords of the table, names included, with their translations.

    >>> found = dict(headwords())
    >>> found["COLOMBE"], "AIMER" in found, "AIMAIT" in found
    (('DOVE',), True, False)
    """
    for word, value in _translations().items():
        yield (
            word,
            tuple(dict.fromkeys(english for line in value.decode().split("\n") for english in line[1:].split(" "))),
        )
