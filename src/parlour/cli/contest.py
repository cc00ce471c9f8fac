"""Bots against bots: games in processes of their own, and what their results say.

Games come in pairs with the same deal, seats changed. They are counted in the order of their numbers, whichever is over
first, so that the same seed gives the same result, interrupted or not. Luck that favours a seat favours each bot once
in a pair, so how far results scatter is told by pairs, which takes fewer games than telling it by each game alone.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from random import Random
from typing import TypeVar

import msgspec

import parlour
from parlour.kernel.bot_driver import let_one_bot_act

P = TypeVar("P")
R = TypeVar("R")

AHEAD = 2
"""Games begun for each process, so that none waits."""
SURE = 1.959964
"""Standard deviations to either side of a 95 % interval."""
FEWEST = 20
"""Games before anything is decided."""
ENOUGH_PAIRS = 20
"""So many whole pairs tell how far results scatter."""
STEPS = 100_000
"""A game that goes on longer than that is given up as drawn."""


class Plan(msgspec.Struct, frozen=True):
    """Who plays what. A file of results begins with it."""

    game: str
    levels: tuple[str, str]
    options: dict[str, object]
    seed: int


class Result(msgspec.Struct, frozen=True):
    """What came of a game, as the first of the two bots sees it."""

    number: int
    won: float
    "1, or 0, or a half for a shared win."
    points: int
    "Its own."
    lead: int


def play_game(plan: Plan, number: int) -> Result:
    """The game of that number."""
    pair, first = divmod(number, 2)
    levels = plan.levels if first == 0 else plan.levels[::-1]
    players = [f"{name} bot:{level}" for name, level in zip(("Ada", "Ben"), levels, strict=True)]
    game = parlour.new(plan.game, players=players, seed=plan.seed + pair, **plan.options)
    rng = Random(f"{plan.seed}/{number}")
    for _ in range(STEPS):
        if game.over or (let_one_bot_act(game, rng) is None and not game.timeout()):
            break
    won = (first in game.winners) / len(game.winners) if game.winners else 0.5
    scores = game.scores
    return Result(number, won, scores[first], scores[first] - scores[1 - first])


def play_games(
    plan: P, play: Callable[[P, int], R], numbers: Sequence[int], processes: int
) -> Generator[R, None, None]:
    """The games of those numbers, in their order. Whoever stops asking stops the processes."""
    if processes == 1:
        yield from (play(plan, number) for number in numbers)
        return
    waiting = deque(numbers)
    running: deque[Future[R]] = deque()
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=_begin)
    try:
        while waiting or running:
            while waiting and len(running) < processes * AHEAD:
                running.append(pool.submit(play, plan, waiting.popleft()))
            yield running.popleft().result()
    finally:
        if running:  # nobody asks for these games any more, and some take minutes
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asked is told; the processes end with it
    os.nice(5)


class Count(msgspec.Struct):
    """Results, added up."""

    games: int = 0
    won: float = 0.0
    squares: float = 0.0
    points: int = 0
    lead: int = 0
    pairs: int = 0
    in_pairs: float = 0.0
    "What was won in the games of whole pairs."
    pair_squares: float = 0.0
    first: tuple[int, float] | None = None
    "The number of a game whose pair is not whole yet, and what was won."

    def add(self, result: Result) -> None:
        self.games += 1
        self.won += result.won
        self.squares += result.won**2
        self.points += result.points
        self.lead += result.lead
        if result.number % 2 == 0:
            self.first = (result.number, result.won)
        elif self.first is not None and self.first[0] == result.number - 1:
            both = self.first[1] + result.won
            self.pairs += 1
            self.in_pairs += both
            self.pair_squares += both**2

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.5

    @property
    def variance(self) -> float:
        """How far a game's result scatters: as pairs tell it, when there are enough of them.

        >>> count = Count()
        >>> for number in range(40):
        ...     count.add(Result(number, number % 2, 0, 0))
        >>> count.rate, count.variance  # the same seat wins both games of each pair: nothing is left to chance
        (0.5, 0.0)
        """
        if self.pairs >= ENOUGH_PAIRS:
            return max(0.0, self.pair_squares / self.pairs - (self.in_pairs / self.pairs) ** 2) / 2
        return max(0.0, self.squares / self.games - self.rate**2) if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Where the true rate is, with 95 % confidence (Wilson); a shared win is half a win.

        >>> low, high = Count(games=100, won=65, squares=65).interval()
        >>> round(low, 3), round(high, 3)
        (0.553, 0.736)
        """
        if not self.games:
            return 0.0, 1.0
        rate, square = self.rate, SURE**2
        # As many games as would tell as much if each stood alone; more than twice as many is not believed.
        alone = rate * (1 - rate)
        n = self.games * min(2.0, alone / self.variance) if alone and self.variance else float(self.games)
        middle = (rate + square / (2 * n)) / (1 + square / n)
        wide = SURE / (1 + square / n) * math.sqrt(alone / n + square / (4 * n * n))
        return max(0.0, middle - wide), min(1.0, middle + wide)

    def likelihood(self, low: float, high: float) -> float:
        """The logarithm of how much likelier these results are at the higher rate than at the lower.

        >>> count = Count(games=100, won=65, squares=65)
        >>> count.likelihood(0.5, 0.6) > 0 > count.likelihood(0.7, 0.8)
        True
        """
        if self.games < 2:
            return 0.0
        variance = max(self.variance, self.rate * (1 - self.rate) / 2, 1 / (4 * self.games))
        return self.games * (high - low) * (2 * self.rate - low - high) / (2 * variance)


class Bar(msgspec.Struct, frozen=True):
    """A rate to be reached, tested sequentially: below it by a margin against above it by as much (Wald, 5 % each)."""

    rate: float
    margin: float = 0.03
    error: float = 0.05

    def verdict(self, count: Count) -> bool | None:
        """Whether it is reached; None while that is open.

        >>> bar = Bar(0.57)
        >>> bar.verdict(Count(games=300, won=210, squares=210)), bar.verdict(Count(games=4, won=4, squares=4))
        (True, None)
        """
        if count.games < FEWEST:
            return None
        likelihood = count.likelihood(self.rate - self.margin, self.rate + self.margin)
        bound = math.log((1 - self.error) / self.error)
        return None if abs(likelihood) < bound else likelihood > 0
