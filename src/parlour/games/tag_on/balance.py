"""Balance of a tile set (TO-5, TO-6), measured by games between bots.

Bots of one level play each other, one level after the other. The statistics of a game are an `Observed`; `report`
aggregates many of them and compares them with bounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import erf, sqrt
from random import Random
from statistics import fmean, median, pstdev
from typing import cast

import msgspec

from parlour.games.crossword.events import Stood
from parlour.games.tag_on.bots.levels import LEVELS
from parlour.games.tag_on.game import RULES
from parlour.games.tag_on.state import TagOnMove, TagOnState
from parlour.games.tag_on.tile_set import TIMES, Colour, Edition
from parlour.kernel.bot_driver import Said, let_one_bot_act
from parlour.kernel.game import Game

MEDIAN = (15, 40)
"""Median points of a turn."""
HIGHEST = 300
"""99th percentile of the points of a turn."""
TURNS = (25, 60)
"""Turns of a game: 90 % are within."""
ADVANTAGE = 4.0
"""Maximum deviation of the starter's win rate from half, in percent."""
USED = 100 / 3
"""Minimum percentage of games in which each kind of coloured square multiplies a word."""
WEIGHT = 25.0
"""Maximum deviation of the score of turns with a letter on the rack, in percent."""
WAIT = 2.5
"""Maximum time of a letter on a rack, relative to the mean."""
SURE = 1.959964
"""z value of a 95 % interval."""
NORMAL = 1.4826
"""Standard deviations of a normal distribution per median absolute deviation."""
EARLY = (1.0, -1.0, 1.0, -1.0, 0.5)
"""Weights of the first turns for the starter. Later turns nearly cancel out: half of the fifth is offset by the
sixth, and so on.
"""
FAR = 3.0
"""Standard deviations at which a lead is capped."""


class Plan(msgspec.Struct, frozen=True):
    """Which games are played; header of a file of results."""

    edition: Edition
    levels: tuple[str, ...] = LEVELS
    seed: int = 1


class Observed(msgspec.Struct, frozen=True):
    """Statistics of a game."""

    number: int
    level: str
    scores: tuple[int, ...]
    "Scores of the final plays."
    turns: int
    lead: int
    "Lead of the starter."
    opening: tuple[int, ...]
    "Points of the first turns."
    colours: tuple[Colour, ...]
    "Kinds of squares that multiplied a word."
    tagged: int
    replaced: int
    taken: int
    "Plays that took a face-up letter."
    laid: dict[str, int]
    "Tiles laid, by letter."
    held: dict[str, int]
    "Tiles on the rack of the player on turn, by letter."
    earned: dict[str, int]
    "Scores of those turns, once for each tile."


def observe(plan: Plan, number: int) -> Observed:
    """Plays a numbered game and returns its statistics.

    >>> seen = observe(Plan("en", ("easy",)), 0)
    >>> seen.level, len(seen.scores) > 10, sum(seen.laid.values()) <= sum(seen.held.values())
    ('easy', True, True)
    """
    level = plan.levels[number % len(plan.levels)]
    players = [f"{name} bot:{level}" for name in ("Ada", "Ben")]
    game = Game.new(RULES, players, plan.seed + number, edition=plan.edition)
    rng = Random(f"{plan.seed}/{number}")
    tally = _Tally()
    while not game.over:
        rack, turn = game.state.racks[game.state.turn], game.state.turns
        said = let_one_bot_act(game, rng)
        if said is None and not game.timeout():
            break
        tally.add(said, turn, rack, game.state)
    starter = game.state.starter
    return Observed(
        number=number,
        level=level,
        scores=tuple(tally.scores),
        turns=game.state.turns,
        lead=game.scores[starter] - game.scores[1 - starter],
        opening=tuple(tally.opening),
        colours=tuple(colour for colour in TIMES if colour in tally.colours),
        tagged=tally.tagged,
        replaced=tally.replaced,
        taken=tally.taken,
        laid=dict(sorted(tally.laid.items())),
        held=dict(sorted(tally.held.items())),
        earned=dict(sorted(tally.earned.items())),
    )


class _Tally:
    def __init__(self) -> None:
        self.scores: list[int] = []
        self.opening = [0] * len(EARLY)
        self.colours: set[str] = set()
        self.tagged = self.replaced = self.taken = 0
        self.laid: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.earned: Counter[str] = Counter()
        self.rack = ""

    def add(self, said: Said | None, turn: int, rack: str, state: TagOnState) -> None:
        """Adds a command with its turn and rack; a play counts when it is final."""
        if said is None:
            return
        if said.command.startswith("play "):
            self.rack = rack
        if state.move is not None and any(isinstance(event, Stood) for event in said.events):
            self._play(state.move)
            if turn <= len(EARLY):
                self.opening[turn - 1] = state.move.score

    def _play(self, move: TagOnMove) -> None:
        self.scores.append(move.score)
        self.colours |= {"genealogy" if claim.kind == "kin" else claim.kind for claim in move.claims}
        self.tagged += move.tag is not None
        self.replaced += bool(move.lifted)
        self.taken += bool(move.took)
        self.laid.update("?" if letter.islower() else letter for _, letter in move.laid)
        held = Counter(self.rack)
        self.held += held
        for tile, count in held.items():
            self.earned[tile] += count * move.score


class Part(msgspec.Struct, frozen=True):
    """Statistics of one level, or of all."""

    games: int
    plays: int
    median: float
    high: float
    "99th percentile of the scores of plays."
    turns: tuple[float, float, float]
    "5th percentile, median and 95th percentile of the turns of a game."
    colours: dict[Colour, float]
    "Percentage of the games in which each kind of square multiplies."
    tagged: float
    replaced: float
    taken: float
    "Percentage of the plays."
    advantage: float
    "Starter's expected win rate beyond half, in percent, by lead."
    doubt: float
    "Half-width of its 95 % interval."
    early: float
    early_doubt: float
    "The same for the estimate by the first turns: narrower, but blind to later turns."
    won: float
    "Starter's actual win rate beyond half, in percent."


class Letter(msgspec.Struct, frozen=True):
    """Statistics of a letter."""

    weight: float
    "Difference in score of turns with it on the rack, in percent."
    wait: float
    "Time on a rack, relative to the mean of all letters."


class Check(msgspec.Struct, frozen=True):
    """A bound, the measured value, and whether it holds."""

    name: str
    found: tuple[float, ...]
    low: float
    high: float

    @property
    def holds(self) -> bool:
        return all(self.low <= one <= self.high for one in self.found)


class Report(msgspec.Struct, frozen=True):
    """Aggregated statistics of the games."""

    edition: Edition
    seed: int
    all: Part
    levels: dict[str, Part]
    letters: dict[str, Letter]
    spread: tuple[int, ...]
    "Percentiles of the scores of all plays."

    @property
    def checks(self) -> tuple[Check, ...]:
        letters = self.letters.values()
        return (
            Check("median", (self.all.median,), *MEDIAN),
            Check("high", (self.all.high,), 0, HIGHEST),
            Check("turns", self.all.turns, *TURNS),
            Check("advantage", (self.all.advantage,), -ADVANTAGE, ADVANTAGE),
            Check("colours", (min(self.all.colours.values()),), USED, 100),
            Check("weight", tuple(bound(one.weight for one in letters) for bound in (min, max)), -WEIGHT, WEIGHT),
            Check("wait", (max(one.wait for one in letters),), 0, WAIT),
        )

    @property
    def holds(self) -> bool:
        return all(check.holds for check in self.checks)


def report(plan: Plan, games: Sequence[Observed]) -> Report:
    """Aggregates at least one game."""
    scores = sorted(score for game in games for score in game.scores)
    return Report(
        edition=plan.edition,
        seed=plan.seed,
        all=_part(games),
        levels={
            level: _part([game for game in games if game.level == level])
            for level in plan.levels
            if any(game.level == level for game in games)
        },
        letters=_letters(games),
        spread=tuple(round(_quantile(scores, hundredth / 100)) for hundredth in range(101)),
    )


def _part(games: Sequence[Observed]) -> Part:
    scores = sorted(score for game in games for score in game.scores)
    turns = sorted(game.turns for game in games)
    plays = max(1, len(scores))
    advantage, doubt = _advantage(games, lambda game: game.lead)
    early, early_doubt = _advantage(games, _head_start)
    return Part(
        games=len(games),
        plays=len(scores),
        median=median(scores),
        high=_quantile(scores, 0.99),
        turns=(_quantile(turns, 0.05), median(turns), _quantile(turns, 0.95)),
        colours={
            colour: round(100 * fmean(colour in game.colours for game in games), 1)
            for colour in cast("Sequence[Colour]", tuple(TIMES))
        },
        tagged=round(100 * sum(game.tagged for game in games) / plays, 1),
        replaced=round(100 * sum(game.replaced for game in games) / plays, 1),
        taken=round(100 * sum(game.taken for game in games) / plays, 1),
        advantage=advantage,
        doubt=doubt,
        early=early,
        early_doubt=early_doubt,
        won=round(50 * fmean((game.lead > 0) - (game.lead < 0) for game in games), 1),
    )


def _quantile(ordered: Sequence[int], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def _head_start(game: Observed) -> float:
    return sum(part * points for part, points in zip(EARLY, game.opening, strict=True))


def _advantage(games: Sequence[Observed], points: Callable[[Observed], float]) -> tuple[float, float]:
    """The starter's advantage estimated from leads, which have less variance than wins. Each lead is scaled by the
    spread of its level.

    The spread is the median absolute deviation: it describes close games, and is robust against a few huge leads.
    """
    found = []
    for level in {game.level for game in games}:
        own = [game for game in games if game.level == level]
        middle = median(game.lead for game in own)
        wide = NORMAL * median(abs(game.lead - middle) for game in own) or 1.0
        found += [max(-FAR, min(FAR, points(game) / wide)) for game in own]
    off = SURE * pstdev(found) / sqrt(len(found))
    return _percent(fmean(found)), _percent(off)


def _percent(deviations: float) -> float:
    """Normal CDF minus ½, in percent."""
    return round(50 * erf(deviations / sqrt(2)), 1)


def _letters(games: Sequence[Observed]) -> dict[str, Letter]:
    """Letters are compared within each level: stronger bots score more with every letter."""
    letters = sorted({tile for game in games for tile in game.held if tile.isalpha()})
    laid, held = _sum(game.laid for game in games), _sum(game.held for game in games)
    own = {level: [game for game in games if game.level == level] for level in {game.level for game in games}}
    expected: Counter[str] = Counter()
    for some in own.values():
        mean = sum(sum(game.earned.values()) for game in some) / max(1, sum(sum(game.held.values()) for game in some))
        for game in some:
            for tile, count in game.held.items():
                expected[tile] += count * mean  # type: ignore[assignment]  # a Counter of float works as well
    earned = _sum(game.earned for game in games)
    usual = sum(held[tile] for tile in letters) / max(1, sum(laid[tile] for tile in letters))
    return {
        tile: Letter(
            weight=round(100 * (earned[tile] / max(expected[tile], 1) - 1), 1),
            wait=round(held[tile] / max(1, laid[tile]) / usual, 2),
        )
        for tile in letters
    }


def _sum(counts: Iterable[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return total
