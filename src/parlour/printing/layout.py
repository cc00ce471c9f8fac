"""Where things lie on sheets of paper: posters over several sheets, pieces to cut out. Lengths are millimetres."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from parlour.contract.printing import Cutouts, Paper, Piece, Poster
from parlour.kernel.errors import ParlourError

SHEETS: dict[Paper, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 12.0
"""White border of a sheet: printers print to about 6 mm of the edge, and the rest has crop marks and a line of text."""
OVERLAP = 8.0
"""Overlap of neighbouring sheets, for glueing."""
MOST_SHEETS = 80
MOST_PIECES = 600


class Placed(msgspec.Struct, frozen=True):
    """A piece on a sheet, clipped to a part of it."""

    piece: int
    "Its number among the pieces of the document."
    x: float
    y: float
    "The upper left corner of what is shown."
    width: float
    height: float
    from_x: float = 0.0
    from_y: float = 0.0
    "The point of the piece that lies in that corner."
    scale: float = 1.0


class Mark(msgspec.Struct, frozen=True):
    """A line outside of the pieces: a crop mark."""

    x: float
    y: float
    to_x: float
    to_y: float


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    width: float
    height: float
    placed: tuple[Placed, ...]
    marks: tuple[Mark, ...]
    number: int
    of: int
    row: int = 0
    column: int = 0
    "Place in a poster over several sheets, from 1; 0: the poster is on one sheet."
    true_size: bool = True


class TooManySheets(ParlourError):
    """The poster needs more sheets than anybody would print."""


# Posters


def poster_sheets(poster: Poster, number: int, paper: Paper, *, fit: bool) -> list[Sheet]:
    """The sheets of a poster, whichever way round needs fewer of them."""
    short, long = SHEETS[paper]
    piece = poster.piece
    if fit:
        width, height = max(((short, long), (long, short)), key=lambda side: _scale(piece, *side))
        return [_whole(piece, number, width, height, _scale(piece, width, height), true_size=False)]
    upright, across = (_cuts(poster, *side) for side in ((short, long), (long, short)))
    columns, rows = min(upright, across, key=lambda cuts: len(cuts[0]) * len(cuts[1]))
    width, height = (short, long) if (columns, rows) == upright else (long, short)
    if len(columns) * len(rows) > MOST_SHEETS:
        raise TooManySheets("printing-too-many-sheets", count=len(columns) * len(rows), most=MOST_SHEETS)
    if len(columns) == len(rows) == 1:
        return [_whole(piece, number, width, height, 1.0, true_size=True)]
    count = len(columns) * len(rows)
    return [
        _tile(piece, number, (width, height), (columns, i), (rows, j), count)
        for j in range(len(rows))
        for i in range(len(columns))
    ]


def _scale(piece: Piece, width: float, height: float) -> float:
    return min((width - 2 * MARGIN) / piece.width, (height - 2 * MARGIN) / piece.height)


def _whole(piece: Piece, number: int, width: float, height: float, scale: float, *, true_size: bool) -> Sheet:
    """The piece in the middle of one sheet."""
    wide, high = piece.width * scale, piece.height * scale
    x, y = (width - wide) / 2, (height - high) / 2
    return Sheet(
        width=width,
        height=height,
        placed=(Placed(number, x, y, wide, high, scale=scale),),
        marks=tuple(_corners(x, y, wide, high)),
        number=1,
        of=1,
        true_size=true_size,
    )


Cuts = tuple[tuple[float, float], ...]
"""Beginning and end of each strip, overlap included."""


def _cuts(poster: Poster, width: float, height: float) -> tuple[Cuts, Cuts]:
    """The columns and rows into which a poster is cut for sheets of that size."""
    room_x, room_y = width - 2 * MARGIN, height - 2 * MARGIN
    return (
        strips(poster.piece.width, room_x, poster.across, poster.left),
        strips(poster.piece.height, room_y, poster.down, poster.top),
    )


def strips(length: float, room: float, unit: float, start: float) -> Cuts:
    """Strips of at most `room` that cover the length; each shares its end with the next one.

    With a unit, a strip begins where a square does.

    >>> strips(180, 186, 25.4, 0)
    ((0.0, 180),)
    >>> strips(250, 186, 25, 0)
    ((0.0, 186.0), (175, 250))
    """
    found, at = [], 0.0
    while at + room < length - 0.01:
        found.append((at, at + room))
        end = at + room - OVERLAP
        if unit:
            end = start + math.floor((end - start) / unit + 1e-6) * unit
        at = end
    found.append((at, length))
    return tuple(found)


def _tile(
    piece: Piece, number: int, side: tuple[float, float], across: tuple[Cuts, int], down: tuple[Cuts, int], count: int
) -> Sheet:
    (columns, i), (rows, j) = across, down
    left, right = columns[i]
    top, bottom = rows[j]
    wide, high = right - left, bottom - top
    # Own part: without what the next sheet shows again.
    own_wide = columns[i + 1][0] - left if i + 1 < len(columns) else wide
    own_high = rows[j + 1][0] - top if j + 1 < len(rows) else high
    return Sheet(
        width=side[0],
        height=side[1],
        placed=(Placed(number, MARGIN, MARGIN, wide, high, from_x=left, from_y=top),),
        marks=tuple(_corners(MARGIN, MARGIN, own_wide, own_high, wide - own_wide, high - own_high)),
        number=j * len(columns) + i + 1,
        of=count,
        row=j + 1,
        column=i + 1,
    )


GAP, LENGTH = 1.0, 2.4
"""Distance and length of crop marks."""


def _corners(x: float, y: float, wide: float, high: float, more_x: float = 0.0, more_y: float = 0.0) -> Iterator[Mark]:
    """Crop marks at the corners of a rectangle, outside of it and of what is drawn `more` beyond."""
    far_x, far_y = x + wide, y + high
    for at in (x, far_x):
        yield Mark(at, y - GAP - LENGTH, at, y - GAP)
        yield Mark(at, far_y + more_y + GAP, at, far_y + more_y + GAP + LENGTH)
    for at in (y, far_y):
        yield Mark(x - GAP - LENGTH, at, x - GAP, at)
        yield Mark(far_x + more_x + GAP, at, far_x + more_x + GAP + LENGTH, at)


# Pieces to cut out

SPACE = 4.0
"""Between rows of pieces of different height."""
NOTE = 16.0
"""Height of the line that says what to do with them, on the first sheet."""


def cutout_sheets(part: Cutouts, first: int, paper: Paper) -> list[Sheet]:
    """The pieces in rows; neighbours of one size share their cut. `first` is the number of the first piece."""
    if len(part.pieces) > MOST_PIECES:
        raise TooManySheets("printing-too-many-pieces", count=len(part.pieces), most=MOST_PIECES)
    width, height = SHEETS[paper]
    pages: list[list[tuple[float, list[int]]]] = [[]]
    y = MARGIN + (NOTE if part.note else 0)
    before = 0.0
    for row in _rows(part.pieces, width - 2 * MARGIN):
        high = part.pieces[row[0]].height
        if pages[-1] and high != before:
            y += SPACE
        if pages[-1] and y + high > height - MARGIN:
            pages.append([])
            y = MARGIN
        pages[-1].append((y, row))
        y += high
        before = high
    return [
        Sheet(
            width=width,
            height=height,
            placed=tuple(_placed(part.pieces, page, first, width)),
            marks=tuple(_row_marks(part.pieces, page, width)),
            number=i + 1,
            of=len(pages),
        )
        for i, page in enumerate(pages)
    ]


def _rows(pieces: Sequence[Piece], room: float) -> Iterator[list[int]]:
    for _, same in groupby(range(len(pieces)), key=lambda i: (pieces[i].width, pieces[i].height)):
        numbers = list(same)
        across = max(1, int((room + 0.01) // pieces[numbers[0]].width))
        for i in range(0, len(numbers), across):
            yield numbers[i : i + across]


def _begin(pieces: Sequence[Piece], row: Sequence[int], width: float) -> float:
    """The left edge of a row: full rows are centred, and others are flush with them."""
    wide = pieces[row[0]].width
    across = max(1, int((width - 2 * MARGIN + 0.01) // wide))
    return (width - across * wide) / 2


def _placed(
    pieces: Sequence[Piece], page: Sequence[tuple[float, list[int]]], first: int, width: float
) -> Iterator[Placed]:
    for y, row in page:
        x = _begin(pieces, row, width)
        for i in row:
            yield Placed(first + i, x, y, pieces[i].width, pieces[i].height)
            x += pieces[i].width


def _row_marks(pieces: Sequence[Piece], page: Sequence[tuple[float, list[int]]], width: float) -> Iterator[Mark]:
    """Marks at both ends of each cut, around each block of rows of one size."""
    for _, block in groupby(page, key=lambda one: (pieces[one[1][0]].width, pieces[one[1][0]].height)):
        rows = list(block)
        wide, high = pieces[rows[0][1][0]].width, pieces[rows[0][1][0]].height
        x, top, bottom = _begin(pieces, rows[0][1], width), rows[0][0], rows[-1][0] + high
        across = max(len(row) for _, row in rows)
        long = min(LENGTH, SPACE / 2 - 0.2 if len(page) > len(rows) else LENGTH)
        for i in range(across + 1):
            end = bottom if i <= len(rows[-1][1]) else rows[-1][0]
            yield Mark(x + i * wide, top - 0.4 - long, x + i * wide, top - 0.4)
            yield Mark(x + i * wide, end + 0.4, x + i * wide, end + 0.4 + long)
        for y in (*(at for at, _ in rows), bottom):
            yield Mark(x - GAP - LENGTH, y, x - GAP, y)
            yield Mark(x + across * wide + GAP, y, x + across * wide + GAP + LENGTH, y)


# Booklets


def fold_order(pages: int) -> list[tuple[int, int]]:
    """The pages on the left and on the right of each side of the sheets of a booklet, fronts and backs in turn.

    Printed on both sides, laid on each other and folded, they are in order; numbers beyond the last page are blank.

    >>> fold_order(4), fold_order(6)
    ([(4, 1), (2, 3)], [(8, 1), (2, 7), (6, 3), (4, 5)])
    """
    last = -(-pages // 4) * 4
    return [side for i in range(0, last // 2, 2) for side in ((last - i, i + 1), (i + 2, last - i - 1))]
