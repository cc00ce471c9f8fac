"""Random numbers (AG-2): from a secret seed at live tables, from a given one in seeded games."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from itertools import pairwise
from random import Random, SystemRandom
from typing import TypeVar

import msgspec

T = TypeVar("T")

WIDTH = 64
"""Bits of a sealed number before it is brought into its range."""


class Seal(msgspec.Struct, frozen=True):
    """The secret seed of a live table and the players' own numbers, from which all its draws follow.

    Players see the `commitment` before they give their numbers, and the secret when the game is over. So neither the
    server nor a player alone can choose the draws, and everyone can check them. The derivation is described in
    docs/fair-chance.md.
    """

    secret: bytes
    numbers: tuple[str, ...] = ()
    "For each seat, what its player has added; empty if nothing."

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hexadecimal."""
        return hashlib.sha256(self.secret).hexdigest()

    def chance(self, line: int) -> SealedChance:
        """The random numbers of the decision that adds this line to the log."""
        return SealedChance(self, line)


def new_secret() -> bytes:
    """32 random bytes of the operating system."""
    return SystemRandom().randbytes(32)


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

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """`count` of the things, in random order."""
        return self.source.sample(things, count)

    def _sample_by_numbers(self, things: Sequence[T], count: int) -> list[T]:
        """As `sample`, by `below` alone."""
        left = list(things)
        for i in range(count):
            j = i + self.below(len(left) - i)
            left[i], left[j] = left[j], left[i]
        return left[:count]

    def shuffled(self, things: tuple[T, ...]) -> tuple[T, ...]:
        return tuple(self.sample(things, len(things)))

    def draw(self, bag: str, count: int) -> tuple[str, str]:
        """``count`` tiles out of the bag (all, if it holds fewer), and the bag without them.

        >>> Chance(seed=1).draw("AB", 5)
        ('AB', '')
        """
        if count >= len(bag):
            return bag, ""
        taken = sorted(self.sample(range(len(bag)), count))
        left = [bag[after + 1 : until] for after, until in pairwise([-1, *taken, len(bag)])]
        return "".join([bag[i] for i in taken]), "".join(left)


class SealedChance(Chance):
    """The random numbers of one decision at a live table (AG-2).

    >>> seal = Seal(bytes(32), ("ada", ""))
    >>> [seal.chance(1).below(6), seal.chance(2).below(6)] == [seal.chance(1).below(6), seal.chance(2).below(6)]
    True
    """

    __slots__ = ("_count", "_key", "_prefix")

    def __init__(self, seal: Seal, line: int) -> None:
        super().__init__(line=line)
        self._key = seal.secret
        self._prefix = f"{','.join(seal.numbers)}/{line}/"
        self._count = 0

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"there is no number below {n}")
        fair = (1 << WIDTH) - (1 << WIDTH) % n
        while (number := self._next()) >= fair:
            pass  # taking it modulo n would favour small numbers
        return number % n

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        return self._sample_by_numbers(things, count)

    def _next(self) -> int:
        digest = hmac.digest(self._key, f"{self._prefix}{self._count}".encode(), "sha256")
        self._count += 1
        return int.from_bytes(digest[: WIDTH // 8], "big")
