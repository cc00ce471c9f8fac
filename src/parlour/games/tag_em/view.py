"""What each seat sees: everything, for nothing is hidden in this game."""

from __future__ import annotations

import msgspec

from parlour.games.tag_em import fights, moves
from parlour.games.tag_em.events import Modifier
from parlour.games.tag_em.layout import Map
from parlour.games.tag_em.notation import Attack, Move, Shoot
from parlour.games.tag_em.odds import Odds
from parlour.games.tag_em.options import TagOptions
from parlour.games.tag_em.state import Flag, Pawn, Table
from parlour.games.tag_em.tiles import Tile
from parlour.kernel.commands import Command
from parlour.kernel.errors import RuleViolation


class TagSetting(msgspec.Struct, frozen=True):
    """What everyone sees and what never changes in a game."""

    options: TagOptions
    map: Map
    types: dict[str, Tile]
    "Every tile type of this map by its letter."


class TagView(msgspec.Struct, kw_only=True):
    """TAG 'EM as a seat sees it."""

    built: dict[str, str]
    "Squares whose tile is not the map's any more, and its letter."
    pawns: tuple[Pawn, ...]
    flags: tuple[Flag, ...]
    order: tuple[int, ...]
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
    """An attack that could be made: whom, with which modifiers, at which odds (TE-26)."""

    target: str
    far: bool
    modifiers: tuple[Modifier, ...]
    odds: Odds


class Preview(msgspec.Struct, frozen=True):
    """What a move costs and where a pawn could go, or the odds of an attack; before it is made."""

    cost: int
    reach: dict[str, int] = {}
    "Squares that the pawn could go to, and what each costs."
    aims: tuple[Aim, ...] = ()


def setting(state: Table) -> TagSetting:
    return TagSetting(state.options, state.map, state.ground.types)


def view(state: Table) -> TagView:
    return TagView(**{name: getattr(state, name) for name in TagView.__struct_fields__})


def preview(state: Table, seat: int, command: Command) -> Preview | None:
    """The odds of an attack, the cost of a path; of a single square, what the pawn on it could do, whoever's it is."""
    match command:
        case Attack(square, target) | Shoot(square, target):
            far = isinstance(command, Shoot)
            attacker, defender = fights.pair(state, seat, square, target, far=far)
            return Preview(1, aims=(_aim(state, attacker, defender, far=far),))
        case Move((square,)):
            return _look(state, square)
        case Move(path):
            return Preview(moves.check_path(state, moves.own_pawn(state, seat, path[0]), path))
        case _:
            return None


def _look(state: Table, square: str) -> Preview:
    number = state.at(square)
    if number is None:
        raise RuleViolation("TE-10", "No pawn stands on {square}.", square=square)
    pawn = state.pawns[number]
    pom = state.pom if pawn.team == state.turn else state.options.turn_pom(state.map)
    reach = {there: cost for there, (cost, _) in moves.reach(state, pawn, pom).items()}
    standing = state.standing
    aims = tuple(
        _aim(state, pawn, state.pawns[standing[target]], far=far) for target, far in fights.targets(state, pawn)
    )
    return Preview(0, reach, aims)


def _aim(state: Table, attacker: Pawn, defender: Pawn, *, far: bool) -> Aim:
    found = fights.modifiers(state, attacker, defender, far=far)
    return Aim(defender.square, far, found, fights.odds_of(state, found))
