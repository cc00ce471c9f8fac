"""The games there are, by their keys."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from parlour.kernel.errors import ParlourError
from parlour.kernel.rules import Rules
from parlour.kernel.speech import add_catalogue
from parlour.kernel.state import State

_makers: dict[str, Callable[[], Rules[State]]] = {}
_made: dict[str, Rules[State]] = {}


def register(key: str, make: Callable[[], Rules[State]]) -> None:
    """Let a game be played under that key. It is made when it is first asked for."""
    _makers[key] = make


def keys() -> tuple[str, ...]:
    return tuple(sorted(_makers))


def rules_of(key: str) -> Rules[State]:
    """The rules of that game."""
    if key not in _made:
        if key not in _makers:
            near = get_close_matches(key, _makers, n=1)
            there = f"“{near[0]}”" if near else ", ".join(keys())
            raise ParlourError("There is no game “{key}”. Do you mean {there}?", key=key, there=there)
        rules = _makers[key]()
        add_catalogue(rules.folder)
        _made[key] = rules
    return _made[key]


def package_of(key: str) -> str:
    """The package in which that game lies."""
    package = _makers[key].__module__
    return f"{package}.{key.replace('-', '_')}" if package == "parlour.games" else package.rpartition(".")[0]
