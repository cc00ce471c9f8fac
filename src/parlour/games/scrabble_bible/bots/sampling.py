"""Legal and random commands for tests and weak bots, and resampling of hidden information."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from msgspec.structs import replace

from parlour._engine import Prefixes
from parlour.games.crossword.bots.generate import placements
from parlour.games.crossword.bots.sampling import exchange, is_on_turn, pass_turn, scattered
from parlour.games.crossword.rules.placement import Placement
from parlour.games.crossword.rules.squares import format_place
from parlour.games.crossword.rules.turns import to_move
from parlour.games.crossword.text.notation import Exchange, Pass
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.text.notation import Challenge, Help, Offer, Play, Tell, Trade
from parlour.kernel.commands import Command


def legal(state: BibleState, seat: int) -> Iterator[Command]:
    """Every play of the word list, some exchanges, and passing."""
    if is_on_turn(state, seat):
        for placement in generated(state, seat):
            yield _play(placement, state)
        rack = state.racks[seat]
        if rack and len(rack) <= len(state.bag):
            yield Exchange(rack)
        if rack and state.bag:
            yield from (Exchange(tile) for tile in sorted(set(rack)))
        yield Pass()
        if state.options.good_samaritan and not state.help.done and not state.help.asked:
            yield Help()


def generated(state: BibleState, seat: int) -> Iterator[Placement]:
    return placements(
        state.board, state.tile_set.size, state.racks[seat], judge.graph(state.options), state.tile_set.centre
    )


def _play(placement: Placement, state: BibleState) -> Play:
    return Play(format_place(placement.start, placement.across, state.tile_set.size), placement.word)


def play(state: BibleState, seat: int, rng: Random) -> Play | None:
    """A random play of the word list."""
    rack, tile_set = state.racks[seat], state.tile_set
    if not rack or not is_on_turn(state, seat):
        return None
    graph = judge.graph(state.options)
    found = Prefixes(state.board, tile_set.size, rack, graph, graph, tile_set.centre).sample(rng.getrandbits(64))
    if found is None:
        return None
    start, across, word = found
    return Play(format_place(start, across, tile_set.size), word)


def ask_help(state: BibleState, seat: int, rng: Random) -> Help | None:
    may = state.options.good_samaritan and not state.help.done and not state.help.asked
    return Help() if may and is_on_turn(state, seat) else None


KINDS: dict[str, Callable[[BibleState, int, Random], Command | None]] = {
    "play": play,
    "exchange": exchange,
    "help": ask_help,
    "pass": pass_turn,
}
"""A random command of each kind that will be accepted."""


def sample(state: BibleState, seat: int, rng: Random) -> Command | None:
    tell = state.prompt("tell")
    if tell is not None and tell.open_to(seat):
        return Tell("It is written.")
    if seat not in to_move(state):
        trade = state.prompt("trade")
        if state.options.good_samaritan and rng.random() < 0.3 and seat != state.turn and trade is None:
            return Offer()
        return Challenge() if rng.random() < 0.1 else None
    rack, helper = state.racks[seat], state.help.helper
    if state.prompt("trade") is not None and helper is not None and rack and state.racks[helper]:
        return Trade(rng.choice(rack), rng.choice(state.racks[helper]))
    chance = rng.random()
    if chance < 0.04:
        return Pass()
    if chance < 0.08 and rack:
        return Exchange("".join(sorted(rng.sample(rack, rng.randint(1, len(rack))))))
    if chance < 0.12 and state.options.good_samaritan:
        return Help()
    if not rack:
        return Pass()
    if chance < 0.6 or state.options.words == "checked":
        found = list(islice(generated(state, seat), rng.choice((1, 5, 30, 100))))
        if found:
            return _with_claim(_play(rng.choice(found), state), state, rng)
        return Pass() if rng.random() < 0.5 else Exchange(rng.choice(rack))
    return Play(*scattered(state.board, state.tile_set.size, state.tile_set.centre, rack, rng))


def _with_claim(play: Play, state: BibleState, rng: Random) -> Play:
    """Sometimes adds a claim, true or not."""
    if state.options.bonus == "claimed" and rng.random() < 0.5:
        play = replace(play, bonus=(play.word.upper(),))
    if state.options.babel and rng.random() < 0.2:
        play = replace(play, babel=rng.choice(state.options.babel))
    return play


def redeal(state: BibleState, seat: int | None, rng: Random) -> BibleState:
    """Another state that looks the same to that seat: the hidden bag and racks are shuffled and dealt again."""
    seen = {seat} if seat is not None else set()
    if seat is not None and seat == state.turn and state.help.helper is not None:
        seen.add(state.help.helper)
    hidden = [i for i in range(len(state.seats)) if i not in seen and not state.over]
    pool = list(state.bag + "".join(state.racks[i] for i in hidden))
    rng.shuffle(pool)
    racks = list(state.racks)
    for i in hidden:
        count = len(racks[i])
        racks[i], pool = "".join(sorted(pool[:count])), pool[count:]
    return replace(state, bag="".join(sorted(pool)), racks=tuple(racks))
