"""The commit of one table: collects its changes, sends them afterwards, or goes back to what is stored."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.tables import broadcast
from parlour.tables.errors import Conflict, StoreError
from parlour.tables.messages import Chatted, refusal
from parlour.tables.meta import Meta
from parlour.tables.store import Store, StoredSnapshot, StoredTable
from parlour.tables.table import Committed, Outbox, Table

SNAPSHOT_EVERY = 100
"""Lines of the log between two snapshots of the state."""
RETRY = 2.0
"""Seconds from a failed commit until alarms and bots of the table go on."""

_encode = msgspec.json.Encoder().encode


class Changes(msgspec.Struct, frozen=True):
    """The changes of one table in a commit. None or empty: that part has not changed."""

    table: str
    epoch: int
    expected: int
    "The last stored line."
    lines: Sequence[bytes] = ()
    snapshot: StoredSnapshot | None = None
    meta: Meta | None = None
    options: bool = False
    "Whether the options have changed."
    chat: Sequence[tuple[int, bytes]] = ()
    run: int | None = None


def changes_of(table: Table) -> Changes:
    """Everything that the store does not have yet."""
    committed, live = table.committed, table.live
    lines: list[bytes] = []
    snapshot = None
    if live is not None and committed.n < live.n:
        lines = [_encode(line) for line in live.game.lines[max(committed.n, 0) :]]
        if committed.n < 0:
            lines.insert(0, _encode(live.game.head))
        if live.n - committed.snapshot >= SNAPSHOT_EVERY:
            state, asked = bytes(live.game.snapshot().state), _encode(live.asked_since)
            snapshot = StoredSnapshot(live.n, table.rules.version, state, asked)
    return Changes(
        table.id,
        table.epoch,
        committed.n,
        lines,
        snapshot,
        None if table.meta is committed.meta else table.meta,
        table.meta.options is not committed.meta.options,
        table.chat.to_write() if table.chat.new else (),
        None if table.run == committed.run else table.run,
    )


def append(batch: Sequence[Changes], alive: tuple[int, float] | None, store: Store) -> set[str]:
    """Write these changes and the heartbeat of a run in one transaction. Nothing is written of tables that have another
    owner; returns these."""
    fenced: set[str] = set()
    with store.transaction():
        for changes in batch:
            try:
                _write(changes, store)
            except Conflict:
                fenced.add(changes.table)
        if alive is not None:
            store.note_alive(*alive)
    return fenced


def _write(changes: Changes, store: Store) -> None:
    table, epoch = changes.table, changes.epoch
    if changes.lines:
        store.append(table, epoch, changes.expected, changes.lines)
        if changes.snapshot is not None:
            store.save_snapshot(table, epoch, changes.snapshot)
    if changes.meta is not None:
        store.save_meta(changes.meta, epoch, options=changes.options)
    if changes.chat:
        store.add_chat(table, epoch, changes.chat)
    if changes.run is not None:
        store.save_run(table, epoch, changes.run)


def release(table: Table, changes: Changes | None) -> None:
    """After the commit: send everyone the changes, then answer the commands."""
    committed, outbox = table.committed, table.outbox
    sent = max(committed.n, 0)
    snapshot = committed.snapshot if changes is None or changes.snapshot is None else changes.snapshot.n
    table.committed = Committed(table.meta, -1 if table.live is None else table.n, snapshot, table.run)
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
    outbox.answer()


def is_stored(table: Table, stored: StoredTable) -> bool:
    """Whether everything was written although the store reported a failure: a connection may break after a commit."""
    lines = -1 if stored.head is None else len(stored.lines)
    chat = table.chat.last_number == (0 if not stored.chat else table.chat.number_of(stored.chat[-1]))
    own = stored.epoch == table.epoch and stored.run == table.run and stored.meta == table.meta
    return own and chat and lines == (-1 if table.live is None else table.n)


def rewind(table: Table, stored: StoredTable, error: StoreError) -> None:
    """After a failed commit: roll back to what is stored, and refuse the pending commands."""
    outbox, before = table.outbox, (max(table.committed.n, 0), table.committed.meta)
    table.load(stored)
    table.connections.reseat(table.meta)
    table.retry_at = table.clock() + RETRY
    if (table.n, table.meta) != before:
        broadcast.welcome_all(table)
    for connection, id, _ in outbox.answers:
        connection.tell(refusal(id, error))
    outbox.fail(error)
    table.change_lobby()  # connections may have come or gone meanwhile
