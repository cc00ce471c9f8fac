"""The 66 books: names, citation forms, and the words that name one (TO-34)."""

from __future__ import annotations

import re
from functools import cache
from struct import iter_unpack

import msgspec

from parlour.data import french_table, lists
from parlour.data.letters import fold
from parlour.scripture.text import text


class Book(msgspec.Struct, frozen=True):
    """A book of the Bible."""

    number: int  # 1 to 66
    name: str  # "Psalms"
    cited: str  # "Psalm", as in "Psalm 23:1"
    abbreviations: tuple[str, ...]  # "Ps", "Psa"

    @property
    def word(self) -> str:
        """The name as a playable word, without its number; empty for a name of several words.

        >>> books()[8].name, books()[8].word, books()[21].word
        ('1 Samuel', 'SAMUEL', '')
        """
        bare = self.name.lstrip("123 ")
        return "" if " " in bare else fold(bare)


@cache
def books() -> tuple[Book, ...]:
    """All books, in order.

    >>> [book.name for book in books()][:2], books()[18].cited, books()[0].abbreviations
    (['Genesis', 'Exodus'], 'Psalm', ('Gen', 'Ge', 'Gn'))
    """
    found = []
    rows = zip(lists.lines("books.txt"), lists.lines("book-abbreviations.txt"), strict=True)
    for number, (line, short) in enumerate(rows, 1):
        name, _, cited = (part.strip() for part in line.partition("|"))
        found.append(Book(number, name, cited or name, tuple(part.strip() for part in short.split(","))))
    return tuple(found)


def books_named(word: str, language: str = "en") -> tuple[Book, ...]:
    """The books that a word names: one, or several that differ by a number.

    >>> [book.name for book in books_named("KINGS")], books_named("TOBIT"), books_named("GENESE", "fr")[0].number
    (['1 Kings', '2 Kings'], (), 1)
    """
    return _by_word(language).get(word, ())


# Other names under which a book is printed.
_OTHER = {19: ("PSALM",), 22: ("CANTICLES",), 66: ("APOCALYPSE",)}


@cache
def _by_word(language: str) -> dict[str, tuple[Book, ...]]:
    found: dict[str, tuple[Book, ...]] = {}
    for book in books():
        names = _french()[book.number - 1][:2] if language == "fr" else (book.name, *_OTHER.get(book.number, ()))
        for word in {fold(name) for name in names if " " not in name.lstrip("123 ")}:
            found[word] = (*found.get(word, ()), book)
    return found


@cache
def _french() -> tuple[tuple[str, ...], ...]:
    """All French names and abbreviations of each book."""
    return tuple((name, cited, *others) for name, cited, others in french_table.books())


_REFERENCE = re.compile(r"\s*(.+?)\.?\s+(\d+)\s*[:.]\s*(\d+)\s*")


@cache
def _numbers() -> dict[str, int]:
    """Books by every spelling, folded; numbers are kept."""
    return {
        _bare(name): book.number
        for book, french in zip(books(), _french(), strict=True)
        for name in (*french, book.name, book.cited, *book.abbreviations)
    }


def _bare(name: str) -> str:
    return re.sub(r"\D", "", name) + fold(name)


def place(verse: int) -> tuple[int, int, int]:
    """Book, chapter and number of a verse.

    >>> place(find_verse("Ruth 1:16"))
    (8, 1, 16)
    """
    book, chapter, number, _ = text().places[4 * verse : 4 * verse + 4]
    return book, chapter, number


@cache
def _by_place() -> dict[tuple[int, int, int], int]:
    places = enumerate(iter_unpack("4B", text().places))
    return {(book, chapter, number): verse for verse, (book, chapter, number, _) in places}


def find_verse(reference: str) -> int | None:
    """Number of the verse that a reference cites, in full or abbreviated; None if there is none.

    >>> text().reference(find_verse("Ps. 23:1")), text().reference(find_verse("1 Cor 13.4")), find_verse("Gen 51:1")
    ('Psalm 23:1', '1 Corinthians 13:4', None)
    >>> find_verse("Genèse 1:1")
    0
    """
    found = _REFERENCE.fullmatch(reference)
    if found is None:
        return None
    number = _numbers().get(_bare(found[1]))
    return None if number is None else _by_place().get((number, int(found[2]), int(found[3])))
