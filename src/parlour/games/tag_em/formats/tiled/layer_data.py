"""The tile numbers of a layer, in each encoding of Tiled but Zstandard."""

from __future__ import annotations

import base64
import binascii
import re
import struct
import zlib

from parlour.contract.formats import FormatError
from parlour.games.tag_em.formats.tiled.nodes import Node

SIDE = 256
"""Most rows and columns of a layer; most of them may be empty."""
UNTURNED = 0x0FFFFFFF
"""Tiled stores rotations in the upper bits of a tile's number."""
WINDOW = {"": None, "zlib": zlib.MAX_WBITS, "gzip": zlib.MAX_WBITS | 16}
"""Compressions, and how zlib is told of them."""


def numbers(layer: Node) -> list[list[int]]:
    """Rows of tile numbers; 0 is no tile."""
    width, height = layer.whole("width"), layer.whole("height")
    if not (0 < width <= SIDE and 0 < height <= SIDE):
        raise FormatError(layer.line, "tag-em-tiled-layer-size", name=_name(layer), most=SIDE)
    found = _numbers(layer, width * height)
    if len(found) != width * height:
        raise FormatError(layer.line, "tag-em-tiled-layer-count", name=_name(layer), count=width * height)
    return [[one & UNTURNED for one in found[at : at + width]] for at in range(0, len(found), width)]


def _name(layer: Node) -> str:
    return layer.get("name")[:40]


def _numbers(layer: Node, count: int) -> list[int]:
    """In XML the data is an element of the layer, in JSON one of its fields."""
    element = next(layer.all("data"), None)
    if element is not None and not element.get("encoding"):
        return [tile.whole("gid") for tile in element.all("tile")]
    holder = element if element is not None else layer
    text = element.text if element is not None else layer.get("data")
    if holder.get("encoding") in ("", "csv"):
        return _comma_separated(layer, text)
    window = WINDOW.get(holder.get("compression"), 0)
    if holder.get("encoding") != "base64" or window == 0:
        raise FormatError(layer.line, "tag-em-tiled-layer-encoding", name=_name(layer))
    try:
        packed = base64.b64decode("".join(text.split()), validate=True)
        if window is not None:
            # Never more than the layer needs: a small file may hold gigabytes.
            packed = zlib.decompressobj(window).decompress(packed, 4 * count + 1)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise FormatError(layer.line, "tag-em-tiled-layer-damaged", name=_name(layer)) from error
    if len(packed) != 4 * count:
        return []
    return list(struct.unpack(f"<{count}I", packed))


def _comma_separated(layer: Node, text: str) -> list[int]:
    parts = text.split(",")
    if not all(re.fullmatch(r"\s*[0-9]{1,10}\s*", part, re.ASCII) for part in parts):
        raise FormatError(layer.line, "tag-em-tiled-layer-damaged", name=_name(layer))
    return [int(part) for part in parts]
