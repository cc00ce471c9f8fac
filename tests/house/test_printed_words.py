"""Every word that the five rulebooks print as played: the lists of its game know it, as the rulings have it.

TAG 'EM prints none. The words alone are listed here, as our own list of them.
"""

import pytest

from parlour import scripture
from parlour.games.moji.options import MojiOptions
from parlour.games.moji.rules.judge import Challenges, objection
from parlour.scripture import french
from parlour.words import english

SCRABBLE_BIBLE = """
    ABBA ABRAHAM AMEN ANGEL ARK BAPTISM CROSS DAVID DOVE DOXOLOGY EGYPT EVE FAITH GABRIEL GLORY GRACE HOLY
    HOSANNA INCENSE JAMES JESUS JOHN JOSEPH KINGDOM KNEEL LAMB LOVE LUKE MANNA MARK MARY MATTHEW MERCY MONKEY
    MYRRH PALM PEACE PERFECTION PROPHET REJOICE RUTH SAINT SANCTUS SERVANT SOUL SPIRIT TEMPT TITHE TRINITY
    VISION ZION
"""
TAG_ON = "ANGEL ANGELIC ANGELS GOD REBELS SURVIVED SURVIVING GOMORRAH LOT NOAH SODOM"
TAG_ON_FRENCH = "AARON ANGE ANGELIQUE ANGES BATON DIEU SURVECURENT SURVIVENT GOMORRHE LOT NOE SODOME"
MOJI = """
    ACHE ALLITERATION ART BACK CART CAT CATCH CULT HACK HEARTACHE HEARTH LETTER PACT PART SECTION STOCK TABLECLOTH TEACH
    TICK TOPIC
"""
MOJI_REFUSED = "RUNS MAKING HACKED"


@pytest.mark.parametrize("word", SCRABBLE_BIBLE.split())
def test_SB_2_every_printed_word_is_acceptable(word: str) -> None:
    assert word in scripture.acceptable()


@pytest.mark.parametrize("word", TAG_ON.split())
def test_TO_1_every_printed_english_word_is_in_the_dictionary(word: str) -> None:
    assert word in scripture.dictionary()


@pytest.mark.parametrize("word", TAG_ON_FRENCH.split())
def test_TO_1_every_printed_french_word_is_in_the_dictionary(word: str) -> None:
    assert word in french.dictionary()


@pytest.mark.parametrize("word", MOJI.split())
def test_MO_21_every_word_that_the_rulebook_says_counts(word: str) -> None:
    assert word in english()
    assert objection(word, Challenges(), MojiOptions()) == ("", "")


@pytest.mark.parametrize("word", MOJI_REFUSED.split())
def test_MO_22_every_word_that_the_rulebook_refuses_is_refused_for_its_ending(word: str) -> None:
    assert word in english()
    assert objection(word, Challenges(), MojiOptions())[0] == "ending"
