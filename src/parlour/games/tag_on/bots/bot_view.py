"""The view as used by bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from parlour.games.tag_on.bots.moves import Board
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.tile_set import TileSet
from parlour.games.tag_on.view import TagOnCommon
from parlour.kernel.view import PromptView, SeatView


class BotView(TagOnCommon, kw_only=True):
    """The parts of a view that a bot uses."""

    rack: str
    seat: int | None
    seats: tuple[SeatView, ...]
    to_act: tuple[int, ...]
    prompts: tuple[PromptView, ...]
    over: bool
    paused: bool
    options: TagOnOptions
    tile_set: TileSet

    @property
    def table(self) -> Board:
        return Board(self.tile_set, "".join(self.board), self.face_up, self.centre_used, self.bag, self.barred)

    @property
    def name(self) -> str:
        """Its own name."""
        assert self.seat is not None
        return self.seats[self.seat].name

    def people(self, *but: int) -> bool:
        """Whether a person other than those seats is still in the game."""
        return any(not one.bot and one.standing == "playing" for seat, one in enumerate(self.seats) if seat not in but)


def read(view: Mapping[str, object]) -> BotView:
    """Decodes a view."""
    seen = msgspec.convert(view, BotView)
    if seen.options.own_words:
        seen.options = replace(seen.options, own_words=_same(seen.options.own_words))
    return seen


@lru_cache(maxsize=16)
def _same(own: tuple[str, ...]) -> tuple[str, ...]:
    """One object for equal lists: a table's own list is part of each view, and its graph is built once."""
    return own
