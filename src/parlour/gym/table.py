"""A game in progress with the drafts of its seats: what all kinds of environments share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Literal, NamedTuple

import numpy as np
from gymnasium import spaces

import parlour
from parlour.contract.environments import Field, Observation
from parlour.gym.codec import UNDO, WAIT, Codec
from parlour.gym.render import RENDER_MODES, render
from parlour.kernel.bot_driver import let_one_bot_act, think
from parlour.kernel.errors import RuleViolation
from parlour.kernel.game import Game
from parlour.kernel.outside_bots import bot_of
from parlour.kernel.seats import Players
from parlour.kernel.state import State
from parlour.kernel.view import see_common, see_prompts

DRAFT = 24
"""Small actions of a draft that an observation shows."""
PROMPTS = ("back", "pause", "absent", "remove")
"""Kinds of prompts in all games."""
MUCH = 1_000_000.0
"""Bound of scores and times."""
TICK = 0.25
"""Seconds of game time that a step takes where all act at once."""
MOST_DEADLINES = 1_000
"""Deadlines in a row without anybody who could act: a game that has more is stuck."""

Reward = Literal["margin", "win"]
"""The change of one's margin over the mean of the others, at each command; or 1 and −1 at the end."""
Seen = dict[str, Any]
"""What an agent observes: the arrays `observation` and `action_mask`."""


class _Plan(NamedTuple):
    """The command of a bot in a race and the time at which it gives it."""

    at: float
    command: str


class Table:
    """A game that agents and bots play by small actions."""

    def __init__(
        self,
        game: str,
        players: Players,
        reward: Reward,
        offers: Sequence[str],
        render_mode: str | None,
        options: Mapping[str, object],
    ) -> None:
        if reward not in ("margin", "win"):
            raise ValueError(f"a reward is “margin” or “win”, not {reward!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"a picture is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.rules = parlour.rules_of(game)
        self.players = players
        self.options = dict(options)
        self.reward = reward
        self.offers = tuple(offers)
        self.render_mode = render_mode
        self.game: Game[State] = Game.new(self.rules, players, 0, **self.options)
        seats = self.game.state.seats
        self.people = tuple(seat for seat, one in enumerate(seats) if not one.bot)
        if not self.people:
            raise ValueError("an environment needs a seat without a bot")
        self.codec = Codec(self.rules, self.game.start)
        self.is_race = self.rules.own_device
        self.prompts = {kind: number for number, kind in enumerate((*self.rules.prompts, *PROMPTS))}
        self.fields: tuple[Field, ...] = (*self._common_fields(len(seats)), *self.codec.environment.fields)
        self.starts: dict[str, int] = {}
        self.size = 0
        for field in self.fields:
            self.starts[field.name] = self.size
            self.size += field.size
        if len(self.starts) < len(self.fields):
            raise ValueError(f"{game} has two fields of the same name")
        self.rng = Random(0)
        self._begin()

    def _common_fields(self, players: int) -> tuple[Field, ...]:
        kinds = ", ".join(self.prompts)
        return (
            Field("seat", (players,), "one's own seat"),
            Field("scores", (players,), "the score of each seat, one's own first", high=MUCH, low=-MUCH),
            Field("to_move", (players,), "who may act without being asked, one's own seat first"),
            Field("playing", (players,), "who is still in the game, one's own seat first"),
            Field("time_left", (players,), "seconds on the clock of each seat, one's own first; 0 without clocks",
                  high=MUCH),
            Field("deadline", (1,), "seconds until the next deadline; −1: there is none", high=MUCH, low=-1),
            Field("prompts", (len(self.prompts),), f"which prompts wait for one's answer: {kinds}"),
            Field("draft", (DRAFT,), "the small actions of one's draft, the latest ones: number + 1; 0: none",
                  high=len(self.codec)),
        )  # fmt: skip

    # Spaces

    def spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        """New spaces of observations and of actions."""
        low = np.concatenate([np.full(field.size, field.low, np.float32) for field in self.fields])
        high = np.concatenate([np.full(field.size, field.high, np.float32) for field in self.fields])
        seen = {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(self.codec),), dtype=np.int8),
        }
        return spaces.Dict(seen), spaces.Discrete(len(self.codec))

    # Playing

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self.game = Game.new(self.rules, self.players, self.rng.getrandbits(32), **self.options)
        self._begin()
        self.go_on()

    def _begin(self) -> None:
        self.drafts: dict[int, tuple[str, ...]] = dict.fromkeys(self.people, ())
        self.time = 0.0
        self._bots = Random(self.rng.random())
        self._plans: dict[int, _Plan] = {}
        self._thought: dict[int, int] = {}
        self._scores = self.game.scores
        self._masks: dict[int, tuple[State, tuple[str, ...], Any]] = {}

    def to_act(self, after: int | None = None) -> int | None:
        """The seat that acts next: one with a draft, then one that is asked, then one on turn; None if none can."""
        count = len(self.game.state.seats)
        first = 0 if after is None else after + 1
        order = sorted(set(self.people).intersection(self.game.to_act), key=lambda seat: (seat - first) % count)
        asked = [seat for seat in order if self.game.state.prompt_for(seat) is not None]
        for seat in (*(seat for seat in order if self.drafts[seat]), *asked, *order):
            if self.mask(seat).any():
                return seat
        return None

    def act(self, seat: int, action: int) -> str | None:
        """Apply a small action of that seat. The command, if it completes one: it has been carried out."""
        self.check(seat, action)
        command = self.draft(seat, action)
        if command is not None:
            self.game.do(seat, command)
            self.go_on()
        return command

    def check(self, seat: int, action: int) -> None:
        """`ValueError` if the mask forbids the small action."""
        if not (0 <= action < len(self.codec) and self.mask(seat)[action]):
            name = self.codec.names[action] if 0 <= action < len(self.codec) else "none"
            raise ValueError(f"seat {seat} cannot do action {action} ({name}) now: its action_mask forbids it")

    def tick(self, actions: Mapping[int, int]) -> dict[int, str]:
        """Apply the small actions of all seats, and let `TICK` seconds pass. Refused commands, with the rule.

        Commands that are completed in it come at random times within it.
        """
        before = self._moment()
        said = [
            (self.time + self.rng.random() * TICK, seat, self.draft(seat, actions[seat])) for seat in sorted(actions)
        ]
        end = self.time + TICK
        said += [(plan.at, seat, plan.command) for seat, plan in self._plans.items() if plan.at <= end]
        refused: dict[int, str] = {}
        for at, seat, command in sorted(said):
            self._plans.pop(seat, None)
            if command is not None and not self.game.over:
                try:
                    self.game.do(seat, command, at)
                except RuleViolation as error:  # somebody was faster
                    refused[seat] = error.rule
        self.game.advance(end)
        self.time = end
        self._plan()
        if self._moment() != before:
            self.drafts = dict.fromkeys(self.people, ())
        return refused

    def _moment(self) -> object:
        """A draft from another moment is dropped."""
        state = self.game.state
        return self.rules.stage(state), tuple(prompt.number for prompt in state.prompts)

    def draft(self, seat: int, action: int) -> str | None:
        """Add a small action to the draft; the command if it is complete."""
        name, draft = self.codec.names[action], self.drafts[seat]
        if name == WAIT:
            return None
        draft = () if name == UNDO else (*draft, name)
        self.drafts[seat] = draft
        if not self.codec.is_complete(draft):
            return None
        self.drafts[seat] = ()
        return self.game.format(self.codec.read(draft))

    def go_on(self) -> None:
        """Let bots act, and what is due happen, until an agent can act."""
        if self.is_race:
            self._plan()
            return
        for _ in range(MOST_DEADLINES):
            while let_one_bot_act(self.game, self._bots) is not None:
                pass
            if self.game.over or self.to_act() is not None:
                return
            if self.game.deadline is None:
                break
            self.game.timeout()
        raise RuntimeError(
            f"nobody can act in {self.rules.key} with the seed {self.game.head.seed}, and nothing is due"
        )

    def _plan(self) -> None:
        """Let the bots of a race think: each says what it finds after the time that a person would need."""
        line = len(self.game.lines)
        for seat in self.game.to_act:
            level = self.game.state.seats[seat].bot
            if level and seat not in self._plans and self._thought.get(seat) != line:
                self._thought[seat] = line
                command, pace = think(bot_of(self.rules, level), self.game.view(seat), self._bots)
                if command is not None:
                    self._plans[seat] = _Plan(self.time + pace, command)

    # Seeing

    def following(self, seat: int) -> Iterator[str]:
        """The small actions that the seat may do now."""
        draft = self.drafts[seat]
        if self.is_race:
            yield WAIT
        yield from self.codec.following(self.game, seat, draft, self.offers)
        if draft:
            yield UNDO

    def mask(self, seat: int) -> Any:
        """1 for each small action that the seat may do now, 0 for the others."""
        kept = self._masks.get(seat)
        state, draft = self.game.state, self.drafts[seat]
        if kept is None or kept[0] is not state or kept[1] != draft:
            mask: Any = np.zeros(len(self.codec), np.int8)
            if not state.over:
                for name in self.following(seat):
                    mask[self.codec.numbers[name]] = 1
            kept = self._masks[seat] = (state, draft, mask)
        return kept[2]

    def observe(self, seat: int, *, may_act: bool = True) -> Seen:
        """What the seat observes, from its view alone."""
        values: Any = np.zeros(self.size, np.float32)
        out = Observation(values, self.starts)
        moment = self.game.moment
        common = see_common(moment)
        count = len(common.seats)
        out.put("seat", seat)
        for other, one in enumerate(common.seats):
            here = (other - seat) % count
            out.put("scores", here, common.scores[other])
            out.put("playing", here, one.standing == "playing")
            out.put("time_left", here, one.time_left or 0.0)
        for other in common.to_move:
            out.put("to_move", (other - seat) % count)
        out.put("deadline", value=-1.0 if common.deadline is None else max(0.0, common.deadline - self.now))
        for prompt in see_prompts(moment, seat):
            if prompt.asks_you:
                out.put("prompts", self.prompts[prompt.kind])
        for number, name in enumerate(self.drafts[seat][-DRAFT:]):
            out.put("draft", number, self.codec.numbers[name] + 1)
        state = self.game.state
        self.codec.environment.observe(self.rules.common(state), self.rules.view(state, seat), seat, out)
        mask = self.mask(seat) if may_act else np.zeros(len(self.codec), np.int8)
        return {"observation": values, "action_mask": mask.copy()}

    @property
    def now(self) -> float:
        """The time of the table: in a race that of its ticks, otherwise that of the latest command."""
        if self.is_race:
            return self.time
        return self.game.lines[-1].at if self.game.lines else 0.0

    def unpack(self, observation: Any) -> dict[str, Any]:
        """The fields of an observation by name, each in its shape."""
        return {
            field.name: observation[self.starts[field.name] : self.starts[field.name] + field.size].reshape(field.shape)
            for field in self.fields
        }

    def rewards(self) -> dict[int, float]:
        """The rewards of all seats since the last call."""
        before, self._scores = self._scores, self.game.scores
        if self.reward == "win":
            return {seat: self.won(seat) if self.game.over else 0.0 for seat in range(len(before))}
        return self.margins(before)

    def margins(self, since: Sequence[int]) -> dict[int, float]:
        """For each seat, the change of its margin over the mean of the others since those scores."""
        gained = [now - then for now, then in zip(self.game.scores, since, strict=True)]
        others = max(1, len(gained) - 1)
        return {seat: gained[seat] - (sum(gained) - gained[seat]) / others for seat in range(len(gained))}

    def won(self, seat: int) -> float:
        """1 shared by the winners, −1 by the others; 0 if all win."""
        winners, count = self.game.winners, len(self.game.state.seats)
        if len(winners) in (0, count):
            return 0.0
        return 1 / len(winners) if seat in winners else -1 / (count - len(winners))

    def render(self) -> str | bytes | None:
        return None if self.render_mode is None else render(self.game, self.render_mode)
