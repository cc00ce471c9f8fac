"""A game in whatever text it comes: a log of Parlour, a GCG record, or a position (CGP)."""

from __future__ import annotations

import re

import parlour
from parlour.formats import FormatError, cgp, gcg
from parlour.kernel.game import Game
from parlour.kernel.state import State

_ROWS = re.compile(r"[A-Za-z0-9?()\[\]]+(/[A-Za-z0-9?()\[\]]*){8,}(\s|$)")
"""A board row by row: no line of another format begins so."""


def read(text: str) -> Game[State]:
    """The game that the text tells of; what it is, its beginning shows.

    >>> read("#player1 ada Ada\\n#player2 ben Ben\\n>ada: EGHILT? 8G LIGHT +18 18").scores
    (18, 0)
    >>> read("15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 AEINRST/ 0/10 0").scores
    (0, 10)
    >>> read(parlour.new("scrabble-bible", 2, seed=7).dump()).head.seed
    7
    """
    begins = text.lstrip("\ufeff \t\r\n")
    if begins.startswith("{"):
        return parlour.load(begins)
    if _ROWS.match(begins):
        return cgp.read(text)
    if not begins.startswith((">", "#")):
        raise FormatError(1, "This is neither a log of Parlour nor a GCG file nor a position (CGP).")
    return gcg.read(text)
