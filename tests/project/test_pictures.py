"""The pictures of docs and rulebooks are drawn by tools, as they look today."""

import re
from pathlib import Path

import pytest
from tests.toys import SHIPPED
from tools.pictures import played
from tools.rulebook_pictures import files

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("key", SHIPPED)
def test_the_page_of_a_game_shows_its_board(key: str) -> None:
    page = (DOCS / "games" / f"{key}.md").read_text(encoding="utf-8")
    assert {f"{key}-light.svg", f"{key}-dark.svg"} <= set(re.findall(r"\.\./pictures/([\w-]+\.svg)", page))
    game = played(key)
    for theme in ("light", "dark"):
        drawn = (DOCS / "pictures" / f"{key}-{theme}.svg").read_text(encoding="utf-8")
        assert drawn == game.svg(None, dark=theme == "dark") + "\n", "run “make pictures”"


def test_the_pictures_of_the_rulebooks_are_drawn_by_their_tool() -> None:
    drawn = dict(files())
    assert {path: path.read_text(encoding="utf-8") for path in drawn} == drawn, "run “make pictures”"
    assert all(len(text) < 12_000 for text in drawn.values())
