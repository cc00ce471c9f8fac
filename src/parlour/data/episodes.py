"""The row of an episode in the data file."""

from __future__ import annotations

import msgspec


class EpisodeRow(msgspec.Struct, frozen=True, array_like=True):
    """An episode; verses are indices into the text, people into the table of persons."""

    first: int
    last: int
    english: str
    french: str
    people: tuple[int, ...]
    places: tuple[str, ...]
