"""Of what kind is a word: a book, a character, a land, an utterance (TO-34, TO-35). Each answer is its proof.

>>> [proof.sentence() for proof in is_land("CARMEL")]
['CARMEL is a city: Joshua 15:55.', 'CARMEL is a mountain: 1 Kings 18:19.']
>>> is_book("KINGS")[0].sentence()
'KINGS is a book of the Bible: 1 Kings, 2 Kings.'
>>> is_book("TOBIT"), is_land("MOSES")
((), ())
"""

from __future__ import annotations

from functools import cache

from parlour.data import lists
from parlour.data.letters import fold
from parlour.scripture import speech
from parlour.scripture.canon import books_named, find_verse
from parlour.scripture.geography import places
from parlour.scripture.proofs import Proof


def is_book(word: str) -> tuple[Proof, ...]:
    """Proof that the word names a book of the Bible; numbers drop."""
    found = books_named(word)
    return (Proof("book", (word,), (), " ".join(str(book.number) for book in found)),) if found else ()


def is_land(word: str) -> tuple[Proof, ...]:
    """Proofs that the word names a land, location or place, one for each kind of place."""
    return tuple(Proof("land", (word,), (place.verse,), place.kind) for place in places(word))


def is_character(word: str) -> tuple[Proof, ...]:
    """Proof that the word names a person of the Bible, spirit creatures included.

    >>> is_character("GABRIEL")[0].sentence()
    'GABRIEL is a person of the Bible: Luke 1:26.'
    """
    verse = _spirits().get(word)
    return () if verse is None else (Proof("character", (word,), (verse,)),)


def uttered(word: str, limit: int = 5) -> tuple[Proof, ...]:
    """Proofs that somebody says the word or a form of it; a proper noun is no utterance.

    >>> uttered("LILIES", limit=1)[0].sentence()
    'LILIES is said by Jesus: Matthew 6:28.'
    >>> uttered("JERUSALEM")
    ()
    """
    return tuple(Proof("utterance", (word,), (one.verse,), one.speaker) for one in speech.utterances(word, limit))


@cache
def _spirits() -> dict[str, int]:
    found = {}
    for line in lists.lines("spirits.tsv"):
        name, _, reference = line.partition("\t")
        verse = find_verse(reference)
        assert verse is not None, line
        found[fold(name)] = verse
    return found
