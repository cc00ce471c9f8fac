"""The games there are: those of this package, those that other packages bring, and those that are named.

Here, one folder is one game, all of the same shape: a folder with a `game.py` is a game, under the folder's name.
Another package brings a game by an entry point of the group `parlour.games`: its name is the game's key, its value the
module. The environment variable `PARLOUR_GAMES` names further ones, with commas between them: `module` or
`module:NAME`, found from the folder in which Python was started.

A game of this package is opened when it is first asked for, the others at once: to learn the keys of those that are
named, and to leave out what a package brings and cannot be opened.
"""

from __future__ import annotations

import logging
import os
import sys
from importlib.metadata import entry_points
from pathlib import Path

from parlour.kernel.errors import ParlourError
from parlour.kernel.registry import load, register

VARIABLE = "PARLOUR_GAMES"

log = logging.getLogger(__name__)


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


def _load_installed() -> None:
    for entry in entry_points(group="parlour.games"):
        try:
            load(entry.value, entry.name)
        except Exception as error:
            reason = str(error) or type(error).__name__
            log.warning("The game “%s” of %s is left out. %s", entry.name, entry.value, reason, exc_info=_fault(error))


def _fault(error: Exception) -> Exception | None:
    """The error, if the game's code raised it: its traceback goes into the log, for the author of the game."""
    return None if isinstance(error, ParlourError) else error


for _game in sorted(Path(__file__).parent.glob("*/game.py")):
    register(_game.parent.name.replace("_", "-"), f"{__name__}.{_game.parent.name}.game")
_load_installed()
_load_named()
