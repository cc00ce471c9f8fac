"""Bots against bots: the same seed gives the same result, interrupted or not."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.choice import with_options

import parlour
from parlour.cli import main
from parlour.cli.bot_matches import Plan, Result, SequentialTest, Tally, play_game

KEY = next(key for key in parlour.game_keys() if {"greedy", "easy"} <= set(parlour.rules_of(key).levels))
LIMITED = with_options("round_limit", "game_type")
PLAN = Plan(KEY, ("greedy", "easy"), {}, 1)
LINE = ["arena", KEY, "greedy", "easy", "--processes", "1"]


def figures(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_a_game_is_the_same_each_time_and_seats_change() -> None:
    assert play_game(PLAN, 3) == play_game(PLAN, 3)
    here, there = play_game(PLAN, 0), play_game(Plan(KEY, ("easy", "greedy"), {}, 1), 1)
    assert here.number == 0 and there.number == 1


def test_results_are_kept_and_gone_on_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    assert main([*LINE, "--games", "4", "--json"]) == 0
    whole = figures(capsys)
    assert main([*LINE, "--games", "2", "--json", "--resume", str(file)]) == 0
    assert figures(capsys)["games"] == 2
    with file.open("ab") as cut_off:
        cut_off.write(b'{"number":2,"wo')
    assert main([*LINE, "--games", "4", "--json", "--resume", str(file)]) == 0
    assert figures(capsys) == whole
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5


def test_a_file_of_another_contest_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(json.dumps({"game": KEY, "levels": ["hard", "medium"], "options": {}, "seed": 1}) + "\n")
    assert main([*LINE, "--games", "1", "--resume", str(file)]) == 2
    assert "results of another match" in capsys.readouterr().err
    file.write_text("no results\n")
    assert main([*LINE, "--games", "1", "--resume", str(file)]) == 2
    assert "isn’t a file of results" in capsys.readouterr().err


@pytest.mark.parametrize("line", [["arena"], ["arena", KEY, "hard"], ["arena", KEY, "hard", "wizard"]])
def test_who_plays_has_to_be_said(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 2
    assert "bot" in capsys.readouterr().err


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=300))
def test_the_interval_holds_the_rate_and_a_verdict_agrees_with_it(results: list[float]) -> None:
    count = Tally()
    for number, won in enumerate(results):
        count.add(Result(number, won, 0, 0))
    low, high = count.interval()
    assert 0 <= low <= count.rate + 1e-9 and count.rate <= high + 1e-9 <= 1 + 1e-9
    verdict = SequentialTest(0.6).verdict(count)
    assert verdict is None or verdict == (count.rate > 0.6)


def pair_of_games(pair: int, rate: float, luck: float, chance: Random) -> list[Result]:
    """Two games of a deal: the seat decides each with that probability, and else the strength of the bots."""
    seat = chance.randrange(2)
    results = []
    for first in range(2):
        lucky = chance.random() < luck
        won = first == seat if lucky else chance.random() < (rate - luck / 2) / (1 - luck)
        results.append(Result(2 * pair + first, float(won), 0, 0))
    return results


def contest(rate: float, luck: float, games: int, chance: Random) -> Tally:
    count = Tally()
    for pair in range(games // 2):
        for result in pair_of_games(pair, rate, luck, chance):
            count.add(result)
    return count


@pytest.mark.parametrize("luck", [0.0, 0.6])
def test_intervals_by_pairs_hold_the_true_rate(luck: float) -> None:
    chance = Random(f"pairs {luck}")
    counts = [contest(0.57, luck, 200, chance) for _ in range(300)]
    held = sum(low <= 0.57 <= high for low, high in map(Tally.interval, counts))
    assert 0.92 * 300 <= held <= 0.99 * 300
    widths = [high - low for low, high in map(Tally.interval, counts)]
    assert sum(widths) / 300 == pytest.approx(0.137 * (1 - luck**2) ** 0.5, rel=0.08)


@pytest.mark.parametrize(("rate", "reached"), [(0.54, False), (0.60, True)])
def test_a_verdict_is_seldom_wrong(rate: float, reached: bool) -> None:
    chance, bar, wrong = Random(f"verdicts {rate}"), SequentialTest(0.57), 0
    for _ in range(100):
        count = Tally()
        for pair in range(2000):
            for result in pair_of_games(pair, rate, 0.4, chance):
                count.add(result)
            if (verdict := bar.verdict(count)) is not None:
                wrong += verdict != reached
                break
        else:
            wrong += 1
    assert wrong <= 11  # 5 % are meant; one in a hundred such tests would see more


def test_an_interrupt_leaves_no_processes_and_a_file_to_go_on_from(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    line = [sys.executable, "-m", "parlour", "arena", LIMITED, "hard", "medium", "--json", "--processes", "2"]
    line += ["--resume", str(kept), "--option", "round_limit=12"]
    long = [*line, "--games", "1000"]
    with subprocess.Popen(long, stdout=subprocess.PIPE, text=True, start_new_session=True) as running:
        while running.poll() is None and (not kept.exists() or kept.read_bytes().count(b"\n") < 2):
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does, to all of them
        told, _ = running.communicate()
    assert running.returncode == 130
    done = json.loads(told.splitlines()[0])["games"]
    assert any(_is_gone(running.pid) for _ in range(600)), "processes were left behind"
    again = subprocess.run([*line, "--games", str(done + 1)], check=True, stdout=subprocess.PIPE, text=True)
    assert json.loads(again.stdout)["games"] == done + 1
    assert len(kept.read_bytes().splitlines()) == 1 + done + 1


def _is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    time.sleep(0.05)
    return False


def test_bots_are_rated_by_game_and_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def results(name: str, plan: Plan, won: list[float]) -> str:
        lines = [plan, *(Result(number, one, 0, 0) for number, one in enumerate(won))]
        (tmp_path / name).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines) + b'{"cut')
        return str(tmp_path / name)

    files = [
        results("a", PLAN, [1, 1, 0.5, 1, 1, 0]),
        results("b", Plan(KEY, ("hard", "greedy"), {}, 1), [1, 1, 1, 0, 1, 1]),
        results("c", Plan(KEY, ("easy", "greedy"), {"clock": "turn"}, 1), [1]),
        results("d", Plan(KEY, ("hard", "hard"), {}, 1), [1]),
    ]
    assert main(["arena", "--ratings", *files, "--json"]) == 0
    rated = json.loads(capsys.readouterr().out)
    assert [(one["options"], one["bot"], one["games"]) for one in rated] == [
        ("", "hard", 6),
        ("", "greedy", 12),
        ("", "easy", 6),
        ("clock=turn", "easy", 1),
        ("clock=turn", "greedy", 1),
    ]
    assert main(["arena", "--ratings", *files]) == 0
    assert "hard (6 games)" in capsys.readouterr().out
    (tmp_path / "a").write_text("no results\n")
    assert main(["arena", "--ratings", files[0]]) == 2
