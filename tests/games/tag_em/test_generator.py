"""Random maps: fair, connected, reproducible by seed. The fairness report is accurate."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.tag_em.fields import map_text

from parlour.games.tag_em.maps import atlas, fairness, grid, mapfile
from parlour.games.tag_em.maps.checking import check
from parlour.games.tag_em.maps.generator import THEMES, Symmetry, generate
from parlour.games.tag_em.rules.ground import distances, ground
from parlour.kernel.errors import ParlourError

SHAPES = [("square", 2), ("square", 4), ("hex", 2), ("hex", 3), ("hex", 6)]


@given(
    seed=st.integers(0, 10**6),
    shape=st.sampled_from(SHAPES),
    theme=st.sampled_from(sorted(THEMES)),
    width=st.integers(5, 10).map(lambda half: 2 * half + 1),
    height=st.integers(5, 10).map(lambda half: 2 * half + 1),
)
@settings(max_examples=40)
def test_a_random_map_is_fair_connected_and_seeded(
    seed: int, shape: tuple[grid.Grid, int], theme: str, width: int, height: int
) -> None:
    kind, players = shape
    made = generate(seed, players=players, width=width, height=height, theme=theme, grid=kind)
    assert made == generate(seed, players=players, width=width, height=height, theme=theme, grid=kind)
    assert check(made) == []
    assert mapfile.read(mapfile.write(made)) == made
    assert fairness.report(made).is_even
    assert (made.grid, len(made.starts), made.theme) == (kind, players, theme)
    land = ground(made)
    walk = distances(land.steps, [made.starts[0]], land.is_enterable)
    assert set(walk) == {square for square in land.squares if land.is_enterable(square)}


@pytest.mark.parametrize("symmetry", ["turn", "mirror", "flip"])
def test_the_halves_for_two_teams_are_turned_or_mirrored(symmetry: Symmetry) -> None:
    made = generate(5, width=17, height=13, symmetry=symmetry)
    (rows,) = made.levels
    across = tuple(row[::-1] for row in rows)
    assert rows == {"turn": across[::-1], "mirror": across, "flip": rows[::-1]}[symmetry]
    assert check(made) == []
    assert fairness.report(made).is_even


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_themes_look_different(theme: str) -> None:
    made = generate(1, theme=theme, width=21, height=21)
    letters = "".join(made.levels[0])
    style = THEMES[theme]
    assert letters.count("w") >= 441 * style.wade // 200
    assert letters.count("c") >= 441 * style.cover // 200


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ({"theme": "moon"}, "no landscape called “moon”"),
        ({"width": 14}, "odd numbers"),
        ({"height": 7}, "odd numbers"),
        ({"height": 65}, "odd numbers"),
        ({"players": 3}, "2 or 4"),
        ({"players": 4, "grid": "hex"}, "2, 3 or 6"),
    ],
)
def test_what_cannot_be_fair_is_refused(how: dict[str, object], reason: str) -> None:
    with pytest.raises(ParlourError, match=reason) as refused:
        generate(1, **how)  # type: ignore[arg-type]
    assert refused.value.text("fr") != refused.value.text("en")


@pytest.mark.parametrize("name", atlas.NAMES)
def test_the_maps_that_ship_are_fair(name: str) -> None:
    found = fairness.report(atlas.shipped(name))
    assert found.is_even
    flag = found.seats[0].to_flag
    assert flag is not None and 2 * flag > atlas.shipped(name).pom + 3  # it takes more than a single turn to fetch


def test_the_report_sees_distances_cover_and_choke_points() -> None:
    wall = {f"g{row}": "#" for row in range(1, 10) if row != 5}
    points = ("start 1 b2", "start 2 l8", "flag l2")
    found = fairness.report(mapfile.read(map_text({**wall, "c5": "c", "d5": "w"}, points=points)))
    assert not found.is_even
    assert found.chokes == ("g5",) or set(found.chokes) >= {"g5"}
    assert found.seats[0].to_enemies == (16,)
    assert (found.seats[0].cover, found.seats[0].wade) == (1, 1)
    assert found.seats[1].to_flag == 6
    free = fairness.report(mapfile.read(map_text(points=points)))
    assert free.chokes == ()


def test_TE_7_the_report_counts_wins_by_seat_and_by_place_in_the_order() -> None:
    plan = fairness.Plan(mapfile.write(atlas.shipped("letter")), 2, {"round_limit": 30})
    played = fairness.rates(plan, 6)
    assert sum(played.wins) + played.draws == sum(played.places) + played.draws == played.games == 6
    assert played == fairness.rates(plan, 6)
    assert fairness.rates(plan, 6, found=fairness.rates(plan, 4)) == played


def test_TE_7_the_verdict_waits_until_the_intervals_are_clear() -> None:
    def of(first: int, second: int) -> bool | None:
        return fairness.Rates(first + second, (second, first), (first, second), 0).is_fair

    assert (of(200, 200), of(50, 50), of(300, 100), of(56, 44)) == (True, None, False, None)
    three = fairness.Rates(3000, (1000, 1000, 1000), (1000, 1010, 990), 0)
    assert three.is_fair and not fairness.Rates(300, (100, 100, 100), (200, 50, 50), 0).is_fair


def test_TE_7_each_seat_begins_as_often_as_the_others() -> None:
    for players in (2, 3, 4):
        orders = [fairness.turn_order(number, players) for number in range(6 * players)]
        assert all(sorted(order) == list(range(players)) for order in orders)
        assert {[order[0] for order in orders].count(seat) for seat in range(players)} == {6}
