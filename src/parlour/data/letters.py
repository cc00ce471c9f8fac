"""Folds any spelling to a word of the letters A to Z."""

from __future__ import annotations

import re
import unicodedata

# Letters that do not decompose into a base letter and an accent.
_LIGATURES = str.maketrans(
    {
        "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "ß": "ss", "ẞ": "SS",
        "Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "ı": "i",
    }
)  # fmt: skip
APOSTROPHES = frozenset("'’‘ʼ´`")
_TWO_VOWELS = str.maketrans({"Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe"})
_NOT_A_LETTER = re.compile(r"[^A-Z]+")
_BY_FIGURE = re.compile(r"([0-9]+)")


def unaccented(text: str) -> str:
    """The text with plain letters for accented ones, and OE and AE for their ligatures; everything else stays.

    >>> unaccented("NOÉ"), unaccented("cœUR"), unaccented("Q?")
    ('NOE', 'coeUR', 'Q?')
    """
    if text.isascii():
        return text
    apart = unicodedata.normalize("NFD", text.translate(_TWO_VOWELS))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def fold(text: str) -> str:
    """The letters A to Z of a text: accents, hyphens, apostrophes and everything else are dropped.

    >>> fold("Beth-el"), fold("Æneas"), fold("prière"), fold("größe"), fold("ʾāmēn")
    ('BETHEL', 'AENEAS', 'PRIERE', 'GROSSE', 'AMEN')
    """
    if text.isascii():
        if text.isalpha():
            return text.upper()
    else:
        text = unicodedata.normalize("NFKD", text.translate(_LIGATURES))
    return _NOT_A_LETTER.sub("", text.upper())


def fold_title(text: str) -> str:
    """The letters and figures of a title: by its figures Catch-22 differs from the word CATCH.

    >>> fold_title("Catch-22"), fold_title("Amélie")
    ('CATCH22', 'AMELIE')
    """
    parts = _BY_FIGURE.split(text)
    return fold(text) if len(parts) == 1 else "".join(part if part.isdigit() else fold(part) for part in parts)


def is_word(text: str) -> bool:
    """Whether a text is a word: A to Z, at least two letters.

    >>> is_word("RUTH"), is_word("Ruth"), is_word("A"), is_word("BETH-EL")
    (True, False, False, False)
    """
    return len(text) >= 2 and text.isascii() and text.isalpha() and text.isupper()
