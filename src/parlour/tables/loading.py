"""Loads a game from the store."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache

import msgspec

import parlour
from parlour.kernel.chance import Seal
from parlour.kernel.errors import LogError
from parlour.kernel.events import Event
from parlour.kernel.game import Game, Snapshot
from parlour.kernel.log import Head, Line, Log, event_decoder, read_head, read_line
from parlour.kernel.replay import replay
from parlour.kernel.rules import Rules
from parlour.kernel.state import State
from parlour.tables.meta import Meta
from parlour.tables.stale_commands import AskedSince, PromptLog, PromptReplay
from parlour.tables.store import StoredTable

log = logging.getLogger(__name__)


@cache
def _event_decoder(game: str) -> msgspec.json.Decoder[Event]:
    return event_decoder(parlour.rules_of(game))


def load_game(stored: StoredTable) -> tuple[Game[State], PromptLog] | None:
    """The game, folded from its snapshot if these rules can read it, and what its seats are asked since when.

    None if the game has not begun.
    """
    if stored.head is None:
        return None
    rules, events = parlour.rules_of(stored.meta.game), _event_decoder(stored.meta.game)
    lines = tuple(read_line(text, events, number) for number, text in enumerate(stored.lines, start=2))
    record = Log(read_head(stored.head), lines)
    game, prompts = _replayed(rules, record, stored)
    if record.head.commitment:
        game.seal = _seal(stored.meta, record.head)
    return game, prompts


def _seal(meta: Meta, head: Head) -> Seal:
    """The secret of the table with the numbers that the game began with (AG-2)."""
    seal = Seal(bytes.fromhex(meta.secret), head.numbers)
    if seal.commitment != head.commitment:
        raise LogError(1, "kernel-verify-other-secret")
    return seal


def _replayed(rules: Rules[State], record: Log, stored: StoredTable) -> tuple[Game[State], PromptLog]:
    snapshot = stored.snapshot
    if snapshot is not None and snapshot.rules == rules.version:
        try:
            prompts = PromptReplay(snapshot.n, _since(snapshot.asked))
            game = replay(rules, record, Snapshot(snapshot.n, msgspec.Raw(snapshot.state)), prompts.before_line)
            return game, prompts.end(game)
        except LogError:
            log.exception(
                "Table %s: its snapshot cannot be read; the log is folded from its first line.", stored.meta.id
            )
    prompts = PromptReplay()
    game = replay(rules, record, None, prompts.before_line)
    return game, prompts.end(game)


def _since(asked: bytes) -> AskedSince | None:
    """None for a snapshot of an earlier version."""
    return msgspec.json.decode(asked, type=AskedSince) if asked else None


def commands_by_id(lines: Iterable[Line]) -> dict[tuple[int, str], int]:
    """For each seat and command id, the last line that the command added."""
    found: dict[tuple[int, str], int] = {}
    current: tuple[int, str] | None = None
    for line in lines:
        if line.command or line.seat is None:
            current = (line.seat, line.id) if line.seat is not None and line.id else None
        if current is not None:
            found[current] = line.n
    return found
