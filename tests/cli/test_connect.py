"""`parlour connect`: the proofs, and how it refuses."""

from __future__ import annotations

import pytest

from parlour.cli import main


def test_TO_50_the_proofs_with_their_words_marked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["connect", "god", "Light", "--limit", "1"]) == 0
    assert capsys.readouterr().out == (
        "GOD and LIGHT appear in the same verse: Genesis 1:3.\n"
        "Verse · God makes the light, the sky, the land and sea\n"
        "  And *God* said, Let there be *light*: and there was *light*.\n"
        "\n"
    )


def test_TO_50_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["connect", "Dieu", "ange", "--limit", "1", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("DIEU et ANGE apparaissent dans le même verset\N{NO-BREAK SPACE}: Luc 1:26.")
    assert "Verset · Gabriel apporte un message à Marie" in said and "the *angel* Gabriel was sent from *God*" in said


def test_TO_50_the_limit_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["connect", "GOD", "ANGEL", "--limit", "3"]) == 0
    assert capsys.readouterr().out.count("appear in the same verse") == 3


def test_TO_50_what_is_not_proved_shows_the_nearest_passages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["connect", "MONEY", "STONES"]) == 1
    said = capsys.readouterr().out
    assert "We found nothing in the Bible that links MONEY and STONES." in said
    assert "1 Kings 21:15" in said and "*money*" in said


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("connect", "Which two words? For example: parlour connect GOD ANGEL"),
        ("connect GOD", "Which two words?"),
        ("connect GOD ANGEL LIGHT", "Which two words?"),
        ("connect GOD 7", "“7” isn’t a word. Use 2 to 80 letters."),
        ("connect GOD " + "A" * 81, "isn’t a word. Use 2 to 80 letters."),
        ("connect THE GOD", "THE is a small word like AND or OF, so it can’t be linked. (TO-50)"),
        ("connect LOVE loveth", "LOVE and LOVETH are the same word, so they can’t be linked. (TO-50)"),
        ("connect GOD ANGEL --limit none", "“none” isn’t a whole number from 1 to 1000."),
        ("connect GOD ANGEL --limit 0", "“0” isn’t a whole number from 1 to 1000."),
    ],
)
def test_TO_50_a_wrong_line_is_answered_in_a_sentence(
    line: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert reason in err
