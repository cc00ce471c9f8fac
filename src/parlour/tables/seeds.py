"""Seeds of games at a server started for tests: all derive from one number. Live tables have secrets instead (AG-2)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

Seeds = Iterator[int]
"""The seed of each game that begins, in this order."""


def game_seeds(test_seed: int, run: int) -> Seeds:
    """The seeds of one run of the server: the same for the same test seed, others after a restart.

    >>> first, again = game_seeds(7, run=1), game_seeds(7, run=1)
    >>> [next(first), next(first)] == [next(again), next(again)]
    True
    >>> next(game_seeds(7, run=2)) == next(game_seeds(7, run=1))
    False
    """
    source = Random(f"{test_seed}/{run}")
    while True:
        yield source.getrandbits(48)
