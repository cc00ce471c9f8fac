"""The statements that the stores in SQLite and in PostgreSQL have in common. `?` stands for a value.

One append of a table is one row of its log: its lines as JSON, and the number of the last.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from parlour.tables.database import Database
from parlour.tables.errors import Conflict, OwnedElsewhere
from parlour.tables.gallery import Gallery
from parlour.tables.meta import Meta, Status
from parlour.tables.store import LEASE, Gap, Run, StoredSnapshot, StoredTable, Waiting

CHAT_KEPT = 500
"""Stored lines of chat per table."""

META = "meta, (SELECT value FROM options WHERE options.id = tables.id)"
"""Columns of a whole `Meta`."""

STORED_BYTES = """
SELECT coalesce(sum(length(meta)
    + coalesce((SELECT length(value) FROM options WHERE options.id = tables.id), 0)
    + coalesce((SELECT sum(length(lines)) FROM logs WHERE logs.id = tables.id), 0)
    + coalesce((SELECT length(state) FROM snapshots WHERE snapshots.id = tables.id), 0)
    + coalesce((SELECT sum(length(line)) FROM chat WHERE chat.id = tables.id), 0)), 0)
FROM tables WHERE owner = ? AND owner != {empty}
"""
"""The size of an owner's tables."""

_metas = msgspec.json.Decoder(Meta)
_options = msgspec.json.Decoder(dict[str, object])
_encode = msgspec.json.Encoder().encode


class SQLStore(ABC):
    """Tables in a database. A subclass opens it, and knows its transactions and errors."""

    gallery: Gallery
    waits: bool
    shared: bool
    _db: Database
    _no_bytes = "x''"
    "No bytes, as the database writes them."
    _now: str
    "The time of the database in seconds."
    _skip_locked = ""
    "Leaves out rows that another node is about to claim."

    def __init__(self) -> None:
        self._listed: dict[bytes, Meta] = {}
        "The decoded public tables of the last list, by their stored text."

    @abstractmethod
    def transaction(self) -> AbstractContextManager[None]:
        """All or nothing; `StoreError` if it cannot be written."""

    @abstractmethod
    def reading(self) -> AbstractContextManager[None]:
        """`StoreError` if it cannot be read."""

    @abstractmethod
    def append(self, table: str, epoch: int, expected: int, lines: Sequence[bytes]) -> None:
        """Add lines after line `expected`."""

    @abstractmethod
    def _insert_table(self, meta: Meta, stored: bytes, owner: bytes) -> bool:
        """Add the row of a table; False if its code is taken."""

    @abstractmethod
    def check(self) -> None:
        """Write and read back; `StoreError` if what is committed now would not be kept."""

    @abstractmethod
    def maintain(self) -> None:
        """Periodic maintenance, called by the heartbeat."""

    @abstractmethod
    def close(self) -> None: ...

    def secret(self) -> bytes:
        with self.transaction():
            row = self._db.execute("SELECT value FROM secret").fetchone()
            if row is None:
                row = (secrets.token_bytes(32),)
                self._db.execute("INSERT INTO secret VALUES (?)", row)
        return bytes(row[0])

    def now(self) -> float:
        with self.reading():
            return float(self._db.execute(f"SELECT {self._now}").fetchone()[0])

    # Runs

    def begin_run(self, now: float, address: str = "", after: int | None = None) -> Run:
        with self.transaction():
            self._lock_runs()
            if not self.shared:
                # This process holds the lock of the file, so no other one serves it.
                self._db.execute("UPDATE runs SET lease_until = 0 WHERE lease_until > 0")
            elif after is not None:
                self._db.execute("UPDATE runs SET lease_until = 0 WHERE number = ?", (after,))
            (others,) = self._db.execute(f"SELECT max(session) FROM runs WHERE lease_until > {self._now}").fetchone()
            (number,) = self._db.execute(
                "INSERT INTO runs (began, alive, session, lease_until, address)"
                f" VALUES (?, ?, ?, {self._now} + {LEASE}, ?) RETURNING number",
                (now, now, others or 0, address),
            ).fetchone()
            if others is None:
                self._db.execute("UPDATE runs SET session = number WHERE number = ?", (number,))
            if after is not None:
                self._db.execute("UPDATE tables SET node = ? WHERE node = ?", (number, after))
        return Run(int(number), now, now, int(others or number))

    @abstractmethod
    def _lock_runs(self) -> None:
        """Let one node begin after another, so that they agree on the session."""

    def note_alive(self, run: int, now: float) -> None:
        # A late heartbeat does not set the time back.
        self._db.execute(
            f"UPDATE runs SET alive = CASE WHEN alive < ? THEN ? ELSE alive END, lease_until = {self._now} + {LEASE}"
            " WHERE number = ?",
            (now, now, run),
        )

    def end_run(self, run: int, now: float) -> None:
        with self.transaction():
            self.note_alive(run, now)
            self._db.execute("UPDATE runs SET lease_until = 0 WHERE number = ?", (run,))

    def runs(self, since: int) -> list[Run]:
        with self.reading():
            rows = self._db.execute(
                "SELECT number, began, alive, session FROM runs WHERE number >= ? ORDER BY number", (since,)
            )
            return [Run(*row) for row in rows]

    # Reading

    def meta(self, table: str) -> Meta | None:
        with self.reading():
            row = self._db.execute(f"SELECT {META} FROM tables WHERE id = ?", (table,)).fetchone()
        return None if row is None else _meta(*row)

    def waiting(self, table: str) -> Waiting | None:
        with self.reading():
            row = self._db.execute("SELECT status, waits, node FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        waits_for = None if row[2] is not None or row[1] is None else tuple(map(int, row[1].split()))
        return Waiting(row[0], waits_for)

    def by_code(self, code: str) -> str | None:
        with self.reading():
            row = self._db.execute("SELECT id FROM tables WHERE code = ? AND status != 'over'", (code,)).fetchone()
        return None if row is None else str(row[0])

    def public(self, limit: int) -> list[Meta]:
        with self.reading():
            rows = self._db.execute(
                "SELECT meta FROM tables WHERE public AND status != 'over' ORDER BY created DESC LIMIT ?", (limit,)
            )
            # Lists are requested often: tables that have not changed are not decoded again.
            known = self._listed
            self._listed = {text: known.get(text) or _metas.decode(text) for (text,) in rows}
            return list(self._listed.values())

    def listing(self, limit: int, skip: int) -> tuple[int, list[tuple[Meta, float]]]:
        with self.reading():
            (total,) = self._db.execute("SELECT count(*) FROM tables").fetchone()
            rows = self._db.execute(
                "SELECT meta, used FROM tables ORDER BY created DESC, id LIMIT ? OFFSET ?", (limit, skip)
            ).fetchall()
            return int(total), [(_metas.decode(meta), float(used)) for meta, used in rows]

    def stored_bytes(self, owner: bytes) -> int:
        with self.reading():
            (size,) = self._db.execute(STORED_BYTES.format(empty=self._no_bytes), (owner,)).fetchone()
            return int(size)

    def unused(self, status: Status, since: float, limit: int) -> list[tuple[str, int]]:
        with self.reading():
            return self._db.execute(
                "SELECT id, epoch FROM tables WHERE node IS NULL AND status = ? AND used < ? LIMIT ?",
                (status, since, limit),
            ).fetchall()

    def read(self, table: str) -> StoredTable | None:
        with self.reading():
            return self._read(table)

    def _read(self, table: str) -> StoredTable | None:
        db = self._db
        row = db.execute(f"SELECT {META}, epoch, run FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        parts = db.execute("SELECT lines FROM logs WHERE id = ? ORDER BY n", (table,))
        lines = [line for (part,) in parts for line in bytes(part).split(b"\n")]
        row_of_snapshot = db.execute("SELECT n, rules, state, asked FROM snapshots WHERE id = ?", (table,)).fetchone()
        snapshot = None if row_of_snapshot is None else StoredSnapshot(*row_of_snapshot)
        chat = [bytes(line) for (line,) in db.execute("SELECT line FROM chat WHERE id = ? ORDER BY n", (table,))]
        head = lines.pop(0) if lines else None
        return StoredTable(_meta(*row[:2]), row[2], row[3], head, lines, snapshot, chat)

    # Seats that move to another device

    def add_move(self, code: str, table: str, grant: int, until: float, now: float) -> bool:
        with self.transaction():
            self._db.execute("DELETE FROM moves WHERE until <= ? OR (id = ? AND granted = ?)", (now, table, grant))
            added = self._db.execute(
                "INSERT INTO moves VALUES (?, ?, ?, ?) ON CONFLICT (code) DO NOTHING", (code, table, grant, until)
            )
            return added.rowcount == 1

    def find_move(self, code: str) -> str | None:
        with self.reading():
            row = self._db.execute("SELECT id FROM moves WHERE code = ?", (code,)).fetchone()
        return None if row is None else str(row[0])

    def take_move(self, code: str, now: float) -> tuple[str, int, float] | None:
        with self.transaction():
            row = self._db.execute("DELETE FROM moves WHERE code = ? RETURNING id, granted, until", (code,)).fetchone()
        return None if row is None or row[2] <= now else (row[0], row[1], row[2])

    # Ownership

    def acquire(self, table: str, run: int, now: float) -> StoredTable | None:
        with self.transaction():
            row = self._db.execute(
                "UPDATE tables SET epoch = epoch + 1, node = ?, due = NULL"
                f" WHERE id = ? AND (node IS NULL OR node = ? OR {self._is_left()})"
                " RETURNING run, held, (SELECT alive FROM runs WHERE number = tables.run)",
                (run, table, run),
            ).fetchone()
            if row is None:
                self._refuse(table)
                return None
            gaps = self._gaps(run, now, *row)
            if not gaps:
                self._db.execute("UPDATE tables SET run = ?, held = ? WHERE id = ?", (run, True, table))
            stored = self._read(table)
        return None if stored is None else stored._replace(gaps=gaps)

    def _refuse(self, table: str) -> None:
        """`OwnedElsewhere`, if there is such a table."""
        row = self._db.execute(
            "SELECT coalesce((SELECT address FROM runs WHERE number = tables.node), '') FROM tables WHERE id = ?",
            (table,),
        ).fetchone()
        if row is not None:
            raise OwnedElsewhere(row[0])

    def _is_left(self) -> str:
        """The condition that the lease of a table's owner has run out."""
        return f"NOT EXISTS (SELECT 1 FROM runs WHERE number = tables.node AND lease_until > {self._now})"

    def _gaps(self, run: int, now: float, before: int, held: bool, alive: float | None) -> tuple[Gap, ...]:
        """The downtime of a table since `before`, the latest run in its log. `held`: that run handed the table over or
        did not release it, so its clocks have been stopped since the heartbeat `alive`."""
        if before in (0, run) or alive is None:
            return ()
        if held:
            return ((alive, now),)
        rows = self._db.execute(
            "SELECT min(began), max(alive) FROM runs"
            " WHERE session BETWEEN (SELECT session FROM runs WHERE number = ?)"
            " AND (SELECT session FROM runs WHERE number = ?) GROUP BY session ORDER BY session",
            (before, run),
        ).fetchall()
        return tuple((stopped, began) for (_, stopped), (began, _) in pairwise(rows))

    def claim(self, run: int, before: float, limit: int) -> list[str]:
        claimed: list[str] = []
        with self.transaction():
            for condition, values in (
                # Its own lease may have run out: then these tables are in its memory, and need not be claimed.
                (f"node IS NOT NULL AND node != ? AND {self._is_left()}", (run,)),
                ("node IS NULL AND due IS NOT NULL AND due <= ? ORDER BY due", (before,)),
            ):
                rows = self._db.execute(
                    "UPDATE tables SET epoch = epoch + 1, node = ?, due = NULL WHERE id IN"
                    f" (SELECT id FROM tables WHERE {condition} LIMIT ?{self._skip_locked}) RETURNING id",
                    (run, *values, limit - len(claimed)),
                )
                claimed += [id for (id,) in rows]
        return claimed

    def owners(self, tables: Sequence[str], run: int) -> dict[str, str]:
        with self.reading():
            rows = self._db.execute(
                "SELECT id, address FROM tables JOIN runs ON number = node"
                f" WHERE id IN ({', '.join('?' * len(tables))}) AND node != ? AND lease_until > {self._now}",
                (*tables, run),
            )
            return dict(rows.fetchall())

    def peers(self, run: int) -> list[str]:
        with self.reading():
            rows = self._db.execute(
                f"SELECT address FROM runs WHERE number != ? AND address != '' AND lease_until > {self._now}", (run,)
            )
            return [address for (address,) in rows]

    def owned(self, run: int) -> set[str]:
        with self.reading():
            return {id for (id,) in self._db.execute("SELECT id FROM tables WHERE node = ?", (run,))}

    # Writing

    def create(self, meta: Meta, owner: bytes = b"") -> bool:
        if not self._insert_table(meta, _without_options(meta), owner):
            return False
        self._save_options(meta)
        return True

    def save_meta(self, meta: Meta, epoch: int, *, options: bool = True) -> None:
        self._fenced(
            "UPDATE tables SET code = ?, status = ?, public = ?, meta = ? WHERE id = ? AND epoch = ?",
            (meta.code, meta.status, meta.public, _without_options(meta), meta.id, epoch),
        )
        if options:
            self._save_options(meta)

    def _save_options(self, meta: Meta) -> None:
        self._db.execute(
            "INSERT INTO options VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET value = excluded.value",
            (meta.id, _encode(meta.options)),
        )

    def save_run(self, table: str, epoch: int, run: int) -> None:
        self._fenced(
            "UPDATE tables SET run = ?, held = ?, node = ? WHERE id = ? AND epoch = ?", (run, True, run, table, epoch)
        )

    def save_snapshot(self, table: str, epoch: int, snapshot: StoredSnapshot) -> None:
        self._check(table, epoch)
        self._db.execute(
            "INSERT INTO snapshots (id, n, rules, state, asked) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
            " SET n = excluded.n, rules = excluded.rules, state = excluded.state, asked = excluded.asked",
            (table, *snapshot),
        )

    def add_chat(self, table: str, epoch: int, lines: Sequence[tuple[int, bytes]]) -> None:
        self._check(table, epoch)
        self._db.executemany("INSERT INTO chat VALUES (?, ?, ?)", [(table, n, line) for n, line in lines])
        self._db.execute("DELETE FROM chat WHERE id = ? AND n <= ?", (table, lines[-1][0] - CHAT_KEPT))

    def release(
        self,
        table: str,
        epoch: int,
        due: float | None,
        waits_for: Sequence[int],
        now: float,
        *,
        handed_over: bool = False,
    ) -> None:
        self._fenced(
            "UPDATE tables SET node = NULL, held = ?, due = ?, waits = ?, used = ? WHERE id = ? AND epoch = ?",
            (handed_over, due, " ".join(map(str, waits_for)), now, table, epoch),
        )

    def delete(self, table: str, epoch: int) -> None:
        self._fenced("DELETE FROM tables WHERE id = ? AND epoch = ?", (table, epoch))
        for part in ("options", "logs", "snapshots", "chat"):
            self._db.execute(f"DELETE FROM {part} WHERE id = ?", (table,))

    def _fenced(self, statement: str, values: tuple[object, ...]) -> None:
        if self._db.execute(statement, values).rowcount != 1:
            raise Conflict(str(values[-2]))

    def _check(self, table: str, epoch: int) -> None:
        if self._db.execute("SELECT 1 FROM tables WHERE id = ? AND epoch = ?", (table, epoch)).fetchone() is None:
            raise Conflict(table)


def _meta(stored: bytes, options: bytes | None) -> Meta:
    meta = _metas.decode(stored)
    return meta if options is None else replace(meta, options=_options.decode(options))


def _without_options(meta: Meta) -> bytes:
    return _encode(replace(meta, options={}))
