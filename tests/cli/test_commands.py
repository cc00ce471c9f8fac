"""`parlour` and its commands: what they print, and how they refuse."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour.cli import main
from parlour.cli.slash_commands import NAMES
from parlour.kernel.registry import package_of

pytestmark = pytest.mark.usefixtures("at_home")


def test_help_is_quick_to_import() -> None:
    """Help needs neither the drawing nor the rules of games: they are imported when they are used."""
    probe = "import sys; from parlour.cli import main; main(['--help']); print(sorted(sys.modules), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    loaded = done.stderr
    for heavy in ("rich", "parlour.words", "parlour.kernel.game"):
        assert f"'{heavy}'" not in loaded
    for key in parlour.game_keys():
        assert f"'{package_of(key)}.game'" not in loaded


@pytest.mark.parametrize(
    "arguments", [["--help"], ["-h"], ["autostart", "-h"], ["play", "--help"], ["rules", "-h"], ["replay", "-h"]]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_help(arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments, "--language", language]) == 0
    out = capsys.readouterr().out
    assert "parlour" in out
    assert ("afficher cette aide et quitter" if language == "fr" else "show this help and exit") in out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"parlour {parlour.__version__}\n"


def test_data_has_its_own_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "check"]) == 0
    assert "sound" in capsys.readouterr().out
    assert main(["data", "build"]) == 0
    assert main(["data", "bake"]) == 2


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("frobnicate", "There’s no command “frobnicate”."),
        ("play", "Which game? Choose from: "),
        ("replay", "Which file?"),
        ("autostart always", "“always” isn’t on, off or status."),
        ("autostart on --port many", "“many” isn’t a port"),
        ("replay nowhere", "There’s no file nowhere."),
        ("replay .", "."),
        ("rules", "Which game? Choose from: "),
        ("rules chess", "There’s no game “chess”."),
        ("games chess", "There’s no game “chess”."),
    ],
)
def test_a_wrong_line_is_answered_in_a_sentence(line: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split(" ")) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("parlour: ")
    assert reason in err
    assert err.count("\n") == 1


def test_the_page_of_the_terminal_names_what_there_is() -> None:
    """docs/terminal.md names every flag and slash command, and no other."""
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    words = set(re.findall(r"`(/[a-z]+)", page))
    assert words <= set(NAMES)
    assert {NAMES[word] for word in words} == set(NAMES.values())
    flags = set(re.findall(r"--[a-z][a-z-]+", page))
    assert flags == {
        *("--players", "--option", "--preset", "--seed", "--save", "--load"),
        *("--language", "--no-colour", "--plain", "--step", "--board", "--seat", "--help", "--version"),
        "--parquet",
    }
