"""What every bot of a tile game does: it answers what it is asked, and plays when it is its turn and nothing waits."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Set
from random import Random
from typing import ClassVar, Generic, Protocol, TypeVar

from parlour.kernel.questions import REST
from parlour.kernel.view import QuestionView


class Sight(Protocol):
    """A view as a bot looks at it."""

    seat: int | None
    turn: int
    to_act: tuple[int, ...]
    questions: tuple[QuestionView, ...]
    over: bool
    paused: bool


S = TypeVar("S", bound=Sight)


class TileBot(ABC, Generic[S]):
    """A player who keeps nothing between turns, and answers every question at once."""

    waits_for: ClassVar[Set[str]]
    "Questions during which it does not start a turn."

    def choose(self, view: Mapping[str, object], rng: Random) -> str | None:
        """An answer, if one is wanted; a play, if it is its turn; else None."""
        sight = self.read(view)
        if sight.seat is None or sight.over or sight.paused:
            return None
        for question in reversed(sight.questions):
            if question.asks_you:
                return self.answer(question, sight, rng)
        if sight.seat not in sight.to_act or sight.seat != sight.turn:
            return None
        if any(question.kind in self.waits_for for question in sight.questions):
            return None
        return self.play(sight, rng)

    @abstractmethod
    def read(self, view: Mapping[str, object]) -> S: ...

    @abstractmethod
    def play(self, sight: S, rng: Random) -> str:
        """What it does with its turn."""

    @abstractmethod
    def answer(self, question: QuestionView, sight: S, rng: Random) -> str:
        """What it answers."""


def abstain(question: QuestionView) -> str:
    """AG-4: bots do not vote; what silence means is what they say, or else whatever can be said."""
    if question.silence in question.answers:
        return question.silence
    return next((answer for answer in question.answers if not answer.endswith(REST)), question.answers[0])
