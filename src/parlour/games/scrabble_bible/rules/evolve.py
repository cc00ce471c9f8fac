"""Effects of events on the state; uses no list, file or clock."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.games.crossword.events import (
    Challenged,
    Drew,
    DrewForFirst,
    Exchanged,
    Passed,
    Stood,
    Surrendered,
    TurnBegan,
    TurnLost,
    Withdrawn,
)
from parlour.games.crossword.rules.rack import add, take, tiles_of, without
from parlour.games.crossword.rules.squares import put as put_tiles
from parlour.games.crossword.rules.turns import surrender
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
        case DrewForFirst(rounds):
            if any(not 0 <= seat < len(state.seats) for draws in rounds for seat, _ in draws):
                raise ValueError("there is no such seat")
            return state
        case TurnBegan(seat):
            return replace(state, turn=seat, turns=state.turns + 1, help=Help(debts=state.help.debts))
        case Laid(seat, move):
            rack = without(state.racks[seat], tiles_of(move.laid))
            return replace(
                state,
                board=put_tiles(state.board, move.laid),
                racks=put(state.racks, seat, rack),
                out=not rack and not state.bag,
                points=_plus(state.points, seat, move.score),
                move=move,
                standing="open",
            )
        case Stood():
            scored = state.move is not None and state.move.score > 0
            return replace(state, standing="stands", passed=(), scoreless=0 if scored else state.scoreless + 1)
        case Drew(seat, _, tiles):
            return replace(
                state,
                bag=without(state.bag, tiles),
                racks=put(state.racks, seat, add(state.racks[seat], tiles)),
            )
        case Exchanged(seat, _, gave, drew):
            return replace(
                state,
                bag=add(without(state.bag, drew), gave),
                racks=put(state.racks, seat, add(without(state.racks[seat], gave), drew)),
                passed=(),
                scoreless=state.scoreless + 1,
            )
        case Passed(seat):
            return replace(state, passed=(*state.passed, seat), scoreless=state.scoreless + 1)
        case Challenged(by):
            if not event.stands:
                return state
            return replace(state, lost=put(state.lost, by, True))
        case Withdrawn(seat):
            return _withdraw(state, seat)
        case BonusChallenged(_, word, stands):
            return _judged(state, word) if stands else _without_bonus(state, word)
        case TurnLost(seat):
            # SB-16: neither a pass nor an interruption of a run of passes.
            return replace(state, lost=put(state.lost, seat, False), scoreless=state.scoreless + 1)
        case StoryAsked(_, _, word):
            move = _move(state)
            return replace(state, move=replace(move, told=(*move.told, word)))
        case StoryJudged(seat, _, _, points):
            return replace(state, points=_plus(state.points, seat, points))
        case HelpAsked() | HelpOffered() | HelpTaken() | HelpDeclined() | Traded():
            return _help(state, event)
        case Surrendered(seat):
            offers = tuple(other for other in state.help.offers if other != seat)
            helper = None if seat in (state.help.helper, state.turn) else state.help.helper
            return replace(surrender(state, event), help=replace(state.help, helper=helper, offers=offers))
        case Held(seat, tiles):
            return _hold(state, seat, tiles)
        case Adjusted(seat, points):
            return replace(state, points=_plus(state.points, seat, points))
        case Ended(why, adjustments, winners):
            final = tuple(have + more for have, more in zip(state.points, adjustments, strict=True))
            return replace(state, points=final, adjustments=adjustments, won=winners, ended=why, over=True, out=False)
        case _:
            return state


def _move(state: BibleState) -> Move:
    if state.move is None:
        raise ValueError("no play has been made")
    return state.move


def _plus(points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return put(points, seat, points[seat] + more)


def _withdraw(state: BibleState, seat: int) -> BibleState:
    move = _move(state)
    return replace(
        state,
        board=put_tiles(state.board, ((square, ".") for square, _ in move.laid)),
        racks=put(state.racks, seat, add(state.racks[seat], tiles_of(move.laid))),
        points=_plus(state.points, seat, -move.score),
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
    return replace(state, move=less, points=_plus(state.points, move.seat, less.score - move.score))


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
