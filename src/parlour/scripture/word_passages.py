"""Verses about a word, as shown by Tests of Faith (SB-32)."""

from __future__ import annotations

from itertools import islice

from parlour.scripture.forms import family
from parlour.scripture.text import Passage, text


def passages(word: str, limit: int = 5) -> tuple[Passage, ...]:
    """Verses with exactly this word, in the order of the Bible: first one of each book, then more up to the limit.

    If the text has the word in other forms only, these will do.

    >>> [passage.reference for passage in passages("MANNA", limit=3)]
    ['Exodus 16:15', 'Numbers 11:6', 'Deuteronomy 8:3']
    >>> passages("PEACEMAKER")[0].reference, passages("DOXOLOGY")
    ('Matthew 5:9', ())
    """
    kjv = text()
    verses = kjv.verses(word) or sorted({verse for form in family(word) for verse in kjv.verses(form)})
    first_of_book = {kjv.book(verse): verse for verse in reversed(verses)}
    chosen = sorted(first_of_book.values())[:limit]
    others = (verse for verse in verses if verse not in chosen)
    return tuple(kjv.passage(verse) for verse in sorted([*chosen, *islice(others, limit - len(chosen))]))
