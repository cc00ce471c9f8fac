"""The lists of the Bible and of faith, over the real data."""

import pytest

from parlour import scripture, words
from parlour.data import lists

# The words that the rulebook prints as bonus words, and the two that it calls theologically significant.
PRINTED = """
    RUTH EVE MARY SOUL LAMB ABBA ARK PALM AMEN HOLY ZION LOVE JOHN LUKE MARK
    JAMES EGYPT MYRRH KNEEL JESUS SPIRIT MANNA CROSS PEACE GLORY DAVID TEMPT FAITH GRACE SAINT MERCY TITHE ANGEL
    HOSANNA MATTHEW KINGDOM ABRAHAM PROPHET GABRIEL VISION JOSEPH SERVANT INCENSE REJOICE BAPTISM TRINITY
    DOXOLOGY SANCTUS LAMB DOVE
"""
NAMES = """
    ABRAHAM RUTH BETHEL BETHLEHEM ABEDNEGO MELCHIZEDEK NEBUCHADNEZZAR AENEAS CAESAR KINGS SAMUEL CHRONICLES ACTS
    MARK LOT DAN GAD HAM NOD ON SIN TIMOTHY CORINTHIANS JOB EVE MAHERSHALALHASHBAZ LEVITICUS OBEDEDOM
"""
NO_NAMES = "THE BEHOLD VERILY LAMB HOUSE AMEN SELAH RABBI LONDON SONGOFSOLOMON JOINTHEIRS GODWARD ABRAMS"
EVERYDAY = "HOUSE DOOR TABLE WENT GREAT ABOUT THE AND WATER CAMEL BOAT"


@pytest.mark.parametrize("word", PRINTED.split())
def test_SB_2_every_bonus_word_of_the_rulebook_is_on_every_list(word: str) -> None:
    assert word in scripture.acceptable()
    assert word in scripture.words_of_faith()
    assert word in scripture.concordance()
    assert word in lists.groups("rulebook.txt")["Bonus words"]


def test_SB_23_monkey_is_on_no_bonus_list() -> None:
    assert "MONKEY" not in scripture.words_of_faith()
    assert "MONKEY" not in scripture.concordance()
    assert scripture.acceptable().find("MONKEY") == "english"


def test_SB_23_the_strict_list_is_hand_picked_and_large_enough() -> None:
    strict = scripture.words_of_faith()
    assert len(strict) >= 1_200
    assert all(len(word) >= 3 for word in strict)
    assert set(strict) == lists.words("words-of-faith.txt")


def test_SB_23_the_strict_list_has_no_everyday_words() -> None:
    assert not [word for word in EVERYDAY.split() if word in scripture.words_of_faith()]


def test_SB_23_inflected_forms_only_if_listed() -> None:
    strict = scripture.words_of_faith()
    assert "KNEEL" in strict
    assert "KNEELING" not in strict
    assert "KNEELS" not in strict


def test_SB_23_the_concordance_has_names_and_content_words() -> None:
    wide = scripture.concordance()
    for word in ("CAMEL", "HOUSE", "WATER", "ABEDNEGO", "BETHEL", "SHEKEL"):
        assert word in wide
    for word in ("THE", "AND", "UNTO", "THOU", "HATH", "WHEREFORE", "SHALT"):
        assert word not in wide


def test_SB_23_the_wide_list_holds_the_strict_one() -> None:
    wide = scripture.concordance()
    assert [word for word in scripture.words_of_faith() if word not in wide] == []


def test_AG_8_no_word_of_faith_is_unfit() -> None:
    assert [word for word in scripture.words_of_faith() if words.unfit(word)] == []


def test_SB_2_a_word_is_acceptable_by_any_of_the_lists() -> None:
    acceptable = scripture.acceptable()
    for part in (words.english(), scripture.vocabulary(), scripture.names(), scripture.words_of_faith()):
        assert [word for word in part if word not in acceptable] == []
    for word in lists.words("rulebook.txt"):
        assert word in acceptable
    assert sum(1 for word in acceptable if acceptable.find(word) is None) == 0


@pytest.mark.parametrize(
    ("word", "by"),
    [
        ("CATCH", "english"),
        ("GOETH", "vocabulary"),
        ("BETHEL", "english"),
        ("BEERSHEBA", "vocabulary"),
        ("LEVITICUS", "names"),
        ("SANCTUS", "words-of-faith"),
        ("XQZ", None),
    ],
)
def test_SB_2_the_verdict_says_by_which_list(word: str, by: str | None) -> None:
    assert scripture.acceptable().find(word) == by


@pytest.mark.parametrize("word", NAMES.split())
def test_SB_2_names_of_the_bible_are_names(word: str) -> None:
    assert word in scripture.names()


@pytest.mark.parametrize("word", NO_NAMES.split())
def test_SB_2_other_words_are_not(word: str) -> None:
    assert word not in scripture.names()


def test_SB_2_the_vocabulary_is_the_letters_of_the_text() -> None:
    vocabulary = scripture.vocabulary()
    for word in ("BEGINNING", "GOETH", "SHEWBREAD", "BETHEL", "BOLDLY", "MARANATHA"):
        assert word in vocabulary
    for word in ("MONKEY", "TRINITY", "JOINTHEIRS", "LY", "I"):
        assert word not in vocabulary
