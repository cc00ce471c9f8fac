"""A small picture of a map: every tile a few dots in its colour, starting points and flags on top. Written as PNG."""

from __future__ import annotations

import struct
import zlib

from parlour.games.tag_em.maps import grid
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.tiles import NOTHING, STANDARD

DOTS = 4
"""Dots of a tile's side."""
NO_COLOUR = "#B9A98A"
TEAMS = ("#87590F", "#2F4F63", "#9C3B28", "#4C6B48", "#5B3A29", "#2A6A68", "#86294F", "#4B4744")
PAPER = "#FFFDF8"

Canvas = list[bytearray]


def picture(map_: Map) -> bytes:
    """The first level of the map.

    >>> picture(Map(levels=(("..", ".c"),)))[:8]
    b'\\x89PNG\\r\\n\\x1a\\n'
    """
    rows = map_.levels[0]
    wide, high = max(map(len, rows)), len(rows)
    hexes = map_.grid == "hex"
    palette, colour_of = _palette(map_)
    canvas = [bytearray(wide * DOTS + (DOTS // 2 if hexes else 0)) for _ in range(high * DOTS)]
    for i, row in enumerate(rows):
        for j, letter in enumerate(row):
            if letter != NOTHING:
                _fill(canvas, *_corner(i, j, hexes), DOTS, colour_of.get(letter, 0))
    for square in map_.flags:
        _mark(canvas, square, hexes, palette.index(PAPER), palette.index(PAPER))
    for team, square in enumerate(map_.starts):
        _mark(canvas, square, hexes, palette.index(PAPER), palette.index(TEAMS[team]))
    return _png(canvas, palette)


def _palette(map_: Map) -> tuple[list[str], dict[str, int]]:
    """The colours, of which the first is nothing; and for each tile type its place among them."""
    own = dict(map_.colours)
    palette = ["", PAPER, *TEAMS]
    places: dict[str, int] = {}
    for tile in (*STANDARD.values(), *map_.tiles):
        colour = own.get(tile.name) or tile.colour or NO_COLOUR
        if colour not in palette:
            palette.append(colour)
        places[tile.letter] = palette.index(colour)
    return palette, places


def _corner(row: int, column: int, hexes: bool) -> tuple[int, int]:
    shift = DOTS // 2 if hexes and row % 2 == 0 else 0
    return row * DOTS, column * DOTS + shift


def _fill(canvas: Canvas, top: int, left: int, side: int, place: int) -> None:
    for line in canvas[top : top + side]:
        line[left : left + side] = bytes([place]) * side


def _mark(canvas: Canvas, square: str, hexes: bool, edge: int, place: int) -> None:
    where = grid.place(square)
    if where is None or where[0] != 0:
        return
    top, left = _corner(where[1], where[2], hexes)
    _fill(canvas, top, left, DOTS, edge)
    _fill(canvas, top + 1, left + 1, DOTS - 2, place)


def _png(canvas: Canvas, palette: list[str]) -> bytes:
    head = struct.pack(">IIBBBBB", len(canvas[0]), len(canvas), 8, 3, 0, 0, 0)
    colours = b"".join(bytes.fromhex(colour[1:] or "000000") for colour in palette)
    lines = zlib.compress(b"".join(b"\0" + bytes(line) for line in canvas), 9)
    parts = ((b"IHDR", head), (b"PLTE", colours), (b"tRNS", b"\0"), (b"IDAT", lines), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )
