"""What a game gives to reinforcement learning: how its commands are spelled, and what a seat observes.

A command is spelled by a short sequence of small actions from a fixed alphabet. A small action is a piece of text here;
`parlour.gym` numbers them, adds those of all games, and makes environments of the result.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from parlour.contract import additions_of
from parlour.kernel.commands import Command

if TYPE_CHECKING:
    from parlour._engine import Environments

S = TypeVar("S")
C = TypeVar("C")
O = TypeVar("O")  # noqa: E741 - a seat's own view

DONE = "done"
"""Ends a command of variable length."""


class Actions(msgspec.Struct, frozen=True):
    """A group of small actions."""

    name: str
    actions: tuple[str, ...]
    meaning: str


class Field(msgspec.Struct, frozen=True):
    """A part of an observation: an array of that shape with values between two bounds."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    high: float = 1.0
    low: float = 0.0

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Observation:
    """Writes an observation, which is zero everywhere at first."""

    def __init__(self, values: MutableSequence[float], starts: Mapping[str, int]) -> None:
        self.values = values
        self.starts = starts

    def put(self, name: str, index: int = 0, value: float = 1.0) -> None:
        """Set one value of that field, by its index in the flattened array."""
        self.values[self.starts[name] + index] = value

    def fill(self, name: str, values: Sequence[float]) -> None:
        """Set the values of that field from its beginning."""
        start = self.starts[name]
        self.values[start : start + len(values)] = values


class Games(msgspec.Struct, frozen=True):
    """Parameters of the engine for playing many games at once."""

    count: int
    players: int
    size: int
    "Values of an observation."
    starts: Mapping[str, int]
    "Where each of its fields starts."
    numbers: Mapping[str, int]
    "The small actions by name."
    prompts: Mapping[str, int]
    "The kinds of prompts by name."
    max_steps: int = 0
    "Small actions after which a game is cut off; 0: never."
    wins: bool = False
    "Whether wins are rewarded instead of margins."

    @property
    def row(self) -> tuple[int, int, int, int, int, bool, dict[str, int]]:
        """The values in the order that the engine takes."""
        size, actions = self.size, len(self.numbers)
        return self.count, self.players, size, actions, self.max_steps, self.wins, dict(self.starts)


class NotModelled(ValueError):
    """The engine does not play with that option."""

    def __init__(self, game: str, option: str, value: object) -> None:
        super().__init__(f"the engine does not model {option}={value!r} of {game}: use parlour.gym.env")


class Environment(ABC, Generic[S, C, O]):
    """The small actions and the observations of a game with the options and the seats of a state.

    `S` is the type of its state, `C` that of its common view, `O` that of a seat's own view.
    """

    actions: tuple[Actions, ...]
    "Its small actions besides those of all games; no two are equal."
    fields: tuple[Field, ...]
    "The layout of its part of an observation."
    left_out: tuple[str, ...] = ()
    "The commands that cannot be spelled, in words."

    @abstractmethod
    def __init__(self, state: S) -> None:
        """Made from the first state of a game."""

    @abstractmethod
    def spell(self, command: Command) -> Sequence[str]:
        """The small actions of a command of this game; `ValueError` if it cannot be spelled."""

    @abstractmethod
    def read(self, spelled: Sequence[str]) -> Command:
        """The inverse of `spell`; `CommandError` or `ValueError` if it is no command."""

    @abstractmethod
    def is_complete(self, spelled: Sequence[str]) -> bool:
        """Whether these small actions are a whole command. No whole command begins another."""

    @abstractmethod
    def following(self, state: S, seat: int, draft: tuple[str, ...]) -> Iterable[str]:
        """The small actions that may follow the draft of a seat, answers to prompts apart.

        It uses only what the seat sees. A small action that would complete a command that is refused is left out
        later, so this need not check it.
        """

    @abstractmethod
    def observe(self, common: C, own: O, seat: int, out: Observation) -> None:
        """Write what the seat sees, from the two parts of its view."""


class EngineEnvironment(Environment[S, C, O]):
    """An environment of a game that the engine plays, too: `parlour.gym.vector`."""

    constants: tuple[str, ...] = ()
    "Fields that are the same for all seats throughout a game; the engine does not write them."
    engine_plays: ClassVar[Mapping[str, object]]
    "The options that have these values wherever the engine plays."
    engine_refuses: ClassVar[Mapping[str, object]] = {}
    "Values of other options with which it does not play."

    @abstractmethod
    def games(self, state: S, told: Games) -> Environments:
        """Games on the engine that begin like this one, whose options it plays with."""


def engine_environment(key: str) -> type[EngineEnvironment[Any, Any, Any]] | None:
    """The environment of a game that the engine plays; None if it does not play it."""
    made = additions_of(key).environment()
    return made if made is not None and issubclass(made, EngineEnvironment) else None
