"""What every bot of a tile game does: it answers what it is asked, and plays when it is its turn and nothing waits."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Set
from random import Random
from typing import ClassVar, Generic, Protocol, TypeVar

from parlour.kernel.prompts import REST
from parlour.kernel.view import PromptView


class SeenEvent(Protocol):
    """A view as a bot looks at it."""

    seat: int | None
    turn: int
    to_act: tuple[int, ...]
    prompts: tuple[PromptView, ...]
    over: bool
    paused: bool


S = TypeVar("S", bound=SeenEvent)


class TileBot(ABC, Generic[S]):
    """A player who keeps nothing between turns, and answers every question at once."""

    waits_for: ClassVar[Set[str]]
    "Questions during which it does not start a turn."

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        """An answer, if one is wanted; a play, if it is its turn; else None."""
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

    @abstractmethod
    def read(self, view: Mapping[str, object]) -> S: ...

    @abstractmethod
    def play(self, seen: S, rng: Random) -> str:
        """What it does with its turn."""

    @abstractmethod
    def answer(self, prompt: PromptView, seen: S, rng: Random) -> str:
        """What it answers."""


def abstain(prompt: PromptView) -> str:
    """AG-4: bots do not vote; what silence means is what they say, or else whatever can be said."""
    if prompt.silence in prompt.answers:
        return prompt.silence
    return next((answer for answer in prompt.answers if not answer.endswith(REST)), prompt.answers[0])
