"""Reads a game from text in any known form: a Parlour log, or a format of a game."""

from __future__ import annotations

import parlour
from parlour.contract.formats import AnyFormat
from parlour.formats import FormatError, formats
from parlour.kernel.game import Game
from parlour.kernel.state import State


def read(text: str) -> Game[State]:
    """Reads a game; the beginning of the text determines the format.

    >>> read("#player1 ada Ada\\n#player2 ben Ben\\n>ada: EGHILT? 8G LIGHT +18 18").scores
    (18, 0)
    >>> read("15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 AEINRST/ 0/10 0").scores
    (0, 10)
    >>> read(parlour.new(parlour.game_keys()[0], 2, seed=7).dump()).head.seed
    7
    """
    begins = text.lstrip("\ufeff \t\r\n")
    if begins.startswith("{"):
        return parlour.load(begins)
    for one in formats().values():
        if one.begins is not None and one.begins(begins):
            game: Game[State] = one.read(text)
            return game
    names = ", ".join(one.name.upper() for one in formats().values() if one.holds_games)
    raise FormatError(1, "formats-unknown", names=names)


def by_suffix(suffix: str) -> AnyFormat | None:
    """The format of files with that suffix.

    >>> by_suffix(".GCG").name, by_suffix(".log")
    ('gcg', None)
    """
    found = (one for one in formats().values() if one.holds_games and one.suffix == suffix.lower())
    return next(found, None)
