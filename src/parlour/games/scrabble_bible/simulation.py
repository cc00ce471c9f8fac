"""Trying out the best candidates in games that might be: others' racks and the bag are dealt many times over.

What an opponent holds is dealt by what they played: a rack with which a much better play was there is dealt less often.
All candidates meet the same deals; the worst are dropped step by step, so that most of the budget goes to the few
that are close. A node is one search for a best play, and the budget is a number of nodes: the same seed gives the same
move on every machine.
"""

from __future__ import annotations

from math import exp
from random import Random

import msgspec

from parlour._engine import Position
from parlour.games.crossword.squares import put
from parlour.games.scrabble_bible import engine, judge, scoring
from parlour.games.scrabble_bible.outlook import Candidate, Outlook, rest

TO_THE_END = 10
"""With so few tiles in the bag the games that might be are played to their end."""
RACKS = 120
"""Racks that are weighed by what an opponent played."""
PATIENCE = 12.0
"""So many points worse, and a play was made with that rack a third as often."""
LATE = 14
"""With so few tiles in the bag the chance to win counts, and before that the lead."""
WIN = 100.0
"""What a win is worth late in the game, in points."""
BY_POINTS = 0.3
"""What a point is worth beside it, so that a sure winner still plays well."""
TRUST = 40
"""What equity tells is worth as much as so many games that might be."""
ROUNDS = 5
KEPT_EACH_ROUND = 0.6
MOST_TURNS = 40
SCORELESS = 6


class Trial(msgspec.Struct):
    """A candidate, and how it has fared."""

    candidate: Candidate
    position: Position
    prior: float
    "By how much its equity is better than that of the first candidate."
    games: int = 0
    better: float = 0.0
    "By how many points it did better than the first candidate in the same deals, in all."

    @property
    def merit(self) -> float:
        """How much better it is than the first candidate, by equity and by games that might be."""
        return (self.better + TRUST * self.prior) / (self.games + TRUST)


def simulate(outlook: Outlook, candidates: list[Candidate], rng: Random, nodes: int) -> list[Trial]:
    """The candidates by how they fared, the best first; the first one given is what the others are held against."""
    deals = Deals(outlook, rng)
    base = outlook.position()
    trials = []
    for candidate in candidates:
        position = base.copy()
        if candidate.move is not None:
            position.lay(candidate.move.laid)
        trials.append(Trial(candidate, position, candidate.equity - candidates[0].equity))
    spent = deals.spent
    active = trials
    for number in range(ROUNDS):
        share = (nodes - spent) // (ROUNDS - number)
        used = 0
        while used < share:
            racks, bag = deals.deal()
            results = [_try(outlook, trial, dict(racks), list(bag)) for trial in active]
            for trial, (_, points) in zip(active, results, strict=True):
                trial.games += 1
                trial.better += points - results[0][1]
            used += sum(taken for taken, _ in results)
        spent += used
        best = sorted(active[1:], key=lambda trial: -trial.merit)
        active = [active[0], *best[: max(1, round(len(best) * KEPT_EACH_ROUND))]]
    active.sort(key=lambda trial: -trial.merit)
    dropped = [trial for trial in trials if trial not in active]
    return [*active, *sorted(dropped, key=lambda trial: -trial.merit)]


class Deals:
    """What the others may hold, and what the bag may have."""

    def __init__(self, outlook: Outlook, rng: Random) -> None:
        self._outlook = outlook
        self._rng = rng
        self._unseen = outlook.unseen
        self._kept: list[str] = []
        self._weights: list[float] = []
        self._who: int | None = None
        self.spent = 0
        "Nodes that weighing racks took."
        last = outlook.last
        if last is not None and last[0] in outlook.opponents and len(last[1]) < outlook.options.rack_size:
            self._weigh(*last)

    def _weigh(self, seat: int, squares: tuple[int, ...], score: int) -> None:
        outlook = self._outlook
        kept = min(outlook.options.rack_size - len(squares), outlook.tiles[seat])
        if kept <= 0 or not squares:
            return
        laid = "".join("?" if outlook.board[square].islower() else outlook.board[square] for square in squares)
        before = put(outlook.board, [(square, ".") for square in squares])
        position = engine.position(before, outlook.kit, outlook.options, judge.graph(outlook.options))
        worth = outlook.worth
        leaves = worth.for_engine()
        self._who = seat
        for _ in range(RACKS):
            leave = "".join(sorted(self._rng.sample(self._unseen, kept)))
            best = position.best(laid + leave, leaves=leaves)
            missed = max(0.0, best[0].equity - score - leaves.value(leave)) if best else 0.0
            self._kept.append(leave)
            self._weights.append(exp(-missed / PATIENCE))
            self.spent += 1
        if sum(self._weights) <= 0:
            self._who = None

    def deal(self) -> tuple[dict[int, str], list[str]]:
        """A rack for each opponent, and the bag in an order to draw from its end."""
        rng, outlook = self._rng, self._outlook
        pool = list(self._unseen)
        kept = rng.choices(self._kept, self._weights)[0] if self._who is not None else ""
        for tile in kept:
            pool.remove(tile)
        rng.shuffle(pool)
        racks = {}
        for seat in outlook.opponents:
            known = kept if seat == self._who else ""
            wanted = outlook.tiles[seat] - len(known)
            racks[seat] = known + "".join(pool.pop() for _ in range(min(wanted, len(pool))))
        return racks, pool


def _try(outlook: Outlook, trial: Trial, racks: dict[int, str], bag: list[str]) -> tuple[int, float]:
    """Play a game that might be, from after the candidate; gives how many nodes it took, and how good it was."""
    me, candidate, options = outlook.seat, trial.candidate, outlook.options
    size, worth = options.rack_size, outlook.worth
    leaves = worth.for_engine()
    points = list(outlook.points)
    points[me] += candidate.score
    racks[me] = candidate.left
    _draw(racks, me, bag, size)
    bag[:0] = candidate.given  # new tiles are drawn before the old ones go back (SB-14)
    position = trial.position.copy()
    order = (*outlook.opponents, me)
    to_the_end = outlook.bag <= TO_THE_END
    values = dict.fromkeys(order, 0.0)
    nodes, scoreless = 0, 0 if candidate.score else 1
    over = _reached(outlook, me, points) or not racks[me]
    winner = me if _reached(outlook, me, points) else None
    if over and winner is None:
        _settle(racks, me, points, outlook)
    turn = 0
    while not over and (to_the_end or turn < len(order)) and turn < MOST_TURNS:
        seat = order[turn % len(order)]
        turn += 1
        nodes += 1
        best = position.best(racks[seat], leaves=leaves if bag else None)
        if not best:
            scoreless += 1
            if scoreless >= SCORELESS or (not bag and scoreless >= len(order)):
                _settle(racks, None, points, outlook)
                over = True
            continue
        play = best[0]
        scoreless = 0
        points[seat] += play.score
        racks[seat] = rest(racks[seat], play.laid)
        values[seat] = worth.value(racks[seat]) if bag else 0.0
        position.lay(play.laid)
        _draw(racks, seat, bag, size)
        if _reached(outlook, seat, points):
            winner, over = seat, True
        elif not racks[seat]:
            _settle(racks, seat, points, outlook)
            over = True
    rival = max(outlook.opponents, key=lambda seat: points[seat] + values[seat])
    lead = points[me] - points[rival] + (0.0 if over else values[me] - values[rival])
    if outlook.bag > LATE and not options.it_is_finished:
        return max(1, nodes), lead
    # Late in the game it is the win that counts, in so many points as it would take to make it even.
    if winner is not None:
        chance = float(winner == me)
    else:
        to_come = 0 if over else len(bag) + sum(map(len, racks.values()))
        chance = worth.win_chance(lead - (0.0 if over else worth.tempo), to_come)
    return max(1, nodes), BY_POINTS * lead + WIN * chance


def _draw(racks: dict[int, str], seat: int, bag: list[str], size: int) -> None:
    while bag and len(racks[seat]) < size:
        racks[seat] += bag.pop()


def _reached(outlook: Outlook, seat: int, points: list[int]) -> bool:
    """SB-31."""
    target = outlook.target(seat)
    return target is not None and points[seat] >= target


def _settle(racks: dict[int, str], out: int | None, points: list[int], outlook: Outlook) -> None:
    """SB-25."""
    held = tuple(racks.get(seat, "") for seat in range(len(points)))
    for seat, added in enumerate(scoring.adjustments(held, outlook.kit, out, outlook.options.adjustment)):
        points[seat] += added
