"""Verdicts of the lists: is it a word, does it earn a bonus, what does it translate. The interface to words and
scripture.
"""

from __future__ import annotations

from typing import Protocol

from parlour import scripture
from parlour._engine import WordGraph
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.words import WordList, compiled

_own: dict[int, tuple[tuple[str, ...], WordList]] = {}
"""Tables' own lists by id of the option, which is kept alive so that its id stays unique."""
_MOST_OWN = 64


def _own_list(words: tuple[str, ...]) -> WordList:
    kept = _own.get(id(words))
    if kept is None:
        while len(_own) >= _MOST_OWN:
            del _own[next(iter(_own))]
        kept = _own[id(words)] = (words, WordList.of("the table's own list", words))
    return kept[1]


def list_of(word: str, options: BibleOptions, language: str = "") -> str:
    """SB-2: name of the list that has the word; empty if none does."""
    if options.word_list == "any":
        return "any letters"
    if language and translates_bonus(word, language, options):
        return f"translations ({language})"  # SB-34
    if options.word_list == "bible":
        found = scripture.acceptable().find(word)
    else:
        own = _own_list(options.word_list)
        found = own.name if word in own else None
        # Words printed in the rulebook are valid with every list; classic games (SB-40) do not use it.
        if found is None and options.bonus_list != "none":
            found = compiled("rulebook").find(word)
    if found is None and is_bonus(word, options):
        return "the bonus list"
    return found or ""


def is_bonus(word: str, options: BibleOptions) -> bool:
    """SB-23: whether the word is on the current bonus list."""
    if options.bonus_list == "none":
        return False
    if options.bonus_list == "strict":
        return word in scripture.words_of_faith()
    if options.bonus_list == "concordance":
        return word in scripture.concordance()
    return word in _own_list(options.bonus_list)


def translated(word: str, language: str) -> tuple[str, ...]:
    """SB-34: the bonus words that this word translates; identical spellings do not count."""
    return tuple(english for english in scripture.translations(language).get(word, ()) if english != word)


def translates_bonus(word: str, language: str, options: BibleOptions) -> bool:
    """Whether the word translates a word of the current bonus list without being a bonus word itself."""
    return not is_bonus(word, options) and any(is_bonus(english, options) for english in translated(word, language))


class Claim(Protocol):
    """What a bonus is judged by: main word and language of a play; a move or its view."""

    @property
    def word(self) -> str: ...

    @property
    def babel(self) -> str: ...

    @property
    def babel_bonus(self) -> int: ...


def is_due(word: str, move: Claim, options: BibleOptions) -> bool:
    """SB-23, SB-34: whether the bonus for that word of the play is justified."""
    if move.babel_bonus and word == move.word.upper():
        return translates_bonus(word, move.babel, options)
    return is_bonus(word, options)


def spoken_of(word: str, move: Claim | None) -> tuple[str, ...]:
    """The words whose story it is: the translations of a foreign word, otherwise the word itself."""
    if move is not None and move.babel and word == move.word.upper():
        return translated(word, move.babel) or (word,)
    return (word,)


def own_graph(words: tuple[str, ...]) -> WordGraph:
    """The words of a table's own list."""
    return _own_list(words).graph


def graph(options: BibleOptions) -> WordGraph:
    """The words that bots, hints and samples use."""
    if isinstance(options.word_list, tuple):
        return own_graph(options.word_list)
    return scripture.acceptable().graph
