"""Timing for `tools/bench.py` and `tools/games/GAME/bench.py`.

Every figure is processor time of one thread, so that other processes hardly disturb it; imports are measured by wall
clock, best of five.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median

import parlour
from parlour.kernel.bot_driver import let_one_bot_act

Figures = dict[str, float | int | str]
Measures = dict[str, Callable[[int], Figures]]
"""Measurements by title; each takes the number of games."""


def timed(run: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    start = clock()
    run()
    return clock() - start


def python_time(code: str) -> float:
    """Wall-clock seconds for a new Python process to run that code."""
    command = [sys.executable, "-c", code]
    return min(timed(lambda: subprocess.run(command, check=True), time.perf_counter) for _ in range(5))


def bot_times(games: int, key: str, names: Sequence[str] = ("Ada", "Ben", "Cleo", "Dan"), **options: str) -> Figures:
    """Turns in real games between bots of a level."""
    figures: Figures = {}
    rules = parlour.rules_of(key)
    for level in rules.levels:
        rules.bot(level).choose(parlour.new(key, seed=1, **options).view(0), Random(1))
        times = []
        for seed in range(games):
            game = parlour.new(key, players=[f"{name} bot:{level}" for name in names], seed=seed, **options)
            rng = Random(seed)
            while not game.over:
                on_turn = not game.state.prompts
                taken = timed(partial(let_one_bot_act, game, rng))
                if on_turn:
                    times.append(taken)
        figures[f"{level}: turns"] = len(times)
        figures[f"{level}: median, ms"] = round(1000 * median(times), 1)
        figures[f"{level}: worst, ms"] = round(1000 * max(times), 1)
    return figures
