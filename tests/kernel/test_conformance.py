"""Every registered game passes the conformance suite: options chosen pairwise, and samples besides."""

import os
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.toys import TOYS

import parlour
from parlour import rules_of
from parlour.kernel.conformance import check, combinations
from parlour.kernel.option_checks import read_options
from parlour.kernel.rules import Rules
from parlour.kernel.seats import counts
from parlour.kernel.state import State

GAMES = (*parlour.game_keys(), *TOYS)
SOAK = int(os.environ.get("PARLOUR_SOAK", "0"))
"""How many further random games of each to play."""


def seats_for(rules: Rules[State], options: dict[str, object]) -> tuple[int, ...]:
    return counts(rules, read_options(rules.options, options))


@cache
def tried(key: str) -> tuple[dict[str, object], ...]:
    """Sets of options of a game, chosen pairwise."""
    return tuple(combinations(rules_of(key), Random(key)))


def tables() -> list[tuple[str, int, int, dict[str, object]]]:
    found = []
    for key in dict.fromkeys(GAMES):
        rules = rules_of(key)
        for seed, options in enumerate(tried(key)):
            seats = seats_for(rules, options)
            players = seats[seed % len(seats)]
            found.append((key, players, seed, options))
    return found


@pytest.mark.parametrize(("key", "players", "seed", "options"), tables(), ids=lambda value: str(value)[:20])
def test_every_game_keeps_the_contract(key: str, players: int, seed: int, options: dict[str, object]) -> None:
    game = check(rules_of(key), players, seed, **options)
    assert game.over


@pytest.mark.parametrize("key", dict.fromkeys(GAMES))
@given(seed=st.integers(min_value=0, max_value=2**32), data=st.data())
@settings(max_examples=10)
def test_games_of_any_seed_keep_the_contract(key: str, seed: int, data: st.DataObject) -> None:
    rules = rules_of(key)
    options = data.draw(st.sampled_from(tried(key)))
    check(rules, data.draw(st.sampled_from(seats_for(rules, options))), seed, **options)


@pytest.mark.parametrize("key", dict.fromkeys(GAMES))
def test_soak(key: str) -> None:
    rules = rules_of(key)
    for seed in range(1_000_000, 1_000_000 + max(SOAK, 2)):
        options = tried(key)[seed % len(tried(key))]
        seats = seats_for(rules, options)
        check(rules, seats[seed % len(seats)], seed, **options)
