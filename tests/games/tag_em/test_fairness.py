"""What the fairness report counts, and when it stops."""

import pytest

from parlour.games.tag_em.maps import atlas, fairness, mapfile
from parlour.games.tag_em.maps.fairness import LOOK, Outcome, Plan, Rates


def plan(players: int) -> Plan:
    return Plan(mapfile.write(atlas.shipped("province")), players, {})


def test_TE_7_wins_count_by_seat_and_by_place_in_the_order() -> None:
    assert [fairness.turn_order(number, 2) for number in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    outcomes = [Outcome(0, 0), Outcome(1, 0), Outcome(2, 1), Outcome(3, None)]
    *_, found = fairness.tally(plan(2), plan(2).nothing, outcomes)
    assert (found.wins, found.places, found.draws, found.decided) == ((2, 1), (1, 2), 1, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TE_7_every_seat_has_every_place_equally_often(players: int) -> None:
    orders = [fairness.turn_order(number, players, 7) for number in range(12 * players)]
    for place in range(players):
        assert [[order[place] for order in orders].count(seat) for seat in range(players)] == [12] * players


@pytest.mark.parametrize(
    ("places", "fair"),
    [
        ((200, 200), True),
        ((213, 187), None),  # 53 %, and up to 58.1 %
        ((120, 280), False),
        ((530, 470), True),
        ((200, 200, 200), True),
        ((236, 182, 182), None),  # 39 %, with an even share of a third
        ((300, 150, 150), False),
        ((250, 250, 250, 250), True),
        ((290, 240, 240, 230), None),
        ((400, 200, 200, 200), False),
    ],
)
def test_TE_7_fair_means_that_whole_intervals_are_within_the_bounds(places: tuple[int, ...], fair: bool | None) -> None:
    assert Rates(sum(places), (0,) * len(places), places, 0).is_fair is fair


def test_TE_7_draws_do_not_count() -> None:
    assert Rates(1_000, (200, 200), (200, 200), 600).share(0) == Rates(400, (200, 200), (200, 200), 0).share(0)


def test_games_stop_after_each_hundred_when_fairness_is_decided() -> None:
    always_first = [Outcome(number, fairness.turn_order(number, 2)[0]) for number in range(3 * LOOK)]
    *_, found = fairness.tally(plan(2), plan(2).nothing, always_first, until_clear=True)
    assert (found.games, found.is_fair) == (LOOK, False)
    *_, found = fairness.tally(plan(2), plan(2).nothing, always_first)
    assert found.games == 3 * LOOK
