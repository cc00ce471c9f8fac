"""The words that a person knows: by commonness, a little different for everyone.

A frequency says how often letters are written, not how well a word is known: names and abbreviations raise those of
short words. Words of two and three letters are known if a list has them, words of four unless a list excludes them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from zlib import crc32

from parlour.words.commonness import commonness
from parlour.words.grammar import Language

SPREAD = 0.3
"""Most by which a person knows a word better or less well than its commonness says, on the Zipf scale."""
LISTED = 3
"""Length up to which words are known by the list alone."""


@cache
def _list(name: str) -> frozenset[str]:
    text = (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8")
    return frozenset(word for line in text.splitlines() if not line.startswith("#") for word in line.split())


def is_everyday(word: str, language: Language = "en") -> bool:
    """Whether people use the word, as far as its commonness does not tell.

    >>> [word for word in ("XU", "KA", "QI", "OX", "SEN", "SEA", "ANIL", "SNAIL") if is_everyday(word)]
    ['OX', 'SEA', 'SNAIL']
    >>> is_everyday("ROI", "fr"), is_everyday("KIR", "fr")
    (True, False)
    """
    if len(word) <= LISTED:
        return word in _list(f"short-words-{language}")
    return language != "en" or word not in _list("odd-words-en")


def familiarity(word: str, person: str, known: float | None = None) -> float:
    """How well that person knows the word, on the Zipf scale: its commonness (`known`, if given) within `SPREAD`.

    >>> familiarity("HOUSE", "Ada") == familiarity("HOUSE", "Ada") != familiarity("HOUSE", "Ben")
    True
    """
    common = commonness(word) if known is None else known
    return common + SPREAD * (2 * crc32(f"{person}/{word}".encode()) / 2**32 - 1)
