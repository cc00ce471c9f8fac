"""Words as a rules lawyer would try them, each with what the rules say.

The verdicts were written down before any was asked for.
"""

import pytest

from parlour import words
from parlour.words import Language

CASES: list[tuple[str, Language, bool]] = [
    ("BETH-EL", "en", True),
    ("MOTHER-IN-LAW", "en", False),
    ("WE'LL", "en", False),
    ("CAN'T", "en", False),
    ("LONDON", "en", False),
    ("MONKEY", "en", True),
    ("LUCIFER", "en", True),
    ("MOUNT SINAI", "en", False),
    ("KJV", "en", False),
    ("KINGS", "en", True),
]


@pytest.mark.parametrize(("word", "language", "stands"), CASES)
def test_SB_2_a_word_counts_as_the_rules_say(word: str, language: Language, stands: bool) -> None:
    found = words.verdict("scrabble-bible", word, language)
    assert found.stands == stands, found.reason
