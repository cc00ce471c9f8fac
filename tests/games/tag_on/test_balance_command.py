"""`parlour tag-on balance`: the report, stored and continued, and its plots."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from parlour.cli import main

LINE = ["tag-on", "balance", "--edition", "en", "--levels", "easy", "--players", "2", "--processes", "1"]


def test_games_are_kept_and_gone_on_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([*LINE, "--games", "3", "--json"])
    whole = json.loads(capsys.readouterr().out)
    assert [one["all"]["games"] for one in whole] == [3]
    main([*LINE, "--games", "1", "--json", "--keep", str(tmp_path)])
    capsys.readouterr()
    with (tmp_path / "en-2.jsonl").open("ab") as cut_off:
        cut_off.write(b'{"number":1,"le')
    main([*LINE, "--games", "3", "--json", "--keep", str(tmp_path)])
    assert json.loads(capsys.readouterr().out) == whole


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_report_says_of_each_bound_whether_it_is_kept(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main([*LINE, "--games", "1", "--plots", str(tmp_path), "--language", language])
    shown = capsys.readouterr().out
    said = [line.split()[0] for line in shown.splitlines() if line.split()[:1]]
    yes, no = {"en": ("yes", "no"), "fr": ("oui", "non")}[language]
    assert said.count(yes) + said.count(no) == 9
    assert status == (1 if no in said else 0)
    picture = ET.fromstring((tmp_path / "tag-on-balance-en.svg").read_text(encoding="utf-8"))
    assert len(picture.findall("{http://www.w3.org/2000/svg}g")) == 3


def test_each_number_of_players_has_its_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([*LINE, "--players", "4,3", "--games", "1", "--json", "--keep", str(tmp_path)])
    found = json.loads(capsys.readouterr().out)
    assert [(one["players"], len(one["all"]["places"])) for one in found] == [(4, 4), (3, 3)]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["en-3.jsonl", "en-4.jsonl"]


@pytest.mark.parametrize(
    "line",
    [
        ["tag-on"],
        ["tag-on", "balance", "--edition", "de"],
        ["tag-on", "balance", "--levels", "wizard"],
        ["tag-on", "balance", "--players", "5"],
    ],
)
def test_invalid_arguments_are_reported(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line) == 2
    assert capsys.readouterr().err.startswith("parlour: ")
