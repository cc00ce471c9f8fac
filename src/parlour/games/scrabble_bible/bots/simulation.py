"""Simulates the best candidates: opponents' racks and the bag are dealt many times.

An opponent's rack is inferred from their last play: racks with a much better play are dealt less often. All
candidates share the same deals; clearly worse ones are dropped step by step, so that most of the budget goes to
close candidates. A node is one search for a best play, and the budget is a number of nodes: the same seed gives the
same move on every machine. The engine plays the games (`Simulation`).
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random

import msgspec

from parlour._engine import Simulation
from parlour.games.crossword.rules.squares import put
from parlour.games.scrabble_bible.bots import engine
from parlour.games.scrabble_bible.bots.bot_knowledge import BotKnowledge, Candidate
from parlour.games.scrabble_bible.rules import judge

FULL_GAME_BAG = 10
"""With at most this many tiles in the bag, games are simulated to the end."""
SAMPLED_RACKS = 100
"""Racks sampled for the inference."""
INFERENCE_SCALE = 12.0
"""Equity loss at which a rack's weight falls by a factor of e."""
WIN_VALUE = 100.0
"""Value of a win, in points."""
POINT_WEIGHT = 0.3
"""Weight of a point of lead, so that a sure winner still plays well."""
PRIOR_GAMES = 30
"""Prior weight of equity, in simulated games."""
ROUNDS = 8
FIRST_DEALS = 12
"""Deals of the first round."""
DROP_ERRORS = 1.7
"""A candidate this many standard errors behind the best is dropped."""
FULL_GAME_NODES = 12
"""Initial estimate of the nodes of a game simulated to its end."""


class SimulatedCandidate(msgspec.Struct):
    """A candidate with its results."""

    number: int
    candidate: Candidate
    prior: float
    "Prior difference to the first candidate, by equity."
    values: list[float]
    "Values of the simulated games, by deal."
    advantage: float = 0.0
    "Estimated difference to the first candidate, from the prior and the games."

    @property
    def games(self) -> int:
        return len(self.values)


def simulate(knowledge: BotKnowledge, candidates: list[Candidate], rng: Random, nodes: int) -> list[SimulatedCandidate]:
    """The candidates by simulated value, best first."""
    guesses = guess(knowledge, rng) if nodes > 4 * SAMPLED_RACKS else []
    games = simulation_of(knowledge, candidates, rng.getrandbits(63), guesses)
    tried = [SimulatedCandidate(i, one, _prior(knowledge, one, candidates[0]), []) for i, one in enumerate(candidates)]
    active, dropped = tried, list[SimulatedCandidate]()
    left, deals, cost = nodes - len(guesses), 0, 2.0 if knowledge.bag > FULL_GAME_BAG else float(FULL_GAME_NODES)
    for number in range(ROUNDS):
        share = left // (ROUNDS - number)
        count = max(FIRST_DEALS if number == 0 else 1, int(share / (cost * len(active))))
        outcomes, taken = games.play([trial.number for trial in active], deals, count)
        for trial, results in zip(active, zip(*outcomes, strict=True), strict=True):
            trial.values += (_game_value(knowledge, *outcome) for outcome in results)
        deals += count
        left -= taken
        cost = taken / (count * len(active))
        keep, out = _split_candidates(active)
        dropped = out + dropped
        active = keep
        if len(active) == 1 or left < cost * len(active):
            break
    return active + dropped


def simulation_of(
    knowledge: BotKnowledge, candidates: list[Candidate], seed: int, guesses: list[tuple[str, float]]
) -> Simulation:
    """The candidates for the engine."""
    order = (knowledge.seat, *knowledge.opponents)
    options = knowledge.options
    return Simulation(
        knowledge.position(),
        [(one.move.laid if one.move is not None else (), one.score, one.left, one.given) for one in candidates],
        unseen=knowledge.unseen,
        held=[knowledge.tiles[seat] for seat in knowledge.opponents],
        points=[knowledge.points[seat] for seat in order],
        targets=[knowledge.target(seat) for seat in order],
        seed=seed,
        rack_size=options.rack_size,
        leaves=knowledge.leave_values.for_engine(),
        guesses=guesses,
        turns=len(order) if knowledge.bag > FULL_GAME_BAG else None,
        double=options.adjustment == "gain-double",
    )


def guess(knowledge: BotKnowledge, rng: Random) -> list[tuple[str, float]]:
    """Possible leaves of the previous player with weights, inferred from their play."""
    if knowledge.last is None or not knowledge.opponents or knowledge.last[0] != knowledge.opponents[-1]:
        return []
    seat, squares, score = knowledge.last
    kept = min(knowledge.options.rack_size - len(squares), knowledge.tiles[seat])
    if kept <= 0 or not squares:
        return []
    laid = "".join("?" if knowledge.board[square].islower() else knowledge.board[square] for square in squares)
    before = put(knowledge.board, [(square, ".") for square in squares])
    position = engine.position(before, knowledge.tile_set, knowledge.options, judge.graph(knowledge.options))
    leaves, unseen = knowledge.leave_values.for_engine(), knowledge.unseen
    found = []
    for _ in range(SAMPLED_RACKS):
        leave = "".join(sorted(rng.sample(unseen, kept)))
        best = position.best(laid + leave, leaves=leaves)
        missed = max(0.0, best[0].equity - score - leaves.value(leave)) if best else 0.0
        found.append((leave, exp(-missed / INFERENCE_SCALE)))
    return found


def _split_candidates(active: list[SimulatedCandidate]) -> tuple[list[SimulatedCandidate], list[SimulatedCandidate]]:
    """Candidates that may still be best, best first; and the others."""
    first = next(trial for trial in active if trial.number == min(one.number for one in active))
    for trial in active:
        better = sum(trial.values) - sum(first.values[: trial.games])
        trial.advantage = (better + PRIOR_GAMES * (trial.prior - first.prior)) / (trial.games + PRIOR_GAMES)
    ranked = sorted(active, key=lambda trial: (-trial.advantage, trial.number))
    best = ranked[0]
    keep, out = [best], list[SimulatedCandidate]()
    for trial in ranked[1:]:
        apart = [one - other for one, other in zip(best.values, trial.values, strict=True)]
        mean = sum(apart) / len(apart)
        variance = sum((one - mean) ** 2 for one in apart) / max(1, len(apart) - 1)
        behind = best.advantage - trial.advantage
        (out if behind > DROP_ERRORS * sqrt(variance / (len(apart) + PRIOR_GAMES)) else keep).append(trial)
    return keep, out


def _prior(knowledge: BotKnowledge, one: Candidate, first: Candidate) -> float:
    """Prior difference to the first candidate, on the scale of game values."""
    leave_values, to_come = knowledge.leave_values, len(knowledge.unseen) + len(knowledge.rack)
    chances = [leave_values.win_chance(knowledge.lead + equity, to_come) for equity in (one.equity, first.equity)]
    return POINT_WEIGHT * (one.equity - first.equity) + WIN_VALUE * (chances[0] - chances[1])


def _game_value(knowledge: BotKnowledge, lead: float, to_come: int, won: bool | None) -> float:
    """Value of a simulated game."""
    if won is not None:
        return POINT_WEIGHT * lead + WIN_VALUE * won
    leave_values = knowledge.leave_values
    # If the game was stopped early, the next player is on turn, which is worth something.
    return POINT_WEIGHT * lead + WIN_VALUE * leave_values.win_chance(
        lead - (leave_values.tempo if to_come else 0.0), to_come
    )
