"""SCRABBLE Bible Edition's rulings on a word.

Its lists are English, whatever the language of the word; other languages count by The Tower of Babel.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour import scripture
from parlour.contract.lookup import Lookup, WordRuling
from parlour.data.letters import unaccented
from parlour.games.crossword.text.lookup import board_words, listed, verdict_by_list
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.rules.scoring import BABEL, bonus
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.i18n import say
from parlour.kernel.verdict import WordVerdict
from parlour.words import Language, fold

_STRICT = BibleOptions(aids="none")
_WIDE = BibleOptions(aids="none", bonus_list="concordance")


def rulings(word: str, language: Language, reader: str, written: str) -> Iterator[WordRuling]:
    """
    >>> from parlour import rules_of
    >>> _ = rules_of("scrabble-bible")  # loads its messages
    >>> [ruling.rule for ruling in rulings("AMEN", "en", "en", "AMEN")][:2]
    ['SB-2', 'SB-23']
    """
    yield listed("SB-2", judge.list_of(word, _STRICT), reader, say("scrabble-bible-word-invalid", reader))
    points = bonus(word)
    if points and judge.is_bonus(word, _STRICT):
        yield _yes("SB-23", say("scrabble-bible-word-of-faith", reader, points=points))
    elif points and judge.is_bonus(word, _WIDE):
        yield _yes("SB-23", say("scrabble-bible-word-of-bible", reader, points=points))
    else:
        yield WordRuling(rule="SB-23", yes=False, sentence=say("scrabble-bible-no-bonus", reader))
    for tongue in scripture.languages():
        if judge.translates_bonus(word, tongue, _STRICT):
            meant = ", ".join(judge.translated(word, tongue))
            yield _yes("SB-34", say("scrabble-bible-word-in-babel", reader, language=tongue, words=meant, points=BABEL))


def word_verdict(text: str, language: Language, options: BibleOptions) -> WordVerdict:
    """SB-2, SB-34: whether a list of the game has the word; one in another language counts by its translation."""
    by = _list_of(text, options) if language == "en" else judge.list_of(fold(text), options, language)
    return verdict_by_list("SB-2", fold(text), by, "scrabble-bible-word-invalid")


def _list_of(text: str, options: BibleOptions) -> str:
    """The list that has an English word as it is written: of words with a hyphen or an apostrophe only names count.

    >>> _list_of("BAAL-PEOR", _STRICT), _list_of("WELL", _STRICT), _list_of("WE'LL", _STRICT)
    ('vocabulary', 'english', '')
    """
    word = fold(text)
    return judge.list_of(word, options) if unaccented(text).isalpha() or word in scripture.names() else ""


def _yes(rule: str, sentence: str) -> WordRuling:
    return WordRuling(rule=rule, yes=True, sentence=sentence)


def has(word: str, language: Language) -> bool:
    return language == "en" and bool(judge.list_of(word, _STRICT))


def told_words(state: BibleState) -> frozenset[str]:
    """AG-7: every word on the board, unless that would tell whether a word may be challenged; then only those that
    earned a bonus by the list. A word whose story a player may have to tell is not told (SB-32)."""
    options, move = state.options, state.move
    if state.over or options.words == "checked" or options.aids in ("look-up", "hints"):
        return board_words(state.board, state.tile_set.size) - _untold(state)
    if move is None or state.standing != "stands" or move.claimed:
        return frozenset()
    return frozenset(move.bonus_words) - _untold(state)


def _untold(state: BibleState) -> frozenset[str]:
    """The words whose story may be requested now or is being told."""
    asks = (
        answer.removeprefix("ask ")
        for prompt in state.prompts
        for answer in prompt.answers
        if answer.startswith("ask ")
    )
    tells = (str(prompt.about["word"]) for prompt in state.prompts if prompt.kind == "tell")
    return frozenset((*asks, *tells))


LOOKUP = Lookup(rulings=rulings, has=has)
