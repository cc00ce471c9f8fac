"""Tiled files as a tree: XML (`.tmx`, `.tsx`) and JSON (`.tmj`, `.tsj`) become the same nodes, each with its line.

>>> node = parse('<map width="2"><layer name="Level 1"/></map>')
>>> node.kind, node.attributes, node.children[0].attributes["name"]
('map', {'width': '2'}, 'Level 1')
>>> parse('{"width": 2, "layers": [{"type": "tilelayer", "name": "Level 1"}]}').children[0].kind
'layer'
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NoReturn
from xml.parsers import expat

import msgspec

from parlour.contract.formats import FormatError

LONGEST = 2_000_000
"""Most characters of a file."""
NODES = 60_000
DEPTH = 20

CHILDREN = {"properties": "property", "tilesets": "tileset", "tiles": "tile", "objects": "object"}
"""Lists of JSON files, and the elements that they are in XML."""
LAYERS = {"tilelayer": "layer"}
"""Types of layers in JSON that XML calls otherwise."""


@dataclass
class Node:
    """An element of XML, or an object of JSON."""

    kind: str
    line: int
    attributes: dict[str, str] = field(default_factory=dict)
    text: str = ""
    children: list[Node] = field(default_factory=list)

    def get(self, name: str) -> str:
        return self.attributes.get(name, "")

    def all(self, kind: str) -> Iterator[Node]:
        return (child for child in self.children if child.kind == kind)

    def number(self, name: str, otherwise: float = 0) -> float:
        text = self.get(name)
        if not text:
            return otherwise
        if not re.fullmatch(r"-?[0-9]{1,10}(\.[0-9]{1,30})?([eE][+-]?[0-9]{1,2})?", text, re.ASCII):
            raise FormatError(self.line, "tag-em-tiled-number", name=name, text=text[:40])
        return float(text)

    def whole(self, name: str, otherwise: int = 0) -> int:
        value = self.number(name, otherwise)
        if value != int(value) or value < 0:
            raise FormatError(self.line, "tag-em-tiled-number", name=name, text=self.get(name)[:40])
        return int(value)

    @property
    def class_(self) -> str:
        """Tiled calls the class `class` (1.9) or `type` (before and since)."""
        return (self.get("class") or self.get("type")).strip()

    def properties(self) -> dict[str, Node]:
        found = [*self.all("property"), *(one for group in self.all("properties") for one in group.all("property"))]
        return {one.get("name"): one for one in found}

    def property(self, name: str) -> str:
        one = self.properties().get(name)
        return "" if one is None else one.get("value") or one.text


def parse(text: str | bytes) -> Node:
    """The root of the file; `FormatError` if it is neither XML nor JSON."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            raise FormatError(line, "tag-em-tiled-not-utf8") from error
    if len(text) > LONGEST:
        raise FormatError(1, "tag-em-tiled-too-long", most=LONGEST)
    text = text.removeprefix("\ufeff")
    return _from_xml(text) if text.lstrip().startswith("<") else _from_json(text)


# XML


def _from_xml(text: str) -> Node:
    parser = expat.ParserCreate()
    root = Node("", 1)
    open_ = [root]
    count = 0

    def refuse(*_: object) -> NoReturn:
        # Documents with entities could grow, or read other files.
        raise FormatError(parser.CurrentLineNumber, "tag-em-tiled-doctype")

    def start(kind: str, attributes: dict[str, str]) -> None:
        nonlocal count
        count += 1
        if len(open_) > DEPTH or count > NODES:
            raise FormatError(parser.CurrentLineNumber, "tag-em-tiled-too-large")
        node = Node(kind, parser.CurrentLineNumber, attributes)
        open_[-1].children.append(node)
        open_.append(node)

    def end(_: str) -> None:
        node = open_.pop()
        node.text = "".join(texts.pop(id(node), ()))

    def data(part: str) -> None:
        texts.setdefault(id(open_[-1]), []).append(part)

    texts: dict[int, list[str]] = {}
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = data
    try:
        # The text is decoded already, whichever encoding its first line names.
        parser.Parse(re.sub(r"^\s*<\?xml[^>]*\?>", lambda found: "\n" * found[0].count("\n"), text), True)
    except (expat.ExpatError, UnicodeError) as error:
        line = getattr(error, "lineno", 1)
        raise FormatError(line, "tag-em-tiled-not-a-map", detail=str(error)) from error
    return root.children[0]


# JSON


def _from_json(text: str) -> Node:
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        at = re.search(r"\(byte (\d+)\)", str(error))
        line = text.encode(errors="replace").count(b"\n", 0, int(at[1])) + 1 if at else 1
        raise FormatError(line, "tag-em-tiled-not-a-map", detail=str(error)) from error
    if not isinstance(found, dict):
        raise FormatError(1, "tag-em-tiled-not-a-map", detail=type(found).__name__)
    return _Walk(text).node("tileset" if found.get("type") == "tileset" else "map", found, 1)


class _Walk:
    """Goes through a document in the order of its text, so that each object is found on its line."""

    def __init__(self, text: str) -> None:
        self._ends = [found.start() for found in re.finditer("\n", text)]
        self._begins = (
            found.start() for found in re.finditer(r'"(?:[^"\\]|\\.)*"|\{', text) if text[found.start()] == "{"
        )
        self._count = 0

    def node(self, kind: str, found: dict[str, object], depth: int) -> Node:
        self._count += 1
        node = Node(kind, bisect_left(self._ends, next(self._begins, 0)) + 1)
        if depth > DEPTH or self._count > NODES:
            raise FormatError(node.line, "tag-em-tiled-too-large")
        for key, value in found.items():
            if isinstance(value, dict):
                self.node(key, value, depth + 1)  # Nothing that is read; it only keeps the count of lines.
            elif isinstance(value, list):
                self._list(node, key, value, depth)
            elif isinstance(value, bool):
                node.attributes[key] = str(value).lower()
            elif value is not None:
                node.attributes[key] = str(value)
        return node

    def _list(self, node: Node, key: str, values: list[object], depth: int) -> None:
        if key == "data":
            node.attributes["encoding"] = "csv"
            node.attributes["data"] = ",".join(str(value) for value in values)
            return
        for value in values:
            if isinstance(value, dict):
                type_ = str(value.get("type", ""))
                kind = LAYERS.get(type_, type_) if key == "layers" else CHILDREN.get(key, key)
                node.children.append(self.node(kind, value, depth + 1))
            elif isinstance(value, list):
                self._list(node, f"{key}[]", value, depth + 1)
