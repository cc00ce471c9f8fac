"""Parlour: tabletop games with every rule enforced and cited.

>>> import parlour
>>> key, *others = parlour.game_keys()
>>> game = parlour.new(key, players=["Ada", "Ben"], seed=7)
>>> game.over
False
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.kernel.errors import (
    CommandError,
    LogError,
    OptionError,
    ParlourError,
    PositionError,
    RuleViolation,
)
from parlour.library import game_keys, hint, rules_of

if TYPE_CHECKING:
    from parlour.typed import analyse, load, new, position, replay
else:
    from parlour.library import analyse, load, new, position, replay

__all__ = [
    "CommandError",
    "LogError",
    "OptionError",
    "ParlourError",
    "PositionError",
    "RuleViolation",
    "analyse",
    "game_keys",
    "hint",
    "load",
    "new",
    "position",
    "replay",
    "rules_of",
]
__version__ = "0.2.0"
