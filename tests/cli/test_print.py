"""`parlour print`: lists what there is, writes PDFs, and says what is missing."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.printing.pdf import Pdf
from tests.toys import SHIPPED

import parlour
from parlour.cli import main
from parlour.printing import shop, typeset

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
        (["rules"], "More than one game has “rules” to print"),
        (["rules", "chess"], "There’s no game “chess”"),
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


def test_an_empty_file_is_not_a_map(capsys: pytest.CaptureFixture[str]) -> None:
    name = next(one.name for key in SHIPPED for one in shop.prints_of(key).values() if one.text)
    Path("empty.map").write_bytes(b"")
    assert main(["print", name, "empty.map"]) == 2
    assert "nothing in empty.map" in capsys.readouterr().err
    assert list(Path().glob("*.pdf")) == []


def test_a_file_cannot_send_control_characters_to_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    name = next(one.name for key in SHIPPED for one in shop.prints_of(key).values() if one.text)
    Path("red.map").write_bytes(b"\x1b[31mred\x00")
    assert main(["print", name, "red.map"]) == 2
    told = capsys.readouterr().err
    assert "red" in told and "\x1b" not in told and "\x00" not in told


def test_the_paper_may_be_written_in_capitals() -> None:
    assert main(["print", "house-rules", KEY, "--paper", "Letter", "--out", "cards.pdf"]) == 0
    assert Pdf(Path("cards.pdf").read_bytes()).size(0) == (215.9, 279.4)


def test_a_disk_that_is_full_keeps_what_was_there() -> None:
    """A file of the process may have 4 kB here, as if that were all the room; what was written before stays."""
    Path("rules.pdf").write_text("before", encoding="utf-8")
    program = (
        "import resource, signal, sys; from parlour.cli import main; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "print", "rules", KEY, "--out", "rules.pdf"], capture_output=True, text=True
    )
    assert done.returncode == 2 and "Can’t write rules.pdf" in done.stderr
    assert Path("rules.pdf").read_text(encoding="utf-8") == "before"
    assert [path.name for path in Path().iterdir() if path.name.endswith(".new")] == []


def test_without_the_extra_it_says_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typeset, "find_spec", lambda name: None)
    assert main(["print", "rules", KEY]) == 2
    assert "pip install 'parlour[print]'" in capsys.readouterr().err
