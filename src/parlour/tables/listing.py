"""Lists the legal commands of a seat, up to a number and a time."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec

import parlour
from parlour.kernel.game import Game

MAX_COMMANDS = 300
"""Commands that are listed."""
MAX_SECONDS = 1.0
"""Time limit; the list then has what was found."""


class Listing(NamedTuple):
    """Commands that will be accepted from a seat."""

    commands: tuple[str, ...]
    is_whole: bool
    "False if a limit cut the list short."


def list_commands(
    game: str, state: bytes, seat: int, limit: int = MAX_COMMANDS, seconds: float = MAX_SECONDS
) -> Listing:
    """The first legal commands of that seat. `state` is that of a snapshot, so that a worker process can read it."""
    rules = parlour.rules_of(game)
    until = time.monotonic() + seconds
    commands: list[str] = []
    for command in Game.from_state(rules, msgspec.json.decode(state, type=rules.state)).legal(seat):
        if len(commands) == limit or time.monotonic() > until:
            return Listing(tuple(commands), False)
        commands.append(command)
    return Listing(tuple(commands), True)
