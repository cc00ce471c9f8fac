"""Compares plays of Tag On with brute force: every word on every line, every choice of tiles to replace."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.crossword import boards

from parlour._engine import Layout, Lexicon, Position, Signs, TagPlay
from parlour.games.crossword.rules.rack import take
from parlour.games.crossword.rules.squares import EMPTY, columns, put, rows

Side = tuple[str, int] | None
Key = tuple[int, bool, str, tuple[tuple[int, str], ...], tuple[int, ...]]

# The sides given by the worked examples of both editions (TO-40 to TO-43).
LOWER: dict[str, Side] = {"G": ("+", 6), "O": ("×", 2), "D": ("×", 3), "I": ("×", 1), "E": ("+", 2), "U": ("+", 9)}
LEFT: dict[str, Side] = {"A": ("+", 1), "N": None, "G": ("+", 6), "E": ("+", 2), "L": ("+", 4)}


def key(found: TagPlay) -> Key:
    play = found.play
    return play.start, play.across, play.word, play.laid, tuple(found.lifted)


def total(word: str, sides: dict[str, Side]) -> int:
    """TO-31 as in the rule: the first number stands, each later one is added or multiplied."""
    numbers = [sides[letter] for letter in word if letter.isupper()]
    so_far: int | None = None
    for side in numbers:
        if side is not None:
            sign, number = side
            so_far = number if so_far is None else so_far + number if sign == "+" else so_far * number
    return so_far or 0


def line_runs(board: str, size: int) -> list[tuple[tuple[int, ...], str]]:
    """All runs of two or more letters, with their squares."""
    found = []
    for number in range(size):
        for line, squares in (
            (rows(board, size)[number], range(number * size, (number + 1) * size)),
            (columns(board, size)[number], range(number, size * size, size)),
        ):
            start = 0
            for at in range(size + 1):
                if at == size or line[at] == EMPTY:
                    if at - start > 1:
                        found.append((tuple(squares[start:at]), line[start:at]))
                    start = at + 1
    return found


def neighbours(square: int, size: int) -> Iterator[int]:
    row, column = divmod(square, size)
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < size and 0 <= c < size:
            yield r * size + c


def replacements(board: str, size: int, rack: str, words: set[str], must_grow: bool) -> Iterator[Key]:
    """TO-14, in place, and TO-15."""
    for old_squares, old in line_runs(board, size):
        across = old_squares[1] - old_squares[0] == 1
        step = 1 if across else size
        for word in words:
            for start in range(size * size):
                first = start % size if across else start // size
                squares = tuple(start + i * step for i in range(len(word)))
                if first + len(word) > size or not set(old_squares) <= set(squares):
                    continue
                for key in _laid(board, squares, old_squares, word, rack):
                    laid, lifted = key
                    after = put(board, laid)
                    grown = len(laid) > len(lifted)
                    main = next((run for at, run in line_runs(after, size) if at == squares), None)
                    if main is None or not 1 <= len(lifted) <= len(laid) or len(lifted) == len(old_squares):
                        continue
                    if (must_grow and not grown) or (not grown and main.upper() == old.upper()):
                        continue
                    changed = {square for square, _ in laid}
                    near = changed | {n for square in changed for n in neighbours(square, size)}
                    if all(run.upper() in words for at, run in line_runs(after, size) if near & set(at)):
                        yield start, across, main, laid, lifted


def _laid(
    board: str, squares: tuple[int, ...], old: tuple[int, ...], word: str, rack: str
) -> Iterator[tuple[tuple[tuple[int, str], ...], tuple[int, ...]]]:
    """Every way to form a word on these squares: keep a tile, or lay a tile or a blank."""
    choices = []
    for square, letter in zip(squares, word, strict=True):
        there = board[square]
        ways = []
        if there != EMPTY and there.upper() == letter:
            ways.append("")
        if there == EMPTY or (square in old and there != letter.lower()):
            ways += [letter, letter.lower()]
        choices.append(ways)
    for chosen in product(*choices):
        laid = tuple((square, tile) for square, tile in zip(squares, chosen, strict=True) if tile)
        if laid and take(rack, ["?" if tile.islower() else tile for _, tile in laid]) is not None:
            yield laid, tuple(square for square, _ in laid if board[square] != EMPTY)


def ordinary(board: str, size: int, rack: str, words: list[str], centre: int) -> Iterator[Key]:
    for one in boards.tried(board, size, rack, words, centre):
        yield one.start, one.across, one.word, one.laid, ()


SIDES = st.fixed_dictionaries(
    {letter: st.none() | st.tuples(st.sampled_from("+×"), st.integers(0, 9)) for letter in boards.LETTERS}
)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, list[str], str]:
    size = draw(st.integers(3, 7))
    words = draw(boards.word_lists(min(size, 5)))
    return size, words, draw(boards.grown(size, words) | boards.scattered(size))


@given(tables(), boards.racks, SIDES, SIDES, st.booleans(), st.booleans(), st.data())
def test_TO_14_plays_and_replacements_are_all_there_is(
    table: tuple[int, list[str], str],
    rack: str,
    across: dict[str, Side],
    down: dict[str, Side],
    must_grow: bool,
    centre_open: bool,
    data: st.DataObject,
) -> None:
    size, words, board = table
    rack, centre = rack[:4], size * size // 2
    coloured = st.lists(st.integers(0, size * size - 1), max_size=6)
    colours = [(2, data.draw(coloured), words[::2]), (3, data.draw(coloured), None)]
    signs = Signs(
        across,
        down,
        squares=size * size,
        colours=[(times, squares, Lexicon(kind) if kind else None) for times, squares, kind in colours],
        bonus=(3, 100),
    )
    position = Position(Lexicon(words), Layout(size, {}, centre=centre), board)
    found = position.tag_plays(rack, signs, centre_open=centre_open, must_grow=must_grow)
    listed = {word for word in words if len(word) > 1}
    right = {*ordinary(board, size, rack, words, centre), *replacements(board, size, rack, listed, must_grow)}
    assert {key(play) for play in found} == right
    assert len(found) == len(right)
    for play in found:
        word, new = play.play.word, {square for square, _ in play.play.laid}
        # A blank that stays is also a lower-case letter of the word.
        assert play.word_score == total(word, across if play.play.across else down)
        assert play.centre == (centre_open and centre in new)
        score = play.word_score * (2 if play.centre else 1)
        for bit, (times, squares, kind) in enumerate(colours):
            covered = bool(new & set(squares))
            assert covered == bool(play.claims >> bit & 1)
            score *= times if covered and kind and word.upper() in kind and len(word) > 1 else 1
        assert play.play.score == score + (100 if len(new) == 3 else 0)
    scores = sorted((play.play.score for play in found), reverse=True)
    best = position.tag_plays(rack, signs, centre_open=centre_open, must_grow=must_grow, best=3)
    assert [play.play.score for play in best] == scores[:3]
    best = position.tag_plays(rack, signs, centre_open=centre_open, must_grow=must_grow, best=1)
    assert [play.play.score for play in best] == scores[:1]
    face_up = data.draw(st.text(boards.LETTERS, max_size=3))
    there = [play.play.score for play in found]
    for took in {*face_up} if rack.strip("?") else ():
        for play in position.tag_plays(rack + took, signs, centre_open=centre_open, must_grow=must_grow):
            laid = [tile for _, tile in play.play.laid]
            given = take(rack.replace("?", "") + took, [tile for tile in laid if tile.isupper()])
            if took in laid and given:
                there.append(play.play.score)
    more = position.tag_plays(rack, signs, centre_open=centre_open, must_grow=must_grow, face_up=face_up)
    assert sorted(play.play.score for play in more) == sorted(there)
    assert all(not play.took or play.took in dict(play.play.laid).values() for play in more)
    for count in (1, 3, 20):
        some = position.tag_plays(
            rack, signs, centre_open=centre_open, must_grow=must_grow, face_up=face_up, best=count
        )
        assert [play.play.score for play in some] == sorted(there, reverse=True)[:count]
        assert all(play in more for play in some)
    without = position.tag_plays(rack, signs, centre_open=centre_open, replace=False)
    assert [play for play in found if not play.lifted] == list(without)


GROWING = st.fixed_dictionaries(
    {letter: st.none() | st.tuples(st.sampled_from("+×"), st.integers(1, 9)) for letter in boards.LETTERS}
)


@given(tables(), st.text(boards.LETTERS[:3], min_size=2, max_size=4), GROWING, GROWING, st.booleans(), st.data())
def test_TO_31_the_best_plays_with_two_blanks(
    table: tuple[int, list[str], str],
    letters: str,
    across: dict[str, Side],
    down: dict[str, Side],
    must_grow: bool,
    data: st.DataObject,
) -> None:
    """The best plays are found without generating all, wherever their blanks are."""
    size, words, board = table
    rack, face_up = letters + "??", data.draw(st.text(boards.LETTERS, max_size=3))
    squares = st.lists(st.integers(0, size * size - 1), max_size=6)
    colours = [(2, data.draw(squares), Lexicon(words[::2])), (3, data.draw(squares), Lexicon(words[1::2]))]
    signs = Signs(across, down, squares=size * size, colours=colours, bonus=(data.draw(st.integers(2, 6)), 100))
    position = Position(Lexicon(words), Layout(size, {}, centre=size * size // 2), board)
    found = list(position.tag_plays(rack, signs, centre_open=True, must_grow=must_grow, face_up=face_up))
    scores = sorted((play.play.score for play in found), reverse=True)
    for count in (1, 2, 9):
        best = list(position.tag_plays(rack, signs, centre_open=True, must_grow=must_grow, face_up=face_up, best=count))
        assert [play.play.score for play in best] == scores[:count]
        assert all(play in found for play in best)
        assert len({(key(play), play.took) for play in best}) == len(best)


def test_plays_are_a_sequence() -> None:
    position = Position(Lexicon(["AB", "BA"]), Layout(3, {}, centre=4))
    row = position.tag_plays("AB", Signs({}, {}, squares=9), centre_open=True)
    plays = list(row)
    assert len(row) == len(plays) == 8
    assert [row[at] for at in range(-8, 8)] == plays * 2
    for outside in (8, -9):
        with pytest.raises(IndexError, match=f"no play {outside} among 8"):
            row[outside]


def golden(old: str, new: str, rack: str, lifted: int) -> None:
    """A word in the middle becomes another by lifting some tiles."""
    size, start = 17, 8 * 17 + 4
    board = put(EMPTY * 289, [(start + i, letter) for i, letter in enumerate(old)])
    signs = Signs(dict.fromkeys("AB", ("+", 1)), {}, squares=289)
    position = Position(Lexicon([old, new]), Layout(size, {}, centre=144), board)
    found = [play for play in position.tag_plays(rack, signs, centre_open=False) if play.play.word == new]
    assert lifted in [len(play.lifted) for play in found]


@pytest.mark.parametrize(
    ("old", "new", "rack", "lifted"),
    [
        ("REBELS", "ANGELS", "ANG", 3),
        ("ANGELS", "ANGELIC", "IC", 1),
        ("BATON", "AARON", "AR", 2),
        ("ANGES", "ANGELIQUE", "LIQUE", 1),
    ],
)
def test_TO_14_the_rulebooks_own_examples(old: str, new: str, rack: str, lifted: int) -> None:
    golden(old, new, rack, lifted)


def test_TO_15_a_blank_is_not_replaced_by_its_own_letter() -> None:
    signs = Signs({}, {}, squares=25)
    lexicon, layout = Lexicon(["AB", "ABA"]), Layout(5, {}, centre=12)
    plain = Position(lexicon, layout, put(EMPTY * 25, [(11, "A"), (12, "B")]))
    blank = Position(lexicon, layout, put(EMPTY * 25, [(11, "a"), (12, "B")]))
    assert [play.lifted for play in plain.tag_plays("AA", signs, centre_open=False) if play.lifted] == [[11]]
    assert not any(play.lifted for play in blank.tag_plays("AA", signs, centre_open=False))


@pytest.mark.parametrize(
    ("word", "across", "points"),
    [("GOD", True, 36), ("ANGEL", False, 13), ("DIEU", True, 14), ("ANGE", False, 9)],
)
def test_TO_40_to_TO_43_played_words(word: str, across: bool, points: int) -> None:
    position = Position(Lexicon([word]), Layout(17, {}, centre=144))
    found = position.tag_plays(word, Signs(LOWER, LEFT, squares=289), centre_open=False)
    assert {play.word_score for play in found if play.play.across == across} == {points}


def test_TO_12_nine_tiles_earn_a_hundred() -> None:
    position = Position(Lexicon(["ABABABABA"]), Layout(17, {}, centre=144))
    found = position.tag_plays("AAAAABBBB", Signs({"A": ("+", 1)}, {}, squares=289), centre_open=True)
    assert {play.play.score for play in found if play.play.across} == {2 * 5 + 100}


def test_bad_signs_are_named() -> None:
    wrong: tuple[tuple[Callable[[], Signs], str], ...] = (
        (lambda: Signs({"é": None}, {}, squares=9), "é"),
        (lambda: Signs({"A": ("-", 1)}, {}, squares=9), "'-'"),
        (lambda: Signs({"A": ("+", -1)}, {}, squares=9), "-1"),
        (lambda: Signs({}, {}, squares=9, colours=[(2, [9], None)]), "square 9"),
        (lambda: Signs({}, {}, squares=9, colours=[(2, [], None)] * 9), "not 9"),
    )
    for make, says in wrong:
        with pytest.raises(ValueError, match=says):
            make()
    position = Position(Lexicon(["AB"]), Layout(3, {}, centre=4))
    with pytest.raises(ValueError, match="another board"):
        position.tag_plays("AB", Signs({}, {}, squares=16), centre_open=True)
