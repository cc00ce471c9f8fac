"""Words of faith in other languages (SB-34), from editable tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    """Foreign words, folded to A to Z, with the words of faith that they translate in another spelling.

    >>> translations("fr")["PAIX"], translations("es")["PAZ"], translations("he")["SHALOM"]
    (('PEACE',), ('PEACE',), ('PEACE',))
    """
    found: dict[str, tuple[str, ...]] = {}
    for english, word in _rows(language):
        if word != english:
            found[word] = (*found.get(word, ()), english)
    return MappingProxyType(found)


def translated(language: str) -> frozenset[str]:
    """The words of faith that the table of a language translates, also those with the same spelling there.

    >>> "AMEN" in translated("fr"), "AMEN" in translations("fr")
    (True, False)
    """
    return frozenset(english for english, _ in _rows(language))


def _rows(language: str) -> Iterator[tuple[str, str]]:
    if language not in _LANGUAGES:
        raise KeyError(f"no translations into {language!r}; there are {', '.join(_LANGUAGES)}")
    file = f"babel/{language}.tsv"
    for line in lists.lines(file):
        match line.split("\t"):
            case [english, foreign] if is_word(english) and is_word(fold(foreign)):
                yield english, fold(foreign)
            case _:
                raise DataError(f"{file}: {line!r} is not an English word, a tab and its translation")
