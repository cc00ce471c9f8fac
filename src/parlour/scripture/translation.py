"""Translation to English, and function words."""

from __future__ import annotations

from parlour.scripture import french
from parlour.scripture.babel import translations
from parlour.words import compiled


def in_english(word: str, language: str = "en") -> tuple[str, ...]:
    """The English words that a word translates to; an English word is its own translation.

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
    """Whether a word is a function word (TO-50): AND, THE, UNTO."""
    english = in_english(word, language)
    return bool(english) and all(one in compiled("function") for one in english)
