"""The lists know every word that the rulebook prints as played. Only the words are listed here."""

import pytest

from parlour import scripture

PRINTED = """
    ABBA ABRAHAM AMEN ANGEL ARK BAPTISM CROSS DAVID DOVE DOXOLOGY EGYPT EVE FAITH GABRIEL GLORY GRACE HOLY
    HOSANNA INCENSE JAMES JESUS JOHN JOSEPH KINGDOM KNEEL LAMB LOVE LUKE MANNA MARK MARY MATTHEW MERCY MONKEY
    MYRRH PALM PEACE PERFECTION PROPHET REJOICE RUTH SAINT SANCTUS SERVANT SOUL SPIRIT TEMPT TITHE TRINITY
    VISION ZION
"""


@pytest.mark.parametrize("word", PRINTED.split())
def test_SB_2_every_printed_word_is_acceptable(word: str) -> None:
    assert word in scripture.acceptable()
