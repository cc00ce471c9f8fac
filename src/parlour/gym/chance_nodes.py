"""Games whose chance is decided from outside, one outcome at a time: for tree search and for OpenSpiel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from parlour.kernel.chance import Chance
from parlour.kernel.game import Game
from parlour.kernel.state import State

T = TypeVar("T")


class Outcomes(NamedTuple):
    """The possible outcomes of a chance event."""

    chances: dict[int, float]
    "Its probability, by the number of the outcome."
    are_tiles: bool
    "Whether they are tiles, numbered by their characters."

    def name(self, outcome: int) -> str:
        """The outcome in words.

        >>> Outcomes({65: 0.5, 66: 0.5}, are_tiles=True).name(65), Outcomes({0: 0.5, 1: 0.5}, are_tiles=False).name(1)
        ('draw A', 'number 1')
        """
        return f"draw {chr(outcome)}" if self.are_tiles else f"number {outcome}"


class Undecided(Exception):
    """Chance has to decide before a command can be carried out."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__("chance has to decide")
        self.outcomes = outcomes


class ChosenChance(Chance):
    """Takes its outcomes from an iterator; raises `Undecided` when there are no more.

    Tiles are drawn one by one, and equal ones are one outcome. A draw with only one possible result takes no outcome.

    >>> ChosenChance(iter([ord("B"), ord("A")])).draw("AABC", 2)
    ('AB', 'AC')
    >>> try:
    ...     ChosenChance(iter(())).draw("AABC", 2)
    ... except Undecided as undecided:
    ...     undecided.outcomes.chances
    {65: 0.5, 66: 0.25, 67: 0.25}
    """

    __slots__ = ("_outcomes",)

    def __init__(self, outcomes: Iterator[int]) -> None:
        super().__init__()
        self._outcomes = outcomes

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"there is no number below {n}")
        return self._decide(Outcomes(dict.fromkeys(range(n), 1 / n), are_tiles=False))

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        return self._sample_by_numbers(things, count)

    def draw(self, bag: str, count: int) -> tuple[str, str]:
        if count >= len(bag):
            return bag, ""
        left, drawn = Counter(bag), Counter[str]()
        for taken in range(count):
            chances = {ord(tile): left[tile] / (len(bag) - taken) for tile in sorted(+left)}
            tile = chr(self._decide(Outcomes(chances, are_tiles=True)))
            left[tile] -= 1
            drawn[tile] += 1
        tiles, rest = [], []
        for tile in bag:
            if drawn[tile]:
                drawn[tile] -= 1
                tiles.append(tile)
            else:
                rest.append(tile)
        return "".join(tiles), "".join(rest)

    def _decide(self, possible: Outcomes) -> int:
        if len(possible.chances) == 1:
            return next(iter(possible.chances))
        outcome = next(self._outcomes, None)
        if outcome is None:
            raise Undecided(possible)
        if outcome not in possible.chances:
            raise ValueError(f"{outcome} is no outcome here; there are {', '.join(map(str, possible.chances))}")
        return outcome


class ChosenGame(Game[State]):
    """A game whose decisions take their chance from `outcomes`."""

    outcomes: Iterator[int] = iter(())

    def chance(self, line: int) -> Chance:
        return ChosenChance(self.outcomes)

    @classmethod
    def like(cls, game: Game[State]) -> ChosenGame:
        """A game with the log of another."""
        return cls(game.rules, game.head, game.start, game.lines, state=game.state)

    @classmethod
    def before_opening(cls, game: Game[State]) -> ChosenGame:
        """A game with the options and seats of another, before anything is dealt."""
        return cls(game.rules, game.head, game.start)
