"""Numeric arrays of the data file: little-endian on every machine."""

from __future__ import annotations

import sys
from array import array


def to_section(numbers: array[int]) -> bytes:
    """Serializes numbers as a section."""
    if sys.byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers.tobytes()


def from_section(kind: str, section: memoryview) -> array[int]:
    """Reads the numbers of a section: "H" has two bytes each, "I" four.

    >>> from_section("H", memoryview(to_section(array("H", [1, 66]))))
    array('H', [1, 66])
    """
    numbers: array[int] = array(kind, section.tobytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
