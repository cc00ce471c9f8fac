"""Views, built up from nothing (AG-1)."""

from __future__ import annotations

import msgspec

from parlour.games.crossword.rules import drafts
from parlour.games.crossword.rules.squares import format_place, rows
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge, scoring
from parlour.games.scrabble_bible.rules.plays import score_play
from parlour.games.scrabble_bible.state import BibleState, Move
from parlour.games.scrabble_bible.text.notation import Play
from parlour.games.scrabble_bible.tile_set import TileSet
from parlour.kernel.commands import Command


class WordView(msgspec.Struct, frozen=True):
    word: str
    place: str
    points: int
    bonus: int


class PreviewWord(WordView, frozen=True):
    valid: bool | None
    "Whether it is a valid word: only where words are checked or aids are allowed (AG-7)."


class MoveView(msgspec.Struct, frozen=True):
    """The latest play, as everyone sees it."""

    seat: int
    place: str
    word: str
    squares: tuple[int, ...]
    "Squares of its tiles."
    words: tuple[WordView, ...]
    all_tiles: int
    babel: str
    babel_bonus: int
    score: int
    standing: str


class BibleSetting(msgspec.Struct, frozen=True):
    """Constants of a game that everyone sees."""

    options: BibleOptions
    tile_set: TileSet
    targets: tuple[int, ...]
    "The target score of each seat, if reaching it ends the game (SB-31)."


class Preview(msgspec.Struct, frozen=True):
    """Score of a play before it is made (AG-7: always shown; whether the words are valid only where aids allow it)."""

    score: int
    words: tuple[PreviewWord, ...]
    all_tiles: int
    babel_bonus: int


class BibleCommon(msgspec.Struct, kw_only=True):
    """The common part of all views."""

    board: tuple[str, ...]
    "Rows from the top; a dot is an empty square, a lower-case letter a blank."
    racks: tuple[str, ...]
    "All racks, when the game is over."
    tiles: tuple[int, ...]
    "Number of tiles of each seat."
    bag: int
    "Number of tiles in the bag."
    turn: int
    turns: int
    lost: tuple[bool, ...]
    "Seats that owe a turn."
    move: MoveView | None
    helper: int | None
    debts: tuple[tuple[int, int], ...]
    may_ask_help: bool
    "Whether the player on turn may still ask for help this turn."
    adjustments: tuple[int, ...]
    ended: str


class BibleOwn(msgspec.Struct, kw_only=True):
    """A seat's own part of its view."""

    rack: str
    "One's own tiles."
    helper_rack: str
    "The rack that a helper shows (SB-33)."


def common(state: BibleState) -> BibleCommon:
    return BibleCommon(
        board=tuple(rows(state.board, state.tile_set.size)),
        racks=state.racks if state.over else (),
        tiles=tuple(map(len, state.racks)),
        bag=len(state.bag),
        turn=state.turn,
        turns=state.turns,
        lost=state.lost,
        move=_move(state),
        helper=state.help.helper,
        debts=state.help.debts,
        may_ask_help=state.options.good_samaritan and not (state.help.asked or state.help.done or state.over),
        adjustments=state.adjustments,
        ended=state.ended,
    )


def own(state: BibleState, seat: int | None) -> BibleOwn:
    helper = state.help.helper
    return BibleOwn(
        rack=state.racks[seat] if seat is not None else "",
        helper_rack=state.racks[helper] if helper is not None and seat is not None and seat == state.turn else "",
    )


def _move(state: BibleState) -> MoveView | None:
    move, size = state.move, state.tile_set.size
    if move is None:
        return None
    return MoveView(
        seat=move.seat,
        place=move.place,
        word=move.word,
        squares=tuple(square for square, _ in move.laid),
        words=_words(move, size),
        all_tiles=move.all_tiles,
        babel=move.babel,
        babel_bonus=move.babel_bonus,
        score=move.score,
        standing=state.standing,
    )


def setting(state: BibleState) -> BibleSetting:
    return BibleSetting(state.options, state.tile_set, _targets(state))


def preview(state: BibleState, seat: int, command: Command) -> Preview | None:
    """Previews a play."""
    if not isinstance(command, Play):
        return None
    move = score_play(state, seat, command)
    words = tuple(
        PreviewWord(one.word, one.place, one.points, one.bonus, _valid(state, one.word, move.babel if i == 0 else ""))
        for i, one in enumerate(_words(move, state.tile_set.size))
    )
    return Preview(move.score, words, move.all_tiles, move.babel_bonus)


def draft(state: BibleState, seat: int, text: str) -> drafts.TileDraft:
    return drafts.draft(state, seat, text, size=state.tile_set.size, rule="SB-11")


def _valid(state: BibleState, word: str, language: str) -> bool | None:
    """AG-7: whether the word is valid; None where it can be challenged and the table plays without aids."""
    if state.options.words != "checked" and state.options.aids not in ("look-up", "hints"):
        return None
    return bool(judge.list_of(word.upper(), state.options, language))


def _words(move: Move, size: int) -> tuple[WordView, ...]:
    return tuple(
        WordView(word.word, format_place(word.start, word.across, size), word.points, word.bonus) for word in move.words
    )


def _targets(state: BibleState) -> tuple[int, ...]:
    if not state.options.it_is_finished:
        return ()
    return tuple(scoring.target(len(state.seats), state.options.level(seat)) for seat in range(len(state.seats)))
