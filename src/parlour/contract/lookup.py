"""Rulings of a game on a word that is looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from parlour.contract.bodies import ResponseBody
from parlour.words import Language


class WordRuling(ResponseBody, frozen=True):
    """The ruling of one rule on a word."""

    rule: str
    yes: bool
    sentence: str


@dataclass(frozen=True)
class MeasuredList:
    """A list whose recall and precision `parlour data report` measures."""

    entries: Callable[[], Iterable[str]]
    "All entries, to draw some of them at random."
    answer: Callable[[str], str]
    "What the game answers on an entry."


@dataclass(frozen=True, kw_only=True)
class Lookup:
    """Word lookup of a game."""

    rulings: Callable[[str, Language, str, str], Iterable[WordRuling]]
    "Takes letters, language, the reader's language and the spelling. The first ruling says if the word counts."
    has: Callable[[str, Language], bool]
    "Whether a word list of the game has the word; similar words are suggested."
    lists: Callable[[], Mapping[str, MeasuredList]] = dict
    "The lists behind its rulings that are measured."
