"""Random positions for property tests, and slow reference implementations."""

import re
from collections.abc import Iterator
from itertools import combinations, product

from hypothesis import strategies as st

from parlour._engine import WordGraph
from parlour.games.crossword.bots.generate import placements
from parlour.games.crossword.rules.placement import Misplaced, Placement, Run, check_connected, place, runs
from parlour.games.crossword.rules.rack import take
from parlour.games.crossword.rules.squares import EMPTY, empty_board, put

LETTERS = "ABC"  # few, so that words often cross

sizes = st.integers(5, 21)
small_sizes = st.integers(1, 7)
racks = st.text(LETTERS * 2 + "?", min_size=3, max_size=5).map(lambda tiles: "".join(sorted(tiles)))

_SHORT = ["".join(letters) for length in (2, 3) for letters in product(LETTERS, repeat=length)]


def word_lists(longest: int) -> st.SearchStrategy[list[str]]:
    """Many short words, a few of any length, including one letter and too long for the board."""
    return st.builds(
        lambda short, others: sorted({*short, *others}),
        st.lists(st.sampled_from(_SHORT), min_size=len(_SHORT) // 2, max_size=len(_SHORT), unique=True),
        st.lists(st.text(LETTERS, min_size=1, max_size=longest + 1), min_size=1, max_size=12),
    )


def scattered(size: int) -> st.SearchStrategy[str]:
    """Any board: tiles anywhere, words or not."""
    characters = st.sampled_from(EMPTY * 9 + LETTERS * 2 + LETTERS.lower())
    return st.lists(characters, min_size=size * size, max_size=size * size).map("".join)


@st.composite
def grown(draw: st.DrawFn, size: int, words: list[str], plays: int = 6) -> str:
    """A board reached by legal plays, each from a random rack."""
    graph, centre = WordGraph.build(words), size * size // 2
    board = empty_board(size)
    for _ in range(draw(st.integers(0, plays))):
        found = list(placements(board, size, draw(racks), graph, centre))
        if found:
            board = put(board, draw(st.sampled_from(found)).laid)
    return board


def tried(board: str, size: int, rack: str, words: list[str], centre: int) -> Iterator[Placement]:
    """Every legal placement by brute force: every word on every square with every choice of blanks."""
    listed = set(words)
    for across in (True, False):
        for start in range(size * size):
            for word in words:
                try:
                    plain = place(board, size, start, across, word)
                    check_connected(board, size, plain, centre)
                except Misplaced:
                    continue
                if all(run.word.upper() in listed for run in runs(board, size, plain)):
                    for laid in blanked(plain.laid, rack):
                        letters = iter(laid)
                        at = [start + i * (1 if across else size) for i in range(len(word))]
                        stands = "".join(next(letters)[1] if board[sq] == EMPTY else board[sq] for sq in at)
                        yield Placement(start, across, stands, laid)


def blanked(laid: tuple[tuple[int, str], ...], rack: str) -> Iterator[tuple[tuple[int, str], ...]]:
    """The same tiles with any of them as blanks, if the rack has them."""
    for blanks in range(rack.count("?") + 1):
        for chosen in combinations(range(len(laid)), blanks):
            tiles = ["?" if i in chosen else letter for i, (_, letter) in enumerate(laid)]
            if take(rack, tiles) is not None:
                yield tuple(
                    (square, letter.lower() if i in chosen else letter) for i, (square, letter) in enumerate(laid)
                )


def all_runs(board: str, size: int) -> Iterator[Run]:
    """Every run of two or more letters on a board."""
    for lane in range(size):
        for across, line in ((True, board[lane * size : (lane + 1) * size]), (False, board[lane::size])):
            for found in re.finditer("[A-Za-z]{2,}", line):
                squares = [lane * size + at if across else at * size + lane for at in range(*found.span())]
                yield Run(squares[0], across, found[0], tuple(squares))


def islands(board: str, size: int) -> int:
    """Number of connected groups of tiles."""
    unvisited = {square for square, there in enumerate(board) if there != EMPTY}
    count = 0
    while unvisited:
        count += 1
        border = [unvisited.pop()]
        while border:
            square = border.pop()
            row, column = divmod(square, size)
            for near_row, near_column in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                near = near_row * size + near_column
                if 0 <= near_row < size and 0 <= near_column < size and near in unvisited:
                    unvisited.remove(near)
                    border.append(near)
    return count
