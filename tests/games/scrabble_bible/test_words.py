"""SB-2: which words are acceptable."""

import re
from pathlib import Path

import pytest
from tests.games.outcomes import refused
from tests.games.scrabble_bible.tables import table

from parlour import CommandError, scripture
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge

PRINTED = re.findall(
    "[A-Z]+",
    """
    RUTH EVE MARY SOUL LAMB ABBA ARK PALM AMEN HOLY ZION LOVE JOHN LUKE MARK
    JAMES EGYPT MYRRH KNEEL JESUS SPIRIT MANNA CROSS PEACE GLORY DAVID TEMPT FAITH GRACE SAINT MERCY TITHE ANGEL
    HOSANNA MATTHEW KINGDOM ABRAHAM PROPHET GABRIEL VISION JOSEPH SERVANT INCENSE REJOICE BAPTISM TRINITY
    DOXOLOGY SANCTUS DOVE
    """,
)
"""The sample words of the rulebook."""

STRICT = BibleOptions()
CONCORDANCE = BibleOptions(bonus_list="concordance")


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("HOUSE", "general English"),
        ("SHALT", "Bible vocabulary"),
        ("JEROBOAM", "a proper biblical name"),
        ("SION", "a proper biblical name"),
        ("SANCTUS", "on the bonus list alone"),
    ],
)
def test_SB_2_acceptable_words_have_a_list_that_says_so(word: str, kind: str) -> None:
    assert judge.list_of(word, STRICT), kind


@pytest.mark.parametrize("word", PRINTED)
def test_SB_2_every_word_that_the_rulebook_prints_is_on_every_list(word: str) -> None:
    for options in (STRICT, CONCORDANCE):
        assert judge.list_of(word, options)
        assert judge.is_bonus(word, options)


def test_SB_2_the_words_that_the_rulebook_prints_are_acceptable_beside_a_table_s_own_list() -> None:
    ours = BibleOptions(word_list=("HOUSE",))
    assert judge.list_of("HOUSE", ours)
    assert judge.list_of("MONKEY", ours) and judge.list_of("PERFECTION", ours)
    assert not judge.list_of("GARDEN", ours)


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("LONDON", "always capitalised, no biblical name"),
        ("FRANCE", "always capitalised, no biblical name"),
        ("MONDAY", "always capitalised, no biblical name"),
        ("NATO", "an abbreviation"),
        ("ETC", "an abbreviation"),
        ("PRE", "a bare prefix"),
        ("ING", "a bare suffix"),
        ("TION", "a bare suffix"),
        ("DONT", "a word with an apostrophe, without it"),
        ("ZZX", "no word at all"),
    ],
)
def test_SB_2_not_acceptable(word: str, kind: str) -> None:
    for options in (STRICT, CONCORDANCE):
        assert judge.list_of(word, options) == "", kind
    game = table(racks=[word], words="checked")
    assert word in refused(game, 0, f"play 8H {word}", "SB-2")


@pytest.mark.parametrize("word", ["BETH-EL", "DON'T", "TWO WORDS", "1KINGS"])
def test_SB_2_hyphens_apostrophes_and_numbers_cannot_be_laid(word: str) -> None:
    game = table(racks=["BETHELS"])
    with pytest.raises(CommandError):
        game.do(0, f"play 8H {word}")


def test_SB_2_names_drop_hyphens_accents_and_the_numbers_of_books() -> None:
    for name in ("BETHEL", "KINGS", "SAMUEL", "OBEDEDOM", "BEERLAHAIROI", "CHRONICLES"):
        assert judge.list_of(name, STRICT)
    assert all(re.fullmatch("[A-Z]{2,}", name) for name in scripture.names())


def test_SB_2_a_word_may_be_by_the_bonus_list_in_force_alone() -> None:
    ours = BibleOptions(bonus_list=("ZZTOP",))
    assert judge.list_of("ZZTOP", ours) == "the bonus list"
    assert judge.list_of("ZZTOP", STRICT) == ""
    game = table(racks=["ZOT"], words="checked", bonus_list=["ZOT"])
    game.do(0, "play 8H ZOT")
    assert game.state.move is not None and game.state.move.words[0].bonus == 5


def test_SB_2_the_dictionary_is_agreed_before_play_any_letters() -> None:
    game = table(racks=["ZJX"], words="checked", word_list="any")
    game.do(0, "play 8H ZJX")
    assert game.state.board.count(".") == 225 - 3


def test_SB_2_the_dictionary_is_agreed_before_play_a_list_of_the_table_s_own() -> None:
    game = table(racks=["HOUSEXZ"], words="checked", word_list=["XZ"])
    assert "HOUSE" in refused(game, 0, "play 8H HOUSE", "SB-2")
    game.do(0, "play 8H XZ")


def test_SB_2_the_lists_in_use_stand_in_the_head_of_the_log() -> None:
    game = table(racks=["HOUSEXZ"], word_list=["XZ"], bonus_list=["ZOT"])
    head = game.dump().splitlines()[0]
    assert '"word_list":["XZ"]' in head and '"bonus_list":["ZOT"]' in head


def test_SB_2_the_tests_know_every_sample_word_of_the_data() -> None:
    """The lists in the data and in this test were typed independently and check each other."""
    lines = (Path(judge.__file__).parents[3] / "data/lists/rulebook.txt").read_text(encoding="utf-8")
    bonus = lines.split("## Bonus words")[1].split("##")[0].split()
    assert sorted(bonus) == sorted(PRINTED)
