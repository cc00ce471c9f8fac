"""Club and Master: a search in the engine over what the turn could become, by playing on from there.

The search grows a tree of commands and of what the dice make of them, first where its planner sees something: fights by
their expected value, threats, cover, flags to be taken, carriers to be stopped. From its leaves the game is played on
to the end of the turn and through the others' answers to it. Club tries little more than what its planner sees; Master
tries so much that its tree holds whole turns, and the answers too. The budget is a number of playouts, so that the same
seed plays the same on every machine.
"""

from __future__ import annotations

from random import Random

import msgspec

from parlour.games.tag_em.state import Table
from parlour.kernel.commands import Command

COMMANDS = 8
"""So many that a turn is thought to have at least."""


class Planner(msgspec.Struct, frozen=True):
    """How much is thought, and how far ahead."""

    playouts: int
    "For a turn; each of its commands, at most one for each point, has an equal part of them."
    fewest: int
    "For a command, also where a turn has very many points."
    rounds: int
    "How many rounds the game is played on, the turn itself included."


PLANNERS = {"club": Planner(2_500, 25, 1), "master": Planner(150_000, 1_000, 1)}


def plan(level: str, state: Table, rng: Random) -> Command:
    """The command that the search tried most."""
    from parlour.games.tag_em import engine  # not needed where nobody plans

    planner = PLANNERS[level]
    parts = max(COMMANDS, state.options.turn_pom(state.map))
    playouts = max(planner.fewest, planner.playouts // parts)
    turns = planner.rounds * len(state.active)
    found = engine.battle(state).search(playouts, turns=turns, seed=rng.getrandbits(63))
    return engine.command(state, found[0][0], found[0][1])
