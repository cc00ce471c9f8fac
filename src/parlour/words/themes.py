"""Themes of words (MO-32): their words, titles and names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Literal, get_args

from parlour import data
from parlour.data.letters import fold, fold_title
from parlour.data.word_table import WordTable
from parlour.words.grammar import Language, forms, french_classes, inflections, parts_of_speech

Theme = Literal["nouns", "verbs", "adjectives", "food", "animals", "films", "shows", "books", "persons"]
THEMES: tuple[Theme, ...] = get_args(Theme)

_PARTS: dict[str, Theme] = {"noun": "nouns", "verb": "verbs", "adjective": "adjectives"}
_TITLES: frozenset[Theme] = frozenset(("films", "shows", "books", "persons"))
# In the order of the bits in the data file.
_BITS: tuple[Theme, ...] = ("food", "animals", "films", "shows", "books", "persons")


@cache
def _table(language: Language) -> WordTable:
    found = data.opened()
    return WordTable(found.section(f"themes/{language}"), found.section(f"themes/{language}-index"))


def _marked(key: str, language: Language) -> Iterator[Theme]:
    value = _table(language).get(key)
    if value is not None:
        yield from (theme for bit, theme in enumerate(_BITS) if value[0] & (1 << bit))
    if language != "en":  # titles and names are known by their English spelling too
        yield from (theme for theme in _marked(key, "en") if theme in _TITLES)


def themes(text: str, language: Language = "en") -> tuple[Theme, ...]:
    """The themes of a word, a title or a name. Spaces, accents, punctuation and case do not matter; plurals count.

    >>> themes("lamb"), themes("The Lion King"), themes("Albert Einstein")
    (('nouns', 'verbs', 'food', 'animals'), ('films',), ('persons',))
    >>> themes("geese"), themes("feather"), themes("Zeus"), themes("polar bears")
    (('nouns', 'food', 'animals'), ('nouns', 'verbs'), (), ('animals',))
    >>> themes("chevaux", "fr"), themes("haricots verts", "fr")
    (('nouns', 'animals'), ('food',))
    """
    found = {_PARTS[part] for part in _parts(fold_title(text), language) if part in _PARTS}
    found |= set(_marked(fold_title(text), language))
    for singular in _singulars(text, language):
        found |= {theme for theme in _marked(singular, language) if theme not in _TITLES}
        if "noun" in _parts(singular, language):
            found.add("nouns")
    return tuple(theme for theme in THEMES if theme in found)


def _parts(word: str, language: Language) -> tuple[str, ...]:
    return parts_of_speech(word) if language == "en" else french_classes(word)


def _singulars(text: str, language: Language) -> Iterator[str]:
    """The letters of a text with its last word in the singular, in French with all its words."""
    words = re.split(r"[\s-]+", text.strip())
    if language == "fr":
        yield "".join([next(_singulars_of(fold(word), language), fold(word)) for word in words])
        return
    for singular in _singulars_of(fold(words[-1]), language):
        yield fold_title(" ".join((*words[:-1], singular)))


def _singulars_of(word: str, language: Language) -> Iterator[str]:
    if language == "fr":
        return (found.base for found in inflections(word, "fr") if found.way == "plural")
    return (form.base for form in forms(word) if form.way == "plural")


def in_theme(text: str, theme: Theme, language: Language = "en") -> bool:
    """Whether a word, a title or a name belongs to a theme.

    >>> in_theme("Jaws", "films"), in_theme("JAWS", "animals"), in_theme("run", "verbs")
    (True, False, True)
    >>> in_theme("ours polaire", "animals", "fr"), in_theme("porte", "verbs", "fr")
    (True, True)
    """
    return theme in themes(text, language)


def is_entry(text: str, theme: Theme, language: Language = "en") -> bool:
    """Whether a theme has these very words, not only their singular.

    >>> is_entry("polar bear", "animals"), is_entry("polar bears", "animals")
    (True, False)
    """
    return theme in _marked(fold_title(text), language)


def written(text: str, language: Language = "en") -> str | None:
    """The spelling of a title or a name of a theme, None if it is none.

    >>> written("les miserables"), written("LAMB"), written("LEROILION", "fr")
    ('Les Miserables', None, 'Le Roi lion')
    """
    value = _table(language).get(fold_title(text))
    if value is None and language != "en":
        return written(text)
    return value[1:].decode() or None if value is not None else None


def members(theme: Theme, language: Language = "en") -> Iterator[str]:
    """All entries of food, animals, films, shows, books or persons without figures, folded, in alphabetical order.

    >>> next(members("books")), next(members("animals", "fr"))
    ('ABABYSISTERFORFRANCES', 'ABEILLE')
    """
    bit = 1 << _BITS.index(theme)
    found = (key for key, value in _table(language).items() if value[0] & bit and key.isalpha())
    if language == "en" or theme not in _TITLES:
        return found
    return iter(sorted({*found, *members(theme)}))
