"""Maps as files of Tiled, in XML (`.tmx`), with the pictures of the tiles inside.

A level is a tile layer, followed by its points: an object on each square, named by the point's line without the square
(`start 1`, `vehicle 2 boat`); objects with the same number belong together (`stairs 1`, `hill 1`). The lines of the
header are properties of the map, custom tile types (TE-55) are tiles of the tileset with their properties.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator

from parlour.contract.svg import escape
from parlour.games.tag_em.formats.tiled.geometry import HEX_SIDE, HIGH, WIDE, Geometry
from parlour.games.tag_em.formats.tiled.tile_pictures import strip
from parlour.games.tag_em.maps import grid, mapfile
from parlour.games.tag_em.maps.layout import Goal, Map
from parlour.games.tag_em.maps.tiles import NOTHING, STANDARD, Tile
from parlour.games.tag_em.picture import colour_of

VERSION = "1.10"
"""The format of Tiled since version 1.10."""
HEADER = ("name", "author", "note", "pom", "first_turn", "apart", "uses", "theme", "colours")
"""Lines of the header that are properties of the map; notes are lines of one property."""
SWITCHES = ("stops", "boats", "vehicles")
NUMBERS = ("cost", "attack", "defence", "cover")
"""Properties of a custom tile type, beside `letter`, `colour` and `closed`."""

Named = tuple[str, str, str]
"""A point on a square: its kind, its name and the square."""


def write(map_: Map) -> str:
    """The map as a Tiled document."""
    hexagonal = map_.grid == "hex"
    height, width = max(map(len, map_.levels)), max(len(level[0]) for level in map_.levels)
    points = list(enumerate(_points(map_), 1))
    shape = 'orientation="orthogonal"'
    if hexagonal:
        shape = f'orientation="hexagonal" hexsidelength="{HEX_SIDE}" staggeraxis="y" staggerindex="even"'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<map version="{VERSION}" {shape} renderorder="right-down" width="{width}" height="{height}" '
        f'tilewidth="{WIDE}" tileheight="{HIGH[hexagonal]}" infinite="0" '
        f'nextlayerid="{2 * len(map_.levels) + 1}" nextobjectid="{len(points) + 1}">',
        *_properties(_header(map_)),
        *_tileset(map_),
    ]
    for level in range(len(map_.levels)):
        lines += _level(map_, level, width, height)
        lines += _objects(Geometry(hexagonal), level, points)
    return "\n".join([*lines, "</map>", ""])


def _header(map_: Map) -> Iterator[tuple[str, str, str]]:
    """Properties of the map: name, type and value."""
    pairs = mapfile.header(map_)
    for key in HEADER:
        values = [value for name, value in pairs if name == key]
        if values:
            yield key, "int" if key in ("pom", "apart") else "string", "\n".join(values)


def _properties(found: Iterable[tuple[str, str, str]]) -> list[str]:
    lines = [
        f'<property name="{name}" type="{type_}">{escape(value)}</property>'
        if "\n" in value
        else f'<property name="{name}" type="{type_}" value="{escape(value)}"/>'
        for name, type_, value in found
    ]
    return ["<properties>", *lines, "</properties>"] if lines else []


# Tiles


def _types(map_: Map) -> list[Tile]:
    return [*STANDARD.values(), *map_.tiles]


def _tileset(map_: Map) -> Iterator[str]:
    types = _types(map_)
    tall = HIGH[map_.grid == "hex"]
    picture = strip(map_.grid, tuple(types), tuple(colour_of(map_, tile) for tile in types))
    yield (
        f'<tileset firstgid="1" name="tag-em" tilewidth="{WIDE}" tileheight="{tall}" tilecount="{len(types)}" '
        f'columns="{len(types)}">'
    )
    yield f'<image format="png" width="{WIDE * len(types)}" height="{tall}">'
    yield f'<data encoding="base64">{base64.b64encode(picture).decode()}</data>'
    yield "</image>"
    for number, tile in enumerate(types):
        yield f'<tile id="{number}" type="{escape(tile.name)}">'
        yield from _properties(_tile_properties(tile)) if tile.letter not in STANDARD else ()
        yield "</tile>"
    yield "</tileset>"


def _tile_properties(tile: Tile) -> Iterator[tuple[str, str, str]]:
    yield "letter", "string", tile.letter
    if tile.colour:
        yield "colour", "color", f"#ff{tile.colour[1:]}"
    yield from ((name, "int", str(getattr(tile, name))) for name in NUMBERS)
    yield from ((name, "bool", str(getattr(tile, name)).lower()) for name in SWITCHES)
    yield "closed", "bool", str(not tile.enterable).lower()


def _level(map_: Map, level: int, width: int, height: int) -> Iterator[str]:
    rows = map_.levels[level]
    numbers = {NOTHING: 0} | {tile.letter: number for number, tile in enumerate(_types(map_), 1)}
    yield f'<layer id="{2 * level + 1}" name="Level {level + 1}" width="{width}" height="{height}">'
    yield from _properties([("rows", "int", str(len(rows)))])
    yield '<data encoding="csv">'
    shown = [rows[row].ljust(width) if row < len(rows) else NOTHING * width for row in range(height)]
    yield ",\n".join(",".join(str(numbers[letter]) for letter in row) for row in shown)
    yield "</data>"
    yield "</layer>"


# Points


def _points(map_: Map) -> Iterator[Named]:
    for team, square in enumerate(map_.starts, 1):
        yield "start", f"start {team}", square
    for team, squares in map_.formations:
        for number, square in enumerate(squares, 1):
            yield "formation", f"formation {team + 1} {number}", square
    yield from (("flag", "flag", square) for square in map_.flags)
    for number, hill in enumerate(map_.hills, 1):
        yield from (("hill", f"hill {number}", square) for square in hill)
    for number, ends in enumerate(map_.stairs, 1):
        yield from (("stairs", f"stairs {number}", square) for square in ends)
    yield from (("sniper", "sniper", square) for square in map_.snipers)
    for vehicle in map_.vehicles:
        yield "vehicle", f"vehicle {vehicle.team + 1} {vehicle.kind}", vehicle.square
    yield from (_goal(map_, goal) for goal in map_.goals)


def _goal(map_: Map, goal: Goal) -> Named:
    """A goal without a square is on the starting point of its team."""
    words = [word for word in mapfile.goal_line(goal).split() if word != goal.square]
    return "goal", " ".join(words), goal.square or map_.starts[goal.team]


def _objects(geometry: Geometry, level: int, points: list[tuple[int, Named]]) -> Iterator[str]:
    yield f'<objectgroup id="{2 * level + 2}" name="Points {level + 1}">'
    yield from _properties([("level", "int", str(level + 1))])
    for id, (kind, name, square) in points:
        where = grid.place(square)
        if where is not None and where[0] == level:
            x, y = geometry.middle(where[1], where[2])
            yield f'<object id="{id}" name="{name}" type="{kind}" x="{x:g}" y="{y:g}"><point/></object>'
    yield "</objectgroup>"
