"""Words of other languages: what they are in the English of the text."""

from __future__ import annotations

from parlour.scripture.babel import translations


def in_english(word: str, language: str = "en") -> tuple[str, ...]:
    """The English words that a word stands for; an English word stands for itself.

    >>> in_english("GOD"), in_english("PAIX", "fr"), in_english("XYZ", "fr")
    (('GOD',), ('PEACE',), ())
    """
    return (word,) if language == "en" else translations(language).get(word, ())
