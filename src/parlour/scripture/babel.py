"""Words of faith in other languages (SB-34), from editable tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from parlour.data import lists
from parlour.data.errors import DataError
from parlour.data.letters import fold, is_word

_LANGUAGES = ("fr", "es", "de", "la", "he", "el")


def languages() -> tuple[str, ...]:
    """The available languages: French, Spanish, German, Latin, and transliterated Hebrew and Greek."""
    return _LANGUAGES


@cache
def translations(language: str) -> Mapping[str, tuple[str, ...]]:
    """Foreign words, folded to A to Z, with the words of faith that they translate.

    >>> translations("fr")["PAIX"], translations("es")["PAZ"], translations("he")["SHALOM"]
    (('PEACE',), ('PEACE',), ('PEACE',))
    """
    if language not in _LANGUAGES:
        raise KeyError(f"no translations into {language!r}; there are {', '.join(_LANGUAGES)}")
    file = f"babel/{language}.tsv"
    found: dict[str, tuple[str, ...]] = {}
    for line in lists.lines(file):
        match line.split("\t"):
            case [english, foreign] if is_word(english) and is_word(fold(foreign)):
                word = fold(foreign)
                found[word] = (*found.get(word, ()), english)
            case _:
                raise DataError(f"{file}: {line!r} is not an English word, a tab and its translation")
    return MappingProxyType(found)
