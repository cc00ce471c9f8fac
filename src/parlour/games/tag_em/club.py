"""Club: plans its whole turn. It looks for the best fight (who goes where around which enemy, then attacks how often),
by what it is worth on average; else it goes where it should go, as far as that is safe.

A bot keeps nothing, so it plans anew before each command: what it did is then part of the plan that it finds.
"""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec

from parlour.games.tag_em import fights, moves, strategy
from parlour.games.tag_em.notation import Attack, End, Move, Shoot
from parlour.games.tag_em.odds import odds
from parlour.games.tag_em.state import Pawn, Table
from parlour.kernel.commands import Command

GANG = 4
"""Pawns around one enemy that are thought of."""
EAGER = 0.04
"""What a fight has to be worth on average."""
EXPOSED = 0.35
"""How much it counts against a fight that those who go there may be attacked in turn."""
PACE = 0.06
"""What a point nearer to where a pawn should go is worth."""
PATIENCE = 15
"""Rounds after which danger counts half as much: whoever only waits does not win."""

Reach = dict[str, tuple[int, tuple[str, ...]]]


class Mate(msgspec.Struct, frozen=True):
    """A pawn that could take part in a fight: from which square, and what it costs to go there."""

    cost: int
    pawn: Pawn
    square: str
    path: tuple[str, ...]


class Mind:
    """What the planner works out once for a position."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.mine = state.team(seat)
        self.reach: dict[str, Reach] = {pawn.square: moves.reach(state, pawn, state.pom) for pawn in self.mine}
        full = state.options.turn_pom(state.map)
        self.pom = full
        self.enemies = strategy.enemies(state, seat)
        self.theirs: dict[str, dict[str, int]] = {
            enemy.square: {
                square: cost for square, (cost, _) in moves.reach(_rested(state, enemy), enemy, full).items()
            }
            for enemy in self.enemies
        }
        self.standing = state.standing
        self.calm = 1 / (1 + state.round / PATIENCE)
        self._danger: dict[tuple[str, bool], float] = {}

    # Danger

    def danger(self, pawn: Pawn, square: str) -> float:
        """How likely it is that the pawn would be lost on that square in the enemies' next turns."""
        key = square, pawn.kind == "helicopter"
        if key not in self._danger:
            self._danger[key] = self._work_out(pawn, square)
        return self._danger[key]

    def _work_out(self, pawn: Pawn, square: str) -> float:
        state = self.state
        around = [s for s in state.ground.near[square] if state.enterable(s)]
        tile = fights.BARE if pawn.kind == "helicopter" else state.tile(square)
        friends = sum(one is not pawn and one.square in state.ground.near[s] for s in around for one in self.mine)
        support = min(1, friends // 2)
        worst = 0.0
        for team in {enemy.team for enemy in self.enemies}:
            costs = []
            for enemy in self.enemies:
                if enemy.team == team:
                    ways = self.theirs[enemy.square]
                    nearest = min((ways[s] for s in around if s in ways), default=strategy.FAR)
                    costs.append(0 if enemy.square in around else nearest)
            spent = gang = 0
            for cost in sorted(costs):
                if spent + cost + 1 > self.pom or gang == min(GANG, len(around)):
                    break
                spent, gang = spent + cost, gang + 1
            if gang:
                win, tie, _ = _chances(gang - 1 + tile.cover, support + tile.defence, state)
                tries = min(4, self.pom - spent)
                worst = max(worst, win * (1 - tie**tries) / (1 - tie) if tie < 1 else 0.0)
        return worst

    # Fights

    def fight(self) -> tuple[float, Command] | None:
        """The best fight that this turn allows, and how it begins."""
        best: tuple[float, Command] | None = None
        for enemy in self.enemies:
            for value, command in self._against(enemy):
                if value > EAGER and (best is None or value > best[0]):
                    best = value, command
        return best

    def _against(self, enemy: Pawn) -> list[tuple[float, Command]]:
        state, near = self.state, self.state.ground.near[enemy.square]
        mates: list[Mate] = []
        for pawn in self.mine:
            if pawn.spent:
                continue
            if pawn.square in near:
                mates.append(Mate(0, pawn, pawn.square, ()))
            else:
                reach = self.reach[pawn.square]
                mates += [Mate(reach[s][0], pawn, s, reach[s][1]) for s in near if s in reach]
        mates.sort(key=lambda mate: (mate.cost, -strategy.shelter(state, mate.pawn, mate.square), mate.square))
        gang: list[Mate] = []
        found: list[tuple[float, Command]] = []
        spent = 0
        for mate in mates:
            if any(mate.pawn is one.pawn or mate.square == one.square for one in gang):
                continue
            if spent + mate.cost + 1 > state.pom or len(gang) == GANG:
                break
            gang.append(mate)
            spent += mate.cost
            value = self._worth(enemy, gang, state.pom - spent) - 0.01 * spent
            value -= (
                EXPOSED
                * self.calm
                * sum(self.danger(one.pawn, one.square) * strategy.worth(state, one.pawn) for one in gang if one.cost)
            )
            coming = next((one for one in gang if one.cost), None)
            if coming is not None:
                found.append((value, Move(coming.path)))
            else:
                first = max(gang, key=lambda one: self._edge(enemy, one, len(gang)))
                found.append((value, Attack(first.square, enemy.square)))
        if state.pom:
            for pawn in self.mine:
                if (enemy.square, True) in fights.targets(state, pawn):
                    found.append((strategy.gain(state, pawn, enemy, far=True), Shoot(pawn.square, enemy.square)))
        return found

    def _edge(self, enemy: Pawn, mate: Mate, gang: int) -> int:
        """The attacker's modifiers less the defender's, if that one of the gang attacks."""
        attacker, defender = self._modifiers(enemy, mate, gang)
        return attacker - defender

    def _modifiers(self, enemy: Pawn, mate: Mate, gang: int) -> tuple[int, int]:
        state = self.state
        mine = fights.BARE if mate.pawn.kind == "helicopter" else state.tile(mate.square)
        theirs = fights.BARE if enemy.kind == "helicopter" else state.tile(enemy.square)
        around = state.ground.near[mate.square]
        helpers = sum(o.team == enemy.team and o.square in around for o in self.enemies if o is not enemy)
        return gang - 1 + mine.attack + theirs.cover, helpers + theirs.defence

    def _worth(self, enemy: Pawn, gang: list[Mate], tries: int) -> float:
        """What it is worth on average to attack so often: after a loss the others go on, if it is still worth it."""
        prize = strategy.worth(self.state, enemy)
        order = sorted(gang, key=lambda one: self._edge(enemy, one, len(gang)), reverse=True)

        @cache
        def expect(lost: int, left: int) -> float:
            if not left or lost == len(order):
                return 0.0
            mate, size = order[lost], len(order) - lost
            win, tie, lose = _chances(*self._modifiers(enemy, mate, size), self.state)
            value = win * prize + tie * expect(lost, left - 1)
            value += lose * (expect(lost + 1, left - 1) - strategy.worth(self.state, mate.pawn))
            return max(0.0, value)

        return expect(0, tries)

    # Races

    def block(self) -> Command | None:
        """Stand on the starting point of whoever would come home with a flag next turn."""
        state = self.state
        for enemy in self.enemies:
            home = state.map.starts[enemy.team]
            if state.carried(enemy.square) and home in self.theirs[enemy.square]:
                ways = [self.reach[one.square][home] for one in self.mine if home in self.reach[one.square]]
                if ways:
                    return Move(min(ways)[1])
        return None

    # Places

    def place(self, rng: Random) -> tuple[float, Command] | None:
        """The move that betters a pawn's place most: nearer to where it should go, safer, better sheltered."""
        state = self.state
        best: tuple[float, float, Command] | None = None
        around = [square for enemy in self.enemies for square in state.ground.near[enemy.square]]
        for pawn in self.mine:
            reach = self.reach[pawn.square]
            if not reach or strategy.is_guard(state, self.seat, pawn):
                continue
            errands = strategy.errands(state, self.seat, pawn)
            walk = strategy.costs(state, errands or around, pawn.kind)
            urgent = self._urgency(pawn, errands, walk)
            here = self._value(pawn, pawn.square, walk, urgent)
            for square, (cost, path) in reach.items():
                better = self._value(pawn, square, walk, urgent) - here - 0.002 * cost
                if better > 0.01 and (best is None or (better, rng.random()) > best[:2]):
                    best = better, rng.random(), Move(path)
        return None if best is None else (best[0], best[2])

    def _urgency(self, pawn: Pawn, errands: list[str], walk: dict[str, int]) -> float:
        """How much it matters to go on: most to whoever carries a flag, then to the one who is nearest to it."""
        if self.state.carried(pawn.square):
            return 4.0
        if not errands:
            return 0.25
        nearest = min(walk.get(one.square, strategy.FAR) for one in self.mine)
        return 3.0 if walk.get(pawn.square) == nearest else 1.2

    def _value(self, pawn: Pawn, square: str, walk: dict[str, int], urgent: float) -> float:
        danger: float = (
            self.calm * self.danger(pawn, square) * strategy.worth(self.state, pawn) / max(1.0, urgent) ** 0.5
        )
        return strategy.shelter(self.state, pawn, square) - PACE * urgent * walk.get(square, 100) - danger


def _rested(state: Table, enemy: Pawn) -> Table:
    """The table with that enemy alone and rested: who stands in its way now may not do so in its next turn."""
    return msgspec.structs.replace(state, pawns=(msgspec.structs.replace(enemy, stopped=False, spent=False),))


def _chances(attacker: int, defender: int, state: Table) -> tuple[float, float, float]:
    return odds(attacker, defender, state.options.attack_dice, state.options.tie).chances


def club(state: Table, seat: int, rng: Random) -> Command:
    """Win, take a flag, make way for a carrier, fight if it is worth it, take a better place, or end."""
    path = next(strategy.steps_to_win(state, seat), None) or strategy.flag_in_reach(state, seat)
    path = path or strategy.way_home(state, seat)
    if path is not None:
        return Move(path)
    if state.pom < 1:
        return End()
    mind = Mind(state, seat)
    found = mind.fight()
    if found is not None:
        return found[1]
    blocked = mind.block()
    if blocked is not None:
        return blocked
    found = mind.place(rng)
    return End() if found is None else found[1]
