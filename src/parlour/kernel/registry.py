"""The games there are, by their keys."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from parlour.kernel.errors import ParlourError
from parlour.kernel.rules import Rules
from parlour.kernel.speech import add_catalogue
from parlour.kernel.state import State

_modules: dict[str, str] = {}
_opened: dict[str, Rules[State]] = {}


def register(key: str, module: str) -> None:
    """Let a game be played under that key. Its module, which has a `RULES`, is imported when it is first asked for."""
    _modules[key] = module


def keys() -> tuple[str, ...]:
    return tuple(sorted(_modules))


def rules_of(key: str) -> Rules[State]:
    """The rules of that game."""
    if key not in _opened:
        if key not in _modules:
            near = get_close_matches(key, _modules, n=1)
            there = f"“{near[0]}”" if near else ", ".join(keys())
            raise ParlourError("There is no game “{key}”. Do you mean {there}?", key=key, there=there)
        rules = import_module(_modules[key]).RULES
        if not isinstance(rules, Rules) or rules.key != key:
            raise TypeError(f"{_modules[key]}.RULES are not the rules of {key}")
        add_catalogue(rules.folder)
        _opened[key] = rules
    return _opened[key]


def package_of(key: str) -> str:
    """The package in which that game lies."""
    return _modules[key].rpartition(".")[0]
