"""How a bot's person changes its play in tile games, at the levels that play like people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeVar

from parlour.kernel.cast import Character

T = TypeVar("T")

BLANK_WORTH = 25
"""Points that a play has to score for each blank that it lays."""
CAUTION = 10
"""Points that a careful person wants in addition."""
DOUBT = 0.2
"""Relative change of the probability of a challenge: more for a daring person, less for a careful one."""
UNUSUAL = frozenset("JKQVWXYZ")
"""Letters that make a word look rare."""


def is_worth_its_blanks(laid: Iterable[tuple[int, str]], score: int, person: Character) -> bool:
    """Whether a play scores enough for the blanks that it lays.

    >>> from parlour.kernel.cast import character
    >>> daring, careful = character("Domino"), character("Caramel")
    >>> [is_worth_its_blanks([(0, "A"), (1, "x")], points, daring) for points in (24, 25)]
    [False, True]
    >>> is_worth_its_blanks([(0, "A"), (1, "x")], 25, careful), is_worth_its_blanks([(0, "A")], 2, careful)
    (False, True)
    """
    blanks = sum(letter.islower() for _, letter in laid)
    return score >= blanks * (BLANK_WORTH + CAUTION * (person.boldness < 0))


def favourite(found: Sequence[T], word: Callable[[T], str], person: Character, rng: Random) -> T:
    """One of these plays at random, more often one whose word this person likes."""
    return max(rng.choice(found), rng.choice(found), key=lambda one: _liking(word(one), person))


def _liking(word: str, person: Character) -> int:
    match person.likes:
        case "long":
            return len(word)
        case "short":
            return -len(word)
        case "rare":
            return sum(letter in UNUSUAL for letter in word.upper())
        case "plain":
            return -sum(letter in UNUSUAL for letter in word.upper())


def challenges(usual: float, person: Character) -> float:
    """The probability with which this person challenges. A level that always challenges still does.

    >>> from parlour.kernel.cast import character
    >>> challenges(0.5, character("Tango")), challenges(0.5, character("Mimosa")), challenges(1.0, character("Mimosa"))
    (0.6, 0.4, 1.0)
    """
    return usual if usual >= 1 else min(1.0, usual * (1 + DOUBT * person.boldness))
