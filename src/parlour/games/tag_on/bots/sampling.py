"""Legal and random commands for tests and weak bots, and resampling of hidden information."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from msgspec.structs import replace

from parlour._engine import Prefixes
from parlour.games.crossword.bots.sampling import exchange, is_on_turn, pass_turn, scattered
from parlour.games.crossword.rules.placement import words_on
from parlour.games.crossword.rules.rack import take, tiles_of
from parlour.games.crossword.rules.squares import EMPTY, format_place, put
from parlour.games.crossword.rules.turns import to_move
from parlour.games.crossword.text.notation import Exchange, Pass
from parlour.games.tag_on.bots import moves
from parlour.games.tag_on.bots.moves import Board
from parlour.games.tag_on.rules import judge, laying
from parlour.games.tag_on.rules.laying import barred
from parlour.games.tag_on.state import TagOnState
from parlour.games.tag_on.text.notation import CHALLENGES, CLAIMS, Challenge, Kin, Play, Shield, Target
from parlour.games.tag_on.tile_set import BLANK, SHIELD, letters_in
from parlour.kernel.commands import Command
from parlour.kernel.errors import RuleViolation

EASY = "AENRST"
"""Letters that a blank is tried as; all would take too long."""
TRIES = 4
"""Plays tried where words may not come back to their places (TO-14)."""
RELATIONS = ("father", "son", "wife", "brother", "great-grandmother", "père", "sœur")


def board_of(state: TagOnState) -> Board:
    return Board(state.tile_set, state.board, state.face_up, state.centre_used, len(state.bag), barred(state))


def legal(state: TagOnState, seat: int) -> Iterator[Command]:
    """Every in-place play of the dictionary, shields, some exchanges, and passing."""
    asked = state.prompt("shield")
    if asked is not None and asked.open_to(seat) and SHIELD in state.racks[seat]:
        yield Shield("save")
    if not is_on_turn(state, seat):
        return
    rack, board = state.racks[seat], board_of(state)
    yield from (moves.command(board, option) for option in generated(state, seat))
    if SHIELD in rack:
        others = rack.replace(SHIELD, "", 1)
        if others and state.bag:
            yield Shield("exchange", others[-1])
        if state.tile_set.edition == "en" and not state.returned and state.bag:
            yield Shield("return")
    if rack and len(rack) <= len(state.bag):
        yield Exchange(rack)
    if rack and state.bag:
        yield from (Exchange(tile) for tile in sorted(set(rack)))
    yield Pass()


def generated(state: TagOnState, seat: int, *, replacing: bool = True) -> Iterator[moves.Option]:
    rack = state.racks[seat]
    return moves.plays(board_of(state), rack, judge.graph(state.options), replacing=replacing, blanks=EASY)


def play(state: TagOnState, seat: int, rng: Random) -> Play | None:
    """A random play of the dictionary, sometimes by replacing letters."""
    if not state.racks[seat].strip(SHIELD) or not is_on_turn(state, seat):
        return None
    if state.board.strip(EMPTY) and rng.random() < 0.25:
        run = rng.choice(words_on(state.board, state.tile_set.size))
        lifted = tuple(sorted(rng.sample(run.squares, rng.randint(1, min(3, len(run.squares) - 1)))))
        replaced = _found(state, seat, rng, lifted, run.across)
        if replaced is not None and _is_accepted(state, seat, replaced):
            return replaced
    for _ in range(TRIES):
        found = _found(state, seat, rng)
        if found is None or not barred(state) or _is_accepted(state, seat, found):
            return found
    return None


def _found(
    state: TagOnState, seat: int, rng: Random, lifted: tuple[int, ...] = (), across: bool | None = None
) -> Play | None:
    """A random play that covers the lifted squares in that direction."""
    tile_set, graph = state.tile_set, judge.graph(state.options)
    board = put(state.board, ((square, EMPTY) for square in lifted))
    ways = (True, False) if across is None else (across,)
    hand = state.racks[seat].replace(SHIELD, "")
    found = Prefixes(board, tile_set.size, hand, graph, graph, tile_set.centre, lifted, ways).sample(
        rng.getrandbits(64)
    )
    if found is None:
        return None
    start, is_across, word = found
    lift = tuple(format_place(square, True, tile_set.size) for square in lifted)
    return Play(format_place(start, is_across, tile_set.size), word, lift=lift)


def _is_accepted(state: TagOnState, seat: int, command: Play) -> bool:
    """Whether it may be laid; its words are in the dictionary."""
    try:
        laid = laying.lay(state, seat, command)
    except RuleViolation:
        return False
    graph = judge.graph(state.options)
    return all(run.word.upper() in graph for run in laid.formed)


def shield(state: TagOnState, seat: int, rng: Random) -> Shield | None:
    """A shield put to use: against the loss of a turn, or on one's turn."""
    rack, asked = state.racks[seat], state.prompt("shield")
    if asked is not None and asked.open_to(seat) and SHIELD in rack:
        return Shield("save")
    if SHIELD not in rack or not state.bag or not is_on_turn(state, seat):
        return None
    tiles = rack.replace(SHIELD, "", 1)
    uses = []
    if tiles:
        count = rng.randint(1, min(len(tiles), len(state.bag)))
        uses.append(Shield("exchange", "".join(sorted(rng.sample(tiles, count)))))
    if state.tile_set.edition == "en" and not state.returned:
        uses.append(Shield("return"))
    return rng.choice(uses) if uses else None


KINDS: dict[str, Callable[[TagOnState, int, Random], Command | None]] = {
    "play": play,
    "exchange": exchange,
    "shield": shield,
    "pass": pass_turn,
}
"""A random command of each kind that will be accepted."""


def sample(state: TagOnState, seat: int, rng: Random) -> Command | None:
    shield = state.prompt("shield")
    if shield is not None and shield.open_to(seat):
        return Shield("save") if SHIELD in state.racks[seat] or rng.random() < 0.2 else None
    if seat not in to_move(state):
        return Challenge(rng.choice(("", *CHALLENGES))) if rng.random() < 0.1 else None
    rack = state.racks[seat]
    chance = rng.random()
    if chance < 0.04 or not rack:
        return Pass()
    if chance < 0.08:
        return Exchange("".join(sorted(rng.sample(rack, rng.randint(1, len(rack))))))
    if chance < 0.14 and SHIELD in rack:
        tiles = rack.replace(SHIELD, "", 1)
        if rng.random() < 0.4 or not tiles:
            return Shield("return")
        return Shield("exchange", "".join(sorted(rng.sample(tiles, rng.randint(1, len(tiles))))))
    if chance < 0.7 or state.options.words == "checked":
        found = list(islice(generated(state, seat, replacing=rng.random() < 0.5), rng.choice((1, 5, 30, 100))))
        if found:
            return _with_claim(moves.command(board_of(state), found[-1]), state, seat, rng)
        return Pass() if rng.random() < 0.5 else Exchange(rng.choice(rack))
    return _with_claim(_wild(state, rack, rng), state, seat, rng)


def _with_claim(play: Play, state: TagOnState, seat: int, rng: Random) -> Play:
    """Sometimes adds a tag, a claim or a face-up letter, valid or not."""
    there = words_on(state.board, state.tile_set.size)
    if there and rng.random() < 0.7:
        play = replace(play, tag=_target(state, rng))
        if rng.random() < 0.2:
            play = replace(play, because="it is written")
    if rng.random() < 0.15:
        play = replace(play, claims=(rng.choice(CLAIMS),))
    if there and rng.random() < 0.08:
        play = replace(play, kin=Kin(_target(state, rng), rng.choice(RELATIONS)))
    letters = letters_in(state.racks[seat])
    if letters and state.face_up and rng.random() < 0.15:
        took = rng.choice(state.face_up)
        if rng.random() < 0.7:
            took = next((letter for letter in play.word if letter in state.face_up), took)
        play = replace(play, face_up=(rng.choice(letters), took))
    return play


def _target(state: TagOnState, rng: Random) -> Target:
    run = rng.choice(words_on(state.board, state.tile_set.size))
    return Target(run.word.upper(), format_place(run.start, run.across, state.tile_set.size))


def _wild(state: TagOnState, rack: str, rng: Random) -> Play:
    """Random letters beside or over tiles; often not a word, sometimes not a valid placement."""
    size = state.tile_set.size
    tiles = rack.replace(SHIELD, "") or "A"
    there = words_on(state.board, size)
    if there and rng.random() < 0.4:
        run = rng.choice(there)
        index = rng.randrange(len(run.word))
        letter = rng.choice(tiles)
        word = run.word[:index] + ("s" if letter == BLANK else letter) + run.word[index + 1 :]
        more = rng.choice(("", "", *letters_in(tiles)))
        lift = (format_place(run.squares[index], True, size),)
        return Play(format_place(run.start, run.across, size), word + more, lift=lift)
    return Play(*scattered(state.board, size, state.tile_set.centre, tiles, rng))


def redeal(state: TagOnState, seat: int | None, rng: Random) -> TagOnState:
    """Another state that looks the same to that seat: the hidden bag and racks are shuffled and dealt again.

    When few tiles are left, shields stay where they are: they decide whether the game ends (TO-25), which everyone
    sees. So do tiles that were lifted openly, while they may have to go back.
    """
    if state.over:
        return state
    hidden = [i for i in range(len(state.seats)) if i != seat]
    places = [state.bag, *(state.racks[i] for i in hidden)]
    still = len(state.bag) <= state.tile_set.tiles[SHIELD]
    fixed = [SHIELD * place.count(SHIELD) if still else "" for place in places]
    if state.move is not None and state.standing == "open" and state.move.seat != seat:
        fixed[1 + hidden.index(state.move.seat)] += tiles_of(state.move.lifted)
    pool: list[str] = []
    for place, kept in zip(places, fixed, strict=True):
        pool += take(place, kept) or ""
    rng.shuffle(pool)
    dealt = []
    for place, kept in zip(places, fixed, strict=True):
        count = len(place) - len(kept)
        dealt.append("".join(sorted(kept + "".join(pool[:count]))))
        pool = pool[count:]
    racks = list(state.racks)
    for i, rack in zip(hidden, dealt[1:], strict=True):
        racks[i] = rack
    return replace(state, bag=dealt[0], racks=tuple(racks))
