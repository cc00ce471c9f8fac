"""What came of a command: what happened, by kind, or the rule that refused it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from parlour import RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.state import State

E = TypeVar("E", bound=Event)
S = TypeVar("S", bound=State)


def of(events: Sequence[Event], kind: type[E]) -> E:
    """The one event of that kind."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def kinds(events: Sequence[Event]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events]


def under_way(game: Game[S]) -> bool:
    """Whether it is not over. (What `game.over` was once asserted to be, a type checker takes it to stay.)"""
    return not game.over


def happened(game: Game[S]) -> list[str]:
    """All that has happened so far, by name."""
    return kinds([line.event for line in game.lines])


def refused(game: Game[S], seat: int, command: str, rule: str, at: float | None = None) -> str:
    """The sentence with which the rule refuses the command; nothing else may have changed."""
    before = game.copy()
    with pytest.raises(RuleViolation) as refusal:
        game.do(seat, command, at=at)
    assert refusal.value.rule == rule, str(refusal.value)
    assert refusal.value.text("fr") != refusal.value.message
    assert game == before
    return refusal.value.message
