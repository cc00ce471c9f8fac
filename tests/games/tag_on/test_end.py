"""TO-25 and TO-26: the end, what is deducted, and who has won."""

import pytest
from tests.games.outcomes import of, refused
from tests.games.tag_on.tables import GODS, table

from parlour.games.tag_on.events import Finished
from parlour.games.tag_on.tile_set import standard

KIT = standard("en")


def value(letters: str) -> int:
    return sum(KIT.lower(letter) for letter in letters)


def test_TO_25_the_last_letter_ends_the_game() -> None:
    game = table({"9G": "GOD"}, ["S", "QD?"], says="bag;")
    game.do(0, "play 9G GODS")
    event = of(game.do(1, "accept"), Finished)
    assert (event.why, event.by) == ("out", 0)
    assert event.adjustments == (0, -value("QD"))
    assert game.scores == (GODS, -value("QD"))


def test_TO_25_the_number_counts_whatever_its_sign_and_a_blank_and_a_shield_nothing() -> None:
    game = table({"9G": "GOD"}, ["S", "D?!"], says="bag;")
    game.do(0, "play 9G GODS")
    game.do(1, "accept")
    assert game.scores[1] == -3


def test_TO_25_shields_do_not_count_as_letters() -> None:
    game = table({"9G": "GOD"}, ["!S", "QD"], says="bag !;")
    game.do(0, "play 9G GODS")
    assert of(game.do(1, "accept"), Finished).why == "out"


def test_TO_25_a_blank_does() -> None:
    game = table({"9G": "GOD"}, ["S", "QD"], says="bag ?;")
    game.do(0, "play 9G GODS")
    game.do(1, "accept")
    assert not game.over


def test_TO_25_lifted_letters_are_held() -> None:
    game = table({"9G": "GOD"}, ["TS", "QD"], says="bag;")
    game.do(0, "play 9G GOTS lift 9I")
    game.do(1, "accept")
    assert not game.over
    assert game.state.racks[0] == "D"


def test_TO_25_the_last_play_may_be_challenged_first() -> None:
    game = table({"9G": "GOD"}, ["X", "QD"], says="bag;")
    game.do(0, "play 9G GODX")
    refused(game, 1, "pass", "TO-25")
    game.do(1, "challenge")
    game.do(0, "decline")
    assert not game.over


def test_TO_25_all_pass_in_a_row() -> None:
    game = table({"9G": "GOD"}, ["SQ", "DA", "AA"])
    game.do(0, "pass")
    game.do(1, "pass")
    assert of(game.do(2, "pass"), Finished).why == "passes"
    assert game.scores == (-value("SQ"), -value("DA"), -value("AA"))


def test_TO_25_three_rounds_without_a_point() -> None:
    game = table({"9G": "GOD"}, ["SQ", "DA"])
    for turn in range(5):
        game.do(turn % 2, f"exchange {game.state.racks[turn % 2][0]}")
    assert not game.over
    assert of(game.do(1, f"exchange {game.state.racks[1][0]}"), Finished).why == "scoreless"


def test_TO_25_sixty_rounds() -> None:
    game = table({"9G": "GOD"}, ["SQ", "DA"], says="round 60; starter 1;", turn=1)
    game.do(1, "exchange A")
    assert game.state.round == 60
    assert of(game.do(0, "exchange Q"), Finished).why == "rounds"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TO_25_a_round_is_over_when_the_turn_comes_to_the_starter(players: int) -> None:
    game = table({"9G": "GOD"}, ["AB", "AB", "AC", "AC"][:players], says="starter 1;", turn=1)
    rounds = []
    for turn in range(2 * players - 1):
        seat = (1 + turn) % players
        assert game.state.turn == seat
        rounds.append(game.state.round)
        game.do(seat, f"exchange {game.state.racks[seat][0]}")
    assert rounds == [1] * players + [2] * (players - 1)


def test_TO_25_one_player_left() -> None:
    game = table({"9G": "GOD"}, ["SQ", "DA"])
    event = of(game.do(0, "resign"), Finished)
    assert (event.why, event.winners, event.adjustments) == ("alone", (1,), (0, 0))


def test_TO_25_tiles_of_who_leaves_go_to_the_bag() -> None:
    game = table({"9G": "GOD"}, ["SQ!", "DA", "AA"], says="bag;")
    game.do(0, "leave")
    assert game.state.bag == "!QS"
    assert game.state.turn == 1


def test_TO_26_the_highest_score_after_the_deduction_wins() -> None:
    game = table({"9G": "GOD"}, ["SQ", "DA"], says="")
    game.do(0, "pass")
    assert of(game.do(1, "pass"), Finished).winners == (1,)
    assert game.winners == (1,)


def test_TO_26_a_tie_is_a_shared_win() -> None:
    game = table({"9G": "GOD"}, ["SA", "SA", "Q"])
    for seat in range(3):
        game.do(seat, "pass")
    assert game.winners == (0, 1)
