"""Word graphs made ready for the engine, each once."""

from __future__ import annotations

from parlour._engine import Lexicon, WordGraph

_ready: dict[int, tuple[WordGraph, Lexicon]] = {}
"""By identity of the graph, which is kept so that its identity stays its own."""
_MOST = 16


def lexicon(graph: WordGraph) -> Lexicon:
    """The words of a graph, made ready once.

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
