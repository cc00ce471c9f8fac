"""A list as a table has amended it: words of its own added, others banned."""

from __future__ import annotations

from functools import lru_cache

from parlour._engine import WordGraph
from parlour.data.letters import is_word
from parlour.words.wordlist import WordList

OWN = "the table's own list"


class Amended(WordList):
    """The words of a list and of a table's own, less those that the table bans.

    To ask for a word costs no more than two look-ups. The graph of all of them, for bots and hints, is built when it
    is first wanted.
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
    """The list with a table's own words added and others banned; what is both added and banned is banned.

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
