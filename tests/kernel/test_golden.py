"""Golden playthroughs: whole games as every seat sees them. A change of behaviour is a diff that a person reads."""

import pytest
import tests.toys
from tools.golden import FOLDER, GOLDEN, write

import parlour


@pytest.mark.parametrize("name", GOLDEN)
def test_playthrough_is_as_it_was(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert write(name) == kept, f"{name} plays differently; if that is right: make golden, and read the diff"


def test_every_game_has_a_playthrough() -> None:
    assert {key for key, *_ in GOLDEN.values()} >= {*parlour.game_keys(), *tests.toys.TOYS}
