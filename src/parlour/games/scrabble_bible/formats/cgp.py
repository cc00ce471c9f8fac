"""CGP: a position of a crossword game on one line, for SCRABBLE Bible Edition.

The same as `Game.position`, except that racks and scores start with the player on turn, as other programs expect;
`first` names that seat. The options are the preset `classic`, unless the line names others.

>>> game = read("15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 AEINRST/ 0/10 0 lex NWL23;")
>>> game.to_act, game.scores
((0,), (0, 10))
>>> write(game).split()[1:4]
['AEINRST/', '0/10', '0']
"""

from __future__ import annotations

import re

from parlour.contract.formats import Format, FormatError
from parlour.games.scrabble_bible.game import RULES
from parlour.games.scrabble_bible.options import PRESETS, BibleOptions
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.text import positions
from parlour.kernel.errors import ParlourError, PositionError
from parlour.kernel.game import Game
from parlour.kernel.option_checks import read_options
from parlour.kernel.registry import rules_of
from parlour.kernel.state import State

CLASSIC = read_options(BibleOptions, {**PRESETS["classic"].values, "aids": "none"})
"""The default options of a file."""


class CgpError(FormatError, PositionError):
    """A line that is not a position."""


_ROWS = re.compile(r"[A-Za-z0-9?()\[\]]+(/[A-Za-z0-9?()\[\]]*){8,}(\s|$)")
"""Rows of a board: no line of another format starts like that."""


def read(data: str | bytes) -> Game[State]:
    """The game with that position."""
    text = data if isinstance(data, str) else _decoded(data)
    before = text[: len(text) - len(text.lstrip())]
    try:
        return Game.from_position(rules_of(RULES.key), text, preset="classic")
    except PositionError as error:
        raise CgpError.of(before.count("\n") + 1, error) from error


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise CgpError(data[: error.start].count(b"\n") + 1, "scrabble-bible-cgp-not-utf-8") from error


def write(game: Game[State]) -> str:
    """The position at a quiet moment, hidden parts included; otherwise `PositionError`."""
    if not isinstance(game.state, BibleState):
        raise ParlourError("scrabble-bible-cgp-other-game")
    if game.state.prompts:
        raise PositionError("kernel-position-prompt-open")
    return positions.write(game.state, first=game.state.turn, base=CLASSIC)


def begins(text: str) -> bool:
    return _ROWS.match(text) is not None


CGP = Format(name="cgp", suffix=".cgp", read=read, write=write, begins=begins, has_names=False)
