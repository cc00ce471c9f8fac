"""Words, names and verses of the Bible, and the words of faith.

>>> from parlour import scripture
>>> "BETHEL" in scripture.names(), "DOVE" in scripture.words_of_faith()
(True, True)
>>> scripture.acceptable().find("ABEDNEGO")
'vocabulary'
>>> print(scripture.passages("DOVE", limit=1)[0].reference)
Genesis 8:8
"""

from __future__ import annotations

from functools import cache

from parlour.scripture.babel import languages, translations
from parlour.scripture.text import Passage, passages
from parlour.words import WordList, compiled, english

__all__ = [
    "Passage",
    "acceptable",
    "concordance",
    "languages",
    "names",
    "passages",
    "translations",
    "vocabulary",
    "words_of_faith",
]


def vocabulary() -> WordList:
    """Every word of the King James Version, of two letters or more; names lose their hyphens."""
    return compiled("vocabulary")


def names() -> WordList:
    """Proper names of the Bible, the books among them: BETHEL, KINGS, SAMUEL."""
    return compiled("names")


def words_of_faith() -> WordList:
    """The strict bonus list (SB-23): names and words of faith, picked by hand."""
    return compiled("words-of-faith")


def concordance() -> WordList:
    """The wide bonus list (SB-23): every name and content word of the Bible, and the words of faith."""
    return compiled("concordance")


@cache
def acceptable() -> WordList:
    """Every word that may be laid in SCRABBLE Bible Edition (SB-2), with the list by which it may."""
    return compiled("acceptable", english(), vocabulary(), names(), words_of_faith(), compiled("rulebook"))
