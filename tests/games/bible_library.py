"""An imported Bible besides the King James Version, for tests of games with that option."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.scripture import bibles

ROWS = "John,1,1,The angel of God gave them a penguin and a light.\nJude,1,1,A penguin is a light thing.\n"


@pytest.fixture
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Imports a Bible named “ours”."""
    monkeypatch.setenv("PARLOUR_BIBLES", str(tmp_path / "bibles"))
    file = tmp_path / "ours.csv"
    file.write_text(ROWS, encoding="utf-8")
    bibles.bible.cache_clear()
    bibles.import_bible(file, name="ours", language="en", progress=lambda _: None)
    yield
    bibles.bible.cache_clear()
