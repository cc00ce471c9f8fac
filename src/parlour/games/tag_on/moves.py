"""The plays that a rack has on a board, scored as the game scores them: what a bot chooses from, or a hint shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from string import ascii_uppercase

import msgspec

from parlour import words
from parlour._engine import WordGraph
from parlour.games.crossword.generate import placements
from parlour.games.crossword.placement import Placement, runs, words_on
from parlour.games.crossword.squares import EMPTY, format_place, put
from parlour.games.tag_on import judge, scoring
from parlour.games.tag_on.generate import replacements
from parlour.games.tag_on.notation import CLAIMS, Play, Target
from parlour.games.tag_on.state import ClaimKind
from parlour.games.tag_on.tileset import SHIELD, TIMES, TileSet, letters_in


class Board(msgspec.Struct, frozen=True):
    """What everybody sees of a table, as far as plays depend on it."""

    kit: TileSet
    board: str
    face_up: str
    centre_used: bool
    bag: int
    barred: tuple[str, ...] = ()
    "Words that may not come back to their places yet: REBELS@8F (TO-14)."


class Option(msgspec.Struct, frozen=True):
    """A play that could be made, with what the played word scores."""

    placement: Placement
    points: int
    lifted: tuple[int, ...] = ()
    face_up: tuple[str, str] | None = None


def plays(
    table: Board,
    rack: str,
    graph: WordGraph,
    *,
    took: str = "",
    replacing: bool = True,
    blanks: str = ascii_uppercase,
) -> Iterator[Option]:
    """Every play of words in the graph: new ones, and letters replaced; with `took`, those that lay that
    face-up letter.
    """
    kit, hand = table.kit, rack.replace(SHIELD, "") + took
    size, board = kit.size, table.board
    for placement in placements(board, size, hand, graph, kit.centre, sparing=True, blanks=blanks):
        yield from _options(table, rack, placement, (), took)
    if replacing and board.strip(EMPTY):
        for found in replacements(board, size, hand, graph, more=not table.bag, blanks=blanks):
            yield from _options(table, rack, found.placement, found.lifted, took)


def _options(table: Board, rack: str, placement: Placement, lifted: tuple[int, ...], took: str) -> Iterator[Option]:
    if table.barred and _comes_back(table, placement, lifted):
        return
    face_up = None
    if took:
        used = placement.tiles
        if took not in used:
            return
        spare = letters_in(rack)
        for tile in used.replace(took, "", 1):
            spare = spare.replace(tile, "", 1)
        if not spare:
            return
        # What is hardest to lay is given.
        face_up = (max(spare, key=lambda tile: (table.kit.lower(tile), tile)), took)
    _, points = scoring.played(placement.word, placement.across, table.kit)
    yield Option(
        placement, points * (2 if doubles(table, placement) else 1) + scoring.all_tiles(placement), lifted, face_up
    )


def _comes_back(table: Board, placement: Placement, lifted: tuple[int, ...]) -> bool:
    size = table.kit.size
    bared = put(table.board, ((square, EMPTY) for square in lifted))
    formed = runs(bared, size, placement)
    return any(f"{run.word.upper()}@{format_place(run.start, run.across, size)}" in table.barred for run in formed)


def doubles(table: Board, placement: Placement) -> bool:
    """Whether it is the first to cover the centre (TO-10)."""
    return not table.centre_used and any(square == table.kit.centre for square, _ in placement.laid)


def claims(table: Board, placement: Placement) -> tuple[tuple[ClaimKind, ...], int]:
    """The colours that the play covers and that the text proves, and what they multiply by."""
    covered = {table.kit.colour(square) for square, _ in placement.laid} - {None}
    word = placement.word.upper()
    found = tuple(
        kind for kind in CLAIMS if kind in covered and judge.claim(kind, word, table.kit.edition).stands is True
    )
    product = 1
    for kind in found:
        product *= TIMES[kind]
    return found, product


def best_tag(table: Board, option: Option, tries: int) -> tuple[Target, int] | None:
    """The word on the board that is worth most of those that the text connects; so many are looked at."""
    kit, word = table.kit, option.placement.word.upper()
    changed = {square for square, _ in option.placement.laid} | set(option.lifted)
    standing = []
    for run in words_on(table.board, kit.size):
        step = 1 if run.across else kit.size
        around = {run.start - step, *run.squares, run.squares[-1] + step}
        if changed.isdisjoint(around):
            _, points = scoring.tagged(run.word, run.across, kit)
            standing.append((points, run.word.upper(), format_place(run.start, run.across, kit.size)))
    best = sorted(standing, reverse=True)[:tries]
    connects = judge.connects(word, [other for _, other, _ in best], kit.edition)
    for (points, other, place), connected in zip(best, connects, strict=True):
        if points and connected:
            return Target(other, place), points
    return None


def command(table: Board, option: Option, tag: Target | None = None, kinds: Iterable[ClaimKind] = ()) -> Play:
    size, placement = table.kit.size, option.placement
    return Play(
        place=format_place(placement.start, placement.across, size),
        word=placement.word,
        face_up=option.face_up,
        lift=tuple(format_place(square, True, size) for square in option.lifted),
        tag=tag,
        claims=tuple(kinds),
    )


def is_fit(table: Board, option: Option) -> bool:
    """AG-8: whether the played word is fit for a family's table."""
    return not words.unfit(option.placement.word.upper(), table.kit.edition)
