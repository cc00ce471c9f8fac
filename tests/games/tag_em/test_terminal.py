"""`parlour map`, and TAG 'EM on the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import parlour
from parlour.cli import main
from parlour.cli.renderers import renderer_of
from parlour.cli.settings import read_settings
from parlour.contract.i18n import Translator
from parlour.contract.terminal import RenderStyle
from parlour.games.tag_em.maps import atlas, mapfile
from parlour.kernel.game import Game


def drawn(
    game: parlour.kernel.game.Game[parlour.kernel.state.State], *, plain: bool = False, language: str = "en"
) -> str:

    console = Console(width=100, no_color=True, color_system=None)
    look = RenderStyle(Translator(language), 100, colour=not plain, unicode=True, plain=plain)
    with console.capture() as capture:
        console.print(renderer_of("tag-em").table(game.view(0), ["News."], look))
    return capture.get()


def test_check_says_that_a_map_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "check", "castle"]) == 0
    assert "Castle" in capsys.readouterr().out


def test_check_lists_every_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.map"
    file.write_text("grid: square\n\n..x..\n.....\n\nstart 1 b2\nflag z9\n")
    assert main(["map", "check", str(file)]) == 1
    out = capsys.readouterr().out
    assert "c1" in out and "1 problem." in out
    assert main(["map", "check", str(file), "--language", "fr"]) == 1
    assert "1 problème." in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x89PNG\r\n\x1a\n" + bytes(range(200))])
def test_check_refuses_binary_files(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "no.map"
    file.write_bytes(content)
    assert main(["map", "check", str(file)]) != 0
    assert "isn’t UTF-8 text" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("map", "What would you like to do?"),
        ("map check", "Which map?"),
        ("map check nowhere.map", "nowhere.map"),
        ("map new --size 9", "15x15"),
        ("map new --grid round", "square or hex"),
        ("map new --theme moon", "no landscape called “moon”"),
        ("map new --symmetry round", "turn, mirror or flip"),
        ("map new --players x", "whole number"),
        ("map report letter --players 3", "This map is for two players"),
        ("map report all --players 1", "This map is for"),
        ("map report letter --game-type race", "race"),
    ],
)
def test_invalid_arguments_are_reported(line: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    assert reason in capsys.readouterr().err


def test_new_makes_a_map_and_report_tells_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new.map"
    line = ["map", "new", "--theme", "desert", "--size", "13x11", "--seed", "7"]
    assert main([*line, "--output", str(file)]) == 0
    assert main([*line, "--output", str(file)]) == 2  # never over another
    capsys.readouterr()
    assert main(line) == 0
    assert mapfile.read(capsys.readouterr().out) == mapfile.read(file.read_text(encoding="utf-8"))
    assert main(["map", "report", str(file), "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert "All teams are even." in out and "| elimination | 2 | 2 |" in out
    found = read_settings(parlour.rules_of("tag-em"), [f"map=@{file}"])
    assert Game.new(parlour.rules_of("tag-em"), 2, 1, **found).to_act


def test_TE_7_the_report_on_all_maps_has_a_row_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["map", "report", "all", "--games", "1", "--game-type", "capture-the-flag"]
    assert main(line) == 0
    rows = [row.split(" | ") for row in capsys.readouterr().out.splitlines()[2:]]
    maps = [atlas.shipped(name) for name in atlas.NAMES]
    counts = [(map_.name, players) for map_ in maps for players in range(2, len(map_.starts) + 1)]
    assert [(row[0].removeprefix("| "), int(row[2])) for row in rows] == counts
    assert main([*line, "--players", "4"]) == 0
    assert [row.split(" | ")[0] for row in capsys.readouterr().out.splitlines()[2:]] == ["| Downtown", "| Province"]


@pytest.mark.parametrize("name", atlas.NAMES)
def test_every_map_is_drawn_with_its_coordinates(name: str) -> None:
    game = parlour.new("tag-em", map=name, seed=1, game_type="capture-their-flag", order="seated")
    text = drawn(game)
    rows = [line.split() for line in text.splitlines()]
    assert rows[1 if name == "mine" else 0][:3] == ["a", "b", "c"]
    assert "1f" in text and "2f" in text  # everybody's flag is under a pawn
    for language in ("en", "fr"):
        plain = drawn(game, plain=True, language=language)
        assert all(pawn.square in plain for pawn in game.state.pawns)


def test_TE_55_a_map_with_tiles_of_its_own_stairs_vehicles_or_goals_shows_a_legend_before_play() -> None:
    def shown(language: str = "en", **options: Any) -> str:
        return drawn(parlour.new("tag-em", seed=1, order="seated", **options), language=language)

    assert "On this map" not in shown(map="letter")
    assert "Stairs: one step leads to another level" in shown(map="mine")
    assert "Boat: moves on Wade only" in shown(map="delta")
    assert "On this map" not in shown(map="delta", vehicles=False)
    own = atlas.shipped("volcano").tiles[0]
    assert f"{own.letter} {own.name}: " in shown(map="volcano") and f"{own.name}\N{NO-BREAK SPACE}: " in shown(
        "fr", map="volcano"
    )
    mission = mapfile.write(atlas.shipped("letter")) + "goal 1 hold e5 3\ngoal 2 defeat 1 2\n"
    told = shown(map=mission, game_type="missions")
    assert "Team 1 wins by holding e5 for 3 rounds." in told and "Team 2 wins by defeating 2 pawns of team 1." in told
    assert "On this map" not in shown(map=mission)
    later = parlour.new("tag-em", seed=1, order="seated", map="mine")
    later.do(0, "end")
    later.do(1, "end")
    assert "On this map" not in drawn(later)


def test_odds_and_reach_are_told_before_a_move() -> None:
    text = mapfile.write(atlas.shipped("letter")) + "pawn 1 e5\npawn 1 e4\npawn 2 f5\npawn 2 m9\n"
    game = parlour.position("tag-em", text)
    renderer = renderer_of("tag-em")
    assert "42% win, 17% tie, 42% lose" in renderer.preview(game, 0, "attack e5 f5", Translator("en"))
    assert "f5" in renderer.preview(game, 0, "move e5", Translator("fr"))
    assert renderer.preview(game, 0, "move e5 e6", Translator("en")) == "That costs 1 point."
    assert renderer.read_typed("e5 e6", game.view(0), Translator("en")) == ("move e5 e6", "")
    with pytest.raises(parlour.CommandError):
        renderer.preview(game, 0, "end", Translator("en"))
