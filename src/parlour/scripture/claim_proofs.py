"""Proofs that a word names a book, a character or a land, or is an utterance (TO-34, TO-35).

>>> [proof.sentence() for proof in is_land("CARMEL")]
['CARMEL is a city: Joshua 15:55.', 'CARMEL is a mountain: 1 Kings 18:19.']
>>> is_book("KINGS")[0].sentence()
'KINGS is a book of the Bible: 1 Kings, 2 Kings.'
>>> is_book("TOBIT"), is_land("MOSES")
((), ())
"""

from __future__ import annotations

from functools import cache
from itertools import islice

from parlour.data import french_table, lists
from parlour.data.letters import fold
from parlour.scripture import french, speech
from parlour.scripture.canon import books_named, find_verse
from parlour.scripture.geography import places
from parlour.scripture.people import called
from parlour.scripture.proofs import Proof
from parlour.scripture.translation import in_english


def is_book(word: str, language: str = "en") -> tuple[Proof, ...]:
    """Proof that the word names a book of the Bible, without its number."""
    found = books_named(word, language)
    return (Proof("book", (word,), (), " ".join(str(book.number) for book in found)),) if found else ()


def is_land(word: str, language: str = "en") -> tuple[Proof, ...]:
    """Proofs that the word names a land, location or place, one for each kind of place.

    >>> is_land("SIN")[0].kind, is_land("PECHE", "fr")
    ('land', ())
    """
    english = _as_name(word, language)
    return tuple(
        Proof("land", (word,), (place.verse,), place.kind, english=english) for one in english for place in places(one)
    )


def is_character(word: str, language: str = "en") -> tuple[Proof, ...]:
    """Proofs that the word names a person of the Bible, one for each namesake, spirit creatures included.

    >>> [proof.sentence() for word in ("GABRIEL", "RUTH") for proof in is_character(word)]
    ['GABRIEL is a person in the Bible: Luke 1:26.', 'RUTH is a person in the Bible: Ruth 4:10.']
    """
    english = _as_name(word, language)
    found = [verse for one in english if (verse := _spirits().get(one)) is not None]
    found += [person.verses[0] for one in english for person in called(one)]
    return tuple(Proof("character", (word,), (verse,), english=english) for verse in dict.fromkeys(found))


def uttered(word: str, limit: int = 5, language: str = "en") -> tuple[Proof, ...]:
    """Proofs that somebody says the word or a form of it; a proper noun is not an utterance.

    >>> uttered("LILIES", limit=1)[0].sentence()
    'Jesus says LILIES: Matthew 6:28.'
    >>> uttered("JERUSALEM")
    ()
    """
    english = _as_common_word(word, language)
    found = (said for one in english for said in speech.utterances(one, limit))
    return tuple(
        Proof("utterance", (word,), (said.verse,), said.speaker, english=english) for said in islice(found, limit)
    )


def is_only_proper(word: str, language: str = "en") -> bool:
    """Whether the word is a name and nothing else, so that nobody utters it (TO-35).

    >>> is_only_proper("CHRIST"), is_only_proper("MARC", "fr"), is_only_proper("PIERRE", "fr")
    (True, True, False)
    """
    return bool(in_english(word, language)) and all(map(speech.is_only_proper, _as_common_word(word, language)))


def _as_common_word(word: str, language: str) -> tuple[str, ...]:
    """The English words that a word translates to, except as a name."""
    return french.common_entries(word) if language == "fr" else in_english(word, language)


def _as_name(word: str, language: str) -> tuple[str, ...]:
    """The English words that a word translates to as a name. A common noun stands for spirit creatures and for names
    that are no common word: EMPEREUR is Caesar, but PECHE is no desert of Sin, nor SIGNE Mark.
    """
    if language != "fr":
        return in_english(word, language)
    found: dict[str, None] = {}
    for meant in french.senses(word):
        if meant.kind == french_table.NAME:
            found |= dict.fromkeys(meant.english)
        elif meant.kind == french_table.KINDS["noun"]:
            firm = (one for one in meant.english if one not in meant.loose)
            found |= dict.fromkeys(one for one in firm if one in _spirits() or speech.is_only_proper(one))
    return tuple(found)


@cache
def _spirits() -> dict[str, int]:
    found = {}
    for line in lists.lines("spirits.tsv"):
        name, _, reference = line.partition("\t")
        verse = find_verse(reference)
        assert verse is not None, line
        found[fold(name)] = verse
    return found
