"""What the lists say: is it a word, does it earn a bonus, what does it translate. The seam to words and scripture."""

from __future__ import annotations

from typing import Protocol

from parlour import scripture
from parlour._engine import WordGraph
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.words import WordList, compiled

_own: dict[int, tuple[tuple[str, ...], WordList]] = {}
"""Lists of tables' own, by identity of the option; the option is kept so that its identity stays its own."""
_MOST_OWN = 64


def _own_list(words: tuple[str, ...]) -> WordList:
    kept = _own.get(id(words))
    if kept is None:
        while len(_own) >= _MOST_OWN:
            del _own[next(iter(_own))]
        kept = _own[id(words)] = (words, WordList.of("the table's own list", words))
    return kept[1]


def list_of(word: str, options: BibleOptions, language: str = "") -> str:
    """SB-2: the name of the list that makes it a word; empty if none does."""
    if options.word_list == "any":
        return "any letters"
    if language and translates_bonus(word, language, options):
        return f"translations ({language})"  # SB-34
    if options.word_list == "bible":
        found = scripture.acceptable().find(word)
    else:
        own = _own_list(options.word_list)
        found = own.name if word in own else None
        # The words that the rulebook prints are on every list; an ordinary game (SB-40) is not played by it.
        if found is None and options.bonus_list != "none":
            found = compiled("rulebook").find(word)
    if found is None and is_bonus(word, options):
        return "the bonus list"
    return found or ""


def is_bonus(word: str, options: BibleOptions) -> bool:
    """SB-23: whether the word is on the bonus list in force."""
    if options.bonus_list == "none":
        return False
    if options.bonus_list == "strict":
        return word in scripture.words_of_faith()
    if options.bonus_list == "concordance":
        return word in scripture.concordance()
    return word in _own_list(options.bonus_list)


def translated(word: str, language: str) -> tuple[str, ...]:
    """SB-34: the bonus words that this word translates; one that is spelled the same does not count."""
    return tuple(english for english in scripture.translations(language).get(word, ()) if english != word)


def translates_bonus(word: str, language: str, options: BibleOptions) -> bool:
    """Whether the word is another language's word for one on the bonus list in force, and no bonus word by itself."""
    return not is_bonus(word, options) and any(is_bonus(english, options) for english in translated(word, language))


class Claim(Protocol):
    """What a bonus is judged by: the main word of a play, and what its language earned; a move or its view."""

    @property
    def word(self) -> str: ...

    @property
    def babel(self) -> str: ...

    @property
    def babel_bonus(self) -> int: ...


def is_due(word: str, move: Claim, options: BibleOptions) -> bool:
    """SB-23, SB-34: whether the bonus for that word of the play is rightly claimed."""
    if move.babel_bonus and word == move.word.upper():
        return translates_bonus(word, move.babel, options)
    return is_bonus(word, options)


def spoken_of(word: str, move: Claim | None) -> tuple[str, ...]:
    """The words whose story it is: those that a word in another language stands for, else the word itself."""
    if move is not None and move.babel and word == move.word.upper():
        return translated(word, move.babel) or (word,)
    return (word,)


def own_graph(words: tuple[str, ...]) -> WordGraph:
    """The words of a table's own list."""
    return _own_list(words).graph


def graph(options: BibleOptions) -> WordGraph:
    """The words that bots, hints and samples look for."""
    if isinstance(options.word_list, tuple):
        return own_graph(options.word_list)
    return scripture.acceptable().graph
