"""External bots, by name. `parlour.bots` runs those that are programs.

A level of a game is a bot of its own. Wherever a level is accepted, so is an external bot: a class
(`module:Class`), one that an installed package offers (entry points of the group `parlour.bots`), or one that has been
given a name (`add`), a class or a program that speaks the line protocol of `docs/bot-protocol.md`.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

from parlour.kernel.errors import ParlourError
from parlour.kernel.levels import level_named
from parlour.kernel.rules import Outsider, Player, Rules, S

HOME = "parlour.bots.program"
"""The module that runs programs."""
GROUP = "parlour.bots"
VARIABLE = "PARLOUR_BOTS"
"""The named bots, one on each line: child processes inherit them."""
SECONDS = "PARLOUR_BOT_SECONDS"
USUAL_SECONDS = 10.0
"""Seconds that a program has for a choice, unless a clock leaves it less."""

_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
_ENTRY = re.compile(r"(?:(?P<game>[a-z0-9-]{1,40})/)?(?P<name>[a-z][a-z0-9_-]{0,29})=(?P<place>.*\S)")


def add(entries: Iterable[str]) -> None:
    """Give bots names: `NAME=module:Class`, `NAME=COMMAND LINE`, or `GAME/NAME=…` for a bot that plays one game.

    >>> before = os.environ.get(VARIABLE, "")
    >>> add(["rex=bots.dogs:Rex", "tiles/felix=./felix --fast"])
    >>> named("tiles"), named("cards")
    ({'rex': 'bots.dogs:Rex', 'felix': './felix --fast'}, {'rex': 'bots.dogs:Rex'})
    >>> os.environ[VARIABLE] = before
    """
    lines = [line for line in os.environ.get(VARIABLE, "").split("\n") if line]
    for entry in entries:
        found = _ENTRY.fullmatch(entry)
        if found is None or "\n" in entry or "\0" in entry:
            raise ParlourError("kernel-bot-entry", text=entry[:80])
        if level_named(found["name"]) != found["name"] or found["name"] in _RESERVED:
            raise ParlourError("kernel-bot-name-taken", name=found["name"])
        lines.append(entry)
    os.environ[VARIABLE] = "\n".join(lines)


_RESERVED = {"easy", "medium", "hard", "expert", "greedy"}
"""Levels, whichever of them a game has."""


def allow_seconds(seconds: float) -> None:
    """Give programs that many seconds for each choice."""
    os.environ[SECONDS] = str(seconds)


def named(game: str) -> dict[str, str]:
    """The bots that were given names, for that game: a class or a command line each."""
    entries = (_ENTRY.fullmatch(line) for line in os.environ.get(VARIABLE, "").split("\n"))
    return {found["name"]: found["place"] for found in entries if found and found["game"] in (None, game)}


def installed() -> dict[str, str]:
    """The bots of installed packages: a class each."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def find_bot(rules: Rules[S], name: str) -> str:
    """The level or the external bot of that name; `ParlourError` if there is none.

    >>> import parlour
    >>> *others, key = parlour.game_keys()
    >>> find_bot(parlour.rules_of(key), "casual"), find_bot(parlour.rules_of(key), "bots.dogs:Rex")
    ('medium', 'bots.dogs:Rex')
    """
    level = level_named(name)
    if level in rules.levels:
        return level
    _place_of(rules, name)
    return name


def _place_of(rules: Rules[S], name: str) -> str:
    """The class or the command line of the external bot of that name; `ParlourError` if there is none."""
    if is_class(name):
        return name
    places = {**installed(), **named(rules.key)}
    if name not in places:
        raise ParlourError("kernel-unknown-level", level=name[:80], levels=", ".join((*rules.levels, *places)))
    return places[name]


def check_bot(rules: Rules[S], name: str) -> str:
    """As `find_bot`, and also refuses a class or a program that is not there, before a game begins."""
    name = find_bot(rules, name)
    if name not in rules.levels:
        check_place(_place_of(rules, name))
    return name


def check_place(place: str) -> None:
    """Refuse a class or a command line that cannot be run."""
    if is_class(place):
        load_class(place)
        return
    try:
        program = shlex.split(place)[0]
    except ValueError as error:
        raise ParlourError("kernel-bot-no-program", program=place[:80]) from error
    if shutil.which(program) is None:
        raise ParlourError("kernel-bot-no-program", program=program[:80])


def bot_of(rules: Rules[S], name: str, *, apart: bool = False) -> Player:
    """The bot of that name. `apart`: a class, too, runs in a process of its own, where it can do no harm."""
    if name in rules.levels:
        return rules.bot(name)
    place = _place_of(rules, name)
    if is_class(place) and not apart:
        return load_class(place)
    return cast(Outsider, import_module(HOME).open_bot(name, place, float(os.environ.get(SECONDS, USUAL_SECONDS))))


def is_class(place: str) -> bool:
    """Whether it is the name of a class (`module:Class`) and not a command line."""
    return _CLASS.fullmatch(place) is not None


def load_class(place: str) -> Player:
    """A new bot of that class; its module may also be in the working directory."""
    if not is_class(place):
        raise ParlourError("kernel-bot-class", text=place[:80])
    module, _, name = place.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        kind = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module exists, but one of its imports is missing
        raise ParlourError("kernel-no-module", module=module, file=f"{module.replace('.', '/')}.py") from error
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        raise ParlourError("kernel-no-bot-in-module", module=module, name=name)
    return cast(Player, kind())
