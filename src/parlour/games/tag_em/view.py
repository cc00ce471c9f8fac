"""Views: nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import get_args

import msgspec

from parlour.games.tag_em.events import Modifier
from parlour.games.tag_em.maps import atlas
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.maps.tiles import Tile
from parlour.games.tag_em.options import TagOptions
from parlour.games.tag_em.rules import builds, fights, moves
from parlour.games.tag_em.rules.odds import Odds
from parlour.games.tag_em.state import Flag, Pawn, TagEmState
from parlour.games.tag_em.text.notation import Attack, Build, Buildable, Destroy, Move, Rubble, Shoot, format_command
from parlour.kernel.commands import Command
from parlour.kernel.errors import RuleViolation


class TagSetting(msgspec.Struct, frozen=True):
    """Constants of a game that everyone sees."""

    options: TagOptions
    map: Map
    types: dict[str, Tile]
    "Every tile type of this map by letter."


class TagView(msgspec.Struct, kw_only=True):
    """The view of a seat."""

    built: dict[str, str]
    "Squares whose tile differs from the map, with its letter."
    pawns: tuple[Pawn, ...]
    flags: tuple[Flag, ...]
    order: tuple[int, ...]
    choosing: tuple[int, ...]
    "The order in which players choose their starting points, until the map is set up (TE-6)."
    starts: tuple[str, ...]
    "The starting points that players chose, by seat; empty if the map has them."
    turn: int
    turns: int
    round: int
    pom: int
    builds: int
    points: tuple[int, ...]
    held: tuple[int, ...]
    defeats: tuple[tuple[int, ...], ...]
    fallen: int
    fell_at: str
    out: tuple[int, ...]
    free: bool
    "Whether the latest step may be taken back without asking (AG-5)."
    ended: str


class Aim(msgspec.Struct, frozen=True):
    """A possible attack: the target, the modifiers and the odds (TE-26)."""

    target: str
    far: bool
    modifiers: tuple[Modifier, ...]
    odds: Odds


class Preview(msgspec.Struct, frozen=True):
    """Cost and reach of a move, or the odds of an attack, before it is made."""

    cost: int
    reach: dict[str, int] = {}
    "Squares in reach of the pawn, with their cost."
    paths: dict[str, tuple[str, ...]] = {}
    "The cheapest path to each of them, starting at the pawn's square."
    aims: tuple[Aim, ...] = ()
    builds: tuple[str, ...] = ()
    "The commands that build or destroy on that empty square (TE-53)."


_shown = attrgetter(*TagView.__struct_fields__)


def setting(state: TagEmState) -> TagSetting:
    """The map before set-up: starting points that players choose (TE-6) are in the view."""
    map_ = atlas.chosen(state.options.map) if state.starts else state.map
    return TagSetting(state.options, map_, state.ground.types)


def common(state: TagEmState) -> TagView:
    """Everything: nothing is hidden."""
    return TagView(**dict(zip(TagView.__struct_fields__, _shown(state), strict=True)))


def preview(state: TagEmState, seat: int, command: Command) -> Preview | None:
    """The odds of an attack, the cost of a path, or whether something can be built; for a single square, what its pawn
    could do, whatever its team, or what could be built there."""
    match command:
        case Attack(square, target) | Shoot(square, target):
            far = isinstance(command, Shoot)
            attacker, defender = fights.pair(state, seat, square, target, far=far)
            return Preview(1, aims=(_aim(state, attacker, defender, far=far),))
        case Move((square,)):
            return _look(state, square)
        case Move(path):
            return Preview(moves.check_path(state, moves.own_pawn(state, seat, path[0]), path))
        case Build() | Destroy():
            builds.check(state, seat, command)
            return Preview(0, builds=(format_command(command),))
        case _:
            return None


def _look(state: TagEmState, square: str) -> Preview:
    number = state.at(square)
    if number is None:
        if not state.options.construction or square not in state.ground.where:
            raise RuleViolation("TE-10", "tag-em-no-pawn-there", square=square)
        return Preview(0, builds=tuple(_builds(state, square)))
    pawn = state.pawns[number]
    pom = state.pom if pawn.team == state.turn else state.options.turn_pom(state.map)
    found = moves.reach(state, pawn, pom)
    reach = {there: cost for there, (cost, _) in found.items()}
    paths = {there: path for there, (_, path) in found.items()}
    standing = state.standing
    aims = tuple(
        _aim(state, pawn, state.pawns[standing[target]], far=far) for target, far in fights.targets(state, pawn)
    )
    return Preview(0, reach, paths, aims)


def _builds(state: TagEmState, square: str) -> Iterator[str]:
    """What the team on turn could build or destroy on that square (TE-53)."""
    made: list[Build | Destroy] = [Build(square, tile) for tile in get_args(Buildable)]
    made += [Destroy(square, tile) for tile in get_args(Rubble)]
    for command in made:
        try:
            builds.check(state, state.turn, command)
        except RuleViolation:
            continue  # illegal builds are not offered
        yield format_command(command)


def _aim(state: TagEmState, attacker: Pawn, defender: Pawn, *, far: bool) -> Aim:
    found = fights.modifiers(state, attacker, defender, far=far)
    return Aim(defender.square, far, found, fights.odds_of(state, found))
