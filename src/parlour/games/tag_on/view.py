"""Views, built up from nothing (AG-1)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from typing import Literal

import msgspec

from parlour.games.crossword.rules import drafts
from parlour.games.crossword.rules.squares import format_place, rows
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.rules import claims, judge, scoring
from parlour.games.tag_on.rules.laying import barred
from parlour.games.tag_on.rules.plays import score_play
from parlour.games.tag_on.state import Claim, Evidence, Tag, TagOnMove, TagOnState
from parlour.games.tag_on.text.notation import Play
from parlour.games.tag_on.tile_set import TIMES, Colour, TileSet
from parlour.kernel.commands import Command


class ScoredWordView(msgspec.Struct, frozen=True):
    word: str
    place: str
    sum: str
    "The calculation, 6×2×3; empty for a word that is only checked."
    points: int


class PreviewWord(ScoredWordView, frozen=True):
    valid: bool | None
    "Whether it is a valid word: only where words are checked or aids are allowed (AG-7)."


class TagOnMoveView(msgspec.Struct, frozen=True):
    """The latest play, as everyone sees it."""

    seat: int
    place: str
    word: str
    squares: tuple[int, ...]
    "Squares of its tiles."
    lifted: tuple[int, ...]
    "Squares of replaced tiles."
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
    "Running totals: (6 → 12 → 36) + (2 → 9 → 36 → 38) = 74"
    score: int
    standing: str
    proofs: tuple[Evidence, ...]


SideName = Literal["left", "lower", "right", "upper"]


class Counting(msgspec.Struct, frozen=True):
    """Which side of a tile counts (TO-32, TO-33)."""

    played_across: SideName = "lower"
    played_down: SideName = "left"
    tagged_across: SideName = "upper"
    tagged_down: SideName = "right"


class TagOnSetting(msgspec.Struct, frozen=True):
    """Constants of a game that everyone sees."""

    options: TagOnOptions
    tile_set: TileSet
    counting: Counting
    times: dict[Colour, int]
    "Factor of each colour for a word of its kind (TO-34)."


class TagChoice(msgspec.Struct, frozen=True):
    """A word that the play could tag (TO-13)."""

    word: str
    place: str
    squares: tuple[int, ...]
    across: bool
    sum: str
    points: int
    connects: bool | None
    "Whether the text links the two: only where hints are allowed (AG-7)."


class TagOnPreview(msgspec.Struct, frozen=True):
    """Score of a play before it is made (AG-7: always shown, but never whether its claims are true)."""

    score: int
    explained: str
    words: tuple[PreviewWord, ...]
    tag: Tag | None
    claims: tuple[Claim, ...]
    times: int
    all_tiles: int
    proofs: tuple[Evidence, ...]
    "Proofs of the link: only where hints are allowed."
    choices: tuple[TagChoice, ...]
    colours: tuple[Colour, ...]
    "The kinds whose squares its new tiles cover, which may be claimed (TO-34)."


class TagOnCommon(msgspec.Struct, kw_only=True):
    """The common part of all views."""

    board: tuple[str, ...]
    "Rows from the top; a dot is an empty square, a lower-case letter a blank."
    face_up: str
    "The letters beside the board."
    racks: tuple[str, ...]
    "All racks, when the game is over."
    tiles: tuple[int, ...]
    "Number of tiles of each seat."
    bag: int
    "Number of tiles in the bag."
    turn: int
    turns: int
    round: int
    lost: tuple[bool, ...]
    "Seats that owe a turn."
    move: TagOnMoveView | None
    centre_used: bool
    may_return_shield: bool
    "Whether a shield may go back unused in this turn, if the player on turn has one (TO-23)."
    barred: tuple[str, ...]
    "Words that may not come back to their places yet: REBELS@8F (TO-14)."
    adjustments: tuple[int, ...]
    ended: str


class TagOnOwn(msgspec.Struct, kw_only=True):
    """A seat's own part of its view."""

    rack: str
    "One's own tiles; ? is a blank, ! a shield."


def common(state: TagOnState) -> TagOnCommon:
    return TagOnCommon(
        board=tuple(rows(state.board, state.tile_set.size)),
        face_up=state.face_up,
        racks=state.racks if state.over else (),
        tiles=tuple(map(len, state.racks)),
        bag=len(state.bag),
        turn=state.turn,
        turns=state.turns,
        round=state.round,
        lost=state.lost,
        move=None if state.move is None else _move(state.move, state),
        centre_used=state.centre_used,
        may_return_shield=state.tile_set.edition == "en" and not state.returned and bool(state.bag) and not state.over,
        barred=barred(state),
        adjustments=state.adjustments,
        ended=state.ended,
    )


def own(state: TagOnState, seat: int | None) -> TagOnOwn:
    return TagOnOwn(rack=state.racks[seat] if seat is not None else "")


def _move(move: TagOnMove, state: TagOnState) -> TagOnMoveView:
    return TagOnMoveView(
        seat=move.seat,
        place=move.place,
        word=move.word,
        squares=tuple(square for square, _ in move.laid),
        lifted=tuple(square for square, _ in move.lifted),
        replaced=move.replaced,
        gave=move.gave,
        took=move.took,
        words=_words(move, state.tile_set.size),
        tag=move.tag,
        claims=move.claims,
        times=move.times,
        centre=move.centre,
        all_tiles=move.all_tiles,
        explained=scoring.explain(move),
        score=move.score,
        standing=state.standing,
        proofs=judge.cited(move.proofs),
    )


def setting(state: TagOnState) -> TagOnSetting:
    return TagOnSetting(state.options, state.tile_set, Counting(), TIMES)


def preview(state: TagOnState, seat: int, command: Command) -> TagOnPreview | None:
    """Previews a play."""
    if not isinstance(command, Play):
        return None
    move = score_play(state, seat, command)
    hints = state.options.aids == "hints"
    covered = {state.tile_set.colour(square) for square, _ in move.laid}
    return TagOnPreview(
        score=move.score,
        explained=scoring.explain(move),
        words=_checked(move, state),
        tag=move.tag,
        claims=move.claims,
        times=move.times,
        all_tiles=move.all_tiles,
        proofs=_proofs(state, move) if hints else (),
        choices=_choices(state, move, hints),
        colours=tuple(colour for colour in TIMES if colour in covered),
    )


def draft(state: TagOnState, seat: int, text: str) -> drafts.TileDraft:
    """With a face-up letter (TO-20), and over letters to be replaced (TO-14)."""
    size, face_up = state.tile_set.size, state.face_up
    return drafts.draft(state, seat, text, size=size, rule="TO-11", face_up=face_up, replaces=True)


def _proofs(state: TagOnState, move: TagOnMove) -> tuple[Evidence, ...]:
    if move.tag is None:
        return ()
    options = state.options
    return judge.tag(move.word.upper(), move.tag.word, state.tile_set.edition, options.bible, options.links).proofs


def _choices(state: TagOnState, move: TagOnMove, hints: bool) -> tuple[TagChoice, ...]:
    """The words that the play could tag. If hints are allowed, linked ones come first."""
    tile_set, word = state.tile_set, move.word.upper()
    changed = [square for square, _ in (*move.laid, *move.lifted)]
    runs = [
        run
        for run in claims.standing(state.board, tile_set.size, changed)
        if judge.may_tag(word, run.word.upper(), tile_set.edition)
    ]
    proved: Iterable[bool | None] = (
        [judge.is_linked(word, run.word.upper(), tile_set.edition, state.options.links) for run in runs]
        if hints
        else repeat(None, len(runs))
    )
    found = []
    for run, connects in zip(runs, proved, strict=True):
        text, points = scoring.tagged(run.word, run.across, tile_set)
        where = format_place(run.start, run.across, tile_set.size)
        found.append(TagChoice(run.word.upper(), where, run.squares, run.across, text, points, connects))
    return tuple(sorted(found, key=lambda one: (not one.connects, -one.points, one.word)))


def _checked(move: TagOnMove, state: TagOnState) -> tuple[PreviewWord, ...]:
    """The words of a preview with their validity. If words are checked, all of them are valid (AG-7)."""
    options = state.options
    shown = options.words == "checked" or options.aids in ("look-up", "hints")
    found = []
    for one in _words(move, state.tile_set.size):
        valid = bool(judge.list_of(one.word.upper(), options)) if shown else None
        found.append(PreviewWord(one.word, one.place, one.sum, one.points, valid))
    return tuple(found)


def _words(move: TagOnMove, size: int) -> tuple[ScoredWordView, ...]:
    return tuple(
        ScoredWordView(word.word, format_place(word.start, word.across, size), word.sum, word.points)
        for word in move.words
    )
