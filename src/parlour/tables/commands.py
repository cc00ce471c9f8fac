"""Handles the messages of connections: commands, previews, chat, the pace of bots, and measuring latency."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from parlour.kernel.commands import Leave, parse_common, tidy
from parlour.kernel.errors import ParlourError
from parlour.tables.connections import Connection
from parlour.tables.errors import NotAllowed
from parlour.tables.messages import (
    Do,
    Done,
    Draft,
    Echo,
    Hello,
    Hurry,
    Incoming,
    Learn,
    Ping,
    Pong,
    Retry,
    Say,
    ServerMessage,
    Tried,
    TryOut,
    refusal,
)
from parlour.tables.table import Table

log = logging.getLogger(__name__)


def receive(table: Table, connection: Connection, message: Incoming) -> None:
    """Handle one message. Changes are answered after the commit."""
    table.counts.messages += 1
    match message:
        case Do() | Say() | TryOut():
            if table.turns.held:
                table.turns.change(partial(_handle, table, connection, message, table.clock()))
            else:
                _handle(table, connection, message)
        case Ping(sent):
            now = table.clock()
            connection.latency.ping(sent, now)
            connection.tell(Pong(sent, now))
        case Echo(of):
            connection.latency.echo(of, table.clock())
        case Hurry(on):
            connection.hurries = on
        case Draft(draft):
            table.turns.look(partial(_show, table, connection, draft))
        case Hello() | Learn() | Retry():
            pass  # the connection has its Welcome already, and a table is no lesson


def _handle(table: Table, connection: Connection, message: Do | Say | TryOut, waits_since: float | None = None) -> None:
    """Handle a message that is answered. Time that it waited at the server is not charged to the player."""
    id = message.id
    match message:
        case Do():
            now = table.clock()
            if waits_since is None:
                latency = connection.latency.of(message.sent, now)
            else:
                latency = connection.latency.of(message.sent, waits_since) + now - waits_since
            _answer(table, connection, id, lambda seat: Done(id, _do(table, seat, message, latency)))
        case TryOut(_, command):
            _answer(table, connection, id, lambda seat: Tried(id, table.running().views.preview(seat, command)))
        case Say():
            _answer(table, connection, id, lambda seat: Done(id, _say(table, seat, message)))


def _answer(table: Table, connection: Connection, id: str, attempt: Callable[[int], ServerMessage]) -> None:
    """Send the result or a refusal, after pending commits and earlier answers."""
    try:
        if connection.seat is None:
            raise NotAllowed("tables-players-only")
        answer = attempt(connection.seat)
    except ParlourError as error:
        table.counts.refused += 1
        answer = refusal(id, error)
    except Exception:
        log.exception("Table %s: a message of seat %s failed.", table.id, connection.seat)
        answer = refusal(id, ParlourError("tables-failed"))
    if table.uncommitted or table.outbox.answers:
        table.outbox.answers.append((connection, id, answer))
        table.touch(table)
    else:
        connection.tell(answer)


def _show(table: Table, connection: Connection, draft: str) -> None:
    """Show spectators what the player has laid so far. Nothing is stored, and only a refusal is answered."""
    try:
        if connection.seat is None:
            raise NotAllowed("tables-players-only")
        if not table.meta.television:
            raise NotAllowed("tables-no-television")
        shown = table.drafts.show(table.running().game, connection.seat, draft, table.clock())
    except ParlourError as error:
        table.counts.refused += 1
        connection.tell(refusal("", error))
    else:
        if shown is not None:
            table.connections.tell(None, shown)


def _do(table: Table, seat: int, message: Do, latency: float) -> int:
    if table.live is None and isinstance(parse_common(tidy(message.command)), Leave):
        table.leave(seat)
        return 0
    return table.running().command(seat, message, latency)


def _say(table: Table, seat: int, message: Say) -> int:
    known = table.chat.find(seat, message.id)
    if known is not None:
        return known
    return table.chat.say(seat, table.meta.seats[seat], table.meta.chat, message, table.clock())
