"""Word lists, base forms, commonness, and which words are unfit for families.

>>> from parlour import words
>>> "CATCH" in words.english(), "Catch" in words.english(), "SURVECURENT" in words.french()
(True, False, True)
>>> words.english().graph.has_prefix("CATC")
True
>>> words.inflected("SINGS").base, words.inflected("KING")
('SING', None)

Words are strings of the letters A to Z; accents and ligatures are folded. Nothing is loaded before it is first asked
for.
"""

from __future__ import annotations

from parlour.data.letters import fold, is_word
from parlour.words.amended import amended
from parlour.words.commonness import commonness
from parlour.words.compiled import compiled
from parlour.words.definitions import Definition, definitions
from parlour.words.explanation import Explanation, explain, unfit
from parlour.words.fit_names import is_fit, told_apart, visible
from parlour.words.grammar import (
    LANGUAGES,
    Form,
    Inflection,
    Language,
    bases,
    forms,
    inflected,
    inflections,
    is_abbreviation,
    is_name,
    parts_of_speech,
    verb_forms,
)
from parlour.words.themes import THEMES, Theme, in_theme, is_entry, members, themes, written
from parlour.words.verdict import verdict
from parlour.words.wordlist import WordList

__all__ = [
    "LANGUAGES",
    "THEMES",
    "Definition",
    "Explanation",
    "Form",
    "Inflection",
    "Language",
    "Theme",
    "WordList",
    "amended",
    "bases",
    "commonness",
    "compiled",
    "definitions",
    "english",
    "explain",
    "fold",
    "forms",
    "french",
    "in_theme",
    "inflected",
    "inflections",
    "is_abbreviation",
    "is_entry",
    "is_fit",
    "is_name",
    "is_word",
    "members",
    "parts_of_speech",
    "themes",
    "told_apart",
    "unfit",
    "verb_forms",
    "verdict",
    "visible",
    "written",
]


def english() -> WordList:
    """The general English list (SB-2)."""
    return compiled("english")


def french() -> WordList:
    """French words with all their forms, accents and ligatures folded.

    >>> "OEUVRE" in french(), "CHEVAUX" in french(), "PARIS" in french()
    (True, True, True)
    """
    return compiled("french")
