"""Hard and expert bots: a Monte Carlo tree search in the engine over the commands of a turn.

The search grows a tree of commands and dice outcomes, guided by candidates: fights by expected value, threats,
cover, flags to be taken, carriers to be stopped. Leaves are evaluated by rollouts to the end of the turn and through
the replies. The hard bot searches little beyond the candidates; the expert bot searches whole turns and the replies.
The budget is a number of rollouts, so that the same seed gives the same move on every machine.
"""

from __future__ import annotations

from random import Random

import msgspec
from msgspec.structs import astuple

from parlour.games.tag_em.state import TagEmState
from parlour.kernel.commands import Command


class Planner(msgspec.Struct, frozen=True):
    """Search budget and depth."""

    playouts: int
    "Rollouts of a turn with as many commands as it has points."
    fewest: int
    "Minimum rollouts for a command."
    focus: int = 0
    "Exponent by which the budget favours the first commands of a turn; 0: evenly."
    rounds: int = 1
    "Rounds of a rollout, the current turn included."
    patience: int = 10
    "Rounds before being near the enemy counts in full: a team that lets the other approach strikes first."


PLANNERS = {"hard": Planner(2_500, 25), "expert": Planner(40_000, 500, focus=2, patience=40)}
FLAG_RACE = {"hard": Planner(100, 1), "expert": Planner(40_000, 500, focus=2, rounds=2, patience=40)}
"""Budgets in a race for one flag: roles are soon clear, and a hard bot with more would play like an expert."""


def planner(level: str, game_type: str) -> Planner:
    """The budget of a level."""
    return (FLAG_RACE if game_type == "capture-the-flag" else PLANNERS)[level]


def plan(level: str, state: TagEmState, rng: Random) -> Command:
    """The most visited command of the search."""
    from parlour.games.tag_em.bots import engine

    budget = astuple(planner(level, state.options.game_type))
    word, squares, *_ = engine.battle(state).plan(budget, seed=rng.getrandbits(63))[0]
    return engine.command(state, word, squares)
