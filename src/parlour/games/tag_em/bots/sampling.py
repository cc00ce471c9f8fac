"""Legal and random commands for tests and weak bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import get_args

from parlour.games.tag_em.rules import builds, fights, moves
from parlour.games.tag_em.rules.turns import to_move
from parlour.games.tag_em.state import TagEmState
from parlour.games.tag_em.text.notation import Attack, Build, Buildable, Destroy, End, Move, Respawn, Rubble, Shoot
from parlour.kernel.commands import Command, Resign
from parlour.kernel.errors import RuleViolation

RESIGN_RATE = 0.0008
"""Probability that a random player resigns: games without any plan would take very long."""


def legal(state: TagEmState, seat: int) -> Iterator[Command]:
    """Every attack, every reachable square by its cheapest path, every build, and the end of the turn."""
    if to_move(state) != (seat,):
        return
    if state.pom > 0:
        yield from attacks(state, seat)
        for pawn in state.team(seat):
            yield from (Move(path) for _, path in moves.reach(state, pawn, state.pom).values())
    yield from buildings(state, seat)
    yield End()


def attacks(state: TagEmState, seat: int) -> Iterator[Attack | Shoot]:
    for pawn in state.team(seat):
        for target, far in fights.targets(state, pawn):
            yield Shoot(pawn.square, target) if far else Attack(pawn.square, target)


def buildings(state: TagEmState, seat: int) -> Iterator[Build | Destroy]:
    if not state.options.construction or state.builds >= state.options.builds_per_turn:
        return
    squares: Iterable[str] = state.ground.squares
    if state.options.build_reach == "near":
        around = {square for pawn in state.team(seat) for square in state.ground.near[pawn.square]}
        squares = sorted(around, key=state.ground.squares.index)
    for square in squares:
        could: list[Build | Destroy] = [Build(square, tile) for tile in get_args(Buildable)]
        could += [Destroy(square, tile) for tile in get_args(Rubble)]
        for command in could:
            try:
                builds.check(state, seat, command)
            except RuleViolation:
                continue
            yield command


def sample(state: TagEmState, seat: int, rng: Random) -> Command | None:
    """A plausible command, often illegal."""
    if to_move(state) != (seat,):
        return rng.choice((End(), None, Respawn(rng.choice(state.ground.squares))))
    if rng.random() < RESIGN_RATE:
        return Resign()
    mine = state.team(seat)
    pawn = rng.choice(mine)
    chance = rng.random()
    if chance < 0.12:
        return End()
    if chance < 0.2:
        square = _near(state, pawn.square, rng)
        return rng.choice((Build(square, "cover"), Build(square, "garrison"), Destroy(square, "block")))
    if chance < 0.25:
        return Attack(pawn.square, _near(state, pawn.square, rng))
    if chance < 0.3:
        return Move((pawn.square, _near(state, pawn.square, rng), rng.choice(state.ground.squares)))
    if chance < 0.6 and state.pom:
        found = list(attacks(state, seat))
        if found:
            return rng.choice(found)
    paths = [path for _, path in moves.reach(state, pawn, state.pom).values()]
    return Move(rng.choice(paths)) if paths else End()


def _near(state: TagEmState, square: str, rng: Random) -> str:
    return rng.choice(state.ground.near[square] or (square,))
