"""Is it a word, how common is it, is it fit for a family's table.

>>> from parlour import words
>>> "CATCH" in words.english(), "Catch" in words.english()
(True, False)
>>> words.english().graph.has_prefix("CATC")
True

Words are strings of the letters A to Z. Nothing is loaded before it is first asked for.
"""

from __future__ import annotations

from parlour.data.letters import fold, is_word
from parlour.words.commonness import commonness
from parlour.words.compiled import compiled
from parlour.words.wordlist import WordList

__all__ = ["WordList", "commonness", "compiled", "english", "fold", "is_word", "unfit"]


def english() -> WordList:
    """The general English list (SB-2)."""
    return compiled("english")


def unfit(word: str) -> bool:
    """Whether bots, hints and examples should leave this word alone (AG-8).

    >>> unfit("LAMB"), unfit("DAMN")
    (False, True)
    """
    return word in compiled("unfit").graph
