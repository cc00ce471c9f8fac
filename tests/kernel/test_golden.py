"""Golden playthroughs: whole games as every seat sees them. A change of behaviour is a diff that a person reads."""

from pathlib import Path

import pytest
import tests.toys
from tools.golden import ROOT, Plan, plans, write

import parlour

PLANS = plans()


@pytest.mark.parametrize(
    ("file", "plan"), PLANS.items(), ids=[str(file.relative_to(ROOT / "tests").with_suffix("")) for file in PLANS]
)
def test_playthrough_is_as_it_was(file: Path, plan: Plan) -> None:
    kept = file.read_text(encoding="utf-8")
    assert write(plan) == kept, f"{file.stem} plays differently; if that is right: make golden, and read the diff"


def test_every_game_has_a_playthrough() -> None:
    assert {plan.game for plan in PLANS.values()} >= {*parlour.game_keys(), *tests.toys.TOYS}


def test_every_playthrough_that_is_kept_is_played() -> None:
    assert set(PLANS) == set((ROOT / "tests").rglob("golden/*.txt"))
