"""Placement: new words, replaced letters, and exchanged face-up letters. Uses no word list."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from parlour.games.crossword.rules.checks import check_rack, check_word, misplaced, read_square
from parlour.games.crossword.rules.placement import (
    Misplaced,
    Placement,
    Reason,
    Run,
    check_connected,
    place,
    runs,
    words_on,
)
from parlour.games.crossword.rules.rack import add
from parlour.games.crossword.rules.squares import EMPTY, format_place, put, reached
from parlour.games.tag_on.rules.evolve import COMES_BACK_AFTER
from parlour.games.tag_on.state import TagOnState
from parlour.games.tag_on.text.notation import Play
from parlour.games.tag_on.tile_set import BLANK, SHIELD
from parlour.kernel.errors import RuleViolation


class Laying(msgspec.Struct, frozen=True):
    """A checked placement."""

    placement: Placement
    formed: tuple[Run, ...]
    "Every word it forms, the played word first."
    lifted: tuple[tuple[int, str], ...] = ()
    replaced: Run | None = None
    "The word whose letters are replaced."


def lay(state: TagOnState, seat: int, command: Play) -> Laying:
    """The placement, or the rule that forbids it."""
    size, board = state.tile_set.size, state.board
    start, across = read_square(command.place, size)
    lifted, replaced = _lift(state, command, across)
    bared = put(board, ((square, EMPTY) for square, _ in lifted))
    try:
        placement = place(bared, size, start, across, command.word)
        if not lifted:
            check_connected(board, size, placement, state.tile_set.centre)
    except Misplaced as error:
        raise misplaced(error, MISPLACED, board, "TO-10") from error
    _check_tiles(state, seat, command, placement)
    formed = runs(bared, size, placement)
    if replaced is not None:
        _check_replaced(state, placement, lifted, replaced)
        formed += tuple(run for run in _left_over(put(bared, placement.laid), size, lifted) if run not in formed)
    _check_back(state, formed)
    return Laying(placement, formed, lifted, replaced)


MISPLACED: Mapping[Reason, tuple[str, str]] = {
    "off-board": ("TO-11", "crossword-no-room"),
    "letter-differs": ("TO-14", "tag-on-letter-differs"),
    "no-new-tile": ("TO-11", "crossword-no-new-tile"),
    "runs-on": ("TO-11", "crossword-word-runs-on"),
    "too-short": ("TO-11", "crossword-too-short"),
    "off-centre": ("TO-10", "tag-on-not-on-centre"),
    "apart": ("TO-11", "crossword-not-connected"),
}


def _check_tiles(state: TagOnState, seat: int, command: Play, placement: Placement) -> None:
    """TO-14, TO-20: laid tiles come from the rack, not from lifted tiles; the taken face-up letter is laid."""
    rack = state.racks[seat]
    if command.face_up is not None:
        gave, took = command.face_up
        if gave in (BLANK, SHIELD):
            raise RuleViolation("TO-20", "tag-on-face-up-for-letter-only")
        check_rack(rack, gave, "TO-20")
        if took not in state.face_up:
            raise RuleViolation("TO-20", "tag-on-no-such-face-up", tile=took, tiles=" ".join(state.face_up))
        if not any(letter == took for _, letter in placement.laid):
            raise RuleViolation("TO-20", "tag-on-must-play-face-up", tile=took)
        rack = add(rack.replace(gave, "", 1), took)
    check_word(rack, placement.tiles, command.word, "TO-11", "TO-15")


# Replacing letters (TO-14)


def _lift(state: TagOnState, command: Play, across: bool) -> tuple[tuple[tuple[int, str], ...], Run | None]:
    """The lifted tiles, and the word they belong to."""
    if not command.lift:
        return (), None
    size = state.tile_set.size
    squares = sorted({read_square(name, size)[0] for name in command.lift})
    for square in squares:
        if state.board[square] == EMPTY:
            raise RuleViolation("TO-14", "tag-on-nothing-to-replace", place=format_place(square, True, size))
    for run in words_on(state.board, size):
        if run.across == across and set(squares) <= set(run.squares):
            return tuple((square, state.board[square]) for square in squares), run
    raise RuleViolation("TO-14", "tag-on-replace-in-one-word")


def _check_replaced(
    state: TagOnState, placement: Placement, lifted: tuple[tuple[int, str], ...], replaced: Run
) -> None:
    tile_set, new = state.tile_set, dict(placement.laid)
    step = 1 if placement.across else tile_set.size
    covered = range(placement.start, placement.start + len(placement.word) * step, step)
    bared = {square for square, _ in lifted}
    for square, letter in lifted:
        where = format_place(square, True, tile_set.size)
        if square not in new and state.options.replace == "in-place":
            raise RuleViolation("TO-14", "tag-on-fill-square-again", place=where)
        if letter.islower() and new.get(square, "").upper() == letter.upper():
            raise RuleViolation(
                "TO-15", "tag-on-blank-is-same-letter",
                place=where, letter=letter.upper(),
            )  # fmt: skip
    if len(lifted) > len(new):
        raise RuleViolation("TO-14", "tag-on-takes-too-many",
                            lifted=len(lifted), laid=len(new))  # fmt: skip
    if not state.bag and len(lifted) == len(new):
        raise RuleViolation("TO-14", "tag-on-bag-empty-take-fewer")
    if not any(square in covered for square in replaced.squares if square not in bared):
        raise RuleViolation("TO-14", "tag-on-keep-one-letter", word=replaced.word.upper())
    if placement.word.upper() == replaced.word.upper():
        raise RuleViolation("TO-14", "tag-on-same-word", word=replaced.word.upper())
    board = put(put(state.board, ((square, EMPTY) for square in bared)), placement.laid)
    if state.board[tile_set.centre] != EMPTY and board[tile_set.centre] == EMPTY:
        raise RuleViolation(
            "TO-14",
            "tag-on-centre-uncovered",
            place=format_place(tile_set.centre, True, tile_set.size),
        )
    if _islands(board, tile_set.size) > _islands(state.board, tile_set.size):
        raise RuleViolation("TO-14", "tag-on-board-falls-apart")


def _islands(board: str, size: int) -> int:
    """Groups of tiles that do not touch each other."""
    left = {square for square, letter in enumerate(board) if letter != EMPTY}
    count = 0
    while left:
        left -= reached(board, size, next(iter(left)))
        count += 1
    return count


def _left_over(board: str, size: int, lifted: tuple[tuple[int, str], ...]) -> list[Run]:
    """The rest of words that end beside an emptied square, which have to be words too."""
    bare = {square for square, _ in lifted if board[square] == EMPTY}
    found = []
    for run in words_on(board, size):
        step = 1 if run.across else size
        if {run.start - step, run.squares[-1] + step} & bare:
            found.append(run)
    return found


def _check_back(state: TagOnState, formed: tuple[Run, ...]) -> None:
    """TO-14: a replaced word does not come back to the same squares in the next two turns."""
    not_yet = barred(state)
    for run in formed:
        word = run.word.upper()
        if f"{word}@{format_place(run.start, run.across, state.tile_set.size)}" in not_yet:
            raise RuleViolation("TO-14", "tag-on-just-replaced", word=word)


def barred(state: TagOnState) -> tuple[str, ...]:
    """The words that may not come back to their places yet, as REBELS@8F."""
    return tuple(f"{one.word}@{one.place}" for one in state.replaced if 0 < state.turns - one.turn <= COMES_BACK_AFTER)
