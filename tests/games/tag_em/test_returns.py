"""TE-30, TE-31: where a lost pawn returns."""

import pytest
from tests.games.tag_em.fields import Options, Setting, TagEmGame, attack, refusal, squares, table

from parlour.games.tag_em.events import Returned
from parlour.games.tag_em.maps import atlas
from parlour.games.tag_em.rules.ground import distances, ground

FLAG: Options = {"game_type": "capture-the-flag"}
HOME = "l8"
AROUND = ("l7", "k8", "m8", "l9")
X = ("m9", "m7", "k9", "k7")


def test_TE_30_to_the_starting_point_or_the_first_free_square_of_the_x() -> None:
    game, events = attack("pawn 1 e5", "pawn 2 f5", result="win", **FLAG)
    assert isinstance(events[-1], Returned) and events[-1].square == HOME
    for taken in range(5):
        lines = [f"pawn 2 {square}" for square in (HOME, *X)[:taken]]
        game, events = attack("pawn 1 e5", "pawn 2 f5", *lines, result="win", **FLAG)
        assert isinstance(events[-1], Returned) and events[-1].square == (HOME, *X)[taken]
    assert not game.state.prompts


@pytest.mark.parametrize("name", atlas.NAMES)
def test_TE_30_a_pawn_returns_as_far_from_the_others_in_every_seat(name: str) -> None:
    land = ground(atlas.shipped(name))
    ways = {start: distances(land.steps, [start], land.is_enterable) for start in land.map.starts}
    seats = [
        [
            sorted(ways[other][square] for other in land.map.starts if other != start)
            for square in land.formation(team)[:5]
        ]
        for team, start in enumerate(land.map.starts)
    ]
    assert all(seat == seats[0] for seat in seats)


def test_TE_30_the_order_of_the_map_counts() -> None:
    points = ("start 1 b2", "start 2 l8", "formation 2 l8 k8 m8 l7 l9", "flag l2")
    _, events = attack("pawn 1 e5", "pawn 2 f5", "pawn 2 l8", result="win", points=points, **FLAG)
    assert isinstance(events[-1], Returned) and events[-1].square == "k8"


def test_TE_30_a_returning_pawn_takes_up_nothing() -> None:
    game, _ = attack("pawn 1 e5", "pawn 2 f5", "pawn 2 m1", f"flag {HOME}", result="win", **FLAG)
    assert HOME in squares(game, 1)
    assert not table(game).flags[0].carried
    assert not game.over


def test_TE_31_lost_on_its_own_besieged_point_the_owner_chooses() -> None:
    game, _ = attack("pawn 1 l7", f"pawn 2 {HOME}", result="win", command=f"attack l7 {HOME}", **FLAG)
    prompt = game.state.prompt("respawn")
    assert prompt is not None and prompt.seats == (1,) and game.to_act == (1,)
    at_two = {"l6", "k7", "m7", "j8", "k9", "m9"}
    assert {answer.split()[1] for answer in prompt.answers} == at_two
    assert refusal(game, 1, "respawn l8") == "TE-31"
    assert refusal(game, 0, "respawn k7") == "TE-31"
    assert refusal(game, 0, "end") == "TE-31"
    game.do(1, "respawn j8")
    assert squares(game, 1) == {"j8"}
    assert game.to_act == (0,)


def test_TE_31_silence_takes_the_first_square() -> None:
    game, _ = attack("pawn 1 l7", f"pawn 2 {HOME}", result="win", command=f"attack l7 {HOME}", **FLAG)
    assert game.deadline is not None
    game.timeout(game.deadline)
    assert squares(game, 1) == {"l6"}


def test_TE_31_an_attacker_lost_on_its_own_point_chooses_too() -> None:
    game, _ = attack("pawn 1 b2", "pawn 2 b3", result="lose", command="attack b2 b3", **FLAG)
    prompt = game.state.prompt("respawn")
    assert prompt is not None and prompt.seats == (0,)
    game.do(0, prompt.answers[-1])
    assert refusal(game, 0, f"move {prompt.answers[-1].split()[1]} a1") == "TE-20"


def choices(game: TagEmGame) -> list[str]:
    prompt = game.state.prompt("respawn")
    assert prompt is not None
    return [answer.split()[1] for answer in prompt.answers]


def test_TE_31_a_full_formation_besieges_the_point_as_well() -> None:
    how: Options = {"snipers": "pawn", **FLAG}
    shot = ("pawn 1 l4 sniper", f"pawn 2 {HOME}")
    friends = [f"pawn 2 {square}" for square in X]
    game, _ = attack(*shot, *friends, result="win", command=f"shoot l4 {HOME}", **how)
    assert choices(game)[:2] == ["l6", "j8"]  # shot from a distance, but the X is full
    around = [f"pawn 2 {square}" for square in AROUND[1:]]  # friends next to the point, but not in the X
    _, events = attack(*shot, *around, result="win", command=f"shoot l4 {HOME}", **how)
    assert isinstance(events[-1], Returned) and events[-1].square == X[0]


def test_TE_31_shot_from_afar_it_takes_the_first_free_square_of_the_x() -> None:
    how: Options = {"snipers": "pawn", **FLAG}
    for taken in range(4):
        friends = [f"pawn 2 {square}" for square in X[:taken]]
        _, events = attack(
            "pawn 1 l4 sniper", f"pawn 2 {HOME}", *friends, result="win", command=f"shoot l4 {HOME}", **how
        )
        assert isinstance(events[-1], Returned) and events[-1].square == X[taken]  # never the point itself


def test_TE_31_the_owner_has_five_squares_to_choose_from() -> None:
    walls = dict.fromkeys(("l6", "j8", "k7", "m9"), "#")
    how: Setting = {
        "points": ("start 1 b2", "start 2 l8", "formation 2 l8 k8 m8 m7 k9", "flag l2"),
        "game_type": "capture-the-flag",
    }
    game, _ = attack("pawn 1 l7", f"pawn 2 {HOME}", result="win", command=f"attack l7 {HOME}", tiles=walls, **how)
    assert choices(game) == ["m7", "k9", "m6", "j9", "m5", "i9"]  # two steps, three, four: five in all by then
    # Stairs are a step, on either side.
    up: Setting = {
        "more": "\n...\n...\n",
        "points": ("start 1 b2", "start 2 l8", "flag l2", "stairs l8 2:b1"),
        "game_type": "capture-the-flag",
    }
    game, _ = attack("pawn 1 2:b1", "pawn 1 l7", f"pawn 2 {HOME}", result="win", command=f"attack l7 {HOME}", **up)
    assert {"2:a1", "2:c1", "2:b2"} <= set(choices(game))
    alone, _ = attack("pawn 1 2:b1", "pawn 1 e5", f"pawn 2 {HOME}", "pawn 2 f5", result="win", **up)
    assert alone.state.prompt("respawn") is None


def test_TE_31_an_enemy_on_the_stairs_is_next_to_the_point() -> None:
    up: Options = {"snipers": "pawn", **FLAG}
    game, _ = attack(
        "pawn 1 l4 sniper",
        "pawn 1 2:b1",
        f"pawn 2 {HOME}",
        result="win",
        command=f"shoot l4 {HOME}",
        more="\n...\n...\n",
        points=("start 1 b2", "start 2 l8", "flag l2", "stairs l8 2:b1"),
        **up,
    )
    assert game.state.prompt("respawn") is not None


def test_TE_31_a_flag_s_square_and_starting_points_are_never_chosen() -> None:
    game, _ = attack("pawn 1 l7", f"pawn 2 {HOME}", "flag k7", result="win", command=f"attack l7 {HOME}", **FLAG)
    prompt = game.state.prompt("respawn")
    assert prompt is not None and "respawn k7" not in prompt.answers


def test_TE_31_without_room_in_the_x_the_owner_chooses_as_well() -> None:
    lines = [f"pawn 2 {square}" for square in (HOME, *X)]
    game, _ = attack("pawn 1 e5", "pawn 2 f5", *lines, result="win", **FLAG)
    assert choices(game) == [
        "l6",
        "j8",
        "l5",
        "k6",
        "m6",
        "j7",
        "i8",
        "j9",
    ]  # two at two steps, so three steps count too
    walls = {"l6": "#", "j8": "#"}
    game, _ = attack("pawn 1 e5", "pawn 2 f5", *lines, result="win", tiles=walls, **FLAG)
    assert choices(game)[:4] == ["k6", "m6", "j7", "j9"] and len(choices(game)) > 4


def test_TE_31_with_nothing_farther_away_any_free_square_will_do() -> None:
    # Only the formations, the squares next to the point and the flag's are left on the map.
    moat = {f"{column}{row}": "#" for column in "abcdefghijklm" for row in range(1, 10)}
    for square in (*(f"{column}{row}" for column in "abcklm" for row in (1, 2, 3)), "d2", "e2", "f2", "g2", "h2"):
        moat[square] = "."
    for square in ("i2", "j2"):
        moat[square] = "."
    points = ("start 1 b2", "start 2 l2", "flag e2")
    lines = [f"pawn 2 {square}" for square in ("k1", "m1", "k3", "m3", "j2", "i2", "h2", "g2", "f2", "d2")]
    mine = [f"pawn 1 {square}" for square in ("a1", "c1", "a3", "c3", "b2", "a2", "c2", "b1", "b3")]
    how: Setting = {"points": points, "game_type": "capture-the-flag"}
    game, _ = attack("pawn 1 l1", "pawn 2 l2", *mine, *lines, result="win", command="attack l1 l2", tiles=moat, **how)
    assert choices(game) == ["k2", "m2", "l3"]  # next to the point; not the point, not the flag's square
    full = [*lines, "pawn 2 k2", "pawn 2 m2", "pawn 2 l3"]
    game, _ = attack("pawn 1 l1", "pawn 2 l2", *mine, *full, result="win", command="attack l1 l2", tiles=moat, **how)
    assert choices(game) == ["e2", "l2"]  # nothing else is left
