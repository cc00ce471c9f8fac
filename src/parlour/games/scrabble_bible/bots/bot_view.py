"""The view as used by bots."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from parlour.games.scrabble_bible.bots.bot_knowledge import BotKnowledge
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.tile_set import TileSet
from parlour.games.scrabble_bible.view import BibleCommon
from parlour.kernel.view import PromptView, SeatView


class BotView(BibleCommon, kw_only=True):
    """The parts of a view that a bot uses."""

    rack: str
    helper_rack: str
    seat: int | None
    seats: tuple[SeatView, ...]
    to_act: tuple[int, ...]
    prompts: tuple[PromptView, ...]
    scores: tuple[int, ...]
    over: bool
    paused: bool
    options: BibleOptions
    tile_set: TileSet

    @property
    def name(self) -> str:
        """Its own name."""
        assert self.seat is not None
        return self.seats[self.seat].name

    def others(self, *but: int | None) -> list[SeatView]:
        """Seats still in the game, except those."""
        return [one for i, one in enumerate(self.seats) if i not in but and one.standing == "playing"]

    def knowledge(self) -> BotKnowledge:
        """The player's knowledge for evaluation."""
        seat = self.seat
        assert seat is not None
        count = len(self.seats)
        order = [(seat + step) % count for step in range(1, count)]
        move = self.move
        return BotKnowledge(
            tile_set=self.tile_set,
            options=self.options,
            board="".join(self.board),
            rack=self.rack,
            seat=seat,
            points=self.scores,
            tiles=self.tiles,
            opponents=tuple(other for other in order if self.seats[other].standing == "playing"),
            bag=self.bag,
            last=(move.seat, move.squares, move.score) if move is not None and move.standing != "withdrawn" else None,
        )


def read(view: Mapping[str, object]) -> BotView:
    """Decodes a view."""
    seen = msgspec.convert(view, BotView)
    options = seen.options
    if isinstance(options.word_list, tuple):
        options = replace(options, word_list=_same(options.word_list))
    if isinstance(options.bonus_list, tuple):
        options = replace(options, bonus_list=_same(options.bonus_list))
    seen.options = options
    return seen


_seen: dict[tuple[str, ...], tuple[str, ...]] = {}
_MOST_SEEN = 16


def _same(own: tuple[str, ...]) -> tuple[str, ...]:
    """One object for equal lists: a table's own list is part of each view, and its graph is built once."""
    if own not in _seen:
        while len(_seen) >= _MOST_SEEN:
            del _seen[next(iter(_seen))]
        _seen[own] = own
    return _seen[own]
