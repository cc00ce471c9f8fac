"""GCG: the record of a crossword game, read and written as a game of SCRABBLE Bible Edition.

A file is replayed by the rules (SB-40): every score, every total and the end are computed, and where file and rules
disagree, `FormatError` names the line. The options are `classic`, unless Parlour's own pragma `#parlour options` sets
others. `docs/games/scrabble-bible-formats.md` describes the supported part of the format.

>>> head = "#player1 ada Ada\\n#player2 ben Ben\\n"
>>> read(head + ">ada: EGHILT? 8G LIGHT +18 18").scores
(18, 0)
>>> read(head + ">ada: EGHILT? 8G LIGHT +20 20")
Traceback (most recent call last):
...
parlour.contract.formats.FormatError: Line 3: LIGHT scores 18, not 20.
"""

from __future__ import annotations

from typing import cast

from parlour.contract.formats import Format
from parlour.games.scrabble_bible.formats.cgp import CLASSIC
from parlour.games.scrabble_bible.formats.gcg import lines, record_player, writing
from parlour.games.scrabble_bible.game import RULES
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.registry import rules_of
from parlour.kernel.rules import Rules
from parlour.kernel.state import State


def read(data: str | bytes) -> Game[State]:
    """The game, finished or running."""
    rules = cast("Rules[BibleState]", rules_of(RULES.key))
    return cast("Game[State]", record_player.play(rules, lines.parse(data)))


def write(game: Game[State]) -> str:
    """The record of a game with all racks, including hidden tiles of a running game."""
    if not isinstance(game.state, BibleState):
        raise ParlourError("scrabble-bible-gcg-other-game")
    return writing.write(cast("Game[BibleState]", game), CLASSIC)


def begins(text: str) -> bool:
    return text.startswith((">", "#"))


GCG = Format(name="gcg", suffix=".gcg", read=read, write=write, begins=begins)
