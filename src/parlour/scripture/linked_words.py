"""What decides quickly whether a word may be linked with another (TO-50): its senses, and the facts about its name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

import msgspec

from parlour.data import french_table, place_kinds
from parlour.scripture import french, kinship, link_thresholds, speech
from parlour.scripture.canon import Book, books_named
from parlour.scripture.forms import bases
from parlour.scripture.geography import Place, places
from parlour.scripture.lexemes import NAME, bit_set, lexicon
from parlour.scripture.link_thresholds import Thresholds
from parlour.scripture.offices import Office, of_person
from parlour.scripture.people import Person, called
from parlour.scripture.supplement import headword_verses
from parlour.scripture.translation import GRAMMAR, in_english, is_function_word
from parlour.scripture.word_senses import Sense, may_be_name, sense
from parlour.words import compiled

_ADJECTIVE = french_table.KINDS["adj"]
_KIND_LETTERS = french_table.KINDS | {NAME: french_table.NAME}


@contextmanager
def trying(others: Thresholds) -> Iterator[None]:
    """Uses other thresholds for a while."""
    try:
        with link_thresholds.using(others):
            forget()
            yield
    finally:
        forget()


def forget() -> None:
    """Forgets all words that were looked up."""
    linked_word.cache_clear()
    sense.cache_clear()
    french.senses.cache_clear()


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
    for meant in senses:
        lexemes |= meant.set_of_lexemes
        spelled |= bit_set(lexeme for lexeme, _ in meant.exact)
        met |= meant.met
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
        headwords(word, language),
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
    return not found or any(lexemes >> lexeme & 1 and may_be_name(lexeme) for lexeme in found)


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


def headwords(word: str, language: str) -> frozenset[str]:
    """Words that have one in common are forms of one word.

    >>> headwords("CURSE", "en") & headwords("CURSED", "en")
    frozenset({'CURSE'})
    """
    match language:
        case "en":
            return frozenset(bases(word))
        case "fr":
            found = {meaning.headword for meaning in french.senses(word)} or {word}
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
            meanings = [meaning for meaning in _meanings(word) if meaning.kind != GRAMMAR]
            is_word = any(meaning.headword == word for meaning in meanings)
            for meaning in meanings:
                yield from _french_senses(meaning, is_form=is_word and meaning.headword != word)
        case _:
            for one in in_english(word, language):
                yield from (sense((one,), (lexeme,)) for lexeme in lexicon().of_word(one))


def _meanings(word: str) -> Iterable[french.FrenchSense]:
    """What a French word may mean in a proof: a name is not read as a form of a verb, MARIE as *marie* or *marié*."""
    found = french.senses(word)
    if all(meaning.kind != french_table.NAME for meaning in found):
        return found
    verb, adjective = french_table.KINDS["verb"], french_table.KINDS["adj"]
    has_verb = any(meaning.kind == verb for meaning in found)
    return [one for one in found if not has_verb or one.kind not in (verb, adjective)]


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
    """The lexemes of these words of a French meaning, of homographs the usual one (the EAR that hears) or the one that
    the table names (of corn), and of these the same kind of word. A word is not read as a name.

    A noun or adjective that is translated by a form of a verb stands only where that form does, which is given then:
    AVENEMENT where there is COMING, not where anybody comes; so does a verb translated by a form of a noun (LIGHTED).
    """
    for english in words:
        found = lexicon().of_word(english)
        kinds = {one: _KIND_LETTERS.get(lexicon().kinds[one].partition(" ")[0], "") for one in found}
        if meaning.kind == french_table.NAME:
            fitting = [one for one in found if kinds[one] == meaning.kind]
        else:
            common = [one for one in found if not _is_name(one)]
            named = {label for word, label in meaning.labels if word == english} or {""}
            meant = [one for one in common if _label(one) in named] or common
            # To sound is not to be sound: an adjective does not stand for a noun or a verb.
            fitting = (
                [one for one in meant if kinds[one] in (meaning.kind, "")]
                or [one for one in meant if kinds[one] != _ADJECTIVE]
                or meant
            )
        for one in fitting or found:
            is_other = meaning.kind in "na" or kinds[one] not in (meaning.kind, "")
            is_exact = is_other and english.endswith(("ING", "INGS", "ED")) and lexicon().base(one) != english
            yield one, english if is_exact else ""


def _label(lexeme: int) -> str:
    """The name of its sense in `senses.tsv`; empty for the usual one."""
    return lexicon().kinds[lexeme].partition(" ")[2]


def _is_name(lexeme: int) -> bool:
    return lexicon().kinds[lexeme] == NAME or (may_be_name(lexeme) and lexicon().base(lexeme) in compiled("proper"))
