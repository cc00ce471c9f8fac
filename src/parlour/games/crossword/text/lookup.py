"""Rulings on whether a word is on one of a game's lists."""

from __future__ import annotations

from parlour.contract.lookup import WordRuling
from parlour.kernel.i18n import say

BY_LIST = {
    "english": "Yes: it is on the general English list.",
    "vocabulary": "Yes: the King James Version has it.",
    "names": "Yes: it is a name of the Bible.",
    "words-of-faith": "Yes: it is a word of faith.",
    "rulebook": "Yes: the rulebook prints it.",
    "dictionary-rulebook": "Yes: the rulebook prints it.",
    "headwords": "Yes: it heads an article, as in a dictionary of the Bible.",
    "forms": "Yes: it is a form of a word of the Bible.",
    "french-table": "Yes: it is in the French dictionary of the game.",
    "french-table-names": "Yes: it is a name of the Bible.",
    "french-rulebook": "Yes: the rulebook prints it.",
}


def listed(rule: str, by: str, reader: str, otherwise: str) -> WordRuling:
    """The ruling on a word that the list of that name has; `otherwise` is used if there is none."""
    if by in BY_LIST:
        return WordRuling(rule=rule, yes=True, sentence=say(BY_LIST[by], reader))
    return WordRuling(rule=rule, yes=False, sentence=otherwise)
