"""The row of an office or trade in the data file."""

from __future__ import annotations

import msgspec


class OfficeRow(msgspec.Struct, frozen=True, array_like=True):
    """A person (index into the table of persons), the words for the office, and a verse."""

    person: int
    words: tuple[str, ...]
    verse: int
