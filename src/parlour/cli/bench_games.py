"""`parlour bench games`: full games a second on one core, two players, words checked.

The player plays at random if it can, and never resigns, pauses or passes of its own will.
"""

from __future__ import annotations

import time
from importlib.util import find_spec
from random import Random

import parlour
from parlour.contract.environments import engine_environment
from parlour.kernel.random_play import play_out
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

WARM_UP = 20
"""Games before the measurement, in which tables of words are read."""


def measure(keys: list[str], games: int, envs: int) -> dict[str, float]:
    """Games a second of CPU time: in the library, and in `gym.vector` with that many games if the engine plays them."""
    found: dict[str, float] = {}
    for key in keys:
        found[f"{key} games_per_s"] = round(_library(parlour.rules_of(key), games), 1)
        if envs and _is_on_engine(key):
            from parlour.gym.speed import speed

            found[f"{key} vector_games_per_s"], found[f"{key} vector_steps_per_s"] = speed(key, envs)
    return found


def _is_on_engine(key: str) -> bool:
    """Whether `gym.vector` plays that game; it needs the extra `gym`."""
    return engine_environment(key) is not None and find_spec("gymnasium") is not None


def _library(rules: Rules[State], games: int) -> float:
    checked = {"words": "checked"} if "words" in rules.options.__struct_fields__ else {}
    began = 0.0
    for seed in range(WARM_UP + games):
        if seed == WARM_UP:
            began = time.process_time()
        play_out(parlour.new(rules.key, players=2, seed=seed, **checked), Random(seed))
    return games / (time.process_time() - began)
