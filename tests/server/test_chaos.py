"""The chaos tool says what is wrong: a player that fails, and games that do not go on."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Never

import pytest
from tests.tables.harness import run_async
from tools import chaos_run
from tools.chaos import Goals
from tools.chaos_players import Party, Player
from tools.chaos_run import Chaos
from tools.cluster import Cluster


def party_of(chaos: Chaos) -> Party:
    party = Party(chaos, 0, "bluff")
    party.id = "t1"
    party.players = [Player(party, seat, "token") for seat in range(2)]
    return party


@run_async
async def test_a_player_that_fails_is_a_fault() -> None:
    chaos = Chaos(Cluster([]), 1)
    party = party_of(chaos)

    async def fail() -> Never:
        raise KeyError("to_act")

    party.later(fail())
    for _ in range(3):
        await asyncio.sleep(0)
    [fault] = chaos.faults
    assert "bluff, table t1: a player failed" in fault and "KeyError" in fault


@run_async
async def test_a_ping_that_fails_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.chaos_players.PING_EVERY", 0.0)
    chaos = Chaos(Cluster([]), 1)
    party = party_of(chaos)

    async def fail(message: object) -> Never:
        raise RuntimeError("no ping")

    monkeypatch.setattr(party.players[0], "_say", fail)
    party.later(party.players[0].run())
    while not chaos.faults:
        await asyncio.sleep(0)
    for task in tuple(party._tasks):
        task.cancel()
    assert "no ping" in chaos.faults[0]


@run_async
async def test_games_that_do_not_go_on_are_described(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chaos_run, "ENDING", 0.01)
    chaos = Chaos(Cluster([]), 1)
    party = party_of(chaos)
    chaos._parties[0] = party
    party.players[0].view = {"to_act": [0]}
    party.players[0].unanswered = "0-1", "lay 5 as 6"
    with pytest.raises(TimeoutError):
        async with chaos.patience("the end of all games"):
            await asyncio.sleep(10)
    [fault] = chaos.faults
    assert fault.startswith("the end of all games did not come")
    assert "bluff, table t1:" in fault
    assert "seat 0 is not connected" in fault and "sees [0] to act" in fault and "“lay 5 as 6”" in fault
    assert "seat 1 is not connected" in fault and "waits for nothing" in fault


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
