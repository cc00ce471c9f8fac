"""Cases that a rules lawyer would try, each named after the rule it leans on."""

import pytest
from tests.games.tag_em.fields import attack, field, map_text, refusal, squares, table

import parlour
from parlour.games.tag_em.events import Attacked
from parlour.games.tag_em.maps import mapfile
from parlour.games.tag_em.maps.faults import MapError
from parlour.games.tag_em.text import notation
from parlour.kernel.errors import CommandError, OptionError
from parlour.kernel.game import Game


def test_TE_10_a_path_may_not_pass_through_a_pawn_even_a_friend() -> None:
    game = field("pawn 1 d5", "pawn 1 e5", "pawn 2 l8")
    assert refusal(game, 0, "move d5 e5 f5") == "TE-10"


def test_TE_10_a_path_may_not_skip_squares_or_stand_still() -> None:
    game = field("pawn 1 d5", "pawn 2 l8")
    assert refusal(game, 0, "move d5 f5") == "TE-10"
    assert refusal(game, 0, "move d5 e6") == "TE-10"
    assert refusal(game, 0, "move d5 d5") == "TE-10"


def test_TE_10_walking_in_a_circle_is_paid_for() -> None:
    game = field("pawn 1 d5", "pawn 2 l8", "pom 4")
    game.do(0, "move d5 e5 e6 d6 d5")
    assert table(game).pom == 0 and squares(game, 0) == {"d5"}


def test_TE_11_the_last_point_does_not_carry_a_pawn_out_of_wade_onto_the_flag() -> None:
    lines = ("pawn 1 d5", "pawn 2 l8", "flag e5", "pom 1")
    game = field(*lines, tiles={"d5": "w"}, game_type="capture-the-flag")
    assert refusal(game, 0, "move d5 e5") == "TE-11"


def test_TE_11_a_path_that_runs_out_of_points_half_way_changes_nothing() -> None:
    game = field("pawn 1 d5", "pawn 2 l8", "pom 3", tiles={"e5": "w"})
    assert refusal(game, 0, "move d5 e5 f5 g5") == "TE-11"
    assert squares(game, 0) == {"d5"} and table(game).pom == 3


def test_TE_12_a_pawn_may_not_leave_and_reenter_its_garrison_and_go_on() -> None:
    game = field("pawn 1 d5", "pawn 2 l8", tiles={"d5": "g"})
    assert refusal(game, 0, "move d5 e5 d5 c5") == "TE-12"
    game.do(0, "move d5 e5 d5")
    assert refusal(game, 0, "move d5 c5") == "TE-12"


def test_TE_14_nobody_attacks_a_friend_an_empty_square_or_diagonally() -> None:
    game = field("pawn 1 e5", "pawn 1 f5", "pawn 2 f6")
    assert refusal(game, 0, "attack e5 f5").startswith("TE-")
    assert refusal(game, 0, "attack e5 d5").startswith("TE-")
    assert refusal(game, 0, "attack e5 f6") == "TE-14"


def test_TE_14_an_attack_without_points_is_refused() -> None:
    game = field("pawn 1 e5", "pawn 2 f5", "pom 0")
    assert refusal(game, 0, "attack e5 f5") == "TE-14"


def test_TE_20_a_pawn_sent_back_as_attacker_neither_moves_nor_attacks() -> None:
    lines = ("pawn 1 e5", "pawn 2 f5", "pawn 2 b3", "pawn 2 l8")
    game, _ = attack(*lines, result="lose", game_type="capture-the-flag")
    (home,) = squares(game, 0)
    assert home == "b2"
    assert refusal(game, 0, "move b2 a2").startswith("TE-")
    assert refusal(game, 0, "attack b2 b3").startswith("TE-")


def test_TE_21_a_friend_on_the_defenders_diagonal_is_no_horde() -> None:
    game = field("pawn 1 e5", "pawn 1 g6", "pawn 1 g4", "pawn 2 f5", "pawn 2 l8")
    (event, *_) = game.do(0, "attack e5 f5")
    assert isinstance(event, Attacked)
    assert not event.modifiers


def test_TE_25_the_winner_stays_where_it_was() -> None:
    game, _ = attack("pawn 1 e5", "pawn 2 f5", "pawn 2 l8", result="win")
    assert squares(game, 0) == {"e5"}


def test_TE_41_a_pawn_on_its_starting_point_does_not_win_by_a_flag_that_lies_next_to_it() -> None:
    game = field("pawn 1 b2", "pawn 2 l8", "flag c2", game_type="capture-the-flag")
    game.do(0, "end")
    assert not game.over
    game.do(1, "end")
    game.do(0, "move b2 c2")
    assert not game.over
    game.do(0, "move c2 b2")
    assert game.winners == (0,)


def test_TE_41_the_enemys_starting_point_is_no_home() -> None:
    game = field("pawn 1 l7", "pawn 2 m9", "flag l7 carried", game_type="capture-the-flag")
    game.do(0, "move l7 l8")
    assert not game.over


def test_TE_42_ones_own_flag_is_not_picked_up_and_wins_nothing() -> None:
    lines = ("pawn 1 d2", "pawn 2 l8", "flag 1 c2", "flag 2 l8")
    game = field(*lines, game_type="capture-their-flag")
    game.do(0, "move d2 c2 b2")
    assert not game.over and [flag.square for flag in table(game).flags if flag.team == 0] == ["c2"]


def test_TE_31_an_answer_outside_the_offered_squares_is_refused() -> None:
    lines = ("pawn 1 l7", "pawn 2 l8", "pawn 2 m9")
    game, _ = attack(*lines, result="win", command="attack l7 l8", game_type="capture-the-flag")
    assert game.to_act == (1,)
    assert refusal(game, 1, "respawn l8") == "TE-31"
    assert refusal(game, 1, "respawn a1") == "TE-31"
    assert refusal(game, 0, "end") == "TE-31"


def test_TE_53_builder_may_not_brick_up_the_flag_or_a_starting_point() -> None:
    around = {"k1": "#", "m1": "#", "k3": "#", "m3": "#", "k2": "#", "m2": "#", "l1": "#"}
    lines = ("pawn 1 e5", "pawn 2 g8", "flag l2")
    game = field(*lines, tiles={**around, "l3": "c"}, game_type="capture-the-flag", construction=True)
    assert refusal(game, 0, "destroy l3 block") == "TE-53"
    assert refusal(game, 0, "build l2 cover") == "TE-53"
    assert refusal(game, 0, "build b2 garrison") == "TE-53"


def test_TE_50_a_shot_at_a_neighbour_is_no_shot() -> None:
    game = field("pawn 1 e5 sniper", "pawn 2 f5", "pawn 2 l8", snipers="pawn")
    assert refusal(game, 0, "shoot e5 f5").startswith("TE-")
    game.do(0, "attack e5 f5")


def test_TE_5_an_order_names_every_seat_once() -> None:
    for order in ((0, 0), (0,), (0, 1, 2), (1, 2)):
        with pytest.raises(OptionError):
            Game.new(parlour.rules_of("tag-em"), 2, 1, order=order)


@pytest.mark.parametrize("text", ["start", "start c4 c5", "flag", "flag me", "move", "respawn", "end now", "start 4c"])
def test_AG_5_commands_with_too_few_or_too_many_words_say_so(text: str) -> None:
    with pytest.raises(CommandError):
        notation.parse(text)


@pytest.mark.parametrize("line", ["apart: 0x5", "apart: 201", "apart: -1", "first_turn: hill 1/2", "first_turn: 1;;1"])
def test_TE_2_a_header_that_is_almost_right_is_a_fault(line: str) -> None:
    with pytest.raises(MapError):
        mapfile.read(map_text(head=[line]))
