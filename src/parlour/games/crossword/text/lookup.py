"""Rulings on whether a word is on one of a game's lists."""

from __future__ import annotations

from parlour.contract.lookup import WordRuling
from parlour.kernel.i18n import say

BY_LIST = {
    "english": "crossword-list-english",
    "vocabulary": "crossword-list-vocabulary",
    "names": "crossword-list-names",
    "words-of-faith": "crossword-list-words-of-faith",
    "rulebook": "crossword-list-rulebook",
    "dictionary-rulebook": "crossword-list-rulebook",
    "headwords": "crossword-list-headwords",
    "spellings": "crossword-list-spellings",
    "forms": "crossword-list-forms",
    "french-table": "crossword-list-french-table",
    "french-table-names": "crossword-list-names",
    "french-rulebook": "crossword-list-rulebook",
}


def listed(rule: str, by: str, reader: str, otherwise: str) -> WordRuling:
    """The ruling on a word that the list of that name has; `otherwise` is used if there is none."""
    if by in BY_LIST:
        return WordRuling(rule=rule, yes=True, sentence=say(BY_LIST[by], reader))
    return WordRuling(rule=rule, yes=False, sentence=otherwise)
