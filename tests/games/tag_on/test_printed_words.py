"""The lists know every word that the rulebooks print as played. Only the words are listed here."""

import pytest

from parlour import scripture
from parlour.scripture import french

ENGLISH = "ANGEL ANGELIC ANGELS GOD REBELS SURVIVED SURVIVING GOMORRAH LOT NOAH SODOM"
FRENCH = "AARON ANGE ANGELIQUE ANGES BATON DIEU SURVECURENT SURVIVENT GOMORRHE LOT NOE SODOME"


@pytest.mark.parametrize("word", ENGLISH.split())
def test_TO_1_every_printed_english_word_is_in_the_dictionary(word: str) -> None:
    assert word in scripture.dictionary()


@pytest.mark.parametrize("word", FRENCH.split())
def test_TO_1_every_printed_french_word_is_in_the_dictionary(word: str) -> None:
    assert word in french.dictionary()
