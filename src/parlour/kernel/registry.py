"""The registered games, by key."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from parlour.kernel.errors import ParlourError
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

HOME = "parlour.games"
"""The package that registers the games."""

_places: dict[str, str] = {}
_opened: dict[str, Rules[State]] = {}


def discover() -> None:
    """Registers the available games: the import of their package does it."""
    import_module(HOME)


def register(key: str, place: str) -> None:
    """Register a game. `place` is a module with a `RULES`, or `module:NAME` for another name.

    The module is imported on first use.
    """
    _places[key] = place


def load(place: str, key: str = "") -> str:
    """Import the game in that place, register it under its own key, and return the key. It must be `key`, if given."""
    rules = _import(place)
    if key and rules.key != key:
        raise _other_key(place, rules.key, key)
    key = rules.key
    if _import(_places.setdefault(key, place)) is not rules:
        raise ParlourError("kernel-key-taken", key=key, place=place)
    return key


def keys() -> tuple[str, ...]:
    return tuple(sorted(_places))


def rules_of(key: str) -> Rules[State]:
    """The rules of that game."""
    if key not in _opened:
        if key not in _places:
            if near := get_close_matches(key, _places, n=1):
                raise ParlourError("kernel-unknown-game-near", key=key, near=near[0])
            raise ParlourError("kernel-unknown-game", key=key, keys=keys())
        rules = _import(_places[key])
        if rules.key != key:
            raise _other_key(_places[key], rules.key, key)
        _opened[key] = rules
    return _opened[key]


def _other_key(place: str, own: str, key: str) -> ParlourError:
    return ParlourError("kernel-other-key", place=place, own=own, key=key)


def package_of(key: str) -> str:
    """The package of that game."""
    return _module(_places[key]).rpartition(".")[0]


def _import(place: str) -> Rules[State]:
    """The rules in that place."""
    module, name = _module(place), place.partition(":")[2] or "RULES"
    try:
        if not module or module.startswith("."):
            raise ModuleNotFoundError(name=module)  # relative to nothing
        rules = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module exists, but one of its imports is missing
        raise ParlourError(
            "kernel-no-module",
            module=module,
            file=f"{module.replace('.', '/')}.py",
        ) from error
    if not isinstance(rules, Rules):
        raise ParlourError("kernel-no-rules-in-module", module=module, name=name)
    return rules


def _module(place: str) -> str:
    return place.partition(":")[0]
