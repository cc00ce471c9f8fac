"""Verses about a word, as shown by Tests of Faith (SB-32)."""

from __future__ import annotations

from array import array
from itertools import islice

from parlour.scripture.forms import family
from parlour.scripture.supplement import headword_verses, old_spellings
from parlour.scripture.text import Passage, text


def passages(word: str, limit: int = 5) -> tuple[Passage, ...]:
    """Verses with exactly this word, in the order of the Bible: first one of each book, then more up to the limit.

    If the text has the word in other forms or spellings only, these are used; for a headword, the verses of its entry.

    >>> [passage.reference for passage in passages("MANNA", limit=3)]
    ['Exodus 16:15', 'Numbers 11:6', 'Deuteronomy 8:3']
    >>> passages("PEACEMAKERS")[0].reference, passages("DOXOLOGY", limit=1)[0].reference, passages("MONKEY")
    ('Matthew 5:9', 'Matthew 6:13', ())
    """
    kjv = text()
    verses = kjv.verses(word)
    for forms in (old_spellings(word), family(word)):
        verses = verses or array("H", sorted({verse for form in forms for verse in kjv.verses(form)}))
    verses = verses or array("H", sorted(headword_verses(word)))
    first_of_book = {kjv.book(verse): verse for verse in reversed(verses)}
    chosen = sorted(first_of_book.values())[:limit]
    others = (verse for verse in verses if verse not in chosen)
    return tuple(kjv.passage(verse) for verse in sorted([*chosen, *islice(others, limit - len(chosen))]))
