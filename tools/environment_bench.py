"""How fast environments play, beside those of PettingZoo and OpenSpiel: random play with observations and masks.

A step is an action with its observation and its mask. Games differ in length, so steps compare better than games; small
actions of this project are letters, squares and steps, of which a command has several.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np
from tools.timing import Figures

import parlour
from parlour import gym
from parlour.contract import additions_of
from parlour.contract.environments import engine_environment
from parlour.gym.speed import speed

ENVS = 256
"""Games at once on the engine."""
SECONDS = 2.0
"""Processor time of each measurement, at least one game."""
OPEN_SPIEL = ("backgammon", "gin_rummy", "connect_four")

Steps = Iterator[bool]
"""For each step, whether a game ended with it."""


def environment_figures(games: int) -> Figures:
    """Steps and games a second of processor time: PettingZoo, OpenSpiel, and the games of this project.

    PettingZoo's games draw with pygame, which is no dependency of this project: without it they are left out.
    """
    found: Figures = {}
    if find_spec("pygame"):
        from pettingzoo.classic import connect_four_v3

        _add(found, "PettingZoo connect_four", _cycle(connect_four_v3.env()))
    else:
        found["PettingZoo connect_four"] = "needs pygame"
    for name in OPEN_SPIEL:
        _add(found, f"OpenSpiel {name}", _open_spiel(name))
    for key in parlour.game_keys():
        if additions_of(key).environment() is None or parlour.rules_of(key).own_device:
            continue
        _add(found, f"gym.env {key}", _cycle(gym.env(key, **_checked(key))))
        if engine_environment(key) is not None:
            whole, steps = speed(key, ENVS)
            found[f"gym.vector {key}, steps a second"], found[f"gym.vector {key}, games a second"] = steps, whole
    return found


def _checked(key: str) -> dict[str, Any]:
    return {"words": "checked"} if "words" in parlour.rules_of(key).options.__struct_fields__ else {}


def _add(found: Figures, name: str, playing: Steps) -> None:
    while not next(playing):  # tables are read in the first game
        pass
    began, steps, ended = time.process_time(), 0, 0
    taken = 0.0
    while taken < SECONDS or not ended:
        steps, ended = steps + 1, ended + next(playing)
        taken = time.process_time() - began
    found[f"{name}, steps a second"] = round(steps / taken)
    found[f"{name}, games a second"] = round(ended / taken, 1)


def _cycle(env: Any) -> Steps:
    """Games of PettingZoo's agent environment cycle."""
    rng = np.random.default_rng(1)
    for seed in range(1_000_000):
        env.reset(seed=seed)
        is_over = False
        while not is_over:
            mask = env.last()[0]["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            is_over = any(env.terminations.values()) or any(env.truncations.values())
            yield is_over


def _open_spiel(name: str) -> Steps:
    """Games of OpenSpiel; what chance decides is no step."""
    import pyspiel

    rng, game = np.random.default_rng(1), pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
                continue
            np.asarray(state.observation_tensor(state.current_player()))
            state.apply_action(int(rng.choice(np.flatnonzero(state.legal_actions_mask()))))
            yield state.is_terminal()
