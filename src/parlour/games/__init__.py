"""The available games: those of this package, those of other packages, and those named explicitly.

Every folder here with a `game.py` is a game under the folder's name, all with the same structure. Another package
provides a game by an entry point of the group `parlour.games`: its name is the game's key, its value the module. The
environment variable `PARLOUR_GAMES` lists further ones, separated by commas: `module` or `module:NAME`, relative to the
working directory.

Games of this package are imported on first use, the others at once: to learn the keys of named games, and to skip
packages that fail to import.
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
    """Adds games (`module` or `module:NAME`, separated by commas).

    Child processes inherit them: a server's bots run in separate processes.
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
    """The error if the game's own code raised it: its traceback is logged for the game's author."""
    return None if isinstance(error, ParlourError) else error


for _game in sorted(Path(__file__).parent.glob("*/game.py")):
    register(_game.parent.name.replace("_", "-"), f"{__name__}.{_game.parent.name}.game")
_load_installed()
_load_named()
