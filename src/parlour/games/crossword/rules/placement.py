"""Placing a word: where its tiles go, whether they connect, and which words they form.

The functions are called in the order `place`, `check_connected`, `runs`; none uses a word list.
"""

import re
from typing import Literal, TypeAlias

import msgspec

from parlour.games.crossword.rules.squares import EMPTY, format_place

Reason: TypeAlias = Literal["off-board", "no-new-tile", "letter-differs", "runs-on", "too-short", "off-centre", "apart"]

_LETTERS = re.compile(f"[^{re.escape(EMPTY)}]{{2,}}")
"""Two or more letters in a line."""


class Placement(msgspec.Struct, frozen=True, gc=False):
    """A word as it will be on the board, and the tiles laid for it."""

    start: int  # square of its first letter
    across: bool
    word: str  # the whole run; a lower-case letter is a blank, new or old
    laid: tuple[tuple[int, str], ...]  # square and character, in reading order

    @property
    def tiles(self) -> str:
        """The tiles taken from the rack.

        >>> Placement(start=0, across=True, word="CaB", laid=((0, "C"), (1, "a"))).tiles
        '?C'
        """
        return "".join(sorted(["?" if character.islower() else character for _, character in self.laid]))


class Run(msgspec.Struct, frozen=True):
    """Two or more letters in a line, bounded by empty squares or edges."""

    start: int
    across: bool
    word: str  # as on the board, blanks in lower case
    squares: tuple[int, ...]


class Misplaced(Exception):
    """An invalid placement.

    `reason` is its kind, `facts` are the arguments of its message. Squares are named in the direction of the word:

    ==================  ====================================================================================
    ``off-board``       ``place``, ``word``, ``length``, ``room`` (squares from there to the edge)
    ``letter-differs``  ``place`` (of the square), ``word``, ``written``, ``there``, both in upper case
    ``no-new-tile``     ``place``, ``word``
    ``runs-on``         ``place``, ``word``, ``whole`` (the complete run), ``whole_place`` (where that starts)
    ``too-short``       ``place``, ``word``, ``other`` (the word the other way, or empty), ``other_place``
    ``off-centre``      ``place``, ``word``, ``centre``
    ``apart``           ``place``, ``word``
    ==================  ====================================================================================
    """

    def __init__(self, reason: Reason, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason: Reason = reason
        self.facts: dict[str, str | int] = facts


def place(board: str, size: int, start: int, across: bool, word: str) -> Placement:
    """Fits a word onto the board; letters already on the board are written out too.

    Such a letter may be in either case; the placement has the tile's own. Raises `Misplaced` if the word does not fit,
    and `ValueError` if it has characters other than A to Z.

    >>> board = "." * 20 + "a...."
    >>> place(board, 5, 15, False, "CA")
    Placement(start=15, across=False, word='Ca', laid=((15, 'C'),))
    >>> try:
    ...     place(board, 5, 15, False, "CAB")
    ... except Misplaced as refusal:
    ...     print(refusal.reason, refusal.facts)
    off-board {'place': 'A4', 'word': 'CAB', 'length': 3, 'room': 2}
    """
    if not (word.isascii() and word.isalpha()):
        raise ValueError(f"{word!r} is not a word of letters A to Z")
    row, column = divmod(start, size)
    step, first = (1, column) if across else (size, row)
    length = len(word)
    end = start + length * step
    if first + length > size:
        raise Misplaced(
            "off-board", place=format_place(start, across, size), word=word, length=length, room=size - first
        )
    stands = []
    laid = []
    for square, written, there in zip(range(start, end, step), word, board[start:end:step], strict=True):
        if there == EMPTY:
            stands.append(written)
            laid.append((square, written))
        elif there == written or there.upper() == written.upper():
            stands.append(there)
        else:
            raise Misplaced(
                "letter-differs",
                place=format_place(square, across, size),
                word=word,
                written=written.upper(),
                there=there.upper(),
            )
    if not laid:
        raise Misplaced("no-new-tile", place=format_place(start, across, size), word=word)
    word = "".join(stands)
    if (first and board[start - step] != EMPTY) or (first + length < size and board[end] != EMPTY):
        line, at = _line(board, size, start, across)
        before = line[line.rfind(EMPTY, 0, at) + 1 : at]
        after, _, _ = line[at + length :].partition(EMPTY)
        raise Misplaced(
            "runs-on",
            place=format_place(start, across, size),
            word=word,
            whole=before + word + after,
            whole_place=format_place(start - len(before) * step, across, size),
        )
    return Placement(start, across, word, tuple(laid))


def check_connected(board: str, size: int, placement: Placement, centre: int) -> None:
    """Refuses a first word that misses the centre, a later one that touches nothing, and a word of one letter.

    A single tile has to be played in a direction in which it has a neighbour.
    """
    if len(placement.word) < 2:
        other = next(iter(runs(board, size, placement)), None)
        raise Misplaced(
            "too-short",
            place=format_place(placement.start, placement.across, size),
            word=placement.word,
            other=other.word if other else "",
            other_place=format_place(other.start, other.across, size) if other else "",
        )
    if len(placement.laid) < len(placement.word):
        return
    # From here on all tiles of the word are new.
    if board.count(EMPTY) == len(board):
        if not any(square == centre for square, _ in placement.laid):
            raise Misplaced(
                "off-centre",
                place=format_place(placement.start, placement.across, size),
                word=placement.word,
                centre=format_place(centre, placement.across, size),
            )
        return
    # The run is complete, so only neighbours beside it can connect it.
    row, column = divmod(placement.start, size)
    step, lane = (1, row) if placement.across else (size, column)
    beside = size if placement.across else 1
    end = placement.start + len(placement.word) * step
    if lane > 0 and board[placement.start - beside : end - beside : step].strip(EMPTY):
        return
    if lane < size - 1 and board[placement.start + beside : end + beside : step].strip(EMPTY):
        return
    raise Misplaced("apart", place=format_place(placement.start, placement.across, size), word=placement.word)


def runs(board: str, size: int, placement: Placement) -> tuple[Run, ...]:
    """The words formed by a placement: the main word first, then the cross words, in reading order.

    `board` is the board before the tiles are laid. A run of one letter is not a word.

    >>> board = "....." "....." "..AT." "....." "....."
    >>> [run.word for run in runs(board, 5, place(board, 5, 6, True, "BE"))]
    ['BE', 'EA']
    """
    start, across, word = placement.start, placement.across, placement.word
    step = 1 if across else size
    found = []
    if len(word) > 1:
        found.append(Run(start, across, word, tuple(range(start, start + len(word) * step, step))))
    for square, character in placement.laid:
        line, at = _line(board, size, square, not across)
        first = line.rfind(EMPTY, 0, at) + 1
        end = line.find(EMPTY, at + 1)
        if end < 0:
            end = size
        if end - first > 1:
            cross_step = size if across else 1
            top = square - (at - first) * cross_step
            found.append(
                Run(
                    top,
                    not across,
                    line[first:at] + character + line[at + 1 : end],
                    tuple(range(top, top + (end - first) * cross_step, cross_step)),
                )
            )
    return tuple(found)


def words_on(board: str, size: int) -> list[Run]:
    """All words on a board: across before down, in reading order.

    >>> [(run.word, run.start, run.across) for run in words_on(".GO" "..X" "...", 3)]
    [('GO', 1, True), ('OX', 2, False)]
    """
    found = []
    for across in (True, False):
        step, between = (1, size) if across else (size, 1)
        starts = range(0, size * between, between)
        lanes = [board[first : first + size] if across else board[first::size] for first in starts]
        for match in _LETTERS.finditer(EMPTY.join(lanes)):
            lane, at = divmod(match.start(), size + 1)
            start, word = lane * between + at * step, match[0]
            found.append(Run(start, across, word, tuple(range(start, start + len(word) * step, step))))
    return found


def _line(board: str, size: int, square: int, across: bool) -> tuple[str, int]:
    """The row or column through a square, and the index of the square in it."""
    row, column = divmod(square, size)
    return (board[row * size : (row + 1) * size], column) if across else (board[column::size], row)
