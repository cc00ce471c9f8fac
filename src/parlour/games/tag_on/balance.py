"""Balance of a tile set (TO-5, TO-6), measured by games between bots.

Bots of one level play each other. The statistics of a game are an `Observed`; `report` aggregates the games of one
edition and one number of players, and compares them with bounds. What the set itself tells, without any game, is
`opening_ties` and `worthless`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from math import erf, sqrt
from random import Random
from statistics import fmean, median, pstdev
from typing import TypeVar, cast

import msgspec

from parlour.games.crossword.events import Stood
from parlour.games.tag_on.bots.levels import LEVELS
from parlour.games.tag_on.game import RULES
from parlour.games.tag_on.rules import judge, scoring
from parlour.games.tag_on.state import TagOnMove, TagOnState
from parlour.games.tag_on.tile_set import BLANK, FACE_UP, SHIELD, TIMES, Colour, Edition, TileSet, letters_in, standard
from parlour.kernel.bot_driver import Said, let_one_bot_act
from parlour.kernel.game import Game

MEDIAN = (20, 50)
"""Median points of a turn."""
HIGHEST = 300
"""99th percentile of the points of a turn."""
TURNS = (25, 60)
"""Turns of a game: 90 % are within."""
ADVANTAGE = 4.0
"""Maximum deviation of the first player's share of wins from an even share, in percent of the games."""
USED = 50.0
"""Minimum percentage of games in which each kind of coloured square multiplies a word."""
WEIGHT = 25.0
"""Maximum deviation of the score of turns with a letter on the rack, in percent."""
WAIT = 2.5
"""Maximum time of a letter on a rack, relative to the mean."""
TIES = 15.0
"""Maximum percentage of opening draws of two players that tie (TO-3)."""
SHORT = 3
"""No word of that many letters scores 0."""
PLAYERS = (2, 3, 4)
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SURE = 1.959964
"""z value of a 95 % interval."""
RESAMPLES = 200
"""Samples of games for the interval of a percentile."""
NORMAL = 1.4826
"""Standard deviations of a normal distribution per median absolute deviation."""
EARLY = (1.0, -1.0, 1.0, -1.0, 0.5)
"""Weights of the first turns for the starter of a game of two. Later turns nearly cancel out: half of the fifth is
offset by the sixth, and so on.
"""
K = TypeVar("K", str, int)
FAR = 3.0
"""Standard deviations at which a lead is capped."""


# The set itself


def opening_ties(tile_set: TileSet) -> float:
    """Percentage of opening draws of two players that tie (TO-3), exactly.

    Nine letters are face up by then. Any two letters are equally likely to be drawn after them.
    """
    letters = {tile: count for tile, count in tile_set.tiles.items() if letters_in(tile)}
    others = tile_set.tiles[BLANK] + tile_set.tiles[SHIELD]
    total = sum(letters.values())
    by_number = _sum({str(tile_set.lower(tile)): count} for tile, count in letters.items())
    left = total - FACE_UP
    pairs = (left + others) * (left + others - 1)
    both_letters = left * (left - 1) / pairs
    equal = sum(count * (count - 1) for count in by_number.values()) / (total * (total - 1))
    # A letter without a number ties with blanks and shields.
    with_other = 2 * left * others / pairs * by_number["0"] / total
    return 100 * (both_letters * equal + with_other + others * (others - 1) / pairs)


def worthless(tile_set: TileSet) -> tuple[str, ...]:
    """The words of three letters that score 0, played or tagged, in one of the directions (TO-5)."""
    scores = (scoring.played, scoring.tagged)
    return tuple(
        word
        for word in judge.dictionary(tile_set.edition)
        if len(word) == SHORT
        and not all(score(word, across, tile_set)[1] for score in scores for across in (True, False))
    )


# Games


class Plan(msgspec.Struct, frozen=True):
    """Which games are played; header of a file of results."""

    edition: Edition
    levels: tuple[str, ...] = LEVELS
    seed: int = 1
    players: int = 2
    tile_set: TileSet | None = None
    "The set they are played with; None: not recorded."


class Observed(msgspec.Struct, frozen=True):
    """Statistics of a game."""

    number: int
    level: str
    scores: tuple[int, ...]
    "Scores of the final plays."
    turns: int
    starter: int
    "The seat that the opening draw gave the first turn (TO-3)."
    points: tuple[int, ...]
    "Final scores in the order of play, the starter first."
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

    @property
    def lead(self) -> float:
        """Lead of the starter over the mean of the others."""
        return self.points[0] - fmean(self.points[1:])

    def won(self, place: int) -> float:
        """The share of the win of a place in the order of play: a tie is shared (TO-26)."""
        best = max(self.points)
        return (self.points[place] == best) / self.points.count(best)

    def seat_won(self, seat: int) -> float:
        return self.won((seat - self.starter) % len(self.points))


def observe(plan: Plan, number: int) -> Observed:
    """Plays a numbered game and returns its statistics.

    >>> seen = observe(Plan("en", ("easy",), players=3), 0)
    >>> seen.level, len(seen.points), len(seen.scores) > 10, sum(seen.laid.values()) <= sum(seen.held.values())
    ('easy', 3, True, True)
    """
    level = plan.levels[number % len(plan.levels)]
    players = [f"{name} bot:{level}" for name in NAMES[: plan.players]]
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
        starter=starter,
        points=(*game.scores[starter:], *game.scores[:starter]),
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


class Figure(msgspec.Struct, frozen=True):
    """A measured value with its 95 % interval."""

    value: float
    low: float
    high: float


class Part(msgspec.Struct, frozen=True):
    """Statistics of one level, or of all."""

    games: int
    plays: int
    median: Figure
    high: Figure
    "99th percentile of the scores of plays."
    turns: tuple[float, float, float]
    "5th percentile, median and 95th percentile of the turns of a game."
    colours: dict[Colour, Figure]
    "Percentage of the games in which each kind of square multiplies."
    tagged: float
    replaced: float
    taken: float
    "Percentage of the plays."
    places: tuple[Figure, ...]
    "Percentage of the wins of each place in the order of play, the starter first."
    first_chair: Figure
    "Percentage of the wins of the first seat of the table, whose turn the opening draw decides (TO-3)."
    leads: Figure | None
    "Starter's expected win rate beyond half, in percent, by leads; for games of two."
    openings: Figure | None
    "The estimate from first turns: narrower, but blind to later turns."


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
    """Aggregated statistics of the games of one edition and number of players."""

    edition: Edition
    players: int
    seed: int
    all: Part
    levels: dict[str, Part]
    letters: dict[str, Letter]
    spread: tuple[int, ...]
    "Percentiles of the scores of all plays."
    ties: float
    "Percentage of opening draws of two players that tie."
    worthless: tuple[str, ...]
    "Words of three letters that score 0."

    @property
    def strongest(self) -> str:
        """The strongest level that played."""
        return next(level for level in reversed(LEVELS) if level in self.levels)

    @property
    def first(self) -> Figure:
        """The starter's share among the strongest: they use what the first turn gives."""
        return self.levels[self.strongest].places[0]

    @property
    def checks(self) -> tuple[Check, ...]:
        even = 100 / self.players
        checks = (
            Check("ties", (self.ties,), 0, TIES),
            Check("worthless", (len(self.worthless),), 0, 0),
            Check("median", (self.all.median.value,), *MEDIAN),
            Check("high", (self.all.high.value,), 0, HIGHEST),
            Check("advantage", (self.first.value,), even - ADVANTAGE, even + ADVANTAGE),
            Check("colours", (min(one.value for one in self.all.colours.values()),), USED, 100),
        )
        if self.players > min(PLAYERS):
            return checks
        letters = self.letters.values()
        return (
            *checks,
            Check("turns", self.all.turns, *TURNS),
            Check("weight", tuple(bound(one.weight for one in letters) for bound in (min, max)), -WEIGHT, WEIGHT),
            Check("wait", (max(one.wait for one in letters),), 0, WAIT),
        )

    @property
    def holds(self) -> bool:
        return all(check.holds for check in self.checks)


def report(plan: Plan, games: Sequence[Observed]) -> Report:
    """Aggregates at least one game."""
    scores = sorted(score for game in games for score in game.scores)
    tile_set = plan.tile_set or standard(plan.edition)
    return Report(
        edition=plan.edition,
        players=plan.players,
        seed=plan.seed,
        all=_part(games),
        levels={
            level: _part([game for game in games if game.level == level])
            for level in plan.levels
            if any(game.level == level for game in games)
        },
        letters=_letters(games),
        spread=tuple(round(_quantile(scores, hundredth / 100)) for hundredth in range(101)),
        ties=round(opening_ties(tile_set), 2),
        worthless=worthless(tile_set),
    )


def _part(games: Sequence[Observed]) -> Part:
    scores = sorted(score for game in games for score in game.scores)
    turns = sorted(game.turns for game in games)
    plays = max(1, len(scores))
    middle, high = _percentiles(games, (0.5, 0.99))
    of_two = all(len(game.points) == 2 for game in games)
    return Part(
        games=len(games),
        plays=len(scores),
        median=middle,
        high=high,
        turns=(_quantile(turns, 0.05), median(turns), _quantile(turns, 0.95)),
        colours={
            colour: share([float(colour in game.colours) for game in games])
            for colour in cast("Sequence[Colour]", tuple(TIMES))
        },
        tagged=round(100 * sum(game.tagged for game in games) / plays, 1),
        replaced=round(100 * sum(game.replaced for game in games) / plays, 1),
        taken=round(100 * sum(game.taken for game in games) / plays, 1),
        places=tuple(share([game.won(place) for game in games]) for place in range(len(games[0].points))),
        first_chair=share([game.seat_won(0) for game in games]),
        leads=_advantage(games, lambda game: game.lead) if of_two else None,
        openings=_advantage(games, _head_start) if of_two else None,
    )


def share(parts: Sequence[float]) -> Figure:
    """The mean of numbers from 0 to 1 in percent, with Wilson's interval.

    >>> share([1.0, 0.0, 0.0, 1.0])
    Figure(value=50.0, low=15.0, high=85.0)
    """
    count, mean = len(parts), fmean(parts)
    middle = (mean + SURE**2 / (2 * count)) / (1 + SURE**2 / count)
    off = SURE * sqrt(mean * (1 - mean) / count + SURE**2 / (4 * count**2)) / (1 + SURE**2 / count)
    return Figure(*(round(100 * one, 1) for one in (mean, middle - off, middle + off)))


def _percentiles(games: Sequence[Observed], parts: Sequence[float]) -> list[Figure]:
    """Percentiles of the scores of plays. Plays of a game depend on each other: whole games are drawn again."""
    counts = [Counter(game.scores) for game in games]
    rng = Random(len(games))
    drawn = [_quantiles(_sum(counts), parts)]
    drawn += [_quantiles(_sum(rng.choices(counts, k=len(counts))), parts) for _ in range(RESAMPLES)]
    ends = int(RESAMPLES * 0.025)
    found = []
    for value, *others in zip(*drawn, strict=True):
        others.sort()
        found.append(Figure(value, others[ends], others[-1 - ends]))
    return found


def _quantiles(counts: Mapping[int, int], parts: Sequence[float]) -> list[float]:
    points = sorted(counts)
    reached = list(accumulate(counts[one] for one in points))
    return [
        float(next(point for point, upto in zip(points, reached, strict=True) if upto > part * reached[-1]))
        for part in parts
    ]


def _quantile(ordered: Sequence[int], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def _head_start(game: Observed) -> float:
    return sum(part * points for part, points in zip(EARLY, game.opening, strict=True))


def _advantage(games: Sequence[Observed], points: Callable[[Observed], float]) -> Figure:
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
    mean, off = fmean(found), SURE * pstdev(found) / sqrt(len(found))
    return Figure(*(_percent(one) for one in (mean, mean - off, mean + off)))


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


def _sum(counts: Iterable[Mapping[K, int]]) -> Counter[K]:
    total: Counter[K] = Counter()
    for one in counts:
        total.update(one)
    return total
