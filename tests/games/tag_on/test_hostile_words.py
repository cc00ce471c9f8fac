"""Words as a rules lawyer would try them, each with what the rules say.

The verdicts were written down before any was asked for.
"""

import pytest

from parlour import words
from parlour.words import Language

CASES: list[tuple[str, Language, bool]] = [
    ("ANGELIC", "en", True),
    ("SURVIVING", "en", True),
    ("SAVIOR", "en", True),
    ("PIZZA", "en", False),
    ("MONKEY", "en", False),
    ("BELIEVER", "en", True),
    ("SWUM", "en", True),
    ("PENTATEUCH", "en", True),
    ("CAN'T", "en", False),
    ("SURVECURRENT", "fr", False),
    ("SURVECURENT", "fr", True),
    ("MOÏSE", "fr", True),
    ("PREMIER-NÉ", "fr", True),
    ("ORDINATEUR", "fr", False),
]


@pytest.mark.parametrize(("word", "language", "stands"), CASES)
def test_TO_1_a_word_counts_as_the_rules_say(word: str, language: Language, stands: bool) -> None:
    found = words.verdict("tag-on", word, language)
    assert found.stands == stands, found.reason
