"""Base of the bots of tile games: answers prompts, and plays on its turn when no prompt is open."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Set
from random import Random
from typing import ClassVar, Generic, Protocol, TypeVar

from parlour.kernel.prompts import REST
from parlour.kernel.view import PromptView


class TurnView(Protocol):
    """The parts of a view that every tile bot needs."""

    seat: int | None
    turn: int
    to_act: tuple[int, ...]
    prompts: tuple[PromptView, ...]
    over: bool
    paused: bool


S = TypeVar("S", bound=TurnView)

VARIETY = 4
"""Plays considered for each idea: several of them have the same word."""


class TileBot(ABC, Generic[S]):
    """A stateless player that answers every prompt at once."""

    waits_for: ClassVar[Set[str]]
    "Prompts during which it does not start a turn."

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        """An answer if one is expected, a play if it is its turn, otherwise None."""
        seen = self.read(view)
        if seen.seat is None or seen.over or seen.paused:
            return None
        for prompt in reversed(seen.prompts):
            if prompt.asks_you:
                return self.answer(prompt, seen, rng)
        if seen.seat not in seen.to_act or seen.seat != seen.turn:
            return None
        if any(prompt.kind in self.waits_for for prompt in seen.prompts):
            return None
        return self.play(seen, rng)

    def ideas(self, view: Mapping[str, object], rng: Random, most: int) -> tuple[str, ...]:
        """Its choice and, on its turn, the next best plays, best first."""
        first = self.choose(view, rng)
        if first is None:
            return ()
        seen = self.read(view)
        if any(prompt.asks_you for prompt in seen.prompts):
            return (first,)
        found: dict[str, str] = {}
        for command in (first, *self.best(seen, VARIETY * most)):
            found.setdefault(_word_of(command), command)
        return tuple(found.values())[:most]

    @abstractmethod
    def best(self, seen: S, most: int) -> list[str]:
        """The best plays of its turn, best first."""

    @abstractmethod
    def read(self, view: Mapping[str, object]) -> S: ...

    @abstractmethod
    def play(self, seen: S, rng: Random) -> str:
        """Chooses a command for its turn."""

    @abstractmethod
    def answer(self, prompt: PromptView, seen: S, rng: Random) -> str:
        """Chooses an answer."""


def _word_of(command: str) -> str:
    """The word of a play; another command itself.

    >>> _word_of("play 8G LIGHT bonus LIGHT"), _word_of("exchange QV")
    ('LIGHT', 'exchange QV')
    """
    verb, *rest = command.split()
    return rest[1].upper() if verb == "play" else command


def abstain(prompt: PromptView) -> str:
    """AG-4: bots do not vote; they give the default answer, or any answer if there is none."""
    if prompt.silence in prompt.answers:
        return prompt.silence
    return next((answer for answer in prompt.answers if not answer.endswith(REST)), prompt.answers[0])
