"""Outcomes of a command: its events by kind, or the rule that refused it."""

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
    """The single event of that kind."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def kinds(events: Sequence[Event]) -> list[str]:
    """Names of the events."""
    return [type(event).__name__ for event in events]


def under_way(game: Game[S]) -> bool:
    """Whether the game is not over. (mypy narrows `game.over` permanently after an assertion.)"""
    return not game.over


def happened(game: Game[S]) -> list[str]:
    """Names of all events so far."""
    return kinds([line.event for line in game.lines])


def refused(game: Game[S], seat: int, command: str, rule: str, at: float | None = None) -> str:
    """The message of the refusal; checks that nothing has changed."""
    before = game.copy()
    with pytest.raises(RuleViolation) as refusal:
        game.do(seat, command, at=at)
    assert refusal.value.rule == rule, str(refusal.value)
    assert refusal.value.text("fr") != refusal.value.message
    assert game == before
    return refusal.value.message
