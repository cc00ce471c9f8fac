"""Chooses a bot's move by level."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from parlour._engine import WordGraph
from parlour.games.crossword.bots import manners
from parlour.games.scrabble_bible.bots import bot_knowledge, moves
from parlour.games.scrabble_bible.bots.bot_knowledge import BotKnowledge, Candidate
from parlour.games.scrabble_bible.bots.levels import Level
from parlour.games.scrabble_bible.bots.simulation import FULL_GAME_BAG, simulate
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.state import Move
from parlour.kernel.cast import character

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


def decide(seen: BotKnowledge, level: Level, rng: Random, name: str = "") -> Candidate | None:
    """The move of the bot of that name, exchanges included; one that plays by score returns a play or None."""
    languages = seen.options.babel if level.babel else ()
    match level.plan:
        case "score":
            move = _like_a_person(seen, level, rng, name) if level.knows is not None else _by_score(seen, languages)
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


def _by_score(seen: BotKnowledge, languages: tuple[str, ...]) -> Move | None:
    """The play with the highest score."""
    if not seen.rack:
        return None
    position = seen.position()
    best = [bot_knowledge.move_of(play, seen) for play in position.best(seen.rack, GREEDY_CHECKED)]
    best += bot_knowledge.foreign_moves(seen, languages)
    fit = _fit(best, seen.options)
    if not fit and len(best) >= GREEDY_CHECKED:
        fit = _fit((bot_knowledge.move_of(play, seen) for play in position.plays(seen.rack)), seen.options)
    return max(fit, key=lambda move: move.score, default=None)


# Play like a person


def _like_a_person(seen: BotKnowledge, level: Level, rng: Random, name: str) -> Move | None:
    """A play of words that this person knows, good enough for its level among those that it notices.

    A blank is kept for a good score while there are tiles to draw; without any other play, tiles are exchanged if they
    can be.
    """
    if not seen.rack:
        return None
    person = character(name)
    plays = seen.position(_graph(level, seen.options, name)).plays(seen.rack)
    known = [play for play in plays if len(play.word) <= level.longest]
    if seen.bag:
        thrifty = [play for play in known if manners.is_worth_its_blanks(play.laid, play.score, person)]
        if thrifty or seen.bag >= seen.options.rack_size:
            known = thrifty
    while known:
        noticed = rng.sample(known, min(level.notices or len(known), len(known)))
        found = _fit((bot_knowledge.move_of(play, seen) for play in noticed), seen.options)
        if found:
            enough = level.acceptable_share * max(move.score for move in found)
            good = [move for move in found if move.score >= enough]
            return manners.favourite(good, lambda move: move.word, person, rng)
        known = [play for play in known if play not in noticed]
    return None


def _fit(found: Iterable[Move], options: BibleOptions) -> list[Move]:
    """AG-8."""
    return [move for move in found if not options.family_words or moves.is_fit(move)]


def _graph(level: Level, options: BibleOptions, name: str) -> WordGraph:
    """The words it knows; all words of a table's own list."""
    if level.knows is None or isinstance(options.word_list, tuple):
        return judge.graph(options)
    return moves.vocabulary(level.knows, level.longest, name)
