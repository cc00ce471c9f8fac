"""`make chaos`, `make fuzz` and `make cluster` in small, and the chaos tool says what is wrong."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from argparse import Namespace
from collections import Counter
from pathlib import Path
from random import Random
from typing import Never

import pytest
from tests.tables.harness import run_async
from tools import chaos, chaos_run, fuzz
from tools.chaos import Goals
from tools.chaos_players import Party, Player, Trouble
from tools.chaos_run import Chaos
from tools.cluster import Cluster
from tools.local_nats import NatsServer
from tools.local_nats import running as running_nats
from tools.local_postgres import PostgresServer

import parlour


def party_of(run: Chaos) -> Party:
    party = Party(run, 0, "bluff")
    party.id = "t1"
    party.players = [Player(party, seat, "token") for seat in range(2)]
    return party


@run_async
async def test_a_player_that_fails_is_a_fault() -> None:
    run = Chaos(Cluster([]), 1)
    party = party_of(run)

    async def fail() -> Never:
        raise KeyError("to_act")

    party.later(fail())
    for _ in range(3):
        await asyncio.sleep(0)
    [fault] = run.faults
    assert "bluff, table t1: a player failed" in fault and "KeyError" in fault


@run_async
async def test_a_ping_that_fails_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.chaos_players.PING_EVERY", 0.0)
    run = Chaos(Cluster([]), 1)
    party = party_of(run)

    async def fail(message: object) -> Never:
        raise RuntimeError("no ping")

    monkeypatch.setattr(party.players[0], "_say", fail)
    party.later(party.players[0].run())
    while not run.faults:
        await asyncio.sleep(0)
    for task in tuple(party._tasks):
        task.cancel()
    assert "no ping" in run.faults[0]


@run_async
async def test_games_that_do_not_go_on_are_described(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chaos_run, "ENDING", 0.01)
    run = Chaos(Cluster([]), 1)
    party = party_of(run)
    run._parties[0] = party
    party.players[0].view = {"to_act": [0]}
    party.players[0].unanswered = "0-1", "lay 5 as 6"
    with pytest.raises(TimeoutError):
        async with run.patience("the end of all games"):
            await asyncio.sleep(10)
    [fault] = run.faults
    assert fault.startswith("the end of all games did not come")
    assert "bluff, table t1:" in fault
    assert "seat 0 is not connected" in fault and "sees [0] to act" in fault and "“lay 5 as 6”" in fault
    assert "seat 1 is not connected" in fault and "waits for nothing" in fault


@pytest.mark.parametrize("is_excused", [True, False])
def test_AG_6_a_first_turn_that_began_while_its_player_was_cut_off(is_excused: bool) -> None:
    """Who is cut off by a trouble of their own is charged for it, and by nothing else."""
    run = Chaos(Cluster([]), 1)
    player = party_of(run).players[0]
    now = time.monotonic()
    if is_excused:
        run.troubles.append(Trouble(now - 30, now, 0.0))
    player._heard = player._clock_told = now - 30  # it connects when the game begins, and hears nothing
    player._note_heard()
    for left in (900.0, 875.0):
        player.view = {"seats": [{"time_left": left}], "to_act": []}
        player._check_clock()
    assert len(run.faults) == (0 if is_excused else 1)


def test_what_is_wanted_happens_most_until_it_has_happened_often_enough(tmp_path: Path) -> None:
    tally = tmp_path / "tally.json"
    tally.write_text(json.dumps({"actions": {"kill -9": 2}}))
    goals = Goals({"kill -9": 4, "database restarted": 1}, minutes=60, file=tally)
    rng, actions = Random(1), Counter[str]()
    wanted = Counter(goals.next(rng, actions) for _ in range(1000))
    assert wanted["kill -9"] > wanted["database restarted"] > 0
    assert 0 < wanted[None] < 500
    assert goals.missing(Counter({"kill -9": 2})) == {"database restarted": 1}
    assert not goals.is_reached(Counter({"kill -9": 2}))
    assert goals.is_reached(Counter({"kill -9": 2, "database restarted": 1}))


def test_without_goals_anything_may_happen_until_the_time_is_over() -> None:
    goals = Goals({}, minutes=60, file=None)
    assert goals.next(Random(1), Counter()) is None
    assert not goals.is_reached(Counter())
    assert Goals({}, minutes=0, file=None).is_reached(Counter())


# In small what these commands do for hours


@pytest.fixture
def any_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a player sees of a turn depends on the machine."""
    monkeypatch.setattr("tools.chaos_players.SLACK", float("inf"))


@pytest.mark.usefixtures("no_toys", "any_clock")  # the nodes do not know them
def test_nothing_is_lost_when_a_node_is_killed_and_the_database_restarts(postgres_server: PostgresServer) -> None:
    async def play(nats: NatsServer) -> Chaos:
        async with chaos.nodes_of(postgres_server, nats, nodes=2, seed=1) as acts:

            async def work() -> None:
                await acts.restart_database()
                await acts.chaos.kill(acts.chaos.cluster.nodes[1], 0.5)

            await chaos.play(acts.chaos, 4, work)
            return acts.chaos

    postgres_server.empty()
    with running_nats() as nats:
        played = asyncio.run(play(nats))
    assert played.faults == []
    assert played.actions["database restarted"] == played.actions["kill -9"] == 1
    assert played.games.keys() == set(parlour.game_keys())
    assert played.acknowledged > 0


@pytest.mark.usefixtures("no_toys", "any_clock")
def test_nothing_is_lost_when_one_server_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chaos, "WANTED", 1.0)
    goals = Goals({"kill -9": 2}, minutes=10, file=None)
    played = asyncio.run(chaos.run_one_node(Namespace(seed=1, tables=4), goals))
    assert played.faults == []
    assert played.actions == {"kill -9": 2}
    assert played.games.keys() == set(parlour.game_keys())


@pytest.mark.usefixtures("no_toys")
def test_a_server_answers_damaged_messages_and_requests(tmp_path: Path) -> None:
    tally = tmp_path / "tally.json"
    args = Namespace(messages=800, requests=100, minutes=10, tally=tally, seed=1)
    assert asyncio.run(fuzz.run(args)) == 0
    sent = json.loads(tally.read_text())
    assert sent["messages"] >= 800 and sent["requests"] >= 100


def test_a_node_of_the_cluster_that_is_killed_runs_again() -> None:
    command = (sys.executable, "-m", "tools.cluster", "--nodes", "2", "--tables", "2", "--port", "0")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as cluster:
        assert cluster.stdout is not None
        try:
            for line in cluster.stdout:
                if found := re.fullmatch(r"node 2: http://127\.0\.0\.1:\d+, pid (\d+)\n", line):
                    os.kill(int(found[1]), signal.SIGKILL)
                if "node 2 runs again" in line:
                    break
            else:
                raise AssertionError("it does not run again")
        finally:
            cluster.send_signal(signal.SIGTERM)
            cluster.stdout.read()
        assert cluster.wait() == 0
