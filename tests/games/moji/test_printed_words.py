"""The lists know every word that the rulebook prints as played. Only the words are listed here."""

import pytest

from parlour.games.moji.options import Challenges, MojiOptions
from parlour.games.moji.rules.judge import objection
from parlour.words import english

COUNTED = """
    ACHE ALLITERATION ART BACK CART CAT CATCH CULT HACK HEARTACHE HEARTH LETTER PACT PART SECTION STOCK TABLECLOTH TEACH
    TICK TOPIC
"""
REFUSED = "RUNS MAKING HACKED"


@pytest.mark.parametrize("word", COUNTED.split())
def test_MO_21_every_word_that_the_rulebook_says_counts(word: str) -> None:
    assert word in english()
    assert objection(word, Challenges(), MojiOptions()) == ("", "")


@pytest.mark.parametrize("word", REFUSED.split())
def test_MO_22_every_word_that_the_rulebook_refuses_is_refused_for_its_ending(word: str) -> None:
    assert word in english()
    assert objection(word, Challenges(), MojiOptions())[0] == "ending"
