"""Compares the end in a file with the end by the rules."""

from __future__ import annotations

from collections.abc import Sequence, Set

from parlour.contract.formats import FormatError
from parlour.games.crossword.rules.rack import add
from parlour.games.scrabble_bible.formats.gcg.lines import Entry, Record
from parlour.games.scrabble_bible.state import BibleState
from parlour.games.scrabble_bible.tile_set import standard


def form(record: Record, last: int, left: Sequence[Entry]) -> str:
    """SB-40: the adjustment in the file: `deduct-and-gain` if a player loses points or gains exactly their sum."""
    values = standard().values
    gains = [entry for entry in left if not entry.loses]
    single = any(entry.score == sum(values[tile] for tile in entry.tiles) != 0 for entry in gains)
    played_out = last >= 0 and record.entries[last].kind == "play"
    losses = len(left) > len(gains) and (bool(gains) or played_out)
    return "deduct-and-gain" if single or losses else "gain-double"


def compare(state: BibleState, left: Sequence[Entry], whole: Set[int]) -> None:
    """Compares the end in the file with the end by the rules."""
    for entry in left:
        of = [entry.seat] if entry.loses else [seat for seat in range(len(state.seats)) if seat != entry.seat]
        there = add("", "".join(state.racks[seat] for seat in of))
        if entry.tiles != there:
            raise FormatError(entry.line, "scrabble-bible-gcg-leftover-wrong", there=there or "–", tiles=entry.tiles)
    for seat, points in enumerate(state.adjustments):
        lines = [entry for entry in left if entry.seat == seat]
        if not lines and points and state.bag and seat not in whole:
            name = state.seats[seat].name
            raise FormatError(left[0].line, "scrabble-bible-gcg-leftover-missing", name=name)
        if lines and sum(entry.score for entry in lines) != points:
            raise FormatError(
                lines[0].line,
                "scrabble-bible-gcg-leftover-points",
                name=state.seats[seat].name,
                points=points,
            )
