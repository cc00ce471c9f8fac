"""TAG ON's rulings on a word."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from parlour import scripture
from parlour.contract.lookup import Lookup, WordRuling
from parlour.data.letters import APOSTROPHES
from parlour.games.crossword.text.lookup import board_words, listed, verdict_by_list
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.rules import judge
from parlour.games.tag_on.state import TagOnState
from parlour.kernel.i18n import say
from parlour.kernel.verdict import WordVerdict
from parlour.scripture.translation import is_function_word
from parlour.words import Language, fold


def rulings(word: str, language: Language, reader: str, written: str) -> Iterator[WordRuling]:
    """
    >>> [(ruling.rule, ruling.yes) for ruling in rulings("EGYPT", "en", "en", "EGYPT")]
    [('TO-1', True), ('TO-34', True)]
    """
    by = judge.dictionary(language).find(word) or ""
    yield listed("TO-1", by, reader, say("tag-on-lookup-invalid", reader))
    if scripture.is_book(word, language):
        yield _yes("TO-34", say("tag-on-lookup-book", reader))
    if scripture.is_character(word, language):
        yield _yes("TO-34", say("tag-on-lookup-character", reader))
    if scripture.is_land(word, language):
        yield _yes("TO-34", say("tag-on-lookup-land", reader))
    if scripture.uttered(word, 1, language):
        yield _yes("TO-35", say("tag-on-lookup-utterance", reader))
    if is_function_word(word, language):
        grammar = say("tag-on-lookup-function-word", reader)
        yield WordRuling(rule="TO-50", yes=False, sentence=grammar)


def word_verdict(text: str, language: Language, options: TagOnOptions) -> WordVerdict:
    """TO-1: whether the dictionary of the edition in that language has the word."""
    word = fold(text)
    by = "" if _is_contraction(text, language) else judge.list_of(word, replace(options, edition=language))
    return verdict_by_list("TO-1", word, by, "tag-on-lookup-invalid")


def _is_contraction(text: str, language: Language) -> bool:
    """Whether an English word is written with an apostrophe: accents and hyphens drop, apostrophes do not (TO-1)."""
    return language == "en" and not APOSTROPHES.isdisjoint(text)


def _yes(rule: str, sentence: str) -> WordRuling:
    return WordRuling(rule=rule, yes=True, sentence=sentence)


def has(word: str, language: Language) -> bool:
    return word in judge.dictionary(language).graph


def told_words(state: TagOnState) -> frozenset[str]:
    """AG-7: every word on the board, unless that would tell whether a word may be challenged."""
    options = state.options
    is_told = state.over or options.words == "checked" or options.aids in ("look-up", "hints")
    return board_words(state.board, state.tile_set.size) if is_told else frozenset()


LOOKUP = Lookup(rulings=rulings, has=has)
