"""CGP files: positions as other programs write and read them."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.games.scrabble_bible.formats.records import table
from tests.games.scrabble_bible.formats.tables import games

import parlour
from parlour import ParlourError, PositionError
from parlour.formats import FormatError, cgp
from parlour.games.scrabble_bible.options import PRESETS
from parlour.kernel.game import Game
from parlour.kernel.state import State

EMPTY = "/".join(["15"] * 15)
LIGHT = "/".join([*["15"] * 7, "6LIGHT4", *["15"] * 7])


@given(games())
def test_a_position_is_read_as_it_was_written(game: Game[State]) -> None:
    if game.state.prompts:
        with pytest.raises(PositionError, match="question is still open"):
            cgp.write(game)
        return
    text = cgp.write(game)
    again = cgp.read(text)
    assert again.position() == game.position()
    assert cgp.write(again) == text


def test_the_player_on_turn_comes_first() -> None:
    game = parlour.position("scrabble-bible", f"{LIGHT} ABC/DEF/GHI 1/2/3 0 turn 1;", preset="classic")
    assert cgp.write(game) == f"{LIGHT} DEF/GHI/ABC 2/3/1 0 first 1;"


def test_a_file_is_by_classic_unless_it_names_other_options() -> None:
    game = cgp.read(f"{LIGHT} ABC/ 18/0 0 lex NWL23; ld english;")
    options = table(game).options
    assert {key: getattr(options, key) for key in PRESETS["classic"].values} == PRESETS["classic"].values
    other = cgp.read(f"{LIGHT} ABC/ 18/0 0 end rulebook;")
    assert table(other).options.end == "rulebook"
    assert cgp.write(game) == f"{LIGHT} ABC/ 18/0 0"
    assert cgp.write(other) == f"{LIGHT} ABC/ 18/0 0 end rulebook;"


def test_the_house_rules_of_the_book_are_named() -> None:
    game = parlour.position("scrabble-bible", LIGHT)
    assert "star double-letter-and-word;" in cgp.write(game)
    assert table(cgp.read(cgp.write(game))) == table(game)


def test_the_line_that_is_wrong_is_named() -> None:
    with pytest.raises(FormatError, match="Line 1: The board needs 15 rows, not 1") as caught:
        cgp.read("15 / 0/0 0")
    assert isinstance(caught.value, PositionError)
    with pytest.raises(FormatError) as caught:
        cgp.read(f"\n\n{EMPTY} Q/Q 0/0 0\n")
    assert caught.value.line == 3
    assert str(caught.value.line) in caught.value.text("fr")
    assert cgp.read(f"\n{EMPTY} Q/ 0/0 0\n").to_act == (0,)


def test_only_this_game_has_such_positions() -> None:
    import tests.toys  # noqa: F401 — registers it

    with pytest.raises(ParlourError, match="Only SCRABBLE Bible Edition can be saved as CGP"):
        cgp.write(parlour.new("bluff", 2, 1))
