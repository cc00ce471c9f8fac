"""Gymnasium: one agent against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from parlour.gym.base import BaseEnv
from parlour.gym.codec import WAIT
from parlour.gym.table import Reward, Seen, Table
from parlour.kernel.seats import unnamed_seats
from parlour.kernel.state import Seat


class SingleEnv(BaseEnv, gymnasium.Env):
    """Each step is a small action of the agent, in seat 0; bots play the other seats.

    An action that the mask forbids changes nothing; the information of the step has `illegal` then.
    """

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("medium",),
        *,
        reward: Reward = "margin",
        render_mode: str | None = None,
        max_steps: int | None = None,
        **options: object,
    ) -> None:
        players: list[str | Seat] = [*unnamed_seats(1), *(f"bot:{level}" for level in opponents)]
        BaseEnv.__init__(self, Table(game, players, reward, (), render_mode, options), max_steps)
        self.observation_space = self._observation_spaces[self.possible_agents[0]]
        self.action_space = self._action_spaces[self.possible_agents[0]]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        gymnasium.Env.reset(self, seed=seed)
        self.table.reset(seed)
        self.table.rewards()
        self.steps = 0
        return self.table.observe(0), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        if not (0 <= action < len(self.table.codec) and self.table.mask(0)[action]):
            info["illegal"] = True
        elif not self.table.is_race:
            self.table.act(0, int(action))
        if self.table.is_race:
            doing = self.table.codec.numbers[WAIT] if "illegal" in info else int(action)
            refused = self.table.tick({0: doing})
            if 0 in refused:
                info["refused"] = refused[0]
        self.steps += 1
        return self.table.observe(0), self.table.rewards()[0], self.game.over, self.is_cut_off, info

    def action_masks(self) -> Any:
        """The mask of the agent, under the name that Stable-Baselines3's maskable agents call."""
        return self.table.mask(0).astype(bool)
