"""Fairness of a map: distances, cover and room of every seat, choke points, and win rates of bots.

Bots play whole games in the engine; wins count by seat and by place in the order of turns (TE-7).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

import msgspec
from msgspec.structs import astuple, replace

from parlour.games.tag_em.bots import strategy
from parlour.games.tag_em.maps import mapfile
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import GameType, TagOptions
from parlour.games.tag_em.rules import setup
from parlour.games.tag_em.rules.ground import distances
from parlour.games.tag_em.state import TagEmState
from parlour.kernel.option_checks import read_options
from parlour.kernel.seats import unnamed_seats
from parlour.kernel.state import put


class SeatReport(msgspec.Struct, frozen=True):
    """Figures of a seat. Distances are in Points of Movement."""

    start: str
    to_enemies: tuple[int, ...]
    "To the other starting points, nearest first."
    to_flag: int | None
    to_hills: tuple[int, ...]
    "Nearest first."
    room: int
    "Squares within one turn of the starting point."
    cover: int
    "Of these, squares that favour the defender."
    wade: int
    "Of these, squares that cost more than one point to leave."


class Report(msgspec.Struct, frozen=True):
    """Figures of a map."""

    squares: int
    "Squares that can be entered."
    seats: tuple[SeatReport, ...]
    chokes: tuple[str, ...]
    "Squares whose removal would separate starting points, flags or hills."

    @property
    def is_even(self) -> bool:
        """Whether all seats have the same figures."""
        return len({msgspec.structs.astuple(seat)[1:] for seat in self.seats}) <= 1


Z_95 = 1.959964
"""Standard deviations to either side of a 95 % interval."""
EVEN_SHARE = 0.08
"""With two players: the largest deviation of the first player's share from one half."""
EVEN_PART = 0.2
"""With more players: the largest deviation of a place from an even share, as a part of that share."""
TURNS_AT_ONCE = 40
"""Turns that the engine plays before the time is checked."""
LOOK = 100
"""Games between two looks at whether fairness is decided: each look is a chance to stop on a lucky run."""


class Rates(msgspec.Struct, frozen=True):
    """Games won by each seat, and by each place in the order of turns."""

    games: int
    wins: tuple[int, ...]
    places: tuple[int, ...]
    draws: int

    @property
    def decided(self) -> int:
        return self.games - self.draws

    def share(self, place: int) -> tuple[float, float, float]:
        """The share of the decided games that a place won, and its 95 % interval (Wilson).

        >>> [round(part, 3) for part in Rates(110, (52, 48), (60, 40), 10).share(0)]
        [0.6, 0.502, 0.691]
        """
        count = max(1, self.decided)
        rate, spread = self.places[place] / count, Z_95**2 / count
        middle = (rate + spread / 2) / (1 + spread)
        wide = Z_95 / (1 + spread) * (rate * (1 - rate) / count + spread / (4 * count)) ** 0.5
        return rate, max(0.0, middle - wide), min(1.0, middle + wide)

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the greatest share that count as fair."""
        even = 1 / len(self.places)
        wide = EVEN_SHARE if len(self.places) == 2 else EVEN_PART * even
        return even - wide, even + wide

    @property
    def is_fair(self) -> bool | None:
        """Whether the intervals of all places are inside the bounds; None while that is open."""
        low, high = self.bounds
        shares = [self.share(place) for place in range(len(self.places))]
        if any(high < least or most < low for _, least, most in shares):
            return False
        return True if all(low < least and most < high for _, least, most in shares) else None

    def plus(self, order: tuple[int, ...], winner: int | None) -> Rates:
        """With one more game."""
        if winner is None:
            return replace(self, games=self.games + 1, draws=self.draws + 1)
        place = order.index(winner)
        return Rates(
            self.games + 1,
            put(self.wins, winner, self.wins[winner] + 1),
            put(self.places, place, self.places[place] + 1),
            self.draws,
        )


def report(map_: Map) -> Report:
    """All figures that need no games."""
    state = _table(map_)
    walk = {square: strategy.costs(state, [square]) for square in (*map_.starts, *map_.flags[:1])}
    hills = [strategy.costs(state, hill) for hill in map_.hills]
    return Report(
        squares=sum(map(state.enterable, state.ground.squares)),
        seats=tuple(_seat(state, start, walk, hills) for start in map_.starts),
        chokes=chokes(state),
    )


def _table(map_: Map) -> TagEmState:
    return setup.bare(TagOptions(map=mapfile.write(map_)), map_, unnamed_seats(len(map_.starts)), (), ())


def _seat(state: TagEmState, start: str, walk: dict[str, dict[str, int]], hills: list[dict[str, int]]) -> SeatReport:
    map_ = state.map
    near = [square for square, cost in _from(state, start).items() if cost <= map_.pom]
    tiles = [state.tile(square) for square in near]
    return SeatReport(
        start=start,
        to_enemies=tuple(sorted(walk[other][start] for other in map_.starts if other != start)),
        to_flag=walk[map_.flags[0]][start] if map_.flags else None,
        to_hills=tuple(sorted(hill[start] for hill in hills)),
        room=len(near),
        cover=sum(tile.defence > tile.cover for tile in tiles),
        wade=sum(tile.cost > 1 for tile in tiles),
    )


def _from(state: TagEmState, start: str) -> dict[str, int]:
    """Points of Movement from the starting point to every square."""
    steps: dict[str, int] = {start: 0}
    edge = [start]
    while edge:
        further = []
        for square in edge:
            cost = steps[square] + state.tile(square).cost
            for other in state.ground.steps[square]:
                if state.enterable(other) and cost < steps.get(other, strategy.FAR):
                    steps[other] = cost
                    further.append(other)
        edge = further
    return steps


def chokes(state: TagEmState) -> tuple[str, ...]:
    """Choke points: without one of them, points of the map would be disconnected."""
    needed = {*state.map.starts, *state.map.flags[:1], *(square for hill in state.map.hills for square in hill[:1])}
    found = []
    for square in _articulations(state):
        rest = needed - {square}
        first = next(iter(sorted(rest)), None)
        if first is not None:
            around = {one: tuple(o for o in others if o != square) for one, others in state.ground.steps.items()}
            if not rest <= distances(around, [first], state.enterable).keys():
                found.append(square)
    return tuple(sorted(found, key=state.ground.squares.index))


def _articulations(state: TagEmState) -> list[str]:
    """Articulation points (Tarjan's low links, without recursion)."""
    steps = {
        square: [other for other in state.ground.steps[square] if state.enterable(other)]
        for square in state.ground.squares
        if state.enterable(square)
    }
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    found: set[str] = set()
    for root in steps:
        if root in number:
            continue
        number[root] = low[root] = len(number)
        children = 0
        stack = [(root, "", iter(steps[root]))]
        while stack:
            square, parent, rest = stack[-1]
            other = next(rest, None)
            if other is None:
                stack.pop()
                if parent:
                    low[parent] = min(low[parent], low[square])
                    if parent != root and low[square] >= number[parent]:
                        found.add(parent)
            elif other not in number:
                number[other] = low[other] = len(number)
                children += square == root
                stack.append((other, square, iter(steps[other])))
            elif other != parent:
                low[square] = min(low[square], number[other])
        if children > 1:
            found.add(root)
    return sorted(found)


def turn_order(number: int, players: int, seed: int = 0) -> tuple[int, ...]:
    """The order of turns of a numbered game: each seat has each place as often as the others.

    >>> [turn_order(number, 2) for number in range(3)]
    [(0, 1), (1, 0), (0, 1)]
    """
    seats = list(range(players))
    if players > 2:
        Random(f"{seed}/{number // players}").shuffle(seats)
    start = number % players
    return (*seats[start:], *seats[:start])


def winner_of(
    map_: Map,
    number: int,
    go_on: Callable[[], bool] = lambda: True,
    /,
    *,
    seed: int = 0,
    level: str = "hard",
    players: int | None = None,
    **options: object,
) -> int | None:
    """The winning seat of a numbered game between bots; None: a draw, or it took too long."""
    from parlour.games.tag_em.bots import engine, planners  # they import this package
    from parlour.games.tag_em.game import RULES
    from parlour.kernel.game import Game

    count = len(map_.starts) if players is None else players
    order = turn_order(number, count, seed)
    game = Game.new(RULES, count, seed + number, **{**options, "map": mapfile.write(map_), "order": order})
    settled = read_options(TagOptions, {**options, "order": order})
    budget = astuple(planners.planner(level, settled.game_type))
    battle, chance = engine.battle(game.state), Random(f"{seed}/{number}")
    while not battle.over and go_on():
        battle.play([budget] * count, turns=TURNS_AT_ONCE, seed=chance.getrandbits(63))
    return battle.won.bit_length() - 1 if battle.over and battle.won.bit_count() == 1 else None


class Plan(msgspec.Struct, frozen=True):
    """Which games are played for a report."""

    map: str
    players: int
    options: dict[str, object]
    level: str = "hard"
    seed: int = 0

    @property
    def nothing(self) -> Rates:
        """The rates before the first game."""
        return Rates(0, (0,) * self.players, (0,) * self.players, 0)


class Outcome(msgspec.Struct, frozen=True):
    """The winning seat of a game; None: a draw, or it took too long."""

    number: int
    winner: int | None


def play(plan: Plan, number: int) -> Outcome:
    """Play the game of that number."""
    map_ = mapfile.read(plan.map)
    return Outcome(
        number,
        winner_of(map_, number, seed=plan.seed, level=plan.level, players=plan.players, **plan.options),
    )


def tally(plan: Plan, found: Rates, outcomes: Iterable[Outcome], *, until_clear: bool = False) -> Iterator[Rates]:
    """The rates after each further game; with `until_clear`, only until fairness is decided."""
    for outcome in outcomes:
        found = found.plus(turn_order(outcome.number, plan.players, plan.seed), outcome.winner)
        yield found
        if until_clear and is_clear(found):
            return


def is_clear(found: Rates) -> bool:
    """Whether games stop here, because fairness is decided."""
    return found.games > 0 and found.games % LOOK == 0 and found.is_fair is not None


def rates(plan: Plan, games: int, *, found: Rates | None = None, until_clear: bool = False) -> Rates:
    """Wins of bots by seat and by place; with `until_clear`, only until fairness is decided.

    `found` are the rates of the first games, which are not played again.
    """
    before = plan.nothing if found is None else found
    outcomes = (play(plan, number) for number in range(before.games, games))
    return [before, *tally(plan, before, outcomes, until_clear=until_clear)][-1]


def game_types(map_: Map) -> tuple[GameType, ...]:
    """The game types that a map offers, without missions: those need not be even."""
    flag: tuple[GameType, ...] = ("capture-the-flag",) if map_.flags else ()
    hill: tuple[GameType, ...] = ("king-of-the-hill",) if map_.hills else ()
    return ("elimination", *flag, "capture-their-flag", *hill)
