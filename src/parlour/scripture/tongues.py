"""Words of other languages: what they are in the English of the text."""

from __future__ import annotations

from parlour.scripture import french
from parlour.scripture.babel import translations


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
