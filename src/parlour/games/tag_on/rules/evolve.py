"""Effects of events on the state; uses no list, file or clock."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.games.crossword.events import DrewForFirst, Stood, TurnBegan, Withdrawn
from parlour.games.crossword.rules.evolve import evolve as evolve_common
from parlour.games.crossword.rules.evolve import finish, plus, stand, swap
from parlour.games.crossword.rules.rack import add, tiles_of, without
from parlour.games.crossword.rules.squares import EMPTY
from parlour.games.crossword.rules.squares import put as put_tiles
from parlour.games.tag_on.events import (
    ClaimChallenged,
    ClaimJudged,
    FacedUp,
    Finished,
    Played,
    Proved,
    ShieldExchanged,
    ShieldReturned,
    ShieldSaved,
    TurnForfeited,
    TurnOwed,
)
from parlour.games.tag_on.state import Replaced, TagOnMove, TagOnState
from parlour.games.tag_on.tile_set import SHIELD, spent
from parlour.kernel.events import Event
from parlour.kernel.state import put

COMES_BACK_AFTER = 2
"""Turns in which a replaced word may not come back (TO-14)."""


def evolve(state: TagOnState, event: Event) -> TagOnState:
    match event:
        case FacedUp(tiles):
            return replace(state, bag=without(state.bag, tiles), face_up=add(state.face_up, tiles))
        case DrewForFirst(_, first):
            return replace(evolve_common(state, event), starter=first, turn=first)
        case TurnBegan(seat):
            return _begin(state, seat)
        case Played(seat, move):
            return _lay(state, seat, move)
        case Stood():
            return stand(state, 0 if state.move is None else state.move.score)
        case Proved(proofs=proofs):
            return replace(state, move=replace(_move(state), proofs=proofs))
        case Withdrawn(seat):
            return _withdraw(state, seat)
        case TurnForfeited():
            return replace(state, scoreless=state.scoreless + 1)
        case TurnOwed(seat):
            return replace(state, lost=put(state.lost, seat, True))
        case ClaimChallenged(by, claim):
            move = _move(state)
            return replace(state, move=replace(move, doubts=(*move.doubts, (by, claim))))
        case ClaimJudged(_, claim, stands):
            return _judge(state, claim, stands)
        case ShieldSaved(seat, _, drew):
            return swap(state, seat, SHIELD, drew)
        case ShieldExchanged(seat, _, gave, drew):
            return swap(state, seat, gave + SHIELD, drew)
        case ShieldReturned(seat, drew):
            return replace(swap(state, seat, SHIELD, drew), returned=True)
        case Finished(why, adjustments, winners):
            return finish(state, why, adjustments, winners)
        case _:
            return evolve_common(state, event)


def _move(state: TagOnState) -> TagOnMove:
    if state.move is None:
        raise ValueError("no play has been made")
    return state.move


def _begin(state: TagOnState, seat: int) -> TagOnState:
    count = len(state.seats)
    steps = (seat - state.turn - 1) % count + 1
    came_round = state.turns > 0 and (state.starter - state.turn - 1) % count + 1 <= steps
    turns = state.turns + 1
    return replace(
        state,
        turn=seat,
        turns=turns,
        round=state.round + came_round,
        returned=False,
        replaced=tuple(one for one in state.replaced if turns - one.turn <= COMES_BACK_AFTER),
    )


def _lay(state: TagOnState, seat: int, move: TagOnMove) -> TagOnState:
    rack, face_up = state.racks[seat], state.face_up
    if move.took:
        rack = add(without(rack, move.gave), move.took)
        face_up = add(without(face_up, move.took), move.gave)
    rack = add(without(rack, tiles_of(move.laid)), tiles_of(move.lifted))
    board = put_tiles(state.board, ((square, EMPTY) for square, _ in move.lifted))
    replaced = state.replaced
    if move.replaced:
        word, _, place = move.replaced.partition("@")
        replaced = (*replaced, Replaced(word, place, state.turns))
    return replace(
        state,
        board=put_tiles(board, move.laid),
        racks=put(state.racks, seat, rack),
        face_up=face_up,
        points=plus(state.points, seat, move.score),
        move=move,
        standing="open",
        out=spent(rack) and spent(state.bag),
        centre_used=state.centre_used or move.centre,
        replaced=replaced,
    )


def _withdraw(state: TagOnState, seat: int) -> TagOnState:
    """TO-24: laid tiles return to the rack, lifted ones to the board, and a face-up exchange is undone."""
    move = _move(state)
    rack = add(without(state.racks[seat], tiles_of(move.lifted)), tiles_of(move.laid))
    face_up = state.face_up
    if move.took:
        rack = add(without(rack, move.took), move.gave)
        face_up = add(without(face_up, move.gave), move.took)
    board = put_tiles(state.board, ((square, EMPTY) for square, _ in move.laid))
    return replace(
        state,
        board=put_tiles(board, move.lifted),
        racks=put(state.racks, seat, rack),
        face_up=face_up,
        points=plus(state.points, seat, -move.score),
        standing="withdrawn",
        out=False,
        centre_used=state.centre_used and not move.centre,
        replaced=state.replaced[:-1] if move.replaced else state.replaced,
    )


def _judge(state: TagOnState, claim: str, stands: bool) -> TagOnState:
    move = _move(state)
    judged = replace(move, judged=(*move.judged, claim))
    if not stands:
        kept = tuple(one for one in move.claims if one.kind != claim)
        judged = replace(judged, claims=kept, tag=None if claim == "tag" else move.tag)
    return replace(state, move=judged, points=plus(state.points, move.seat, judged.score - move.score))
