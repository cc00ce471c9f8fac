"""Lessons: the first turns of a game, a step at a time.

A step is a real game that begins with a position. The learner has seat 0 and may give every command that the rules
allow; the other seats do what the step says. Nothing in it depends on the time: it passes only with commands.

The texts of a step are messages of the game: `KEY-lesson-STEP` says what to do, `KEY-lesson-STEP-done` is the praise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from parlour.kernel.cast import free_name
from parlour.kernel.errors import ParlourError
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.i18n import Message
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State

E = TypeVar("E", bound=Event)

LEARNER = 0
"""The seat of the learner."""
PAUSE = 1.0
"""Seconds of the game's time that pass after a command: enough to settle what was said at the same time."""

Status = Literal["open", "done", "missed"]
"""Whether the learner still has to do the step, has done it, or can no longer do it without starting over."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """A step of a lesson."""

    key: str
    "Names its messages."
    position: str
    "Where it begins, hidden parts included."
    show: tuple[str, ...]
    "Commands of the learner that complete it: “Show me” gives them."
    is_done: Callable[[Game[State]], bool]
    "Whether the learner has done it. It is asked after each command; other ways than the shown one count, too."
    is_missed: Callable[[Game[State]], bool] = lambda game: False
    "Whether the learner can no longer do it, although it is still the learner's turn."
    players: int = 2
    options: Mapping[str, object] = field(default_factory=dict)
    before: tuple[tuple[int, str], ...] = ()
    "Seats and commands that lead from the position to where the learner begins."
    replies: tuple[tuple[int, str], ...] = ()
    "Seats and commands of the others, each given as soon as that seat may act after a command of the learner."
    seed: int = 1
    "Decides what is drawn and rolled."


class Attempt:
    """A step that is being played. `game` may be looked at, but commands go through the attempt."""

    def __init__(self, rules: Rules[State], step: Step, name: str = "") -> None:
        self.step = step
        self.game = _begin(rules, step, name or "…")
        self.begun = len(self.game.lines)
        "Lines of the log before the learner acts."
        self.replies = list(step.replies)
        "Those that are still to come."

    @property
    def status(self) -> Status:
        if self.step.is_done(self.game):
            return "done"
        if self.game.over or LEARNER not in self.game.to_act or self.step.is_missed(self.game):
            return "missed"
        return "open"

    @property
    def now(self) -> float:
        """The time of the game."""
        return self.game.lines[-1].at if self.game.lines else 0.0

    def do(self, command: str) -> None:
        """A command of the learner, and what follows from it."""
        self.game.do(LEARNER, command, self.now)
        self.settle()

    def settle(self) -> None:
        """Let what is due soon happen, and the others reply. A reply that no longer fits ends the replies."""
        self.game.advance(self.now + PAUSE)
        while self.replies and self.replies[0][0] in self.game.to_act and not self.game.over:
            seat, command = self.replies.pop(0)
            try:
                self.game.do(seat, command, self.now)
            except ParlourError:
                self.replies.clear()
            self.game.advance(self.now + PAUSE)


def _begin(rules: Rules[State], step: Step, name: str) -> Game[State]:
    names = [name]
    while len(names) < step.players:
        names.append(free_name("easy", names))
    game = Game.from_position(rules, step.position, [Seat(one) for one in names], step.seed, **step.options)
    for seat, command in step.before:
        game.do(seat, command, game.lines[-1].at if game.lines else 0.0)
        game.advance(game.lines[-1].at + PAUSE)
    return game


def texts_of(rules: Rules[State], step: Step) -> tuple[Message, Message]:
    """What to do, and the praise."""
    return Message(f"{rules.key}-lesson-{step.key}"), Message(f"{rules.key}-lesson-{step.key}-done")


def events_of(game: Game[State], kind: type[E]) -> Iterator[E]:
    """The events of that kind, oldest first."""
    return (line.event for line in game.lines if isinstance(line.event, kind))
