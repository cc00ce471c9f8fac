"""Verses about a word, as shown by Tests of Faith (SB-32)."""

from __future__ import annotations

from math import log2

from parlour.scripture import ranking, verses
from parlour.scripture.episode_table import Episode, at
from parlour.scripture.forms import family
from parlour.scripture.supplement import headword_verses, old_spellings
from parlour.scripture.text import Passage, text


def passages(word: str, limit: int = 5) -> tuple[Passage, ...]:
    """A verse with exactly this word from each of its stories, in the order of the proofs of a link (`ranking`): the
    verse is well known, the title of the story has the word, the story has it often, and is told first.

    If the text has the word in other forms or spellings only, these are used; for a headword, the verses of its entry.

    >>> [passage.reference for passage in passages("MANNA", limit=3)]
    ['Exodus 16:31', 'Deuteronomy 8:3', 'Numbers 11:9']
    >>> passages("PEACEMAKERS")[0].reference, passages("DOXOLOGY", limit=1)[0].reference, passages("MONKEY")
    ('Matthew 5:9', 'Matthew 6:13', ())
    """
    standing = 0
    for forms in ((word,), old_spellings(word), family(word)):
        standing = standing or verses.of(verse for form in forms for verse in text().verses(form))
    standing = standing or verses.of(headword_verses(word))
    titled = ranking.titled(word)
    stories = list(dict.fromkeys(at(verse) for verse in verses.numbers(standing)))
    ranked: list[tuple[float, int]] = []
    for place, episode in enumerate(stories):
        verse = _shown(episode, standing)
        often = log2(1 + (episode.verses & standing).bit_count())
        features = ranking.of_verses(episode, (verse,), place / len(stories), titles=episode in titled, often=often)
        ranked.append((-ranking.score(features), verse))
    return tuple(text().passage(verse) for _, verse in sorted(ranked)[:limit])


def _shown(episode: Episode, standing: int) -> int:
    """A well-known verse of the story with the word, else the shortest with it."""
    within = standing & episode.verses
    found = verses.numbers(within & verses.well_known() or within)
    return min(found, key=lambda verse: (len(text().wording(verse)), verse))
