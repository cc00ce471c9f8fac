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
from typing import TYPE_CHECKING

from parlour.kernel import registry

if TYPE_CHECKING:
    import msgspec

    from parlour.contract.formats import AnyFormat
    from parlour.contract.lookup import Lookup
    from parlour.contract.publishing import AnyPublication
    from parlour.contract.tools import AnyTool


@dataclass(frozen=True, kw_only=True)
class Additions:
    """What a game adds. Each part is a function that imports it when it is asked for: a game opens quickly."""

    tools: Callable[[], Sequence[AnyTool]] = tuple
    "What people can have done outside of play: `/api/tools/KEY/…`."
    publications: Callable[[], Sequence[AnyPublication]] = tuple
    "Kinds of things that players make and publish: `/api/gallery/KIND`."
    lookup: Callable[[], Lookup | None] = lambda: None
    "What it makes of a word that is looked up."
    formats: Callable[[], Sequence[AnyFormat]] = tuple
    "Files of other programs: `from parlour.formats import NAME`."
    analysis: Callable[[], type[msgspec.Struct] | None] = lambda: None
    "The type of what its `analyse` gives."


@cache
def additions_of(key: str) -> Additions:
    """What that game adds; nothing, if there is no `additions.py` beside it."""
    package = registry.package_of(key)
    name = f"{package}.additions"
    if not package or find_spec(name) is None:
        return Additions()
    found = import_module(name).ADDITIONS
    if not isinstance(found, Additions):
        raise TypeError(f"{name}.ADDITIONS does not say what a game adds")
    return found
