"""Positions as text, and whole random games: pieces are conserved, squares are not shared, every game ends."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.tag_em.fields import POINTS, field, map_text, squares, table

import parlour
from parlour.games.tag_em.maps import atlas
from parlour.games.tag_em.options import GameType

TYPES = ("elimination", "capture-the-flag", "capture-their-flag", "king-of-the-hill", "missions")


def test_a_position_says_everything_or_has_defaults() -> None:
    game = field("pawn 1 e5 sniper", "pawn 2 l8", "pom 3", "turn 2", "round 7", "built 1", "stopped e5", "points 2 1")
    state = table(game)
    assert (state.pom, state.turn, state.round, state.builds, state.points) == (3, 1, 7, 1, (2, 1))
    assert state.pawns[0].stopped and state.pawns[0].kind == "sniper"
    assert parlour.position("tag-em", game.position()).position() == game.position()
    plain = parlour.position("tag-em", map_text())
    assert (table(plain).pom, table(plain).turn, squares(plain, 0)) == (10, 0, {"b2", "a1", "c1", "a3", "c3"})


def test_TE_42_a_position_with_one_flag_line_keeps_the_other_flags_at_home() -> None:
    def flags(*lines: str, points: tuple[str, ...] = POINTS[:2]) -> list[tuple[int, str, bool]]:
        game = field(*lines, players=len(points), points=points, game_type="capture-their-flag")
        again = parlour.position("tag-em", game.position(), players=len(points), game_type="capture-their-flag")
        assert table(again).flags == table(game).flags
        return [(flag.team, flag.square, flag.carried) for flag in table(game).flags]

    pawns = ("pawn 1 e5", "pawn 2 g5")
    assert flags(*pawns) == [(0, "b2", False), (1, "l8", False)]
    assert flags(*pawns, "flag 2 h5") == [(0, "b2", False), (1, "h5", False)]
    assert flags(*pawns, "flag 2 e5 carried") == [(0, "b2", False), (1, "e5", True)]
    assert flags("flag 2 h5") == [(0, "b2", False), (1, "h5", False)]  # and pawns in their formations
    three = ("start 1 b2", "start 2 l8", "start 3 l2")
    assert flags(*pawns, "flag 2 h5", points=three) == [(0, "b2", False), (1, "h5", False), (2, "", False)]
    with pytest.raises(parlour.PositionError, match="same flag"):
        flags(*pawns, "flag 2 h5", "flag 2 h6")


def test_TE_41_a_position_says_where_the_flag_of_its_map_is() -> None:
    for lines in (("flag h5",), ("pawn 1 e5", "pawn 2 l8", "flag h5")):
        game = field(*lines, game_type="capture-the-flag")
        assert [flag.square for flag in table(game).flags] == ["h5"] and table(game).map.flags == ("l2",)
    assert [flag.square for flag in table(field(game_type="capture-the-flag")).flags] == ["l2"]


def test_what_was_built_is_in_the_picture() -> None:
    game = field("pawn 1 e5", "pawn 2 l8", construction=True)
    game.do(0, "build e4 garrison")
    again = parlour.position("tag-em", game.position(), construction=True)
    assert table(again).tile("e4").name == "garrison" and again.position() == game.position()


@pytest.mark.parametrize(
    "line",
    [
        "pawn 1 z9",
        "pawn 9 e5",
        "pawn 1 l8",
        "pawn 1 e5 tank",
        "pawn 3 e5",
        "flag 1 e5",
        "flag e5 carried",
        "turn 3",
        "turn 0",
        "points 1",
        "order 1 1",
        "stopped a9",
        "held 1 1",
        "defeated 1 3 1",
        "out 1 2",
        "round x",
        "weather fine 1",
    ],
)
def test_invalid_positions_are_refused(line: str) -> None:
    with pytest.raises(parlour.PositionError):
        field("pawn 1 b2", "pawn 2 l8", line, game_type="elimination")


def test_a_position_with_a_faulty_map_is_refused() -> None:
    with pytest.raises(parlour.PositionError, match="start on the same square"):
        parlour.position("tag-em", map_text(points=("start 1 b2", "start 2 d2")))


@given(seed=st.integers(0, 2**32), name=st.sampled_from(atlas.NAMES), game_type=st.sampled_from(TYPES))
@settings(max_examples=25)
def test_pawns_and_flags_are_conserved_and_every_game_ends(seed: int, name: str, game_type: GameType) -> None:
    rng = Random(seed)
    game = parlour.new(
        "tag-em", len(atlas.shipped(name).starts), seed, map=name, game_type=game_type, round_limit=8, construction=True
    )
    rules, pieces = game.rules, game.rules.pieces(game.state)
    while not game.over:
        state = table(game)
        assert rules.pieces(state) == pieces
        for flag in state.flags:
            assert not flag.carried or state.at(flag.square) is not None
            assert (flag.square == "") == (flag.team in state.out)
        assert all(state.enterable(pawn.square) for pawn in state.pawns if pawn.square)
        seat = rng.choice(game.to_act)
        legal = list(game.legal(seat))
        game.do(seat, rng.choice(legal) if rng.random() < 0.8 else legal[-1])
    assert table(game).ended
    assert parlour.replay(game.log) == game


def test_a_game_from_a_position_with_walls_in_the_formation_is_kept_and_replayed() -> None:
    game = field("pawn 1 e5", "pawn 2 l8", tiles={"a1": "#", "c3": "#"}, construction=True)
    game.do(0, "end")
    assert parlour.load(game.dump()) == game
    assert parlour.position("tag-em", game.position()).position() == game.position()
