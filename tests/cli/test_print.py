"""`parlour print`: lists what there is, writes PDFs, and says what is missing."""

from pathlib import Path

import pytest
from tests.printing.pdf import Pdf
from tests.toys import SHIPPED

import parlour
from parlour.cli import main
from parlour.printing import typeset

pytestmark = pytest.mark.usefixtures("at_home")

KEY = SHIPPED[0]


def test_without_arguments_it_lists_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print"]) == 0
    told = capsys.readouterr().out
    for key in SHIPPED:
        assert f"({key})" in told
    assert told.count("house-rules") >= len(SHIPPED)


def test_a_rulebook_is_a_booklet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "rules", KEY, "--paper", "letter", "--out", "rules.pdf"]) == 0
    pdf = Pdf(Path("rules.pdf").read_bytes())
    assert pdf.size(0) == (139.7, 215.9)
    assert parlour.rules_of(KEY).title["en"] in pdf.bookmarks()[0]
    assert "rules.pdf" in capsys.readouterr().out


def test_a_finished_game_is_kept_with_its_scores() -> None:
    game = parlour.new(KEY, players=["Ada", "Ben"], seed=5)
    game.do(0, "resign")
    Path("game.jsonl").write_text(game.dump(), encoding="utf-8")
    assert main(["print", "game", "game.jsonl", "--out", "game.pdf"]) == 0
    text = Pdf(Path("game.pdf").read_bytes()).text()
    assert "Ben won." in text and "Ada" in text


def test_a_game_in_progress_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    Path("game.jsonl").write_text(parlour.new(KEY, players=2, seed=5).dump(), encoding="utf-8")
    assert main(["print", "game", "game.jsonl"]) == 2
    assert "when it’s over" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["hats"], "nothing to print called “hats”"),
        (["rules"], "Several games print “rules”"),
        (["game"], "Which game?"),
        (["rules", KEY, "--paper", "a3"], "isn’t a paper"),
        (["rules", KEY, "--choose", "x"], "name=value"),
        (["rules", KEY, "--choose", "x=y"], "has no choice “x”"),
        (["house-rules", KEY, "--option", "clock=late"], "clock"),
    ],
)
def test_a_wrong_order_says_what_is_wrong(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", *arguments]) == 2
    assert reason in capsys.readouterr().err


def test_without_the_extra_it_says_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typeset, "find_spec", lambda name: None)
    assert main(["print", "rules", KEY]) == 2
    assert "pip install 'parlour[print]'" in capsys.readouterr().err
