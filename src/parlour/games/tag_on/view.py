"""What each seat sees, built up from nothing (AG-1)."""

from __future__ import annotations

import msgspec

from parlour.games.crossword.squares import format_place, rows
from parlour.games.tag_on import judge, scoring
from parlour.games.tag_on.laying import barred
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.state import Claim, Evidence, Table, Tag, TagOnMove
from parlour.games.tag_on.tileset import TileSet


class ScoredWordView(msgspec.Struct, frozen=True):
    word: str
    place: str
    sum: str
    "Spelled out, 6×2×3; empty for a word that is only checked."
    points: int


class TagOnMoveView(msgspec.Struct, frozen=True):
    """The latest play, as everyone sees it."""

    seat: int
    place: str
    word: str
    squares: tuple[int, ...]
    "Where its tiles were laid."
    lifted: tuple[int, ...]
    "Where tiles were replaced."
    replaced: str
    gave: str
    took: str
    words: tuple[ScoredWordView, ...]
    tag: Tag | None
    claims: tuple[Claim, ...]
    times: int
    centre: bool
    all_tiles: int
    explained: str
    "6×2×3 = 36, 2+7×4+2 = 38, 74"
    score: int
    standing: str
    proofs: tuple[Evidence, ...]


class TagOnSetting(msgspec.Struct, frozen=True):
    """What everyone sees and what never changes in a game."""

    options: TagOnOptions
    kit: TileSet


class TagOnPreview(msgspec.Struct, frozen=True):
    """What a play would score as it lies (AG-7: the score is always shown, never whether its claims are true)."""

    score: int
    explained: str
    words: tuple[ScoredWordView, ...]
    tag: Tag | None
    claims: tuple[Claim, ...]
    times: int
    all_tiles: int
    proofs: tuple[Evidence, ...]
    "Why the words connect: only where hints are allowed."


class TagOnView(msgspec.Struct, kw_only=True):
    """TAG ON as a seat sees it."""

    board: tuple[str, ...]
    "Rows from the top; a dot is an empty square, a small letter a blank."
    face_up: str
    "The letters beside the board."
    rack: str
    "One's own tiles; ? is a blank, ! a shield."
    racks: tuple[str, ...]
    "Everyone's, when the game is over."
    tiles: tuple[int, ...]
    "How many tiles each seat has."
    bag: int
    "How many tiles are in the bag."
    turn: int
    turns: int
    round: int
    lost: tuple[bool, ...]
    "Who owes a turn."
    move: TagOnMoveView | None
    centre_used: bool
    may_return_shield: bool
    "Whether a shield may go back unused in this turn, if the player on turn has one (TO-23)."
    barred: tuple[str, ...]
    "Words that may not come back to their places yet: REBELS@8F (TO-14)."
    adjustments: tuple[int, ...]
    ended: str


def view(state: Table, seat: int | None) -> TagOnView:
    return TagOnView(
        board=tuple(rows(state.board, state.kit.size)),
        face_up=state.face_up,
        rack=state.racks[seat] if seat is not None else "",
        racks=state.racks if state.over else (),
        tiles=tuple(map(len, state.racks)),
        bag=len(state.bag),
        turn=state.turn,
        turns=state.turns,
        round=state.round,
        lost=state.lost,
        move=None if state.move is None else _move(state.move, state),
        centre_used=state.centre_used,
        may_return_shield=state.kit.edition == "en" and not state.returned and bool(state.bag) and not state.over,
        barred=barred(state),
        adjustments=state.adjustments,
        ended=state.ended,
    )


def _move(move: TagOnMove, state: Table) -> TagOnMoveView:
    return TagOnMoveView(
        seat=move.seat,
        place=move.place,
        word=move.word,
        squares=tuple(square for square, _ in move.laid),
        lifted=tuple(square for square, _ in move.lifted),
        replaced=move.replaced,
        gave=move.gave,
        took=move.took,
        words=_words(move, state.kit.size),
        tag=move.tag,
        claims=move.claims,
        times=move.times,
        centre=move.centre,
        all_tiles=move.all_tiles,
        explained=scoring.explain(move),
        score=move.score,
        standing=state.standing,
        proofs=move.proofs,
    )


def setting(state: Table) -> TagOnSetting:
    return TagOnSetting(state.options, state.kit)


def preview(move: TagOnMove, state: Table) -> TagOnPreview:
    hints = state.options.aids == "hints" and move.tag is not None
    return TagOnPreview(
        score=move.score,
        explained=scoring.explain(move),
        words=_words(move, state.kit.size),
        tag=move.tag,
        claims=move.claims,
        times=move.times,
        all_tiles=move.all_tiles,
        proofs=_proofs(state, move) if hints else (),
    )


def _proofs(state: Table, move: TagOnMove) -> tuple[Evidence, ...]:
    if move.tag is None:
        return ()
    return judge.tag(move.word.upper(), move.tag.word, state.kit.edition, state.options.bible).proofs


def _words(move: TagOnMove, size: int) -> tuple[ScoredWordView, ...]:
    return tuple(
        ScoredWordView(word.word, format_place(word.start, word.across, size), word.sum, word.points)
        for word in move.words
    )
