"""Levels of bots: `easy`, `medium`, `hard`, `expert`, and what else a game offers."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.kernel.errors import ParlourError

BASELINE = "greedy"
"""A baseline for measurements, which forms do not offer."""

_NAMES_OF_0_1 = {"novice": "easy", "casual": "medium", "club": "hard", "master": "expert"}


def level_named(name: str) -> str:
    """The level of that name; those of version 0.1 are still read, in logs, stores and commands.

    >>> level_named("casual"), level_named("hard")
    ('medium', 'hard')
    """
    return _NAMES_OF_0_1.get(name, name)


def find_level(name: str, levels: Sequence[str]) -> str:
    """The level of that name among those of a game; `ParlourError` if it has none."""
    level = level_named(name)
    if level not in levels:
        raise ParlourError("kernel-unknown-level", level=name, levels=", ".join(levels))
    return level
