"""Board and tiles, read from the editable file `set.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

STAR = "*"


class TileSet(msgspec.Struct, frozen=True):
    """A board with premium squares, and a set of tiles with values (SB-1)."""

    size: int
    premiums: str
    "One character per square: . d t D T * as explained in `set.toml`."
    tiles: dict[str, int]
    values: dict[str, int]

    @property
    def centre(self) -> int:
        return self.premiums.index(STAR)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    board: list[str]
    tiles: dict[str, int]
    values: dict[str, str]


@cache
def standard() -> TileSet:
    """The printed set."""
    return read((Path(__file__).parent / "data" / "set.toml").read_text(encoding="utf-8"))


def read(text: str) -> TileSet:
    """Parses a tile set; ValueError names the fault.

    >>> read('board = ["...", ".*.", "..."]\\ntiles = {A = 1}\\nvalues = {}')
    Traceback (most recent call last):
    ValueError: the set gives A no value
    """
    file = msgspec.convert(tomllib.loads(text), _File)
    size = len(file.board)
    premiums = "".join(file.board)
    if not 3 <= size <= 21 or any(len(row) != size for row in file.board):
        raise ValueError("the board is not a square of 3 to 21 rows")
    if set(premiums) - set(".dtDT*") or premiums.count(STAR) != 1:
        raise ValueError("the board has a square that is none of . d t D T *, or not exactly one star")
    values = {letter: int(points) for points, letters in file.values.items() for letter in letters} | {"?": 0}
    for tile, count in file.tiles.items():
        if tile not in values:
            raise ValueError(f"the set gives {tile} no value")
        if count < 0:
            raise ValueError(f"the set has {count} of {tile}")
    return TileSet(size, premiums, file.tiles, values)
