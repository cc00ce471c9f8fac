"""Recall and precision of the lists behind the verdicts, on the tables of `checked/blind` and `checked/drawn`."""

from pathlib import Path

import pytest

from parlour.cli import report_words

TESTS = Path(__file__).parents[1]
LISTS = tuple(report_words.lists())


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("kind", ["blind", "drawn"])
def test_MO_32_lists_reach_their_goals(kind: str, name: str) -> None:
    rows = report_words.rows(TESTS, kind, name)
    assert len(rows) >= 200
    assert len(set(rows)) == len(rows)
    wrong = report_words.wrong(TESTS, kind, name)
    assert len(wrong) <= (1 - report_words.GOALS[kind]) * len(rows) + 1e-9, wrong


def test_a_draw_is_the_same_for_the_same_seed() -> None:
    first = report_words.draw("french-animals", seed=1, count=20)
    assert first == report_words.draw("french-animals", seed=1, count=20)
    assert first != report_words.draw("french-animals", seed=2, count=20)
    assert all(answer == "yes" for _, answer in first)


def test_every_table_belongs_to_a_list() -> None:
    for kind in ("blind", "drawn"):
        tables = {path.stem for path in (TESTS / "words" / "checked" / kind).glob("*.tsv")}
        assert tables == set(LISTS)
