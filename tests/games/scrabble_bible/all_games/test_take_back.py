"""AG-5: moves that are taken back, shown on SCRABBLE Bible Edition."""

from collections import Counter
from typing import Unpack

import pytest
from tests.games.outcomes import happened, of, refused
from tests.games.scrabble_bible.tables import BibleGame, Options, all_tiles, asked, dealt, table

import parlour
from parlour.games.crossword.events import Exchanged
from parlour.games.scrabble_bible.events import Laid
from parlour.kernel.events import Denied, WentBack


def test_AG_5_what_is_only_tried_changes_nothing() -> None:
    game = table(racks=["LIGHTEE"])
    before = game.copy()
    tried = game.try_out(0, "play 8G LIGHT")
    assert of(tried.events, Laid).move.score > 0
    assert game == before


def test_AG_5_a_move_is_taken_back_if_all_others_agree() -> None:
    game = dealt({0: "LIGHTEE"}, players=3)
    before = game.state
    line = len(game.lines)
    game.do(0, "play 8G LIGHT")
    game.do(0, "back")
    assert asked(game, "back") == dict.fromkeys((1, 2), ("accept", "decline"))
    game.do(1, "accept")
    assert game.state.board != before.board
    events = game.do(2, "accept")
    assert of(events, WentBack) == WentBack(line, 0, gained=(-30, 0, 0))
    assert (game.state.board, game.state.racks, game.state.points) == (before.board, before.racks, before.points)
    assert game.to_act == (0,) and not game.state.prompts


def moved_twice(**options: Unpack[Options]) -> BibleGame:
    """Ada has exchanged, Ben has passed."""
    game = dealt({0: "LIGHTEE"}, players=3, **options)
    game.do(0, "exchange LIGHT")
    game.do(1, "pass")
    return game


def test_AG_5_what_came_after_the_move_is_taken_back_with_it() -> None:
    game = moved_twice()
    game.do(0, "back")
    game.do(1, "accept")
    game.do(2, "accept")
    assert Counter(game.state.racks[0]) == Counter("LIGHTEE") and game.to_act == (0,)
    assert game.state.passed == ()


@pytest.mark.parametrize("who", [1, 2])
def test_AG_5_one_who_declines_is_enough(who: int) -> None:
    game = moved_twice()
    state = game.state
    game.do(0, "back")
    events = game.do(who, "decline")
    assert of(events, Denied).seat == 0
    assert (game.state.racks, game.to_act) == (state.racks, (2,))
    refused(game, 0, "back", "AG-5")  # the request is not repeated


def test_AG_5_silence_does_not_agree() -> None:
    game = moved_twice()
    racks = game.state.racks
    game.do(0, "back", at=100.0)
    game.do(1, "accept", at=101.0)
    game.timeout(at=120.0)
    assert game.state.racks == racks and game.to_act == (2,) and not game.state.prompts


def test_AG_5_what_was_drawn_is_put_back_and_drawn_again() -> None:
    """The tiles are drawn again at random: over some seeds the two draws differ."""
    differ = 0
    for seed in range(8):
        game = dealt({0: "LIGHTEE"}, seed=seed)
        pieces = all_tiles(game)
        bag = game.state.bag
        first = of(game.do(0, "exchange LIGHT"), Exchanged).drew
        game.do(0, "back")
        game.do(1, "accept")
        assert game.state.bag == bag
        second = of(game.do(0, "exchange LIGHT"), Exchanged).drew
        assert all_tiles(game) == pieces
        differ += first != second
    assert differ > 0


def test_AG_5_the_log_keeps_the_move_and_its_undoing() -> None:
    game = moved_twice()
    lines = len(game.lines)
    game.do(0, "back")
    game.do(1, "accept")
    game.do(2, "accept")
    assert len(game.lines) > lines and "Exchanged" in happened(game) and happened(game)[-1] == "WentBack"
    assert parlour.load(game.dump()) == game


def test_AG_5_a_take_back_is_answered_before_the_game_goes_on() -> None:
    game = moved_twice()
    game.do(0, "back")
    refused(game, 2, "pass", "AG-5")
    refused(game, 1, "back", "AG-5")


def test_AG_5_nothing_to_take_back() -> None:
    refused(dealt(), 0, "back", "AG-5")
    game = moved_twice()
    refused(game, 2, "back", "AG-5")


def test_AG_5_after_a_take_back_the_move_before_it_can_be_asked_for() -> None:
    game = dealt({0: "LIGHTEE"}, players=2)
    start = game.state.racks
    game.do(0, "exchange L")
    game.do(1, "pass")
    game.do(0, f"exchange {game.state.racks[0][0]}")
    for _ in range(2):
        game.do(0, "back")
        game.do(1, "accept")
    assert game.state.racks == start


def test_AG_5_no_take_back_goes_behind_a_leaving_or_a_change_of_seats() -> None:
    game = moved_twice()
    game.do(2, "leave")
    refused(game, 0, "back", "AG-5")
    game = moved_twice()
    game.set_bot(2, "medium")
    refused(game, 0, "back", "AG-5")
    game.do(2, f"exchange {game.state.racks[2][0]}")
    game.do(0, "pass")
    game.do(0, "back")  # a move after it can be taken back
    assert asked(game, "back")


def test_AG_5_a_withdrawn_play_can_be_taken_back_by_agreement_too() -> None:
    game = table(racks=["XZEEEEE", "LIGHTEE"])
    game.do(0, "play 8G XZ")
    game.do(1, "challenge")
    game.do(0, "back")
    game.do(1, "accept")
    assert game.to_act == (0,) and game.state.racks[0] == "EEEEEXZ"


def test_AG_5_time_that_was_taken_back_does_not_count() -> None:
    game = dealt({0: "LIGHTEE"}, clock="game", clock_seconds=100)
    game.do(0, "exchange L", at=30.0)
    assert game.deadline == 130.0  # Ben's clock
    game.do(1, "pass", at=50.0)
    assert game.deadline == 50.0 + 70.0  # Ada has used 30
    game.do(0, "back", at=55.0)
    game.do(1, "accept", at=60.0)
    # Ada is on turn as she was when she exchanged: 70 seconds are left, counted from now.
    assert game.state.turn == 0 and game.deadline == 60.0 + 70.0


def test_AG_5_nobody_loses_time_to_a_take_back_that_is_asked_for() -> None:
    game = dealt({0: "LIGHTEE"}, clock="game", clock_seconds=60, words="checked", answer_time=None)
    game.do(0, "play 8G LIGHT", at=10.0)
    game.do(0, "back", at=11.0)
    assert game.deadline is None
    game.do(1, "decline", at=500.0)
    assert game.deadline == 559.0


def test_AG_5_many_take_backs_cost_no_more_each() -> None:
    game = dealt({0: "LIGHTEE"}, words="checked")
    for _ in range(60):
        game.do(0, "pass")
        game.do(0, "back")
        game.do(1, "accept")
    assert game.to_act == (0,) and parlour.load(game.dump()) == game
