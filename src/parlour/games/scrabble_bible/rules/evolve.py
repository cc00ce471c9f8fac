"""Effects of events on the state; uses no list, file or clock."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.games.crossword.events import Challenged, Stood, Surrendered, TurnBegan, Withdrawn
from parlour.games.crossword.rules.evolve import evolve as evolve_common
from parlour.games.crossword.rules.evolve import finish, plus, stand
from parlour.games.crossword.rules.rack import add, take, tiles_of, without
from parlour.games.crossword.rules.squares import EMPTY
from parlour.games.crossword.rules.squares import put as put_tiles
from parlour.games.scrabble_bible.events import (
    Adjusted,
    BonusChallenged,
    Ended,
    Held,
    HelpAsked,
    HelpDeclined,
    HelpOffered,
    HelpTaken,
    Laid,
    StoryAsked,
    StoryJudged,
    Traded,
)
from parlour.games.scrabble_bible.state import BibleState, Help, Move
from parlour.kernel.events import Event
from parlour.kernel.state import put


def evolve(state: BibleState, event: Event) -> BibleState:
    match event:
        case TurnBegan(seat):
            return replace(state, turn=seat, turns=state.turns + 1, help=Help(debts=state.help.debts))
        case Laid(seat, move):
            rack = without(state.racks[seat], tiles_of(move.laid))
            return replace(
                state,
                board=put_tiles(state.board, move.laid),
                racks=put(state.racks, seat, rack),
                out=not rack and not state.bag,
                points=plus(state.points, seat, move.score),
                move=move,
                standing="open",
            )
        case Stood():
            return stand(state, 0 if state.move is None else state.move.score)
        case Challenged(by):
            return replace(state, lost=put(state.lost, by, True)) if event.stands else state
        case Withdrawn(seat):
            return _withdraw(state, seat)
        case BonusChallenged(_, word, stands):
            return _judged(state, word) if stands else _without_bonus(state, word)
        case StoryAsked(_, _, word):
            move = _move(state)
            return replace(state, move=replace(move, told=(*move.told, word)))
        case StoryJudged(seat, _, _, points):
            return replace(state, points=plus(state.points, seat, points))
        case HelpAsked() | HelpOffered() | HelpTaken() | HelpDeclined() | Traded():
            return _help(state, event)
        case Surrendered(seat):
            offers = tuple(other for other in state.help.offers if other != seat)
            helper = None if seat in (state.help.helper, state.turn) else state.help.helper
            return replace(evolve_common(state, event), help=replace(state.help, helper=helper, offers=offers))
        case Held(seat, tiles):
            return _hold(state, seat, tiles)
        case Adjusted(seat, points):
            return replace(state, points=plus(state.points, seat, points))
        case Ended(why, adjustments, winners):
            return finish(state, why, adjustments, winners)
        case _:
            return evolve_common(state, event)


def _move(state: BibleState) -> Move:
    if state.move is None:
        raise ValueError("no play has been made")
    return state.move


def _withdraw(state: BibleState, seat: int) -> BibleState:
    move = _move(state)
    return replace(
        state,
        board=put_tiles(state.board, ((square, EMPTY) for square, _ in move.laid)),
        racks=put(state.racks, seat, add(state.racks[seat], tiles_of(move.laid))),
        points=plus(state.points, seat, -move.score),
        standing="withdrawn",
        out=False,
        scoreless=state.scoreless + 1,
    )


def _judged(state: BibleState, word: str) -> BibleState:
    move = _move(state)
    return replace(state, move=replace(move, judged=(*move.judged, word)))


def _without_bonus(state: BibleState, word: str) -> BibleState:
    move = _move(state)
    words = tuple(replace(formed, bonus=0) if formed.word.upper() == word else formed for formed in move.words)
    babel = 0 if move.word.upper() == word else move.babel_bonus
    less = replace(move, words=words, babel_bonus=babel)
    return replace(state, move=less, points=plus(state.points, move.seat, less.score - move.score))


def _help(state: BibleState, event: Event) -> BibleState:
    """SB-33."""
    help_ = state.help
    match event:
        case HelpAsked():
            help_ = replace(help_, asked=True)
        case HelpOffered(seat):
            help_ = replace(help_, offers=(*help_.offers, seat))
        case HelpTaken(_, helper):
            help_ = replace(help_, helper=helper, done=True)
        case HelpDeclined():
            help_ = replace(help_, helper=None, offers=(), refused=(*help_.refused, *help_.offers))
        case Traded(seat, helper, gave, got):
            mine = add(without(state.racks[seat], gave), got)
            theirs = add(without(state.racks[helper], got), gave)
            state = replace(state, racks=put(put(state.racks, seat, mine), helper, theirs))
            help_ = replace(help_, helper=None, offers=(), debts=(*help_.debts, (helper, seat)))
    return replace(state, help=help_)


def _hold(state: BibleState, seat: int, tiles: str) -> BibleState:
    """Makes the rack hold these tiles, swapping surplus tiles for missing ones."""
    rack, bag, racks = state.racks[seat], state.bag, list(state.racks)
    spare = rack
    lacking = []
    for tile in tiles:
        rest = take(spare, tile)
        if rest is None:
            lacking.append(tile)
        else:
            spare = rest
    for tile in lacking:
        give, spare = spare[:1], spare[1:]
        rack = add(without(rack, give), tile)
        if (rest := take(bag, tile)) is not None:
            bag = add(rest, give)
            continue
        holder = next((i for i, other in enumerate(racks) if i != seat and tile in other), None)
        if holder is None:
            raise ValueError(f"no {tile} is left for the rack {tiles}")
        if not give:
            give, bag = bag[:1], bag[1:]
        racks[holder] = add(without(racks[holder], tile), give)
    racks[seat] = rack
    return replace(state, bag=bag, racks=tuple(racks))
