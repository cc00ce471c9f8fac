"""Words, names and verses of the Bible, words of faith, links between words, and kinds of words.

>>> from parlour import scripture
>>> print(scripture.connect("SHEPHERD", "WANT")[0].sentence())
SHEPHERD and WANT appear in the same verse: Psalm 23:1.
>>> "BETHEL" in scripture.names(), "DOVE" in scripture.words_of_faith()
(True, True)
>>> scripture.acceptable().find("ABEDNEGO")
'vocabulary'
>>> print(scripture.passages("DOVE", limit=1)[0].reference)
Genesis 8:11
"""

from __future__ import annotations

from functools import cache

from parlour.scripture.babel import languages, translated, translations
from parlour.scripture.bibles import Bible, BibleError, bible
from parlour.scripture.canon import Book, books, books_named, find_verse
from parlour.scripture.claim_proofs import is_book, is_character, is_land, uttered
from parlour.scripture.descriptions import Described, definitions
from parlour.scripture.episode_table import Episode, all_episodes, episodes
from parlour.scripture.forms import bases, family
from parlour.scripture.geography import Place, all_places, places
from parlour.scripture.kinship import kin, related
from parlour.scripture.links import bar, closest, connect, connected
from parlour.scripture.people import Person, UnknownPerson, person, persons
from parlour.scripture.proofs import Proof
from parlour.scripture.references import reference
from parlour.scripture.relations import Relation
from parlour.scripture.speech import speakers
from parlour.scripture.supplement import headword_verses, old_spellings
from parlour.scripture.text import Marked, Passage
from parlour.scripture.word_passages import passages
from parlour.words import WordList, compiled, english

__all__ = [
    "Bible",
    "BibleError",
    "Book",
    "Described",
    "Episode",
    "Marked",
    "Passage",
    "Person",
    "Place",
    "Proof",
    "Relation",
    "UnknownPerson",
    "acceptable",
    "all_episodes",
    "all_places",
    "bar",
    "bases",
    "bible",
    "books",
    "books_named",
    "closest",
    "concordance",
    "connect",
    "connected",
    "definitions",
    "dictionary",
    "episodes",
    "family",
    "find_verse",
    "headword_verses",
    "is_book",
    "is_character",
    "is_land",
    "kin",
    "languages",
    "names",
    "old_spellings",
    "passages",
    "person",
    "persons",
    "places",
    "reference",
    "related",
    "speakers",
    "translated",
    "translations",
    "uttered",
    "vocabulary",
    "words_of_faith",
]


def vocabulary() -> WordList:
    """Every word of the King James Version with at least two letters; names without hyphens."""
    return compiled("vocabulary")


def names() -> WordList:
    """Proper names of the Bible, including the books: BETHEL, KINGS, SAMUEL."""
    return compiled("names")


def words_of_faith() -> WordList:
    """The strict bonus list (SB-23): names and hand-picked words of faith."""
    return compiled("words-of-faith")


def concordance() -> WordList:
    """The wide bonus list (SB-23): every name and content word of the Bible, and the words of faith."""
    return compiled("concordance")


@cache
def acceptable() -> WordList:
    """Every word that a crossword game of the Bible accepts (SB-2), with the list that has it."""
    return compiled("acceptable", english(), vocabulary(), names(), words_of_faith(), compiled("rulebook"))


@cache
def dictionary() -> WordList:
    """The English game dictionary of Bible words (TO-1), with the list that has a word.

    >>> [dictionary().find(word) for word in ("GOETH", "LEVITICUS", "SURVIVED", "TRINITY", "HONOR", "MONKEY")]
    ['vocabulary', 'names', 'dictionary-rulebook', 'headwords', 'spellings', None]
    """
    more = map(compiled, ("dictionary-rulebook", "headwords", "spellings", "forms"))
    return compiled("dictionary", vocabulary(), names(), *more)
