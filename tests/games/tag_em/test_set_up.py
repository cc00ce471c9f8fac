"""TE-1 to TE-5, TE-56, TE-57: players, maps, formations, the order of turns."""

import pytest
from msgspec.structs import replace
from tests.games.tag_em.fields import RULES, field, map_text, squares, table

import parlour
from parlour.games.tag_em.events import OrderRolled, TurnBegan
from parlour.games.tag_em.maps import atlas, mapfile
from parlour.games.tag_em.maps.checking import check
from parlour.games.tag_em.maps.faults import MapError
from parlour.games.tag_em.maps.layout import suggested_pom
from parlour.games.tag_em.options import MAPS
from parlour.games.tag_em.rules.ground import ground
from parlour.kernel.errors import OptionError, ParlourError
from parlour.kernel.game import Game
from parlour.kernel.seats import examine, with_usual


def test_TE_1_as_many_players_as_the_map_has_starting_points() -> None:
    assert [len(parlour.new("tag-em", players=n, seed=1, map="province").state.seats) for n in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(OptionError, match="2 to 4 players, not 5"):
        parlour.new("tag-em", players=5, map="province")
    with pytest.raises(ParlourError):
        parlour.new("tag-em", players=9)
    assert len(squares(parlour.new("tag-em", seed=1), 0)) == 5


def test_TE_2_a_map_has_five_kinds_of_tiles_and_any_outline() -> None:
    game = field(tiles={"e5": "c", "f5": "w", "g5": "g", "h5": "#", "m1": " "})
    tiles = {square: table(game).tile(square).name for square in ("d5", "e5", "f5", "g5", "h5")}
    assert tiles == {"d5": "path", "e5": "cover", "f5": "wade", "g5": "garrison", "h5": "block"}
    assert "m1" not in table(game).ground.where
    assert [table(game).enterable(square) for square in ("g5", "h5")] == [True, False]


def test_TE_2_a_map_with_faults_is_refused_with_all_of_them() -> None:
    text = map_text(
        {"a1": "#", "l2": "#", "k2": "#"}, points=("start 1 b2", "start 2 m9", "flag l2", "goal 2 reach z1")
    )
    with pytest.raises(MapError) as refused:
        parlour.new("tag-em", map=text)
    faults = refused.value.faults
    assert {"l2", "z1"} <= {fault.square for fault in faults}
    assert all(str(fault) in str(refused.value) for fault in faults)
    assert refused.value.text("fr") != refused.value.text("en")


def test_TE_3_the_map_suggests_the_points_and_the_table_may_change_them() -> None:
    assert table(parlour.new("tag-em", seed=1, map="province")).pom == 20
    assert table(parlour.new("tag-em", seed=1, map="province", pom=12)).pom == 12


def test_TE_3_a_map_without_a_number_goes_by_its_enterable_squares() -> None:
    def pom(width: int, height: int, more: str = "", head: str = "") -> int:
        rows = "\n".join(["." * width] * height)
        return mapfile.draft(f"name: Plain\n{head}\n{rows}\n{more}\nstart 1 b2\n")[0].pom

    assert [pom(10, 10), pom(10, 11), pom(25, 10), pom(25, 11), pom(50, 10), pom(51, 10)] == [5, 10, 10, 15, 15, 20]
    assert [pom(50, 20), pom(50, 21), pom(50, 40), pom(50, 41), pom(64, 62), pom(64, 63)] == [20, 25, 25, 30, 30, 35]
    assert pom(10, 10, "\n##  #") == 5  # what nobody can enter does not count
    assert pom(10, 10, "\nlll", head="tile l: lava; closed\n") == 5
    assert pom(10, 10, "\n.") == 10  # all levels together
    assert pom(10, 10, head="pom: 7\n") == 7


@pytest.mark.parametrize("name", atlas.NAMES)
def test_TE_3_the_shipped_maps_agree_with_that(name: str) -> None:
    found = ground(atlas.shipped(name))
    assert found.map.pom == suggested_pom(sum(map(found.is_enterable, found.squares)))


def test_TE_4_pawns_start_in_an_x() -> None:
    game = field()
    assert squares(game, 0) == {"b2", "a1", "c1", "a3", "c3"}
    assert squares(game, 1) == {"l8", "k7", "m7", "k9", "m9"}


def test_TE_5_the_order_is_rolled_or_seated() -> None:
    for seed in range(30):
        game = parlour.new("tag-em", players=4, map="province", seed=seed)
        rolled = game.lines[0].event
        assert isinstance(rolled, OrderRolled)
        first = dict(rolled.rolls[0])
        assert [first[seat] for seat in rolled.order] == sorted(first.values(), reverse=True)
        assert game.to_act == rolled.order[:1]
        if len(set(first.values())) < 4:
            assert len(rolled.rolls) > 1
    assert parlour.new("tag-em", players=4, map="province", order="seated").to_act == (0,)


def test_TE_5_the_players_may_give_the_order() -> None:
    game = parlour.new("tag-em", players=4, map="province", order=(2, 0, 3, 1))
    acted: list[int] = []
    for _ in range(5):
        acted += game.to_act
        game.do(game.to_act[0], "end")
    assert acted == [2, 0, 3, 1, 2] and table(game).round == 2
    assert not any(isinstance(line.event, OrderRolled) for line in game.lines)
    for wrong in ((), (0,), (0, 0), (1, 2), (0, 1, 2)):
        with pytest.raises(OptionError, match="order") as refused:
            parlour.new("tag-em", players=2, order=wrong)
        assert refused.value.options == ("order",)


def test_TE_7_a_map_may_suggest_other_parts_for_a_game_type() -> None:
    text = map_text(head=("first_turn: 1/2 1; king-of-the-hill 1/5 3/5",))
    assert mapfile.read(mapfile.write(mapfile.read(text))).opening("king-of-the-hill", 2) == ((1, 5), (3, 5))
    for game_type, points in (("elimination", (5, 10)), ("king-of-the-hill", (2, 6))):
        game = Game.new(RULES, 2, 1, map=text, game_type=game_type, order="seated")
        assert table(game).pom == points[0]
        game.do(0, "end")
        assert table(game).pom == points[1]
        game.do(1, "end")
        assert table(game).pom == 10


def test_TE_7_a_map_may_suggest_other_parts_for_a_number_of_players() -> None:
    """The row with as many parts as players holds; three players take the beginning of the row for four."""
    rows = "first_turn: elimination 1/2 1; elimination 1/5 2/5 3/5 1"
    map_ = mapfile.read((atlas.FOLDER / "downtown.map").read_text(encoding="utf-8"))
    text = mapfile.write(replace(map_, first_turn=(), first_turns=())).replace("pom: 10", f"pom: 10\n{rows}")
    assert rows in mapfile.write(mapfile.read(text))
    for players, points in ((2, [5, 10]), (3, [2, 4, 6]), (4, [2, 4, 6, 10])):
        game = Game.new(RULES, players, 1, map=text, order="seated")
        seen = []
        for seat in range(players):
            seen.append(table(game).pom)
            game.do(seat, "end")
        assert seen == points


HALF = map_text(head=("first_turn: 1/2 1",))


def test_TE_7_a_map_suggests_parts_of_the_first_turn() -> None:
    game = parlour.new("tag-em", players=2, map=HALF, order=(1, 0))
    seen = []
    for _ in range(4):
        seen.append((table(game).turn, table(game).pom))
        game.do(game.to_act[0], "end")
    assert seen == [(1, 5), (0, 10), (1, 10), (0, 10)]  # by place in the order, in the first round only
    assert table(parlour.new("tag-em", players=2, map=HALF, order="seated", pom=15)).pom == 8  # rounded up
    rolled = parlour.new("tag-em", players=2, map=HALF, order="seated", pom_dice="d6+4", seed=1)
    began = next(line.event for line in rolled.lines if isinstance(line.event, TurnBegan))
    assert began.pom == -(-(began.dice[0] + 4) // 2)


def test_TE_7_the_table_is_shown_it_and_may_set_it_to_full() -> None:
    assert len(parlour.new("tag-em", players=2, map=HALF, seed=1).notices()) == 1
    full = parlour.new("tag-em", players=2, map=HALF, order="seated", first_turn="full")
    assert table(full).pom == 10 and not full.notices()
    assert not parlour.new("tag-em", seed=1).notices()
    with pytest.raises(OptionError, match="first_turn"):
        parlour.new("tag-em", seed=1, first_turn="full")  # this map has no such parts
    assert mapfile.read(mapfile.write(mapfile.read(HALF))).first_turn == ((1, 2), (1, 1))


def test_TE_56_from_three_pawns_to_twelve() -> None:
    assert squares(field(pawns=3), 0) == {"b2", "a1", "c1"}
    game = field(pawns=7, points=("start 1 d4", "start 2 j6", "flag a9"))
    assert squares(game, 0) == {"d4", "c3", "e3", "c5", "e5", "b2", "f2"}  # the X goes on at the corners
    assert len(squares(parlour.new("tag-em", seed=1, pawns=12), 0)) == 12
    listed = ("start 1 b2", "start 2 l8", "formation 1 b2 b1 b3 a2 c2 d2 e2")
    assert squares(field(pawns=6, points=listed), 0) == {"b2", "b1", "b3", "a2", "c2", "d2"}
    with pytest.raises(parlour.PositionError, match="room"):
        field(pawns=8, points=listed)


def test_TE_57_hexagons_have_six_neighbours_and_their_own_formation() -> None:
    game = field(head=("grid: hex",), points=("start 1 d4", "start 2 j6"))
    near = table(game).ground.near
    assert set(near["d4"]) == {"c4", "e4", "c3", "d3", "c5", "d5"}  # an even row: not shifted
    assert set(near["d5"]) == {"c5", "e5", "d4", "e4", "d6", "e6"}  # an odd row: shifted right
    assert squares(game, 0) == {"d4", "c4", "e4", "c3", "d5"}
    assert all(one in near[other] for one in near for other in near[one])


@pytest.mark.parametrize("name", atlas.NAMES)
def test_every_map_that_ships_can_be_played_in_every_way(name: str) -> None:
    found = atlas.shipped(name)
    assert check(found) == []
    assert mapfile.write(found) == (atlas.FOLDER / f"{name}.map").read_text(encoding="utf-8")
    assert found.flags and found.hills and {goal.team for goal in found.goals} == set(range(len(found.starts)))
    assert ground(found).squares


def test_at_least_eight_maps_ship_the_letter_sized_first() -> None:
    shipped = [atlas.shipped(name) for name in atlas.NAMES]
    assert len(shipped) >= 8 and atlas.NAMES[0] == "letter" and shipped[0].pom == 10
    assert {"castle", "urban", "desert"} <= {found.theme for found in shipped}
    assert any(found.grid == "hex" for found in shipped)
    assert any(len(found.levels) == 2 for found in shipped)
    assert max(len(found.starts) for found in shipped) >= 4


# Options


def test_every_shipped_map_has_a_label() -> None:
    assert tuple(MAPS) == atlas.NAMES


def test_what_a_preset_says_of_an_option_that_does_nothing_is_passed_over() -> None:
    assert parlour.new("tag-em", seed=1, preset="everything", game_type="elimination").state.options.pawns == 7
    chosen = with_usual(parlour.rules_of("tag-em"), 2, {}, {"preset": "everything", "game_type": "elimination"})
    assert chosen["pawns"] == 7
    assert "flag_return" not in chosen
    with pytest.raises(OptionError, match=r"flag_return”.*“game_type” is “capture-their-flag”"):
        parlour.new("tag-em", seed=1, flag_return=True)


def test_TE_51_a_map_without_vehicles_leaves_nothing_to_switch_off() -> None:
    with_some = next(name for name in atlas.NAMES if atlas.shipped(name).vehicles)
    assert parlour.new("tag-em", seed=1, map=with_some, vehicles=False).state.options.vehicles is False
    without = next(name for name in atlas.NAMES if not atlas.shipped(name).vehicles)
    assert "vehicles" in examine(parlour.rules_of("tag-em"), 2, {"map": without}).idle
    with pytest.raises(OptionError, match="vehicles") as refusal:
        parlour.new("tag-em", seed=1, map=without, vehicles=False)
    assert refusal.value.options == ("vehicles",)


def test_a_table_that_was_stored_with_such_options_still_begins() -> None:
    rules = parlour.rules_of("tag-em")
    stored = {"map": atlas.NAMES[0], "vehicles": False, "flag_return": True, "aids": "look-up", "tie": "reroll"}
    assert with_usual(rules, 2, stored, {}) == {"map": atlas.NAMES[0], "tie": "reroll"}
