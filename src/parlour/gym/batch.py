"""Many games at once on the engine: arrays in and out."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np

import parlour
from parlour.contract.environments import Field, Games, NotModelled, engine_environment
from parlour.gym.table import Reward, Table
from parlour.kernel.commands import Command

Step = tuple[dict[str, Any], Any, Any, Any]
"""What is seen, rewards, and which games ended and which were cut off."""


class VectorEnv:
    """Games that are played side by side; one that ends starts again in the same step.

    In each game one seat acts at a time: `step` takes a small action of that seat for each game. Observations and masks
    are those of `parlour.gym.env`. The arrays are written in place by the next step: copy what you keep.

    >>> from parlour import gym, rules_of, game_keys
    >>> key = next(key for key in game_keys() if rules_of(key).is_open)
    >>> envs = gym.vector(key, num_envs=3)
    >>> seen = envs.reset(seed=7)
    >>> seen["action_mask"].shape == (3, len(envs.action_names)), seen["seat"].shape
    (True, (3,))
    >>> seen, rewards, terminated, truncated = envs.step(seen["action_mask"].argmax(axis=1))
    >>> rewards.shape, terminated.any(), truncated.any()
    ((3, 2), np.False_, np.False_)
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 256,
        players: int = 2,
        *,
        reward: Reward = "margin",
        max_steps: int | None = None,
        **options: object,
    ) -> None:
        if type(num_envs) is not int or not 1 <= num_envs <= 1_000_000:
            raise ValueError(f"there are 1 to 1,000,000 games, not {num_envs!r}")
        if max_steps is not None and not 0 < max_steps < 2**32:
            raise ValueError(f"a game is cut off after 1 step or more, not after {max_steps!r}")
        rules = parlour.rules_of(game)
        made = engine_environment(rules.key)
        if made is None:
            raise ValueError(f"the engine does not play {game}: use parlour.gym.env")
        usual = rules.options()
        own = {name: value for name, value in made.engine_plays.items() if getattr(usual, name) != value}
        self._table = table = Table(game, players, reward, (), None, {**own, **options})
        state = table.game.state
        if len(table.people) < len(state.seats):
            raise ValueError("bots play in parlour.gym.env; on the engine every seat is an agent")
        for option, value in {"clock": "none", **made.engine_plays}.items():
            if getattr(state.options, option) != value:
                raise NotModelled(game, option, getattr(state.options, option))
        for option, value in made.engine_refuses.items():
            if getattr(state.options, option) == value:
                raise NotModelled(game, option, value)
        self.num_envs = num_envs
        self.players = len(state.seats)
        self.single_observation_space, self.single_action_space = table.spaces()
        told = Games(
            count=num_envs,
            players=self.players,
            size=table.size,
            starts=table.starts,
            numbers=table.codec.numbers,
            prompts=table.prompts,
            max_steps=max_steps or 0,
            wins=reward == "win",
        )
        environment = made(state)
        self._games = environment.games(state, told)
        self._rng = Random()
        self._observations: Any = np.tile(self._constant(environment.constants), (num_envs, 1))
        self._masks: Any = np.zeros((num_envs, len(table.codec)), np.int8)
        self._seats: Any = np.zeros(num_envs, np.int64)
        self._rewards: Any = np.zeros((num_envs, self.players), np.float32)
        self._ended: Any = np.zeros(num_envs, np.uint8)
        self._cut: Any = np.zeros(num_envs, np.uint8)
        self._out: Any = self._observations, self._masks, self._seats, self._rewards, self._ended, self._cut
        self._seen = {"observation": self._observations, "action_mask": self._masks, "seat": self._seats}

    def _constant(self, names: tuple[str, ...]) -> Any:
        """An observation with those fields only: the engine does not write them."""
        table = self._table
        seen = table.observe(table.people[0])["observation"]
        values: Any = np.zeros(table.size, np.float32)
        for field in table.fields:
            if field.name in names:
                place = slice(table.starts[field.name], table.starts[field.name] + field.size)
                values[place] = seen[place]
        return values

    # Playing

    def reset(self, seed: int | None = None) -> dict[str, Any]:
        """Start all games again: `observation`, `action_mask` and `seat`, a row for each game."""
        if seed is not None:
            self._rng.seed(seed)
        self._games.reset(self._rng.getrandbits(64), self._out)
        return self._seen

    def step(self, actions: Any) -> Step:
        """Apply a small action in each game: what is seen, the rewards of all seats, which games ended, which were cut
        off.

        `ValueError` names a game whose mask forbids its action; no game has changed then. The rewards of a game that
        ended are its last ones, and what is seen of it is the beginning of the next.
        """
        self._games.step(np.ascontiguousarray(actions, np.int64), self._out)
        return self._seen, self._rewards, self._ended.view(np.bool_), self._cut.view(np.bool_)

    def results(self, game: int) -> list[int]:
        """The results of chance in the last step of that game, in the order in which they were drawn."""
        return self._games.results(game)

    # Commands and actions

    @property
    def layout(self) -> tuple[Field, ...]:
        """The fields of an observation, in their order."""
        return self._table.fields

    @property
    def action_names(self) -> tuple[str, ...]:
        """The small actions by number."""
        return self._table.codec.names

    def encode(self, command: str | Command) -> tuple[int, ...]:
        """The small actions that spell a command; `ValueError` if it cannot be spelled."""
        return self._table.codec.encode(command)

    def decode(self, actions: Iterable[int]) -> str:
        """The command that these small actions spell; `ValueError` if they spell none."""
        return self._table.codec.decode(actions)

    def unpack(self, observations: Any) -> dict[str, Any]:
        """The fields of an array of observations by name, each in its shape after the number of the game."""
        starts = self._table.starts
        return {
            field.name: observations[:, starts[field.name] : starts[field.name] + field.size].reshape(-1, *field.shape)
            for field in self.layout
        }
