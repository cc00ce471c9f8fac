"""Its players, by level."""

from __future__ import annotations

from parlour.kernel.rules import Player

LEVELS: tuple[str, ...] = ("novice", "casual", "greedy")


def bot(level: str) -> Player:
    raise ValueError(level)
