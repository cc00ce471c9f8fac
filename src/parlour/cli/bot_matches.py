"""Matches between bots: their games, and statistics of the results.

Games come in pairs with the same deal and the seats swapped. Results count in the order of game numbers, so the same
seed gives the same result, interrupted or not. The variance is estimated from pairs: the advantage of a seat cancels
out within a pair, so fewer games are needed.
"""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

import msgspec

import parlour
from parlour.kernel.bot_driver import Bots, play_bots
from parlour.kernel.cast import cast

Z_95 = 1.959964
"""Standard deviations to either side of a 95 % interval."""
MIN_GAMES = 20
"""Games before a verdict."""
MIN_PAIRS = 20
"""Complete pairs from which the variance is estimated by pairs."""


class Plan(msgspec.Struct, frozen=True):
    """The parameters of a match. They are the first line of a results file."""

    game: str
    levels: tuple[str, str]
    options: dict[str, object]
    seed: int


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """Result of a game for the first of the two bots."""

    number: int
    won: float
    "1, 0, or 0.5 for a shared win."
    points: int
    "Score of the first bot."
    lead: int
    lost_turns: tuple[int, int] = (0, 0)
    "Turns that the two bots lost because they failed."


class Logged(NamedTuple):
    """Result of a game, with its log."""

    result: Result
    log: str


def play_game(plan: Plan, number: int) -> Result:
    """The game of that number."""
    return play_logged(plan, number).result


def play_logged(plan: Plan, number: int) -> Logged:
    """The game of that number, with its log."""
    pair, first = divmod(number, 2)
    persons = cast()
    # Each pair of games is between two others of the cast.
    players = [f"{persons[(pair + i) % len(persons)].name} bot:{level}" for i, level in enumerate(plan.levels)]
    game = parlour.new(
        plan.game, players=players if first == 0 else players[::-1], seed=plan.seed + pair, **plan.options
    )
    with Bots(game, apart=True) as bots:
        play_bots(game, Random(f"{plan.seed}/{number}"), bots=bots)
    won = (first in game.winners) / len(game.winners) if game.winners else 0.5
    scores = game.scores
    lost_turns = bots.faults[first], bots.faults[1 - first]
    return Logged(Result(number, won, scores[first], scores[first] - scores[1 - first], lost_turns), game.dump())


class Tally(msgspec.Struct):
    """Running totals of results."""

    games: int = 0
    won: float = 0.0
    squares: float = 0.0
    points: int = 0
    lead: int = 0
    pairs: int = 0
    in_pairs: float = 0.0
    "Wins in complete pairs."
    pair_squares: float = 0.0
    first: tuple[int, float] | None = None
    "The first game of an incomplete pair: its number and result."
    lost_turns: tuple[int, int] = (0, 0)

    def add(self, result: Result) -> None:
        self.games += 1
        self.lost_turns = self.lost_turns[0] + result.lost_turns[0], self.lost_turns[1] + result.lost_turns[1]
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
        """Variance of one game's result, estimated from pairs if there are enough.

        >>> count = Tally()
        >>> for number in range(40):
        ...     count.add(Result(number, number % 2, 0, 0))
        >>> count.rate, count.variance  # the same seat wins both games of each pair
        (0.5, 0.0)
        """
        if self.pairs >= MIN_PAIRS:
            return max(0.0, self.pair_squares / self.pairs - (self.in_pairs / self.pairs) ** 2) / 2
        return max(0.0, self.squares / self.games - self.rate**2) if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """95 % confidence interval of the rate (Wilson); a shared win is half a win.

        >>> low, high = Tally(games=100, won=65, squares=65).interval()
        >>> round(low, 3), round(high, 3)
        (0.553, 0.736)
        """
        if not self.games:
            return 0.0, 1.0
        rate, square = self.rate, Z_95**2
        # Effective number of independent games, at most twice the real number.
        binomial = rate * (1 - rate)
        n = self.games * min(2.0, binomial / self.variance) if binomial and self.variance else float(self.games)
        middle = (rate + square / (2 * n)) / (1 + square / n)
        wide = Z_95 / (1 + square / n) * math.sqrt(binomial / n + square / (4 * n * n))
        return max(0.0, middle - wide), min(1.0, middle + wide)

    def log_likelihood_ratio(self, low: float, high: float) -> float:
        """Log-likelihood ratio of the higher rate against the lower.

        >>> count = Tally(games=100, won=65, squares=65)
        >>> count.log_likelihood_ratio(0.5, 0.6) > 0 > count.log_likelihood_ratio(0.7, 0.8)
        True
        """
        if self.games < 2:
            return 0.0
        variance = max(self.variance, self.rate * (1 - self.rate) / 2, 1 / (4 * self.games))
        return self.games * (high - low) * (2 * self.rate - low - high) / (2 * variance)


class SequentialTest(msgspec.Struct, frozen=True):
    """Wald's sequential test of `rate - margin` against `rate + margin`, with 5 % error each."""

    rate: float
    margin: float = 0.03
    error: float = 0.05

    def verdict(self, count: Tally) -> bool | None:
        """Whether the rate is reached; None while undecided.

        >>> bar = SequentialTest(0.57)
        >>> bar.verdict(Tally(games=300, won=210, squares=210)), bar.verdict(Tally(games=4, won=4, squares=4))
        (True, None)
        """
        if count.games < MIN_GAMES:
            return None
        log_likelihood_ratio = count.log_likelihood_ratio(self.rate - self.margin, self.rate + self.margin)
        bound = math.log((1 - self.error) / self.error)
        return None if abs(log_likelihood_ratio) < bound else log_likelihood_ratio > 0
