"""Frequencies of English words; those of French words are in `french`."""

from __future__ import annotations

import gzip
from collections.abc import Mapping

import msgspec

from parlour.data.archives import Archive
from parlour.data.errors import DataError
from parlour.data.keyed import STEPS, keyed
from parlour.data.letters import fold, is_word
from parlour.data.part_builder import Part, PartBuilder, PartResult

WORDFREQ = Archive(
    "PyPI",
    "wordfreq",
    "3.1.1",
    "wordfreq-3.1.1-py3-none-any.whl",
    "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473",
    "package Apache-2.0, copyright 2022 Robyn Speer; its data, from Wikipedia, Google Books, OpenSubtitles, "
    "SUBTLEX and others, CC BY-SA 4.0, and so is what is made from it here",
    "How common a word is: the large tables for English and French, in steps of 1/32 of the Zipf scale.",
    ("LICENSE.txt", "METADATA"),
)
COMMON = PartResult[Mapping[str, int]]("how common English words are")


def zipf(table: bytes) -> dict[str, int]:
    """Frequency of each word, in steps of 1/32 of the Zipf scale.

    The source groups words by hundredths of a power of ten: group n has the words of frequency 10 ** (-n / 100). The
    Zipf scale is the decimal logarithm of occurrences per billion words.
    """
    head, *lists = msgspec.msgpack.decode(gzip.decompress(table))
    if head != {"format": "cB", "version": 1}:
        raise DataError(f"the table of frequencies has an unknown head: {head}")
    found: dict[str, int] = {}
    for place, words in enumerate(lists):
        step = round((9 - place / 100) * STEPS)
        for word in words:
            # The first occurrence is the highest: a later spelling that folds to the same letters is rarer.
            if word.isalpha() and is_word(folded := fold(word)):
                found.setdefault(folded, step)
    return found


def _compile(builder: PartBuilder) -> None:
    common = builder.provide(COMMON, zipf(builder.member(WORDFREQ, "large_en.msgpack.gz")))
    builder.took(WORDFREQ, words=len(common))
    body, index = keyed(common)
    builder.section("commonness/words", body)
    builder.section("commonness/index", index)


PART = Part(step="commonness", archives=(WORDFREQ,), lists=(), counts={}, compile=_compile)
