"""The moves of a game that count: for the page of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.kernel.events import Event, WentBack
from parlour.kernel.game import Game
from parlour.kernel.state import State


def scoring_moves(game: Game[State]) -> Sequence[tuple[Event, int]]:
    """The moves that gained points, with what each of them kept: the best first.

    A move that was taken back is not among them, and points that were lost again before the next move, such as those
    of a play that was challenged, do not count. In a race, where nobody has a turn, all that gains points is a move.
    """
    race = not any(line.event.is_move for line in game.lines)
    found: list[tuple[int, Event, int, int]] = []  # line, event, seat, points
    for line in game.lines:
        event = line.event
        if isinstance(event, WentBack):
            found = [move for move in found if move[0] <= event.to]
        elif event.is_move or (race and max(event.gained, default=0) > 0):
            points = max(event.gained, default=0)
            found.append((line.n, event, event.gained.index(points) if event.gained else 0, points))
        elif found and event.gained:
            number, move, seat, points = found[-1]
            found[-1] = number, move, seat, points + min(0, event.gained[seat])
    return sorted(((move, points) for _, move, _, points in found if points > 0), key=lambda one: -one[1])
