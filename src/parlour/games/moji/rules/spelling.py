"""What the spelling of a word tells: several words, an apostrophe, an accent (MO-21)."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache
from pathlib import Path

import msgspec

APOSTROPHES = frozenset("'’‘ʼ´`")


class SpellingLists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words in letters A to Z, without apostrophes and accents."""

    spoken: frozenset[str]
    "Contractions that are written without an apostrophe."
    contractions: frozenset[str]
    "Contractions with an apostrophe."
    accented: frozenset[str]
    "English words that dictionaries write with an accent."


@cache
def lists() -> SpellingLists:
    """The editable lists of `spelling.toml`.

    >>> "GONNA" in lists().spoken, "ARENT" in lists().contractions, "CAFE" in lists().accented
    (True, True, True)
    """
    text = (Path(__file__).parents[1] / "data" / "spelling.toml").read_text(encoding="utf-8")
    file = {name: frozenset(words.split()) for name, words in tomllib.loads(text).items()}
    return msgspec.convert(file, SpellingLists)


def is_one_word(word: str) -> bool:
    """Whether only letters and apostrophes are typed: no space, hyphen or figure.

    >>> [is_one_word(word) for word in ("CATCH", "CAN’T", "CAFÉ", "ICE CREAM", "T-SHIRT", "CATCH22")]
    [True, True, True, False, False, False]
    """
    return all(one.isalpha() or one in APOSTROPHES or unicodedata.combining(one) for one in word)


def has_apostrophe(word: str) -> bool:
    return not APOSTROPHES.isdisjoint(word)


def has_accent(word: str) -> bool:
    """
    >>> has_accent("CAFÉ"), has_accent("CAFE"), has_accent("ÆON")
    (True, False, False)
    """
    return not word.isascii() and any(map(unicodedata.combining, unicodedata.normalize("NFKD", word)))
