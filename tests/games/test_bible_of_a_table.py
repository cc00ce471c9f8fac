"""A table chooses a Bible: imported ones coexist with the King James Version."""

from pathlib import Path

import pytest
from tests.games.bible_library import ROWS, ours

import parlour
from parlour.kernel.errors import OptionError
from parlour.kernel.game import Game
from parlour.kernel.option_fields import describe
from parlour.scripture import bibles

__all__ = ["ours"]
pytestmark = pytest.mark.usefixtures("ours")


def beside(key: str) -> dict[str, object]:
    """Other options that are needed for the Bible to have an effect."""
    field = next(field for field in describe(parlour.rules_of(key).options) if field.name == "bible")
    return {term.option: term.values[0] for term in field.when[0]} if field.when else {}


KEYS = [key for key in parlour.game_keys() if "bible" in parlour.rules_of(key).options.__struct_fields__]


def test_there_are_games_that_let_a_table_choose() -> None:
    assert KEYS


@pytest.mark.parametrize("key", KEYS)
def test_an_unknown_bible_is_refused_when_the_table_is_set_up(key: str) -> None:
    with pytest.raises(OptionError, match="There’s no Bible called “theirs”\\. Choose from kjv, ours\\.") as refusal:
        Game.new(parlour.rules_of(key), 2, 1, bible="theirs", **beside(key))
    assert "Aucune Bible ne s’appelle" in refusal.value.text("fr")
    for name in ("", "../ours", "Ours", "a" * 41):
        with pytest.raises(OptionError, match="bible"):
            parlour.new(key, bible=name)


@pytest.mark.parametrize("key", KEYS)
def test_a_damaged_bible_is_refused_when_the_table_is_set_up(key: str) -> None:
    (bibles.folder() / "ours.bible").write_bytes(b"no Bible")
    with pytest.raises(OptionError, match="“ours” is damaged"):
        Game.new(parlour.rules_of(key), 2, 1, bible="ours", **beside(key))


def test_no_import_takes_the_name_of_the_king_james_version(tmp_path: Path) -> None:
    file = tmp_path / "kjv.csv"
    file.write_text(ROWS, encoding="utf-8")
    with pytest.raises(bibles.BibleError, match="always there"):
        bibles.import_bible(file, progress=lambda _: None)
