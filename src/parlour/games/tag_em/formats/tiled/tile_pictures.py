"""Pictures of tiles for Tiled: a strip of all types as PNG, made without any other library.

The five types have the signs of our maps, a custom type has a shape; so colour never stands alone.
"""

from __future__ import annotations

import math
import re
import struct
import zlib
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from parlour.contract.svg import SHAPES
from parlour.games.tag_em.formats.tiled.geometry import HEX_SIDE, HIGH, WIDE
from parlour.games.tag_em.maps.grid import Grid
from parlour.games.tag_em.maps.tiles import PATH, Tile
from parlour.games.tag_em.picture import SIGNS, UNIT, is_pale

Point = tuple[float, float]
Line = tuple[Point, Point]
Pixels = list[list[tuple[float, float, float, float]]]
"""Rows of red, green, blue and opacity."""
Cover = dict[tuple[int, int], float]
"""How much of each pixel is covered."""

SCALE = WIDE / UNIT
STROKE = 1.4
"""Half the width of a stroke, in pixels."""


@lru_cache(maxsize=64)
def strip(grid: Grid, tiles: tuple[Tile, ...], colours: tuple[str, ...]) -> bytes:
    """One tile beside the other, each in its colour, as PNG."""
    pictures = [
        _tile(grid, tile, colour, number) for number, (tile, colour) in enumerate(zip(tiles, colours, strict=True))
    ]
    rows = [[pixel for picture in pictures for pixel in picture[y]] for y in range(HIGH[grid == "hex"])]
    return _png(rows)


def _tile(grid: Grid, tile: Tile, colour: str, number: int) -> Pixels:
    tall = HIGH[grid == "hex"]
    red, green, blue = (float(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    mask, edge = _mask(grid)
    pixels: Pixels = [[(red, green, blue, alpha) for alpha in row] for row in mask]
    tone = 0.0 if is_pale(colour) else 255.0
    _draw(pixels, edge, 0.0, 0.25)
    _draw(pixels, _covered(tall, tuple(_sign(tile, number, WIDE / 2, tall / 2)), STROKE), tone, 0.6)
    return pixels


@cache
def _mask(grid: Grid) -> tuple[list[list[float]], Cover]:
    """The opacity of each pixel of a tile, and the pixels of its edge."""
    tall = HIGH[grid == "hex"]
    outline = tuple(_outline(grid))
    mask = [[_inside(outline, x + 0.5, y + 0.5) for x in range(WIDE)] for y in range(tall)]
    return mask, _covered(tall, outline, 0.6)


def _sign(tile: Tile, number: int, x: float, y: float) -> list[Line]:
    if tile.name in SIGNS:
        paths = [(SIGNS[tile.name], 1.0)]
    elif tile.name == PATH.name:
        paths = []
    else:
        paths = [(SHAPES[number % len(SHAPES)], 0.9)]
        if number >= len(SHAPES):
            paths.append((SHAPES[number // len(SHAPES) - 1], 0.4))
        if not tile.enterable:
            paths.append((SIGNS["block"], 1.0))
    return [
        ((x + a * by * SCALE, y + b * by * SCALE), (x + c * by * SCALE, y + d * by * SCALE))
        for path, by in paths
        for (a, b), (c, d) in lines(path)
    ]


def _outline(grid: Grid) -> Iterator[Line]:
    corners: Sequence[Point] = ((0, 0), (WIDE, 0), (WIDE, WIDE), (0, WIDE))
    if grid == "hex":
        high = HIGH[True]
        slope = (high - HEX_SIDE) / 2
        corners = ((WIDE / 2, 0), (WIDE, slope), (WIDE, high - slope), (WIDE / 2, high), (0, high - slope), (0, slope))
    return zip(corners, (*corners[1:], corners[0]), strict=True)


def _inside(outline: Sequence[Line], x: float, y: float) -> float:
    """How much of a pixel is inside of a convex outline, which runs clockwise."""
    least = 1.0
    for (ax, ay), (bx, by) in outline:
        distance = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / math.hypot(bx - ax, by - ay)
        least = min(least, distance + 0.5)
    return max(0.0, least)


@lru_cache(maxsize=128)
def _covered(tall: int, segments: tuple[Line, ...], half: float) -> Cover:
    """The pixels that lines cover, with soft edges; each once, also where lines meet."""
    covered: Cover = {}
    for (ax, ay), (bx, by) in segments:
        for y in range(max(0, int(min(ay, by) - half - 1)), min(tall, int(max(ay, by) + half + 2))):
            for x in range(max(0, int(min(ax, bx) - half - 1)), min(WIDE, int(max(ax, bx) + half + 2))):
                amount = half + 0.5 - _distance(x + 0.5, y + 0.5, ax, ay, bx, by)
                if amount > covered.get((x, y), 0.0):
                    covered[x, y] = min(1.0, amount)
    return covered


def _draw(pixels: Pixels, cover: Cover, tone: float, opacity: float) -> None:
    for (x, y), amount in cover.items():
        red, green, blue, alpha = pixels[y][x]
        part = amount * opacity
        pixels[y][x] = red + (tone - red) * part, green + (tone - green) * part, blue + (tone - blue) * part, alpha


def _distance(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    at = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / length)) if length else 0.0
    return math.hypot(x - ax - at * dx, y - ay - at * dy)


def _png(rows: Pixels) -> bytes:
    raw = b"".join(
        b"\0" + bytes(round(one) for red, green, blue, alpha in row for one in (red, green, blue, alpha * 255))
        for row in rows
    )
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )


# Paths of SVG as lines


def lines(path: str) -> list[Line]:
    """The straight lines that a path is made of; curves become eight of them.

    >>> lines("M0 0h2v1")
    [((0.0, 0.0), (2.0, 0.0)), ((2.0, 0.0), (2.0, 1.0))]
    """
    found: list[Line] = []
    here: Point = (0.0, 0.0)
    begin, control = here, here
    for command, text in re.findall(r"([MmLlHhVvQqTtAaZz])([^MmLlHhVvQqTtAaZz]*)", path):
        values = [float(one) for one in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "A": 7, "Z": 1}[command.upper()]
        parts = [values[at : at + size] for at in range(0, len(values), size)] or [[0.0]]
        for number, part in enumerate(parts):
            fx, fy = here if command.islower() else (0.0, 0.0)
            match command.upper():
                case "Z":
                    points = [begin]
                case "H":
                    points = [(fx + part[0], here[1])]
                case "V":
                    points = [(here[0], fy + part[0])]
                case "Q" | "T":
                    if command in "Qq":
                        control = fx + part[0], fy + part[1]
                    else:
                        control = 2 * here[0] - control[0], 2 * here[1] - control[1]
                    points = list(_curve(here, control, (fx + part[-2], fy + part[-1])))
                case "A":
                    points = list(_arc(here, part[0], bool(part[3]), bool(part[4]), (fx + part[5], fy + part[6])))
                case _:
                    points = [(fx + part[0], fy + part[1])]
            if command in "Mm" and number == 0:
                begin = here = points[0]
                continue
            for point in points:
                found.append((here, point))
                here = point
    return found


def _curve(a: Point, b: Point, c: Point, steps: int = 8) -> Iterator[Point]:
    for step in range(1, steps + 1):
        t = step / steps
        yield (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
        )


def _arc(a: Point, radius: float, large: bool, clockwise: bool, b: Point, steps: int = 8) -> Iterator[Point]:
    """An arc of a circle."""
    half = math.dist(a, b) / 2
    away = math.sqrt(max(0.0, radius**2 - half**2)) * (1 if large != clockwise else -1)
    middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    x = middle[0] - away * (b[1] - a[1]) / (2 * half)
    y = middle[1] + away * (b[0] - a[0]) / (2 * half)
    start, end = math.atan2(a[1] - y, a[0] - x), math.atan2(b[1] - y, b[0] - x)
    if clockwise and end <= start:
        end += 2 * math.pi
    elif not clockwise and end >= start:
        end -= 2 * math.pi
    for step in range(1, steps + 1):
        angle = start + (end - start) * step / steps
        yield x + radius * math.cos(angle), y + radius * math.sin(angle)
