"""Random numbers (AG-2): from the operating system at live tables, from the seed in seeded games."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """The random numbers of one decision. Results are stored in the events, the generator is not.

    A seeded game derives them from its seed and the line of its log. So a loaded game continues as it would have, and
    after a take-back the draw differs.

    >>> Chance(seed=7, line=1).draw("AABC", 2) == Chance(seed=7, line=1).draw("AABC", 2)
    True
    """

    __slots__ = ("_source", "line", "seed")

    def __init__(self, seed: int | None = None, line: int = 0) -> None:
        self.seed = seed
        self.line = line
        self._source: Random | None = None

    @property
    def source(self) -> Random:
        if self._source is None:
            self._source = SystemRandom() if self.seed is None else Random(f"{self.seed}/{self.line}")
        return self._source

    def below(self, n: int) -> int:
        return self.source.randrange(n)

    def shuffled(self, things: tuple[T, ...]) -> tuple[T, ...]:
        return tuple(self.source.sample(things, len(things)))

    def draw(self, bag: str, count: int) -> tuple[str, str]:
        """``count`` tiles out of the bag (all, if it holds fewer), and the bag without them.

        >>> Chance(seed=1).draw("AB", 5)
        ('AB', '')
        """
        if count >= len(bag):
            return bag, ""
        taken = set(self.source.sample(range(len(bag)), count))
        drawn = "".join(bag[i] for i in sorted(taken))
        return drawn, "".join(tile for i, tile in enumerate(bag) if i not in taken)
