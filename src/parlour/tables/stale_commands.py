"""Finds commands that were meant for a prompt or a turn that is over."""

from __future__ import annotations

from parlour.kernel.commands import Accept, Back, Command, Decline, Leave, Pause, Resign, Resume, Vote
from parlour.kernel.fold import ABOUT_THE_TABLE
from parlour.kernel.game import Game
from parlour.kernel.moment import Moment
from parlour.kernel.prompts import Prompt
from parlour.kernel.state import State

ANY_TIME = (Resign, Leave, Pause, Resume, Back)
"""Commands that answer no prompt, so they are never stale."""

ANSWERS = (Accept, Decline, Vote)
"""Commands that answer a prompt of any kind, those about the table included. All others belong to the game: a word in a
race is not stale because the table is asked for a pause meanwhile."""

Prompted = tuple[bool, object, int, tuple[int, ...]]
"""Whether the seat may move, the stage of the game, the line of the seat's latest move, and the numbers of the game's
prompts that wait for it."""

Basis = tuple[tuple[int, ...], object, tuple[int, ...], tuple[Prompt, ...]]
"""What `Prompted` follows from: the seats that may move, the stage, the latest moves, the prompts."""


class PromptLog:
    """For each seat, the line of the log since which its prompts are unchanged."""

    __slots__ = ("_basis", "_game", "_game_since", "_table", "_table_since")

    def __init__(self, game: Game[State]) -> None:
        seats = len(game.state.seats)
        self._basis = _basis(game.moment)
        self._game, self._table = _by_game(self._basis, game.moment), _by_table(game.moment)
        self._game_since = [len(game.lines)] * seats
        self._table_since = [len(game.lines)] * seats

    def update(self, game: Game[State]) -> None:
        """Note which seats are asked something else after new lines."""
        moment, n = game.moment, len(game.lines)
        before, self._basis = self._basis, _basis(moment)
        if self._basis == before:
            return
        by_game, self._game = self._game, _by_game(self._basis, moment)
        by_table, self._table = self._table, _by_table(moment)
        for seat in range(len(by_game)):
            if self._game[seat] != by_game[seat]:
                self._game_since[seat] = n
            if self._table[seat] != by_table[seat]:
                self._table_since[seat] = n

    def is_stale(self, seat: int, command: Command, seen: int) -> bool:
        """Whether a command given after seeing line `seen` was meant for something that is no longer asked."""
        if isinstance(command, ANY_TIME):
            return False
        return seen < self._game_since[seat] or (isinstance(command, ANSWERS) and seen < self._table_since[seat])


def _basis(moment: Moment[State]) -> Basis:
    state = moment.state
    return moment.to_move, moment.rules.stage(state), state.moved, state.prompts


def _by_game(basis: Basis, moment: Moment[State]) -> list[Prompted]:
    moving, stage, moved, prompts = basis
    waiting = [
        (prompt.number, seats)
        for prompt, seats in zip(prompts, moment.waiting_for, strict=True)
        if prompt.kind not in ABOUT_THE_TABLE
    ]
    return [
        (seat in moving, stage, last, tuple([number for number, seats in waiting if seat in seats]))
        for seat, last in enumerate(moved or (-1,) * len(moment.state.seats))
    ]


def _by_table(moment: Moment[State]) -> list[tuple[int, ...]]:
    """For each seat the numbers of the prompts about the table that wait for it."""
    prompts = zip(moment.state.prompts, moment.waiting_for, strict=True)
    waiting = [(prompt.number, seats) for prompt, seats in prompts if prompt.kind in ABOUT_THE_TABLE]
    return [tuple([number for number, seats in waiting if seat in seats]) for seat in range(len(moment.state.seats))]
