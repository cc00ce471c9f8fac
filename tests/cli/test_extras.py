"""The package with msgspec alone: games are played, and a command that needs an extra says which."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.terminal import surroundings

import parlour

ALONE = """
import sys
from importlib.abc import MetaPathFinder

class OnlyMsgspec(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in ("msgspec", "parlour"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, OnlyMsgspec())
"""

GAMES = """
import parlour

for key in parlour.game_keys():
    game = parlour.new(key, seed=1)
    for _ in range(20):
        commands = [(seat, command) for seat in game.to_act for command in game.legal(seat)]
        if commands:
            game.do(*commands[-1])
        else:
            game.advance(game.deadline)
    assert parlour.load(game.dump()) == game
    print(key, len(game.lines), sorted(game.view(0)))
"""

COMMAND = "from parlour.cli import main; sys.exit(main(sys.argv[1:]))"


def alone(home: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A Python program that finds nothing installed but Parlour and msgspec."""
    return subprocess.run(
        [sys.executable, "-c", ALONE + program, *arguments],
        capture_output=True,
        text=True,
        env=surroundings(home),
        cwd=home,
    )


def test_games_are_played_with_msgspec_alone(tmp_path: Path) -> None:
    done = alone(tmp_path, GAMES)
    assert done.stderr == ""
    played = [line.split()[0] for line in done.stdout.splitlines()]
    assert played == list(parlour.game_keys())


@pytest.mark.parametrize(
    "line",
    [
        "--version",
        "play --help",
        "kin RUTH DAVID",
        "data check",
        "map check nowhere",
        "picture nowhere",
        "backup nowhere",
    ],
)
def test_commands_that_draw_nothing_need_no_extra(line: str, tmp_path: Path) -> None:
    done = alone(tmp_path, COMMAND, *line.split())
    assert "pip install" not in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("line", "extra"),
    [
        ("serve --local --no-browser --port 0", "server"),
        (f"play {parlour.game_keys()[0]}", "terminal"),
        ("games", "terminal"),
        ("word ARK", "terminal"),
        ("analyse nowhere", "terminal"),
        ("picture game.log --out game.png", "pictures"),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(line: str, extra: str, tmp_path: Path) -> None:
    Path(tmp_path, "game.log").write_text(parlour.new(parlour.game_keys()[0], seed=1).dump(), encoding="utf-8")
    done = alone(tmp_path, COMMAND, *line.split())
    assert done.returncode == 2
    assert (
        done.stderr == f"parlour: This command needs more packages. To install them: pip install 'parlour[{extra}]'\n"
    )


def test_what_to_install_is_said_in_french_too(tmp_path: Path) -> None:
    done = alone(tmp_path, COMMAND, "serve", "--language", "fr")
    said = "Cette commande a besoin d’autres paquets. Pour les installer\N{NO-BREAK SPACE}: pip install"
    assert f"{said} 'parlour[server]'\n" in done.stderr


def test_what_no_extra_brings_is_an_error_of_ours(tmp_path: Path) -> None:
    broken = "from parlour import cli; cli._run = lambda argv, translator: __import__('scipy'); cli.main([])"
    assert "ModuleNotFoundError: No module named 'scipy'" in alone(tmp_path, broken).stderr
