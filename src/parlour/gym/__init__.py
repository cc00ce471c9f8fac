"""Environments for reinforcement learning: PettingZoo and Gymnasium. They need the extra `gym`.

>>> from parlour import game_keys, gym
>>> *others, key = game_keys()
>>> env = gym.env(key, players=2)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.action_names[observation["action_mask"].argmax()]
'pass'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.gym.against_bots import SingleEnv
    from parlour.gym.batch import VectorEnv
    from parlour.gym.ticks import TickEnv
    from parlour.gym.turns import TurnEnv


def env(game: str, players: Any = 2, **settings: Any) -> TurnEnv:
    """PettingZoo's agent environment cycle. See `parlour.gym.turns.TurnEnv` for its settings; the rest are options."""
    from parlour.gym.turns import TurnEnv

    return TurnEnv(game, players, **settings)


def parallel(game: str, players: Any = 2, **settings: Any) -> TickEnv:
    """PettingZoo's parallel environment, for games in which all act at once."""
    from parlour.gym.ticks import TickEnv

    return TickEnv(game, players, **settings)


def single(game: str, opponents: Any = ("medium",), **settings: Any) -> SingleEnv:
    """Gymnasium's environment: one agent against bots of those levels."""
    from parlour.gym.against_bots import SingleEnv

    return SingleEnv(game, opponents, **settings)


def vector(game: str, num_envs: int = 256, players: int = 2, **settings: Any) -> VectorEnv:
    """Many games at once on the engine, arrays in and out. See `parlour.gym.batch.VectorEnv`."""
    from parlour.gym.batch import VectorEnv

    return VectorEnv(game, num_envs, players, **settings)
