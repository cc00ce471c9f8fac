"""Reference move generator: every legal placement of a rack on a board; the oracle for faster generators.

The method is that of Appel and Jacobson (1988). Each line is searched separately. Its *anchors* are the empty squares
next to a tile, one of which every connected placement covers. A placement is found from its first anchor, and so
exactly once: the *left part* before the anchor consists either of tiles on the board or of letters on squares without
neighbours; from the anchor it is extended to the right through the word graph. The *cross set* of a square, the letters
that form a word with the tiles on either side of the line, is computed beforehand.

Blanks are not part of the search: a letter that the rack lacks costs one, and the assignments of blanks are
enumerated when a word is found.
"""

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from parlour._engine import WordGraph
from parlour.games.crossword.rules.placement import Placement
from parlour.games.crossword.rules.rack import missing
from parlour.games.crossword.rules.squares import EMPTY, columns, rows

_NOWHERE = (0, False)


def placements(
    board: str,
    size: int,
    rack: str,
    graph: WordGraph,
    centre: int,
    *,
    sparing: bool = False,
    blanks: str = ascii_uppercase,
) -> Iterator[Placement]:
    """Each placement that `place` and `check_connected` allow and whose `runs` are all in the graph, once.

    A single tile that forms words both ways is listed in both directions. A blank is tried as every letter, also
    where the rack has that letter; with `sparing`, only placements that use no more blanks than necessary are
    listed, and `blanks` restricts the letters of blanks. The order is fixed: across before down, line by line.

    >>> graph = WordGraph.build(["AB", "ABA"])
    >>> for found in placements("....A....", 3, "B", graph, centre=4):
    ...     print(found.start, found.across, found.word)
    4 True AB
    4 False AB
    """
    lexicon = _Lexicon(graph)
    hand = _Rack(rack, lexicon, sparing, blanks)
    first_play = board.count(EMPTY) == len(board)
    by_row, by_column = rows(board, size), columns(board, size)
    for across, lines, crossing_lines in ((True, by_row, by_column), (False, by_column, by_row)):
        for lane, line in enumerate(lines):
            squares = range(lane * size, (lane + 1) * size) if across else range(lane, size * size, size)
            beside = [_neighbours(crossing, lane) for crossing in crossing_lines]
            anchors = [
                at
                for at in range(size)
                if line[at] == EMPTY
                and (squares[at] == centre if first_play else any(beside[at]) or any(_neighbours(line, at)))
            ]
            if anchors:
                cross_sets = [lexicon.cross_set(*tiles) for tiles in beside]
                for first, end, laid in _words_in(line, anchors, cross_sets, hand, lexicon):
                    stretch = line[first:end]
                    gaps = [squares[at] for at in range(first, end) if line[at] == EMPTY]
                    for letters in hand.spellings(laid):
                        word = _fill(stretch, letters)
                        yield Placement(squares[first], across, word, tuple(zip(gaps, letters, strict=True)))


def _words_in(
    line: str, anchors: Sequence[int], cross_sets: Sequence[str], hand: "_Rack", lexicon: "_Lexicon"
) -> Iterator[tuple[int, int, str]]:
    """Words that fit into a line: first square, square after the last, letters to lay."""
    tiles = line.upper() + EMPTY
    fits = [*cross_sets, ""]  # sentinel: nothing fits after the edge
    previous = -1
    for anchor in anchors:
        before, _ = _neighbours(tiles, anchor)
        if before:
            starts = [(anchor - len(before), [("", lexicon.after(before), hand.rack)])]
        else:
            # Between two anchors without a tile, no square has a neighbour.
            starts = [(anchor - length, hand.left_parts(length)) for length in range(anchor - previous)]
        previous = anchor
        for first, left_parts in starts:
            stack = [(anchor, laid, node, False, rack) for laid, node, rack in left_parts]
            while stack:
                at, laid, node, is_word, rack = stack.pop()
                while tiles[at] != EMPTY:
                    node, is_word = lexicon[node].get(tiles[at], _NOWHERE)
                    at += 1
                if is_word and at - first > 1:
                    yield first, at, laid
                if fits[at]:
                    left = hand[rack]
                    for letter, (child, ends) in lexicon[node].items():
                        if letter in left and letter in fits[at]:
                            stack.append((at + 1, laid + letter, child, ends, left[letter]))


class _Lexicon(dict[int, dict[str, tuple[int, bool]]]):
    """Cached nodes of a word graph: letter → next node and whether a word ends."""

    def __init__(self, graph: WordGraph) -> None:
        self._graph = graph

    def __missing__(self, node: int) -> dict[str, tuple[int, bool]]:
        self[node] = edges = {letter: (child, ends) for letter, child, ends in self._graph.edges(node)}
        return edges

    def after(self, letters: str) -> int:
        """The node reached by these letters."""
        node = self._graph.root
        for letter in letters:
            node, _ = self[node].get(letter, _NOWHERE)
        return node

    def cross_set(self, before: str, after: str) -> str:
        """The letters that fit between these tiles; all letters if there are none."""
        if before or after:
            return self._graph.letters_between(before.upper(), after.upper())
        return ascii_uppercase


class _Rack(dict[str, dict[str, str]]):
    """Cached racks: for each rack, letter → rack without it."""

    def __init__(self, rack: str, lexicon: _Lexicon, sparing: bool, blanks: str = ascii_uppercase) -> None:
        self.rack = rack
        self._lexicon = lexicon
        self._sparing = sparing
        self._blanks = blanks
        self._left_parts = [[("", lexicon.after(""), rack)]]
        self._spellings: dict[str, list[str]] = {}

    def __missing__(self, rack: str) -> dict[str, str]:
        less = dict.fromkeys(self._blanks, rack.replace("?", "", 1)) if "?" in rack else {}
        less.update((letter, rack.replace(letter, "", 1)) for letter in rack if letter in ascii_uppercase)
        self[rack] = less
        return less

    def left_parts(self, length: int) -> list[tuple[str, int, str]]:
        """All prefixes of words of this length from the rack: letters, node after them, rack left."""
        while len(self._left_parts) <= length:
            self._left_parts.append(
                [
                    (laid + letter, child, self[rack][letter])
                    for laid, node, rack in self._left_parts[-1]
                    for letter, (child, _) in self._lexicon[node].items()
                    if letter in self[rack]
                ]
            )
        return self._left_parts[length]

    def spellings(self, letters: str) -> list[str]:
        """All ways to lay these letters in this order, blanks in lower case.

        >>> lexicon = _Lexicon(WordGraph.build([]))
        >>> _Rack("?AB", lexicon, sparing=False).spellings("AB")
        ['AB', 'Ab', 'aB']
        >>> _Rack("??A", lexicon, sparing=True).spellings("ABA")
        ['Aba', 'abA']
        """
        if "?" not in self.rack:
            return [letters]
        if letters not in self._spellings:
            rack = self.rack
            if self._sparing:
                lettered = rack.replace("?", "")
                rack = lettered + "?" * len(missing(lettered, letters))
            ways = [("", rack)]
            for letter in letters:
                ways = [
                    (done + character, left.replace(tile, "", 1))
                    for done, left in ways
                    for character, tile in ((letter, letter), (letter.lower(), "?"))
                    if tile in left and (tile != "?" or letter in self._blanks)
                ]
            self._spellings[letters] = [done for done, _ in ways]
        return self._spellings[letters]


def _neighbours(line: str, at: int) -> tuple[str, str]:
    """The tiles in a line directly before and after a square."""
    behind, _, _ = line[at + 1 :].partition(EMPTY)
    return line[line.rfind(EMPTY, 0, at) + 1 : at], behind


def _fill(stretch: str, letters: str) -> str:
    """A stretch of a line with these letters on its empty squares."""
    if len(letters) == len(stretch):
        return letters
    following = iter(letters)
    return "".join([next(following) if there == EMPTY else there for there in stretch])
