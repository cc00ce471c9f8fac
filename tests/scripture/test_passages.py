"""The passages of a word, as shown by Tests of Faith (SB-32)."""

import re

import pytest

from parlour import scripture
from parlour.data.letters import fold
from parlour.scripture import passages
from parlour.scripture.episode_table import at


def test_SB_32_a_verse_of_each_story_of_the_word() -> None:
    found = [at(verse) for one in passages("MANNA") if (verse := scripture.find_verse(one.reference)) is not None]
    assert len(found) == len(set(found)) == 5
    assert set(found) <= set(scripture.episodes("MANNA"))
    assert {episode.title() for episode in found} >= {"Quails and manna in the wilderness"}


def test_SB_32_well_known_verses_come_first() -> None:
    assert passages("SHEPHERD")[0].reference in ("Psalm 23:1", "John 10:11")
    assert passages("CREATED", limit=1)[0].text == "In the beginning God created the heaven and the earth."
    assert passages("LIGHT", limit=1)[0].reference == "Genesis 1:3"


@pytest.mark.parametrize("word", ["RUTH", "LAMB", "BETHEL", "HOSANNA", "KNEEL", "DOVE", "AENEAS", "ABRAHAM"])
def test_SB_32_every_passage_has_the_word(word: str) -> None:
    found = passages(word, limit=20)
    assert found
    for passage in found:
        words = [fold(re.sub("’s?$", "", token)) for token in re.findall(r"[\w’'-]+", passage.text)]
        assert word in words


def test_SB_32_whole_words_only() -> None:
    assert all("ark" in re.findall(r"\w+", passage.text) for passage in passages("ARK", limit=50))


def test_SB_32_books_are_named_as_people_cite_them() -> None:
    assert passages("LEADETH")[0].reference == "Psalm 23:2"
    assert passages("EUNICE")[0].reference == "2 Timothy 1:5"
    assert "Psalm 83:10" in [passage.reference for passage in passages("ENDOR")]


def test_SB_32_a_headword_has_the_passages_of_its_entry() -> None:
    assert [passage.reference for passage in passages("DOXOLOGY")] == [
        "Matthew 6:13", "Romans 11:36", "Ephesians 3:21", "Jude 1:25",
    ]  # fmt: skip


def test_SB_32_today_s_spelling_has_the_passages_of_the_old_one() -> None:
    assert passages("SAVIOR") == passages("SAVIOUR")


@pytest.mark.parametrize("word", ["COMPUTER", "MONKEY", "", "ZZZ", "AAA", "lamb"])
def test_SB_32_words_outside_the_text_have_no_passages(word: str) -> None:
    assert passages(word) == ()


def test_SB_32_other_forms_are_shown_if_the_word_is_missing() -> None:
    assert [passage.reference for passage in passages("PEACEMAKER")] == ["Matthew 5:9"]
    assert passages("CHERUBIM")


@pytest.mark.parametrize("limit", [0, 1, 5])
def test_SB_32_the_limit_is_respected(limit: int) -> None:
    assert len(passages("LOVE", limit=limit)) == limit


def test_every_word_of_the_vocabulary_has_a_passage() -> None:
    assert [word for word in scripture.vocabulary() if not passages(word, limit=1)] == []
