"""One sense of a word: where it stands, in which episodes it takes part, and which of these it tells (TO-50)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from math import log
from operator import or_

import msgspec

from parlour.data import lists
from parlour.data.letters import fold
from parlour.scripture.episode_table import all_episodes, number_at
from parlour.scripture.lexemes import NAME, bit_set, lexicon
from parlour.scripture.link_thresholds import thresholds
from parlour.scripture.people import Person, called
from parlour.scripture.supplement import headword_verses, old_spellings
from parlour.scripture.text import text
from parlour.scripture.verses import numbers, of

# TO-50: in too many stories to tell which one is meant; the other word has to tell it.
NEVER_TELLING = frozenset({"GOD", "LORD", "JESUS", "ISRAEL"})
_NAMES_OF_GOD = NEVER_TELLING | {"ALMIGHTY", "JAH", "JEHOVAH"}


class Sense(msgspec.Struct, frozen=True, eq=False):
    """One sense of a word: its lexemes, and where it stands."""

    words: tuple[str, ...]  # of the text
    lexemes: tuple[int, ...]
    exact: tuple[tuple[int, str], ...]  # lexemes that count in this spelling only
    loose: frozenset[int]  # lexemes that other words usually stand for
    set_of_lexemes: int
    firm: tuple[int, ...]  # those that the word usually stands for
    phrased: tuple[int, ...]  # of these, those that count in every spelling
    verses: int
    count: int  # of verses
    firm_verses: int  # those with one of `firm`
    firm_count: int
    titled: int  # set of the episodes whose title has it
    strictness: float
    """Added to thresholds: a word that stands for several, or where others are usually said, is met more often by
    chance.
    """
    met: int  # set of all episodes in which it stands or takes part
    standing: int  # set of the episodes in which one of `firm` stands
    belongs: int  # those in which it stands or takes part
    parts: int  # those in which it takes part
    telling_parts: tuple[int, ...]
    """For each person or place of that name with few enough episodes to tell which story is meant, the set of these."""
    telling: int  # those in which it stands, if they are few enough to tell which story is meant
    tells: int  # those that it tells, by taking part or by standing in them
    may_tell: bool
    takes_part: bool
    is_form: bool  # of another word, while the word may be read as itself

    def without(self, shared: int) -> Sense | None:
        """The sense without these lexemes; None if nothing is left."""
        exact = tuple(one for one in self.exact if not shared >> one[0] & 1)
        only = {lexeme for lexeme, _ in self.exact}
        left = tuple(one for one in self.lexemes if not shared >> one & 1 and one not in only)
        if not left and not exact:
            return None
        return sense(self.words, left, exact, self.loose, self.takes_part, self.is_form)


@lru_cache(maxsize=8192)
def sense(
    words: tuple[str, ...],
    lexemes: tuple[int, ...],
    exact: tuple[tuple[int, str], ...] = (),
    loose: frozenset[int] = frozenset(),
    takes_part: bool = True,
    is_form: bool = False,
) -> Sense:
    """The sense of these words that has `lexemes`, and `exact` ones in one spelling only. A name takes part in episodes
    unless `takes_part` is false.
    """
    known, limits = lexicon(), thresholds()
    verses = firm = standing = met = parts = titled = 0
    for lexeme, spelling in exact:
        within = known.verses(lexeme) & of(text().verses(spelling))
        there = bit_set({number_at(verse) for verse in numbers(within)})
        verses |= within
        met |= there
        if lexeme not in loose:
            firm |= within
            standing |= there
    if not lexemes and not exact:
        # A headword of the supplement stands where its entry's references say.
        verses = firm = of(verse for word in words for verse in headword_verses(word))
        standing = met = bit_set({number_at(verse) for verse in numbers(verses)})
    for lexeme in lexemes:
        within, there = known.verses(lexeme), known.episodes(lexeme)
        verses |= within
        met |= there
        if lexeme not in loose:
            firm |= within
            standing |= there
    took_part: list[int] = []
    if takes_part:
        took_part = [found for word in words if _is_name_in(word, lexemes, exact) for found in _parts(word)]
    for found in took_part:
        parts |= found
    may_tell = NEVER_TELLING.isdisjoint(words)
    telling = standing if may_tell and standing.bit_count() <= limits.standing else 0
    telling_parts = tuple(found for found in took_part if may_tell and found.bit_count() <= limits.parts)
    marked = tuple(dict.fromkeys((*lexemes, *(lexeme for lexeme, _ in exact))))
    for lexeme in marked:
        titled |= known.titles(lexeme)
    return Sense(
        words,
        marked,
        exact,
        loose,
        bit_set(marked),
        tuple(one for one in marked if one not in loose),
        tuple(one for one in lexemes if one not in loose),
        verses,
        verses.bit_count(),
        firm,
        firm.bit_count(),
        titled,
        limits.several * log(len(marked) or 1) + limits.loose * (bool(loose) and loose.issuperset(marked)),
        met | parts,
        standing,
        standing | parts,
        parts,
        telling_parts,
        telling,
        reduce(or_, telling_parts, telling),
        may_tell,
        takes_part,
        is_form,
    )


def _is_name_in(word: str, lexemes: tuple[int, ...], exact: tuple[tuple[int, str], ...]) -> bool:
    """Whether a word of a sense with these lexemes may be a name."""
    if not lexemes and not exact:
        return True
    of_word = lexicon().of_word(word)
    return not of_word or any(one in lexemes and may_be_name(one) for one in of_word)


def may_be_name(lexeme: int) -> bool:
    """Whether it is a name: where a word and a name share a spelling, only the name."""
    return lexicon().kinds[lexeme] in ("", NAME) and (
        lexicon().kinds[lexeme] == NAME or lexicon().base(lexeme) not in _names_apart()
    )


@cache
def _names_apart() -> frozenset[str]:
    known = lexicon()
    return frozenset(known.base(one) for one in range(1, len(known)) if known.kinds[one] == NAME)


@cache
def _parts_of_persons() -> dict[Person, int]:
    found: dict[Person, int] = {}
    for number, episode in enumerate(all_episodes()):
        for person in episode.people:
            found[person] = found.get(person, 0) | 1 << number
    return found


@cache
def _parts_of_places() -> dict[str, int]:
    found: dict[str, int] = {}
    for number, episode in enumerate(all_episodes()):
        for place in episode.places:
            found[place] = found.get(place, 0) | 1 << number
    return found


def _parts(word: str) -> Iterable[int]:
    """For each person, place and spirit creature of that name, the set of the episodes in which it takes part.

    Where others have the name too and the person has another one first, only those in which the name stands: the
    Simeon of Acts 15 is Peter, who is called so nowhere else.
    """
    everybody = called(word)
    for person in everybody:
        if took_part := _parts_of_persons().get(person):
            if len(everybody) > 1 and fold(person.names[0]) not in (word, *old_spellings(word)):
                took_part &= _standing(word)
            if took_part:
                yield took_part
    if took_part := _parts_of_places().get(word):
        yield took_part
    if not everybody and word in _spirits():
        yield _standing(word)


def _standing(word: str) -> int:
    """The set of the episodes in which a name stands."""
    found = 0
    for lexeme in lexicon().of_word(word):
        if may_be_name(lexeme):
            found |= lexicon().episodes(lexeme)
    return found


@cache
def _spirits() -> frozenset[str]:
    """Spirit creatures. Names of God tell as little as GOD which story is meant."""
    return frozenset(fold(line.partition("\t")[0]) for line in lists.lines("spirits.tsv")) - _NAMES_OF_GOD
