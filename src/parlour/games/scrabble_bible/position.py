from __future__ import annotations

from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.state import Table
from parlour.kernel.state import Seat


def write(state: Table) -> str:
    raise NotImplementedError


def read(text: str, options: BibleOptions, seats: tuple[Seat, ...]) -> Table:
    raise NotImplementedError
