"""Word lists of the data file."""

from __future__ import annotations

from functools import cache

from parlour import data
from parlour._engine import WordGraph
from parlour.words.wordlist import WordList


@cache
def compiled(name: str, *parts: WordList) -> WordList:
    """The list of this name; `parts` are the lists it was compiled from."""
    return WordList(name, WordGraph.from_bytes(data.opened().section(f"words/{name}")), parts)
