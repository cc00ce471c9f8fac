"""Every game's environments keep the interfaces of PettingZoo and Gymnasium, spell every command, and leak nothing."""

import os
import re
import warnings
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import api_test, parallel_api_test, seed_test
from tests.choice import OPEN, RACE, TILES

import parlour
from parlour import gym
from parlour.contract import additions_of
from parlour.contract.environments import engine_environment
from parlour.gym.codec import MOST_ACTIONS, Codec
from parlour.gym.table import TICK, Table
from parlour.gym.turns import TurnEnv
from parlour.kernel.conformance import combinations
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.option_checks import read_options
from parlour.kernel.seats import counts
from parlour.kernel.state import State

GAMES = [key for key in parlour.game_keys() if additions_of(key).environment() is not None]
TURNS = [key for key in GAMES if not parlour.rules_of(key).own_device]
SOAK = int(os.environ.get("PARLOUR_SOAK", "0"))
MOST_CHOSEN = SOAK or 4
"""How many sets of options to choose from."""
FREE_TEXT = re.compile(r"(answer .|.* because |.* kin \S+ |vote ).*")
"""Commands that may be impossible to spell."""


@pytest.fixture(autouse=True)
def usual_warnings() -> Iterator[None]:
    """PettingZoo warns of dictionaries with masks, except in its own games."""
    with warnings.catch_warnings():
        for said in ("Observation is not a NumPy array", "Observation space for each agent", "Action mask numpy array"):
            warnings.filterwarnings("ignore", message=said)
        yield


@cache
def chosen(key: str) -> list[tuple[int, dict[str, object]]]:
    """Numbers of players and options of a game, of all kinds."""
    rules, found = parlour.rules_of(key), []
    for number, options in enumerate(islice(combinations(rules, Random(key)), MOST_CHOSEN)):
        if not SOAK:
            options.pop("theme", None)  # its list of words takes seconds to make
        players = counts(rules, read_options(rules.options, options))
        found.append((players[number % len(players)], options))
    return found


def table(key: str, data: st.DataObject) -> tuple[int, dict[str, object]]:
    return data.draw(st.sampled_from(chosen(key)))


def walk(game: Game[State], rng: Random, steps: int) -> Iterator[str]:
    """Plays at random; yields the commands that were tried and that could be given."""
    now = 0.0
    for _ in range(steps):
        if game.over:
            return
        now += 1.0
        game.advance(now)
        for seat in game.to_act:
            yield from islice(game.legal(seat), 3)
            text = game.sample(seat, rng)
            if text is not None:
                yield text
                try:
                    game.do(seat, text, now)
                except ParlourError:
                    continue


def play(env: TurnEnv, rng: Random, steps: int) -> Iterator[str]:
    """Plays at random by the masks; yields the agents that acted."""
    for agent in env.agent_iter(steps):
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        yield agent


# Commands


@pytest.mark.parametrize("key", GAMES)
@given(seed=st.integers(min_value=0, max_value=2**32), data=st.data())
@settings(max_examples=4)
def test_every_command_is_spelled_and_read_back(key: str, seed: int, data: st.DataObject) -> None:
    players, options = table(key, data)
    game = Game.new(parlour.rules_of(key), players, seed, **options)
    codec = Codec(game.rules, game.start)
    assert len(codec) <= MOST_ACTIONS
    for text in walk(game, Random(seed), 12):
        try:
            actions = codec.encode(text)
        except ValueError:
            assert FREE_TEXT.fullmatch(text), f"“{text}” cannot be spelled"
            continue
        assert codec.decode(actions) == text
        assert not any(codec.is_complete([codec.names[n] for n in actions[:end]]) for end in range(len(actions)))


@pytest.mark.parametrize("key", GAMES)
@given(seed=st.integers(min_value=0, max_value=2**32), data=st.data())
@settings(max_examples=4)
def test_masks_offer_what_is_legal(key: str, seed: int, data: st.DataObject) -> None:
    """Commands from the game's own list are spelled by actions that the masks offer."""
    players, options = table(key, data)
    codec, rng = Table(key, players, "win", (), None, options), Random(seed)
    codec.reset(seed)
    game = codec.game
    for _ in range(8):
        if game.over:
            return
        for seat in game.to_act:
            listed = list(islice(game.legal(seat), 60))
            for text in rng.sample(listed, min(3, len(listed))):
                codec.drafts[seat] = ()
                for name in codec.codec.spell(game.parse(text)):
                    assert name in set(codec.following(seat)), f"{text}: {name} is not offered"
                    codec.drafts[seat] += (name,)
                codec.drafts[seat] = ()
        seat = game.to_act[0] if game.to_act else 0
        listed = list(islice(game.legal(seat), 20))
        if listed:
            game.do(seat, rng.choice(listed))
        else:
            game.timeout()


@pytest.mark.parametrize("key", GAMES)
def test_masks_list_no_plays(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They follow from the draft alone."""
    env = gym.env(key, players=2)
    monkeypatch.setattr(type(env.game.rules), "legal", property(lambda rules: pytest.fail("the commands are listed")))
    steps = 0
    for seed in range(8):
        env.reset(seed=seed)
        with pytest.raises(pytest.fail.Exception):
            list(env.game.legal(env.game.to_act[0]))
        steps += sum(1 for _ in play(env, Random(seed), 20))
    assert steps > 40


def test_a_game_with_too_many_small_actions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.gym.codec.MOST_ACTIONS", 100)
    with pytest.raises(ValueError, match=f"{TILES} would have [0-9,]+ actions, and 100 are the most"):
        gym.env(TILES)


def test_what_spells_no_command_is_refused() -> None:
    env = gym.env(TILES)
    with pytest.raises(ValueError, match="cannot be spelled"):
        env.encode("answer It is written.")
    with pytest.raises(ValueError, match="not a whole command"):
        env.decode(env.encode("play 8G LIGHT")[:-1])
    with pytest.raises(ValueError, match="nothing: this is not a whole command"):
        env.decode(())


# The interfaces


@pytest.mark.parametrize("key", GAMES)
def test_pettingzoo_accepts_the_cycle_of_agents(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(gym.env(key, players=2), num_cycles=60)
    seed_test(lambda: gym.env(key, players=2), num_cycles=40)


def test_pettingzoo_accepts_agents_that_act_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(gym.parallel(RACE, players=3), num_cycles=60)


@pytest.mark.parametrize("key", GAMES)
def test_gymnasium_accepts_a_single_agent(key: str) -> None:
    check_env(gym.single(key, opponents=["easy"]), skip_render_check=True)


@pytest.mark.parametrize("key", GAMES)
@given(seed=st.integers(min_value=0, max_value=2**32), data=st.data())
@settings(max_examples=3)
def test_no_command_that_a_mask_allows_is_refused(key: str, seed: int, data: st.DataObject) -> None:
    players, options = table(key, data)
    env = gym.env(key, players, **options)
    env.reset(seed=seed)
    space = env.observation_space(env.agents[0])
    for agent in play(env, Random(seed), 80):
        assert space.contains(env.observe(agent))


# What is hidden


@pytest.mark.parametrize("key", GAMES)
@given(seed=st.integers(min_value=0, max_value=2**32), data=st.data())
@settings(max_examples=3)
def test_AG_1_an_observation_shows_nothing_hidden(key: str, seed: int, data: st.DataObject) -> None:
    """States that differ only in what a seat cannot see give it equal observations and equal masks."""
    players, options = table(key, data)
    env, rng = gym.env(key, players, **options), Random(seed)
    env.reset(seed=seed)
    for _ in play(env, Random(seed), 60):
        state = env.game.state
        if state.over:
            return
        for agent, seat in env.seat_of.items():
            seen = env.table.observe(seat)
            env.game.state = env.game.rules.redeal(state, seat, rng)
            again = env.table.observe(seat)
            env.game.state = state
            for part, values in seen.items():
                assert np.array_equal(values, again[part]), f"the {part} of {agent} shows what it must not"


@pytest.mark.parametrize("key", TURNS)
def test_a_draft_is_invisible_and_costs_no_time(key: str) -> None:
    env = gym.env(key, clock="turn", clock_seconds=60)
    env.reset(seed=3)
    lines, deadline = len(env.game.lines), env.game.deadline
    mine = env.agent_selection
    other = next(agent for agent in env.agents if agent != mine)
    before = env.table.observe(env.seat_of[other])
    spelled = next(actions for text in env.game.legal(env.seat_of[mine]) if len(actions := env.encode(text)) > 2)
    for action in spelled[:-1]:
        env.step(action)
        assert env.agent_selection == mine
    after = env.table.observe(env.seat_of[other])
    assert all(np.array_equal(before[part], after[part]) for part in before)
    assert (len(env.game.lines), env.game.deadline) == (lines, deadline)
    env.step(spelled[-1])
    assert len(env.game.lines) > lines


# Rewards


@pytest.mark.parametrize("key", GAMES)
def test_rewards_add_up(key: str) -> None:
    """By margin to what is left of the scores in the end, by win to nothing."""
    env = gym.env(key, players=2, max_steps=400)
    env.reset(seed=2)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    scores = env.game.scores
    rng = Random(2)
    while env.agents:
        seen, reward, terminated, truncated, _ = env.last()
        sums[env.agent_selection] += reward
        is_over = terminated or truncated
        env.step(None if is_over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    gained = [now - then for now, then in zip(env.game.scores, scores, strict=True)]
    assert sums == {"player_0": gained[0] - gained[1], "player_1": gained[1] - gained[0]}


@pytest.mark.parametrize(
    ("players", "resigning", "expected"), [(2, (1,), {0: 1.0, 1: -1.0}), (3, (0, 2), {0: -0.5, 1: 1.0, 2: -0.5})]
)
def test_a_reward_by_win_is_shared(players: int, resigning: tuple[int, ...], expected: dict[int, float]) -> None:
    env = gym.env(TILES, players, reward="win", offers=["resign"])
    env.reset(seed=1)
    for seat in resigning:
        env.table.game.do(seat, "resign")
    assert env.table.rewards() == expected


# A race


def test_time_passes_where_all_act_at_once() -> None:
    env = gym.parallel(RACE, players=2)
    env.reset(seed=5)
    ready, wait = env.encode("ready")[0], env.action_names.index("wait")
    env.step({"player_0": ready, "player_1": ready})
    line = env.game.lines[-1]
    assert 0 < line.at < TICK
    for _ in range(8):
        env.step(dict.fromkeys(env.agents, wait))
    assert env.table.time == 9 * TICK


def test_a_draft_is_invisible_where_all_act_at_once() -> None:
    seen = []
    for spells in (False, True):
        env = gym.parallel(RACE, players=2)
        env.reset(seed=5)
        ready, wait = env.encode("ready")[0], env.action_names.index("wait")
        env.step({"player_0": ready, "player_1": ready})
        begun = env.encode("say AB")[0]
        for _ in range(200):
            if env.step(dict.fromkeys(env.agents, wait))[0]["player_0"]["action_mask"][begun]:
                break
        after, *_ = env.step({"player_0": begun if spells else wait, "player_1": wait})
        assert env.unpack(after["player_0"]["observation"])["draft"].any() == spells
        seen.append(after["player_1"])
    assert all(np.array_equal(seen[0][part], seen[1][part]) for part in seen[0])


def test_bots_play_a_race_at_their_pace() -> None:
    env = gym.single(RACE, opponents=["hard"])
    env.reset(seed=5)
    env.step(env.encode("ready")[0])
    wait = env.action_names.index("wait")
    for _ in range(400):
        env.step(wait)
    assert any(line.seat == 1 and line.command.startswith("say ") for line in env.game.lines)


# Pictures, layout, mistakes


def test_a_forbidden_action_of_a_single_agent_changes_nothing() -> None:
    env = gym.single(TILES, opponents=["easy"])
    before, _ = env.reset(seed=1)
    lines = len(env.table.game.lines)
    for forbidden in (int(before["action_mask"].argmin()), -1, len(env.action_names)):
        after, reward, terminated, truncated, info = env.step(forbidden)
        assert info["illegal"] and (reward, terminated, truncated) == (0.0, False, False)
        assert all(np.array_equal(before[part], after[part]) for part in before)
        assert len(env.table.game.lines) == lines
    assert "illegal" not in env.step(int(before["action_mask"].argmax()))[-1]


@pytest.mark.parametrize(("mode", "begins"), [("svg", "<svg"), ("png", b"\x89PNG"), ("ansi", "")])
def test_a_table_is_drawn(mode: str, begins: str | bytes) -> None:
    env = gym.env(TILES, render_mode=mode)
    env.reset(seed=1)
    drawn: Any = env.render()
    assert drawn.startswith(begins)
    assert len(drawn) > 200
    assert gym.env(TILES).render() is None


def test_an_observation_has_a_documented_layout() -> None:
    env = gym.env(OPEN)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)["observation"]
    parts = env.unpack(seen)
    assert [*parts] == [field.name for field in env.layout]
    assert all(parts[field.name].shape == field.shape for field in env.layout)
    assert parts["seat"].sum() == 1
    assert sum(part.size for part in parts.values()) == seen.size


@pytest.mark.parametrize("key", GAMES)
def test_the_contract_says_which_games_the_engine_plays(key: str) -> None:
    if engine_environment(key) is None:
        with pytest.raises(ValueError, match=f"does not play {key}: use parlour.gym.env"):
            gym.vector(key, num_envs=1)
    else:
        assert gym.vector(key, num_envs=1).reset(seed=1)["action_mask"].any()


def test_mistakes_are_explained() -> None:
    with pytest.raises(ValueError, match="margin"):
        gym.env(TILES, reward="points")
    with pytest.raises(ValueError, match="svg"):
        gym.env(TILES, render_mode="human")
    with pytest.raises(ValueError, match="played in turns"):
        gym.parallel(TILES)
    with pytest.raises(ValueError, match="without a bot"):
        gym.env(TILES, players=["bot:easy", "bot:easy"])
    env = gym.env(TILES)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action_mask forbids"):
        env.step(env.encode("accept")[0])
    with pytest.raises(ValueError, match="has to act"):
        env.step(None)
