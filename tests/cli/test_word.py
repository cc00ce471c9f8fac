"""`parlour word`."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import words
from parlour.cli import main


def test_it_says_what_a_word_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "catch", "RUNS"]) == 0
    said = capsys.readouterr().out
    assert "CATCH is a valid English word." in said
    assert "It’s only the -s form of another word, so some games don’t count it." in said


def test_it_speaks_french_of_french_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "survécurent", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert "SURVECURENT est un mot français valable." in said
    assert "C’est une forme du verbe SURVIVRE." in said


def test_it_speaks_french_of_english_words_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "lamb", "--language", "fr", "--in", "en"]) == 0
    assert "LAMB est un mot anglais valable." in capsys.readouterr().out


def test_it_defines_a_word_and_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "lambs"]) == 0
    assert "LAMB (noun): young sheep" in capsys.readouterr().out
    main(["word", "RUTH", "--language", "fr", "--in", "en"])
    assert (
        "Ruth\N{NO-BREAK SPACE}: Moabite qui resta avec Naomi\N{NO-BREAK SPACE}; arrière-grand-mère de David (Ruth 1)."
        in capsys.readouterr().out
    )


def test_AG_8_it_defines_no_unfit_word(capsys: pytest.CaptureFixture[str]) -> None:
    main(["word", "DAMN"])
    assert "DAMN (" not in capsys.readouterr().out


@pytest.mark.parametrize(
    "line", ["DAMN", "DAMN --in fr", "MERDE", "MERDE --in fr", "GOD-DAMN", "'oh damn'", "damn-it --in fr", "PISSETH"]
)
def test_AG_8_it_never_shows_a_word_that_is_kept_from_the_table(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["word", *shlex.split(line)])
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert not any(word in said.upper() for word in ("DAMN", "MERDE", "PISS"))


def test_AG_8_words_that_are_unfit_in_the_other_language_are_shown_where_they_are_words() -> None:
    assert words.explain("CON").fit
    assert words.explain("Moby Dick").fit
    assert not words.explain("CON", "fr").fit


def test_a_word_that_is_not_listed_is_told_by_the_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", "QXZ"]) == 1
    assert "QXZ isn’t a valid English word." in capsys.readouterr().out


@pytest.mark.parametrize("following", [[], ["x"], ["!?"], ["a" * 100], ["cat", "--in", "de"]])
def test_bad_input_is_refused_in_a_sentence(following: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["word", *following]) == 2
    said = capsys.readouterr().err
    assert said.startswith("parlour: ") and said.count("\n") <= 2


@pytest.mark.parametrize("line", ["word CAT", "connect GOD ANGEL", "kin RUTH DAVID", "data report"])
def test_a_missing_data_file_is_no_verdict(line: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour", *line.split()],
        env=os.environ | {"PARLOUR_DATA": "nowhere.data"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert done.stderr == "parlour: the data file nowhere.data is not there: run `parlour data build`\n"


def test_a_reference_that_is_not_there_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "report", "--tests", str(tmp_path / "none"), "--people", str(tmp_path / "none.csv")]) == 2
    assert "none.csv: No such file" in capsys.readouterr().err
