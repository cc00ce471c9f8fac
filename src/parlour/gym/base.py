"""Bases of the environments: the attributes and methods that all of them have besides those of their library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from parlour.contract.environments import Field
from parlour.gym.render import RENDER_MODES
from parlour.gym.table import Reward, Table
from parlour.kernel.commands import Command
from parlour.kernel.game import Game
from parlour.kernel.seats import Players
from parlour.kernel.state import State


class BaseEnv:
    """Commands and actions, the layout of observations, spaces and pictures. `max_steps` cuts a game off."""

    def __init__(self, table: Table, max_steps: int | None) -> None:
        self.table = table
        self.max_steps = max_steps
        self.steps = 0
        self.render_mode = table.render_mode
        self.metadata: dict[str, Any] = {"name": table.rules.key, "render_modes": list(RENDER_MODES), "render_fps": 4}
        self.possible_agents = [f"player_{seat}" for seat in table.people]
        self.seat_of = dict(zip(self.possible_agents, table.people, strict=True))
        made = {agent: table.spaces() for agent in self.possible_agents}
        self._observation_spaces = {agent: seen for agent, (seen, _) in made.items()}
        self._action_spaces = {agent: actions for agent, (_, actions) in made.items()}

    @property
    def game(self) -> Game[State]:
        """The game that is played. Play it by `step` only."""
        return self.table.game

    @property
    def layout(self) -> tuple[Field, ...]:
        """The fields of an observation, in their order."""
        return self.table.fields

    @property
    def action_names(self) -> tuple[str, ...]:
        """The small actions by number."""
        return self.table.codec.names

    def encode(self, command: str | Command) -> tuple[int, ...]:
        """The small actions that spell a command; `ValueError` if it cannot be spelled."""
        return self.table.codec.encode(command)

    def decode(self, actions: Iterable[int]) -> str:
        """The command that these small actions spell; `ValueError` if they spell none."""
        return self.table.codec.decode(actions)

    def unpack(self, observation: Any) -> dict[str, Any]:
        """The fields of an array `observation` by name, each in its shape."""
        return self.table.unpack(observation)

    def render(self) -> str | bytes | None:
        """The table as a spectator sees it, in the `render_mode`: SVG, PNG or text."""
        return self.table.render()

    def close(self) -> None:
        """Does nothing: no file or window is open."""

    @property
    def is_cut_off(self) -> bool:
        """Whether the game has had `max_steps` and is not over."""
        return not self.game.over and self.max_steps is not None and self.steps >= self.max_steps


class AgentsEnv(BaseEnv):
    """Base of the environments with several agents."""

    is_parallel: ClassVar[bool] = False
    "Whether all agents act in each step, which only a race allows."
    agents: list[str]

    def __init__(
        self,
        game: str,
        players: Players = 2,
        *,
        reward: Reward = "margin",
        render_mode: str | None = None,
        max_steps: int | None = None,
        offers: Sequence[str] = (),
        **options: object,
    ) -> None:
        super().__init__(Table(game, players, reward, offers, render_mode, options), max_steps)
        if self.is_parallel and not self.table.is_race:
            raise ValueError(f"{game} is played in turns: use parlour.gym.env")
        self.metadata["is_parallelizable"] = self.table.is_race
        self.agents = []

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]
