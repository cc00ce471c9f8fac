"""Loads a game from what the store kept of it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache

import msgspec

import parlour
from parlour.kernel.errors import LogError
from parlour.kernel.events import Event
from parlour.kernel.game import Game, Snapshot
from parlour.kernel.log import Line, Log, event_decoder, read_head, read_line
from parlour.kernel.replay import replay
from parlour.kernel.state import State
from parlour.tables.store import Kept

log = logging.getLogger(__name__)


@cache
def _event_decoder(game: str) -> msgspec.json.Decoder[Event]:
    return event_decoder(parlour.rules_of(game))


def load_game(kept: Kept) -> Game[State] | None:
    """The game, folded from its snapshot if these rules can read it; None if the game has not begun."""
    if kept.head is None:
        return None
    rules, events = parlour.rules_of(kept.meta.game), _event_decoder(kept.meta.game)
    lines = tuple(read_line(text, events, number) for number, text in enumerate(kept.lines, start=2))
    game = Log(read_head(kept.head), lines)
    if kept.snapshot is not None and kept.snapshot[1] == rules.version:
        try:
            return replay(rules, game, Snapshot(kept.snapshot[0], msgspec.Raw(kept.snapshot[2])))
        except LogError:
            log.exception("Table %s: its snapshot cannot be read; the log is folded from its first line.", kept.meta.id)
    return replay(rules, game)


def commands_by_id(lines: Iterable[Line]) -> dict[tuple[int, str], int]:
    """For each seat and id of a command, the last line that the command brought about."""
    found: dict[tuple[int, str], int] = {}
    current: tuple[int, str] | None = None
    for line in lines:
        if line.command or line.seat is None:
            current = (line.seat, line.id) if line.seat is not None and line.id else None
        if current is not None:
            found[current] = line.n
    return found
