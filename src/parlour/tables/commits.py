"""Commit of one table: write its changes, then send them; or roll back to what is stored."""

from __future__ import annotations

import msgspec

from parlour.tables import broadcast
from parlour.tables.errors import StoreError
from parlour.tables.messages import Chatted, refusal
from parlour.tables.store import Store, StoredSnapshot, StoredTable
from parlour.tables.table import Committed, Outbox, Table

SNAPSHOT_EVERY = 100
"""Lines of the log between two snapshots of the state."""
RETRY = 2.0
"""Seconds from a failed commit until alarms and bots of the table go on."""

_encode = msgspec.json.Encoder().encode


def write(table: Table, store: Store) -> None:
    """Write the changes, within the store's transaction. Raises `Conflict` if the table has another owner."""
    committed, live = table.committed, table.live
    if live is not None and committed.n < live.n:
        lines = [_encode(line) for line in live.game.lines[max(committed.n, 0) :]]
        if committed.n < 0:
            lines.insert(0, _encode(live.game.head))
        store.append(table.id, table.epoch, committed.n, lines)
        if live.n - committed.snapshot >= SNAPSHOT_EVERY:
            state, asked = bytes(live.game.snapshot().state), _encode(live.asked_since)
            snapshot = StoredSnapshot(live.n, table.rules.version, state, asked)
            store.save_snapshot(table.id, table.epoch, snapshot)
            committed.snapshot = live.n
    if table.meta is not committed.meta:
        store.save_meta(table.meta, table.epoch, options=table.meta.options is not committed.meta.options)
    if table.chat.new:
        store.add_chat(table.id, table.epoch, table.chat.to_write())
    if table.run != committed.run:
        store.save_run(table.id, table.epoch, table.run)


def release(table: Table) -> None:
    """After the commit: send everyone the changes, then answer the commands."""
    sent, outbox = max(table.committed.n, 0), table.outbox
    table.committed = Committed(table.meta, -1 if table.live is None else table.n, table.committed.snapshot, table.run)
    table.outbox = Outbox()
    table.counts.lines += table.n - sent
    if outbox.seats_moved or sent == 0 < table.n:  # a welcome also carries the setting of a game that begins
        broadcast.welcome_all(table)
    else:
        if table.n > sent:
            broadcast.send_lines(table, sent)
        if outbox.lobby_changed:
            broadcast.send_lobby(table)
    if table.chat.new:
        for line in table.chat.mark_written():
            table.connections.tell_all(Chatted(line))
    for connection, _, answer in outbox.answers:
        connection.tell(answer)
    for connection, reason in outbox.ends:
        connection.end(reason, again=False)


def rewind(table: Table, stored: StoredTable, error: StoreError) -> None:
    """After a failed commit: roll back to what is stored, and refuse the pending commands."""
    answers, before = table.outbox.answers, (max(table.committed.n, 0), table.committed.meta)
    table.load(stored)
    table.connections.reseat(table.meta)
    table.retry_at = table.clock() + RETRY
    if (table.n, table.meta) != before:
        broadcast.welcome_all(table)
    for connection, id, _ in answers:
        connection.tell(refusal(id, error))
    table.change_lobby()  # connections may have come or gone meanwhile
