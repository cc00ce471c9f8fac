"""Finds commands that were meant for a prompt or a turn that is over."""

from __future__ import annotations

import msgspec

from parlour.kernel.commands import Accept, Back, Command, Decline, Leave, Pause, Resign, Resume, Vote
from parlour.kernel.fold import ABOUT_THE_TABLE
from parlour.kernel.game import Game
from parlour.kernel.log import Line
from parlour.kernel.moment import Moment
from parlour.kernel.state import State

ANY_TIME = (Resign, Leave, Pause, Resume, Back)
"""Commands that answer no prompt, so they are never stale."""

ANSWERS = (Accept, Decline, Vote)
"""Commands that answer a prompt of any kind, those about the table included. All others belong to the game: a word in a
race is not stale because the table is asked for a pause meanwhile."""


class AskedSince(msgspec.Struct, frozen=True):
    """For each seat, the line of the log at which what it is asked last changed."""

    game: tuple[int, ...]
    "Its turn and the prompts of the game."
    table: tuple[int, ...]
    "The prompts about the table."


class PromptLog:
    """Keeps for each seat the line of the log at which what it is asked last changed: whether it may move, the stage of
    the game, its own last move, and the prompts that wait for it."""

    __slots__ = ("_asked", "_game_since", "_moment", "_stage", "_table_since")

    def __init__(self, game: Game[State], since: AskedSince | None = None) -> None:
        """`since` is that of the game as it is; without it, everything counts as asked just now."""
        now = (len(game.lines),) * len(game.state.seats)
        since = since or AskedSince(now, now)
        self._moment = game.moment
        self._asked = _asked(self._moment)
        self._stage = game.rules.stage(game.state)
        self._game_since = [*since.game]
        self._table_since = [*since.table]

    @property
    def since(self) -> AskedSince:
        """What is stored with a snapshot."""
        return AskedSince(tuple(self._game_since), tuple(self._table_since))

    def update(self, game: Game[State]) -> None:
        """Note which seats are asked something else after new lines."""
        before, self._moment = self._moment, game.moment
        now, n, seats = self._moment, len(game.lines), range(len(self._game_since))
        stage_before, self._stage = self._stage, game.rules.stage(game.state)
        if self._stage != stage_before:
            self._game_since = [n for _ in seats]
        if now.to_move != before.to_move:
            for seat in set(now.to_move).symmetric_difference(before.to_move):
                self._game_since[seat] = n
        moved, moved_before = now.state.moved, before.state.moved
        if moved != moved_before:
            for seat in seats:
                if not moved or not moved_before or moved[seat] != moved_before[seat]:
                    self._game_since[seat] = n
        if now.state.prompts != before.state.prompts:
            asked_before, self._asked = self._asked, _asked(now)
            for _, kind, seat in asked_before ^ self._asked:
                (self._table_since if kind in ABOUT_THE_TABLE else self._game_since)[seat] = n

    def is_stale(self, seat: int, command: Command, seen: int) -> bool:
        """Whether a command given after seeing line `seen` was meant for something that is no longer asked."""
        if isinstance(command, ANY_TIME):
            return False
        return seen < self._game_since[seat] or (isinstance(command, ANSWERS) and seen < self._table_since[seat])


class PromptReplay:
    """Rebuilds the prompt log of a stored game, so that a command sent before a restart is not stale if its prompt is
    still open. Pass `before_line` to `replay`."""

    def __init__(self, at: int = 0, since: AskedSince | None = None) -> None:
        """`since` is that of line `at`, where the replay may begin."""
        self._at = at
        self._since = since
        self._log: PromptLog | None = None

    def before_line(self, game: Game[State], line: Line) -> None:
        if self._log is None:
            self._log = self._begin(game)
        elif _begins_decision(line, game.lines[-1]):
            self._log.update(game)

    def end(self, game: Game[State]) -> PromptLog:
        """The prompt log after the last line."""
        if self._log is None:
            return self._begin(game)
        self._log.update(game)
        return self._log

    def _begin(self, game: Game[State]) -> PromptLog:
        return PromptLog(game, self._since if len(game.lines) == self._at else None)


def _begins_decision(line: Line, before: Line) -> bool:
    """Whether a line is not of the same command or deadline as the line before it."""
    return bool(line.command) or (line.seat, line.at) != (before.seat, before.at)


def _asked(moment: Moment[State]) -> set[tuple[int, str, int]]:
    """The number and kind of each open prompt with each seat that it waits for."""
    prompts = zip(moment.state.prompts, moment.waiting_for, strict=True)
    return {(prompt.number, prompt.kind, seat) for prompt, seats in prompts for seat in seats}
