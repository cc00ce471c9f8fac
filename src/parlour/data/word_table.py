"""Front-coded table of words with a few bytes each, looked up in the mapped file.

The entries are in alphabetical order, in blocks of 16. An entry has the number of letters shared with the previous
entry of its block, the number of its other letters, the number of its bytes (a byte each), those letters, and those
bytes. The index has the offset of each block.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping

from parlour._engine import find_word
from parlour.data.arrays import from_section, to_section
from parlour.data.errors import DataError

_BLOCK = 16


def pack(values: Mapping[str, bytes]) -> tuple[bytes, bytes]:
    """Packs a table into a body and an index; keys are ASCII, and values have at most 255 bytes."""
    body, index = bytearray(), array("I")
    before = b""
    for place, word in enumerate(sorted(values)):
        key, value = word.encode("ascii"), values[word]
        if len(key) > 255 or len(value) > 255:
            raise DataError(f"{word} or what is said of it is too long for a table")
        if place % _BLOCK == 0:
            index.append(len(body))
            before = b""
        shared, most = 0, min(len(before), len(key))
        while shared < most and before[shared] == key[shared]:
            shared += 1
        body += bytes([shared, len(key) - shared, len(value)]) + key[shared:] + value
        before = key
    return bytes(body), to_section(index)


class WordTable:
    """A packed table in the data file.

    >>> body, index = pack({"DOVE": b"bird", "DOVER": b"port", "LAMB": b"beast"})
    >>> birds = WordTable(memoryview(body), memoryview(index))
    >>> birds.get("DOVE"), birds.get("DOVES"), [word for word, _ in birds.items()]
    (b'bird', None, ['DOVE', 'DOVER', 'LAMB'])
    """

    __slots__ = ("_body", "_index")

    def __init__(self, body: memoryview, index: memoryview) -> None:
        self._body = body
        self._index = from_section("I", index)

    def get(self, word: str) -> bytes | None:
        """The value of a word, None if it is not in the table."""
        return find_word(self._body, self._index, word) if self._index else None

    def items(self) -> Iterator[tuple[str, bytes]]:
        """All entries in alphabetical order."""
        for block in range(len(self._index)):
            for key, value in self._block(block):
                yield key.decode(), value

    def _block(self, block: int) -> Iterator[tuple[bytes, bytes]]:
        body = self._bytes_of(block)
        key, place = b"", 0
        while place < len(body):
            shared, letters, size = body[place : place + 3]
            place += 3
            key = key[:shared] + body[place : place + letters]
            place += letters
            yield key, body[place : place + size]
            place += size

    def _bytes_of(self, block: int) -> bytes:
        end = self._index[block + 1] if block + 1 < len(self._index) else len(self._body)
        return self._body[self._index[block] : end].tobytes()
