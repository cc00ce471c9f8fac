"""Small actions and observations of the tile games for reinforcement learning.

A word is spelled letter by letter from its first square on, letters on the board included. The letters that may come
next follow from the word graph, the rack and the words across the line: only those with which some word can be
completed. No plays are listed.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from string import ascii_lowercase, ascii_uppercase
from typing import NamedTuple, TypeVar

from parlour._engine import WordGraph
from parlour.contract.environments import DONE, Actions, Environment, Field, Observation
from parlour.games.crossword.rules.placement import Misplaced, Placement, Run, place, runs
from parlour.games.crossword.rules.rack import take
from parlour.games.crossword.rules.squares import EMPTY, beside, format_place, has_before, parse_place
from parlour.games.crossword.state import TileTable

T = TypeVar("T", bound=TileTable)
C = TypeVar("C")
O = TypeVar("O")  # noqa: E741 - a seat's own view

BLANK = "?"
ANYTHING = dict.fromkeys(ascii_uppercase, (0, True))
"""The edges where any letters are a word."""


class _Nodes(dict[int, dict[str, tuple[int, bool]]]):
    """Cached nodes of a word graph: letter → next node and whether a word ends."""

    def __init__(self, graph: WordGraph | None) -> None:
        self.graph = graph
        self.root = 0 if graph is None else graph.root

    def __missing__(self, node: int) -> dict[str, tuple[int, bool]]:
        if self.graph is None:
            edges = ANYTHING
        else:
            edges = {letter: (child, ends) for letter, child, ends in self.graph.edges(node)}
        self[node] = edges
        return edges


@lru_cache(maxsize=16)
def nodes(graph: WordGraph | None) -> _Nodes:
    return _Nodes(graph)


class _Reached(NamedTuple):
    """A beginning of a word."""

    at: int
    "The number of its letters."
    node: int
    "Their node in the word graph."
    ends: bool
    "Whether they are a word."
    rack: str
    "The tiles left."
    laid: bool
    touches: bool
    met: bool
    "Whether the tile that has to be laid is."


class Prefixes:
    """Which letters may be laid one after the other from a place on, so that a play can be completed.

    `board` is the board without lifted tiles: a play covers their squares, `cover`, in one of the directions `ways`,
    and touches the board if it does. It lays the tile `needs`, if that is given. With `graph` None any letters are a
    word. Words across the line have to be in `cross`, if it is given.

    >>> found = Prefixes("....A....", 3, "BT", WordGraph.build(["AB", "AT", "TAB"]), None, centre=4)
    >>> sorted(format_place(square, across, 3) for square, across in found.starts())
    ['2A', '2B', 'B1', 'B2']
    >>> found.after(3, True, "T"), found.after(3, True, "TA"), found.after(4, True, "AB")
    (('A', False), ('B', False), ('', True))
    """

    def __init__(
        self,
        board: str,
        size: int,
        rack: str,
        graph: WordGraph | None,
        cross: WordGraph | None,
        centre: int,
        cover: Sequence[int] = (),
        ways: Sequence[bool] = (True, False),
        needs: str = "",
    ) -> None:
        self.board = board
        self.size = size
        self.rack = rack
        self.nodes = nodes(graph)
        self.cross = cross
        self.centre = centre
        self.cover = cover
        self.ways = ways
        self.needs = needs
        self.is_first = not board.strip(EMPTY) and not cover
        self._fits: dict[tuple[int, bool], str] = {}
        self._known: dict[tuple[int, bool], dict[_Reached, bool]] = {}
        self._starts: list[tuple[int, bool]] | None = None

    def starts(self) -> list[tuple[int, bool]]:
        """First square and direction of every play that can be completed."""
        if self._starts is None:
            self._starts = [
                (square, across)
                for across in self.ways
                for square in range(len(self.board))
                if self._may_start(square, across)
            ]
        return self._starts

    def after(self, start: int, across: bool, word: str) -> tuple[str, bool]:
        """The letters that may follow a beginning, lower case for blanks, and whether the play may end with it."""
        line = self._line(start, across)
        reached = self._first
        for letter in word:
            there = self.board[line[reached.at]]
            node, ends = self.nodes[reached.node][letter.upper()]
            tile = "" if there != EMPTY else BLANK if letter.islower() else letter
            reached = self._step(reached, line, across, node, ends, tile)
        found: list[str] = []
        if reached.at < len(line):
            there = self.board[line[reached.at]]
            for letter, (child, ends) in self.nodes[reached.node].items():
                for tile in self._tiles(line[reached.at], across, letter, reached.rack):
                    if self._can(line, across, self._step(reached, line, across, child, ends, tile)):
                        found.append(there if there != EMPTY else letter.lower() if tile == BLANK else letter)
        return "".join(found), self._may_end(line, reached)

    # Inside

    def _line(self, start: int, across: bool) -> range:
        if across:
            return range(start, start - start % self.size + self.size)
        return range(start, self.size**2, self.size)

    def _may_start(self, square: int, across: bool) -> bool:
        step = 1 if across else self.size
        if has_before(square, across, self.size) and self.board[square - step] != EMPTY:
            return False
        line = self._line(square, across)
        if self.cover and not (self.cover[0] in line and self.cover[-1] in line):
            return False
        left, touches = len(self.rack), bool(self.cover)
        for one in line:  # as far as the rack reaches
            if touches:
                break
            if self.board[one] != EMPTY:
                touches = True
            elif left == 0:
                return False
            else:
                left -= 1
                touches = self._touches(one, across)
        return touches and self._can(line, across, self._first)

    @property
    def _first(self) -> _Reached:
        return _Reached(0, self.nodes.root, False, self.rack, False, bool(self.cover), not self.needs)

    def _step(self, reached: _Reached, line: range, across: bool, node: int, ends: bool, tile: str) -> _Reached:
        """One letter further; without a tile, that on the board."""
        if not tile:
            return reached._replace(at=reached.at + 1, node=node, ends=ends, touches=True)
        return _Reached(
            at=reached.at + 1,
            node=node,
            ends=ends,
            rack=reached.rack.replace(tile, "", 1),
            laid=True,
            touches=reached.touches or self._touches(line[reached.at], across),
            met=reached.met or tile == self.needs,
        )

    def _may_end(self, line: range, reached: _Reached) -> bool:
        if not (reached.ends and reached.laid and reached.touches and reached.met and reached.at > 1):
            return False
        if self.cover and reached.at <= line.index(self.cover[-1]):
            return False
        return reached.at == len(line) or self.board[line[reached.at]] == EMPTY

    def _can(self, line: range, across: bool, reached: _Reached) -> bool:
        """Whether a beginning can be completed."""
        if self._may_end(line, reached):
            return True
        if reached.at == len(line):
            return False
        known = self._known.setdefault((line[0], across), {})
        if reached not in known:
            known[reached] = any(
                self._can(line, across, self._step(reached, line, across, child, ends, tile))
                for letter, (child, ends) in self.nodes[reached.node].items()
                for tile in self._tiles(line[reached.at], across, letter, reached.rack)
            )
        return known[reached]

    def _tiles(self, square: int, across: bool, letter: str, rack: str) -> Iterator[str]:
        """The tiles of the rack that may be laid there as that letter; an empty one for that letter on the board."""
        there = self.board[square]
        if there != EMPTY:
            if there.upper() == letter:
                yield ""
            return
        is_there, has_blank = letter in rack, BLANK in rack
        if (is_there or has_blank) and letter in self._letters(square, across):
            if is_there:
                yield letter
            if has_blank:
                yield BLANK

    def _letters(self, square: int, across: bool) -> str:
        """The letters that the word across the line allows on a square."""
        key = square, across
        if key not in self._fits:
            before, after = beside(self.board, self.size, square, across)
            free = self.cross is None or not (before or after)
            self._fits[key] = (
                ascii_uppercase if free or self.cross is None else self.cross.letters_between(before, after)
            )
        return self._fits[key]

    def _touches(self, square: int, across: bool) -> bool:
        return square == self.centre if self.is_first else any(beside(self.board, self.size, square, across))


class TileEnvironment(Environment[T, C, O]):
    """What both tile games share: places, letters, exchanges."""

    size: int
    _kept: tuple[object, Prefixes] | None = None

    def places(self) -> Actions:
        every = range(self.size**2)
        return Actions(
            "places",
            tuple(format_place(square, across, self.size) for across in (True, False) for square in every),
            "the first square of a word: row first for a word across, column first for one down",
        )

    def letters(self, others: str) -> Actions:
        return Actions(
            "letters",
            (*ascii_uppercase, *ascii_lowercase, *others),
            f"a letter of a word, lower case for a blank, or a tile of an exchange; {' and '.join(others)} as there",
        )

    def prefixes(
        self,
        state: T,
        rack: str,
        graph: WordGraph | None,
        cross: WordGraph | None,
        centre: int,
        lifted: tuple[int, ...] = (),
        ways: tuple[bool, ...] = (True, False),
        needs: str = "",
    ) -> Prefixes:
        """The beginnings of plays; those of the latest draft are kept."""
        key = state.board, rack, id(graph), id(cross), lifted, ways, needs
        if self._kept is None or self._kept[0] != key:
            board = state.board
            for square in lifted:
                board = board[:square] + EMPTY + board[square + 1 :]
            self._kept = key, Prefixes(board, self.size, rack, graph, cross, centre, lifted, ways, needs)
        return self._kept[1]

    def exchanged(self, rack: str, bag: str, tiles: tuple[str, ...]) -> Iterator[str]:
        """The tiles that may follow those of an exchange, in alphabetical order."""
        left = take(rack, tiles)
        if left is not None and len(tiles) < len(bag):
            yield from (tile for tile in dict.fromkeys(left) if not tiles or tile >= tiles[-1])
        if tiles:
            yield DONE

    def starting(self, found: Prefixes) -> Iterator[str]:
        return (format_place(square, across, self.size) for square, across in found.starts())

    def formed(self, board: str, where: str, word: str) -> tuple[Placement, tuple[Run, ...]] | None:
        """The placement of a word and the words that it forms; None if it is not placed validly."""
        start, across = parse_place(where, self.size)
        try:
            placement = place(board, self.size, start, across, word)
        except Misplaced:
            return None
        return placement, runs(board, self.size, placement)

    # What is seen

    def board_fields(self, players: int, kinds: Sequence[str], tiles: dict[str, int]) -> tuple[Field, ...]:
        """The fields that both games have, with these kinds of squares."""
        self.kinds = kinds
        self.tiles = tiles
        self.order = {tile: number for number, tile in enumerate(sorted(tiles))}
        most, square = max(tiles.values()), (self.size, self.size)
        letters = "".join(sorted(tiles))
        return (
            Field("board", (26, *square), "the tiles on the board, a plane for each letter A to Z"),
            Field("blanks", square, "which of them are blanks"),
            Field("squares", (max(1, len(kinds)), *square), f"kinds of squares: {', '.join(kinds)}"),
            Field("last", square, "the tiles of the latest play"),
            Field("rack", (len(tiles),), f"number of each tile on one's rack: {letters}", high=most),
            Field(
                "unseen", (len(tiles),), "number of each tile that one has not seen: in the bag or on racks", high=most
            ),
            Field("tiles", (players,), "number of tiles of each seat, one's own first", high=sum(tiles.values())),
            Field("bag", (1,), "number of tiles in the bag", high=sum(tiles.values())),
            Field("lost", (players,), "seats that owe a turn, one's own first"),
        )

    def planes(self, kinds: Sequence[str], squares: str) -> array[float]:
        """A plane for each kind of square."""
        return array("f", [float(there == kind) for kind in kinds for there in squares])

    def see_board(self, out: Observation, rows: Sequence[str], squares: array[float]) -> None:
        """Write the tiles and the kinds of squares."""
        area = self.size**2
        for square, letter in enumerate("".join(rows)):
            if letter != EMPTY:
                out.put("board", (ord(letter.upper()) - ord("A")) * area + square)
                if letter.islower():
                    out.put("blanks", square)
        out.fill("squares", squares)

    def see_tiles(self, out: Observation, rows: Sequence[str], rack: str, *seen: str) -> None:
        """Write the rack, and what is left of the set without the tiles that are seen."""
        self.count(out, "rack", rack)
        unseen = dict(self.tiles)
        for letter in "".join((*rows, rack, *seen)):
            if letter != EMPTY:
                unseen[BLANK if letter.islower() else letter] -= 1
        for tile, count in unseen.items():
            out.put("unseen", self.order[tile], count)

    def count(self, out: Observation, name: str, tiles: str) -> None:
        for tile in set(tiles):
            out.put(name, self.order[tile], tiles.count(tile))

    def see_seats(self, out: Observation, seat: int, tiles: Sequence[int], bag: int, lost: Sequence[bool]) -> None:
        players = len(tiles)
        for other in range(players):
            out.put("tiles", (other - seat) % players, tiles[other])
        for other, owes in enumerate(lost):
            out.put("lost", (other - seat) % players, owes)
        out.put("bag", value=bag)
