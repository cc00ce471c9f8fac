"""The benchmark measures, and counts lost commands."""

import json
from pathlib import Path

import pytest
from tests.server.running import run_parlour
from tests.toys import SHIPPED

from parlour import rules_of
from parlour.cli.bench_clients import Bench, Match, Plan
from parlour.cli.bench_server import count_lost, fill, play
from parlour.kernel.rules import Timed
from parlour.tables.sqlite import SQLiteStore

RACES = [key for key in SHIPPED if Plan(key, 1, 2, 1, 0).race]
OTHERS = [key for key in SHIPPED if key not in RACES]


@pytest.mark.parametrize(("key", "players"), [*((key, "2") for key in OTHERS[:1]), *((key, "3") for key in RACES[:1])])
def test_the_server_is_measured_with_commands_that_the_rules_accept(key: str, players: str) -> None:
    line = ("--game", key, "--tables", "2", "--players", players, "--seconds", "1", "--json")
    found = run_parlour("bench", "server", *line)
    assert found.returncode == 0, found.stderr
    figures = json.loads(found.stdout)
    assert figures["lost"] == 0 and figures["refused"] == 0
    assert figures["commands"] > 0 and figures["p99_ms"] >= figures["p50_ms"] > 0


def test_every_game_of_speed_can_be_measured() -> None:
    shipped = {key: rules_of(key) for key in SHIPPED}
    timed = [key for key, rules in shipped.items() if any(isinstance(rules.bot(one), Timed) for one in rules.levels)]
    assert timed == RACES != []


def test_a_lost_command_is_seen(data: Path) -> None:
    plan = Plan(OTHERS[0], 1, 2, 1, 0)
    store = SQLiteStore(data)
    [ready] = fill(store, plan, [play(plan.game, plan.players, 1)], 1)
    match = Match(Bench(plan, 0, [ready]), ready)
    assert count_lost(store, [match]) == 0
    match.acknowledged = ["0", "1", "2"]
    assert count_lost(store, [match]) == 3
    store.close()


def test_only_what_there_is_can_be_measured() -> None:
    assert run_parlour("bench", "kettle").returncode == 2
    assert run_parlour("bench", "server").returncode == 2
    assert run_parlour("bench", "server", "--game", OTHERS[0], "--tables", "many").returncode == 2
