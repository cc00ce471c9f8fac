"""An imported Bible: its verses and its concordance."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import islice
from pathlib import Path

import msgspec

from parlour.data import DataError, DataFile
from parlour.data.arrays import from_section
from parlour.data.citations import Place
from parlour.scripture.bibles.errors import BibleError
from parlour.scripture.bibles.wording import words
from parlour.scripture.references import cited_books
from parlour.scripture.text import Marked, Passage
from parlour.scripture.translation import is_function_word
from parlour.words import LANGUAGES, WordList, bases

_IN_PHRASE = 3  # steps from one word of a phrase to the other
_STOP = re.compile(r"[.,:;?!()«»]")
_TOO_OFTEN = 12  # in a language without a list of function words, a word of every twelfth verse counts as one


class About(msgspec.Struct, frozen=True):
    """Metadata of an imported Bible."""

    name: str
    language: str  # "fr", "en", any other code, or empty
    source: str  # name of the source file
    verses: int
    books: int
    words: int  # distinct words


class Bible:
    """An imported Bible, memory-mapped. Verses are numbered in the order of the books."""

    def __init__(self, path: Path) -> None:
        try:
            self._file = DataFile(path)
            self.about = msgspec.json.decode(self._file.section("about"), type=About)
            self._text = self._file.section("text")
            self._offsets = from_section("I", self._file.section("offsets"))
            self._places = self._file.section("places")
            self.words = bytes(self._file.section("words")).decode("ascii").split("\n")
            self._postings = from_section("H", self._file.section("postings"))
            self._starts = from_section("I", self._file.section("postings-offsets"))
        except (DataError, msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BibleError("scripture-bible-damaged", name=path.stem) from error

    def __len__(self) -> int:
        return len(self._offsets) - 1

    def __repr__(self) -> str:
        return f"<Bible {self.about.name!r}: {len(self):,} verses>"

    @cached_property
    def vocabulary(self) -> WordList:
        """Every word of this Bible: a game dictionary (TO-1)."""
        return WordList.of(self.about.name, self.words)

    def place(self, verse: int) -> Place:
        book, chapter, number, _ = self._places[4 * verse : 4 * verse + 4]
        return book, chapter, number

    def wording(self, verse: int) -> str:
        return bytes(self._text[self._offsets[verse] : self._offsets[verse + 1]]).decode()

    def reference(self, verse: int, language: str = "") -> str:
        """Reference of a verse, in the language of this Bible or another."""
        book, chapter, number = self.place(verse)
        named = "fr" if (language or self.about.language) == "fr" else "en"
        return f"{cited_books(named)[book - 1]} {chapter}:{number}"

    def find(self, place: Place) -> int | None:
        """Number of the verse at a place; None if this Bible has none there."""
        low = bisect_left(range(len(self)), place, key=self.place)
        return low if low < len(self) and self.place(low) == place else None

    def passage(self, verse: int) -> Passage:
        return Passage(self.reference(verse), self.wording(verse))

    def passages(self, word: str, limit: int = 5) -> tuple[Passage, ...]:
        """Verses with the word or a form of it, in order: first one of each book, then more up to the limit."""
        found = list(numbers(self.verses_of(word)))
        first = {self.place(verse)[0]: verse for verse in reversed(found)}
        chosen = sorted(first.values())[:limit]
        others = (verse for verse in found if verse not in chosen)
        return tuple(self.passage(verse) for verse in sorted([*chosen, *islice(others, limit - len(chosen))]))

    @cached_property
    def _families(self) -> dict[str, list[str]]:
        """Words of this Bible by base form."""
        found: dict[str, list[str]] = {}
        for word, line in zip(self.words, bytes(self._file.section("bases")).decode().split("\n"), strict=True):
            for base in line.split(" ") if line else (word,):
                found.setdefault(base, []).append(word)
        return found

    def bases(self, word: str) -> tuple[str, ...]:
        """Bases of a word, as far as its language is known; otherwise the word itself."""
        return bases_in(word, self.about.language) or (word,)

    def family(self, word: str) -> tuple[str, ...]:
        """Words of this Bible that share a base with the word, itself included."""
        shared = (form for base in self.bases(word) for form in self._families.get(base, ()))
        return tuple(dict.fromkeys(shared))

    @lru_cache(maxsize=1024)  # noqa: B019 - a Bible is opened once, and stays
    def verses_of(self, word: str) -> int:
        """Bit set of the verses with the word or a form of it."""
        bits = bytearray(len(self) // 8 + 1)
        for form in self.family(word):
            place = bisect_left(self.words, form)
            for verse in self._postings[self._starts[place] : self._starts[place + 1]]:
                bits[verse >> 3] |= 1 << (verse & 7)
        return int.from_bytes(bits, "little")

    def is_function_word(self, word: str) -> bool:
        """Whether a word is a function word in the language of this Bible."""
        if self.about.language in LANGUAGES:
            return is_function_word(word, self.about.language)
        return self.verses_of(word).bit_count() * _TOO_OFTEN > len(self)

    def shared(self, one: str, other: str, neighbours: bool = True) -> Iterator[tuple[int, ...]]:
        """Verses with both words, shorter ones first, then pairs of neighbours if wanted; none if barred (TO-50)."""
        barred = self.is_function_word(one) or self.is_function_word(other)
        if barred or not set(self.bases(one)).isdisjoint(self.bases(other)):
            return
        left, right = self.verses_of(one), self.verses_of(other)
        both = numbers(left & right)
        yield from ((verse,) for verse in sorted(both, key=lambda verse: (len(self.wording(verse)), verse)))
        for verse in numbers(left if neighbours else 0):
            for there in (verse - 1, verse + 1):
                if there >= 0 and right >> there & 1 and self.place(there)[0] == self.place(verse)[0]:
                    yield tuple(sorted((verse, there)))

    def has_phrase(self, verse: int, one: str, other: str) -> bool:
        """Whether the words stand in one phrase of the verse: at most two words between them, and no stop (TO-50)."""
        text = self.wording(verse)
        written = list(words(text, self.about.language))
        left, right = (frozenset(self.family(word)) for word in (one, other))
        for place, (word, start, _) in enumerate(written):
            for there, _, end in written[max(0, place - _IN_PHRASE) : place]:
                if ((word in left and there in right) or (word in right and there in left)) and not _STOP.search(
                    text, end, start
                ):
                    return True
        return False

    def marked(self, verse: int, sought: tuple[str, ...], language: str = "") -> Marked:
        """A verse with the forms of these words marked."""
        forms = {form for word in sought for form in self.family(word)}
        text = self.wording(verse)
        marks = tuple((start, end) for word, start, end in words(text, self.about.language) if word in forms)
        return Marked(self.reference(verse, language), text, marks)


def bases_in(word: str, language: str) -> tuple[str, ...]:
    """Bases of a word, as far as they are known in that language."""
    match language:
        case "en" | "fr":
            return bases(word, language)
        case _:
            return ()


def numbers(verses: int) -> Iterator[int]:
    """The verses of a set, in order.

    >>> list(numbers(0b1010))
    [1, 3]
    """
    while verses:
        lowest = verses & -verses
        yield lowest.bit_length() - 1
        verses ^= lowest


def postings(verses: list[list[str]]) -> dict[str, array[int]]:
    """The verses of each word."""
    found: dict[str, array[int]] = {}
    for number, written in enumerate(verses):
        for word in dict.fromkeys(written):
            found.setdefault(word, array("H")).append(number)
    return found
