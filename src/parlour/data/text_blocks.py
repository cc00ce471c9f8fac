"""Numbered texts in compressed blocks, read from the mapped file one block at a time."""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Sequence
from functools import lru_cache

from parlour.data.arrays import from_section, to_section

_BLOCK = 64  # texts


def pack(texts: Sequence[str]) -> tuple[bytes, bytes]:
    """Packs texts of one line each into a body and an index."""
    body, index = bytearray(), array("I")
    for start in range(0, len(texts), _BLOCK):
        index.append(len(body))
        body += zlib.compress("\n".join(texts[start : start + _BLOCK]).encode(), 9)
    return bytes(body), to_section(index)


class TextBlocks:
    """Packed texts in the data file.

    >>> body, index = pack([f"text {number}" for number in range(100)])
    >>> TextBlocks(memoryview(body), memoryview(index))[70]
    'text 70'
    """

    def __init__(self, body: memoryview, index: memoryview) -> None:
        self._body = body
        self._index = array("I", [*from_section("I", index), len(body)])
        self._block = lru_cache(maxsize=32)(self._read)

    def __getitem__(self, number: int) -> str:
        return self._block(number // _BLOCK)[number % _BLOCK]

    def _read(self, block: int) -> list[str]:
        body = self._body[self._index[block] : self._index[block + 1]]
        return zlib.decompress(body).decode().split("\n")
