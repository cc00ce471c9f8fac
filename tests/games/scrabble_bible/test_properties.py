"""Compares placement and scoring with an independent implementation of the rules, on random boards and plays."""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Literal, Unpack, cast

from hypothesis import assume, event, given
from hypothesis import strategies as st
from tests.games.outcomes import of
from tests.games.scrabble_bible.tables import KEY, NAMES, BibleGame, Options, all_tiles, table

import parlour
from parlour import RuleViolation
from parlour.games.scrabble_bible.events import Laid
from parlour.games.scrabble_bible.state import Move

PICTURE = """
    TW ·  ·  DL ·  ·  ·  TW ·  ·  ·  DL ·  ·  TW
    ·  DW ·  ·  ·  TL ·  ·  ·  TL ·  ·  ·  DW ·
    ·  ·  DW ·  ·  ·  DL ·  DL ·  ·  ·  DW ·  ·
    DL ·  ·  DW ·  ·  ·  DL ·  ·  ·  DW ·  ·  DL
    ·  ·  ·  ·  DW ·  ·  ·  ·  ·  DW ·  ·  ·  ·
    ·  TL ·  ·  ·  TL ·  ·  ·  TL ·  ·  ·  TL ·
    ·  ·  DL ·  ·  ·  DL ·  DL ·  ·  ·  DL ·  ·
    TW ·  ·  DL ·  ·  ·  ★  ·  ·  ·  DL ·  ·  TW
    ·  ·  DL ·  ·  ·  DL ·  DL ·  ·  ·  DL ·  ·
    ·  TL ·  ·  ·  TL ·  ·  ·  TL ·  ·  ·  TL ·
    ·  ·  ·  ·  DW ·  ·  ·  ·  ·  DW ·  ·  ·  ·
    DL ·  ·  DW ·  ·  ·  DL ·  ·  ·  DW ·  ·  DL
    ·  ·  DW ·  ·  ·  DL ·  DL ·  ·  ·  DW ·  ·
    ·  DW ·  ·  ·  TL ·  ·  ·  TL ·  ·  ·  DW ·
    TW ·  ·  DL ·  ·  ·  TW ·  ·  ·  DL ·  ·  TW
"""
SQUARES = [row.split() for row in PICTURE.strip().splitlines()]
WORTH = {
    letter: points
    for points, letters in {1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"}.items()
    for letter in letters
}
ALL = range(15)

Grid = dict[tuple[int, int], str]
"""Row and column of each tile; a lower-case letter is a blank."""


def grid(board: str) -> Grid:
    return {divmod(at, 15): letter for at, letter in enumerate(board) if letter != "."}


def words_of(tiles: Grid) -> list[list[tuple[int, int]]]:
    """The squares of every run of two or more letters, found by scanning the whole board."""
    found = []
    for lines in ([[(r, c) for c in ALL] for r in ALL], [[(r, c) for r in ALL] for c in ALL]):
        for line in lines:
            run: list[tuple[int, int]] = []
            for square in [*line, (-1, -1)]:
                if square in tiles:
                    run.append(square)
                else:
                    if len(run) > 1:
                        found.append(run)
                    run = []
    return found


def points_of(run: list[tuple[int, int]], tiles: Grid, new: Grid, star: str) -> int:
    total, times = 0, 1
    for row, column in run:
        value = WORTH.get(tiles[row, column], 0)  # a small letter is not among them
        square = SQUARES[row][column] if (row, column) in new else "·"
        total += value * {"DL": 2, "TL": 3, "★": 2 if star == "double-letter-and-word" else 1}.get(square, 1)
        times *= {"DW": 2, "TW": 3, "★": 2}.get(square, 1)
    return total * times


def worth(before: Grid, new: Grid, star: str) -> int:
    """The whole play, without bonus words."""
    after = {**before, **new}
    made = [run for run in words_of(after) if any(square in new for square in run)]
    return sum(points_of(run, after, new, star) for run in made) + (50 if len(new) >= 7 else 0)


def new_tiles(before: Grid, row: int, column: int, across: bool, word: str) -> Grid | None:
    """The tiles to lay, or None if the word does not fit: SB-10 to SB-12, one by one."""
    squares = [(row, column + i) if across else (row + i, column) for i in range(len(word))]
    if any(r > 14 or c > 14 for r, c in squares):
        return None
    if any(
        square in before and before[square].upper() != letter.upper()
        for square, letter in zip(squares, word, strict=True)
    ):
        return None
    new = {square: letter for square, letter in zip(squares, word, strict=True) if square not in before}
    if not new or len(word) < 2:
        return None
    ends = [(row, column - 1), (row, column + len(word))] if across else [(row - 1, column), (row + len(word), column)]
    if any(end in before for end in ends):
        return None  # the word continues
    if not before:
        return new if (7, 7) in new else None
    near = {(r + y, c + x) for r, c in new for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return new if near & set(before) else None


def on_rack(rack: str, new: Grid) -> bool:
    return not Counter("?" if letter.islower() else letter for letter in new.values()) - Counter(rack)


def place(row: int, column: int, across: bool) -> str:
    return f"{row + 1}{chr(65 + column)}" if across else f"{chr(65 + column)}{row + 1}"


def likely(game: BibleGame, rng: Random) -> tuple[int, int, bool, str]:
    """A place and letters that often fit: along a line near tiles, with letters of the rack."""
    tiles = grid(game.state.board)
    rack = list(game.state.racks[game.state.turn])
    rng.shuffle(rack)
    across = rng.random() < 0.5
    row, column = rng.choice(sorted(tiles)) if tiles else (7, 7)
    row, column = row + rng.randint(-2, 1), column + rng.randint(-2, 1)
    row, column = min(14, max(0, row)), min(14, max(0, column))
    letters, word = rack[: rng.randint(1, len(rack))], ""
    step = (0, 1) if across else (1, 0)
    while (row - step[0], column - step[1]) in tiles:
        row, column = row - step[0], column - step[1]
    square = (row, column)
    while letters or square in tiles:
        if square in tiles:
            word += tiles[square]
        else:
            letter = letters.pop()
            word += rng.choice("aeinrst") if letter == "?" else letter
        square = (square[0] + step[0], square[1] + step[1])
    return row, column, across, word


def accepts(game: BibleGame, seat: int, row: int, column: int, across: bool, word: str) -> bool:
    """Plays the word, unless a rule forbids it."""
    with suppress(RuleViolation):
        game.do(seat, f"play {place(row, column, across)} {word}")
        return True
    return False


seeds = st.integers(0, 2**32)
stars = st.sampled_from(["double-letter-and-word", "double-word"])
OPTIONS: dict[str, object] = {"word_list": "any", "words": "checked", "bonus_list": "none"}
"""All letter sequences are words and final at once, so that boards fill quickly; no bonus words."""


def wild(seed: int, plays: int, **options: Unpack[Options]) -> tuple[BibleGame, Random]:
    """A game after some random plays."""
    rng = Random(seed)
    game = dealt_wild(seed, **options)
    for _ in range(plays):
        accepts(game, game.state.turn, *likely(game, rng))
        if game.over:
            break
    return game, rng


def dealt_wild(seed: int, **options: Unpack[Options]) -> BibleGame:
    return cast(BibleGame, parlour.new(KEY, players=list(NAMES[:2]), seed=seed, **{**OPTIONS, **options}))


@given(seeds, st.integers(0, 12), stars, st.booleans())
def test_SB_20_SB_21_SB_22_scores_match_an_independent_implementation(
    seed: int, plays: int, star: Literal["double-letter-and-word", "double-word"], cup: bool
) -> None:
    game, rng = wild(seed, plays, star=star, my_cup_overflows=cup)
    assume(not game.over)
    before, seat = grid(game.state.board), game.state.turn
    for _ in range(8):
        row, column, across, word = likely(game, rng)
        new = new_tiles(before, row, column, across, word)
        if new is None:
            continue
        had = game.scores[seat]
        laid = of(game.do(seat, f"play {place(row, column, across)} {word}"), Laid).move
        assert {divmod(square, 15): letter for square, letter in laid.laid} == new
        assert laid.score == worth(before, new, star)
        event(f"tiles: {len(new)}, words: {len(laid.words)}")
        if not game.over:
            assert game.scores[seat] == had + laid.score
        return


@given(seeds, st.integers(0, 12))
def test_SB_10_SB_11_SB_12_placement_matches_an_independent_implementation(seed: int, plays: int) -> None:
    game, rng = wild(seed, plays)
    assume(not game.over)
    before, seat = grid(game.state.board), game.state.turn
    rack = game.state.racks[seat]
    for attempt in range(12):
        row, column, across, word = likely(game, rng)
        if attempt % 3 == 1:  # somewhere else
            row, column = rng.randrange(15), rng.randrange(15)
        if attempt % 3 == 2:  # other letters, too many perhaps
            word = "".join(rng.choice([*"AEIRST", letter]) for letter in word) + rng.choice(["", "E"])
        if not 1 <= len(word) <= 15:
            continue
        new = new_tiles(before, row, column, across, word)
        allowed = new is not None and on_rack(rack, new)
        trial = game.copy()
        accepted = accepts(trial, seat, row, column, across, word)
        assert accepted == allowed, f"{place(row, column, across)} {word} with {rack}"
        event("accepted" if accepted else "refused")
        if not accepted:
            assert trial == game


@given(seeds, st.integers(0, 10))
def test_SB_12_a_play_adds_its_tiles_and_changes_nothing_else(seed: int, plays: int) -> None:
    game, rng = wild(seed, plays)
    assume(not game.over)
    before, seat = grid(game.state.board), game.state.turn
    pieces, racks, bag = all_tiles(game), game.state.racks, Counter(game.state.bag)
    row, column, across, word = likely(game, rng)
    new = new_tiles(before, row, column, across, word)
    assume(new is not None)
    assert new is not None
    game.do(seat, f"play {place(row, column, across)} {word}")
    assert grid(game.state.board) == {**before, **new}
    assert len({row for row, _ in new}) == 1 or len({column for _, column in new}) == 1
    assert all_tiles(game) == pieces
    assert game.state.racks[1 - seat] == racks[1 - seat]
    drawn = min(len(new), bag.total())
    assert len(game.state.racks[seat]) == len(racks[seat]) - len(new) + drawn
    assert sum(game.state.bag.count(tile) for tile in bag) == bag.total() - drawn


@given(seeds, st.integers(0, 10), st.booleans())
def test_SB_16_a_withdrawn_play_restores_the_table_exactly(seed: int, plays: int, cup: bool) -> None:
    game, rng = wild(seed, plays, my_cup_overflows=cup)
    assume(not game.over)
    state = game.state
    seat = state.turn
    # The same position with challenges judged by the list.
    judged = table(grid_words(grid(state.board)), list(state.racks), bag=state.bag, turn=seat,
                   points=state.points, words="challenge", my_cup_overflows=cup)  # fmt: skip
    before = judged.state
    assume(accepts(judged, seat, *likely(judged, rng)))
    laid = judged.state.move
    assert isinstance(laid, Move)
    judged.do(1 - seat, "challenge")
    event(judged.state.standing)
    after = judged.state
    if after.standing == "withdrawn":
        assert (after.board, after.racks, after.bag) == (before.board, before.racks, before.bag)
        assert after.points == before.points
    elif not judged.over:
        assert judged.scores[seat] == before.points[seat] + laid.score


def grid_words(tiles: Grid) -> dict[str, str]:
    """The board as single letters by place, for `table`."""
    return {place(row, column, True): letter for (row, column), letter in tiles.items()}


@given(seeds, st.integers(1, 12))
def test_AG_5_a_take_back_restores_the_table_exactly(seed: int, plays: int) -> None:
    game, rng = wild(seed, plays)
    assume(not game.over)
    before, seat = game.state, game.state.turn
    assume(accepts(game, seat, *likely(game, rng)) and not game.over)
    game.do(seat, "back")
    game.do(1 - seat, "accept")
    after = game.state
    assert (after.board, after.racks, after.bag) == (before.board, before.racks, before.bag)
    assert (after.points, after.turn, after.scoreless) == (before.points, before.turn, before.scoreless)


@given(seeds)
def test_SB_25_what_the_end_takes_and_gives_adds_up(seed: int) -> None:
    game, _ = wild(seed, 14)
    assume(not game.over)
    points, racks = game.scores, game.state.racks
    for _ in range(2):
        game.do(game.state.turn, "pass")
    left = [sum(WORTH.get(tile, 0) for tile in rack) for rack in racks]
    assert game.scores == tuple(had - less for had, less in zip(points, left, strict=True))
