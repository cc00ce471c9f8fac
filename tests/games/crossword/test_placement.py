from collections.abc import Sequence

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.games.crossword.boards import LETTERS, all_runs, grown, islands, scattered, sizes, word_lists

from parlour.games.crossword.rules.placement import Misplaced, Placement, check_connected, place, runs
from parlour.games.crossword.rules.squares import EMPTY, empty_board, parse_place, put

SIZE, CENTRE = 15, 112


def board_of(*words: tuple[str, str]) -> str:
    board = empty_board(SIZE)
    for where, word in words:
        board = put(board, placed(board, where, word).laid)
    return board


def placed(board: str, where: str, word: str) -> Placement:
    return place(board, SIZE, *parse_place(where, SIZE), word)


def played(board: str, where: str, word: str) -> list[str]:
    """The words of a legal play."""
    placement = placed(board, where, word)
    check_connected(board, SIZE, placement, CENTRE)
    return [run.word for run in runs(board, SIZE, placement)]


LIGHT = board_of(("8G", "LIGHt"))


# --- the first word and those after it


def test_SB_10_first_word_covers_the_star_across_or_down() -> None:
    bare = empty_board(SIZE)
    assert played(bare, "8G", "LIGHT") == ["LIGHT"]
    assert played(bare, "H8", "LIGHT") == ["LIGHT"]
    assert played(bare, "H4", "LIGHT") == ["LIGHT"]


@pytest.mark.parametrize("where", ["8I", "8C", "7H", "H9", "H3", "1A"])
def test_SB_10_first_word_beside_the_star_is_off_centre(where: str) -> None:
    with pytest.raises(Misplaced) as refusal:
        played(empty_board(SIZE), where, "LIGHT")
    assert refusal.value.reason == "off-centre"
    assert refusal.value.facts == {
        "place": where,
        "word": "LIGHT",
        "centre": "8H" if where[0].isdigit() else "H8",
    }


def test_SB_10_first_word_has_two_letters_or_more() -> None:
    with pytest.raises(Misplaced) as refusal:
        played(empty_board(SIZE), "8H", "I")
    assert refusal.value.reason == "too-short"
    assert refusal.value.facts == {"place": "8H", "word": "I", "other": "", "other_place": ""}


def test_SB_10_the_centre_is_where_the_board_has_it() -> None:
    bare = empty_board(17)
    placement = place(bare, 17, *parse_place("9I", 17), "GOD")
    check_connected(bare, 17, placement, 144)
    with pytest.raises(Misplaced, match="off-centre"):
        check_connected(bare, 17, placement, 112)


@pytest.mark.parametrize(
    ("where", "word", "made"),
    [
        ("I7", "AGE", ["AGE"]),  # through a letter
        ("8G", "LIGHTS", ["LIGHtS"]),  # a word made longer
        ("8E", "TWLIGHT", ["TWLIGHt"]),
        ("9J", "OF", ["OF", "HO", "tF"]),  # beside it
        ("L8", "SON", ["SON", "LIGHtS"]),  # at its end, across it
    ],
)
def test_SB_11_later_words_touch_what_lies_there(where: str, word: str, made: list[str]) -> None:
    assert played(LIGHT, where, word) == made


@pytest.mark.parametrize(("where", "word"), [("1A", "GOD"), ("9L", "GOD"), ("10G", "GOD"), ("L9", "GOD")])
def test_SB_11_a_word_that_touches_nothing_or_only_a_corner_is_apart(where: str, word: str) -> None:
    with pytest.raises(Misplaced) as refusal:
        played(LIGHT, where, word)
    assert refusal.value.reason == "apart"
    assert refusal.value.facts == {"place": where, "word": word}


def test_SB_11_a_row_does_not_go_on_at_the_other_edge() -> None:
    board = put(empty_board(SIZE), [(14, "A")])  # the last square of row 1
    with pytest.raises(Misplaced, match="apart"):
        check_connected(board, SIZE, placed(board, "2A", "GO"), CENTRE)
    with pytest.raises(Misplaced, match="apart"):
        check_connected(board, SIZE, placed(board, "A2", "GO"), CENTRE)
    assert placed(board, "2A", "GO").word == "GO"


def test_SB_11_a_single_tile_is_a_word_in_the_direction_of_the_command() -> None:
    board = board_of(("8H", "AT"), ("I8", "TO"))
    # The square 9H has A above it and O on its right.
    assert played(board, "9H", "NO") == ["NO", "AN"]
    assert played(board, "H8", "AN") == ["AN", "NO"]


def test_SB_11_a_single_tile_without_a_neighbour_in_its_direction_is_too_short() -> None:
    with pytest.raises(Misplaced) as refusal:
        played(LIGHT, "L8", "S")
    assert refusal.value.reason == "too-short"
    assert refusal.value.facts == {"place": "L8", "word": "S", "other": "LIGHtS", "other_place": "8G"}


def test_SB_11_a_word_may_lie_parallel_to_another() -> None:
    assert played(LIGHT, "7G", "AS") == ["AS", "AL", "SI"]


# --- fitting a word onto the board


def test_SB_11_the_written_word_is_the_whole_run() -> None:
    with pytest.raises(Misplaced) as refusal:
        placed(LIGHT, "8L", "ER")
    assert refusal.value.reason == "runs-on"
    assert refusal.value.facts == {"place": "8L", "word": "ER", "whole": "LIGHtER", "whole_place": "8G"}
    with pytest.raises(Misplaced) as refusal:
        placed(LIGHT, "I6", "TA")
    assert refusal.value.facts == {"place": "I6", "word": "TA", "whole": "TAG", "whole_place": "I6"}


def test_SB_12_no_tile_is_replaced() -> None:
    with pytest.raises(Misplaced) as refusal:
        placed(LIGHT, "8G", "NIGHTS")
    assert refusal.value.reason == "letter-differs"
    assert refusal.value.facts == {"place": "8G", "word": "NIGHTS", "written": "N", "there": "L"}
    with pytest.raises(Misplaced) as refusal:
        placed(LIGHT, "K7", "AS")
    assert refusal.value.facts == {"place": "K8", "word": "AS", "written": "S", "there": "T"}


def test_SB_12_a_play_lays_one_tile_at_least() -> None:
    with pytest.raises(Misplaced) as refusal:
        placed(LIGHT, "8G", "LIGHT")
    assert refusal.value.reason == "no-new-tile"
    assert refusal.value.facts == {"place": "8G", "word": "LIGHT"}


def test_SB_13_a_blank_keeps_its_letter_and_may_be_written_in_either_case() -> None:
    assert placed(LIGHT, "8G", "LIGHTS") == placed(LIGHT, "8G", "LIGHtS") == placed(LIGHT, "8G", "lightS")
    assert placed(LIGHT, "8G", "LIGHTS").word == "LIGHtS"
    assert placed(LIGHT, "8G", "LIGHTs").laid == ((116, "s"),)
    assert placed(LIGHT, "8G", "LIGHTs").tiles == "?"
    with pytest.raises(Misplaced, match="letter-differs"):
        placed(LIGHT, "8G", "LIGHsS")


@pytest.mark.parametrize(("where", "room"), [("8L", 4), ("L12", 4), ("15O", 1), ("O15", 1)])
def test_a_word_ends_on_the_board(where: str, room: int) -> None:
    with pytest.raises(Misplaced) as refusal:
        placed(LIGHT, where, "ANGEL")
    assert refusal.value.reason == "off-board"
    assert refusal.value.facts == {"place": where, "word": "ANGEL", "length": 5, "room": room}


def test_a_word_may_be_as_long_as_the_board() -> None:
    bare = empty_board(SIZE)
    assert len(placed(bare, "8A", "A" * 15).laid) == len(placed(bare, "O1", "A" * 15).laid) == 15


@pytest.mark.parametrize("word", ["", "LI.HT", "BETH-EL", "NOËL", "A B", "A1", "?"])
def test_a_word_is_written_in_the_letters_A_to_Z(word: str) -> None:
    with pytest.raises(ValueError, match="letters A to Z"):
        placed(LIGHT, "1A", word)


# --- whatever the board


@st.composite
def attempts(draw: st.DrawFn) -> tuple[str, int, int, bool, str]:
    """A board and a word at any place; usually the word includes the letters there."""
    size = draw(st.integers(1, 9))
    board = draw(scattered(size))
    start, across = draw(st.integers(0, size * size - 1)), draw(st.booleans())
    step = 1 if across else size
    characters = []
    for i in range(draw(st.integers(1, size + 1))):
        square = start + i * step
        there = board[square] if square < size * size else EMPTY
        letter = draw(st.sampled_from(LETTERS + LETTERS.lower()))
        characters.append(letter if there == EMPTY or draw(st.integers(0, 9)) == 0 else there)
    return board, size, start, across, "".join(characters)


def line_from(size: int, start: int, across: bool) -> list[int]:
    """The squares from `start` to the edge."""
    row, column = divmod(start, size)
    if across:
        return [row * size + at for at in range(column, size)]
    return [at * size + column for at in range(row, size)]


def expected_reason(board: str, size: int, start: int, across: bool, word: str) -> str | None:
    squares = line_from(size, start, across)
    if len(word) > len(squares):
        return "off-board"
    pairs = [(board[square], letter) for square, letter in zip(squares, word, strict=False)]
    if any(there not in (EMPTY, letter.upper(), letter.lower()) for there, letter in pairs):
        return "letter-differs"
    if all(there != EMPTY for there, _ in pairs):
        return "no-new-tile"
    after = put(board, zip(squares, word, strict=False))
    covered = squares[: len(word)]
    whole: Sequence[int] = covered[:1]
    for run in all_runs(after, size):
        if run.across == across and start in run.squares:
            whole = run.squares
    return "runs-on" if list(whole) != covered else None


@given(attempts())
def test_place_fits_a_word_or_says_why_not(attempt: tuple[str, int, int, bool, str]) -> None:
    board, size, start, across, word = attempt
    reason = expected_reason(board, size, start, across, word)
    if reason is not None:
        with pytest.raises(Misplaced) as refusal:
            place(board, size, start, across, word)
        assert refusal.value.reason == reason
        if reason == "runs-on":
            whole, where = str(refusal.value.facts["whole"]), str(refusal.value.facts["whole_place"])
            assert place(board, size, *parse_place(where, size), whole).word == whole
        return
    placement = place(board, size, start, across, word)
    squares = line_from(size, start, across)[: len(word)]
    after = put(board, placement.laid)
    assert [square for square, _ in placement.laid] == [sq for sq in squares if board[sq] == EMPTY]
    assert "".join(after[square] for square in squares) == placement.word
    assert placement.word.upper() == word.upper()
    assert len(placement.tiles) == len(placement.laid)
    assert place(board, size, start, across, placement.word) == placement


@st.composite
def fitting(draw: st.DrawFn) -> tuple[str, int, Placement]:
    """A board and a valid placement: letters on empty squares of a line, and the whole run they form."""
    size = draw(st.integers(1, 9))
    first = draw(st.integers(0, size * size - 1))
    board = put(draw(scattered(size)), [(first, EMPTY)])
    across = draw(st.booleans())
    squares = line_from(size, first, across)[: draw(st.integers(1, size))]
    letters = draw(st.text(LETTERS + LETTERS.lower(), min_size=len(squares), max_size=len(squares)))
    laid = tuple((sq, letter) for sq, letter in zip(squares, letters, strict=True) if board[sq] == EMPTY)
    after = put(board, laid)
    for run in all_runs(after, size):
        if run.across == across and first in run.squares:
            return board, size, Placement(run.start, across, run.word, laid)
    return board, size, Placement(first, across, after[first], laid)


@given(fitting())
def test_place_gives_what_fits(play: tuple[str, int, Placement]) -> None:
    board, size, placement = play
    assert place(board, size, placement.start, placement.across, placement.word) == placement


@given(fitting())
def test_runs_are_the_words_of_the_new_board_that_hold_a_new_tile(play: tuple[str, int, Placement]) -> None:
    board, size, placement = play
    made = runs(board, size, placement)
    laid = {square for square, _ in placement.laid}
    expected = [run for run in all_runs(put(board, placement.laid), size) if laid & set(run.squares)]
    assert sorted(made, key=repr) == sorted(expected, key=repr)
    main = [run for run in made if run.across == placement.across]
    if len(placement.word) > 1:
        assert main == [made[0]]
        assert (made[0].start, made[0].word) == (placement.start, placement.word)
        assert laid <= set(made[0].squares)
    else:
        assert main == []
    crossed = [min(laid & set(run.squares)) for run in made if run.across != placement.across]
    assert crossed == sorted(crossed)


@st.composite
def later_plays(draw: st.DrawFn) -> tuple[str, int, Placement]:
    size = draw(sizes)
    board = draw(grown(size, draw(word_lists(5))))
    start, across = draw(st.integers(0, size * size - 1)), draw(st.booleans())
    squares = line_from(size, start, across)[: draw(st.integers(2, 5))]
    word = "".join("A" if board[square] == EMPTY else board[square] for square in squares)
    assume(expected_reason(board, size, start, across, word) is None)
    return board, size, place(board, size, start, across, word)


@given(later_plays())
def test_connected_plays_leave_one_group_of_tiles_with_the_centre_in_it(
    play: tuple[str, int, Placement],
) -> None:
    board, size, placement = play
    centre = size * size // 2
    after = put(board, placement.laid)
    if len(placement.word) > 1 and islands(after, size) == 1 and after[centre] != EMPTY:
        check_connected(board, size, placement, centre)
    else:
        with pytest.raises(Misplaced) as refusal:
            check_connected(board, size, placement, centre)
        bare = board == empty_board(size)
        short = len(placement.word) == 1
        assert refusal.value.reason == ("too-short" if short else "off-centre" if bare else "apart")
