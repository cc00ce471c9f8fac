"""Benchmarks of TAG 'EM: rollouts, and the turns of its planners."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from tools.timing import Figures, Measures, timed

import parlour
from parlour.games.tag_em.bots import engine
from parlour.games.tag_em.maps import generator, mapfile
from parlour.games.tag_em.options import GameType
from parlour.kernel.bot_driver import let_one_bot_act


def playout_figures(games: int) -> Figures:
    """Rollouts of eight turns per second on a 15 × 15 map with ten pawns, and a turn of each planner."""
    figures: Figures = {}
    text = mapfile.write(generator.generate(1, width=15, height=15))
    game_types: tuple[GameType, ...] = ("elimination", "capture-the-flag", "capture-their-flag", "king-of-the-hill")
    for game_type in game_types:
        game = parlour.new("tag-em", players=2, seed=1, order="seated", map=text, game_type=game_type)
        battle = engine.battle(game.state)
        best = min(timed(partial(battle.playouts, 4000, turns=8, seed=1)) for _ in range(5))
        figures[f"playouts a second, {game_type}"] = round(4000 / best)
        for level in ("hard", "expert"):
            figures[f"s for a turn of {level}, {game_type}"] = round(max(turn_times(game_type, text, level)), 3)
    return figures


def turn_times(game_type: GameType, text: str, level: str) -> Iterator[float]:
    """Seconds for each of the first turns of a game between two bots of that level."""
    players = [f"bot:{level}"] * 2
    game = parlour.new("tag-em", players=players, seed=1, order="seated", map=text, game_type=game_type)
    rng = Random(1)
    for _ in range(4):
        number, spent = game.state.turns, 0.0
        while not game.over and game.state.turns == number:
            spent += timed(lambda: let_one_bot_act(game, rng))
        yield spent


MEASURES: Measures = {"playouts of TAG 'EM": playout_figures}
