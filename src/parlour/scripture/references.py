"""References to verses and names of books, in English and French."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import groupby

from parlour import data
from parlour.data import citations, french_table
from parlour.scripture.canon import books

_BOOKS = {"en": "books.txt", "fr": "books-fr.txt"}


@cache
def cited_books(language: str) -> tuple[str, ...]:
    """The 66 books, as references name them in this language."""
    return tuple(citations.books(_BOOKS[language]))


@cache
def _places() -> memoryview:
    return data.opened().section("kjv/places")


def cite(verses: Iterable[int], language: str = "en") -> str:
    """A reference to verses given by number.

    >>> cite([7140, 7144]), cite([0], "fr")
    ('Ruth 1:13, 17', 'Genèse 1:1')
    """
    places = [tuple(_places()[4 * verse : 4 * verse + 3]) for verse in verses]
    cited = [
        f"{cited_books(language)[book - 1]} {chapter}:{', '.join(str(verse) for _, _, verse in group)}"
        for (book, chapter), group in groupby(places, key=lambda place: place[:2])
    ]
    return joined(cited, language)


def joined(references: Iterable[str], language: str = "en") -> str:
    """Several references as one; French has a space that does not break before a semicolon.

    >>> joined(["Genèse 1:1", "Genèse 2:4"], "fr")
    'Genèse 1:1\\xa0; Genèse 2:4'
    """
    return ("\u00a0; " if language == "fr" else "; ").join(references)


@cache
def _book_names(language: str) -> tuple[str, ...]:
    if language == "fr":
        return tuple(name for name, *_ in french_table.books())
    return tuple(book.name for book in books())


def book_name(number: int, language: str = "en") -> str:
    """The name of a book: "Psalms", though a psalm is cited as "Psalm 23"."""
    return _book_names(language)[number - 1]


def reference(verse: int, language: str = "en") -> str:
    """The reference of a verse.

    >>> reference(0), reference(0, "fr")
    ('Genesis 1:1', 'Genèse 1:1')
    """
    return cite((verse,), language)


def translated(place: str, language: str) -> str:
    """The same reference in that language; unchanged if its book is unknown.

    >>> translated("Genesis 2:5", "fr"), translated("1 Rois 3:9", "en"), translated("Tobit 1:1", "fr")
    ('Genèse 2:5', '1 Kings 3:9', 'Tobit 1:1')
    """
    book, _, verse = place.rpartition(" ")
    for known in _BOOKS:
        if book in cited_books(known):
            return f"{cited_books(language)[cited_books(known).index(book)]} {verse}"
    return place
