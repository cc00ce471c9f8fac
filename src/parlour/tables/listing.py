"""Lists the legal commands of a seat, within bounds of number and time."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec

import parlour
from parlour.kernel.game import Game

MOST = 300
"""Commands that are listed."""
SECONDS = 1.0
"""Time after which the list ends with what was found."""


class Listing(NamedTuple):
    """Commands that will be accepted from a seat."""

    commands: tuple[str, ...]
    is_whole: bool
    "Whether these are all that the game lists; else there were too many, or it took too long."


def list_commands(game: str, state: bytes, seat: int, most: int = MOST, seconds: float = SECONDS) -> Listing:
    """The first legal commands of that seat. The state is that of a snapshot: it may be read in another process."""
    rules = parlour.rules_of(game)
    until = time.monotonic() + seconds
    commands: list[str] = []
    for command in Game.from_state(rules, msgspec.json.decode(state, type=rules.state)).legal(seat):
        if len(commands) == most or time.monotonic() > until:
            return Listing(tuple(commands), False)
        commands.append(command)
    return Listing(tuple(commands), True)
