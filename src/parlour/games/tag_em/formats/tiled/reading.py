"""Reads files of Tiled: XML and JSON, tiles by their class, points by their class and place.

The file becomes the text of a map, which `mapfile` reads; faults keep the lines of the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from parlour.contract.formats import FormatError
from parlour.games.tag_em.formats.tiled.geometry import Geometry
from parlour.games.tag_em.formats.tiled.layer_data import numbers
from parlour.games.tag_em.formats.tiled.nodes import Node, parse
from parlour.games.tag_em.formats.tiled.writing import HEADER, NUMBERS, SWITCHES
from parlour.games.tag_em.maps import checking, grid, mapfile
from parlour.games.tag_em.maps.faults import Fault, MapError
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.tiles import BY_NAME, NOTHING, STANDARD

TILESETS = 40
OBJECTS = 8 * mapfile.POINTS
ONE_SQUARE = ("start", "flag", "sniper", "vehicle")
"""Points whose square was the position of their object when names had squares."""
FREE_LETTERS = "abdefhijklmnopqrstuvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!$%&*+=?@^~"

Beside = Callable[[str], str | bytes | None]
"""The text of a file beside the map by its path, for external tilesets; None if there is none."""


def read(text: str | bytes, beside: Beside = lambda _: None) -> Map:
    """The map of a file; `FormatError` lists its faults, each with its line."""
    found, faults = draft(text, beside)
    faults = faults or checking.check(found)
    if faults:
        raise FormatError.of(next((fault.line for fault in faults if fault.line), 1), MapError(faults))
    return found


def draft(text: str | bytes, beside: Beside = lambda _: None) -> tuple[Map, list[Fault]]:
    """The map as far as it can be read, with its faults; `FormatError` if the file is none of Tiled."""
    return _Reader(parse(text), beside).draft()


@dataclass
class _Point:
    """An object of the map."""

    node: Node
    kind: str
    words: list[str]
    "Its name without the kind."
    square: str
    team: str
    "Its property `team`."

    def line(self, *words: str) -> tuple[str, int]:
        return " ".join((self.kind, *words)), self.node.line


@dataclass
class _Reader:
    root: Node
    beside: Beside
    faults: list[Fault] = field(default_factory=list)
    lines: list[tuple[str, int]] = field(default_factory=list)
    "The lines of the map's text, and where they come from."

    def draft(self) -> tuple[Map, list[Fault]]:
        root = self.root
        orientation = root.get("orientation") or "orthogonal"
        if root.kind != "map":
            raise FormatError(root.line, "tag-em-tiled-not-a-map", detail=root.kind[:40])
        if root.get("infinite") in ("1", "true") or orientation not in ("orthogonal", "hexagonal"):
            raise FormatError(root.line, "tag-em-tiled-orientation")
        hexagonal = orientation == "hexagonal"
        if hexagonal and (root.get("staggeraxis") or "y") != "y":
            raise FormatError(root.line, "tag-em-tiled-stagger")
        self.geometry = Geometry(
            hexagonal,
            wide=root.whole("tilewidth"),
            high=root.whole("tileheight"),
            side=root.whole("hexsidelength"),
            odd=hexagonal and root.get("staggerindex") == "odd",
        )
        if not (self.geometry.wide >= 1 and self.geometry.high >= 1):
            raise FormatError(root.line, "tag-em-tiled-number", name="tilewidth", text=root.get("tilewidth")[:40])
        self._header("hex" if hexagonal else "square")
        letters = self._letters()
        layers = list(_layers(root))
        levels = [layer for layer in layers if layer.kind == "layer"]
        for number, layer in enumerate(levels):
            self._picture(layer, number, letters)
        self.lines.append(("", root.line))
        self._points(layers)
        found, faults = mapfile.draft("\n".join(text for text, _ in self.lines))
        for fault in faults:
            line = self.lines[fault.line - 1][1] if fault.line else 0
            self.faults.append(Fault(fault.id, line=line, square=fault.square, **fault.facts))
        return found, self.faults

    # The header

    def _header(self, shape: str) -> None:
        self.lines.append((f"grid: {shape}", self.root.line))
        properties = self.root.properties()
        for key in HEADER:
            if key in properties:
                value = self.root.property(key)
                for one in value.split("\n") if key == "note" else [" ".join(value.split())]:
                    self.lines.append((f"{key}: {one.rstrip(chr(13))}", properties[key].line))
        if "header" in properties:  # files of version 0.1
            for line in self.root.property("header").splitlines():
                if line.strip() and not line.startswith("grid:"):
                    self.lines.append((line, properties["header"].line))

    # Tiles

    def _letters(self) -> dict[int, str]:
        """The letters of tiles by number; custom types get a line of the header."""
        known = {name: tile.letter for name, tile in BY_NAME.items()}
        own, _ = mapfile.draft("\n".join(text for text, _ in self.lines))
        known |= {tile.name: tile.letter for tile in own.tiles}
        found: dict[int, str] = {}
        sets = list(self.root.all("tileset"))
        if len(sets) > TILESETS:
            raise FormatError(self.root.line, "tag-em-tiled-too-large")
        for one in sets:
            first, tileset = one.whole("firstgid", 1), self._whole(one)
            for tile in tileset.all("tile"):
                name = tile.class_
                standard = (
                    name.casefold() if name.casefold() in BY_NAME else STANDARD[name].name if name in STANDARD else ""
                )
                name = standard or name
                if name and name not in known:
                    self._custom(tile, name, known)
                if name in known:
                    found[first + tile.whole("id")] = known[name]
        return found

    def _whole(self, tileset: Node) -> Node:
        """The tileset, from its own file if it has one."""
        source = tileset.get("source")
        if not source:
            return tileset
        text = self.beside(source)
        if text is None:
            raise FormatError(tileset.line, "tag-em-tiled-no-tileset", name=source[:80])
        try:
            found = parse(text)
        except FormatError as error:
            raise FormatError(tileset.line, "tag-em-tiled-bad-tileset", name=source[:80], reason=str(error)) from error
        if found.kind != "tileset" or found.get("source"):
            raise FormatError(tileset.line, "tag-em-tiled-no-tileset", name=source[:80])
        return found

    def _custom(self, tile: Node, name: str, known: dict[str, str]) -> None:
        """A tile type of the map: a class of its own, and at least one of our properties."""
        if not {"letter", "colour", "closed", *NUMBERS, *SWITCHES} & set(tile.properties()):
            return
        letter = tile.property("letter")
        taken = set(known.values())
        if len(letter) != 1 or letter in taken:
            letter = next((one for one in FREE_LETTERS if one not in taken), "?")
        parts = [name]
        if colour := tile.property("colour"):
            parts.append(f"colour #{colour[-6:]}")
        parts += [word for word in SWITCHES if tile.property(word) == "true"]
        parts += ["closed"] if tile.property("closed") == "true" else []
        for word in NUMBERS:
            value = tile.property(word)
            if value and value != ("1" if word == "cost" else "0"):
                parts.append(f"{word} {value[:40]}")
        self.lines.append((f"tile {letter}: {' '.join('; '.join(parts).split())}", tile.line))
        known[name] = letter

    def _picture(self, layer: Node, level: int, letters: dict[int, str]) -> None:
        rows = []
        told: set[int] = set()
        for row, tiles in enumerate(numbers(layer)):
            signs = [NOTHING] if self.geometry.odd and row % 2 else []
            for column, number in enumerate(tiles):
                if number and number not in letters and number not in told:
                    told.add(number)
                    square = self._square(level, row, column)
                    name = layer.get("name")[:40]
                    fault = Fault("tag-em-tiled-unknown-tile", line=layer.line, square=square, name=name, number=number)
                    self.faults.append(fault)
                signs.append(letters.get(number, ".") if number else NOTHING)
            rows.append("".join(signs).rstrip())
        kept = layer.property("rows") or layer.property("size").partition("x")[2]
        least = int(kept) if kept.isdecimal() and len(kept) < 4 else 1
        while len(rows) > max(1, least) and not rows[-1]:
            rows.pop()
        self.lines += [("", layer.line), *((row or "_", layer.line) for row in rows)]

    def _square(self, level: int, row: int, column: int) -> str:
        """The name of a square. If odd rows are shifted, they begin one column further right here."""
        return grid.name(level, row, column + (row % 2 if self.geometry.odd else 0))

    # Points

    def _points(self, layers: list[Node]) -> None:
        found: list[_Point] = []
        levels = 0
        for layer in layers:
            levels += layer.kind == "layer"
            if layer.kind == "objectgroup":
                level = layer.property("level")
                at = int(level) if level.isdecimal() and 0 < len(level) < 3 else levels
                for node in layer.all("object"):
                    point = self._point(node, max(0, at - 1))
                    if point is not None:
                        found.append(point)
        if len(found) > OBJECTS:
            raise FormatError(self.root.line, "tag-em-tiled-too-large")
        found.sort(key=lambda one: one.node.whole("id"))
        for kind in mapfile.KEYWORDS:
            self.lines += _lines(kind, [one for one in found if one.kind == kind])

    def _point(self, node: Node, level: int) -> _Point | None:
        words = node.get("name").split()
        kind = node.class_.casefold() or (words[0].casefold() if words else "")
        if not kind and next(node.all("text"), None) is not None:
            return None  # a remark
        x, y = node.number("x"), node.number("y")
        wide, high = node.number("width") / 2, node.number("height") / 2
        row, column = self.geometry.square(x + wide, y - high if node.get("gid") else y + high)
        if not (0 <= row < grid.SIDE and 0 <= column < grid.SIDE):
            self.faults.append(Fault("tag-em-tiled-object-off-map", line=node.line, id=node.get("id")[:9]))
            return None
        square = self._square(level, row, column)
        if kind not in mapfile.KEYWORDS:
            id = "tag-em-tiled-nameless" if not kind else "tag-em-tiled-unknown-object"
            kinds = ", ".join(mapfile.KEYWORDS)
            self.faults.append(Fault(id, line=node.line, square=square, text=kind[:40], kinds=kinds))
            return None
        words = words[1:] if words and words[0].casefold() == kind else words
        return _Point(node, kind, words, square, node.property("team")[:9])


def _layers(node: Node) -> Iterator[Node]:
    """The layers in order, also those of groups."""
    for child in node.children:
        if child.kind == "group":
            yield from _layers(child)
        elif child.kind in ("layer", "objectgroup"):
            yield child


def _lines(kind: str, points: list[_Point]) -> Iterator[tuple[str, int]]:
    """The lines of the points of one kind."""
    named = [one for one in points if any(grid.place(word) for word in one.words)]
    for one in named:  # the whole line is the name, as in files of version 0.1
        last = grid.place(one.words[-1])
        if kind in ONE_SQUARE and last is not None and last[0] == 0 and ":" not in one.square:
            yield one.line(*one.words[:-1], one.square)
        else:
            yield one.line(*one.words)
    points = [one for one in points if one not in named]
    match kind:
        case "start":
            yield from _starts(points)
        case "formation" | "hill" | "stairs":
            yield from _groups(kind, points)
        case "goal":
            for one in points:
                words = one.words if one.words or not one.team else [one.team]
                match words[1:2]:
                    case ["reach"]:
                        yield one.line(*words[:2], one.square)
                    case ["hold"]:
                        yield one.line(*words[:2], one.square, *words[2:])
                    case [_]:
                        yield one.line(*words)
                    case _:
                        yield one.line(*words, one.square)  # a fault, with an example
        case _:
            for one in points:
                team = [one.team] if one.team and not any(word.isdigit() for word in one.words) else []
                yield one.line(*team, *one.words, one.square)


def _starts(points: list[_Point]) -> Iterator[tuple[str, int]]:
    """A starting point without a team is that of the next team that has none."""
    given = {word for one in points for word in (one.words[:1] or [one.team])}
    free = (str(team) for team in range(1, len(points) + len(given) + 2) if str(team) not in given)
    for one in points:
        team = one.words[0] if one.words else one.team or next(free)
        yield one.line(team, *one.words[1:], one.square)


def _groups(kind: str, points: list[_Point]) -> Iterator[tuple[str, int]]:
    """Objects with the same number are one hill, one pair of stairs, or one formation.

    A hill without a number is one of its own. Stairs without one lead to those on the same square of the next level.
    """
    groups: dict[str, list[_Point]] = {}
    for number, one in enumerate(points):
        key = one.words[0] if one.words else one.team
        if not key:
            key = f"at {one.square.rpartition(':')[2]}" if kind == "stairs" else f"alone {number}"
        groups.setdefault(key, []).append(one)
    for key, group in groups.items():
        if kind == "formation":
            group = sorted(
                group, key=lambda one: int(one.words[1]) if one.words[1:] and one.words[1].isdecimal() else 0
            )
        team = [key[:9]] if kind == "formation" and " " not in key else []
        yield group[0].line(*team, *(one.square for one in group))
