"""`parlour kin`: how two persons are related (TO-36)."""

import pytest

from parlour.cli import main


def printed(capsys: pytest.CaptureFixture[str], *argv: str, status: int = 0) -> str:
    assert main(["kin", *argv]) == status
    found = capsys.readouterr()
    return found.out + found.err


def test_TO_36_the_relation_and_its_chain(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "RUTH", "DAVID", "--language", "en") == (
        "Ruth is the great-grandmother of David\n"
        "  Ruth is the mother of Obed (Ruth 4:13, 17)\n"
        "  Obed is the father of Jesse (Ruth 4:17)\n"
        "  Jesse is the father of David (Ruth 4:22)\n"
    )


def test_TO_36_in_french_and_with_french_names(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "marie", "jésus", "--language", "fr")
    assert found.startswith("Marie est la mère de Jésus (Matthieu 1:16).\n")
    assert "personnes s’appellent marie" in found


def test_one_name_lists_everybody_who_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "MARY", "--language", "en")
    assert "Mary: mother of Jesus (Matthew 1:16) [mary]" in found
    assert "[mary.bethany]" in found
    assert "more. To see them all, add --all." in printed(capsys, "ZECHARIAH", "--language", "en")
    assert len(printed(capsys, "ZECHARIAH", "--all", "--language", "en").splitlines()) > 20


def test_ids_choose_among_namesakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "tamar.david", "amnon", "--language", "en").startswith("Tamar is the half-sister of Amnon\n")


def test_what_is_not_known_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "PAUL", "MOSES", "--language", "en", status=1).startswith(
        "We don’t know of any relation between PAUL and MOSES."
    )
    assert "Did you mean Ruth" in printed(capsys, "RUHT", "DAVID", "--language", "en", status=2)
    assert "Who?" in printed(capsys, "--language", "en", status=2)
    assert "Who?" in printed(capsys, "A", "B", "C", "--language", "en", status=2)
