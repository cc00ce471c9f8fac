"""What a game may add to the layers above its rules, as plain functions and types.

A game declares its additions in `additions.py` beside its `game.py`. The server turns them into routes, the terminal
into commands and drawings. The game imports no web framework, and Rich only in its `terminal.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.kernel import registry
from parlour.kernel.i18n import add_locale

if TYPE_CHECKING:
    import msgspec

    from parlour.contract.commands import Bench, Command
    from parlour.contract.drawing import Drawing
    from parlour.contract.environments import Environment
    from parlour.contract.formats import AnyFormat
    from parlour.contract.lessons import Step
    from parlour.contract.lookup import Lookup
    from parlour.contract.printing import Block, Print
    from parlour.contract.publishing import AnyPublication
    from parlour.contract.race_client import Race
    from parlour.contract.terminal import Renderer
    from parlour.contract.tools import AnyTool
    from parlour.kernel.game import Game


@dataclass(frozen=True, kw_only=True)
class Additions:
    """What a game adds. Each part is a function that imports it on demand, which keeps importing a game fast."""

    page: bool = False
    """Whether the page has a folder for it (`web/src/games/`). Other games use the generic page, which gets
    events and prompts as sentences."""
    tools: Callable[[], Sequence[AnyTool]] = tuple
    "Tools outside of play: `/api/tools/KEY/…`."
    publications: Callable[[], Sequence[AnyPublication]] = tuple
    "Kinds of items that players publish: `/api/gallery/KIND`."
    lookup: Callable[[], Lookup | None] = lambda: None
    "Its rulings on a word that is looked up."
    formats: Callable[[], Sequence[AnyFormat]] = tuple
    "File formats of other programs: `from parlour.formats import NAME`."
    renderer: Callable[[], Renderer | None] = lambda: None
    "How it is drawn and typed on a terminal; None: the plain renderer."
    commands: Callable[[], Sequence[Command]] = tuple
    "Commands of the command line: `parlour NAME`. They must be fast to import, since help lists them."
    benches: Callable[[], Sequence[Bench]] = tuple
    "Benchmarks: `parlour bench NAME`. They must be fast to import, too."
    race: Callable[[], Race | None] = lambda: None
    "How a race is played by `parlour bench server`."
    drawings: Callable[[], Sequence[Drawing]] = tuple
    "Files that it draws and that hold no game: `parlour picture FILE`."
    lesson: Callable[[str], Sequence[Step]] = lambda language: ()
    "Its lesson for a reader of that language, step by step; empty: it has none."
    prints: Callable[[], Sequence[Print]] = tuple
    "What can be printed: `parlour print NAME`, `/api/print/KEY/NAME`."
    keepsake: Callable[[], Callable[[Game[Any], str], Sequence[Block]] | None] = lambda: None
    "What the printed page of a finished game shows besides board, scores and best move, in that language."
    analysis_page: Callable[[], Callable[[Any, str], Sequence[Block]] | None] = lambda: None
    "Its analysis on paper, in that language."
    environment: Callable[[], type[Environment[Any, Any, Any]] | None] = lambda: None
    """Its small actions and observations for reinforcement learning, made from the first state of a game:
    `parlour.gym`."""
    analysis: Callable[[], type[msgspec.Struct] | None] = lambda: None
    "The type of its analysis."


@cache
def additions_of(key: str) -> Additions:
    """The additions of that game; empty if it has no `additions.py`. Loads its catalogue of sentences."""
    package = registry.package_of(key)
    name = f"{package}.additions"
    if not package or find_spec(name) is None:
        return Additions()
    module = import_module(name)
    found = module.ADDITIONS
    if not isinstance(found, Additions):
        raise TypeError(f"{name}.ADDITIONS is not an Additions")
    add_locale(Path(str(module.__file__)).parent)
    return found
