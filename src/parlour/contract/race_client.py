"""Client side of a race, for `parlour bench server`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol


class RaceClient(Protocol):
    """A client's knowledge of what its player may do."""

    def look(self, seat: int, message: bytes) -> None:
        """Update from a message (`welcome`, `happened`) for that seat."""

    @property
    def may_act(self) -> bool:
        """Whether its player may say a word now."""

    @property
    def pending_command(self) -> str:
        """The command that the others wait for; empty if there is none."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""


@dataclass(frozen=True, kw_only=True)
class Race:
    """A race."""

    device: Callable[[], RaceClient]
    guess: Callable[[Random], str]
    "A random command."
