"""The boards that the pages of the games show are drawn by tools/pictures.py, as they look today."""

import re
from pathlib import Path

import pytest
from tests.toys import SHIPPED
from tools.pictures import played

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("key", SHIPPED)
def test_the_page_of_a_game_shows_its_board(key: str) -> None:
    page = (DOCS / "games" / f"{key}.md").read_text(encoding="utf-8")
    assert {f"{key}-light.svg", f"{key}-dark.svg"} <= set(re.findall(r"\.\./pictures/([\w-]+\.svg)", page))
    game = played(key)
    for theme in ("light", "dark"):
        drawn = (DOCS / "pictures" / f"{key}-{theme}.svg").read_text(encoding="utf-8")
        assert drawn == game.svg(None, dark=theme == "dark") + "\n", "run “make pictures”"
