"""A table chooses a Bible (TO-50, SB-32): imported ones stand side by side with the King James Version."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.outcomes import of
from tests.games.scrabble_bible import tables as scrabble
from tests.games.tag_on import tables as tag_on

import parlour
from parlour.games.scrabble_bible.state import BibleState as ScrabbleTable
from parlour.games.tag_on.events import ClaimJudged
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.rules import judge
from parlour.games.tag_on.state import TagOnState as TagOnTable
from parlour.kernel.errors import OptionError
from parlour.kernel.game import Game
from parlour.scripture import bibles

ROWS = "John,1,1,The angel of God gave them a penguin and a light.\nJude,1,1,A penguin is a light thing.\n"


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PARLOUR_BIBLES", str(tmp_path / "bibles"))
    file = tmp_path / "ours.csv"
    file.write_text(ROWS, encoding="utf-8")
    forget()
    bibles.import_bible(file, name="ours", language="en", tell=lambda _: None)
    yield
    forget()


def forget() -> None:
    bibles.bible.cache_clear()
    judge.tag.cache_clear()
    judge._words.cache_clear()


def tagged(**options: object) -> Game[TagOnTable]:
    game = tag_on.table({"I7": "ANGEL"}, ["OD"], **options)
    game.do(0, "play 9I GOD tag ANGEL@I7")
    return game


def told(**options: object) -> Game[ScrabbleTable]:
    game = scrabble.table(racks=["LIGHTEE", "EEEEEEE"], tests_of_faith=True, words="checked", **options)
    for seat, command in ((0, "play 8G LIGHT"), (1, "ask LIGHT"), (0, "answer It shone.")):
        game.do(seat, command)
    return game


def shown(game: Game[ScrabbleTable]) -> list[str]:
    (question,) = game.view(1)["questions"]
    return [str(passage) for passage in question["about"]["passages"]]


@pytest.mark.parametrize("key", ["tag-on", "scrabble-bible"])
def test_an_unknown_bible_is_refused_when_the_table_is_set_up(key: str) -> None:
    with pytest.raises(OptionError, match="no Bible called “theirs”; there are: kjv, ours") as refusal:
        parlour.new(key, bible="theirs")
    assert "aucune Bible ne s’appelle" in refusal.value.text("fr")
    for name in ("", "../ours", "Ours", "a" * 41):
        with pytest.raises(OptionError, match="bible"):
            parlour.new(key, bible=name)


@pytest.mark.parametrize("key", ["tag-on", "scrabble-bible"])
def test_a_damaged_bible_is_refused_when_the_table_is_set_up(key: str) -> None:
    (bibles.folder() / "ours.bible").write_bytes(b"no Bible")
    with pytest.raises(OptionError, match="“ours” is damaged"):
        parlour.new(key, bible="ours")


def test_TO_50_the_bible_of_the_table_proves_first() -> None:
    event = of(tagged(bible="ours").do(1, "challenge tag"), ClaimJudged)
    assert event.stands
    assert event.proofs[0].passages[0].text.startswith("The angel of God gave them a penguin")
    assert len(event.proofs) > 1  # the King James Version comes after it


def test_TO_50_without_a_choice_it_is_the_king_james_version() -> None:
    event = of(tagged().do(1, "challenge tag"), ClaimJudged)
    assert not any("penguin" in passage.text for proof in event.proofs for passage in proof.passages)


def test_TO_50_what_only_the_tables_bible_has_connects() -> None:
    assert judge.tag("PENGUIN", "LIGHT", "en", "ours").stands
    assert judge.tag("PENGUIN", "LIGHT", "en").stands is None


def test_TO_1_the_words_of_the_tables_bible_are_in_its_dictionary() -> None:
    assert judge.list_of("PENGUIN", TagOnOptions(bible="ours")) == "ours"
    assert judge.list_of("GOD", TagOnOptions(bible="ours")) == "vocabulary"
    assert not judge.list_of("PENGUIN", TagOnOptions())
    assert not judge.list_of("PENGUIN", TagOnOptions(bible="ours", edition="fr"))  # it is an English Bible


def test_TO_50_the_log_keeps_the_verdict_where_that_bible_is_not() -> None:
    game = tagged(bible="ours")
    game.do(1, "challenge tag")
    bibles.remove("ours")
    forget()
    again = parlour.load(game.dump())
    assert again == game
    assert any("a penguin" in line for line in game.dump().splitlines())


def test_TO_50_when_it_has_been_removed_the_king_james_version_proves() -> None:
    game = tagged(bible="ours")
    bibles.remove("ours")
    forget()
    event = of(game.do(1, "challenge tag"), ClaimJudged)
    assert event.stands and "penguin" not in event.proofs[0].passages[0].text


def test_SB_32_the_passages_are_those_of_the_bible_of_the_table() -> None:
    assert shown(told(bible="ours")) == [
        "John 1:1: The angel of God gave them a penguin and a light.",
        "Jude 1:1: A penguin is a light thing.",
    ]
    assert any(passage.startswith("Genesis 1:3") for passage in shown(told()))


def test_SB_32_where_it_has_nothing_the_king_james_version_is_shown() -> None:
    assert bibles.passages("MANNA", "ours", 1)[0].reference == "Exodus 16:15"


def test_SB_32_when_it_has_been_removed_the_king_james_version_is_shown() -> None:
    game = scrabble.table(racks=["LIGHTEE", "EEEEEEE"], tests_of_faith=True, words="checked", bible="ours")
    bibles.remove("ours")
    forget()
    for seat, command in ((0, "play 8G LIGHT"), (1, "ask LIGHT"), (0, "answer It shone.")):
        game.do(seat, command)
    assert any(passage.startswith("Genesis 1:3") for passage in shown(game))


def test_no_import_takes_the_name_of_the_king_james_version(tmp_path: Path) -> None:
    file = tmp_path / "kjv.csv"
    file.write_text(ROWS, encoding="utf-8")
    with pytest.raises(bibles.BibleError, match="always there"):
        bibles.import_bible(file, tell=lambda _: None)
