"""Cases that a rules lawyer would try, each named after the rule it leans on."""

import pytest
from tests.games.tag_em.fields import TagEmGame, attack, field, map_text, refusal, squares, table

import parlour
from parlour.games.tag_em.events import Attacked
from parlour.games.tag_em.maps import mapfile
from parlour.games.tag_em.maps.faults import MapError
from parlour.games.tag_em.rules import fights
from parlour.games.tag_em.text import notation
from parlour.kernel.errors import CommandError, OptionError, RuleViolation
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


# Rows of cases: commands are given one after the other by the first player, or by the second after "1:"; all but the
# last are accepted. The rule refuses the last one; an empty rule means that it is accepted.

FAR = "f5 g5 h5 i5 j5 k5 l5 m5 m4 m3"
MOVES = [
    ("into Block", ("pawn 1 e5",), {"f5": "#"}, "move e5 f5", "TE-10"),
    ("where the map has a hole", ("pawn 1 e5",), {"f5": " "}, "move e5 f5", "TE-10"),
    ("over the edge", ("pawn 1 m5",), {}, "move m5 n5", "TE-10"),
    ("over the lower edge", ("pawn 1 e9",), {}, "move e9 e10", "TE-10"),
    ("onto an enemy", ("pawn 1 e5", "pawn 2 f5"), {}, "move e5 f5", "TE-10"),
    ("with an enemy's pawn", ("pawn 1 e5",), {}, "move l8 l7", "TE-10"),
    ("from an empty square", ("pawn 1 e5",), {}, "move d5 d6", "TE-10"),
    ("from the end of a row to the next", ("pawn 1 m5",), {}, "move m5 a6", "TE-10"),
    ("Wade is entered for one point", ("pawn 1 e5", "pom 1"), {"f5": "w"}, "move e5 f5", ""),
    ("Wade is left for two", ("pawn 1 e5", "pom 2"), {"e5": "w"}, "move e5 f5", ""),
    ("not for one, even into Wade", ("pawn 1 e5", "pom 1"), {"e5": "w", "f5": "w"}, "move e5 f5", "TE-11"),
    ("Wade after Wade costs four", ("pawn 1 e5", "pom 3"), {"e5": "w", "f5": "w"}, "move e5 f5 g5", "TE-11"),
    ("Cover is left for one", ("pawn 1 e5", "pom 1"), {"e5": "c"}, "move e5 f5", ""),
    ("a Garrison is left for one", ("pawn 1 e5", "pom 1"), {"e5": "g"}, "move e5 f5", ""),
    ("a Garrison holds in the middle of a path", ("pawn 1 e5",), {"f5": "g"}, "move e5 f5 g5", "TE-12"),
    ("and from one command to the next", ("pawn 1 e5",), {"f5": "g"}, "move e5 f5; move f5 g5", "TE-12"),
    ("it holds one pawn", ("pawn 1 e5", "pawn 1 e7"), {"f5": "g"}, "move e5 f5; move e7 f7", ""),
    ("one Garrison to the next", ("pawn 1 e5",), {"e5": "g", "f5": "g"}, "move e5 f5", ""),
    ("and no way back", ("pawn 1 e5",), {"e5": "g", "f5": "g"}, "move e5 f5; move f5 e5", "TE-12"),
    ("in the next turn it is free", ("pawn 1 e5",), {"f5": "g"}, "move e5 f5; end; 1:end; move f5 g5", ""),
    ("who is held may attack", ("pawn 1 e5", "pawn 2 g5"), {"f5": "g"}, "move e5 f5; attack f5 g5", ""),
    ("nothing after the turn is given up", ("pawn 1 e5",), {}, "end; move e5 f5", "TE-5"),
    ("nothing in another's turn", ("pawn 1 e5",), {}, "1:move l8 l7", "TE-5"),
    ("ten steps are ten points", ("pawn 1 e5",), {}, f"move e5 {FAR}", ""),
    ("unused points are not saved", ("pawn 1 e5",), {}, f"end; 1:end; move e5 {FAR} m2", "TE-11"),
    ("points are shared", ("pawn 1 e5", "pawn 1 e7", "pom 3"), {}, "move e5 f5 g5; move e7 f7 g7", "TE-11"),
    ("a square is free once it is left", ("pawn 1 e5", "pawn 1 f5"), {}, "move f5 f6; move e5 f5", ""),
]  # fmt: skip


def verdict(game: TagEmGame, commands: str) -> str:
    """The rule that refuses the last command; empty if it is accepted."""
    *before, last = (text.rpartition(":") for text in commands.split("; "))
    for seat, _, text in before:
        game.do(int(seat or 0), text)
    seat, _, text = last
    try:
        game.do(int(seat or 0), text)
    except RuleViolation as refused:
        return refused.rule
    return ""


@pytest.mark.parametrize(
    ("lines", "tiles", "commands", "rule"), [case[1:] for case in MOVES], ids=[c[0] for c in MOVES]
)
def test_TE_10_TE_11_TE_12_steps(lines: tuple[str, ...], tiles: dict[str, str], commands: str, rule: str) -> None:
    assert verdict(field(*lines, "pawn 2 l8", tiles=tiles), commands) == rule


ATTACKS = [
    ("on a friend", ("pawn 1 e5", "pawn 1 f5"), {}, "attack e5 f5", "TE-14"),
    ("on nobody", ("pawn 1 e5",), {}, "attack e5 f5", "TE-14"),
    ("across a corner", ("pawn 1 e5", "pawn 2 f6"), {}, "attack e5 f6", "TE-14"),
    ("over a square", ("pawn 1 e5", "pawn 2 g5"), {}, "attack e5 g5", "TE-14"),
    ("over Block", ("pawn 1 e5", "pawn 2 g5"), {"f5": "#"}, "attack e5 g5", "TE-14"),
    ("from the end of a row on the next", ("pawn 1 m5", "pawn 2 a6"), {}, "attack m5 a6", "TE-14"),
    ("off the map", ("pawn 1 m5",), {}, "attack m5 n5", "TE-14"),
    ("with an enemy's pawn", ("pawn 1 e5", "pawn 2 f5"), {}, "attack f5 e5", "TE-10"),
    ("without a point", ("pawn 1 e5", "pawn 2 f5", "pom 0"), {}, "attack e5 f5", "TE-14"),
    ("from Wade for one point", ("pawn 1 e5", "pawn 2 f5", "pom 1"), {"e5": "w"}, "attack e5 f5", ""),
    ("from afar without snipers", ("pawn 1 e5", "pawn 2 g5"), {}, "shoot e5 g5", "TE-50"),
    ("in another's turn", ("pawn 1 e5", "pawn 2 f5"), {}, "1:attack f5 e5", "TE-5"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lines", "tiles", "commands", "rule"), [case[1:] for case in ATTACKS], ids=[c[0] for c in ATTACKS]
)
def test_TE_14_attacks(lines: tuple[str, ...], tiles: dict[str, str], commands: str, rule: str) -> None:
    assert verdict(field(*lines, "pawn 1 a9", "pawn 2 l8", tiles=tiles), commands) == rule


SHOTS = [
    ("five away", ("pawn 2 j5",), {}, "shoot e5 j5", ""),
    ("six away", ("pawn 2 k5",), {}, "shoot e5 k5", "TE-50"),
    ("along a diagonal", ("pawn 2 h8",), {}, "shoot e5 h8", "TE-50"),
    ("not straight", ("pawn 2 h6",), {}, "shoot e5 h6", "TE-50"),
    ("over a friend", ("pawn 1 f5", "pawn 2 h5"), {}, "shoot e5 h5", "TE-50"),
    ("over another enemy", ("pawn 2 g5", "pawn 2 h5"), {}, "shoot e5 h5", "TE-50"),
    ("over Block", ("pawn 2 h5",), {"g5": "#"}, "shoot e5 h5", "TE-50"),
    ("over Wade, Cover and a Garrison", ("pawn 2 i5",), {"f5": "w", "g5": "c", "h5": "g"}, "shoot e5 i5", ""),
    ("at a neighbour", ("pawn 2 f5",), {}, "shoot e5 f5", "TE-50"),
    ("by another pawn", ("pawn 1 e7", "pawn 2 g7"), {}, "shoot e7 g7", "TE-50"),
    ("at a friend", ("pawn 1 h5",), {}, "shoot e5 h5", "TE-14"),
    ("after a step", ("pawn 2 j6",), {}, "move e5 e6; shoot e6 j6", ""),
]


@pytest.mark.parametrize(
    ("lines", "tiles", "commands", "rule"), [case[1:] for case in SHOTS], ids=[c[0] for c in SHOTS]
)
def test_TE_50_shots(lines: tuple[str, ...], tiles: dict[str, str], commands: str, rule: str) -> None:
    game = field("pawn 1 e5 sniper", "pawn 1 a9", "pawn 2 l8", *lines, tiles=tiles, snipers="pawn")
    assert verdict(game, commands) == rule


VEHICLES = [
    ("a boat ashore", "boat", (), {"e5": "w"}, "move e5 f5", "TE-51"),
    ("a boat leaves Wade for one point", "boat", ("pom 1",), {"e5": "w", "f5": "w"}, "move e5 f5", ""),
    ("a land vehicle into Cover", "land", (), {"f5": "c"}, "move e5 f5", "TE-51"),
    ("a land vehicle through Wade", "land", (), {"f5": "w"}, "move e5 f5 g5", "TE-51"),
    ("a land vehicle into a Garrison", "land", (), {"f5": "g"}, "move e5 f5", "TE-51"),
    ("a helicopter over Block", "helicopter", (), {"f5": "#"}, "move e5 f5 g5", ""),
    ("it lands on no Block", "helicopter", (), {"f5": "#"}, "move e5 f5", "TE-51"),
    ("and on no pawn", "helicopter", ("pawn 2 g5",), {}, "move e5 f5 g5", "TE-51"),
    ("over pawns", "helicopter", ("pawn 1 f5", "pawn 2 g5"), {}, "move e5 f5 g5 h5", ""),
    ("as far as the points go", "helicopter", ("pom 2",), {"f5": "#"}, "move e5 f5 g5 h5", "TE-11"),
    ("no Garrison holds it", "helicopter", (), {"f5": "g"}, "move e5 f5; move f5 g5", ""),
    ("Wade costs it one", "helicopter", ("pom 1",), {"e5": "w"}, "move e5 f5", ""),
    ("it does not fly across corners", "helicopter", (), {}, "move e5 f6", "TE-10"),
]


@pytest.mark.parametrize(
    ("kind", "lines", "tiles", "commands", "rule"), [case[1:] for case in VEHICLES], ids=[c[0] for c in VEHICLES]
)
def test_TE_51_vehicles(kind: str, lines: tuple[str, ...], tiles: dict[str, str], commands: str, rule: str) -> None:
    assert verdict(field(f"pawn 1 e5 {kind}", "pawn 1 a9", "pawn 2 l8", *lines, tiles=tiles), commands) == rule


BUILDS = [
    ("under one's own pawn", {}, "build e5 cover", "TE-53"),
    ("under an enemy's pawn", {}, "build l9 cover", "TE-53"),
    ("the Cover under a pawn", {"e5": "c"}, "destroy e5 path", "TE-53"),
    ("off the map", {}, "build n5 cover", "TE-53"),
    ("of a Path, which is nothing built", {}, "destroy f5 block", "TE-53"),
    ("Block becomes a Garrison", {"f5": "#"}, "build f5 garrison", ""),
    ("Cover becomes a Garrison", {"f5": "c"}, "build f5 garrison", ""),
    ("Cover over Cover", {"f5": "c"}, "build f5 cover", "TE-53"),
    ("a Garrison becomes Wade", {"f5": "g"}, "destroy f5 wade", ""),
    ("an enemy's starting point", {}, "build l8 garrison", "TE-53"),
    ("a free square of a formation", {}, "build a1 cover", ""),
    ("once a turn", {}, "build f5 cover; destroy f5 path", "TE-53"),
    ("once more in the next", {}, "build f5 cover; end; 1:end; destroy f5 path", ""),
    ("in another's turn", {}, "1:build f5 cover", "TE-5"),
    ("the last way out of a corner", {"a8": "#", "b9": "c"}, "destroy b9 block", "TE-53"),
    ("a step into what was built is held", {}, "build f5 garrison; move e5 f5 g5", "TE-12"),
    ("a step into what was walled", {"f5": "c"}, "destroy f5 block; move e5 f5", "TE-10"),
]


@pytest.mark.parametrize(("tiles", "commands", "rule"), [case[1:] for case in BUILDS], ids=[c[0] for c in BUILDS])
def test_TE_53_building(tiles: dict[str, str], commands: str, rule: str) -> None:
    game = field("pawn 1 e5", "pawn 1 a9", "pawn 2 l9", tiles=tiles, construction=True)
    assert verdict(game, commands) == rule


def test_TE_53_building_costs_nothing_and_next_to_is_neither_a_corner_nor_next_to_an_enemy() -> None:
    assert verdict(field("pawn 1 e5", "pawn 2 l8", "pom 0", construction=True), "build f5 cover") == ""
    for square in ("f6", "l7"):
        near = field("pawn 1 e5", "pawn 2 l8", construction=True, build_reach="near")
        assert verdict(near, f"build {square} cover") == "TE-53"


# e5 attacks f5.
SUMS = [
    ("nobody near", (), {}, (0, 0)),
    ("three friends around the defender", ("pawn 1 f4", "pawn 1 f6", "pawn 1 g5"), {}, (3, 0)),
    ("friends around the attacker", ("pawn 1 d5", "pawn 1 e4", "pawn 1 e6"), {}, (0, 0)),
    ("three enemies around the attacker", ("pawn 2 d5", "pawn 2 e4", "pawn 2 e6"), {}, (0, 3)),
    ("enemies around the defender", ("pawn 2 f4", "pawn 2 f6", "pawn 2 g5"), {}, (0, 0)),
    ("one on each side", ("pawn 1 f4", "pawn 2 e4"), {}, (1, 1)),
    ("Cover against one friend in Cover", ("pawn 1 f4",), {"f5": "c", "f4": "c"}, (0, 0)),
    ("Garrison and two friends against Cover", ("pawn 1 f4", "pawn 1 f6"), {"e5": "g", "f5": "c"}, (2, 0)),
    ("friends in Garrisons", ("pawn 1 f4", "pawn 1 f6"), {"f4": "g", "f6": "g", "f5": "g"}, (2, 1)),
    ("the attacker in Cover", (), {"e5": "c"}, (0, 0)),
    ("both in Cover", (), {"e5": "c", "f5": "c"}, (-1, 0)),
    ("both in Wade", (), {"e5": "w", "f5": "w"}, (0, 0)),
    ("both in a Garrison", (), {"e5": "g", "f5": "g"}, (1, 1)),
]


@pytest.mark.parametrize(("lines", "tiles", "sums"), [case[1:] for case in SUMS], ids=[case[0] for case in SUMS])
def test_TE_21_to_TE_24_what_is_added_to_the_dice(
    lines: tuple[str, ...], tiles: dict[str, str], sums: tuple[int, int]
) -> None:
    game = field("pawn 1 e5", "pawn 2 f5", *lines, "pawn 1 a9", "pawn 2 m1", tiles=tiles)
    event = game.do(0, "attack e5 f5")[0]
    assert isinstance(event, Attacked)
    assert fights.sums(event.modifiers) == sums
    mine, theirs = event.rolls[0]
    assert event.totals == (sum(mine) + sums[0], sum(theirs) + sums[1])


# Lines of the position, the commands, and then where the flags are: "e2" lying, "e2*" carried, "" out of the game.
FLAGS = [
    ("walked over, it comes along", "capture-the-flag", ("pawn 1 d2", "flag e2"), "move d2 e2 f2", "f2*"),
    ("next to it is not on it", "capture-the-flag", ("pawn 1 d2", "flag f2"), "move d2 e2", "f2"),
    ("a Garrison under it holds the carrier", "capture-the-flag", ("pawn 1 d2", "flag g2"), "move d2 e2 f2 g2", "g2*"),
    ("a helicopter leaves it", "capture-the-flag", ("pawn 1 d2 helicopter", "flag e2"), "move d2 e2", "e2"),
    ("its own team walks over it", "capture-their-flag", ("pawn 1 d2", "flag 1 e2"), "move d2 e2 f2", "e2 l8"),
    ("an enemy takes it", "capture-their-flag", ("pawn 1 k8", "pawn 2 m1"), "move k8 l8 l7", "b2 l7*"),
    ("an enemy's flag at another's home", "capture-their-flag", ("pawn 1 k8", "pawn 2 m1", "flag 2 k8 carried"),
     "move k8 l8", "b2 l8*"),
]  # fmt: skip


@pytest.mark.parametrize(("game_type", "lines", "commands", "flags"), [c[1:] for c in FLAGS], ids=[c[0] for c in FLAGS])
def test_TE_41_TE_42_flags(game_type: str, lines: tuple[str, ...], commands: str, flags: str) -> None:
    enemy = () if any(line.startswith("pawn 2") for line in lines) else ("pawn 2 l8",)
    game = field(*lines, *enemy, tiles={"g2": "g"}, game_type=game_type)
    assert verdict(game, commands) == "" and not game.over
    assert " ".join(flag.square + "*" * flag.carried for flag in table(game).flags) == flags


def test_TE_42_a_flag_brought_home_wins_though_ones_own_is_away() -> None:
    lines = ("pawn 1 c2", "pawn 2 f5", "flag 1 f5 carried", "flag 2 c2 carried")
    game = field(*lines, game_type="capture-their-flag")
    game.do(0, "move c2 b2")
    assert game.winners == (0,)


def test_TE_58_the_end_of_anothers_turn_earns_nothing() -> None:
    game = field("pawn 1 g5", "pawn 2 l8", game_type="king-of-the-hill")
    game.do(0, "end")
    game.do(1, "end")
    assert game.scores == (1, 0)
