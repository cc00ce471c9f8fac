"""TO-1, TO-50: words and proofs come from the table's Bible, then from the King James Version."""

from collections.abc import Iterator
from typing import Unpack

import pytest
from tests.games.bible_library import ours
from tests.games.outcomes import of
from tests.games.tag_on.tables import Options, TagOnGame, table

import parlour
from parlour.games.tag_on.events import ClaimJudged
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.rules import judge
from parlour.scripture import bibles

__all__ = ["ours"]


@pytest.fixture(autouse=True)
def fresh(ours: None) -> Iterator[None]:
    forget()
    yield
    forget()


def forget() -> None:
    bibles.bible.cache_clear()
    judge.tag.cache_clear()
    judge._words.cache_clear()


def tagged(**options: Unpack[Options]) -> TagOnGame:
    game = table({"I7": "ANGEL"}, ["OD"], **options)
    game.do(0, "play 9I GOD tag ANGEL@I7")
    return game


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
