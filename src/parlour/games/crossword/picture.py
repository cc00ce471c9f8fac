"""Draws games with tiles on a board: squares, tiles, racks. A square is 10 units wide."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

import msgspec

from parlour.contract import svg
from parlour.contract.svg import Markup, Palette, at, box, element, group, label
from parlour.games.crossword.rules.squares import EMPTY
from parlour.kernel.i18n import say
from parlour.kernel.view import CommonView

CELL = 10
MARGIN, RIM = 6.0, 2.2
"""Border of the board: left and top with coordinates, and the rest."""
PAD = 4.0

SHIELD = "M12 2.5 4.5 5v6.5c0 5 3.5 8.5 7.5 10 4-1.5 7.5-5 7.5-10V5zM12 7.5v9M8.5 11h7"

NUMBERS_AT = (
    ("upper", 5.0, 2.6, "middle"),
    ("lower", 5.0, 8.7, "middle"),
    ("left", 0.9, 5.75, "start"),
    ("right", 9.1, 5.75, "end"),
)
"""Positions of the numbers on a tile."""


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """Content of a tile."""

    letter: str = ""
    value: int = 0
    blank: bool = False
    shield: bool = False
    sides: Mapping[str, str] | None = None
    "Text by side; None for tiles without sides."


class Square(msgspec.Struct, frozen=True):
    """A kind of square: its colour and its sign, around the centre."""

    fill: str
    sign: Markup


def body(colours: Palette, *, fresh: bool = False, line: float = 0.7) -> list[Markup]:
    """A tile without anything on it; `line` is the width of the line around a fresh one."""
    fill, stroke, width = (svg.IVORY_LIGHT, svg.FRESH, line) if fresh else (svg.IVORY, None, None)
    return [
        box(0.45, 1, 9.1, 8.65, colours.ivory_edge, 1.3),
        box(0.45, 0.4, 9.1, 8.7, fill, 1.3, stroke=stroke, stroke_width=width),
    ]


def tile(face: Face, x: float, y: float, colours: Palette, *, fresh: bool = False) -> Markup:
    """A tile on the square with that corner; `fresh` tiles are from the latest play."""
    parts = body(colours, fresh=fresh)
    if face.shield:
        parts.append(svg.line_art(SHIELD, "#2f4f63", 1.8, transform=at(1.9, 1.6, 0.26)))
    elif face.sides is not None:
        parts += _sided(face, face.sides)
    elif face.letter:
        parts.append(_letter(face, 4.3 if face.value > 9 else 4.8, 6.7 if face.value > 9 else 7.05, 6.5))
        if face.value:
            parts.append(label(str(face.value), 8.9, 8.45, 2.2, font_weight=600, fill=svg.TILE_INK, text_anchor="end"))
    return group(parts, transform=at(x, y), data_piece="tile")


def _sided(face: Face, sides: Mapping[str, str]) -> Iterator[Markup]:
    """The letter, with room for the numbers at its left and right."""
    left, right = len(sides.get("left", "")), len(sides.get("right", ""))
    broad = face.letter in "MW"
    tight = left + right > 3
    size = (3.2 if broad else 4.1) if tight else (4.1 if broad else 4.8)
    yield _letter(face, 5 + (left - right) * 0.35, 6.5, size)
    for side, x, y, anchor in NUMBERS_AT:
        if side in sides:
            small = 2.0 if tight and side in ("left", "right") else 2.3
            yield label(sides[side], x, y, small, font_weight=600, fill=svg.SIDE_INK, text_anchor=anchor)


def _letter(face: Face, x: float, y: float, size: float) -> Markup:
    return label(
        face.letter,
        x,
        y,
        size,
        font_family=svg.SERIF,
        text_anchor="middle",
        fill=svg.BLANK_INK if face.blank else svg.TILE_INK,
        font_weight=500 if face.blank else 600,
        font_style="italic" if face.blank else None,
        text_decoration="underline" if face.blank else None,
    )


def board(
    rows: Sequence[str],
    squares: Sequence[Square | None],
    face: Callable[[str], Face],
    fresh: Collection[int],
    colours: Palette,
) -> tuple[Markup, float]:
    """The board with its border, and its width."""
    size = len(rows)
    side = size * CELL
    whole = side + MARGIN + RIM
    names = [
        name
        for i in range(size)
        for name in (
            label(chr(ord("A") + i), MARGIN + i * CELL + 5, MARGIN / 2 + 1.1, 3),
            label(str(i + 1), MARGIN / 2, MARGIN + i * CELL + 6.1, 3),
        )
    ]
    lines = "".join(f"M{i * CELL} 0v{side}M0 {i * CELL}h{side}" for i in range(1, size))
    marked = [
        group(
            (box(0.2, 0.2, 9.6, 9.6, square.fill, 0.7), square.sign),
            transform=at(i % size * CELL, i // size * CELL),
        )
        for i, square in enumerate(squares)
        if square is not None
    ]
    tiles = [
        tile(face(letter), column * CELL, row * CELL, colours, fresh=row * size + column in fresh)
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter != EMPTY
    ]
    field = (
        box(0, 0, side, side, colours.field),
        element("path", d=lines, stroke=colours.field_line, stroke_width=0.4),
        group(marked),
        group(tiles),
    )
    return group(
        (
            box(0, 0, whole, whole, colours.frame, 2.4),
            box(0.7, 0.7, whole - 1.4, whole - 1.4, "none", 2, stroke=colours.frame_light, stroke_width=0.35),
            group(names, fill=colours.on_frame, font_weight=600, text_anchor="middle"),
            group(field, transform=at(MARGIN, MARGIN)),
        )
    ), whole


def in_bag(tiles: int, language: str) -> str:
    return say("crossword-tiles-in-bag", language, bag=tiles)


RACK_SCALE = 1.3


def rack(tiles: Sequence[Face], places: int, colours: Palette, *, tray: bool = False) -> tuple[Markup, float, float]:
    """A rack or an open tray with tiles; its width and height."""
    step = CELL * RACK_SCALE + 0.8
    width, height = max(places, len(tiles)) * step + 4.2, CELL * RACK_SCALE + 4.4
    inset = (width - len(tiles) * step + 0.8) / 2
    ground = (
        box(0.2, 0.2, width - 0.4, height - 0.4, colours.sunk, 2, stroke=colours.line, stroke_width=0.4)
        if tray
        else group(
            (box(0, 1, width, height - 1, colours.frame_light, 2), box(0, 0, width, height - 1, colours.frame, 2))
        )
    )
    shown = [
        group((tile(face, 0, 0, colours),), transform=at(inset + i * step, 1.1, RACK_SCALE))
        for i, face in enumerate(tiles)
    ]
    return group((ground, *shown)), width, height


def whole(
    common: CommonView,
    tiles: Sequence[int],
    board: tuple[Markup, float],
    racks: Sequence[tuple[Markup, float, float]],
    caption: str,
    *,
    dark: bool,
    language: str,
) -> str:
    """The whole picture: seats with numbers of tiles, the board, a line about it, and what is below."""
    colours = svg.palette(dark)
    drawn, side = board
    width = side + 2 * PAD
    notes = [say("crossword-tiles", language, count=count) for count in tiles]
    strip, high = svg.strip(svg.seat_cells(common, notes), side, colours)
    parts = [group((strip,), transform=at(PAD, PAD))]
    y = PAD + high + 3
    parts.append(group((drawn,), transform=at(PAD, y)))
    y += side + 5.6
    parts.append(label(caption, width / 2, y, 4.4, fill=colours.soft, text_anchor="middle"))
    y += 2.4
    for shown, long, deep in racks:
        parts.append(group((shown,), transform=at((width - long) / 2, y)))
        y += deep + 2.4
    height = y + (1.6 if racks else 0.6)
    title, about = svg.describe(common, language, caption)
    ground = box(0, 0, width, height, colours.table)
    return svg.picture([ground, *parts], width, height, title=title, about=about, language=language, scale=4)
