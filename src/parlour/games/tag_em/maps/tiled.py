"""Maps of TAG 'EM for Tiled, the map editor: its JSON format (`.tmj`).

A level is a tile layer, a point an object on its square; everything else is a property.

>>> from parlour.games.tag_em.maps import atlas
>>> read(write(atlas.shipped("mine"))) == atlas.shipped("mine")
True
"""

from __future__ import annotations

import msgspec

from parlour.contract.formats import Format, FormatError
from parlour.games.tag_em.maps import grid, mapfile
from parlour.games.tag_em.maps.faults import MapError
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.tiles import BY_NAME, NOTHING, STANDARD
from parlour.games.tag_em.rules.ground import ground

SIDE = 32
"""Pixels of a tile."""
TURNED = 0x1FFFFFFF
"""Tiled stores rotations in the upper bits of a tile's number."""
ONE_SQUARE = ("start", "flag", "sniper", "vehicle")
"""Points whose square is the position of their object; the others name theirs."""


class Property(msgspec.Struct):
    name: str
    value: str | int | float | bool = ""
    type: str = "string"


class Tile(msgspec.Struct):
    id: int
    type: str = ""


class Tileset(msgspec.Struct, kw_only=True):
    firstgid: int
    name: str = "tag-em"
    tilewidth: int = SIDE
    tileheight: int = SIDE
    tilecount: int = 0
    columns: int = 0
    tiles: tuple[Tile, ...] = ()


class Point(msgspec.Struct, kw_only=True):
    id: int = 0
    name: str = ""
    type: str = ""
    x: float = 0
    y: float = 0
    point: bool = True
    visible: bool = True


class Layer(msgspec.Struct, kw_only=True, omit_defaults=True):
    type: str
    name: str = ""
    id: int = 0
    width: int = 0
    height: int = 0
    data: tuple[int, ...] | str = ()
    objects: tuple[Point, ...] = ()
    properties: tuple[Property, ...] = ()
    visible: bool | None = None
    opacity: float | None = None
    x: int | None = None
    y: int | None = None


class Document(msgspec.Struct, kw_only=True):
    width: int
    height: int
    layers: tuple[Layer, ...]
    orientation: str = "orthogonal"
    tilesets: tuple[Tileset, ...] = ()
    properties: tuple[Property, ...] = ()
    type: str = "map"
    version: str = "1.10"
    renderorder: str = "right-down"
    infinite: bool = False
    tilewidth: int = SIDE
    tileheight: int = SIDE
    staggeraxis: str = "y"
    staggerindex: str = "even"
    hexsidelength: int = SIDE // 2
    nextlayerid: int = 100
    nextobjectid: int = 10_000


# Writing


def write(map_: Map) -> str:
    """The map as a Tiled document."""
    height, width = max(map(len, map_.levels)), max(len(level[0]) for level in map_.levels)
    letters = list(ground(map_).types)
    types = [ground(map_).types[letter].name for letter in letters]
    layers = []
    for number, rows in enumerate(map_.levels, 1):
        numbers = []
        for row in range(height):
            letters_of = rows[row].ljust(width) if row < len(rows) else NOTHING * width
            numbers += [0 if letter == NOTHING else 1 + letters.index(letter) for letter in letters_of]
        size = Property("size", f"{len(rows[0])}x{len(rows)}")
        layers.append(
            Layer(
                type="tilelayer",
                name=f"Level {number}",
                id=number,
                width=width,
                height=height,
                data=tuple(numbers),
                properties=(size,),
                visible=True,
                opacity=1,
                x=0,
                y=0,
            )
        )
    points = tuple(_point(line, number) for number, line in enumerate(mapfile.points(map_), 1))
    layers.append(Layer(type="objectgroup", name="Points", id=99, objects=points, visible=True, opacity=1, x=0, y=0))
    header = mapfile.write(map_).partition("\n\n")[0]
    document = Document(
        width=width,
        height=height,
        layers=tuple(layers),
        orientation="hexagonal" if map_.grid == "hex" else "orthogonal",
        tilesets=(
            Tileset(firstgid=1, tilecount=len(types), tiles=tuple(Tile(i, name) for i, name in enumerate(types))),
        ),
        properties=(Property("header", header),),
    )
    return msgspec.json.format(msgspec.json.encode(document)).decode() + "\n"


def _point(line: str, number: int) -> Point:
    words = line.split()
    square = next(word for word in words[1:] if grid.place(word) is not None or word == words[-1])
    _, row, column = grid.place(square) or (0, 0, 0)
    return Point(id=number, name=line, type=words[0], x=(column + 0.5) * SIDE, y=(row + 0.5) * SIDE)


# Reading


def read(text: str | bytes) -> Map:
    """Reads a Tiled document; `FormatError` explains what is wrong."""
    try:
        document = msgspec.json.decode(text, type=Document)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise FormatError(1, "tag-em-tiled-not-json", detail=str(error)) from error
    if document.infinite or document.orientation not in ("orthogonal", "hexagonal"):
        raise FormatError(1, "tag-em-tiled-orientation")
    header = next((str(one.value) for one in document.properties if one.name == "header"), "")
    if not header:
        header = f"grid: {'hex' if document.orientation == 'hexagonal' else 'square'}"
    letters = _letters(document, header)
    pictures = [_picture(layer, letters) for layer in document.layers if layer.type == "tilelayer"]
    points = [_line(point) for layer in document.layers if layer.type == "objectgroup" for point in layer.objects]
    try:
        return mapfile.read("\n\n".join([header, *pictures, "\n".join(points)]))
    except MapError as error:
        raise FormatError.of(1, error) from error


def _letters(document: Document, header: str) -> dict[int, str]:
    """Letters of tiles by number: a tile is identified by its class."""
    own, _ = mapfile.draft(header)
    names = {name: tile.letter for name, tile in BY_NAME.items()} | {tile.name: tile.letter for tile in own.tiles}
    found = {}
    for tileset in document.tilesets:
        for tile in tileset.tiles:
            if tile.type in names or tile.type in STANDARD:
                found[tileset.firstgid + tile.id] = names.get(tile.type, tile.type)
    return found


def _picture(layer: Layer, letters: dict[int, str]) -> str:
    if isinstance(layer.data, str) or not 0 < layer.width * layer.height == len(layer.data):
        raise FormatError(1, "tag-em-tiled-layer-encoding", name=layer.name[:40])
    signs = []
    for number in layer.data:
        if number and number & TURNED not in letters:
            raise FormatError(1, "tag-em-tiled-unknown-tile", name=layer.name[:40])
        signs.append(letters[number & TURNED] if number else NOTHING)
    rows = ["".join(signs[i : i + layer.width]).rstrip() for i in range(0, len(signs), layer.width)]
    size = next((str(one.value) for one in layer.properties if one.name == "size"), "")
    kept = int(size.partition("x")[2]) if size.partition("x")[2].isdigit() else 0
    while len(rows) > max(1, kept) and not rows[-1]:
        rows.pop()
    return "\n".join(row or "_" for row in rows)


def _line(point: Point) -> str:
    """The point as a line; the position of its object counts, if it has a single square on the first level."""
    words = point.name.split()
    if point.type in ONE_SQUARE and words and ":" not in words[-1]:
        row, column = int(point.y // SIDE), int(point.x // SIDE)
        if 0 <= row < grid.SIDE and 0 <= column < grid.SIDE:
            return " ".join([*words[:-1], grid.name(0, row, column)])
    return point.name


TILED = Format(name="tiled", suffix=".tmj", read=read, write=write)
