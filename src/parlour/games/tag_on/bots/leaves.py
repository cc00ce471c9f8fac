"""What the tiles that a player keeps are worth: learned by self-play, kept in `leaves.toml`.

Bots of one level play each other (`balance.observe`). A tile is worth as much as turns with it on the rack score more
than others do. `tools/games/tag_on/train_leaves.py` makes the file; a set of one's own is played by the same values.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

from parlour.games.tag_on.tile_set import SHIELD, Edition

FILE = Path(__file__).parents[1] / "data" / "leaves.toml"
DOUBTFUL = 100
"""As many tiles have to be seen that what they say counts half."""


def value(leave: str, edition: Edition) -> float:
    """What is kept is worth that much.

    >>> value("", "en"), value("!", "en")
    (0, 0.0)
    """
    worth = _tables()[edition]
    return sum(worth.get(tile, 0.0) for tile in leave)


@cache
def _tables() -> dict[Edition, dict[str, float]]:
    return read(FILE.read_text(encoding="utf-8"))


def read(text: str) -> dict[Edition, dict[str, float]]:
    return msgspec.convert(tomllib.loads(text), dict[Edition, dict[str, float]])


def write(tables: Mapping[Edition, Mapping[str, float]]) -> str:
    """The text of such a file; `read` gives the same tables again, to a tenth of a point."""
    parts = ["# What tiles are worth that are kept: made by tools/games/tag_on/train_leaves.py, not by hand.\n"]
    for edition, worth in sorted(tables.items()):
        parts.append(f"\n[{edition}]\n")
        parts += [f'"{tile}" = {points:.1f}\n' for tile, points in sorted(worth.items())]
    return "".join(parts)


def learn(held: Sequence[Mapping[str, int]], earned: Sequence[Mapping[str, int]]) -> dict[str, float]:
    """What tiles are worth by what was seen in games: how many of each were held, and what those turns scored.

    >>> learn([{"A": 300, "Q": 100, "!": 100}], [{"A": 9000, "Q": 1000, "!": 100}])
    {'A': 3.8, 'Q': -7.5}
    """
    count, total = _sum(held), _sum(earned)
    known = [tile for tile in sorted(count) if tile != SHIELD]
    mean = sum(total[tile] for tile in known) / sum(count[tile] for tile in known)
    return {
        tile: round((total[tile] / count[tile] - mean) * count[tile] / (count[tile] + DOUBTFUL), 1) for tile in known
    }


def _sum(counts: Sequence[Mapping[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for one in counts:
        for tile, count in one.items():
            total[tile] = total.get(tile, 0) + count
    return total
