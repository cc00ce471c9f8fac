"""TE-10 to TE-14: moving, what it costs, garrisons, ending the turn, who may be attacked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.tag_em.fields import field, refusal, squares, table

import parlour
from parlour.games.tag_em.rules import moves
from parlour.games.tag_em.view import Preview

TWO = ("pawn 1 e5", "pawn 1 e7", "pawn 2 l8")


def test_TE_10_points_are_shared_and_steps_are_to_free_neighbours() -> None:
    game = field(*TWO, tiles={"f6": "#"})
    game.do(0, "move e5 e4 e3 f3")
    game.do(0, "move e7 e8")
    assert squares(game, 0) == {"f3", "e8"}
    assert table(game).pom == 6
    assert refusal(game, 0, "move e8 f9") == "TE-10"  # diagonally
    assert refusal(game, 0, "move e8 e9 e10") == "TE-10"  # off the map
    assert refusal(game, 0, "move l8 l7") == "TE-10"  # not mine
    assert refusal(game, 0, "move a5 a6") == "TE-10"  # nobody
    assert refusal(game, 0, "move e8") == "TE-10"  # nowhere
    game.do(0, "move e8 e7 e6")
    assert refusal(game, 0, "move e6 f6") == "TE-10"  # Block
    game.do(0, "move f3 f4 e4 e5")
    assert refusal(game, 0, "move e6 e5") == "TE-10"  # taken by a friend


def test_TE_10_a_path_that_breaks_off_is_not_begun() -> None:
    game = field(*TWO)
    assert refusal(game, 0, "move e5 e4 e3 e2 e1 d1 d2 d3 d4 d5 d6 d7") == "TE-11"
    assert squares(game, 0) == {"e5", "e7"}


def test_TE_11_the_cost_is_that_of_the_tile_that_is_left() -> None:
    game = field(*TWO, tiles={"f5": "w", "g5": "w"})
    game.do(0, "move e5 f5")
    assert table(game).pom == 9
    game.do(0, "move f5 g5 h5")
    assert table(game).pom == 5


def test_TE_11_with_one_point_a_pawn_does_not_leave_wade_even_for_a_flag() -> None:
    game = field(
        *TWO, "pom 1", tiles={"e5": "w"}, game_type="capture-the-flag", points=("start 1 b2", "start 2 l8", "flag f5")
    )
    assert refusal(game, 0, "move e5 f5") == "TE-11"
    game.do(0, "move e7 e6")
    assert table(game).pom == 0


def test_TE_12_a_garrison_holds_who_enters_for_the_turn() -> None:
    game = field("pawn 1 e5", "pawn 2 g5", "pawn 2 l8", tiles={"f5": "g"})
    assert refusal(game, 0, "move e5 f5 f4") == "TE-12"
    game.do(0, "move e5 f5")
    assert refusal(game, 0, "move f5 f4") == "TE-12"
    game.do(0, "attack f5 g5")  # it may attack


def test_TE_12_a_pawn_that_began_the_turn_there_may_leave() -> None:
    game = field("pawn 1 f5", "pawn 2 l8", tiles={"f5": "g"})
    game.do(0, "move f5 f4")
    game.do(0, "end")
    game.do(1, "end")
    game.do(0, "move f4 f5")
    assert refusal(game, 0, "move f5 f4") == "TE-12"
    game.do(0, "end")
    game.do(1, "end")
    game.do(0, "move f5 f4")


def test_TE_12_having_left_a_pawn_stops_in_any_garrison_again() -> None:
    game = field("pawn 1 f5", "pawn 2 l8", tiles={"f5": "g", "f3": "g"})
    assert refusal(game, 0, "move f5 f4 f5 f6") == "TE-12"  # the one it left, in the middle of a path
    assert refusal(game, 0, "move f5 f4 f3 f2") == "TE-12"  # another one
    game.do(0, "move f5 f4 f5")
    assert table(game).pom == 8
    assert refusal(game, 0, "move f5 f6") == "TE-12"


def test_TE_13_unused_points_may_be_forfeited() -> None:
    game = field(*TWO)
    game.do(0, "move e5 e4")
    game.do(0, "end")
    assert game.to_act == (1,)
    assert table(game).pom == 10
    assert refusal(game, 0, "end") == "TE-5"


def test_TE_14_an_attack_costs_one_point_and_is_never_diagonal() -> None:
    for tile in ".wcg":
        game = field("pawn 1 e5", "pawn 2 f5", "pawn 2 d4", "pawn 2 l8", "pawn 1 a9", tiles={"e5": tile})
        assert refusal(game, 0, "attack e5 d4") == "TE-14"
        assert refusal(game, 0, "attack e5 e6") == "TE-14"  # nobody there
        assert refusal(game, 0, "attack a9 f5") == "TE-14"  # far away
        game.do(0, "attack e5 f5")
        assert table(game).pom == 9
    broke = field("pawn 1 e5", "pawn 2 f5", "pom 0")
    assert refusal(broke, 0, "attack e5 f5") == "TE-14"


def test_TE_14_a_pawn_attacks_as_often_as_there_are_points() -> None:
    for seed in range(40):
        game = field("pawn 1 e5", "pawn 2 f5", "pawn 2 l8", "pawn 1 a9", "pom 2", seed=seed)
        game.do(0, "attack e5 f5")
        if {"e5"} <= squares(game, 0) and {"f5"} <= squares(game, 1):
            game.do(0, "attack e5 f5")
            assert table(game).pom == 0
            return
    raise AssertionError("no stand-off in forty games")


def test_AG_5_steps_are_taken_back_freely_rolls_are_not() -> None:
    game = field("pawn 1 e5", "pawn 1 a9", "pawn 2 f6", "pawn 2 l8", seed=3)
    game.do(0, "move e5 e6")
    game.do(0, "back")
    assert squares(game, 0) == {"e5", "a9"}
    assert table(game).pom == 10
    game.do(0, "move e5 f5")
    game.do(0, "move a9 b9")
    game.do(0, "back")
    game.do(0, "back")
    assert squares(game, 0) == {"e5", "a9"}
    game.do(0, "move e5 e6")
    game.do(0, "attack e6 f6")
    game.do(0, "back")
    assert game.state.prompt("back") is not None  # the others are asked


@given(pom=st.integers(0, 12), data=st.data())
def test_what_a_pawn_reaches_is_what_it_may_walk(pom: int, data: st.DataObject) -> None:
    tiles = data.draw(
        st.dictionaries(st.sampled_from([f"{c}{r}" for c in "defgh" for r in range(3, 8)]), st.sampled_from("cwg#"))
    )
    tiles.pop("e5", None)
    tiles.pop("g6", None)
    tiles.pop("g5", None)
    game = field("pawn 1 e5", "pawn 2 g6", f"pom {pom}", tiles=tiles)
    state = table(game)
    reach = moves.reach(state, state.pawns[0], pom)
    for cost, path in reach.values():
        assert moves.check_path(state, state.pawns[0], path) == cost <= pom
    seen = game.rules.preview(state, 0, game.parse("move e5"))
    assert isinstance(seen, Preview) and seen.reach == {square: cost for square, (cost, _) in reach.items()}
    around = {path[-1] for _, path in reach.values() if len(path) == 2}
    for square in state.ground.near["e5"]:
        accepted = True
        try:
            moves.check_path(state, state.pawns[0], ("e5", square))
        except parlour.RuleViolation:
            accepted = False
        assert accepted == (square in around or square in reach)


@pytest.mark.parametrize(
    "text", ["move", "move c", "attack c4", "build c5 path", "destroy c5 cover", "end now", "go c4"]
)
def test_invalid_commands_are_refused(text: str) -> None:
    game = field(*TWO)
    with pytest.raises(parlour.CommandError) as refused:
        game.do(0, text)
    assert refused.value.text("fr") != refused.value.text("en")
