"""The fast part of Parlour, in Rust (`crates/engine`).

A :class:`WordGraph` holds a list of words as one array of unsigned 32-bit numbers. Each number is an *edge*:

=====================  ======================================================================
``edge & CHILD``       the node the edge leads to, 0 when nothing follows
``edge >> 24 & 63``    code of the letter (``LETTER_SHIFT``, ``LETTER``): A is 1, Z is 26
``edge & ACCEPTS``     not 0 when a word ends with this letter
``edge & LAST``        not 0 on the last edge of its node
=====================  ======================================================================

A *node* is the index of its first edge; its other edges follow, by rising letter, up to the last one. Indices
0 and 1 are no nodes: the child of entry 0 is the root, entry 1 is kept for a second graph.

Walking the array in Python, without a call for each step:

>>> from parlour._engine import ACCEPTS, CHILD, LAST, LETTER, LETTER_SHIFT, WordGraph
>>> graph = WordGraph.build(["CAT", "CATS", "DOG"])
>>> edges = memoryview(graph.table()).cast("I")
>>> def words(node, text=""):
...     while node:
...         edge = edges[node]
...         longer = text + chr(64 + (edge >> LETTER_SHIFT & LETTER))
...         if edge & ACCEPTS:
...             yield longer
...         yield from words(edge & CHILD, longer)
...         node = 0 if edge & LAST else node + 1
>>> list(words(graph.root))
['CAT', 'CATS', 'DOG']
"""

from collections.abc import Iterable, Iterator
from typing import Final, final

from typing_extensions import Buffer

CHILD: Final[int]
"""The bits of an edge that hold the child."""
LETTER_SHIFT: Final[int]
"""How far to shift an edge right to bring the letter's code to the lowest bits."""
LETTER: Final[int]
"""The bits of the letter's code, once shifted."""
ACCEPTS: Final[int]
"""The bit of an edge that says that a word ends with its letter."""
LAST: Final[int]
"""The bit of an edge that says that it is the last of its node."""

@final
class WordGraph:
    """The words of a list, as a graph to be asked quickly and walked letter by letter. It never changes.

    >>> from parlour._engine import WordGraph
    >>> graph = WordGraph.build(["LIGHT", "NIGHT", "LIGHTS"])
    >>> "LIGHT" in graph, "light" in graph, len(graph)
    (True, False, 3)
    >>> list(graph)
    ['LIGHT', 'LIGHTS', 'NIGHT']
    """

    @staticmethod
    def build(words: Iterable[str]) -> WordGraph:
        """The graph of these words, in any order, with or without repetitions.

        Words are written in A-Z. `ValueError` names a word that is not, and its place in the list:

        >>> WordGraph.build(["ADAM", "NOËL"])
        Traceback (most recent call last):
        ...
        ValueError: word 1 ("NOËL"): 'Ë' is not a letter A-Z
        """

    @staticmethod
    def from_bytes(data: Buffer) -> WordGraph:
        """The graph of bytes that `to_bytes` made; `ValueError` says what is wrong with any others.

        >>> len(WordGraph.from_bytes(WordGraph.build(["ADAM"]).to_bytes()))
        1
        >>> WordGraph.from_bytes(b"PLWG")
        Traceback (most recent call last):
        ...
        ValueError: not a word graph: 4 bytes are too few, the header alone has 24
        """

    def to_bytes(self) -> bytes:
        """The graph as bytes, the same on every machine."""

    def table(self) -> bytes:
        """The array of edges, for ``memoryview(...).cast("I")``: numbers as this machine writes them."""

    def contains(self, word: str) -> bool:
        """Whether this is a word of the list. Any text may be asked: lower case and signs are in no word."""

    def __contains__(self, word: str, /) -> bool: ...
    def __len__(self) -> int:
        """How many words there are."""

    def __iter__(self) -> Iterator[str]:
        """The words, alphabetically."""

    def has_prefix(self, text: str) -> bool:
        """Whether a word begins with this text (a word begins with itself).

        >>> WordGraph.build(["LIGHT"]).has_prefix("LIG")
        True
        """

    def with_prefix(self, text: str, limit: int | None = None) -> list[str]:
        """The words that begin with this text, alphabetically, the first `limit` of them.

        >>> WordGraph.build(["LIGHT", "LIGHTS", "NIGHT"]).with_prefix("LI")
        ['LIGHT', 'LIGHTS']
        """

    def letters_between(self, before: str, after: str) -> str:
        """The letters that make a word between two texts: what may lie on a square that a cross word passes.

        >>> WordGraph.build(["CAT", "COT", "CUTS"]).letters_between("C", "T")
        'AO'
        """

    @property
    def root(self) -> int:
        """The node where all words start; 0 when there are no words."""

    def child(self, node: int, letter: str) -> int:
        """The node that a letter leads to; 0 when no word goes on there, whether or not one ends.

        >>> graph = WordGraph.build(["AT"])
        >>> graph.accepts(graph.child(graph.root, "A"), "T")
        True
        """

    def accepts(self, node: int, letter: str) -> bool:
        """Whether a word ends when this letter follows the node."""

    def edges(self, node: int) -> list[tuple[str, int, bool]]:
        """For each letter that may follow a node: the letter, the next node, and whether a word ends with it.

        >>> graph = WordGraph.build(["A", "I", "IN"])
        >>> [(letter, ends) for letter, _, ends in graph.edges(graph.root)]
        [('A', True), ('I', True)]
        """
