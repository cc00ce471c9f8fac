"""The example that trains an agent, with a tiny budget: it learns, is saved, is read again, and plays."""

import re
from pathlib import Path

import numpy as np
import pytest
from examples.tag_em import train


def test_the_example_trains_an_agent_and_plays_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved, drawn = tmp_path / "agent.npz", tmp_path / "curve.svg"
    tiny = ["--iterations", "2", "--batch", "2", "--rounds", "4", "--processes", "1"]
    train.main([*tiny, "--games", "1", "--save", str(saved), "--plot", str(drawn)])
    found = np.load(saved)
    assert found["weights"].shape == (len(train.FEATURES),)
    assert np.abs(found["weights"]).max() > 0.1
    assert drawn.read_text("utf-8").startswith("<?xml")
    assert re.search(r"won \d of 1 games", capsys.readouterr().out)
    train.main(["--play", str(saved), "--games", "2", "--processes", "1"])
    assert "of 2 games" in capsys.readouterr().out


def test_an_attack_with_help_has_an_edge() -> None:
    """The features tell what the odds follow from: help by other pawns (TE-21) and tiles (TE-22, TE-23)."""
    env, board = train.table(10)
    env.reset(seed=1)
    seen = env.unpack(env.observe("player_0")["observation"])
    seen["pawns"][:] = 0
    for team, square in ((0, "c4"), (0, "d5"), (1, "d4"), (1, "l8")):
        seen["pawns"][team, 0, int(square[1:]) - 1, ord(square[0]) - ord("a")] = 1
    at = train.Position(board, seen)
    squares = {env.action_names[action]: square for action, square in board.square.items()}
    assert at.edge_at(squares["c4"], squares["d4"]) == 1.0
    assert at.edge_of(squares["l8"]) == train.NO_EDGE
    assert at.company(squares["c4"], squares["e4"]) == 1.0
    assert (at.way[squares["h2"]], at.way[squares["g2"]], at.carrier) == (0, 1, -1)  # the flag


def test_who_carries_the_flag_goes_home() -> None:
    env, board = train.table(10)
    env.reset(seed=1)
    seen = env.unpack(env.observe("player_0")["observation"])
    squares = {env.action_names[action]: square for action, square in board.square.items()}
    for plane in (seen["pawns"][0], seen["flags"][-1], seen["carried"]):
        plane.ravel()[squares["h2"]] = 1
    at = train.Position(board, seen)
    assert at.carrier == squares["h2"]
    assert at.way[squares["c9"]] == 0  # its starting point
