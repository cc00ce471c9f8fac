"""Lexemes of the text: base forms, with names and homographs kept apart (TO-50).

>>> [lexicon().name(one) for one in lexicon().of_word("LOT")]
['LOT', 'LOT (name)']
>>> [lexicon().name(one) for word in ("BORN", "BEARS", "THE", "WELL") for one in lexicon().of_word(word)]
['BEAR (verb)', 'BEAR (noun)', 'WELL (noun)']
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable
from functools import cache

from parlour import data
from parlour.data.arrays import from_section
from parlour.scripture.forms import bases
from parlour.scripture.supplement import old_spellings
from parlour.scripture.text import text, tokens

NAME = "name"


class Lexicon:
    """Sections of the data file. Lexemes are numbered from 1; 0 stands for a function word."""

    def __init__(self) -> None:
        found = data.opened()
        rows = [line.split("\t") for line in bytes(found.section("senses/lexemes")).decode().split("\n")]
        self._bases = ["", *(base for base, _ in rows)]
        self.kinds = ["", *(kind for _, kind in rows)]
        self._words = from_section("H", found.section("senses/words"))
        self._words_offsets = from_section("I", found.section("senses/words-offsets"))
        self._postings = from_section("H", found.section("senses/postings"))
        self._postings_offsets = from_section("I", found.section("senses/postings-offsets"))
        self._often = {one: place for place, one in enumerate(from_section("H", found.section("senses/often")))}
        self._bits = found.section("senses/bits")
        self._of_words = from_section("H", found.section("senses/of-words"))
        self._of_words_offsets = from_section("I", found.section("senses/of-words-offsets"))
        self._phrases = from_section("H", found.section("senses/phrases"))
        self._phrases_verses = from_section("H", found.section("senses/phrases-verses"))
        self._phrases_offsets = from_section("I", found.section("senses/phrases-offsets"))
        self._episodes = found.section("senses/episodes")
        self._titles = from_section("H", found.section("senses/titles"))
        self._titles_offsets = from_section("I", found.section("senses/titles-offsets"))
        self._said = found.section("senses/said")

    def __len__(self) -> int:
        return len(self._bases)

    def name(self, lexeme: int) -> str:
        """The base, with the kind of its sense if another has the same base."""
        kind = self.kinds[lexeme]
        return f"{self._bases[lexeme]} ({kind})" if kind else self._bases[lexeme]

    def base(self, lexeme: int) -> str:
        return self._bases[lexeme]

    def of_word(self, word: str) -> tuple[int, ...]:
        """The lexemes that a word may be: those that it is in the text, or else those of the old spelling and of its
        bases.

        >>> [lexicon().name(one) for one in lexicon().of_word("BLESSINGS")]
        ['BLESS']
        """
        place = bisect_left(text().words, word)
        if place < len(text().words) and text().words[place] == word:
            return tuple(self._of_words[self._of_words_offsets[place] : self._of_words_offsets[place + 1]])
        old = [lexeme for spelling in old_spellings(word) for lexeme in self.of_word(spelling)]
        found = [lexeme for base in bases(word) if base != word for lexeme in self.of_word(base)]
        return tuple(dict.fromkeys((*old, *(one for one in found if self.kinds[one] != NAME))))

    def verses(self, lexeme: int) -> int:
        """Bit set of the verses in which it stands."""
        place = self._often.get(lexeme)
        if place is not None:
            size = -(-len(text()) // 8)
            return int.from_bytes(self._bits[place * size : (place + 1) * size], "little")
        bits = bytearray(len(text()) // 8 + 1)
        for verse in self._postings[self._postings_offsets[lexeme] : self._postings_offsets[lexeme + 1]]:
            bits[verse >> 3] |= 1 << (verse & 7)
        return int.from_bytes(bits, "little")

    def episodes(self, lexeme: int) -> int:
        """Bit set of the episodes in which it stands."""
        size = len(self._episodes) // len(self)
        return int.from_bytes(self._episodes[lexeme * size : (lexeme + 1) * size], "little")

    def titles(self, lexeme: int) -> int:
        """Bit set of the episodes whose title has it."""
        return bit_set(self._titles[self._titles_offsets[lexeme] : self._titles_offsets[lexeme + 1]])

    def phrase(self, one: int, other: int) -> int | None:
        """The best verse in which the two stand in one phrase; None if there is none."""
        end = self._phrases_offsets[one + 1]
        place = bisect_left(self._phrases, other, self._phrases_offsets[one], end)
        return self._phrases_verses[place] if place < end and self._phrases[place] == other else None

    def said_by(self, speaker: int) -> int:
        """Bit set of the lexemes that this speaker says."""
        size = -(-len(self) // 8)
        return int.from_bytes(self._said[speaker * size : (speaker + 1) * size], "little")

    def in_verse(self, verse: int) -> array[int]:
        """The lexeme of each word of a verse."""
        return self._words[self._words_offsets[verse] : self._words_offsets[verse + 1]]

    def marks(self, verse: int, lexemes: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """Start and end of the words of a verse that are of these lexemes."""
        sought = set(lexemes)
        found = zip(tokens(text().wording(verse)), self.in_verse(verse), strict=True)
        return tuple((start, end) for (_, start, end), lexeme in found if lexeme in sought)


@cache
def lexicon() -> Lexicon:
    """The lexemes of the King James Version, opened once."""
    return Lexicon()


def bit_set(members: Iterable[int]) -> int:
    """
    >>> bit_set([0, 3])
    9
    """
    found = 0
    for member in members:
        found |= 1 << member
    return found
