"""Runs bots: each gets the view of its seat and returns a command."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from parlour.kernel.errors import ParlourError, RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.game import Game, S
from parlour.kernel.rules import Adviser, Player, Timed

LONGEST_LOG = 50_000
"""Lines of a log after which bots do not go on: no game takes that many, so the bots play in circles."""


class Choice(NamedTuple):
    """The command of a bot, or None to wait; in a race also the seconds that a person would need."""

    command: str | None
    pace: float = 0.0


def think(bot: Player, view: Mapping[str, object], rng: Random) -> Choice:
    """What the bot chooses in this view."""
    command = bot.choose(view, rng)
    return Choice(command, bot.pace(view, command, rng) if command is not None and isinstance(bot, Timed) else 0.0)


def advise(bot: Player, view: Mapping[str, object], rng: Random, most: int) -> tuple[str, ...]:
    """Commands that the bot would choose in this view, best first; a bot without several ideas gives one."""
    if isinstance(bot, Adviser):
        return bot.ideas(view, rng, most)
    command = bot.choose(view, rng)
    return () if command is None else (command,)


class Said(NamedTuple):
    """The command of a bot, and its events."""

    seat: int
    command: str
    events: tuple[Event, ...]


def let_one_bot_act(game: Game[S], rng: Random, at: float | None = None) -> Said | None:
    """Let the first bot act that has something to do; None if all of them wait.

    What is due by `at` runs first, so that the bot sees the current prompts.
    """
    if at is not None:
        game.advance(at)
    for seat in game.to_act:
        level = game.state.seats[seat].bot
        if level:
            command = game.rules.bot(level).choose(game.view(seat), rng)
            if command is not None:
                return _act(game, seat, command, at)
    return None


def play_bots(game: Game[S], rng: Random, at: float | None = None) -> list[Said]:
    """Let bots act until the game is over or waits for people; with `at`, also for time.

    Where only bots play and `at` is not given, time passes: deadlines come, and in a race every bot acts after the time
    that a person would need.

    >>> import parlour
    >>> *others, key = parlour.game_keys()
    >>> game = parlour.new(key, players=["Ada", "bot:easy", "bot:medium"], seed=2)
    >>> said = play_bots(game, Random(2))
    >>> game.over or set(game.to_act) == {0}
    True
    """
    if at is None and not game.state.people():
        return _Pace(game, rng).play()
    said = []
    while (one := let_one_bot_act(game, rng, at)) is not None:
        said.append(one)
    return said


class _Plan(NamedTuple):
    at: float
    command: str
    line: int
    "The last line of the log when it was made."


class _Pace:
    """Bots among themselves, each at its own pace."""

    def __init__(self, game: Game[S], rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.now = game.lines[-1].at if game.lines else 0.0
        self.plans: dict[int, _Plan] = {}
        self.thought: dict[int, int] = {}
        "For each seat the last line of the log when it thought."

    def play(self) -> list[Said]:
        said: list[Said] = []
        for _ in range(LONGEST_LOG):
            if self.game.over:
                return said
            one = self._at_once() or self._when_due()
            if one is not None:
                said.append(one)
            elif not self.plans and self.game.deadline is None and not self._to_think():
                return said
        raise _no_end(self.game)

    def _to_think(self) -> list[int]:
        n = len(self.game.lines)
        seats = [seat for seat in self.game.to_act if self.game.state.seats[seat].bot]
        return [seat for seat in seats if seat not in self.plans and self.thought.get(seat) != n]

    def _at_once(self) -> Said | None:
        """Lets everyone think; the first that needs no time acts."""
        for seat in self._to_think():
            n = self.thought[seat] = len(self.game.lines)
            bot = self.game.rules.bot(self.game.state.seats[seat].bot)
            command, pace = think(bot, self.game.view(seat), self.rng)
            if command is not None and not pace:
                return _act(self.game, seat, command, self.now)
            if command is not None:
                self.plans[seat] = _Plan(self.now + pace, command, n)
        return None

    def _when_due(self) -> Said | None:
        """The next deadline, or the next command that is due."""
        seat = min(self.plans, key=lambda seat: self.plans[seat].at, default=None)
        due = self.game.deadline
        if due is not None and (seat is None or due <= self.plans[seat].at):
            self.now = max(self.now, due)
            self.game.timeout(self.now)
            return None
        if seat is None:
            return None
        self.now, command, line = self.plans.pop(seat)
        try:
            return _act(self.game, seat, command, self.now)
        except RuleViolation:
            if line == len(self.game.lines):
                raise
            return None  # somebody else was faster; the bot thinks again


def _act(game: Game[S], seat: int, command: str, at: float | None) -> Said:
    if len(game.lines) >= LONGEST_LOG:
        raise _no_end(game)
    return Said(seat, command, game.do(seat, command, at))


def _no_end(game: Game[S]) -> ParlourError:
    """The refusal to go on with a game that does not end; it says which one it is."""
    return ParlourError("kernel-bots-no-end", game=game.rules.title, seed=str(game.head.seed), lines=len(game.lines))
