"""Citations in the lists: "Ruth 4:13,17", or "Isaiah 7:3,8:3" for two chapters."""

from __future__ import annotations

import re
from collections.abc import Mapping

from parlour.data import lists
from parlour.data.errors import DataError

_CITATION = re.compile(r"(.+?) (\d+:\d+(?:,(?:\d+:)?\d+)*)")

Place = tuple[int, int, int]
"""Book (1 to 66), chapter and verse."""


def books(name: str = "books.txt") -> list[str]:
    """The books in order, by the name used in references: of "Psalms | Psalm" the second."""
    return [line.rpartition("|")[2].strip() for line in lists.lines(name)]


def verses(citation: str, numbers: Mapping[str, int]) -> list[Place]:
    """The verses of a citation as places, by the numbers of the books.

    >>> verses("Ruth 4:13,17", {"Ruth": 8}), verses("Isaiah 7:3,8:3", {"Isaiah": 23})
    ([(8, 4, 13), (8, 4, 17)], [(23, 7, 3), (23, 8, 3)])
    """
    found = _CITATION.fullmatch(citation)
    if found is None or found[1] not in numbers:
        raise DataError(f"{citation!r} does not cite a verse")
    places: list[Place] = []
    chapter = 0
    for item in found[2].split(","):
        before, _, verse = item.rpartition(":")
        chapter = int(before) if before else chapter
        places.append((numbers[found[1]], chapter, int(verse)))
    return places
