"""Hard and expert bots: a Monte Carlo tree search in the engine over the commands of a turn.

The search grows a tree of commands and dice outcomes, guided by candidates: fights by expected value, threats,
cover, flags to be taken, carriers to be stopped. Leaves are evaluated by rollouts to the end of the turn and through
the replies. The hard bot searches little beyond the candidates; the expert bot searches whole turns and the replies.
The budget is a number of rollouts, so that the same seed gives the same move on every machine.
"""

from __future__ import annotations

from random import Random

import msgspec

from parlour.games.tag_em.state import TagEmState
from parlour.kernel.commands import Command

COMMANDS = 8
"""Assumed minimum number of commands in a turn."""
PAWN_TURNS = 40
"""Pawn turns in a rollout for which the budgets are made; with more, fewer rollouts are played."""
LARGE_MAP = 4096
"""Number of squares above which distances take longer to compute."""
MIN_PLAYOUTS = 20
"""Minimum rollouts for a command, however large the map is."""


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

    def share(self, left: int, points: int) -> int:
        """Rollouts for a command with `left` of `points` points left.

        >>> [Planner(3_850, 5, focus=2).share(left, 10) for left in (10, 9, 5, 1, 0)]
        [1000, 810, 250, 10, 5]
        >>> Planner(2_500, 25).share(3, 10)
        250
        """
        parts: int = sum(point**self.focus for point in range(1, points + 1))
        part: int = min(left, points) ** self.focus
        return max(self.fewest, self.playouts * part // parts)


PLANNERS = {"hard": Planner(2_500, 25), "expert": Planner(40_000, 500, focus=2, patience=40)}
FLAG_RACE = {"hard": Planner(100, 1), "expert": Planner(40_000, 500, focus=2, rounds=2, patience=40)}
"""Budgets in a race for one flag: roles are soon clear, and a hard bot with more would play like an expert."""


def plan(level: str, state: TagEmState, rng: Random) -> Command:
    """The most visited command of the search."""
    from parlour.games.tag_em.bots import engine

    planner = (FLAG_RACE if state.options.game_type == "capture-the-flag" else PLANNERS)[level]
    turns = planner.rounds * len(state.active)
    playouts = planner.share(state.pom, max(COMMANDS, state.options.turn_pom(state.map)))
    playouts = min(playouts, max(MIN_PLAYOUTS, int(playouts * _budget_share(state, turns))))
    found = engine.battle(state).search(playouts, turns=turns, seed=rng.getrandbits(63), patience=planner.patience)
    return engine.command(state, found[0][0], found[0][1])


def _budget_share(state: TagEmState, turns: int) -> float:
    """Share of the budget for rollouts of that many turns: all of it, except on very large maps."""
    pawns = sum(bool(pawn.square) for pawn in state.pawns)
    return PAWN_TURNS / (max(1, pawns * turns) * max(1.0, len(state.ground.squares) / LARGE_MAP))
