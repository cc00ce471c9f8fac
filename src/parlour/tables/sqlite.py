"""The store in one SQLite file.

The file is in WAL mode with synchronous NORMAL, and a thread of its own writes the journal back every second. So
nothing that anybody was told is lost when the process is killed, at whatever moment; when the power fails, the last
second may be, and the file is whole. With `sync="full"` not even that, and every commit waits for the disk.

What a table appends at once is one row of its log: as many lines as it is, each a line of JSON, and the number of the
last. Rows of all tables follow each other as they come, so that a commit touches few pages of the file.
"""

from __future__ import annotations

import logging
import os
import secrets
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec

from parlour.tables.errors import Conflict, StoreError
from parlour.tables.gallery import Gallery
from parlour.tables.meta import Meta
from parlour.tables.store import Kept, Run, Waiting

log = logging.getLogger(__name__)

APPLICATION = 0x5061726C
"""Marks the file as ours (“Parl”)."""
FORMAT = 1
BIG_JOURNAL = 64 * 1024 * 1024
"""Bytes of the write-ahead journal beyond which it is begun anew, whoever has to wait."""
CHAT_KEPT = 500
"""Lines of chat that a table keeps."""

SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    created REAL NOT NULL,
    meta BLOB NOT NULL,
    epoch INTEGER NOT NULL DEFAULT 0,
    run INTEGER NOT NULL DEFAULT 0,
    held INTEGER NOT NULL DEFAULT 0,
    due REAL,
    waits TEXT
) WITHOUT ROWID;
CREATE UNIQUE INDEX codes ON tables (code) WHERE status != 'over';
CREATE INDEX public_tables ON tables (created) WHERE public AND status != 'over';
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX held_tables ON tables (held) WHERE held;
CREATE TABLE logs (id TEXT NOT NULL, n INTEGER NOT NULL, lines BLOB NOT NULL);
CREATE UNIQUE INDEX log_lines ON logs (id, n);
CREATE TABLE snapshots (
    id TEXT PRIMARY KEY, n INTEGER NOT NULL, rules INTEGER NOT NULL, state BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE chat (
    id TEXT NOT NULL, n INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (id, n)
) WITHOUT ROWID;
CREATE TABLE runs (number INTEGER PRIMARY KEY, began REAL NOT NULL, alive REAL NOT NULL);
CREATE TABLE secret (value BLOB NOT NULL);
"""

_metas = msgspec.json.Decoder(Meta)
_encode = msgspec.json.Encoder().encode


class SQLiteStore:
    """Tables in a file.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = SQLiteStore(Path(folder) / "tables.db")
    ...     print(store.begin_run(now=10.0), store.meta("nowhere"))
    ...     store.close()
    Run(number=1, began=10.0, alive=10.0) None
    """

    def __init__(self, path: Path | str, sync: Literal["normal", "full"] = "normal") -> None:
        self.path = Path(path)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # The file holds the key of all seats: nobody else on this machine is to read it.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            self._db = sqlite3.connect(self.path, timeout=5.0, isolation_level=None)
            self._set_up(sync)
            self.gallery = Gallery(self._db, self.transaction)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(
                "The store {path} cannot be opened: {reason}.", path=str(path), reason=str(error)
            ) from error
        self._writer = _JournalWriter(self.path) if sync == "normal" else None

    @classmethod
    def existing(cls, path: Path) -> SQLiteStore:
        """The store that is there, also while a server has it open; none is made."""
        if not path.exists():
            raise StoreError("There is no store {path}.", path=str(path))
        return cls(path)

    def _set_up(self, sync: str) -> None:
        db = self._db
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {sync}")
        if sync == "normal":
            db.execute("PRAGMA wal_autocheckpoint = 0")  # the writer does it
        db.execute("BEGIN IMMEDIATE")
        application, version = db.execute("PRAGMA application_id").fetchone()[0], self._version()
        if version == 0 and application == 0 and not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            for statement in SCHEMA.split(";"):
                db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {FORMAT}")
            db.execute("COMMIT")
            return
        db.execute("ROLLBACK")
        if application != APPLICATION or version > FORMAT:
            db.close()
            raise StoreError("{path} is no store that this Parlour can read.", path=str(self.path))

    def _version(self) -> int:
        return int(self._db.execute("PRAGMA user_version").fetchone()[0])

    def secret(self) -> bytes:
        with self.transaction():
            row = self._db.execute("SELECT value FROM secret").fetchone()
            if row is None:
                row = (secrets.token_bytes(32),)
                self._db.execute("INSERT INTO secret VALUES (?)", row)
        return bytes(row[0])

    # Runs

    def begin_run(self, now: float) -> Run:
        with self.transaction():
            (latest,) = self._db.execute("SELECT max(alive) FROM runs").fetchone()
            began = now if latest is None else max(now, latest)
            cursor = self._db.execute("INSERT INTO runs (began, alive) VALUES (?, ?)", (began, began))
        return Run(cursor.lastrowid or 0, began, began)

    def note_alive(self, run: int, now: float) -> None:
        self._db.execute("UPDATE runs SET alive = max(alive, ?) WHERE number = ?", (now, run))

    def runs(self, since: int) -> list[Run]:
        with self._reading():
            rows = self._db.execute("SELECT number, began, alive FROM runs WHERE number >= ? ORDER BY number", (since,))
            return [Run(*row) for row in rows]

    # Reading

    def meta(self, table: str) -> Meta | None:
        with self._reading():
            row = self._db.execute("SELECT meta FROM tables WHERE id = ?", (table,)).fetchone()
        return None if row is None else _metas.decode(row[0])

    def waiting(self, table: str) -> Waiting | None:
        with self._reading():
            row = self._db.execute("SELECT meta, waits, held FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        waits = None if row[2] or row[1] is None else tuple(map(int, row[1].split()))
        return Waiting(_metas.decode(row[0]), waits)

    def by_code(self, code: str) -> str | None:
        with self._reading():
            row = self._db.execute("SELECT id FROM tables WHERE code = ? AND status != 'over'", (code,)).fetchone()
        return None if row is None else str(row[0])

    def public(self, most: int) -> list[Meta]:
        with self._reading():
            rows = self._db.execute(
                "SELECT meta FROM tables WHERE public AND status != 'over' ORDER BY created DESC LIMIT ?", (most,)
            )
            return [_metas.decode(row[0]) for row in rows]

    def due(self, before: float) -> list[str]:
        with self._reading():
            rows = self._db.execute("SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due", (before,))
            return [row[0] for row in rows]

    def left_over(self) -> list[str]:
        with self._reading():
            return [row[0] for row in self._db.execute("SELECT id FROM tables WHERE held")]

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError("The store cannot be read: {reason}.", reason=str(error)) from error

    def read(self, table: str) -> Kept | None:
        with self._reading():
            return self._read(table)

    def _read(self, table: str) -> Kept | None:
        db = self._db
        row = db.execute("SELECT meta, epoch, run FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        parts = db.execute("SELECT lines FROM logs WHERE id = ? ORDER BY n", (table,))
        lines = [line for (part,) in parts for line in bytes(part).split(b"\n")]
        snapshot = db.execute("SELECT n, rules, state FROM snapshots WHERE id = ?", (table,)).fetchone()
        chat = [bytes(line) for (line,) in db.execute("SELECT line FROM chat WHERE id = ? ORDER BY n", (table,))]
        head = lines.pop(0) if lines else None
        return Kept(_metas.decode(row[0]), row[1], row[2], head, lines, snapshot, chat)

    # Owning

    def take(self, table: str) -> Kept | None:
        with self.transaction():
            kept = self._read(table)
            if kept is None:
                return None
            self._db.execute("UPDATE tables SET epoch = ?, held = 1, due = NULL WHERE id = ?", (kept.epoch + 1, table))
        return kept._replace(epoch=kept.epoch + 1)

    # Writing

    @contextmanager
    def transaction(self) -> Iterator[None]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise StoreError(
                "This could not be written down, and has not happened: {reason}.", reason=str(error)
            ) from error
        if self._writer is not None:
            self._writer.wanted.set()

    def create(self, meta: Meta) -> bool:
        try:
            self._db.execute(
                "INSERT INTO tables (id, code, status, public, created, meta) VALUES (?, ?, ?, ?, ?, ?)",
                (meta.id, meta.code, meta.status, meta.public, meta.created, _encode(meta)),
            )
        except sqlite3.IntegrityError:
            return False
        return True

    def append(self, table: str, epoch: int, expected: int, lines: Sequence[bytes]) -> None:
        added = self._db.execute(
            "INSERT INTO logs SELECT ?1, ?2, ?3 FROM tables"
            " WHERE id = ?1 AND epoch = ?4 AND coalesce((SELECT max(n) FROM logs WHERE id = ?1), -1) = ?5",
            (table, expected + len(lines), b"\n".join(lines), epoch, expected),
        )
        if added.rowcount != 1:
            raise Conflict(table)

    def keep_meta(self, meta: Meta, epoch: int) -> None:
        self._fenced(
            "UPDATE tables SET code = ?, status = ?, public = ?, meta = ? WHERE id = ? AND epoch = ?",
            (meta.code, meta.status, meta.public, _encode(meta), meta.id, epoch),
        )

    def keep_run(self, table: str, epoch: int, run: int) -> None:
        self._fenced("UPDATE tables SET run = ? WHERE id = ? AND epoch = ?", (run, table, epoch))

    def keep_snapshot(self, table: str, epoch: int, n: int, rules: int, state: bytes) -> None:
        self._check(table, epoch)
        self._db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", (table, n, rules, state))

    def add_chat(self, table: str, epoch: int, lines: Sequence[tuple[int, bytes]]) -> None:
        self._check(table, epoch)
        self._db.executemany("INSERT INTO chat VALUES (?, ?, ?)", [(table, n, line) for n, line in lines])
        self._db.execute("DELETE FROM chat WHERE id = ? AND n <= ?", (table, lines[-1][0] - CHAT_KEPT))

    def put_away(self, table: str, epoch: int, due: float | None, waits: Sequence[int]) -> None:
        self._fenced(
            "UPDATE tables SET held = 0, due = ?, waits = ? WHERE id = ? AND epoch = ?",
            (due, " ".join(map(str, waits)), table, epoch),
        )

    def delete(self, table: str, epoch: int) -> None:
        self._fenced("DELETE FROM tables WHERE id = ? AND epoch = ?", (table, epoch))
        for part in ("logs", "snapshots", "chat"):
            self._db.execute(f"DELETE FROM {part} WHERE id = ?", (table,))

    def _fenced(self, statement: str, values: tuple[object, ...]) -> None:
        if self._db.execute(statement, values).rowcount != 1:
            raise Conflict(str(values[-2]))

    def _check(self, table: str, epoch: int) -> None:
        if self._db.execute("SELECT 1 FROM tables WHERE id = ? AND epoch = ?", (table, epoch)).fetchone() is None:
            raise Conflict(table)

    # Upkeep

    def tend(self) -> None:
        """Begin the journal anew when it has grown too big for the writer to keep up with."""
        journal = self.path.with_name(self.path.name + "-wal")
        try:
            if journal.exists() and journal.stat().st_size > BIG_JOURNAL:
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise StoreError("The store cannot be tended: {reason}.", reason=str(error)) from error

    def close(self) -> None:
        if self._writer is not None:
            self._writer.stop()
        self._db.close()


class _JournalWriter:
    """Writes the journal back into the file, beside everything else: commits then never wait for the disk."""

    def __init__(self, path: Path, pause: float = 1.0) -> None:
        self.wanted = threading.Event()
        self._path = path
        self._pause = pause
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="parlour journal", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        db = sqlite3.connect(self._path, timeout=5.0, isolation_level=None)
        db.execute("PRAGMA synchronous = NORMAL")
        while not self._stopped.is_set():
            self.wanted.wait()
            if self._stopped.wait(self._pause):
                break
            self.wanted.clear()
            try:
                db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            except sqlite3.Error:
                log.exception("The journal could not be written back; it will be tried again.")
        db.close()

    def stop(self) -> None:
        self._stopped.set()
        self.wanted.set()
        self._thread.join()
