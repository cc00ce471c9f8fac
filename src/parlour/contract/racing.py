"""How a game of speed is played against a server that is being measured: `parlour bench server`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol


class Device(Protocol):
    """What one device has been told of what its player may do."""

    def look(self, seat: int, message: bytes) -> None:
        """Take in a message with what has changed (`welcome`, `happened`), for the player of that seat."""

    @property
    def may_speak(self) -> bool:
        """Whether the rules let its player say something now."""

    @property
    def owed(self) -> str:
        """The command that the others wait for; empty if there is none."""

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be said in this game."""


@dataclass(frozen=True, kw_only=True)
class Race:
    """A game of speed."""

    device: Callable[[], Device]
    guess: Callable[[Random], str]
    "A command of a player who does not look."
