"""TE-50 to TE-55: snipers, vehicles, construction, levels, custom tiles. TE-52, TE-56 to TE-59 are tested elsewhere."""

from tests.games.tag_em.fields import POINTS, Options, Setting, attack, field, picture, refusal, squares, table

import parlour
from parlour.games.tag_em.rules import fights, moves
from parlour.games.tag_em.state import Pawn, TagEmState

SNIPER: Options = {"snipers": "pawn"}
PLAIN = ("start 1 b2", "start 2 l8")


def numbered(state: TagEmState, square: str) -> Pawn:
    return next(pawn for pawn in state.pawns if pawn.square == square)


def test_TE_50_one_sniper_each_shoots_straight_up_to_five_tiles() -> None:
    lines = ("pawn 1 e5 sniper", "pawn 1 a9", "pawn 2 j5", "pawn 2 e1", "pawn 2 k5", "pawn 2 f6", "pawn 2 e6")
    game = field(*lines, **SNIPER)
    assert refusal(game, 0, "shoot e5 f6") == "TE-50"  # not straight
    assert refusal(game, 0, "shoot e5 k5") == "TE-50"  # a pawn is in between, and it is six away
    assert refusal(game, 0, "shoot a9 e5") == "TE-14"  # a friend
    assert refusal(game, 0, "shoot a9 e6") == "TE-50"  # no sniper
    assert refusal(game, 0, "shoot e5 e6") == "TE-50"  # next to it: an ordinary attack
    game.do(0, "shoot e5 j5")
    assert table(game).pom == 9
    assert refusal(field(*lines, **SNIPER, sniper_range=4), 0, "shoot e5 j5") == "TE-50"


def test_TE_50_blocks_stop_a_shot_and_other_tiles_do_not() -> None:
    lines = ("pawn 1 e5 sniper", "pawn 2 h5", "pawn 2 l8")
    assert refusal(field(*lines, tiles={"g5": "#"}, points=PLAIN, **SNIPER), 0, "shoot e5 h5") == "TE-50"
    for tile in "cwg":
        field(*lines, tiles={"g5": tile}, points=PLAIN, **SNIPER).do(0, "shoot e5 h5")


def test_TE_50_the_horde_helps_the_shooter_and_not_the_target() -> None:
    lines = ("pawn 1 e5 sniper", "pawn 2 h5", "pawn 1 h4", "pawn 2 e4", "pawn 2 e6")
    state = table(field(*lines, tiles={"h5": "g"}, **SNIPER))
    found = fights.modifiers(state, numbered(state, "e5"), numbered(state, "h5"), far=True)
    assert fights.sums(found) == (1, 1)  # the friend at h4; the Garrison, but no horde for the target


def test_TE_50_a_losing_shooter_is_lost_and_marked_tiles_make_snipers() -> None:
    lines = ("pawn 1 e5", "pawn 2 h5", "pawn 1 a9")
    points = (*PLAIN, "sniper e5")
    game, _ = attack(*lines, result="lose", command="shoot e5 h5", points=points, snipers="tiles")
    assert squares(game, 0) == {"a9"}
    assert refusal(field(*lines, points=points, snipers="none"), 0, "shoot e5 h5") == "TE-50"
    assert refusal(field(*lines, points=PLAIN, snipers="tiles"), 0, "shoot e5 h5") == "TE-50"


def test_TE_50_the_sniper_of_a_team_begins_on_its_starting_point() -> None:
    game = field(**SNIPER)
    assert [pawn.square for pawn in table(game).pawns if pawn.kind == "sniper"] == ["b2", "l8"]


def test_TE_50_nobody_shoots_unless_the_table_or_the_map_says_so() -> None:
    lines, points = ("pawn 1 e5", "pawn 1 a9", "pawn 2 h5", "pawn 2 l8"), (*PLAIN, "sniper e5")
    assert refusal(field(*lines, points=points), 0, "shoot e5 h5") == "TE-50"
    uses = ("uses: snipers, vehicles",)
    field(*lines, points=points, head=uses).do(0, "shoot e5 h5")
    assert refusal(field(*lines, points=points, head=uses, snipers="none"), 0, "shoot e5 h5") == "TE-50"
    unmarked = field(head=uses, points=PLAIN)  # without marked tiles, one pawn each
    assert [pawn.square for pawn in table(unmarked).pawns if pawn.kind == "sniper"] == ["b2", "l8"]
    assert all(pawn.kind == "pawn" for pawn in table(parlour.new("tag-em", seed=1, map="crescent")).pawns)


def test_TE_50_every_pawn_or_one_pawn_and_marked_tiles() -> None:
    lines = ("pawn 1 e5", "pawn 1 e7 sniper", "pawn 1 e9", "pawn 2 h5", "pawn 2 h7", "pawn 2 h9")
    points = (*PLAIN, "sniper e5")
    may = {
        snipers: [square for square in ("e5", "e7", "e9") if shoots(square, snipers, lines, points)]
        for snipers in ("none", "pawn", "all", "tiles", "pawn+tiles")
    }
    assert may == {
        "none": [],
        "pawn": ["e7"],
        "all": ["e5", "e7", "e9"],
        "tiles": ["e5"],
        "pawn+tiles": ["e5", "e7"],
    }


def shoots(square: str, snipers: str, lines: tuple[str, ...], points: tuple[str, ...]) -> bool:
    state = table(field(*lines, points=points, snipers=snipers))
    return any(far for _, far in fights.targets(state, numbered(state, square)))


RIVER = {f"{column}{row}": "w" for column in "fgh" for row in range(1, 10)}


def test_TE_51_a_boat_goes_on_wade_only_for_one_point() -> None:
    game = field("pawn 1 g5 boat", "pawn 2 l8", tiles=RIVER, points=PLAIN)
    game.do(0, "move g5 g6 g7")
    assert table(game).pom == 8
    assert refusal(game, 0, "move g7 h7 i7") == "TE-51"


def test_TE_51_a_boat_returns_to_the_nearest_free_wade() -> None:
    how: Setting = {"points": (*PLAIN, "flag a9"), "game_type": "capture-the-flag"}
    game, _ = attack("pawn 1 e5", "pawn 2 f5 boat home h9", "pawn 2 h9", result="win", tiles=RIVER, **how)
    assert squares(game, 1) == {"h9", "h8"} or squares(game, 1) == {"h9", "g9"}


def test_TE_51_a_helicopter_flies_over_anything_and_lands_on_free_ground() -> None:
    lines = ("pawn 1 e5 helicopter", "pawn 1 f5", "pawn 2 l8")
    game = field(*lines, tiles={"g5": "#", "h5": "w"}, game_type="capture-the-flag", points=(*PLAIN, "flag i5"))
    assert refusal(game, 0, "move e5 f5") == "TE-51"
    assert refusal(game, 0, "move e5 f5 g5") == "TE-51"
    game.do(0, "move e5 f5 g5 h5 i5 j5")
    assert table(game).pom == 5
    assert table(game).lying("i5") == (0,)  # it carries no flag
    state = table(field("pawn 1 e5", "pawn 2 f5 helicopter", tiles={"f5": "c"}))
    assert fights.modifiers(state, state.pawns[0], state.pawns[1]) == ()
    state = table(field("pawn 1 e5", "pawn 2 f5 helicopter", tiles={"f5": "g"}))
    assert fights.modifiers(state, state.pawns[0], state.pawns[1]) == ()
    free = field("pawn 1 e5 helicopter", "pawn 2 l8", tiles={"f5": "g"})
    free.do(0, "move e5 f5 g5")  # a Garrison does not hold it


def test_TE_51_a_land_vehicle_goes_on_path_only() -> None:
    game = field("pawn 1 e5 land", "pawn 2 l8", tiles={"f5": "c", "e4": "w", "d5": "g"})
    for square in ("f5", "e4", "d5"):
        assert refusal(game, 0, f"move e5 {square}") == "TE-51"
    game.do(0, "move e5 e6")


def test_TE_51_the_map_places_vehicles_and_the_table_may_leave_them_out() -> None:
    game = parlour.new("tag-em", map="delta", order="seated")
    assert {(pawn.kind, pawn.square) for pawn in table(game).team(0) if pawn.home} == {
        ("boat", "i7"),
        ("helicopter", "a7"),
        ("land", "f7"),
    }
    assert all(not pawn.home for pawn in table(parlour.new("tag-em", seed=1, map="delta", vehicles=False)).pawns)


def test_TE_51_vehicles_stay_out_unless_the_table_or_the_map_says_so() -> None:
    points = (*PLAIN, "vehicle 1 land f5")
    assert all(not pawn.home for pawn in table(field(points=points)).pawns)
    assert [pawn.home for pawn in table(field(points=points, vehicles=True)).pawns if pawn.home] == ["f5"]
    uses = ("uses: vehicles",)
    assert [pawn.home for pawn in table(field(points=points, head=uses)).pawns if pawn.home] == ["f5"]
    assert all(not pawn.home for pawn in table(field(points=points, head=uses, vehicles=False)).pawns)


def test_TE_51_no_tile_makes_a_helicopter_a_sniper() -> None:
    state = table(field("pawn 1 e5 helicopter", "pawn 2 h5", points=(*PLAIN, "sniper e5"), snipers="tiles"))
    assert not fights.is_sniper(state, state.pawns[0])


def test_TE_51_water_may_be_left_to_boats() -> None:
    lines = ("pawn 1 e5", "pawn 1 g9 boat", "pawn 1 e7 helicopter", "pawn 2 h5", "pawn 2 l8")
    wade = field(*lines, tiles=RIVER, points=PLAIN)
    wade.do(0, "move e5 f5")
    closed = field(*lines, tiles=RIVER, points=PLAIN, water="boats")
    assert refusal(closed, 0, "move e5 f5") == "TE-51"
    closed.do(0, "move g9 g8")
    closed.do(0, "move e7 f7 g7 h7 i7")
    state = table(closed)
    assert not {"f5", "f4", "f6"} & moves.reach(state, state.pawns[0], 5).keys()
    closed = field("pawn 1 f5", "pawn 2 l8", tiles=RIVER, points=PLAIN, water="boats")
    closed.do(0, "move f5 e5")  # out of it
    assert not parlour.new("tag-em", seed=1, map="delta", water="boats").notices()
    cut = parlour.new("tag-em", seed=1, map="delta", game_type="capture-their-flag", water="boats")
    assert "wade" in cut.notices()[0]  # allowed, and the table is told
    dry = parlour.new("tag-em", seed=1, map="letter", game_type="capture-the-flag", water="boats", first_turn="full")
    assert not dry.notices()


BUILD: Options = {"construction": True}
LEVELS: Setting = {"more": "\n" + picture(width=5, height=5) + "\n", "points": (*PLAIN, "stairs e5 2:c3")}


def test_TE_53_building_is_free_once_a_turn() -> None:
    game = field("pawn 1 e5", "pawn 2 l8", **BUILD)
    assert refusal(game, 0, "build e5 cover") == "TE-53"  # taken
    assert refusal(game, 0, "destroy e4 path") == "TE-53"  # nothing to destroy
    game.do(0, "build e4 garrison")
    assert table(game).tile("e4").name == "garrison" and table(game).pom == 10
    assert refusal(game, 0, "build e6 cover") == "TE-53"  # once is enough
    game.do(0, "end")
    game.do(1, "end")
    assert refusal(game, 0, "build e4 garrison") == "TE-53"  # it is one
    game.do(0, "destroy e4 wade")
    assert table(game).tile("e4").name == "wade"
    assert refusal(field("pawn 1 e5", "pawn 2 l8"), 0, "build e4 cover") == "TE-53"
    twice = field("pawn 1 e5", "pawn 2 l8", builds_per_turn=2, **BUILD)
    twice.do(0, "build e4 cover")
    twice.do(0, "build e6 cover")


def test_TE_53_anywhere_or_next_to_an_own_pawn() -> None:
    field("pawn 1 e5", "pawn 2 l8", **BUILD).do(0, "build h2 cover")
    near = field("pawn 1 e5", "pawn 2 l8", build_reach="near", **BUILD)
    assert refusal(near, 0, "build g5 cover") == "TE-53"
    near.do(0, "build f5 cover")


def test_TE_53_any_tile_becomes_a_garrison_or_cover() -> None:
    tiles = {"e4": "#", "e6": "l", "f5": "w", "d5": "g"}
    for square in tiles:
        game = field("pawn 1 e5", "pawn 2 l8", tiles=tiles, head=("tile l: lava; closed",), **BUILD)
        game.do(0, f"build {square} cover")
        assert table(game).tile(square).name == "cover"
    for square in ("e4", "e6", "f5"):
        game = field("pawn 1 e5", "pawn 2 l8", tiles=tiles, head=("tile l: lava; closed",), **BUILD)
        assert refusal(game, 0, f"destroy {square} path") == "TE-53"


def test_TE_53_what_may_never_be_changed() -> None:
    points = (*PLAIN, "stairs e5 2:c3", "vehicle 1 land g6", "flag g2", "hill h8")
    how: Setting = {"more": LEVELS["more"], "points": points, "construction": True}
    lines = ("pawn 1 e6", "pawn 1 g7 land home g6", "pawn 2 l9")
    for square in ("b2", "l8", "g6", "e5", "2:c3"):
        assert refusal(field(*lines, **how), 0, f"build {square} cover") == "TE-53"
    field(*lines, **how).do(0, "build g2 cover")  # no flag lies there in Elimination
    assert refusal(field(*lines, game_type="capture-the-flag", **how), 0, "build g2 cover") == "TE-53"
    hill = field(*lines, tiles={"h8": "c"}, **how)
    assert refusal(hill, 0, "destroy h8 block") == "TE-53"
    hill.do(0, "destroy h8 wade")
    closed = field(*lines, tiles={"h8": "c"}, water="boats", **how)
    assert refusal(closed, 0, "destroy h8 wade") == "TE-53"  # pawns could not enter it


def test_TE_53_never_a_starting_point_a_flag_or_what_cuts_something_off() -> None:
    game = field("pawn 1 b3", "pawn 2 l8", "pawn 1 l3", game_type="capture-the-flag", **BUILD)
    assert refusal(game, 0, "build b2 cover") == "TE-53"
    assert refusal(game, 0, "build l2 cover") == "TE-53"
    wall = {f"{column}4": "#" for column in "abcdefhijklm"} | {"g4": "c"}
    walled = field("pawn 1 g3", "pawn 2 l8", tiles=wall, **BUILD)
    assert refusal(walled, 0, "destroy g4 block") == "TE-53"
    walled.do(0, "destroy g4 path")
    free = field("pawn 1 g3", "pawn 2 l8", tiles={"g4": "c"}, **BUILD)
    free.do(0, "destroy g4 block")
    assert refusal(free, 0, "move g3 g4") == "TE-10"


def test_TE_54_stairs_are_one_step_if_the_far_end_is_free() -> None:
    game = field("pawn 1 e5", "pawn 2 l8", tiles={"e5": "w"}, **LEVELS)
    game.do(0, "move e5 2:c3 2:c4")
    assert squares(game, 0) == {"2:c4"} and table(game).pom == 7  # Wade was left
    taken = field("pawn 1 e5", "pawn 2 2:c3", **LEVELS)
    assert refusal(taken, 0, "move e5 2:c3") == "TE-10"


def test_TE_54_no_attack_and_no_horde_through_stairs() -> None:
    game = field("pawn 1 e5", "pawn 2 2:c3", "pawn 1 2:c4", **LEVELS)
    assert refusal(game, 0, "attack e5 2:c3") == "TE-14"
    state = table(game)
    assert fights.modifiers(state, numbered(state, "2:c4"), numbered(state, "2:c3")) == ()


OWN: Setting = {
    "head": (
        "tile l: lava; colour #C8441B; closed",
        "tile a: ash; cost 3; stops",
        "tile r: ridge; attack +2; defence +1; cover -2",
    )
}


def test_TE_55_a_map_brings_its_own_tile_types() -> None:
    game = field("pawn 1 e5", "pawn 2 l8", tiles={"e4": "l", "f5": "a"}, **OWN)
    assert refusal(game, 0, "move e5 e4") == "TE-10"
    assert refusal(game, 0, "move e5 f5 f6") == "TE-12"
    game.do(0, "move e5 f5")
    game.do(0, "end")
    game.do(1, "end")
    game.do(0, "move f5 f6")
    assert table(game).pom == 7
    state = table(field("pawn 1 e5", "pawn 2 f5", tiles={"e5": "r", "f5": "r"}, **OWN))
    found = fights.modifiers(state, state.pawns[0], state.pawns[1])
    assert fights.sums(found) == (0, 1)
    assert {modifier.why for modifier in found} == {"ridge"}


def test_all_suggestions_combine() -> None:
    game = parlour.new("tag-em", seed=5, preset="everything", map="delta")
    kinds = {pawn.kind for pawn in table(game).pawns}
    assert kinds == {"pawn", "sniper", "boat", "helicopter", "land"}
    assert len(table(game).pawns) == 2 * (7 + 3)


def test_TE_59_a_helicopter_reaches_no_goal_by_passing_over_a_pawn() -> None:
    points = (*POINTS, "goal 1 reach f5", "vehicle 1 helicopter d5")
    lines = ("pawn 1 d5 helicopter home d5", "pawn 1 d2", "pawn 2 f5", "pawn 2 l8")
    game = field(*lines, points=points, game_type="missions")
    game.do(0, "move d5 e5 f5 g5")
    assert not game.over and "g5" in squares(game, 0)
    game = field("pawn 1 d5 helicopter home d5", "pawn 2 l8", points=points, game_type="missions")
    game.do(0, "move d5 e5 f5 g5")
    assert game.winners == (0,)
