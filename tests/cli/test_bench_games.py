"""`parlour bench games`: full games a second, in the library and on the engine."""

import json

import pytest
from tests.choice import OPEN

from parlour.cli import bench_games, main


def test_games_are_counted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_games, "WARM_UP", 0)
    assert main(["bench", "games", "--game", OPEN, "--games", "2", "--envs", "2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    names = ("games_per_s", "vector_games_per_s", "vector_steps_per_s")
    assert list(figures) == [f"{OPEN} {name}" for name in names]
    assert all(figure > 0 for figure in figures.values())
    assert main(["bench", "games", "--game", OPEN, "--games", "1", "--envs", "0"]) == 0
    assert capsys.readouterr().out.startswith(f"{OPEN} games_per_s ")


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "games", "--game", "nothing"]) != 0
    assert "nothing" in capsys.readouterr().err
