"""Leave values and win probabilities, learned by self-play and stored in `leaves.toml`.

`training` writes the file. Values differ by rack size and kind of bonus list, so each combination has its own table.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from itertools import combinations
from math import erf, sqrt
from pathlib import Path

import msgspec

from parlour._engine import Leaves
from parlour.games.scrabble_bible.options import BibleOptions

FILE = Path(__file__).parents[1] / "data" / "leaves.toml"


class LeaveValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values learned by self-play, in points."""

    games: int
    "Number of games it was learned from."
    tiles: dict[str, float]
    "Value of holding a tile instead of drawing one from the bag."
    pairs: dict[str, float]
    "Value of a pair beyond its tiles; the key is sorted."
    tempo: float
    "Value of being on turn."
    spread: tuple[float, float]
    "Variance of the remaining points: a constant, and a term for each tile not on the board."

    def value(self, leave: str) -> float:
        """The value of a leave.

        >>> values = LeaveValues(0, {"Q": -6.0, "U": -2.0}, {"QU": 9.5}, 0.0, (0.0, 0.0))
        >>> values.value("UQ"), values.value("")
        (1.5, 0)
        """
        return _value(self, "".join(sorted(leave)))

    def win_chance(self, lead: float, unseen: int) -> float:
        """Win probability of a lead with that many tiles to come.

        >>> values = LeaveValues(0, {}, {}, 0.0, (100.0, 50.0))
        >>> values.win_chance(0, 60), round(values.win_chance(40, 18), 2), values.win_chance(1, 0)
        (0.5, 0.9, 1.0)
        """
        if unseen <= 0:
            return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
        own, each = self.spread
        return 0.5 + 0.5 * erf(lead / sqrt(2 * (own + each * unseen)))

    def best_leave(self, rack: str, most: int = 99) -> tuple[str, float]:
        """The best leave after exchanging at most `most` tiles, and its value.

        >>> LeaveValues(0, {"Q": -6.0, "S": 7.0, "U": -2.0}, {}, 0.0, (0.0, 0.0)).best_leave("QSU", 1)
        ('SU', 5.0)
        """
        tiles = "".join(sorted(rack))
        kept = {
            "".join(kept)
            for given in range(1, min(len(tiles), most) + 1)
            for kept in combinations(tiles, len(tiles) - given)
        }
        best = max(kept, key=lambda one: (self.value(one), one))
        return best, self.value(best)

    def for_engine(self) -> Leaves:
        return _for_engine(self)

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


def key(options: BibleOptions) -> str:
    """Name of the table for those options; a table's own bonus list counts as the strict one.

    >>> key(BibleOptions(my_cup_overflows=True)), key(BibleOptions(bonus_list=("DOVE",)))
    ('9-strict', '7-strict')
    """
    kind = options.bonus_list if isinstance(options.bonus_list, str) else "strict"
    return f"{options.rack_size}-{kind}"


def leave_values(options: BibleOptions) -> LeaveValues:
    """The values for those options."""
    return _tables()[key(options)]


@cache
def _tables() -> dict[str, LeaveValues]:
    return read(FILE.read_text(encoding="utf-8"))


def read(text: str) -> dict[str, LeaveValues]:
    return msgspec.convert(tomllib.loads(text), dict[str, LeaveValues])


def write(tables: dict[str, LeaveValues]) -> str:
    """Formats the tables; `read` restores them to a hundredth of a point."""
    parts = ["# What tiles are worth: made by tools/games/scrabble_bible/train_leaves.py, not by hand.\n"]
    for name in sorted(tables):
        table = tables[name]
        spread = ", ".join(f"{number:.2f}" for number in table.spread)
        parts.append(f"[{name}]\ngames = {table.games}\ntempo = {table.tempo:.2f}\nspread = [{spread}]\n")
        for field, values in (("tiles", table.tiles), ("pairs", table.pairs)):
            parts.append(f"\n[{name}.{field}]\n")
            rows: dict[str, list[str]] = {}
            for tile, value in sorted(values.items()):
                rows.setdefault(tile[0], []).append(f'"{tile}" = {value:.2f}')
            parts += [f"{entry}\n" for row in rows.values() for entry in row]
        parts.append("\n")
    return "".join(parts).rstrip("\n") + "\n"


@lru_cache(maxsize=200_000)
def _value(leave_values: LeaveValues, leave: str) -> float:
    tiles, pairs = leave_values.tiles, leave_values.pairs
    alone = sum(tiles.get(tile, 0.0) for tile in leave)
    return alone + sum(pairs.get(one + other, 0.0) for one, other in combinations(leave, 2))


@lru_cache(maxsize=8)
def _for_engine(leave_values: LeaveValues) -> Leaves:
    return Leaves(leave_values.tiles, pairs=leave_values.pairs)
