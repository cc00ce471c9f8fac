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

from parlour.games.tag_em.state import TagEmState
from parlour.kernel.commands import Command

COMMANDS = 8
"""So many that a turn is thought to have at least."""
ROOM = 40
"""Turns of a pawn in a playout for which the budgets are made; where there are more, fewer playouts take the time."""
WIDE = 4096
"""Squares of a map from which on ways take longer to work out."""
FEWEST = 20
"""Playouts for a command, however large the table is."""


class Planner(msgspec.Struct, frozen=True):
    """How much is thought, and how far ahead."""

    playouts: int
    "For a turn with as many commands as it has points."
    fewest: int
    "For a command, also where a turn has very many points."
    focus: int = 0
    "How much more of them the first commands have, which decide most: none, or by that power of the points left."
    rounds: int = 1
    "How many rounds the game is played on, the turn itself included."
    patience: int = 10
    "Rounds before it counts in full to be near the enemy: who waits for the other to come strikes first."

    def share(self, left: int, points: int) -> int:
        """The playouts for a command with so many points left of so many.

        >>> [Planner(3_850, 5, focus=2).share(left, 10) for left in (10, 9, 5, 1, 0)]
        [1000, 810, 250, 10, 5]
        >>> Planner(2_500, 25).share(3, 10)
        250
        """
        parts: int = sum(point**self.focus for point in range(1, points + 1))
        part: int = min(left, points) ** self.focus
        return max(self.fewest, self.playouts * part // parts)


PLANNERS = {"hard": Planner(2_500, 25), "expert": Planner(40_000, 500, focus=2, patience=40)}
RACERS = {"hard": Planner(100, 1), "expert": Planner(40_000, 500, focus=2, rounds=2, patience=40)}
"""The same in a race for one flag: it is soon seen who runs and who guards, and Club with more would be Master."""


def plan(level: str, state: TagEmState, rng: Random) -> Command:
    """The command that the search tried most."""
    from parlour.games.tag_em.bots import engine

    planner = (RACERS if state.options.game_type == "capture-the-flag" else PLANNERS)[level]
    turns = planner.rounds * len(state.active)
    playouts = planner.share(state.pom, max(COMMANDS, state.options.turn_pom(state.map)))
    playouts = min(playouts, max(FEWEST, int(playouts * _room(state, turns))))
    found = engine.battle(state).search(playouts, turns=turns, seed=rng.getrandbits(63), patience=planner.patience)
    return engine.command(state, found[0][0], found[0][1])


def _room(state: TagEmState, turns: int) -> float:
    """How much of its budget a planner has for playouts of so many turns: all, but on very large tables."""
    pawns = sum(bool(pawn.square) for pawn in state.pawns)
    return ROOM / (max(1, pawns * turns) * max(1.0, len(state.ground.squares) / WIDE))
