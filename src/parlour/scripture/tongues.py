"""Words of other languages: their English, and whether they carry only grammar."""

from __future__ import annotations

from parlour.scripture import french
from parlour.scripture.babel import translations
from parlour.words import compiled


def in_english(word: str, language: str = "en") -> tuple[str, ...]:
    """The English words that a word stands for; an English word stands for itself.

    >>> in_english("GOD"), in_english("AIMAIT", "fr"), in_english("PAZ", "es"), in_english("XYZ", "fr")
    (('GOD',), ('LOVE',), ('PEACE',), ())
    """
    match language:
        case "en":
            return (word,)
        case "fr":
            return french.entries(word)
        case _:
            return translations(language).get(word, ())


def is_function_word(word: str, language: str = "en") -> bool:
    """Whether a word carries grammar rather than meaning (TO-50): AND, THE, UNTO."""
    english = in_english(word, language)
    return bool(english) and all(one in compiled("function") for one in english)
