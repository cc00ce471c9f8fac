"""Numbers as the data file has them: little-endian, on any machine."""

from __future__ import annotations

import sys
from array import array


def to_section(numbers: array[int]) -> bytes:
    """The bytes of a section that holds these numbers."""
    if sys.byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers.tobytes()


def from_section(kind: str, section: memoryview) -> array[int]:
    """The numbers of a section: "H" of two bytes each, "I" of four.

    >>> from_section("H", memoryview(to_section(array("H", [1, 66]))))
    array('H', [1, 66])
    """
    numbers: array[int] = array(kind, section.tobytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
