"""The general English list, commonness, and unfit words."""

import pytest

from parlour import words
from parlour.words import commonness, english, unfit


@pytest.mark.parametrize("word", ["CATCH", "QI", "ZA", "EW", "OK", "BLOG", "EMAIL", "CAFE", "COLOUR", "COLOR", "AA"])
def test_SB_2_words_of_english_are_on_the_general_list(word: str) -> None:
    assert word in english()


@pytest.mark.parametrize(
    "word", ["LONDON", "MONDAY", "ETC", "KW", "CS", "PRE", "NON", "XQZ", "catch", "A", "CAN'T", "EX-WIFE", ""]
)
def test_SB_2_names_abbreviations_affixes_and_signs_are_not(word: str) -> None:
    assert word not in english()


def test_the_graph_can_be_traversed() -> None:
    graph = english().graph
    assert graph.has_prefix("CATC")
    assert not graph.has_prefix("CATQ")
    assert graph.with_prefix("CATCHF") == ["CATCHFLIES", "CATCHFLY"]
    assert len(english()) == len(graph)


def test_a_list_is_loaded_once() -> None:
    assert english() is english()


def test_commonness_is_on_the_scale_of_zipf() -> None:
    assert 7 < commonness("THE") < 8
    assert 5 < commonness("HOUSE") < 6
    assert 1 < commonness("DOXOLOGY") < 2.5
    assert commonness("THE") > commonness("LAMB") > commonness("ZYGOTE") > 0


@pytest.mark.parametrize("word", ["QXQXQ", "", "A", "the", "CAN'T", "ZZZZZZZZZ", "\n", "ÉTÉ"])
def test_an_unknown_word_has_commonness_zero(word: str) -> None:
    assert commonness(word) == 0


def test_commonness_is_found_at_both_ends_of_the_alphabet() -> None:
    """The index has a bucket for each beginning; the first and the last are prone to off-by-one errors."""
    assert all(commonness(word) > 0 for word in ("AA", "AAA", "AAH", "ZYGOTE", "ZZ", "ZZZ", "IT", "ITS"))


def test_most_words_of_the_list_have_a_commonness() -> None:
    known = sum(commonness(word) > 0 for word in english().graph.with_prefix("CA"))
    assert known > 0.4 * len(english().graph.with_prefix("CA"))


@pytest.mark.parametrize("word", ["DAMN", "DAMNED", "BASTARDS", "PISSETH", "WHOREDOM", "NAZI", "ARSE"])
def test_AG_8_unfit_words(word: str) -> None:
    assert unfit(word)


@pytest.mark.parametrize(
    "word", ["LAMB", "HELL", "DAMNATION", "SHITTIM", "SHITTAH", "SNIGGER", "SCRAP", "GRAPE", "THERAPIST", "CUSHITE"]
)
def test_AG_8_lookalikes_are_fit(word: str) -> None:
    assert not unfit(word)


def test_AG_8_people_may_play_them() -> None:
    assert "DAMN" in english()


def test_fold_makes_a_word() -> None:
    assert words.fold("Café") in english()
