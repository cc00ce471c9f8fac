"""What a game may add to the layers above its rules, as plain functions and types.

A game says in `additions.py` beside its `game.py` what it adds. The server makes routes of it, the terminal commands
and drawings; the game itself imports no web framework and, unless it is drawn on a terminal, no Rich.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.kernel import registry
from parlour.kernel.i18n import add_catalogue

if TYPE_CHECKING:
    import msgspec

    from parlour.contract.commands import Bench, Command
    from parlour.contract.drawing import Drawing
    from parlour.contract.formats import AnyFormat
    from parlour.contract.lookup import Lookup
    from parlour.contract.publishing import AnyPublication
    from parlour.contract.racing import Race
    from parlour.contract.terminal import Renderer
    from parlour.contract.tools import AnyTool


@dataclass(frozen=True, kw_only=True)
class Additions:
    """What a game adds. Each part is a function that imports it when it is asked for: a game opens quickly."""

    page: bool = False
    """Whether the page has a folder for it (`web/src/games/`). Other games are shown by the generic page, which knows
    nothing of them: what happens and what is asked is sent to it in sentences."""
    tools: Callable[[], Sequence[AnyTool]] = tuple
    "What people can have done outside of play: `/api/tools/KEY/…`."
    publications: Callable[[], Sequence[AnyPublication]] = tuple
    "Kinds of things that players make and publish: `/api/gallery/KIND`."
    lookup: Callable[[], Lookup | None] = lambda: None
    "What it makes of a word that is looked up."
    formats: Callable[[], Sequence[AnyFormat]] = tuple
    "Files of other programs: `from parlour.formats import NAME`."
    renderer: Callable[[], Renderer | None] = lambda: None
    "How it is drawn and typed on a terminal; plainly, if it does not say so."
    commands: Callable[[], Sequence[Command]] = tuple
    "Commands of the command line: `parlour NAME`. They are quick to import, since help lists them."
    benches: Callable[[], Sequence[Bench]] = tuple
    "What can be measured: `parlour bench NAME`. They are quick to import, too."
    race: Callable[[], Race | None] = lambda: None
    "How a game of speed is played when the server is measured: `parlour bench server`."
    drawings: Callable[[], Sequence[Drawing]] = tuple
    "Files that it draws although they hold no game: `parlour picture FILE`."
    analysis: Callable[[], type[msgspec.Struct] | None] = lambda: None
    "The type of what its `analyse` gives."


@cache
def additions_of(key: str) -> Additions:
    """What that game adds; nothing, if there is no `additions.py` beside it. Opens the catalogue of its sentences."""
    package = registry.package_of(key)
    name = f"{package}.additions"
    if not package or find_spec(name) is None:
        return Additions()
    module = import_module(name)
    found = module.ADDITIONS
    if not isinstance(found, Additions):
        raise TypeError(f"{name}.ADDITIONS does not say what a game adds")
    add_catalogue(Path(str(module.__file__)).parent)
    return found
