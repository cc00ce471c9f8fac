"""The fonts of the page as files, from packages that the extras `print` and `pictures` install."""

from __future__ import annotations

import struct
from functools import cache
from importlib.util import find_spec
from pathlib import Path

SERIF, SANS = "Literata", "Source Sans 3"
PACKAGES = ("fontpkg_literata", "fontpkg_source_sans_3")


def font_files() -> list[Path]:
    """The files of both fonts; empty if one of them is missing, since text would then be missing, too."""
    found = []
    for package in PACKAGES:
        spec = find_spec(package)
        folders = spec.submodule_search_locations if spec is not None else None
        files = [file for folder in folders or () for file in sorted(Path(folder).glob("files/*.ttf"))]
        if not files:
            return []
        found += files
    return found


@cache
def shown() -> frozenset[int]:
    """The characters that the fonts have between them, as code points."""
    return frozenset().union(*(_characters(file.read_bytes()) for file in font_files()))


def _characters(font: bytes) -> set[int]:
    """Those of a TrueType font, by its character map: segments of it (format 4) or groups (format 12)."""
    count = int.from_bytes(font[4:6])
    tables = {font[at : at + 4]: int.from_bytes(font[at + 8 : at + 12]) for at in range(12, 12 + 16 * count, 16)}
    start = tables[b"cmap"]
    found: set[int] = set()
    for at in range(start + 4, start + 4 + 8 * int.from_bytes(font[start + 2 : start + 4]), 8):
        part = font[start + int.from_bytes(font[at + 4 : at + 8]) :]
        kind = int.from_bytes(part[:2])
        if kind == 4:
            size = int.from_bytes(part[6:8])
            ends = struct.unpack(f">{size // 2}H", part[14 : 14 + size])
            begins = struct.unpack(f">{size // 2}H", part[16 + size : 16 + 2 * size])
            for first, last in zip(begins, ends, strict=True):
                found.update(range(first, last + 1))
        elif kind == 12:
            groups = int.from_bytes(part[12:16])
            for first, last, _ in struct.iter_unpack(">3I", part[16 : 16 + 12 * groups]):
                found.update(range(first, last + 1))
    return found - {0xFFFF}
