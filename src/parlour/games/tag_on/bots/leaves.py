"""Leave values, learned by self-play and stored in `leaves.toml`.

Bots of one level play each other (`balance.observe`). The value of a tile is the mean excess score of turns with it
on the rack. `tools/games/tag_on/train_leaves.py` writes the file; custom sets use the same values.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from parlour.games.tag_on.tile_set import SHIELD, Edition

FILE = Path(__file__).parents[1] / "data" / "leaves.toml"
SHRINKAGE = 100
"""Shrinkage constant."""


@lru_cache(maxsize=4096)
def value(leave: str, edition: Edition) -> float:
    """The value of a leave.

    >>> value("", "en"), value("!", "en")
    (0, 0.0)
    """
    values = _tables()[edition]
    return sum(values.get(tile, 0.0) for tile in leave)


@cache
def _tables() -> dict[Edition, dict[str, float]]:
    return read(FILE.read_text(encoding="utf-8"))


def read(text: str) -> dict[Edition, dict[str, float]]:
    return msgspec.convert(tomllib.loads(text), dict[Edition, dict[str, float]])


def write(tables: Mapping[Edition, Mapping[str, float]]) -> str:
    """Formats the tables; `read` restores them to a tenth of a point."""
    parts = ["# What tiles are worth that are kept: made by tools/games/tag_on/train_leaves.py, not by hand.\n"]
    for edition, values in sorted(tables.items()):
        parts.append(f"\n[{edition}]\n")
        parts += [f'"{tile}" = {points:.1f}\n' for tile, points in sorted(values.items())]
    return "".join(parts)


def learn(held: Sequence[Mapping[str, int]], earned: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """Values of tiles from statistics of games: number of each held, and scores of those turns.

    >>> learn([{"A": 300, "Q": 100, "!": 100}], [{"A": 9000, "Q": 1000, "!": 100}])
    {'A': 3.8, 'Q': -7.5}
    """
    count, total = _sum(held), _sum(earned)
    known = [tile for tile in sorted(count) if tile != SHIELD]
    mean = sum(total[tile] for tile in known) / sum(count[tile] for tile in known)
    return {
        tile: round((total[tile] / count[tile] - mean) * count[tile] / (count[tile] + SHRINKAGE), 1) for tile in known
    }


def _sum(counts: Sequence[Mapping[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for one in counts:
        for tile, count in one.items():
            total[tile] = total.get(tile, 0) + count
    return total
