"""Verdicts of the lists: is it a word, does it earn a bonus, what does it translate. The interface to words and
scripture.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from parlour import scripture
from parlour._engine import WordGraph
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.scripture import bibles
from parlour.scripture.bonus_words import bonus_list, printed, with_plurals
from parlour.words import WordList, compiled

_MOST_OWN = 64


class _OwnLists:
    """Tables' own lists by id of the option, which is kept alive so that its id stays unique."""

    def __init__(self, make: Callable[[tuple[str, ...]], WordList]) -> None:
        self._make = make
        self._kept: dict[int, tuple[tuple[str, ...], WordList]] = {}

    def __call__(self, words: tuple[str, ...]) -> WordList:
        kept = self._kept.get(id(words))
        if kept is None:
            while len(self._kept) >= _MOST_OWN:
                del self._kept[next(iter(self._kept))]
            kept = self._kept[id(words)] = (words, self._make(words))
        return kept[1]


OWN = "the table's own list"
_own_list = _OwnLists(lambda words: WordList.of(OWN, words))
# SB-23: the words that the rulebook prints are on every bonus list.
_own_bonus = _OwnLists(lambda words: with_plurals(OWN, (*words, *printed())))


def list_of(word: str, options: BibleOptions, language: str = "") -> str:
    """SB-2: name of the list that has the word; empty if none does."""
    if options.word_list == "any":
        return "any letters"
    if language and translates_bonus(word, language, options):
        return f"translations ({language})"  # SB-34
    if options.word_list == "bible":
        found = scripture.acceptable().find(word) or _in_agreed_bible(word, options)
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
    found = bonus_words(options)
    return found is not None and word in found


def bonus_words(options: BibleOptions) -> WordList | None:
    """SB-23: the current bonus list, with the plurals that count; None if bonuses are off."""
    match options.bonus_list:
        case "none":
            return None
        case "strict":
            return bonus_list("words-of-faith")
        case "concordance":
            return bonus_list("concordance")
        case own:
            return _own_bonus(own)


def _in_agreed_bible(word: str, options: BibleOptions) -> str | None:
    """SB-2: the name of the agreed Bible if it is in English and has the word."""
    agreed = bibles.chosen(options.bible)
    return agreed.about.name if agreed and agreed.about.language == "en" and word in agreed.vocabulary else None


def translated(word: str, language: str) -> tuple[str, ...]:
    """SB-34: the bonus words that this word translates; identical spellings do not count."""
    found = scripture.translations(language).get(word, ())
    return () if word in found else found


def translates_bonus(word: str, language: str, options: BibleOptions) -> bool:
    """SB-34: whether the word translates a word of the current bonus list that is spelled otherwise.

    That an English list has it for another reason does not matter: AGAPE is Greek for LOVE.
    """
    return any(is_bonus(english, options) for english in translated(word, language))


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
