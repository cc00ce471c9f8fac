"""What each seat is asked, and since when: a command that was meant for something else comes too late."""

from __future__ import annotations

from parlour.kernel.game import Game
from parlour.kernel.questions import Question
from parlour.kernel.state import State

ANY_TIME = frozenset({"resign", "leave", "pause", "resume", "back"})
"""Commands that answer nothing, and so are never too late."""

Ask = tuple[bool, int, tuple[int, ...]]
"""Whether the seat may act of its own accord, after which of its moves, and the questions that wait for it."""


Grounds = tuple[tuple[int, ...], tuple[int, ...], tuple[Question, ...]]
"""What each seat is asked follows from this: who may act of their own accord, the latest moves, the questions."""


class Asks:
    """For each seat, the line since which it has been asked what it is asked now."""

    __slots__ = ("_grounds", "_now", "_since")

    def __init__(self, game: Game[State]) -> None:
        self._grounds = _grounds(game)
        self._now = _asks(self._grounds, len(game.state.seats))
        self._since = [len(game.lines)] * len(self._now)

    def look(self, game: Game[State]) -> None:
        """The game has moved on."""
        grounds = _grounds(game)
        if grounds == self._grounds:
            return
        asks = _asks(grounds, len(self._now))
        for seat, (now, before) in enumerate(zip(asks, self._now, strict=True)):
            if now != before:
                self._since[seat] = len(game.lines)
        self._grounds, self._now = grounds, asks

    def comes_too_late(self, seat: int, command: str, seen: int) -> bool:
        """Whether the command of a device that had seen line `seen` was meant for what is no longer asked."""
        return seen < self._since[seat] and command.partition(" ")[0].lower() not in ANY_TIME


def _grounds(game: Game[State]) -> Grounds:
    return game.rules.to_move(game.state), game.state.moved, game.state.questions


def _asks(grounds: Grounds, seats: int) -> list[Ask]:
    moving, moved, questions = grounds
    waiting = [(question.number, question.waiting_for) for question in questions]
    return [
        (seat in moving, last, tuple([number for number, those in waiting if seat in those]))
        for seat, last in enumerate(moved or (-1,) * seats)
    ]
