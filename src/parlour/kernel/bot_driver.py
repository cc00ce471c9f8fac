"""Runs bots: each gets the view of its seat and returns a command."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from random import Random
from typing import Generic, NamedTuple, Self

from parlour.kernel.errors import BotFailed, CommandError, ParlourError, RuleViolation
from parlour.kernel.events import Event
from parlour.kernel.game import Game, S
from parlour.kernel.outside_bots import bot_of
from parlour.kernel.rules import Adviser, Outsider, Player, Timed

log = logging.getLogger(__name__)

LONGEST_LOG = 50_000
"""Lines of a log after which bots stop: no game takes that many, so they play in circles."""
NO_END = "kernel-bots-no-end"
WARNINGS = 3
"""Faults of a bot that are logged as warnings, per game; further ones are logged as information."""


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


class Bots(Generic[S]):
    """The bots of a game, for as long as it is played. Programs are started when they are first needed.

    `apart`: external classes run in processes of their own, as programs do. Such a bot that fails or whose command
    is refused loses its turn; `faults` counts that for each seat.
    """

    def __init__(self, game: Game[S], *, apart: bool = False) -> None:
        self.game = game
        self.faults = [0] * len(game.state.seats)
        self._apart = apart
        self._known: dict[tuple[int, str], Player] = {}

    def of(self, seat: int) -> Player | None:
        """The bot in that seat; None if it is a person's."""
        name = self.game.state.seats[seat].bot
        if not name:
            return None
        if (seat, name) not in self._known:
            self._known[seat, name] = bot_of(self.game.rules, name, apart=self._apart)
        return self._known[seat, name]

    def think(self, seat: int, rng: Random) -> Choice | None:
        """What the bot in that seat chooses; None if it failed, so that `lose_turn` has to act for it."""
        bot = self.of(seat)
        assert bot is not None
        try:
            choice = think(bot, self.game.view(seat), rng)
        except BotFailed as error:
            self.note_fault(seat, error)
            return None
        if choice.command is None and isinstance(bot, Outsider) and is_awaited(self.game, seat):
            return None
        return choice

    def act(self, seat: int, command: str, at: float | None = None) -> Said | None:
        """Do what the bot in that seat chose. If the command of an external bot is refused, its turn is lost."""
        bot = self.of(seat)
        try:
            return _act(self.game, seat, command, at)
        except ParlourError as error:
            if not isinstance(bot, Outsider):
                raise
            self.note_refusal(seat, error)
            return self.lose_turn(seat, at)

    def lose_turn(self, seat: int, at: float | None = None) -> Said | None:
        """Act for a bot that cannot; None if it has nothing to give up."""
        for command in stand_in(self.game, seat):
            try:
                return _act(self.game, seat, command, at)
            except RuleViolation:
                continue
            except ParlourError as error:
                if error.id == NO_END:
                    raise
        return None

    def note_refusal(self, seat: int, error: ParlourError) -> None:
        """The command of an external bot was refused."""
        bot = self.of(seat)
        assert isinstance(bot, Outsider)
        bot.refused(error)
        self.note_fault(seat, error)

    def note_fault(self, seat: int, error: ParlourError) -> None:
        self.faults[seat] += 1
        level = logging.WARNING if self.faults[seat] <= WARNINGS else logging.INFO
        log.log(level, "%s loses a turn. %s", self.game.state.seats[seat].name, error)

    def close(self) -> None:
        """End the programs."""
        for bot in self._known.values():
            if isinstance(bot, Outsider):
                bot.close()
        self._known.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def is_awaited(game: Game[S], seat: int) -> bool:
    """Whether nothing happens before that seat acts."""
    return game.to_act == (seat,) and game.deadline is None


def stand_in(game: Game[S], seat: int) -> Iterator[str]:
    """Commands for a bot that has none, to be tried in this order: the default answer to its prompt, one that gives up
    its turn and, if all wait for it, any that is legal."""
    prompt = game.state.prompt_for(seat)
    if prompt is not None:
        yield prompt.silence
    yield from game.rules.skip
    if is_awaited(game, seat):
        yield from game.legal(seat)


def let_one_bot_act(game: Game[S], rng: Random, at: float | None = None, bots: Bots[S] | None = None) -> Said | None:
    """Let the first bot act that has something to do; None if all of them wait.

    What is due by `at` runs first, so that the bot sees the current prompts. Without `bots`, a program is started for
    this one command.
    """
    if bots is None:
        with Bots(game) as bots:
            return let_one_bot_act(game, rng, at, bots)
    if at is not None:
        game.advance(at)
    for seat in game.to_act:
        if bots.of(seat) is not None:
            choice = bots.think(seat, rng)
            if choice is None:
                said = bots.lose_turn(seat, at)
            else:
                said = None if choice.command is None else bots.act(seat, choice.command, at)
            if said is not None:
                return said
    return None


def play_bots(game: Game[S], rng: Random, at: float | None = None, bots: Bots[S] | None = None) -> list[Said]:
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
    if bots is None:
        with Bots(game) as bots:
            return play_bots(game, rng, at, bots)
    if at is None and not game.state.people():
        return _Pace(game, rng, bots).play()
    said = []
    while (one := let_one_bot_act(game, rng, at, bots)) is not None:
        said.append(one)
    return said


class _Plan(NamedTuple):
    at: float
    command: str
    line: int
    "The last line of the log when it was made."


class _Pace(Generic[S]):
    """Bots among themselves, each at its own pace."""

    def __init__(self, game: Game[S], rng: Random, bots: Bots[S]) -> None:
        self.game = game
        self.bots = bots
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
            choice = self.bots.think(seat, self.rng)
            if choice is None:
                if (said := self.bots.lose_turn(seat, self.now)) is not None:
                    return said
            elif choice.command is not None and not choice.pace:
                return self.bots.act(seat, choice.command, self.now)
            elif choice.command is not None:
                self.plans[seat] = _Plan(self.now + choice.pace, choice.command, n)
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
        if line == len(self.game.lines):
            return self.bots.act(seat, command, self.now)
        try:
            return _act(self.game, seat, command, self.now)
        except ParlourError as error:
            if error.id == NO_END or not isinstance(error, RuleViolation | CommandError):
                raise
            return None  # somebody else was faster; the bot thinks again


def _act(game: Game[S], seat: int, command: str, at: float | None) -> Said:
    check_length(game)
    return Said(seat, command, game.do(seat, command, at))


def check_length(game: Game[S]) -> None:
    """Refuse to let a bot go on with a game that does not end."""
    if len(game.lines) >= LONGEST_LOG:
        raise _no_end(game)


def _no_end(game: Game[S]) -> ParlourError:
    """The refusal to go on with a game that does not end; it says which one it is."""
    return ParlourError(NO_END, game=game.rules.title, seed=str(game.head.seed), lines=len(game.lines))
