"""Engine lexicons of word graphs, cached."""

from __future__ import annotations

from parlour._engine import Lexicon, WordGraph

_ready: dict[int, tuple[WordGraph, Lexicon]] = {}
"""By identity of the graph, which is kept alive so that its id stays unique."""
_MOST = 16


def lexicon(graph: WordGraph) -> Lexicon:
    """The engine lexicon of a graph, compiled once.

    >>> graph = WordGraph.build(["GOD"])
    >>> lexicon(graph) is lexicon(graph)
    True
    """
    kept = _ready.get(id(graph))
    if kept is None:
        while len(_ready) >= _MOST:
            del _ready[next(iter(_ready))]
        kept = _ready[id(graph)] = (graph, Lexicon.of(graph))
    return kept[1]
