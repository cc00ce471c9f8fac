"""Small actions and observations of the tile games for reinforcement learning.

A word is spelled letter by letter from its first square on, letters on the board included. The letters that may come
next follow from the word graph, the rack and the words across the line: only those with which some word can be
completed. No plays are listed.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from string import ascii_lowercase, ascii_uppercase
from typing import TypeVar

from parlour._engine import Prefixes, WordGraph
from parlour.contract.environments import DONE, Actions, EngineEnvironment, Field, Observation
from parlour.games.crossword.rules.placement import Misplaced, Placement, Run, place, runs
from parlour.games.crossword.rules.rack import take
from parlour.games.crossword.rules.squares import EMPTY, format_place, parse_place
from parlour.games.crossword.state import TileTable

T = TypeVar("T", bound=TileTable)
C = TypeVar("C")
O = TypeVar("O")  # noqa: E741 - a seat's own view

BLANK = "?"


class TileEnvironment(EngineEnvironment[T, C, O]):
    """Base of the environments of both tile games: places, letters, exchanges."""

    size: int
    _kept: tuple[object, Prefixes] | None = None
    _board: tuple[Sequence[str], array[float], array[float]] | None = None
    "The rows that were seen last, and the planes of their letters and blanks."
    _unseen: tuple[object, array[float]] | None = None
    "The tiles that were seen last, and what is left of the set without them."

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
        if self._board is None or self._board[0] != rows:
            area = self.size**2
            board, blanks = array("f", bytes(4 * 26 * area)), array("f", bytes(4 * area))
            for square, letter in enumerate("".join(rows)):
                if letter != EMPTY:
                    board[(ord(letter.upper()) - ord("A")) * area + square] = 1
                    blanks[square] = letter.islower()
            self._board = rows, board, blanks
        _, board, blanks = self._board
        out.fill("board", board)
        out.fill("blanks", blanks)
        out.fill("squares", squares)

    def see_tiles(self, out: Observation, rows: Sequence[str], rack: str, *seen: str) -> None:
        """Write the rack, and what is left of the set without the tiles that are seen."""
        self.count(out, "rack", rack)
        key = rows, rack, seen
        if self._unseen is None or self._unseen[0] != key:
            unseen = dict(self.tiles)
            for letter in "".join((*rows, rack, *seen)):
                if letter != EMPTY:
                    unseen[BLANK if letter.islower() else letter] -= 1
            self._unseen = key, array("f", [unseen[tile] for tile in self.order])
        out.fill("unseen", self._unseen[1])

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
