"""Any game, finished or running, survives a round trip through GCG."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from tests.games.scrabble_bible.formats.records import NAMES, moves, play_on, read, table
from tests.games.scrabble_bible.formats.tables import games

import parlour
from parlour import ParlourError
from parlour.formats import gcg
from parlour.kernel.game import Game
from parlour.kernel.state import State


def check(game: Game[State]) -> None:
    """Compares moves, scores, racks, and everything else in a record."""
    text = gcg.write(game)
    again = read(text)
    before, after = table(game), again.state
    assert moves(again) == moves(game)
    assert again.scores == game.scores
    assert after.racks == before.racks
    assert after.bag == before.bag
    assert after.board == before.board
    assert after.options == before.options
    assert [(seat.name, seat.standing) for seat in after.seats] == [(seat.name, seat.standing) for seat in before.seats]
    assert (after.over, after.ended, after.won) == (before.over, before.ended, before.won)
    assert (after.scoreless, after.lost) == (before.scoreless, before.lost)
    if not before.prompts:
        assert again.to_act == game.to_act
        assert after.passed == before.passed
    assert parlour.load(again.dump()) == again


@given(games(classic=True))
def test_SB_40_a_classic_game_goes_out_and_comes_in(game: Game[State]) -> None:
    check(game)


@given(games())
def test_SB_40_a_game_by_any_house_rules_goes_out_and_comes_in(game: Game[State]) -> None:
    check(game)


@pytest.mark.parametrize("seed", range(4))
def test_SB_40_a_game_that_began_in_the_middle_goes_out_and_comes_in(seed: int) -> None:
    rng = Random(seed)
    game = parlour.new("scrabble-bible", players=NAMES[: 2 + seed % 3], seed=seed, words="checked")
    play_on(game, rng, 10)
    middle = parlour.position("scrabble-bible", game.position(), players=game.state.seats, seed=seed)
    check(middle)
    play_on(middle, rng, 30)
    check(middle)


def test_SB_40_a_classic_record_holds_nothing_that_others_do_not_know() -> None:
    game = parlour.new("scrabble-bible", players=["Ada Light", "Ben"], seed=5, preset="classic")
    first = game.to_act[0]
    game.do(first, "pass")
    lines = gcg.write(game).splitlines()
    assert lines[:3] == ["#character-encoding UTF-8", "#player1 Ada_Light Ada Light", "#player2 Ben Ben"]
    assert lines[3].endswith(" - +0 0")
    assert lines[4:] == [f"#rack{i} {rack}" for i, rack in enumerate(table(game).racks, 1)]


def test_SB_40_what_was_taken_back_is_not_in_the_record() -> None:
    game = parlour.new("scrabble-bible", players=2, seed=5, preset="classic")
    first = game.to_act[0]
    game.do(first, "pass")
    game.do(first, "back")
    game.do(1 - first, "accept")
    assert ">" not in gcg.write(game)
    assert game.to_act == (first,)
    check(game)


@pytest.mark.parametrize(
    "names",
    [("Ada", "Ada"), ("Ada", "Ada_2", "Ada"), (":", "Zoë B."), ("Ben: the first", "#player1"), ("Ida > Eva", "Żaba")],
)
def test_SB_40_all_names_can_be_written(names: tuple[str, ...]) -> None:
    game = parlour.new("scrabble-bible", players=names, seed=5, preset="classic")
    play_on(game, Random(1), 6)
    check(game)
    assert [seat.name for seat in read(gcg.write(game).encode()).state.seats] == list(names)


def test_SB_40_only_this_game_has_such_records() -> None:
    import tests.toys  # noqa: F401 — registers it

    with pytest.raises(ParlourError, match="Only SCRABBLE Bible Edition can be saved as GCG"):
        gcg.write(parlour.new("bluff", 2, 1))
