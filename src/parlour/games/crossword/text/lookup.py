"""Rulings on whether a word is on one of a game's lists."""

from __future__ import annotations

from parlour.contract.lookup import WordRuling
from parlour.games.crossword.rules.placement import words_on
from parlour.kernel.i18n import message, say
from parlour.kernel.verdict import WordVerdict

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


def verdict_by_list(rule: str, word: str, by: str, otherwise: str) -> WordVerdict:
    """The verdict on a word that the list of that name has, or none; `otherwise` is the message then."""
    if not by:
        return WordVerdict(False, rule, message(otherwise))
    return WordVerdict(True, rule, message(BY_LIST[by]) if by in BY_LIST else message("kernel-word-counts", word=word))


def listed(rule: str, by: str, reader: str, otherwise: str) -> WordRuling:
    """The ruling on a word that the list of that name has; `otherwise` is used if there is none."""
    if by in BY_LIST:
        return WordRuling(rule=rule, yes=True, sentence=say(BY_LIST[by], reader))
    return WordRuling(rule=rule, yes=False, sentence=otherwise)


def board_words(board: str, size: int) -> frozenset[str]:
    """The words on a board, in capitals.

    >>> sorted(board_words(".Go" "..X" "...", 3))
    ['GO', 'OX']
    """
    return frozenset(run.word.upper() for run in words_on(board, size))
