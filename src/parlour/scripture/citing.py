"""References to verses, in English and French."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby

from parlour import data
from parlour.data import citations

_BOOKS = {"en": "books.txt", "fr": "books-fr.txt"}


@cache
def books(language: str) -> tuple[str, ...]:
    """The 66 books, as references name them in this language."""
    return tuple(citations.books(_BOOKS[language]))


@cache
def _places() -> memoryview:
    return data.opened().section("kjv/places")


def cite(verses: Iterable[int], language: str = "en") -> str:
    """A reference to verses that are given by their place in the text.

    >>> cite([7140, 7144]), cite([0], "fr")
    ('Ruth 1:13, 17', 'Genèse 1:1')
    """
    places = [tuple(_places()[4 * verse : 4 * verse + 3]) for verse in verses]
    cited = [
        f"{books(language)[book - 1]} {chapter}:{', '.join(str(verse) for _, _, verse in group)}"
        for (book, chapter), group in groupby(places, key=lambda place: place[:2])
    ]
    return "; ".join(cited)
