"""`parlour analyse` reads logs, GCG records and positions, and refuses other files by name."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour.cli import main
from parlour.contract import additions_of
from parlour.formats import cgp, gcg
from parlour.kernel.bot_driver import play_bots
from parlour.kernel.game import Game
from parlour.kernel.state import State


@pytest.fixture(scope="module")
def played() -> Game[State]:
    """A game of greedy bots with classic rules."""
    game = parlour.new("scrabble-bible", players=["Ada bot:greedy", "Ben bot:greedy"], seed=3, preset="classic")
    play_bots(game, Random(3))
    assert game.over
    return game


def look(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    assert main(["analyse", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_a_record_and_a_log_of_a_game_say_the_same(
    played: Game[State], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log, record = tmp_path / "game.log", tmp_path / "game.gcg"
    log.write_text(played.dump(), encoding="utf-8")
    record.write_text(gcg.write(played), encoding="utf-8")
    one, other = look(log, capsys), look(record, capsys)
    turns = one["turns"]
    assert isinstance(turns, list) and len(turns) > 10 and any(turn["lost"] > 5 for turn in turns)
    for key in ("players", "scores", "lost", "over"):
        assert one[key] == other[key]
    assert [turn["best"] for turn in turns] == [turn["best"] for turn in other["turns"]]  # type: ignore[attr-defined]


def test_a_position_shows_its_best_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = parlour.new("scrabble-bible", 2, seed=5, preset="classic")
    path = tmp_path / "position.cgp"
    path.write_text(cgp.write(game) + "\n", encoding="utf-8")
    found = look(path, capsys)
    now = found["now"]
    assert isinstance(now, list) and len(now) > 5
    assert [one["value"] for one in now] == sorted((one["value"] for one in now), reverse=True)
    assert main(["analyse", str(path), "--plain", "--language", "en"]) == 0
    assert "’s turn. Best moves:" in capsys.readouterr().out
    value = f"{now[0]['value']:.1f}"
    assert main(["analyse", str(path), "--plain", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert value.replace(".", ",") in said and value not in said


@pytest.mark.parametrize(("language", "value"), [("en", "−10.7"), ("fr", "−10,7")])
def test_a_value_below_zero_has_a_minus_sign(
    language: str, value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position.cgp"
    path.write_text("15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 QVVUUII/ 0/10 0\n", encoding="utf-8")
    assert main(["analyse", str(path), "--plain", "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines if line.startswith("J7 UT ")] == [value]


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("a.gcg", b"", "a.gcg: Line 1: The file must name two players"),
        ("a.gcg", b"\x00\xff\x80 what", "a.gcg: Line 1: "),
        ("a.cgp", b"15/15 ABC/ 0/0 0\n", "a.cgp: Line 1: "),
        ("a.cgp", b"\xff\xfe", "a.cgp: Line 1: This isn’t UTF-8 text."),
        ("a.log", b"", "a.log: Line 1: This is neither a game saved by Parlour nor one in these formats: CGP, GCG."),
        ("a.log", b'{"game', "a.log: Line 1 of the log"),
        ("a.txt", b"Dear all,\n", "a.txt: Line 1: This is neither a game"),
    ],
)
def test_files_that_are_not_games_are_refused(
    name: str,
    data: bytes,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_bytes(data)
    assert main(["analyse", name, "--language", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"parlour: {why}")
    assert said.count(name) == 1


@pytest.mark.parametrize("name", ["none.gcg", "none.cgp", "none.log"])
def test_a_file_that_is_not_there_is_named_once(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", name, "--language", "en"]) == 2
    assert capsys.readouterr().err.strip() == f"parlour: There’s no file {name}."


def test_a_game_without_analysis_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = next(key for key in parlour.game_keys() if additions_of(key).analysis() is None)
    path = tmp_path / "other.log"
    path.write_text(parlour.new(other, 2, seed=1).dump(), encoding="utf-8")
    assert main(["analyse", str(path), "--language", "en"]) == 2
    assert f"There’s no analysis for {parlour.rules_of(other).title['en']}." in capsys.readouterr().err
