"""Themes of words (MO-32): their words, titles and names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, get_args

from parlour import data
from parlour.data.letters import fold
from parlour.data.word_table import WordTable
from parlour.words.grammar import forms

Theme = Literal["nouns", "verbs", "adjectives", "food", "animals", "films", "shows", "books", "persons"]
THEMES: tuple[Theme, ...] = get_args(Theme)

_PARTS: dict[str, Theme] = {"noun": "nouns", "verb": "verbs", "adjective": "adjectives"}
# In the order of the bits in the data file.
_BITS: tuple[Theme, ...] = ("food", "animals", "films", "shows", "books", "persons")


@cache
def _table() -> WordTable:
    found = data.opened()
    return WordTable(found.section("themes/en"), found.section("themes/en-index"))


def _marked(key: str) -> Iterator[Theme]:
    value = _table().get(key)
    if value is not None:
        yield from (theme for bit, theme in enumerate(_BITS) if value[0] & (1 << bit))


def themes(text: str) -> tuple[Theme, ...]:
    """The themes of a word, a title or a name. Spaces, accents, punctuation and case do not matter; plurals count.

    >>> themes("lamb"), themes("The Lion King"), themes("Albert Einstein")
    (('nouns', 'verbs', 'food', 'animals'), ('films',), ('persons',))
    >>> themes("geese"), themes("feather"), themes("Zeus")
    (('nouns', 'food', 'animals'), ('nouns', 'verbs'), ())
    """
    key = fold(text)
    known = forms(key)
    found = {_PARTS[form.part] for form in known if form.part in _PARTS} | set(_marked(key))
    for form in known:
        if form.way == "plural":
            found |= {theme for theme in _marked(form.base) if theme in ("food", "animals")}
    return tuple(theme for theme in THEMES if theme in found)


def in_theme(text: str, theme: Theme) -> bool:
    """Whether a word, a title or a name belongs to a theme.

    >>> in_theme("Jaws", "films"), in_theme("JAWS", "animals"), in_theme("run", "verbs")
    (True, False, True)
    """
    return theme in themes(text)


def written(text: str) -> str | None:
    """The spelling of a title or a name of a theme, None if it is none.

    >>> written("les miserables"), written("LAMB")
    ('Les Miserables', None)
    """
    value = _table().get(fold(text))
    return value[1:].decode() or None if value is not None else None


def members(theme: Theme) -> Iterator[str]:
    """All entries of food, animals, films, shows, books or persons, folded, in alphabetical order.

    >>> next(members("books"))
    'ABEARCALLEDPADDINGTON'
    """
    bit = 1 << _BITS.index(theme)
    return (key for key, value in _table().items() if value[0] & bit)
