"""Fairness of a map: distances, cover and room of every seat, choke points, and win rates of bots by seat."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from parlour.games.tag_em.bots import strategy
from parlour.games.tag_em.maps import mapfile
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import TagOptions
from parlour.games.tag_em.rules import setup
from parlour.games.tag_em.rules.ground import distances
from parlour.games.tag_em.state import TagEmState
from parlour.kernel.option_checks import read_options
from parlour.kernel.state import Seat


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


class Rates(msgspec.Struct, frozen=True):
    """Games won by each seat."""

    games: int
    wins: tuple[int, ...]
    draws: int


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
    seats = tuple(Seat(f"Player {i + 1}") for i in range(len(map_.starts)))
    return setup.bare(TagOptions(map=mapfile.write(map_)), map_, seats, (), ())


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


def rates(map_: Map, games: int, *, seed: int = 0, level: str = "medium", **options: object) -> Rates:
    """Wins of bots of that level by seat; each game rolls its own turn order."""
    wins, draws = [0] * len(map_.starts), 0
    for number in range(games):
        winner = winner_of(map_, number, seed=seed, level=level, **options)
        if winner is None:
            draws += 1
        else:
            wins[winner] += 1
    return Rates(games, tuple(wins), draws)


def winner_of(
    map_: Map,
    number: int,
    go_on: Callable[[], bool] = lambda: True,
    /,
    *,
    seed: int = 0,
    level: str = "medium",
    **options: object,
) -> int | None:
    """The winning seat of a numbered game between bots; None: a draw, or it took too long."""
    from parlour.games.tag_em.game import RULES  # imported here because it imports the bots, which import this package
    from parlour.kernel.bot_driver import let_one_bot_act
    from parlour.kernel.game import Game

    read_options(TagOptions, options)
    players = [f"bot:{level}"] * len(map_.starts)
    game = Game.new(RULES, players, seed + number, map=mapfile.write(map_), **options)
    rng = Random(f"{seed}/{number}")
    while go_on() and let_one_bot_act(game, rng, None) is not None:
        pass
    return game.winners[0] if game.winners else None
