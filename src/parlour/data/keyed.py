"""Words with one number each, looked up in the mapped file."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from parlour.data.arrays import to_section
from parlour.data.errors import DataError

STEPS = 32  # per unit of the Zipf scale


def keyed(values: Mapping[str, int]) -> tuple[bytes, bytes]:
    """Packs words with a number from 32 to 255 each into a body and an index.

    The body has one line for each word (a line feed, the word, a tab, the number as a byte), in alphabetical order.
    The index has the offset of the first word for each three-letter beginning; `key` numbers these.
    """
    body = bytearray()
    index = array("I")
    for word in sorted(values):
        while len(index) <= key(word):
            index.append(len(body))
        if not 32 <= values[word] <= 255:
            raise DataError(f"{word} has the number {values[word]}, which is not from 32 to 255")
        body += b"\n" + word.encode() + b"\t" + bytes([values[word]])
    while len(index) <= key("ZZZ") + 1:
        index.append(len(body))
    return bytes(body), to_section(index)


def key(word: str) -> int:
    """Number of a word's first three letters, in alphabetical order; a missing letter sorts first.

    >>> key("AA") < key("AAA") < key("AAB") == key("AABAA") < key("ZZZ")
    True
    """
    first, second, third = (word[:3].encode() + b"@@@")[:3]
    return ((first - 64) * 27 + second - 64) * 27 + third - 64
