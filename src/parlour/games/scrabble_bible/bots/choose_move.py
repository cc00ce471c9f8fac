"""Chooses a bot's move by level."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from parlour._engine import WordGraph
from parlour.games.scrabble_bible.bots import bot_knowledge, moves
from parlour.games.scrabble_bible.bots.bot_knowledge import BotKnowledge, Candidate
from parlour.games.scrabble_bible.bots.levels import Level
from parlour.games.scrabble_bible.bots.simulation import FULL_GAME_BAG, simulate
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.state import Move

SIMULATED, MAX_DEFICIT = 12, 14.0
"""Most candidates simulated, and the maximum equity deficit of a candidate."""
SIMULATED_LATE, MAX_DEFICIT_LATE = 20, 30.0
"""The same for simulations to the end, where equity is less accurate."""
END_NODES = 4
"""Endgame nodes per node of the budget: boards are full and racks small there."""
USUAL_RACK = 7
"""Rack size that the budget assumes."""
GREEDY_CHECKED = 30
"""Best plays by score that are checked for fitness before all others."""


def decide(seen: BotKnowledge, level: Level, rng: Random) -> Candidate | None:
    """The bot's move, exchanges included; a greedy bot returns a play or None."""
    languages = seen.options.babel if level.babel else ()
    match level.plan:
        case "score":
            move = _by_score(seen, level, languages, rng)
            return None if move is None else _plain(seen, move)
        case "equity":
            return bot_knowledge.candidates(seen, 1, languages=languages)[0]
        case "simulation":
            return try_out(seen, rng, _affordable(level.nodes, seen.options.rack_size), languages)[0]


def _affordable(nodes: int, rack_size: int) -> int:
    """Larger racks take longer to search, so fewer nodes fit into the same time."""
    return nodes * USUAL_RACK**2 // max(USUAL_RACK, rack_size) ** 2


def try_out(seen: BotKnowledge, rng: Random, nodes: int, languages: tuple[str, ...] = ()) -> list[Candidate]:
    """Candidates ranked by simulation; in a solvable endgame, the best move first."""
    most, far = (SIMULATED, MAX_DEFICIT) if seen.bag > FULL_GAME_BAG else (SIMULATED_LATE, MAX_DEFICIT_LATE)
    found = bot_knowledge.candidates(seen, most, languages=languages)
    if seen.is_open:
        best, _ = solve_endgame(seen, END_NODES * nodes)
        return [best, *(one for one in found if one.command != best.command)]
    near = [one for one in found if one.equity >= found[0].equity - far]
    if len(near) == 1 or not seen.opponents:
        return found
    tried = [trial.candidate for trial in simulate(seen, near, rng, nodes)]
    return [*tried, *(one for one in found if one not in tried)]


def solve_endgame(seen: BotKnowledge, nodes: int) -> tuple[Candidate, int]:
    """Solves a two-player endgame with an empty bag, where the opponent's rack is the unseen tiles: the best move, and
    the lead it gains to the end."""
    ranked, _ = seen.position().solve_endgame(seen.rack, seen.unseen, nodes=nodes)
    for play, gain in ranked:
        if play is None:
            return Candidate("pass", 0, 0.0, seen.rack), gain
        move = bot_knowledge.move_of(play, seen)
        if not seen.options.family_words or moves.is_fit(move):
            return _plain(seen, move), gain
    raise AssertionError("to pass is always one of the ways")


def _plain(seen: BotKnowledge, move: Move) -> Candidate:
    left = bot_knowledge.rest(seen.rack, move.laid)
    command = moves.command(move, seen.tile_set, seen.options)
    return Candidate(command, move.score, bot_knowledge.equity(seen, move.score, left, len(move.laid)), left, move)


# Greedy play


def _by_score(seen: BotKnowledge, level: Level, languages: tuple[str, ...], rng: Random) -> Move | None:
    """A play that is good enough for its level, among those that it notices."""
    position = seen.position(_graph(level, seen.options))
    if not seen.rack:
        return None
    if level.notices is None and level.acceptable_share == 1.0:
        best = [bot_knowledge.move_of(play, seen) for play in position.best(seen.rack, GREEDY_CHECKED)]
        best += bot_knowledge.foreign_moves(seen, languages)
        if (move := _good(best, seen.options, 1.0, rng)) is not None or len(best) < GREEDY_CHECKED:
            return move
    plays = [play for play in position.plays(seen.rack) if len(play.word) <= level.longest]
    if level.notices is not None:
        plays = rng.sample(plays, min(level.notices, len(plays)))
    found = [bot_knowledge.move_of(play, seen) for play in plays]
    return _good([*found, *bot_knowledge.foreign_moves(seen, languages)], seen.options, level.acceptable_share, rng)


def _good(found: Iterable[Move], options: BibleOptions, acceptable_share: float, rng: Random) -> Move | None:
    good: list[Move] = []
    enough = 0.0
    for move in found:
        if move.score >= enough and (not options.family_words or moves.is_fit(move)):
            good.append(move)
            enough = max(enough, move.score * acceptable_share)
    good = [move for move in good if move.score >= enough]
    return rng.choice(good) if good else None


def _graph(level: Level, options: BibleOptions) -> WordGraph:
    """The words it knows; all words of a table's own list."""
    if level.knows is None or isinstance(options.word_list, tuple):
        return judge.graph(options)
    return moves.vocabulary(level.knows, level.longest)
