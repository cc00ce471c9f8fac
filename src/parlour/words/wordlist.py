"""Word lists: the interface between word data and everything that checks words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from parlour._engine import WordGraph
from parlour.data.letters import is_word


class WordList:
    """An immutable named list of words of A to Z with at least two letters.

    >>> birds = WordList.of("birds", ["DOVE", "RAVEN"])
    >>> "DOVE" in birds, "dove" in birds, len(birds), list(birds)
    (True, False, 2, ['DOVE', 'RAVEN'])
    >>> both = WordList.union("all", birds, WordList.of("beasts", ["LAMB"]))
    >>> both.find("LAMB"), both.find("DOVE"), both.find("MONKEY")
    ('beasts', 'birds', None)
    """

    __slots__ = ("_graph", "name", "parts")

    def __init__(self, name: str, graph: WordGraph | None, parts: tuple[WordList, ...] = ()) -> None:
        self.name = name
        self.parts = parts
        self._graph = graph

    @property
    def graph(self) -> WordGraph:
        """All words as a graph, for letter-by-letter traversal."""
        if self._graph is None:
            self._graph = self._build()
        return self._graph

    def _build(self) -> WordGraph:
        return WordGraph.build(word for part in self.parts for word in part)

    @classmethod
    def of(cls, name: str, words: Iterable[str]) -> WordList:
        """A list of these words, such as a table's own; ValueError names an invalid one.

        >>> WordList.of("ours", ["Dove"])
        Traceback (most recent call last):
        ...
        ValueError: 'Dove' in the list 'ours' is not a word: at least two letters, all of them A to Z
        """
        found = list(words)
        for word in found:
            if not is_word(word):
                raise ValueError(
                    f"{word!r} in the list {name!r} is not a word: at least two letters, all of them A to Z"
                )
        return cls(name, WordGraph.build(found))

    @classmethod
    def union(cls, name: str, *lists: WordList) -> WordList:
        """The union of these lists; `find` returns the one that has a word."""
        return cls(name, None, lists)

    def find(self, word: str) -> str | None:
        """Name of the first list that has the word."""
        if not self.parts:
            return self.name if word in self.graph else None
        return next((part.name for part in self.parts if word in part.graph), None)

    def __contains__(self, word: str) -> bool:
        return word in self.graph

    def __len__(self) -> int:
        return len(self.graph)

    def __iter__(self) -> Iterator[str]:
        return iter(self.graph)

    def __repr__(self) -> str:
        return f"<WordList {self.name!r}: {len(self):,} words>"
