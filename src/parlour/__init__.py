"""Parlour: tabletop games with every rule enforced and cited.

A game is made by `new`, `load`, `replay` or `position`, and played with `Game.do`; `hint` and `analyse` give advice.

>>> import parlour
>>> key, *others = parlour.game_keys()
>>> game = parlour.new(key, players=["Ada", "Ben"], seed=7)
>>> seat, *waiting = game.to_act
>>> events = game.do(seat, next(game.legal(seat)))
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
