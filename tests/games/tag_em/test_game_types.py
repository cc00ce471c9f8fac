"""TE-40 to TE-43, TE-58, TE-59: what it takes to win."""

import pytest
from tests.games.tag_em.fields import attack, field, refusal, squares, table

import parlour
from parlour.games.tag_em.events import Moved, TeamOut

THREE = ("start 1 b2", "start 2 l8", "start 3 b8", "flag l2")


def test_TE_40_elimination_the_last_team_wins() -> None:
    game, _ = attack("pawn 1 e5", "pawn 2 f5", result="win")
    assert game.over and game.winners == (0,)
    assert table(game).ended == "last"
    game, _ = attack("pawn 1 e5", "pawn 2 f5", result="lose")
    assert game.winners == (1,)
    game, _ = attack("pawn 1 e5", "pawn 2 f5", "pawn 3 b9", result="lose", players=3, points=THREE)
    assert not game.over and table(game).out == (0,) and game.to_act == (1,)
    assert refusal(game, 0, "end") == "TE-40"


def test_TE_41_the_flag_is_taken_by_moving_and_brought_home() -> None:
    game = field("pawn 1 d2", "pawn 2 l8", "flag e2", game_type="capture-the-flag")
    event = game.do(0, "move d2 e2 d2 c2")[0]
    assert isinstance(event, Moved) and event.took == (-1,)
    assert table(game).carried("c2") == (0,)
    game.do(0, "move c2 b2")
    assert game.over and game.winners == (0,) and table(game).ended == "flag"


def test_TE_41_the_game_ends_on_the_way_even_if_the_path_goes_on() -> None:
    game = field("pawn 1 c2", "pawn 2 l8", "flag c2 carried", game_type="capture-the-flag")
    game.do(0, "move c2 b2 a2")
    assert game.over and squares(game, 0) == {"b2"}


def test_TE_41_the_flag_falls_with_its_carrier_and_is_claimed_by_entering() -> None:
    lines = ("pawn 1 e5", "pawn 2 f5", "flag f5 carried")
    game, _ = attack(*lines, result="win", game_type="capture-the-flag")
    assert table(game).lying("f5") == (0,)
    assert table(game).pom == 9
    game.do(0, "move e5 f5")
    assert table(game).carried("f5") == (0,) and table(game).pom == 8
    game, _ = attack("pawn 1 e5", "pawn 2 f5", "flag e5 carried", result="lose", game_type="capture-the-flag")
    assert table(game).lying("e5") == (0,)


def test_TE_41_another_s_starting_point_is_nothing_special() -> None:
    game = field("pawn 1 k8", "pawn 2 a9", "flag k8 carried", game_type="capture-the-flag")
    game.do(0, "move k8 l8")
    assert not game.over


def test_TE_42_an_enemy_flag_brought_home_puts_the_team_out() -> None:
    lines = ("pawn 1 c2", "pawn 2 f5", "pawn 3 b9", "flag 1 b2", "flag 2 c2 carried", "flag 3 f5 carried")
    game = field(*lines, players=3, points=THREE, game_type="capture-their-flag")
    events = game.do(0, "move c2 b2 a2")
    assert [type(event) for event in events].count(Moved) == 2  # the game continues
    assert TeamOut(1, "flag", 0) in events
    state = table(game)
    assert squares(game, 1) == set() and squares(game, 0) == {"a2"}
    assert [(flag.team, flag.square, flag.carried) for flag in state.flags] == [
        (0, "b2", False),
        (1, "", False),
        (2, "f5", False),
    ]
    assert not game.over and game.scores == (1, 0, 0)
    game.do(0, "end")
    assert game.to_act == (2,)


def test_TE_42_several_flags_at_once_and_the_last_team_wins() -> None:
    lines = ("pawn 1 c2", "pawn 2 f5", "pawn 3 b9", "flag 1 b2", "flag 2 c2 carried", "flag 3 c2 carried")
    game = field(*lines, players=3, points=THREE, game_type="capture-their-flag")
    game.do(0, "move c2 b2")
    assert game.over and game.winners == (0,)


def test_TE_42_its_own_team_does_not_move_a_dropped_flag() -> None:
    lines = ("pawn 1 d5", "pawn 2 l8", "flag 1 e5", "flag 2 l8")
    game = field(*lines, game_type="capture-their-flag")
    game.do(0, "move d5 e5 f5")
    assert (table(game).flags[0].square, table(game).flags[0].carried) == ("e5", False)
    returned = field(*lines, game_type="capture-their-flag", flag_return=True)
    returned.do(0, "move d5 e5 f5")
    assert table(returned).flags[0].square == "b2"
    taken = field(*lines, "turn 2", "pawn 2 e6", game_type="capture-their-flag")
    taken.do(1, "move e6 e5")
    assert table(taken).carried("e5") == (0,)


def test_TE_42_every_team_begins_with_its_flag_at_home() -> None:
    game = parlour.new("tag-em", players=3, seed=1, map="province", game_type="capture-their-flag")
    assert [flag.square for flag in table(game).flags] == list(table(game).map.starts[:3])


def test_TE_43_the_round_limit_ends_every_game() -> None:
    ends = {
        "elimination": (("pawn 1 e5", "pawn 1 e6", "pawn 2 l8"), (0,)),
        "king-of-the-hill": (("pawn 1 e5", "pawn 2 l8", "points 1 3"), (1,)),
        "capture-the-flag": (("pawn 1 e5", "pawn 2 l8"), ()),
        "capture-their-flag": (("pawn 1 e5", "pawn 2 l8"), ()),
    }
    for game_type, (lines, winners) in ends.items():
        game = field(*lines, game_type=game_type, round_limit=2)
        for seat in (0, 1, 0, 1):
            assert not game.over
            game.do(seat, "end")
        assert game.over and game.winners == winners and table(game).ended == "rounds"
    draw = field("pawn 1 e5", "pawn 2 l8", "round 200")
    draw.do(0, "end")
    draw.do(1, "end")
    assert draw.over and draw.winners == ()


def test_TE_58_a_point_for_the_hill_at_the_end_of_the_turn() -> None:
    game = field("pawn 1 g5", "pawn 2 h6", game_type="king-of-the-hill", hill_points=2)
    game.do(0, "end")
    assert game.scores == (1, 0)
    game.do(1, "move h6 g6")
    game.do(1, "end")  # an enemy is on it
    game.do(0, "end")
    assert game.scores == (1, 0)
    game.do(1, "move g6 h6")
    game.do(1, "end")
    game.do(0, "end")
    assert game.over and game.winners == (0,) and table(game).ended == "hill"


def test_TE_58_lost_pawns_return_and_each_hill_counts() -> None:
    game, _ = attack("pawn 1 e5", "pawn 2 f5", result="win", game_type="king-of-the-hill")
    assert squares(game, 1) == {"l8"}
    points = ("start 1 b2", "start 2 l8", "hill g5", "hill g7")
    two = field("pawn 1 g5", "pawn 1 g7", "pawn 2 l8", game_type="king-of-the-hill", points=points)
    two.do(0, "end")
    assert two.scores == (2, 0)


GOALS = ("start 1 b2", "start 2 l8")


def test_TE_59_reach_a_square() -> None:
    game = field("pawn 1 d5", "pawn 2 l8", game_type="missions", points=(*GOALS, "goal 1 reach e5"))
    game.do(0, "move d5 e5")
    assert game.over and game.winners == (0,) and table(game).ended == "goal"


def test_TE_59_hold_a_square_for_rounds_in_a_row() -> None:
    points = (*GOALS, "goal 1 hold e5 2")
    game = field("pawn 1 e5", "pawn 2 l8", game_type="missions", points=points)
    game.do(0, "end")
    game.do(1, "end")
    game.do(0, "move e5 e6")
    game.do(0, "end")
    game.do(1, "end")
    assert table(game).held == (0,)  # it was left in between
    game.do(0, "move e6 e5")
    game.do(0, "end")
    game.do(1, "end")
    assert table(game).held == (1,) and not game.over
    game.do(0, "end")
    assert game.winners == (0,)


def test_TE_59_defeat_a_pawn_and_survive() -> None:
    points = (*GOALS, "goal 1 defeat 2 2", "goal 2 survive 3")
    lines = ("pawn 1 e5", "pawn 2 f5", "pawn 2 l8", "pawn 2 m1")
    game, _ = attack(*lines, result="win", game_type="missions", points=points)
    assert not game.over and table(game).defeats[0][1] == 1
    game, _ = attack(*lines, "defeated 1 2 1", result="win", game_type="missions", points=points)
    assert game.over and game.winners == (0,)
    survived = field("pawn 1 e5", "pawn 2 l8", game_type="missions", points=points)
    for seat in (0, 1, 0, 1, 0, 1):
        assert not survived.over
        survived.do(seat, "end")
    assert survived.winners == (1,)


@pytest.mark.parametrize("game_type", ["capture-the-flag", "king-of-the-hill", "missions"])
def test_a_game_type_for_which_the_map_lacks_something_is_refused(game_type: str) -> None:
    with pytest.raises(parlour.PositionError, match="map"):
        field(game_type=game_type, points=GOALS)


def test_AG_3_a_leaving_player_takes_pawns_and_flag_along() -> None:
    lines = ("pawn 1 c2", "pawn 2 f5", "pawn 3 b9", "flag 1 b2", "flag 2 l8", "flag 3 f5 carried")
    game = field(*lines, players=3, points=THREE, game_type="capture-their-flag")
    game.do(1, "leave")
    assert squares(game, 1) == set()
    assert [flag.square for flag in table(game).flags] == ["b2", "", "f5"]
    game.do(0, "resign")
    assert game.over and game.winners == (2,) and table(game).ended == "alone"


def test_AG_3_who_leaves_while_choosing_is_not_waited_for() -> None:
    game, _ = attack(
        "pawn 1 l7",
        "pawn 2 l8",
        "pawn 3 b9",
        result="win",
        command="attack l7 l8",
        game_type="capture-the-flag",
        players=3,
        points=THREE,
    )
    assert game.to_act == (1,)
    game.do(1, "leave")
    assert game.to_act == (0,) and not game.state.prompts
