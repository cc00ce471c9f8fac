"""The lines that Parlour and a program say to each other. `docs/bot-protocol.md` describes them.

A line is a keyword and, after a space, the rest of it; views and games are JSON on one line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec

VERSION = 1
"""Version of the protocol. A program that is told another one answers `error`."""
LONGEST_LINE = 8_192
"""Bytes of a program's line, with its end."""
MOST_LINES = 500
"""Lines of a program for one answer."""

_encode = msgspec.json.Encoder().encode


def split(line: str) -> tuple[str, str]:
    """Keyword and rest.

    >>> split("do play 8G LIGHT"), split("ready")
    (('do', 'play 8G LIGHT'), ('ready', ''))
    """
    keyword, _, rest = line.strip().partition(" ")
    return keyword, rest.strip()


def greeting() -> str:
    return f"parlour {VERSION}"


def new_game(view: Mapping[str, object]) -> str:
    """The line that begins a game, from its first view."""
    seats = cast("list[Mapping[str, object]]", view["seats"])
    game = {
        "game": view["game"],
        "seat": view["seat"],
        "players": [seat["name"] for seat in seats],
        "options": view.get("options", {}),
    }
    return f"new {_encode(game).decode()}"


def question(view: Mapping[str, object], seconds: float, seed: int) -> tuple[str, ...]:
    """The lines that ask for a command."""
    return f"time {seconds:.3f}", f"seed {seed}", f"view {_encode(view).decode()}"
