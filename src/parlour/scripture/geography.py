"""Places of the Bible: kinds and verses of the places of a name (TO-34)."""

from __future__ import annotations

from functools import cache

import msgspec

from parlour import data
from parlour.scripture.supplement import old_spellings


class Place(msgspec.Struct, frozen=True):
    """A place, or several of one kind that share a name."""

    word: str  # "BETHEL"
    name: str  # "Beth-el"
    kind: str  # "city", "river", "mountain", ...
    verse: int


@cache
def _places() -> dict[str, tuple[Place, ...]]:
    found: dict[str, tuple[Place, ...]] = {}
    for line in bytes(data.opened().section("places")).decode().split("\n"):
        word, name, kind, verse = line.split("\t")
        found[word] = (*found.get(word, ()), Place(word, name, kind, int(verse)))
    return found


def places(word: str) -> tuple[Place, ...]:
    """The places of that name or of the old forms of today's name, one for each kind.

    >>> [place.kind for place in places("CARMEL")], places("MOSES"), [place.name for place in places("PERGAMUM")]
    (['city', 'mountain'], (), ['Pergamos'])
    """
    return _places().get(word) or tuple(place for old in old_spellings(word) for place in _places().get(old, ()))


def all_places() -> tuple[Place, ...]:
    """All places in alphabetical order."""
    return tuple(place for group in _places().values() for place in group)
