"""OpenSpiel: every game that is played in turns, with explicit chance nodes. It needs the extra `open-spiel`.

Importing this module registers the games, each as `parlour_` and its key.

>>> from random import Random
>>> import pyspiel
>>> import parlour.gym.open_spiel
>>> names = [name for name in pyspiel.registered_names() if name.startswith("parlour_")]
>>> game = pyspiel.load_game(names[0], {"players": 2})
>>> state, rng = game.new_initial_state(), Random(7)
>>> while state.is_chance_node():
...     outcomes, chances = zip(*state.chance_outcomes())
...     state.apply_action(rng.choices(outcomes, chances)[0])
>>> state.current_player() in (0, 1)
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any

import msgspec
import numpy as np
import pyspiel

import parlour
from parlour.contract import additions_of
from parlour.gym.chance_nodes import ChosenGame, Outcomes, Undecided
from parlour.gym.codec import UNDO
from parlour.gym.table import MUCH, Table
from parlour.kernel.option_fields import OptionField, describe
from parlour.kernel.option_text import is_value, readings
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

PREFIX = "parlour_"
MAX_STEPS = 10_000
"""Small actions after which a game is cut off, unless the parameter `max_steps` says otherwise."""
MOST_OUTCOMES = 256
"""Numbers of outcomes are below this: faces of dice, and the characters of tiles."""
CHANCE_FOR_EACH = 40
"""Chance nodes for each small action at most: an opening draws the racks of all players."""


class _Node:
    """A moment of a game. It is never changed, so that a copy of a state costs nothing."""

    __slots__ = ("before", "command", "drafts", "game", "outcomes", "player", "steps", "undecided")

    def __init__(self, game: ChosenGame) -> None:
        self.game = game
        "Before the command that is being carried out."
        self.drafts: tuple[tuple[int, tuple[str, ...]], ...] = ()
        self.command: tuple[int, str] | None = None
        "The action in progress; None: the opening."
        self.outcomes: tuple[int, ...] = ()
        "The outcomes of its chance events so far."
        self.undecided: Outcomes | None = None
        "The next chance event."
        self.player: int = pyspiel.PlayerId.CHANCE
        self.steps = 0
        self.before = game.scores
        "The scores at the latest decision of a player."

    def __copy__(self) -> _Node:
        twin = _Node.__new__(_Node)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def __deepcopy__(self, memo: object) -> _Node:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        rest = (self.drafts, self.command, self.outcomes, self.undecided, self.player, self.steps, self.before)
        return _read_node, (self.game.dump(), *rest)


def _read_node(
    log: str,
    drafts: tuple[tuple[int, tuple[str, ...]], ...],
    command: tuple[int, str] | None,
    outcomes: tuple[int, ...],
    undecided: Outcomes | None,
    player: int,
    steps: int,
    before: tuple[int, ...],
) -> _Node:
    node = _Node(ChosenGame.like(parlour.load(log)))
    node.drafts, node.command, node.outcomes, node.undecided = drafts, command, outcomes, undecided
    node.player, node.steps, node.before = player, steps, before
    return node


class OpenSpielGame(pyspiel.Game):
    """A game of Parlour. Its parameters are `players`, `reward`, `max_steps`, and the options of the game by name."""

    kind: Any
    rules: Rules[State]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kind, rules = self.kind, self.rules
        usual = kind.parameter_specification
        changed = {name: value for name, value in (params or {}).items() if value != usual.get(name)}
        given = {**usual, **changed}
        players, self.max_steps = int(given.pop("players")), int(given.pop("max_steps"))
        options = _options(rules, given)
        self.reward = given["reward"]
        self.table = Table(rules.key, players, self.reward, (), None, options)
        most = MUCH if self.reward == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.codec),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.max_steps,
        )
        super().__init__(kind, info, changed)
        self.root = self.carry_out(_Node(ChosenGame.before_opening(self.table.game)))

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_FOR_EACH * self.max_steps

    # Nodes

    def at(self, node: _Node) -> Table:
        """The table as it is at that node. It is valid until another node is asked for."""
        self.table.game = node.game
        self.table.drafts = dict.fromkeys(self.table.people, ())
        self.table.drafts.update(node.drafts)
        return self.table

    def legal(self, node: _Node) -> list[int]:
        """The small actions of the player, in ascending order; a draft is given up only where it cannot go on."""
        table = self.at(node)
        allowed: list[int] = np.flatnonzero(table.mask(node.player)).tolist()
        undo = table.codec.numbers[UNDO]
        return [action for action in allowed if action != undo] or allowed

    def play(self, node: _Node, action: int) -> _Node:
        """The node after a small action of the player."""
        table = self.at(node)
        table.check(node.player, action)
        command = table.draft(node.player, action)
        after = copy(node)
        after.steps += 1
        after.before = node.game.scores
        after.drafts = tuple((seat, draft) for seat, draft in table.drafts.items() if draft)
        if command is not None:
            after.command = (node.player, command)
            return self.carry_out(after)
        after.player = self._next(after)
        return after

    def decide(self, node: _Node, outcome: int) -> _Node:
        """The node after an outcome of chance."""
        after = copy(node)
        after.outcomes = (*node.outcomes, outcome)
        return self.carry_out(after)

    def carry_out(self, node: _Node) -> _Node:
        """Finish the command, as far as chance has decided it; the node is new and may be changed."""
        game: ChosenGame = node.game.copy()
        game.outcomes = iter(node.outcomes)
        try:
            if node.command is None:
                game.open()
            else:
                game.do(*node.command)
            self.table.game = game
            self.table.drafts = dict.fromkeys(self.table.people, ())
            self.table.go_on()
        except Undecided as undecided:
            highest = max(undecided.outcomes.chances)
            if highest >= MOST_OUTCOMES:
                raise ValueError(
                    f"an outcome has the number {highest}, and {MOST_OUTCOMES - 1} is the highest"
                ) from None
            node.undecided = undecided.outcomes
            node.player = pyspiel.PlayerId.CHANCE
            return node
        node.game, node.drafts, node.outcomes, node.undecided = game, (), (), None
        node.player = self._next(node)
        return node

    def _next(self, node: _Node) -> int:
        if node.game.over or node.steps >= self.max_steps:
            return int(pyspiel.PlayerId.TERMINAL)
        last = None if node.command is None else node.command[0]
        seat = self.at(node).to_act(last)
        assert seat is not None
        return seat

    # Returns

    def gained(self, node: _Node, since: tuple[int, ...]) -> list[float]:
        """The points of each player since those scores."""
        table = self.at(node)
        if self.reward == "win":
            return [table.won(seat) if node.game.over else 0.0 for seat in table.people]
        return list(table.margins(since).values())


class OpenSpielState(pyspiel.State):
    """A state of a game of Parlour: a small action of a player, or a decision of chance, leads to the next."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.node = game.root

    @property
    def game(self) -> OpenSpielGame:
        found: OpenSpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return bool(self.node.player == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal(self.node)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.node.undecided is None:
            raise ValueError("chance has nothing to decide here")
        return list(self.node.undecided.chances.items())

    def _apply_action(self, action: int) -> None:
        game, node = self.game, self.node
        self.node = game.play(node, action) if node.undecided is None else game.decide(node, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.game.table.codec.names[action]
        return str(action) if self.node.undecided is None else self.node.undecided.name(action)

    def returns(self) -> list[float]:
        return self.game.gained(self.node, self.game.root.game.scores)

    def rewards(self) -> list[float]:
        if self.game.reward == "win" and not self.is_terminal():
            return [0.0] * self.num_players()
        return self.game.gained(self.node, self.node.before)

    def __str__(self) -> str:
        node = self.node
        parts = [f"line {len(node.game.lines)}, scores {' '.join(map(str, node.game.scores))}"]
        parts += [f"seat {seat} drafts {' '.join(draft)}" for seat, draft in node.drafts]
        if node.undecided is not None:
            parts.append(f"chance decides {'the opening' if node.command is None else node.command[1]}")
            parts += [str(outcome) for outcome in node.outcomes]
        # What differs from the beginning, secrets included.
        start, state = node.game.start, node.game.state
        for name in state.__struct_fields__:
            if (value := getattr(state, name)) != getattr(start, name):
                parts.append(f"{name} {msgspec.json.encode(value).decode()}")
        return "\n".join(parts)


class Observer:
    """What a player sees: the observation of the other environments, and text.

    With perfect recall it is text alone: all that happened before the player's eyes. Public information alone is what a
    spectator sees, as text.
    """

    def __init__(self, game: OpenSpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("a player is observed, or what is public; not everything at once, and not secrets alone")
        self._game = game
        self._recalls: bool = kind.perfect_recall
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        has_tensor = not (self._recalls or self._is_public)
        self.tensor: Any = np.zeros(game.table.size, np.float32) if has_tensor else None
        self.dict: dict[str, Any] = game.table.unpack(self.tensor) if has_tensor else {}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._game.at(state.node).observe(player)["observation"]

    def string_from(self, state: OpenSpielState, player: int) -> str:
        node = state.node
        seat = None if self._is_public else player
        seen: object = node.game.stream(seat) if self._recalls else node.game.view(seat)
        draft = () if seat is None else dict(node.drafts).get(seat, ())
        return msgspec.json.encode([player, seen, draft]).decode()


# Registration


def _options(rules: Rules[State], given: Mapping[str, Any]) -> dict[str, object]:
    """The options among the parameters that differ from their defaults."""
    found: dict[str, object] = {}
    for field in describe(rules.options):
        value = given[field.name]
        if value == _default(field):
            continue
        meant = readings(field, value) if isinstance(value, str) else (value,)
        found[field.name] = next((one for one in meant if is_value(rules.options, field, one)), value)
    return found


def _default(field: OptionField) -> Any:
    """The default of a parameter: that of the option, or an empty text if OpenSpiel has no type for it."""
    return field.default if isinstance(field.default, bool | int | float | str) else ""


def _kind(rules: Rules[State]) -> Any:
    return pyspiel.GameType(
        short_name=f"{PREFIX}{rules.key.replace('-', '_')}",
        long_name=rules.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION
        if rules.is_open
        else pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS,
        max_num_players=rules.seats.stop - 1,
        min_num_players=rules.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.seats.start,
            "reward": "win",
            "max_steps": MAX_STEPS,
            **{field.name: _default(field) for field in describe(rules.options)},
        },
    )


def _in_turns() -> Iterator[Rules[State]]:
    for key in parlour.game_keys():
        rules = parlour.rules_of(key)
        if not rules.own_device and additions_of(key).environment() is not None:
            yield rules


for _rules in _in_turns():
    _type = _kind(_rules)
    if _type.short_name not in pyspiel.registered_names():
        # A class for each: OpenSpiel holds what makes a game until after the end of Python, when only a class can stay.
        pyspiel.register_game(_type, type(_type.short_name, (OpenSpielGame,), {"kind": _type, "rules": _rules}))
