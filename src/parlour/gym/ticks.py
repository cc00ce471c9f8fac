"""PettingZoo's parallel environment: all agents act at once, and time passes."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from parlour.gym.base import AgentsEnv
from parlour.gym.table import Seen


class TickEnv(AgentsEnv, ParallelEnv):
    """Each step is a small action of every agent and a quarter of a second of game time."""

    is_parallel = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.steps = 0
        self.table.rewards()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        given = {self.seat_of[agent]: int(actions[agent]) for agent in self.agents}
        for seat, action in given.items():
            self.table.check(seat, action)
        refused = self.table.tick(given)
        self.steps += 1
        gained, agents = self.table.rewards(), self.agents
        if self.game.over or self.is_cut_off:
            self.agents = []
        rules = {agent: refused.get(self.seat_of[agent]) for agent in agents}
        return (
            {agent: self.table.observe(self.seat_of[agent]) for agent in agents},
            {agent: gained[self.seat_of[agent]] for agent in agents},
            dict.fromkeys(agents, self.game.over),
            dict.fromkeys(agents, self.is_cut_off),
            {agent: {} if rule is None else {"refused": rule} for agent, rule in rules.items()},
        )

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.table.observe(self.seat_of[agent]) for agent in self.agents}
