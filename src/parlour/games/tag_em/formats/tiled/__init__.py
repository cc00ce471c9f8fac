"""Maps of TAG 'EM for Tiled, the map editor: reads `.tmx` and `.tmj`, writes `.tmx` with pictures of the tiles inside.

>>> from parlour.games.tag_em.maps import atlas
>>> read(write(atlas.shipped("mine"))) == atlas.shipped("mine")
True
"""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from parlour.contract.formats import Format
from parlour.games.tag_em.formats.tiled.nodes import LONGEST
from parlour.games.tag_em.formats.tiled.reading import Beside, draft, read
from parlour.games.tag_em.formats.tiled.writing import write

__all__ = ["SUFFIXES", "TILED", "beside", "draft", "read", "write"]

SUFFIXES = (".tmx", ".tmj", ".json")
"""Suffixes of maps; the first is written."""
TILESET_SUFFIXES = (".tsx", ".tsj", ".xml", ".json")


def beside(folder: Path) -> Beside:
    """Reads external tilesets from that folder or one below it, and nothing else."""

    def found(name: str) -> bytes | None:
        path = PurePosixPath(name.replace("\\", "/"))
        if path.is_absolute() or ".." in path.parts or ":" in name or path.suffix.lower() not in TILESET_SUFFIXES:
            return None
        try:
            file = (folder / path).resolve()
            if not file.is_relative_to(folder.resolve()) or not file.is_file():
                return None
            with file.open("rb") as opened:
                return opened.read(4 * LONGEST)
        except (OSError, ValueError):
            return None

    return found


TILED = Format(name="tiled", suffix=SUFFIXES[0], read=read, write=write)
