"""The words that people know: no dictionary words of two letters, and not the same for everyone."""

import pytest

from parlour import words
from parlour.words.commonness import common
from parlour.words.grammar import Language
from parlour.words.vocabulary import SPREAD, familiarity, is_everyday

DICTIONARY = (
    "AA",
    "AG",
    "AE",
    "BA",
    "ES",
    "ET",
    "KA",
    "KI",
    "LI",
    "MU",
    "NU",
    "OD",
    "OE",
    "QI",
    "TI",
    "XI",
    "XU",
    "ZA",
)


def test_dictionary_words_of_two_letters_are_not_everyday_words() -> None:
    assert [word for word in DICTIONARY if is_everyday(word)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_short_word_is_on_the_list_of_its_language(language: Language) -> None:
    listed = words.english() if language == "en" else words.french()
    names = {"DAN", "ELI", "GAD", "NOE", "EVE", "LUC", "JOB", "LOT", "HAM"}
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    short = [one + two + three for one in letters for two in letters for three in ("", *letters)]
    everyday = [word for word in short if is_everyday(word, language)]
    assert len(everyday) > 150
    assert [word for word in everyday if word not in listed and word not in names] == []
    assert [word for word in everyday if words.unfit(word, language)] == []


def test_everyone_knows_other_words_within_the_same_bounds() -> None:
    near = [word for word in common(3.5) if words.commonness(word) < 4.0]
    ada, ben = ({word for word in near if familiarity(word, name) >= 3.75} for name in ("Ada", "Ben"))
    assert 0.4 < len(ada) / len(near) < 0.7
    assert len(ada & ben) < 0.9 * len(ada)
    assert all(abs(familiarity(word, "Ada") - words.commonness(word)) <= SPREAD for word in near)
