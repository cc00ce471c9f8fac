"""How fast `gym.vector` plays: random agents that play if they can."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

import parlour
from parlour.gym.batch import VectorEnv
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

LEAST = 1e-6
"""Weight of small actions that give up a turn or take a draft back: they are done only where nothing else is."""
MUCH = 1e6
"""Weight of small actions by which a player who can plays on."""


def speed(key: str, envs: int) -> tuple[float, int]:
    """Games and small actions a second of CPU time, with observations and masks.

    >>> from parlour import game_keys, rules_of
    >>> games, steps = speed(next(key for key in game_keys() if rules_of(key).is_open), envs=1)
    >>> 0 < games < steps
    True
    """
    playing = VectorEnv(key, envs)
    weights = _weights(playing, parlour.rules_of(key))
    rng = np.random.default_rng(1)
    seen = playing.reset(seed=1)
    # Games that began together end together at first: they are measured once they are out of step.
    ended, first, steps, began = 0, 0, 0, 0.0
    while ended < 3 * envs:
        seen, _, over, _ = playing.step(_chosen(seen["action_mask"], weights, rng))
        before, ended = ended, ended + int(over.sum())
        if before < envs <= ended:
            began, steps, first = time.process_time(), 0, ended
        steps += envs
    taken = time.process_time() - began
    return round((ended - first) / taken, 1), round(steps / taken)


def _chosen(masks: Any, weights: Any, rng: Any) -> Any:
    """A random action of each mask, by the weights of all actions."""
    offered = np.flatnonzero(masks.view(np.bool_))
    rows, actions = np.divmod(offered, masks.shape[1])
    drawn = rng.random(len(offered), np.float32) * weights[actions]
    first = np.flatnonzero(np.diff(rows, prepend=-1))
    best = np.maximum.reduceat(drawn, first)
    # If numbers are equal, the last assignment counts.
    chosen: Any = np.empty(len(masks), np.int64)
    is_best = drawn == best[rows]
    chosen[rows[is_best]] = actions[is_best]
    return chosen


def _weights(playing: VectorEnv, rules: Rules[State]) -> Any:
    weights: Any = np.ones(len(playing.action_names), np.float32)
    for number, name in enumerate(playing.action_names):
        if name in rules.plays:
            weights[number] = MUCH
        elif name in rules.skip or name == "undo":
            weights[number] = LEAST
    return weights
