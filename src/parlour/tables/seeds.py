"""Seeds of games. Live tables have none; those of a server started for tests all derive from one number."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from random import Random

Seeds = Iterator[int | None]
"""The seed of each game that begins, in this order; None: chance is the operating system's (AG-2)."""


def game_seeds(test_seed: int | None, run: int) -> Seeds:
    """The seeds of one run of the server: the same for the same test seed, others after a restart.

    >>> first, again = game_seeds(7, run=1), game_seeds(7, run=1)
    >>> [next(first), next(first)] == [next(again), next(again)]
    True
    >>> next(game_seeds(7, run=2)) == next(game_seeds(7, run=1)), next(game_seeds(None, run=1))
    (False, None)
    """
    return repeat(None) if test_seed is None else _seeds(Random(f"{test_seed}/{run}"))


def _seeds(source: Random) -> Iterator[int]:
    while True:
        yield source.getrandbits(48)
