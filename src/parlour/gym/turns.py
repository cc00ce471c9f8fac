"""PettingZoo's agent environment cycle: one agent acts after the other."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from parlour.gym.base import AgentsEnv
from parlour.gym.table import Seen


class TurnEnv(AgentsEnv, AECEnv):
    """Each step is a small action of `agent_selection`, which keeps its turn until its command is complete.

    Where all act at once, every agent gives a small action in turn, and time passes after the last one.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self._given: dict[int, int] = {}
        self._skip_agent_selection = None
        self.table.rewards()
        self.agent_selection = self._next(None)

    def observe(self, agent: str) -> Seen:
        return self.table.observe(self.seat_of[agent], may_act=agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act: None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.seat_of[agent]
        if self.table.is_race:
            self.table.check(seat, int(action))
            self._given[seat] = int(action)
            if len(self._given) == len(self.possible_agents):
                self._tick()
        elif self.table.act(seat, int(action)) is not None:
            self._reward()
        self.steps += 1
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.is_cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next(seat)
        self._accumulate_rewards()

    def _tick(self) -> None:
        refused = self.table.tick(self._given)
        self._given = {}
        self.infos = {agent: _info(refused.get(self.seat_of[agent])) for agent in self.agents}
        self._reward()

    def _reward(self) -> None:
        gained = self.table.rewards()
        self.rewards = {agent: gained[self.seat_of[agent]] for agent in self.agents}

    def _next(self, seat: int | None) -> str:
        if self.table.game.over:
            return self.agents[0]
        if self.table.is_race:
            waiting = [agent for agent in self.agents if self.seat_of[agent] not in self._given]
            return waiting[0]
        following = self.table.to_act(seat)
        assert following is not None
        return self.possible_agents[self.table.people.index(following)]


def _info(rule: str | None) -> dict[str, Any]:
    return {} if rule is None else {"refused": rule}
