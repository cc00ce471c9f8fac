"""The passages of a word, as shown by Tests of Faith (SB-32)."""

import re

import pytest

from parlour import scripture
from parlour.data.letters import fold
from parlour.scripture import passages


def test_SB_32_the_first_verse_of_each_book() -> None:
    found = passages("MANNA")
    assert [passage.reference for passage in found] == [
        "Exodus 16:15",
        "Numbers 11:6",
        "Deuteronomy 8:3",
        "Joshua 5:12",
        "Nehemiah 9:20",
    ]
    assert found[0].text.startswith("And when the children of Israel saw it, they said one to another, It is manna")


def test_SB_32_more_of_one_book_when_there_are_no_others() -> None:
    assert [passage.reference for passage in passages("ESHCOL", limit=4)] == [
        "Genesis 14:13",
        "Genesis 14:24",
        "Numbers 13:23",
        "Deuteronomy 1:24",
    ]


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
    assert [passage.reference for passage in passages("LEADETH", limit=3)][1:] == ["Job 12:17", "Psalm 23:2"]
    assert passages("EUNICE")[0].reference == "2 Timothy 1:5"
    assert passages("ENDOR")[-1].reference == "Psalm 83:10"


def test_SB_32_the_first_and_the_last_verse() -> None:
    assert passages("CREATED", limit=1)[0].text == "In the beginning God created the heaven and the earth."
    assert passages("AMEN", limit=40)[-1].reference.startswith("Revelation")


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
