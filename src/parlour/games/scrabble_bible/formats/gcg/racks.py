"""Racks during the replay of a record, as far as they are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.contract.formats import FormatError
from parlour.games.crossword.rules.rack import add, missing, take
from parlour.games.scrabble_bible.events import Held
from parlour.games.scrabble_bible.formats.gcg.lines import Entry
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.game import Game


class Racks:
    """The racks of a game that follows its record.

    A player whose tiles are unknown gets tiles that nobody else is known to have; a line that names them corrects
    this.
    """

    def __init__(self, game: Game[BibleState], left: Sequence[Entry]) -> None:
        self.game = game
        self.left = left
        "Entries about unplayed tiles."

    @property
    def state(self) -> BibleState:
        return self.game.state

    def hold(self, entry: Entry, needed: str = "") -> str:
        """Gives the player the named and the needed tiles; returns these together."""
        tiles, room = entry.rack, len(self.state.racks[entry.seat])
        blanks = (self.state.bag + "".join(self.state.racks)).count("?")
        if tiles.count("?") > blanks:  # question marks for unseen tiles
            tiles = tiles.replace("?", "")
        lacking = missing(tiles, needed)
        if len(tiles) <= room < len(tiles + lacking):
            raise FormatError(entry.line, "scrabble-bible-gcg-rack-lacks", rack=entry.rack, tiles=lacking)
        tiles = add(tiles, lacking)
        self.hold_all({entry.seat: (entry.line, tiles)})
        return tiles

    def leave_over(self, now: Mapping[int, tuple[int, str]] | None = None) -> None:
        """Gives the players the tiles that the file lists as left, except one who has other tiles now."""
        self.hold_all(self.at_the_end() | dict(now or {}))

    def at_the_end(self) -> dict[int, tuple[int, str]]:
        """By seat, the tiles left and the line that lists them."""
        racks = {}
        for entry in self.left:
            if entry.loses:
                racks[entry.seat] = entry.line, entry.tiles
            elif len(self.state.seats) == 2:
                racks[1 - entry.seat] = entry.line, entry.tiles
        return racks

    def hold_all(self, wanted: Mapping[int, tuple[int, str]]) -> None:
        """Gives each of those seats these tiles, swapping with the bag and among themselves."""
        state = self.state
        unseen = state.bag + "".join(state.racks)
        for seat, (line, tiles) in wanted.items():
            if len(tiles) > len(state.racks[seat]):
                raise FormatError(
                    line,
                    "scrabble-bible-gcg-rack-too-long",
                    rack=tiles,
                    tiles=len(tiles),
                    room=len(state.racks[seat]),
                )
            if absent := missing(unseen, tiles):
                raise FormatError(line, "scrabble-bible-gcg-tiles-used-up", rack=tiles, tiles=absent)
            unseen = take(unseen, tiles) or ""
        for _ in range(len(wanted) + 1):
            lacking = [seat for seat, (_, tiles) in wanted.items() if missing(self.state.racks[seat], tiles)]
            if not lacking:
                return
            for seat in lacking:
                self.game.record(Held(seat, wanted[seat][1]))
        raise FormatError(max(line for line, _ in wanted.values()), "scrabble-bible-gcg-racks-conflict")
