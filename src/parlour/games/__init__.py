"""The games: one folder each, all of the same shape. A folder with a `game.py` is a game, under the folder's name.

It is opened when it is first asked for.
"""

from __future__ import annotations

from pathlib import Path

from parlour.kernel.registry import register

for _game in sorted(Path(__file__).parent.glob("*/game.py")):
    register(_game.parent.name.replace("_", "-"), f"{__name__}.{_game.parent.name}.game")
