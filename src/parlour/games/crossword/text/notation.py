"""Command texts that the tile games share."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from parlour.data.letters import unaccented
from parlour.kernel.commands import Command
from parlour.kernel.errors import CommandError

_PLACE = re.compile(r"[0-9]{1,2}[A-Z]|[A-Z][0-9]{1,2}")


class Exchange(Command, frozen=True):
    "Exchange tiles with the bag."

    tiles: str


class Pass(Command, frozen=True):
    "Pass the turn."


def read_place(text: str) -> str:
    """
    >>> read_place("8g")
    '8G'
    """
    if not is_place(text):
        raise CommandError("crossword-usage-square", place=text[:20])
    return text.upper()


def is_place(text: str) -> bool:
    return text.isascii() and _PLACE.fullmatch(text.upper()) is not None


def read_word(text: str, longest: int) -> str:
    """The word of a play; a lower-case letter is a blank. Accents and ligatures may be typed.

    >>> read_word("NOÉ", 15), read_word("cŒUR", 15)
    ('NOE', 'cOEUR')
    """
    text = unaccented(text)
    if not (text.isascii() and text.isalpha() and len(text) <= longest):
        raise CommandError("crossword-usage-word", word=text[:40])
    return text


def read_alone(word: str, rest: str, alone: Mapping[str, Command], commands: Sequence[str]) -> Command:
    """A command of one word."""
    command = alone.get(word.lower())
    if command is None:
        raise CommandError("kernel-unknown-command", word=word[:40], commands=", ".join(commands))
    if rest:
        raise CommandError("kernel-command-takes-nothing", word=word.lower(), rest=rest)
    return command
