"""Verdicts checked by a person, in `checked/`."""

from pathlib import Path

import pytest

from parlour.cli import main, report

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("table", list(report.CHECKS))
def test_verdicts_are_right_except_those_marked(table: str) -> None:
    found = list(report.verdicts(TESTS, table))
    assert len(found) >= 200
    assert len({(*one.asked, one.expected) for one in found}) == len(found)
    assert [one for one in found if one.is_right == one.is_marked] == []


def test_the_report_counts_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["data", "report", "--tests", str(TESTS)]) == 0
    printed = capsys.readouterr().out
    assert "31,102" in printed
    for table in report.CHECKS:
        assert table in printed
