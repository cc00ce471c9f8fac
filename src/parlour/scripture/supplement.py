"""Words of the game dictionary that the text has not: today's spellings and names, and headwords (TO-1)."""

from __future__ import annotations

from functools import cache

from parlour import data
from parlour.data.arrays import from_section
from parlour.data.word_table import WordTable


@cache
def _table(name: str) -> WordTable:
    found = data.opened()
    return WordTable(found.section(f"dictionary/{name}"), found.section(f"dictionary/{name}-index"))


def old_spellings(word: str) -> tuple[str, ...]:
    """The spellings of the text that today's spelling or name stands for; none if the word is no such spelling.

    >>> old_spellings("HONORED"), old_spellings("ISAIAH"), old_spellings("PHOEBE"), old_spellings("LAMB")
    (('HONOURED',), ('ESAIAS',), ('PHEBE',), ())
    """
    return _modern().get(word, ())


@cache
def _modern() -> dict[str, tuple[str, ...]]:
    """The whole table: every word that is linked is looked up in it several times."""
    return {word: tuple(value.decode().split(" ")) for word, value in _table("modern").items()}


def headword_verses(word: str) -> tuple[int, ...]:
    """The verses that the entry of a headword refers to; none if the word is no headword.

    >>> headword_verses("MAGNIFICAT"), headword_verses("LAMB")
    ((24939,), ())
    """
    value = _table("headwords").get(word)
    return () if value is None else tuple(from_section("H", memoryview(value)))
