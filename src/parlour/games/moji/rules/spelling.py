"""What the spelling of a word tells: several words, an apostrophe, an accent (MO-21)."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from pathlib import Path

import msgspec

from parlour import words
from parlour.data.letters import APOSTROPHES

_ELIDED = {"C", "D", "J", "L", "M", "N", "S", "T", "QU", "JUSQU", "LORSQU", "PUISQU", "QUOIQU"}


class SpellingLists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words of a language in letters A to Z, without apostrophes and accents."""

    spoken: frozenset[str]
    "Contractions that are written without an apostrophe."
    with_apostrophe: frozenset[str] = frozenset()
    "Words that are written with an apostrophe and are no contractions."


@cache
def lists(language: words.Language) -> SpellingLists:
    """The editable lists of `spelling.toml`.

    >>> "GONNA" in lists("en").spoken, "AUJOURDHUI" in lists("fr").with_apostrophe
    (True, True)
    """
    text = (Path(__file__).parents[1] / "data" / "spelling.toml").read_text(encoding="utf-8")
    file = {name: frozenset(listed.split()) for name, listed in tomllib.loads(text)[language].items()}
    return msgspec.convert(file, SpellingLists)


def is_contraction(word: str, language: words.Language) -> bool:
    """Whether a word with an apostrophe is a contraction that a dictionary has; in French, of a word of the list.

    >>> is_contraction("AREN’T", "en"), is_contraction("CAT'T", "en"), is_contraction("L'EAU", "fr")
    (True, False, True)
    """
    if language == "en":
        return words.fold(word) in words.compiled("contractions")
    before, _, after = re.sub(f"[{''.join(APOSTROPHES)}]", "'", word).partition("'")
    return before in _ELIDED and words.fold(after) in words.french()


def may_have_accent(letters: str, language: words.Language) -> bool:
    """Whether the dictionary writes a word with an accent; French drops all accents (MO-50)."""
    return language == "fr" or letters in words.compiled("accented")


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
