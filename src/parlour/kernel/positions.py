"""`Game.positions`: a game as a seat saw it, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from parlour.kernel.events import Event
from parlour.kernel.fold import states
from parlour.kernel.moment import Moment
from parlour.kernel.state import State
from parlour.kernel.view import View, view_of

if TYPE_CHECKING:
    from parlour.kernel.log import Line
    from parlour.kernel.rules import Rules

S = TypeVar("S", bound=State)


class Position(msgspec.Struct, frozen=True):
    """The view of a seat after a line of the log."""

    n: int
    "Number of the line; 0: before the first."
    at: float
    "Time of the line."
    event: Event | None
    "The event as the seat saw it; None: nothing."
    view: View
    "As `Game.view` returned it then."


def positions(rules: Rules[S], start: S, lines: Sequence[Line], seat: int | None) -> Iterator[Position]:
    """The positions of that seat before the first line and after each; None is a spectator."""
    yield Position(0, lines[0].at if lines else 0.0, None, view_of(Moment(rules, start), seat))
    for line, state in zip(lines, states(rules, start, lines), strict=True):
        yield Position(line.n, line.at, line.event.seen(seat), view_of(Moment(rules, state), seat))
