"""A word list amended by a table: own words added, others banned."""

from __future__ import annotations

from functools import lru_cache

from parlour._engine import WordGraph
from parlour.data.letters import is_word
from parlour.words.wordlist import WordList

OWN = "the table's own list"


class Amended(WordList):
    """A list plus a table's own words, minus the words it bans.

    A lookup costs at most two lookups in lists. The graph of all words, for bots and hints, is built on first use.
    """

    __slots__ = ("_banned", "_base", "_own")

    def __init__(self, base: WordList, own: WordList, banned: frozenset[str]) -> None:
        super().__init__(base.name, None, (own, *(base.parts or (base,))))
        self._base = base
        self._own = own
        self._banned = banned

    def _build(self) -> WordGraph:
        words = set(self._base) | set(self._own)
        return WordGraph.build(sorted(words - self._banned))

    def find(self, word: str) -> str | None:
        return None if word in self._banned else super().find(word)

    def __contains__(self, word: str) -> bool:
        return word not in self._banned and (word in self._own or word in self._base)


@lru_cache(maxsize=64)
def amended(base: WordList, added: tuple[str, ...] = (), banned: tuple[str, ...] = ()) -> WordList:
    """The list with a table's own words added and others banned; a word in both is banned.

    >>> from parlour import words
    >>> ours = words.amended(words.english(), added=("ZZYZX",), banned=("CAT",))
    >>> "ZZYZX" in ours, "CAT" in ours, "DOG" in ours, ours.find("ZZYZX"), ours.find("DOG")
    (True, False, True, "the table's own list", 'english')
    """
    for word in banned:
        if not is_word(word):
            raise ValueError(f"{word!r} cannot be banned: it is not at least two letters, all of them A to Z")
    if not added and not banned:
        return base
    return Amended(base, WordList.of(OWN, added), frozenset(banned))
