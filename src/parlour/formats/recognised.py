"""Reads a game from text in any known form: a Parlour log, or a format of a game."""

from __future__ import annotations

from msgspec.structs import replace

import parlour
from parlour.contract.formats import AnyFormat
from parlour.formats import FormatError, formats
from parlour.kernel.game import Game
from parlour.kernel.seats import unnamed_seats
from parlour.kernel.state import State


def read(text: str, language: str = "en") -> Game[State]:
    """Reads a game; the beginning of the text determines the format. Players without names get one in that language.

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
            return read_as(one, text, language)
    names = ", ".join(one.name.upper() for one in formats().values() if one.holds_games)
    raise FormatError(1, "formats-unknown", names=names)


def read_as(format_: AnyFormat, data: str | bytes, language: str = "en") -> Game[State]:
    """Reads a game of that format; if the format has no names of players, they are numbered in that language."""
    game: Game[State] = format_.read(data)
    if format_.has_names:
        return game
    numbered = unnamed_seats(len(game.start.seats), language)
    seats = tuple(replace(seat, name=other.name) for seat, other in zip(game.start.seats, numbered, strict=True))
    return Game.from_state(game.rules, replace(game.start, seats=seats), game.head.seed)


def by_suffix(suffix: str) -> AnyFormat | None:
    """The format of files with that suffix.

    >>> by_suffix(".GCG").name, by_suffix(".log")
    ('gcg', None)
    """
    found = (one for one in formats().values() if one.holds_games and one.suffix == suffix.lower())
    return next(found, None)
