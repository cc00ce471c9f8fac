"""SB-2, SB-32: words and passages of the table's Bible."""

from pathlib import Path
from typing import Unpack

import pytest
from tests.games.bible_library import ours
from tests.games.scrabble_bible.tables import BibleGame, Options, table

from parlour.games.scrabble_bible.rules import judge
from parlour.scripture import bibles

__all__ = ["ours"]
pytestmark = pytest.mark.usefixtures("ours")


def told(**options: Unpack[Options]) -> BibleGame:
    game = table(racks=["LIGHTEE", "EEEEEEE"], tests_of_faith=True, words="checked", **options)
    tell(game)
    return game


def tell(game: BibleGame) -> None:
    for seat, command in ((0, "play 8G LIGHT"), (1, "ask LIGHT"), (0, "answer It shone.")):
        game.do(seat, command)


def shown(game: BibleGame) -> list[str]:
    (prompt,) = game.view(1)["prompts"]
    passages = prompt["about"]["passages"]
    assert isinstance(passages, tuple)
    return [str(passage) for passage in passages]


def test_SB_32_the_passages_are_those_of_the_bible_of_the_table() -> None:
    assert shown(told(bible="ours")) == [
        "John 1:1: The angel of God gave them a penguin and a light.",
        "Jude 1:1: A penguin is a light thing.",
    ]
    assert any(passage.startswith("Genesis 1:3") for passage in shown(told()))


def test_SB_32_where_it_has_nothing_the_king_james_version_is_shown() -> None:
    assert bibles.passages("MANNA", "ours", 1)[0].reference == "Exodus 16:31"


def test_SB_32_when_it_has_been_removed_the_king_james_version_is_shown() -> None:
    game = table(racks=["LIGHTEE", "EEEEEEE"], tests_of_faith=True, words="checked", bible="ours")
    bibles.remove("ours")
    bibles.bible.cache_clear()
    tell(game)
    assert any(passage.startswith("Genesis 1:3") for passage in shown(game))


@pytest.fixture
def names(ours: None, tmp_path: Path) -> None:
    """Imports two Bibles with a name of their own: one in English, one in French."""
    for name, language in (("english", "en"), ("french", "fr")):
        file = tmp_path / f"{name}.csv"
        file.write_text("John,1,1,And Zaqué-bel saw the light of the world.\n", encoding="utf-8")
        bibles.import_bible(file, name=name, language=language, progress=lambda _: None)


@pytest.mark.usefixtures("names")
@pytest.mark.parametrize(("bible", "by"), [("english", "english"), ("french", ""), ("kjv", "")])
def test_SB_2_the_words_and_names_of_an_agreed_english_bible_are_valid_too(bible: str, by: str) -> None:
    game = table(racks=["ZAQUEBE", "EEEEEEE"], bible=bible)
    assert judge.list_of("ZAQUEBEL", game.state.options) == by
    assert not judge.is_bonus("ZAQUEBEL", game.state.options)
