"""The games there are: those of this package, those that other packages bring, and those that are named.

Here, one folder is one game, all of the same shape: a folder with a `game.py` is a game, under the folder's name.
Another package brings a game by an entry point of the group `parlour.games`: its name is the game's key, its value the
module. The environment variable `PARLOUR_GAMES` names further ones, with commas between them: `module` or
`module:NAME`, found from the folder in which Python was started.

A game is opened when it is first asked for; those that are named are opened at once, to learn their keys.
"""

from __future__ import annotations

import os
import sys
from importlib.metadata import entry_points
from pathlib import Path

from parlour.kernel.registry import load, register

VARIABLE = "PARLOUR_GAMES"


def add(places: str) -> None:
    """Also offer the games in these places (`module` or `module:NAME`, with commas between them).

    Processes that are started from here know them too: the bots of a server think in processes of their own.
    """
    named = [place for place in os.environ.get(VARIABLE, "").split(",") if place]
    os.environ[VARIABLE] = ",".join(dict.fromkeys([*named, *places.split(",")]))
    _load_named()


def _load_named() -> None:
    named = [place.strip() for place in os.environ.get(VARIABLE, "").split(",")]
    if any(named) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    for place in filter(None, named):
        load(place)


for _game in sorted(Path(__file__).parent.glob("*/game.py")):
    register(_game.parent.name.replace("_", "-"), f"{__name__}.{_game.parent.name}.game")
for _entry in entry_points(group="parlour.games"):
    register(_entry.name, _entry.value)
_load_named()
