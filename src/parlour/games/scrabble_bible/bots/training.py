"""Learns leave values by self-play (`leaves`).

Two players that maximize equity play many games. The value of a tile is how much better racks with it do than
others; the value of a pair is the excess over its two tiles. Each generation plays with the values of the previous
one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from random import Random

import msgspec

from parlour._engine import Layout, Lexicon, Position
from parlour.games.crossword.bots.lexica import lexicon
from parlour.games.crossword.rules.bag import full_set
from parlour.games.scrabble_bible.bots import engine
from parlour.games.scrabble_bible.bots.leaves import LeaveValues
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge, scoring
from parlour.games.scrabble_bible.tile_set import standard

FIRST = LeaveValues(0, {"?": 20.0, "S": 5.0}, {}, 0.0, (0.0, 1.0))
"""Values for the first generation."""
SHRINKAGE = 40
"""Shrinkage constant for pairs."""
POOR_SCORE = 14
"""At this score or more, an exchange is not considered."""
SCORELESS = 6


class Plan(msgspec.Struct, frozen=True):
    """The games of one generation."""

    options: BibleOptions
    values: str
    "The values of the generation before, as JSON: plans are compared, values are not."
    seed: int
    generation: int


class Played(msgspec.Struct, frozen=True):
    """What a game tells."""

    number: int
    racks: tuple[tuple[str, float], ...]
    "The racks of the players on turn, each with its equity."
    swings: tuple[tuple[int, int], ...]
    "Tiles not on the board, and how the lead of the player on turn changed to the end."


class Tally:
    """Statistics of the games."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.total: Counter[str] = Counter()
        self.racks = 0
        self.equity = 0.0
        self.swings: list[tuple[int, int]] = []
        "As in `Played`."

    def add(self, rack: str, equity: float) -> None:
        self.racks += 1
        self.equity += equity
        held = Counter(rack)
        for tile, number in held.items():
            self.count[tile] += number
            self.total[tile] += number * equity  # type: ignore[assignment]  # a Counter of float works as well
            if number > 1:
                ways = number * (number - 1) // 2
                self.count[tile + tile] += ways
                self.total[tile + tile] += ways * equity  # type: ignore[assignment]
        for one, other in combinations(sorted(held), 2):
            ways = held[one] * held[other]
            self.count[one + other] += ways
            self.total[one + other] += ways * equity  # type: ignore[assignment]

    def leave_values(self, games: int) -> LeaveValues:
        mean = self.equity / self.racks
        tiles = {
            tile: round(self.total[tile] / number - mean, 2) for tile, number in self.count.items() if len(tile) == 1
        }
        pairs = {}
        for pair, number in self.count.items():
            if len(pair) == 2:
                beyond = self.total[pair] / number - mean - tiles[pair[0]] - tiles[pair[1]]
                pairs[pair] = round(beyond * number / (number + SHRINKAGE), 2)
        tempo, own, each = _line(self.swings)
        return LeaveValues(games, tiles, pairs, round(tempo, 2), (round(own, 2), round(each, 2)))


def play(plan: Plan, number: int) -> Played:
    """Play the game of that number."""
    words, layout = _engine(plan.options)
    rng = Random(f"{plan.seed}/{plan.generation}/{number}")
    return _game(number, Position(words, layout), plan.options.rack_size, _values(plan.values), rng)


def play_here(plan: Plan, games: int) -> Iterable[Played]:
    """Play the games one after the other."""
    return (play(plan, number) for number in range(games))


def train(
    options: BibleOptions,
    games: int,
    *,
    generations: int = 3,
    seed: int = 1,
    play_all: Callable[[Plan, int], Iterable[Played]] = play_here,
) -> LeaveValues:
    """Trains with this many games in the last generation and half as many in each earlier one.

    `play_all` plays that many games of a plan, with results in the order of their numbers.
    """
    values = FIRST
    for generation in range(generations):
        tally = Tally()
        count = games if generation == generations - 1 else max(1, games // 2)
        for game in play_all(Plan(options, msgspec.json.encode(values).decode(), seed, generation), count):
            for rack, equity in game.racks:
                tally.add(rack, equity)
            tally.swings += game.swings
        values = tally.leave_values(count)
    return values


@lru_cache(maxsize=1)
def _engine(options: BibleOptions) -> tuple[Lexicon, Layout]:
    return lexicon(judge.graph(options)), engine.layout(standard(), options)


@lru_cache(maxsize=1)
def _values(text: str) -> LeaveValues:
    return msgspec.json.decode(text, type=LeaveValues)


def _game(number: int, position: Position, size: int, leave_values: LeaveValues, rng: Random) -> Played:
    tile_set = standard()
    bag = list(full_set(tile_set.tiles))
    rng.shuffle(bag)
    racks = [[bag.pop() for _ in range(size)] for _ in range(2)]
    points = [0, 0]
    leads: list[tuple[int, int, int]] = []
    seen: list[tuple[str, float]] = []
    leaves = leave_values.for_engine()
    turn = scoreless = 0
    while scoreless < SCORELESS:
        seat = turn % 2
        rack = racks[seat]
        turn += 1
        leads.append((len(bag) + len(racks[0]) + len(racks[1]), seat, points[seat] - points[1 - seat]))
        found = position.best("".join(rack), leaves=leaves if bag else None)
        play = found[0] if found else None
        if len(bag) >= size:
            kept, value = ("", 0.0)
            if play is None or play.score < POOR_SCORE:
                kept, value = leave_values.best_leave("".join(rack))
            equity = value if play is None else max(play.equity, value)
            seen.append(("".join(rack), equity))
            if play is None or value > play.equity:
                scoreless += 1
                old = list((Counter(rack) - Counter(kept)).elements())
                rack[:] = [*kept, *(bag.pop() for _ in old)]
                bag += old
                rng.shuffle(bag)
                continue
        if play is None:
            scoreless += 1
            continue
        scoreless = 0 if play.score else scoreless + 1
        position.lay(play.laid)
        points[seat] += play.score
        for _, letter in play.laid:
            rack.remove("?" if letter.islower() else letter)
        while bag and len(rack) < size:
            rack.append(bag.pop())
        if not rack:
            points[seat] += 2 * scoring.rack_value("".join(racks[1 - seat]), tile_set)
            break
    final = points[0] - points[1]
    swings = tuple((unseen, (final if seat == 0 else -final) - lead) for unseen, seat, lead in leads)
    return Played(number, tuple(seen), swings)


def _line(swings: list[tuple[int, int]]) -> tuple[float, float, float]:
    """Mean swing, and a linear fit of its square by tiles to come: intercept and slope."""
    tempo = sum(swing for _, swing in swings) / len(swings)
    squares = [(unseen, (swing - tempo) ** 2) for unseen, swing in swings]
    middle = sum(unseen for unseen, _ in squares) / len(squares)
    mean = sum(square for _, square in squares) / len(squares)
    each = sum((u - middle) * (s - mean) for u, s in squares) / max(1.0, sum((u - middle) ** 2 for u, _ in squares))
    each = max(each, 0.0)
    return tempo, max(mean - each * middle, 1.0), each
