"""Finds commands that were meant for a prompt or a turn that is over."""

from __future__ import annotations

from parlour.kernel.game import Game
from parlour.kernel.questions import Question
from parlour.kernel.state import State

ANY_TIME = frozenset({"resign", "leave", "pause", "resume", "back"})
"""Commands that answer no prompt, so they are never stale."""

Prompted = tuple[bool, int, tuple[int, ...]]
"""Whether the seat may move, the line of its latest move, and the numbers of the prompts that wait for it."""

Basis = tuple[tuple[int, ...], tuple[int, ...], tuple[Question, ...]]
"""What `Prompted` follows from: the seats that may move, the latest moves, the prompts."""


class PromptLog:
    """For each seat, the line of the log since which it has been asked what it is asked now."""

    __slots__ = ("_basis", "_now", "_since")

    def __init__(self, game: Game[State]) -> None:
        self._basis = _basis(game)
        self._now = _prompted(self._basis, len(game.state.seats))
        self._since = [len(game.lines)] * len(self._now)

    def update(self, game: Game[State]) -> None:
        """Note which seats are asked something else after new lines."""
        basis = _basis(game)
        if basis == self._basis:
            return
        prompted = _prompted(basis, len(self._now))
        for seat, (now, before) in enumerate(zip(prompted, self._now, strict=True)):
            if now != before:
                self._since[seat] = len(game.lines)
        self._basis, self._now = basis, prompted

    def is_stale(self, seat: int, command: str, seen: int) -> bool:
        """Whether a command given after seeing line `seen` was meant for something that is no longer asked."""
        return seen < self._since[seat] and command.partition(" ")[0].lower() not in ANY_TIME


def _basis(game: Game[State]) -> Basis:
    return game.rules.to_move(game.state), game.state.moved, game.state.questions


def _prompted(basis: Basis, seats: int) -> list[Prompted]:
    moving, moved, questions = basis
    waiting = [(question.number, question.waiting_for) for question in questions]
    return [
        (seat in moving, last, tuple([number for number, those in waiting if seat in those]))
        for seat, last in enumerate(moved or (-1,) * seats)
    ]
