"""What decides quickly whether a word may be linked with another (TO-50): its senses, and the facts about its name."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from itertools import accumulate
from math import exp, log, sqrt
from operator import or_

import msgspec

from parlour.data import french_table, lists, place_kinds
from parlour.data.letters import fold
from parlour.scripture import french, kinship, speech
from parlour.scripture.canon import Book, books_named
from parlour.scripture.episode_table import all_episodes, number_at
from parlour.scripture.forms import bases
from parlour.scripture.geography import Place, places
from parlour.scripture.lexemes import NAME, bit_set, lexicon
from parlour.scripture.offices import Office, of_person
from parlour.scripture.people import Person, called
from parlour.scripture.supplement import headword_verses, old_spellings
from parlour.scripture.text import text
from parlour.scripture.translation import GRAMMAR, in_english, is_function_word
from parlour.scripture.verses import numbers, of, well_known

# TO-50: with these the other word has to tell which story is meant.
NEVER_TELLING = frozenset({"GOD", "LORD", "JESUS", "ISRAEL"})
_NAMES_OF_GOD = NEVER_TELLING | {"ALMIGHTY", "JAH", "JEHOVAH"}
_KIND_LETTERS = french_table.KINDS | {NAME: french_table.NAME}


class Thresholds(msgspec.Struct, frozen=True):
    """Fitted on labelled pairs; `links.tsv` explains them."""

    parts: float
    parts_lift: float
    standing: float
    standing_lift: float
    standing_verses: int
    episode_lift: float
    lift: float
    spread: float
    phrase_lift: float
    known_lift: float
    title_lift: float
    several: float


_tried: list[Thresholds] = []


def thresholds() -> Thresholds:
    """Those in `links.tsv`, or those that are being tried."""
    return _tried[-1] if _tried else _listed()


@contextmanager
def trying(others: Thresholds) -> Iterator[None]:
    """Uses other thresholds for a while."""
    _tried.append(others)
    forget()
    try:
        yield
    finally:
        _tried.pop()
        forget()


def forget() -> None:
    """Forgets all words that were looked up."""
    linked_word.cache_clear()
    sense.cache_clear()
    _reach.cache_clear()
    french.senses.cache_clear()


@cache
def _listed() -> Thresholds:
    rows = (line.split("\t") for line in lists.lines("links.tsv"))
    return msgspec.convert({row[0]: row[1] for row in rows}, Thresholds, strict=False)


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
    strictness: float  # added to thresholds: a word that stands for several is met more often by chance
    met: int  # set of all episodes in which it stands or takes part
    standing: int  # set of the episodes in which one of `firm` stands
    belongs: int  # those in which it stands or takes part
    parts: int  # those in which it takes part
    telling_parts: tuple[int, ...]
    """For each person or place of that name that tells by taking part which story is meant, the set of its episodes."""
    telling: int  # those in which it stands, if it tells by that which story is meant
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


class LinkedWord(msgspec.Struct, frozen=True, eq=False):
    """A word with everything that may link it."""

    word: str
    english: tuple[str, ...]
    heads: frozenset[str]
    """Words that share one are forms of one word. Every function word has the head ""."""
    senses: tuple[Sense, ...]
    lexemes: int  # of all senses
    spelled: int  # of these, those that count in one spelling only
    people: tuple[Person, ...]
    kin_groups: frozenset[int]  # groups of relatives that these persons belong to
    places: tuple[Place, ...]
    kind_words: frozenset[str]  # bases of the words that say what such a place is
    bases: frozenset[str]
    books: tuple[int, ...]  # numbers
    speakers: tuple[int, ...]  # numbers
    said: int  # set of the lexemes that these speakers say
    offices: tuple[Office, ...]  # that these persons hold
    has_facts: bool  # whether it names a place, a holder of an office or a book
    met: int  # set of all episodes in which it stands or takes part


@lru_cache(maxsize=4096)
def linked_word(word: str, language: str) -> LinkedWord:
    english = in_english(word, language)
    if is_function_word(word, language):
        return _unlinked(word, english, "")
    senses = tuple(_senses(word, language))
    kin_group = kinship.family().kin_group
    said = lexemes = spelled = met = 0
    for sense in senses:
        lexemes |= sense.set_of_lexemes
        spelled |= bit_set(lexeme for lexeme, _ in sense.exact)
        met |= sense.met
    names = [one for one in english if _is_meant_as_name(one, lexemes)]
    people = tuple(dict.fromkeys(person for one in names for person in called(one)))
    speakers = tuple(dict.fromkeys(number for one in names for number in speech.speaker_numbers(one)))
    for number in speakers:
        said |= lexicon().said_by(number)
    named = tuple(place for one in names for place in places(one))
    kind_words = frozenset(one for place in named for one in place_kinds.words(place.kind))
    books = tuple(book.number for book in _books(word, english, language))
    offices = tuple(office for person in people for office in of_person(person))
    return LinkedWord(
        word,
        english,
        _heads(word, language),
        senses,
        lexemes,
        spelled,
        people,
        frozenset(kin_group[person] for person in people if person in kin_group),
        named,
        kind_words,
        frozenset(base for one in english for base in bases(one)),
        books,
        speakers,
        said,
        offices,
        bool(kind_words or books or offices),
        met,
    )


def _is_meant_as_name(word: str, lexemes: int) -> bool:
    """Whether a word with these lexemes may be a name: DIEUX are gods, not God."""
    found = lexicon().of_word(word)
    return not found or any(lexemes >> lexeme & 1 and _may_be_name(lexeme) for lexeme in found)


def _unlinked(word: str, english: tuple[str, ...], head: str) -> LinkedWord:
    return LinkedWord(
        word,
        english,
        frozenset({head}),
        (),
        0,
        0,
        (),
        frozenset(),
        (),
        frozenset(),
        frozenset(),
        (),
        (),
        0,
        (),
        False,
        0,
    )


def _books(word: str, english: tuple[str, ...], language: str) -> Iterable[Book]:
    return books_named(word, "fr") if language == "fr" else (book for one in english for book in books_named(one))


def _heads(word: str, language: str) -> frozenset[str]:
    match language:
        case "en":
            return frozenset(bases(word))
        case "fr":
            found = {sense.headword for sense in french.senses(word)} or {word}
            return frozenset(found | {french.PLURALS[head] for head in found & french.PLURALS.keys()})
        case _:
            return frozenset({word})


def _senses(word: str, language: str) -> Iterable[Sense]:
    match language:
        case "en":
            for lexeme in lexicon().of_word(word):
                yield sense((word,), (lexeme,))
            if not lexicon().of_word(word) and (called(word) or headword_verses(word)):
                yield sense((word,), ())
        case "fr":
            meanings = [meaning for meaning in french.senses(word) if meaning.kind != GRAMMAR]
            is_word = any(meaning.headword == word for meaning in meanings)
            for meaning in meanings:
                yield from _french_senses(meaning, is_form=is_word and meaning.headword != word)
        case _:
            for one in in_english(word, language):
                yield from (sense((one,), (lexeme,)) for lexeme in lexicon().of_word(one))


def _french_senses(meaning: french.FrenchSense, *, is_form: bool) -> Iterator[Sense]:
    """The words that a French word usually translates, and apart from these those to which it is loosely tied."""
    takes_part = meaning.kind == french_table.NAME
    for is_loose in (False, True):
        tied = [one for one in meaning.english if (one in meaning.loose) == is_loose]
        found = dict.fromkeys(_in_kind(meaning, tied))
        lexemes = tuple(one for one, spelling in found if not spelling)
        exact = tuple((one, spelling) for one, spelling in found if spelling)
        if found:
            loose = frozenset(one for one, _ in found) if is_loose else frozenset[int]()
            yield sense(meaning.english, lexemes, exact, loose, takes_part, is_form)


def _in_kind(meaning: french.FrenchSense, words: Iterable[str]) -> Iterable[tuple[int, str]]:
    """The lexemes of these words of a French meaning: of an English homograph, those of the same kind of word.

    A noun or adjective that is translated by a form of a verb stands only where that form does, which is given then:
    AVENEMENT where there is COMING, not where anybody comes.
    """
    for english in words:
        exact = english if meaning.kind in "na" and english.endswith(("ING", "INGS", "ED")) else ""
        found = lexicon().of_word(english)
        kinds = {one: _KIND_LETTERS.get(lexicon().kinds[one].partition(" ")[0], "") for one in found}
        if meaning.kind == french_table.NAME:
            fitting = [one for one in found if kinds[one] == meaning.kind]
        else:
            fitting = [one for one in found if kinds[one] in (meaning.kind, "")]
            fitting = fitting or [one for one in found if kinds[one] != french_table.NAME]
        yield from ((one, "" if lexicon().base(one) == english else exact) for one in fitting or found)


@lru_cache(maxsize=8192)
def sense(
    words: tuple[str, ...],
    lexemes: tuple[int, ...],
    exact: tuple[tuple[int, str], ...] = (),
    loose: frozenset[int] = frozenset(),
    takes_part: bool = True,
    is_form: bool = False,
) -> Sense:
    """The sense of these words with these lexemes, and with those in exactly this spelling; a name takes part in
    episodes, unless the sense is none of a name.
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
        limits.several * log(len(marked) or 1),
        met | parts,
        standing,
        standing | parts,
        parts,
        tuple(found for found in took_part if may_tell and found.bit_count() <= limits.parts),
        telling,
        may_tell,
        takes_part,
        is_form,
    )


@lru_cache(maxsize=8192)
def _verses_of(episodes: int) -> int:
    found = 0
    for number in numbers(episodes):
        found |= all_episodes()[number].verses
    return found


@lru_cache(maxsize=8192)
def _reach(telling: Sense) -> int:
    """The verses near the word in the episodes that it tells."""
    found = 0
    for number in numbers(telling.telling):
        episode = all_episodes()[number].verses
        near = standing = telling.firm_verses & episode
        for steps in range(1, thresholds().standing_verses + 1):
            near |= standing << steps | standing >> steps
        found |= near & episode
    return found


def _is_name_in(word: str, lexemes: tuple[int, ...], exact: tuple[tuple[int, str], ...]) -> bool:
    """Whether a word of a sense with these lexemes may be a name."""
    if not lexemes and not exact:
        return True
    of_word = lexicon().of_word(word)
    return not of_word or any(one in lexemes and _may_be_name(one) for one in of_word)


def _may_be_name(lexeme: int) -> bool:
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
        if _may_be_name(lexeme):
            found |= lexicon().episodes(lexeme)
    return found


@cache
def _spirits() -> frozenset[str]:
    """Spirit creatures. Names of God tell as little as GOD which story is meant."""
    return frozenset(fold(line.partition("\t")[0]) for line in lists.lines("spirits.tsv")) - _NAMES_OF_GOD


def belong_together(both: int, one: int, other: int, verses: int = 0, strictness: float = 0) -> bool:
    """Whether words that stand in `one` and `other` verses and share `both` belong together more than chance would
    have it: the logarithm of the lift exceeds the threshold by this number of standard errors.

    The error is what tells frequent words that belong together, whose lift is small, from rare ones that met by chance.

    >>> belong_together(120, 4000, 280), belong_together(40, 4000, 280), belong_together(1, 200, 100)
    (True, False, False)
    """
    if not both:
        return False
    limits = thresholds()
    least = limits.lift + limits.spread / sqrt(both) + strictness
    return log_lift(both, one, other, verses or len(text())) >= least


def log_lift(both: int, one: int, other: int, among: int) -> float:
    """The logarithm of how much more often two things are met together than they would be by chance."""
    return log(both * among / (one * other))


def stories(mine: Sense, theirs: Sense) -> int:
    """The set of the episodes that link two senses: both belong to them, and one tells which story is meant (TO-50).

    A person or place tells it by taking part in few episodes, a word by standing in few, both by being in its title.
    The other has to take part in these or to stand in their verses more than chance would have it, unless it is in most
    episodes; where a word tells it that only stands there, it has to take part or to stand near.
    """
    both = mine.belongs & theirs.belongs
    if not both:
        return 0
    named = both & mine.titled & theirs.titled if mine.may_tell and theirs.may_tell else 0
    return named | _told_by(mine, theirs) | _told_by(theirs, mine)


def _told_by(telling: Sense, other: Sense) -> int:
    limits, among = thresholds(), len(all_episodes())
    found = 0
    for parts in telling.telling_parts:
        if not parts & other.belongs:
            continue
        verses = _verses_of(parts)
        shared = parts & other.parts
        if shared and (not other.may_tell or _lift(shared, parts, other.parts, among) >= limits.parts_lift):
            found |= shared
        standing = verses & other.firm_verses
        if standing:
            if _lift(standing, verses, other.firm_verses, len(text())) >= limits.parts_lift + other.strictness:
                found |= parts & other.standing
            else:
                found |= parts & _told_alone(telling, other, standing)
    shared = telling.telling & other.belongs
    if shared and (not other.may_tell or _lift(shared, telling.telling, other.belongs, among) >= limits.standing_lift):
        found |= shared & other.parts
        for verse in numbers(_reach(telling) & other.firm_verses):
            found |= 1 << number_at(verse)
    return found


def _told_alone(telling: Sense, other: Sense, standing: int) -> int:
    """The episodes in which the other word stands (in these verses) more than chance would have it, each by itself: it
    is rare, or it stands in a verse with the name and is not in every episode of that length.
    """
    found = other.standing & _episodes_up_to(len(text()) / exp(thresholds().episode_lift) / other.firm_count)
    for verse in numbers(standing & telling.verses):
        found |= 1 << number_at(verse) & _episodes_up_to(len(text()) / other.firm_count)
    return found


@cache
def _by_length() -> tuple[list[int], list[int]]:
    """The lengths of episodes in verses, ascending, and for each the set of the episodes up to that length."""
    sets: dict[int, int] = {}
    for number, episode in enumerate(all_episodes()):
        length = episode.last - episode.first + 1
        sets[length] = sets.get(length, 0) | 1 << number
    lengths = sorted(sets)
    return lengths, list(accumulate((sets[length] for length in lengths), or_))


def _episodes_up_to(length: float) -> int:
    """The set of the episodes with at most that number of verses."""
    lengths, sets = _by_length()
    place = bisect_right(lengths, length)
    return sets[place - 1] if place else 0


def _lift(both: int, one: int, other: int, among: int) -> float:
    return log_lift(both.bit_count(), one.bit_count(), other.bit_count(), among)


def share_verse(mine: Sense, theirs: Sense) -> int:
    """The verses with both words, if these prove a link: the words belong together; or they stand in one phrase, in a
    verse that many know or in a story named after one of them, and share verses no more seldom than chance would have
    it.
    """
    both = mine.verses & theirs.verses
    if not both:
        return 0
    limits, strictness = thresholds(), mine.strictness + theirs.strictness
    count = both.bit_count()
    if belong_together(count, mine.count, theirs.count, strictness=strictness):
        return both
    lift = log_lift(count, mine.count, theirs.count, len(text())) - strictness
    firm = mine.firm_verses & theirs.firm_verses
    if lift >= limits.known_lift and firm & well_known():
        return both
    if lift >= limits.phrase_lift and _has_phrase(mine, theirs):
        return both
    return both if lift >= limits.title_lift and _in_titled_story(mine, theirs, firm) else 0


def _has_phrase(mine: Sense, theirs: Sense) -> bool:
    known = lexicon()
    return any(known.phrase(one, other) is not None for one in mine.phrased for other in theirs.firm)


def _in_titled_story(mine: Sense, theirs: Sense, verses: int) -> bool:
    """Whether one of these verses is in an episode whose title has one of the words."""
    titled = (mine.titled | theirs.titled) & mine.standing & theirs.standing
    return bool(titled) and any(titled >> number_at(verse) & 1 for verse in numbers(verses))
