"""`parlour verify`: the draws of a finished game, derived again (AG-2)."""

from pathlib import Path

import pytest
from tests.choice import TILES

import parlour
from parlour.cli import main
from parlour.kernel.chance import Seal
from parlour.kernel.game import Game


def saved(folder: Path, *, resigned: bool = True) -> Path:
    """The log of a short game at a live table."""
    game = Game.new(parlour.rules_of(TILES), 2, Seal(bytes(range(32)), ("Ada7", "")), 0.0)
    if resigned:
        game.do(0, "resign")
    path = folder / "game.parlour"
    path.write_text(game.dump())
    return path


def printed(capsys: pytest.CaptureFixture[str], *argv: str, status: int) -> str:
    assert main(["verify", *argv]) == status
    found = capsys.readouterr()
    return found.out + found.err


@pytest.mark.parametrize(("language", "sentence"), [("en", "lines follow from the secret"), ("fr", "lignes découlent")])
def test_AG_2_a_fair_game_is_said_to_be_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, sentence: str
) -> None:
    found = printed(capsys, str(saved(tmp_path)), "--language", language, status=0)
    assert sentence in found
    assert Seal(bytes(range(32))).commitment in found


def test_AG_2_a_changed_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path)
    path.write_text(path.read_text().replace('"Ada7"', '"Ada8"', 1))
    found = printed(capsys, str(path), "--language", "en", status=2)
    assert found.startswith("parlour: Line 2 of the log: it doesn’t follow from the seed")


def test_AG_2_a_running_game_has_nothing_to_check_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, str(saved(tmp_path, resigned=False)), "--language", "en", status=2)
    assert "It’s in the log once the game is over" in found


def test_without_a_file_the_answer_is_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert "parlour verify game.parlour" in printed(capsys, "--language", "en", status=2)
