"""Reference generator of in-place replacements (TO-14); the oracle for faster generators.

New words without lifting are `crossword.generate.placements`. A replacement stays in one line and covers the whole
word it changes, so each word on the board is processed in turn: the traversal starts at its first square, or before
it as far as the rack's tiles reach, and follows the word graph. On a square of the word the letter stays or another
is laid; on an empty square one is laid; a tile of another word in the line stays.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase

import msgspec

from parlour._engine import WordGraph
from parlour.games.crossword.rules.placement import Placement, Run, words_on
from parlour.games.crossword.rules.squares import EMPTY, beside
from parlour.games.tag_on.tile_set import BLANK


class Replacement(msgspec.Struct, frozen=True, gc=False):
    """Letters of a word replaced in place."""

    placement: Placement
    lifted: tuple[int, ...]
    replaced: str


def replacements(
    board: str, size: int, rack: str, graph: WordGraph, *, more: bool = False, blanks: str = ascii_uppercase
) -> Iterator[Replacement]:
    """Each in-place replacement whose words are all in the graph, once; `more`: only those that lay more tiles than
    they lift.

    A blank is used only where the rack lacks the letter, and only as `blanks`.

    >>> graph = WordGraph.build(["ANGELS", "REBELS"])
    >>> board = "." * 24 + "REBELS" + "." * 34
    >>> found = next(replacements(board, 8, "AGN", graph))
    >>> found.placement.word, found.lifted
    ('ANGELS', (24, 25, 26))
    """
    walk = _Walk(board, size, graph, blanks)
    for run in words_on(board, size):
        for replacement in walk.from_word(run, rack):
            if not more or len(replacement.placement.laid) > len(replacement.lifted):
                yield replacement


class _Walk:
    def __init__(self, board: str, size: int, graph: WordGraph, blanks: str) -> None:
        self.board = board
        self.size = size
        self.graph = graph
        self.blanks = blanks
        self._edges: dict[int, dict[str, tuple[int, bool]]] = {}
        self._fits: dict[tuple[int, bool], str] = {}

    def edges(self, node: int) -> dict[str, tuple[int, bool]]:
        if node not in self._edges:
            self._edges[node] = {letter: (child, ends) for letter, child, ends in self.graph.edges(node)}
        return self._edges[node]

    def fits(self, square: int, across: bool) -> str:
        """The letters that the cross words allow on a square."""
        key = (square, across)
        if key not in self._fits:
            before, after = beside(self.board, self.size, square, across)
            self._fits[key] = self.graph.letters_between(before, after) if before or after else ascii_uppercase
        return self._fits[key]

    def from_word(self, run: Run, rack: str) -> Iterator[Replacement]:
        size, across = self.size, run.across
        step = 1 if across else size
        row, column = divmod(run.start, size)
        lane, first = (row, column) if across else (column, row)
        origin = lane * size if across else lane
        line = [self.board[origin + at * step] for at in range(size)]
        own = range(first, first + len(run.word))
        start, room = first, len(rack)
        while start >= 0 and room >= 0:
            if start == 0 or line[start - 1] == EMPTY:
                for word, laid, lifted in self._words(line, start, own, rack, across, origin, step):
                    placement = Placement(origin + start * step, across, word, laid)
                    yield Replacement(placement, lifted, run.word.upper())
            start -= 1
            room -= line[start] == EMPTY

    def _words(
        self, line: list[str], start: int, own: range, rack: str, across: bool, origin: int, step: int
    ) -> Iterator[tuple[str, tuple[tuple[int, str], ...], tuple[int, ...]]]:
        Step = tuple[int, int, bool, str, str, tuple[tuple[int, str], ...], tuple[int, ...], bool]  # noqa: N806
        stack: list[Step] = [(start, self.graph.root, False, rack, "", (), (), False)]
        while stack:
            at, node, ends, left, word, laid, lifted, kept = stack.pop()
            square = origin + at * step
            if at >= own.stop and ends and lifted and kept and (at == self.size or line[at] == EMPTY):
                old = "".join(line[own.start : own.stop]).upper()
                if word.upper() != old:
                    yield word, laid, lifted
            if at == self.size:
                continue
            there = line[at]
            edges = self.edges(node)
            if there != EMPTY and there.upper() in edges:
                child, stop = edges[there.upper()]
                stack.append((at + 1, child, stop, left, word + there, laid, lifted, kept or at in own))
            if (there != EMPTY and at not in own) or not left:
                continue
            fits = self.fits(square, across)
            for letter, (child, stop) in edges.items():
                # TO-15: a blank is not replaced by the letter it stands for.
                if letter not in fits or (there.islower() and there.upper() == letter):
                    continue
                if letter in left:
                    tile, face = letter, letter
                elif BLANK in left and letter in self.blanks:
                    tile, face = BLANK, letter.lower()
                else:
                    continue
                stack.append(
                    (
                        at + 1,
                        child,
                        stop,
                        left.replace(tile, "", 1),
                        word + face,
                        (*laid, (square, face)),
                        lifted if there == EMPTY else (*lifted, square),
                        kept,
                    )
                )
