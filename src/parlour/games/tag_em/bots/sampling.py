"""Legal and random commands for tests and weak bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import get_args

from parlour.games.tag_em.rules import builds, fights, moves
from parlour.games.tag_em.rules.turns import to_move
from parlour.games.tag_em.state import Pawn, TagEmState
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
        try:
            builds.check_place(state, seat, square)
        except RuleViolation:
            continue
        could: list[Build | Destroy] = [Build(square, tile) for tile in get_args(Buildable)]
        could += [Destroy(square, tile) for tile in get_args(Rubble)]
        for command in could:
            try:
                builds.check_tile(state, command)
            except RuleViolation:
                continue
            yield command


# One of each kind


def move(state: TagEmState, seat: int, rng: Random) -> Move | None:
    """A random walk of a random pawn, as far as its points take it or less."""
    if to_move(state) != (seat,):
        return None
    mine = state.team(seat)
    rng.shuffle(mine)
    standing = state.standing
    walks = (_walk(state, pawn, standing, rng) for pawn in mine)
    return next((Move(path) for path in walks if path), None)


def _walk(state: TagEmState, pawn: Pawn, standing: dict[str, int], rng: Random) -> tuple[str, ...]:
    """A path that meets no square twice; empty if there is none."""
    kind, steps = pawn.kind, state.ground.steps
    due = moves.cost(state, kind, pawn.square)
    if pawn.stopped or pawn.spent or due > state.pom:
        return ()
    flies = kind == "helicopter"
    left = rng.randint(due, state.pom)
    path, end = [pawn.square], 1
    while (left := left - due) >= 0:
        open_ = [square for square in steps[path[-1]] if (flies or square not in standing) and square not in path]
        rng.shuffle(open_)
        square = next((square for square in open_ if moves.may_enter(state, kind, square)), None)
        if square is None:
            break
        path.append(square)
        if moves.may_stay(state, pawn, square):
            end = len(path)
        if moves.stops(state, kind, square):
            break
        due = moves.cost(state, kind, square)
    return tuple(path[:end]) if end > 1 else ()


def _attack(far: bool) -> Callable[[TagEmState, int, Random], Attack | Shoot | None]:
    """A function that draws an attack, from a distance or not."""

    def draw(state: TagEmState, seat: int, rng: Random) -> Attack | Shoot | None:
        if to_move(state) != (seat,) or state.pom < 1 or (far and state.snipers == "none"):
            return None
        mine, near = state.team(seat), state.ground.near
        if not far:
            theirs = {pawn.square for pawn in state.pawns if pawn.team != seat}
            mine = [pawn for pawn in mine if not theirs.isdisjoint(near[pawn.square])]
        rng.shuffle(mine)
        for pawn in mine:
            aims = [target for target, is_far in fights.targets(state, pawn) if is_far == far]
            if aims:
                target = rng.choice(aims)
                return Shoot(pawn.square, target) if far else Attack(pawn.square, target)
        return None

    return draw


def _building(kind: type[Build | Destroy]) -> Callable[[TagEmState, int, Random], Build | Destroy | None]:
    """A function that draws something to build or to destroy."""
    tiles = get_args(Buildable if kind is Build else Rubble)

    def draw(state: TagEmState, seat: int, rng: Random) -> Build | Destroy | None:
        options = state.options
        if to_move(state) != (seat,) or not options.construction or state.builds >= options.builds_per_turn:
            return None
        squares = list(state.ground.squares)
        rng.shuffle(squares)
        for square in squares:
            for tile in rng.sample(tiles, len(tiles)):
                command = kind(square, tile)
                try:
                    builds.check(state, seat, command)
                except RuleViolation:
                    continue
                return command
        return None

    return draw


def end(state: TagEmState, seat: int, rng: Random) -> End | None:
    return End() if to_move(state) == (seat,) else None


KINDS: dict[str, Callable[[TagEmState, int, Random], Command | None]] = {
    "move": move,
    "attack": _attack(far=False),
    "shoot": _attack(far=True),
    "build": _building(Build),
    "destroy": _building(Destroy),
    "end": end,
}
"""A random command of each kind that will be accepted; respawning and setting up are answers to prompts."""


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
