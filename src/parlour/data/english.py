"""The general English list (SB-2), and how common words are."""

from __future__ import annotations

import gzip
import json
from array import array
from collections.abc import Mapping

import msgspec

from parlour.data.arrays import to_section
from parlour.data.errors import DataError
from parlour.data.letters import fold, is_word

DIALECTS = ("english", "american", "australian", "british", "canadian")
SIZES = (10, 20, 35, 40, 50, 55, 60)
SCOWL_MEMBERS = tuple(f"{dialect}-words-{size}.json" for dialect in DIALECTS for size in SIZES)
SHORTEST_OF_SCOWL = 4
STEPS = 32  # of the Zipf scale, in one


def enable(dictionary: bytes) -> frozenset[str]:
    """The words of `dictionary.json`."""
    found = frozenset(word.upper() for word in msgspec.json.decode(dictionary, type=list[str]))
    if odd := sorted(word for word in found if not is_word(word)):
        raise DataError(f"dictionary.json has {odd[0]!r}, which is not a word of letters A to Z")
    return found


def scowl(members: Mapping[str, bytes]) -> frozenset[str]:
    """Words of SCOWL, without those that need a capital, an apostrophe or a hyphen; accents are dropped."""
    found = set()
    for member in members.values():
        for word in json.loads(member):
            if word.isalpha() and word.islower() and len(folded := fold(word)) >= SHORTEST_OF_SCOWL:
                found.add(folded)
    return frozenset(found)


def zipf(table: bytes) -> dict[str, int]:
    """How common each word is, in steps of 1/32 of the Zipf scale.

    The table lists words by hundredths of a power of ten: in the list at place n stand the words of frequency
    10 ** (-n / 100). Zipf's scale is the power of ten of the occurrences in a thousand million words.
    """
    head, *lists = msgspec.msgpack.decode(gzip.decompress(table))
    if head != {"format": "cB", "version": 1}:
        raise DataError(f"the table of frequencies has an unknown head: {head}")
    found: dict[str, int] = {}
    for place, words in enumerate(lists):
        step = round((9 - place / 100) * STEPS)
        for word in words:
            # The first place is the highest: what folds to the same letters later is rarer.
            if word.isalpha() and is_word(folded := fold(word)):
                found.setdefault(folded, step)
    return found


def keyed(values: Mapping[str, int]) -> tuple[bytes, bytes]:
    """Words with a number from 32 to 255 each, to be looked up where they lie.

    The body is one line for each word (a line feed, the word, a tab, the number as a byte), in alphabetical
    order. The index says where the words start that begin with the same three letters; `key` numbers these.
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
    """The number of a word's first three letters, in alphabetical order; a missing letter comes first.

    >>> key("AA") < key("AAA") < key("AAB") == key("AABAA") < key("ZZZ")
    True
    """
    first, second, third = (word[:3].encode() + b"@@@")[:3]
    return ((first - 64) * 27 + second - 64) * 27 + third - 64
