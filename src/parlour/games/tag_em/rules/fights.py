"""Attacks: permission, modifiers, odds and results (TE-14, TE-20 to TE-26, TE-50)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.tag_em import events as e
from parlour.games.tag_em.events import Modifier
from parlour.games.tag_em.maps.tiles import Tile
from parlour.games.tag_em.rules import respawn, turns
from parlour.games.tag_em.rules.moves import own_pawn
from parlour.games.tag_em.rules.odds import Odds, odds
from parlour.games.tag_em.state import Pawn, TagEmState
from parlour.games.tag_em.text.notation import Attack, Shoot
from parlour.kernel.decision import Decision
from parlour.kernel.errors import RuleViolation

BARE = Tile("", "")
"""Tile of a helicopter, for bonuses (TE-51)."""


# Who may attack whom


def is_sniper(state: TagEmState, pawn: Pawn) -> bool:
    """TE-50: whether that pawn can attack from a distance where it stands."""
    # No tile counts under a helicopter (TE-51).
    is_marked = pawn.kind != "helicopter" and pawn.square in state.map.snipers
    match state.snipers:
        case "pawn":
            return pawn.kind == "sniper"
        case "tiles":
            return is_marked
        case "pawn+tiles":
            return pawn.kind == "sniper" or is_marked
        case "all":
            return True
        case _:
            return False


def targets(state: TagEmState, pawn: Pawn) -> Iterator[tuple[str, bool]]:
    """Squares of the enemies that the pawn can attack, and whether from a distance."""
    if pawn.spent or not pawn.square:
        return
    standing = state.standing
    for square in state.ground.near[pawn.square]:
        number = standing.get(square)
        if number is not None and state.pawns[number].team != pawn.team:
            yield square, False
    if is_sniper(state, pawn):
        for line in state.ground.lines(pawn.square):
            for distance, square in enumerate(line[: state.options.sniper_range], 1):
                number = standing.get(square)
                if number is not None:
                    if distance > 1 and state.pawns[number].team != pawn.team:
                        yield square, True
                    break
                if not state.enterable(square):
                    break


# Modifiers


def modifiers(state: TagEmState, attacker: Pawn, defender: Pawn, *, far: bool = False) -> tuple[Modifier, ...]:
    """All modifiers of the two rolls."""
    found = [Modifier("attacker", "horde", _horde(state, attacker, defender))]  # TE-21
    if not far:
        found.append(Modifier("defender", "horde", _horde(state, defender, attacker)))
    mine, theirs = _tile(state, attacker), _tile(state, defender)
    found += [
        Modifier("attacker", mine.name, mine.attack),  # TE-23
        Modifier("attacker", theirs.name, theirs.cover),  # TE-22
        Modifier("defender", theirs.name, theirs.defence),  # TE-23
    ]
    return tuple(modifier for modifier in found if modifier.amount)


def _horde(state: TagEmState, pawn: Pawn, other: Pawn) -> int:
    """Other pawns of that pawn's team next to the other pawn; their tiles do not count (TE-24)."""
    around = state.ground.near[other.square]
    return sum(one.team == pawn.team and one is not pawn and one.square in around for one in state.pawns)


def _tile(state: TagEmState, pawn: Pawn) -> Tile:
    return BARE if pawn.kind == "helicopter" else state.tile(pawn.square)


def sums(found: tuple[Modifier, ...]) -> tuple[int, int]:
    """Sums of the attacker's and of the defender's modifiers."""
    attacker = sum(modifier.amount for modifier in found if modifier.side == "attacker")
    return attacker, sum(modifier.amount for modifier in found) - attacker


def odds_of(state: TagEmState, found: tuple[Modifier, ...]) -> Odds:
    """TE-26: the exact odds with those modifiers, by the dice and the tie rule of this table."""
    return odds(*sums(found), state.options.attack_dice, state.options.tie)


# Attacking


def pair(state: TagEmState, seat: int, square: str, target: str, *, far: bool) -> tuple[Pawn, Pawn]:
    """Attacker and defender, if the attack is legal."""
    attacker = own_pawn(state, seat, square)
    if target not in state.ground.where:
        raise RuleViolation("TE-14", "tag-em-no-such-square", square=target)
    number = state.at(target)
    if number is None or state.pawns[number].team == seat:
        raise RuleViolation("TE-14", "tag-em-no-enemy-there", square=target)
    if far and not is_sniper(state, attacker):
        raise RuleViolation("TE-50", "tag-em-not-a-sniper", square=square)
    if (target, far) not in targets(state, attacker):
        if not far:
            raise RuleViolation("TE-14", "tag-em-target-not-adjacent", target=target, square=square)
        if target in state.ground.near[square]:
            raise RuleViolation("TE-50", "tag-em-too-close-to-shoot", target=target)
        raise RuleViolation(
            "TE-50",
            "tag-em-no-line-of-fire",
            target=target,
            square=square,
            most=state.options.sniper_range,
        )
    return attacker, state.pawns[number]


def attack(decision: Decision[TagEmState], seat: int, command: Attack | Shoot) -> None:
    state, square, target, far = decision.state, command.square, command.target, isinstance(command, Shoot)
    turns.check_turn(state, seat)
    attacker, defender = pair(state, seat, square, target, far=far)
    if state.pom < 1:
        raise RuleViolation("TE-14", "tag-em-no-points-to-attack")
    found = modifiers(state, attacker, defender, far=far)
    dice, (plus, minus) = state.options.attack_dice, sums(found)
    rolls = []
    while True:
        rolls.append((dice.roll(decision.chance), dice.roll(decision.chance)))
        totals = dice.total(rolls[-1][0]) + plus, dice.total(rolls[-1][1]) + minus
        if totals[0] != totals[1] or state.options.tie != "reroll":
            break
    result: e.Result = "win" if totals[0] > totals[1] else "lose"
    if totals[0] == totals[1] and state.options.tie == "stand-off":
        result = "tie"
    decision.add(e.Attacked(seat, square, defender.team, target, far, found, tuple(rolls), totals, result))
    if result == "win":
        _fall(decision, defender, seat)
    elif result == "lose":
        _fall(decision, attacker, defender.team)


def _fall(decision: Decision[TagEmState], pawn: Pawn, by: int) -> None:
    """TE-20: the pawn is lost, or sent back. Nobody moves into its square (TE-25)."""
    state = decision.state
    dropped = tuple(state.flags[i].team for i in state.carried(pawn.square))
    decision.add(e.Fell(pawn.team, pawn.square, by, state.options.returns, dropped))
    turns.defeated(decision, by, pawn.team)
    if decision.state.over:
        return
    if state.options.returns:
        respawn.send_back(decision, pawn.team)
    elif not decision.state.team(pawn.team):
        turns.put_out(decision, pawn.team, "no-pawns", by)
