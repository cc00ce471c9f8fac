"""What each seat is asked, and since when: a command that was meant for something else comes too late."""

from __future__ import annotations

from parlour.kernel.game import Game
from parlour.kernel.state import State

ANY_TIME = frozenset({"resign", "leave", "pause", "resume", "back"})
"""Commands that answer nothing, and so are never too late."""

Ask = tuple[bool, int, tuple[int, ...]]
"""Whether the seat may act of its own accord, after which of its moves, and the questions that wait for it."""


class Asks:
    """For each seat, the line since which it has been asked what it is asked now."""

    __slots__ = ("_from", "_now", "_since")

    def __init__(self, game: Game[State]) -> None:
        self._from = _what_counts(game)
        self._now = _asks(game)
        self._since = [len(game.lines)] * len(self._now)

    def look(self, game: Game[State]) -> None:
        """The game has moved on."""
        before, self._from = self._from, _what_counts(game)
        if self._from != before:
            asks = _asks(game)
            for seat, (now, before) in enumerate(zip(asks, self._now, strict=True)):
                if now != before:
                    self._since[seat] = len(game.lines)
            self._now = asks

    def comes_too_late(self, seat: int, command: str, seen: int) -> bool:
        """Whether the command of a device that had seen line `seen` was meant for what is no longer asked."""
        return seen < self._since[seat] and command.partition(" ")[0].lower() not in ANY_TIME


def _what_counts(game: Game[State]) -> tuple[object, ...]:
    """What `_asks` is made from."""
    state = game.state
    return game.rules.to_move(state), state.moved, state.questions


def _asks(game: Game[State]) -> list[Ask]:
    state = game.state
    moving, moved = game.rules.to_move(state), state.moved or (-1,) * len(state.seats)
    if not state.questions:
        return [(seat in moving, last, ()) for seat, last in enumerate(moved)]
    waiting = [(question.number, question.waiting_for) for question in state.questions]
    return [
        (seat in moving, last, tuple(number for number, seats in waiting if seat in seats))
        for seat, last in enumerate(moved)
    ]
