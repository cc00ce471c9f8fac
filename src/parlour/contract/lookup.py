"""What a game makes of a word that somebody looks up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from parlour.contract.bodies import Answer
from parlour.words import Language


class WordRuling(Answer, frozen=True):
    """What a rule of a game says of a word."""

    rule: str
    yes: bool
    sentence: str


@dataclass(frozen=True, kw_only=True)
class Lookup:
    """The verdict of a game that is played with words."""

    rulings: Callable[[str, Language, str, str], Iterable[WordRuling]]
    "Of a word (its letters, its language, the language of the reader, how it is written); the first says if it counts."
    has: Callable[[str, Language], bool]
    "Whether a list of the game's own has the word; those that are spelled nearly alike are suggested."
