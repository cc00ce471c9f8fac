"""A random player for measurements: it plays if it can, passes only if it must, and never resigns or pauses."""

from __future__ import annotations

from random import Random

from parlour.kernel.game import Game
from parlour.kernel.state import State

PACE = 2.0
"""Seconds of game time from one command to the next."""
MOST_STEPS = 100_000
"""Commands and deadlines of a game at most."""


def choose(game: Game[State], seat: int, rng: Random) -> str | None:
    """A command by which the seat plays; if there is none, another one; then one that gives up the turn."""
    rules = game.rules
    if rules.plays and (found := game.sample_legal(seat, rng, rules.plays)) is not None:
        return found
    return game.sample_legal(seat, rng, _AllBut(rules.skip)) or game.sample_legal(seat, rng)


def play_out(game: Game[State], rng: Random) -> None:
    """Play the game to its end. What is due happens as time passes, or at once if nobody has anything to do."""
    for _ in range(MOST_STEPS):
        if game.over:
            return
        if not _act(game, rng) and not game.over:
            if game.deadline is None:
                break
            game.timeout()
    raise RuntimeError(f"{game.rules.key} with the seed {game.head.seed} does not end")


def _act(game: Game[State], rng: Random) -> bool:
    """Let one seat act; whether one did."""
    now = PACE + (game.lines[-1].at if game.lines else 0.0)
    game.advance(now)
    seats = list(game.to_act)
    rng.shuffle(seats)
    for seat in seats:
        command = choose(game, seat, rng)
        if command is not None:
            game.do(seat, command, now)
            return True
    return False


class _AllBut:
    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = kinds

    def __contains__(self, kind: object) -> bool:
        return kind not in self.kinds
