"""The kinds of places (TO-34), each with a sentence of its own, and the other words for a kind."""

from __future__ import annotations

PLACE_KINDS = (
    "brook",
    "cave",
    "city",
    "field",
    "forest",
    "garden",
    "gate",
    "hill",
    "island",
    "land",
    "mountain",
    "place",
    "plain",
    "pool",
    "region",
    "river",
    "rock",
    "sea",
    "station",
    "tower",
    "valley",
    "well",
    "wilderness",
)
OTHER_WORDS = {
    "brook": ("STREAM",),
    "city": ("TOWN",),
    "island": ("ISLE",),
    "land": ("COUNTRY",),
    "mountain": ("MOUNT",),
    "sea": ("LAKE",),
    "station": ("CAMP",),
    "well": ("FOUNTAIN",),
    "wilderness": ("DESERT",),
}


def words(kind: str) -> tuple[str, ...]:
    """The words that say what such a place is.

    >>> words("city"), words("cave")
    (('CITY', 'TOWN'), ('CAVE',))
    """
    return (kind.upper(), *OTHER_WORDS.get(kind, ()))
