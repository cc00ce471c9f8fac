"""The games in OpenSpiel: its own simulations, chance that is decided from outside, nothing hidden is shown."""

from random import Random
from typing import Any

import numpy as np
import pytest
from tests.choice import OPEN, TILES

import parlour
from parlour.contract import additions_of
from parlour.gym.chance_nodes import ChosenChance, Undecided
from parlour.kernel.errors import OptionError
from parlour.kernel.rules import Rules
from parlour.kernel.state import State

pyspiel = pytest.importorskip("pyspiel")

from parlour.gym import open_spiel  # noqa: E402 - after the check that OpenSpiel is there

TURNS = [
    key
    for key in parlour.game_keys()
    if additions_of(key).environment() is not None and not parlour.rules_of(key).own_device
]


def name_of(key: str) -> str:
    return f"parlour_{key.replace('-', '_')}"


def load(key: str, **params: object) -> Any:
    return pyspiel.load_game(name_of(key), params)


def walk(state: Any, rng: Random, steps: int) -> None:
    """Play at random, chance by its probabilities."""
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def deal(state: Any, rng: Random) -> None:
    """Let chance decide the opening."""
    while state.is_chance_node():
        walk(state, rng, 1)


def test_every_game_in_turns_is_registered() -> None:
    assert {name_of(key) for key in TURNS} <= set(pyspiel.registered_names())
    assert len(TURNS) >= 3


@pytest.mark.parametrize("reward", ["win", "margin"])
@pytest.mark.parametrize("key", TURNS)
def test_openspiel_simulates_it_at_random(key: str, reward: str) -> None:
    """Copies, serialized states, legal actions, histories, rewards and returns are as OpenSpiel expects them."""
    pyspiel.random_sim_test(load(key, max_steps=150, reward=reward), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", TURNS)
def test_what_is_played_there_is_a_game_that_replays(key: str) -> None:
    state = load(key).new_initial_state()
    walk(state, Random(3), 250)
    game = state.node.game
    assert len(game.lines) > 3
    again = parlour.load(game.dump())
    assert (again.state, again.scores) == (game.state, game.scores)


def test_AG_2_tiles_are_drawn_as_often_as_they_are_in_the_bag() -> None:
    state = load(TILES).new_initial_state()
    bag = state.node.game.state.bag
    outcomes = dict(state.chance_outcomes())
    assert {chr(tile) for tile in outcomes} == set(bag)
    assert outcomes == pytest.approx({ord(tile): bag.count(tile) / len(bag) for tile in set(bag)})
    drawn = next(iter(outcomes))
    assert state.action_to_string(drawn) == f"draw {chr(drawn)}"
    state.apply_action(drawn)
    left = dict(state.chance_outcomes())
    assert left[drawn] == pytest.approx((bag.count(chr(drawn)) - 1) / (len(bag) - 1))


def test_dice_have_even_chances() -> None:
    state = load(OPEN).new_initial_state()
    assert dict(state.chance_outcomes()) == pytest.approx(dict.fromkeys(range(6), 1 / 6))
    assert state.action_to_string(2) == "number 2"


def test_chance_that_is_chosen_refuses_what_cannot_come_out() -> None:
    assert ChosenChance(iter([1, 0])).sample("AB", 2) == ["B", "A"]
    assert ChosenChance(iter(())).draw("AAA", 2) == ("AA", "A")
    with pytest.raises(ValueError, match="7 is no outcome"):
        ChosenChance(iter([7])).below(6)
    with pytest.raises(Undecided):
        ChosenChance(iter([1])).sample("ABC", 2)


@pytest.mark.parametrize("key", TURNS)
def test_AG_1_observations_show_nothing_hidden(key: str) -> None:
    state, rng = load(key).new_initial_state(), Random(5)
    deal(state, rng)
    for _ in range(12):
        game = state.node.game
        before = game.state
        for player in (0, 1):
            seen = state.observation_string(player), state.observation_tensor(player)
            recalled = state.information_state_string(player)
            rules: Rules[State] = game.rules
            game.state = rules.redeal(before, player, rng)
            assert (state.observation_string(player), state.observation_tensor(player)) == seen
            assert state.information_state_string(player) == recalled
            game.state = before
        walk(state, rng, 6)
        if state.is_terminal():
            return


def test_private_draws_are_for_their_player_alone() -> None:
    """Two openings that differ in a tile that one player drew look alike to the other."""
    state, rng = load(TILES).new_initial_state(), Random(6)
    deal(state, rng)
    drawn = state.history()
    racks = sum(map(len, state.node.game.state.racks))
    other = load(TILES).new_initial_state()
    for number, outcome in enumerate(drawn):
        if number == len(drawn) - racks:  # the first tile of the first rack
            outcome = next(tile for tile, _ in other.chance_outcomes() if tile not in drawn)
        other.apply_action(outcome)
    assert not other.is_chance_node()
    assert other.information_state_string(0) != state.information_state_string(0)
    assert other.information_state_string(1) == state.information_state_string(1)


def test_an_observation_is_that_of_the_other_environments() -> None:
    game = load(OPEN)
    state = game.new_initial_state()
    deal(state, Random(1))
    player = state.current_player()
    observer = game.make_py_observer()
    observer.set_from(state, player)
    table = game.at(state.node)
    assert np.array_equal(observer.tensor, table.observe(player)["observation"])
    assert [*observer.dict] == [field.name for field in table.fields]
    assert game.observation_tensor_shape() == [table.size]
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert public.tensor is None
    assert public.string_from(state, 0)
    with pytest.raises(ValueError, match="not everything at once"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(params={"size": 3})


def test_parameters_are_the_options_of_the_game() -> None:
    game = load(OPEN, players=3, map="province", pawns=3, pom="4", order="2,0,1")
    options = game.table.game.state.options
    assert (options.map, options.pawns, options.pom, options.order) == ("province", 3, 4, (2, 0, 1))
    assert game.num_players() == 3
    assert str(pyspiel.load_game(f"{name_of(OPEN)}(pawns=4)")) == f"{name_of(OPEN)}(pawns=4)"
    with pytest.raises(OptionError, match="map"):
        load(OPEN, map="nowhere")
    with pytest.raises(ValueError, match="margin"):
        load(OPEN, reward="points")


def test_a_long_game_is_cut_off() -> None:
    state = load(OPEN, max_steps=5).new_initial_state()
    walk(state, Random(2), 500)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert sum(player >= 0 for player, _ in ((one.player, one.action) for one in state.full_history())) == 5


def test_a_copy_goes_its_own_way() -> None:
    state, rng = load(TILES).new_initial_state(), Random(4)
    walk(state, rng, 40)
    before = str(state)
    twin = state.clone()
    walk(twin, rng, 30)
    assert str(state) == before != str(twin)
    assert isinstance(twin, open_spiel.OpenSpielState)
