"""The Bible in episodes: passages that each tell one story, with those who take part and where it happens."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from functools import cache

import msgspec

from parlour import data
from parlour.data.episodes import EpisodeRow
from parlour.scripture import verses
from parlour.scripture.canon import find_verse
from parlour.scripture.people import Person, persons, register
from parlour.scripture.references import cite


class Episode(msgspec.Struct, frozen=True, eq=False):
    """A passage that tells one story. There is one object for each."""

    first: int
    last: int
    english: str
    french: str
    people: tuple[Person, ...]
    places: tuple[str, ...]

    def title(self, language: str = "en") -> str:
        """
        >>> at(0).title(), at(0).title("fr")
        ('God makes the light, the sky, the land and sea', 'Dieu crée la lumière, le ciel, la terre et la mer')
        """
        return self.french if language == "fr" else self.english

    def reference(self, language: str = "en") -> str:
        """Where it is.

        >>> episodes("LADDER")[0].reference()
        'Genesis 28:10–22'
        """
        begin, end = (cite([verse], language) for verse in (self.first, self.last))
        if begin == end:
            return begin
        chapter, _, verse = end.rpartition(":")
        if begin.startswith(f"{chapter}:"):
            return f"{begin}–{verse}"
        return f"{begin} – {end.rpartition(' ')[2]}"

    @property
    def verses(self) -> int:
        """Its verses as a set (`scripture.verses`)."""
        return (1 << self.last + 1) - (1 << self.first)


@cache
def all_episodes() -> tuple[Episode, ...]:
    """All episodes in the order of the Bible.

    >>> len(all_episodes()) > 1200
    True
    """
    everybody = register().persons
    rows = msgspec.msgpack.decode(data.opened().section("episodes"), type=list[EpisodeRow])
    return tuple(
        Episode(row.first, row.last, row.english, row.french, tuple(everybody[one] for one in row.people), row.places)
        for row in rows
    )


def at(verse: int) -> Episode:
    """The episode in which the verse is."""
    return all_episodes()[number_at(verse)]


def title_at(reference: str, language: str = "en") -> str:
    """The title of the episode in which the cited verse is; empty if there is no such verse.

    >>> title_at("Genèse 28:12"), title_at("Genesis 28:12", "fr")
    ('Jacob dreams of a ladder', 'Jacob rêve d’une échelle')
    """
    verse = find_verse(reference)
    return "" if verse is None else at(verse).title(language)


def number_at(verse: int) -> int:
    """Its number."""
    return bisect_right(_starts(), verse) - 1


@cache
def _starts() -> tuple[int, ...]:
    return tuple(episode.first for episode in all_episodes())


@cache
def _with_person() -> dict[Person, tuple[Episode, ...]]:
    found: dict[Person, list[Episode]] = defaultdict(list)
    for episode in all_episodes():
        for person in episode.people:
            found[person].append(episode)
    return {person: tuple(group) for person, group in found.items()}


@cache
def _with_place() -> dict[str, tuple[Episode, ...]]:
    found: dict[str, list[Episode]] = defaultdict(list)
    for episode in all_episodes():
        for place in episode.places:
            found[place].append(episode)
    return {place: tuple(group) for place, group in found.items()}


def episodes(word: str, limit: int | None = None) -> tuple[Episode, ...]:
    """The episodes to which a word belongs: it stands in them, or the person or place takes part.

    Those that are most about it come first: where it takes part, then where most verses have it.

    >>> [episode.title() for episode in episodes("LADDER")]
    ['Jacob dreams of a ladder']
    >>> episodes("DOXOLOGY")
    ()
    """
    standing = verses.verses_of(word)
    parts = {episode for person in persons(word) for episode in _with_person().get(person, ())}
    parts.update(_with_place().get(word, ()))
    candidates = parts | {at(verse) for verse in verses.numbers(standing)}

    def rank(episode: Episode) -> tuple[bool, int, int]:
        return episode not in parts, -(standing & episode.verses).bit_count(), episode.first

    return tuple(sorted(candidates, key=rank)[:limit])
