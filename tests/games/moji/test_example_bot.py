"""The example in C: a program that calls words."""

import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour.kernel import outside_bots
from parlour.kernel.bot_driver import Bots, play_bots

EXAMPLE = Path(__file__).parents[3] / "examples" / "moji" / "caller.c"


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_the_example_plays_a_game_without_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 80
    warnings = ("-Wall", "-Wextra", "-Werror")
    subprocess.run(["cc", "-O1", *warnings, "-o", tmp_path / "caller", EXAMPLE], check=True)
    monkeypatch.setenv(outside_bots.VARIABLE, f"caller={tmp_path / 'caller'} {EXAMPLE.parents[1] / 'words.txt'}")
    game = parlour.new("moji", players=["bot:easy", "bot:caller"], seed=3)
    with Bots(game) as bots:
        said = play_bots(game, Random(3), bots=bots)
    assert game.over and bots.faults == [0, 0]
    assert sum(one.command.startswith("say ") for one in said) > 5
