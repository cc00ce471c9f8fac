"""The store in one SQLite file.

The file is in WAL mode with synchronous NORMAL, and a thread checkpoints it every second. Nothing committed is lost
when the process is killed. A power failure may lose the last second, but does not damage the file. With `sync="full"`
every commit waits for the disk, and a power failure loses nothing.

One append of a table is one row of the log: its lines as JSON, and the number of the last. Rows of all tables are in
the order of their commits, so that a commit touches few pages of the file.
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
from msgspec.structs import replace

from parlour.tables import migrations
from parlour.tables.errors import Conflict, StoreError
from parlour.tables.gallery import Gallery
from parlour.tables.meta import Meta, Status
from parlour.tables.store import Run, StoredSnapshot, StoredTable, Waiting

log = logging.getLogger(__name__)

WAL_LIMIT = 64 * 1024 * 1024
"""Bytes of the WAL beyond which it is truncated, even if commits have to wait."""
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
FROM tables WHERE owner = ? AND owner != x''
"""
"""The size of an owner's tables."""

_metas = msgspec.json.Decoder(Meta)
_options = msgspec.json.Decoder(dict[str, object])
_encode = msgspec.json.Encoder().encode


def _meta(stored: bytes, options: bytes | None) -> Meta:
    meta = _metas.decode(stored)
    return meta if options is None else replace(meta, options=_options.decode(options))


def _without_options(meta: Meta) -> bytes:
    return _encode(replace(meta, options={}))


class SQLiteStore:
    """Tables in a file.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = SQLiteStore(Path(folder) / "tables.db")
    ...     print(store.begin_run(now=10.0), store.meta("nowhere"))
    ...     store.close()
    Run(number=1, began=10.0, alive=10.0) None
    """

    def __init__(self, path: Path | str, sync: Literal["normal", "full"] = "normal", *, verify: bool = False) -> None:
        """`verify`: read the whole file first, and refuse a damaged one."""
        self.path = Path(path).resolve()  # SQLite names the WAL after the file itself, not after a link to it
        self.waits = sync == "full"
        self._damage = ""
        "The error of a read that found the file damaged."
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # The file holds the key that signs all tokens: no other user may read it.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            self._file = _identity(self.path)
            self._db = sqlite3.connect(self.path, timeout=5.0, isolation_level=None, check_same_thread=False)
            self._listed: dict[str, Meta] = {}
            "The public tables of the last list, by what is stored of them."
            self._set_up(sync, verify)
            self.gallery = Gallery(self._db, self.transaction)
        except (OSError, sqlite3.Error) as error:
            if is_damage(error):
                raise damaged(path, str(error)) from error
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise StoreError("tables-cannot-open-store", path=str(path), reason=reason) from error
        self._checkpointer = _Checkpointer(self.path) if sync == "normal" else None

    @classmethod
    def existing(cls, path: Path) -> SQLiteStore:
        """Open an existing store, also while a server has it open."""
        if not path.exists():
            raise StoreError("tables-no-store", path=str(path))
        return cls(path)

    def _set_up(self, sync: str, verify: bool) -> None:
        db = self._db
        if verify and (found := db.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            db.close()
            raise damaged(self.path, str(found))
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {sync}")
        if sync == "normal":
            db.execute("PRAGMA wal_autocheckpoint = 0")  # the checkpointer does it
        if not migrations.set_up(db, self.path):
            db.close()
            raise StoreError("tables-not-a-store", path=str(self.path))

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
            cursor = self._db.execute("INSERT INTO runs (began, alive) VALUES (?, ?)", (now, now))
        return Run(cursor.lastrowid or 0, now, now)

    def note_alive(self, run: int, now: float) -> None:
        self._db.execute("UPDATE runs SET alive = max(alive, ?) WHERE number = ?", (now, run))

    def runs(self, since: int) -> list[Run]:
        with self._reading():
            rows = self._db.execute("SELECT number, began, alive FROM runs WHERE number >= ? ORDER BY number", (since,))
            return [Run(*row) for row in rows]

    # Reading

    def meta(self, table: str) -> Meta | None:
        with self._reading():
            row = self._db.execute(f"SELECT {META} FROM tables WHERE id = ?", (table,)).fetchone()
        return None if row is None else _meta(*row)

    def waiting(self, table: str) -> Waiting | None:
        with self._reading():
            row = self._db.execute("SELECT status, waits, held FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        waits_for = None if row[2] or row[1] is None else tuple(map(int, row[1].split()))
        return Waiting(row[0], waits_for)

    def by_code(self, code: str) -> str | None:
        with self._reading():
            row = self._db.execute("SELECT id FROM tables WHERE code = ? AND status != 'over'", (code,)).fetchone()
        return None if row is None else str(row[0])

    def public(self, limit: int) -> list[Meta]:
        with self._reading():
            rows = self._db.execute(
                "SELECT meta FROM tables WHERE public AND status != 'over' ORDER BY created DESC LIMIT ?", (limit,)
            )
            # Lists are asked for often: what has not changed is kept.
            known = self._listed
            self._listed = {text: known.get(text) or _metas.decode(text) for (text,) in rows}
            return list(self._listed.values())

    def due(self, before: float) -> list[str]:
        with self._reading():
            rows = self._db.execute("SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due", (before,))
            return [row[0] for row in rows]

    def stored_bytes(self, owner: bytes) -> int:
        with self._reading():
            (size,) = self._db.execute(STORED_BYTES, (owner,)).fetchone()
            return int(size)

    def unused(self, status: Status, since: float, limit: int) -> list[tuple[str, int]]:
        with self._reading():
            return self._db.execute(
                "SELECT id, epoch FROM tables WHERE NOT held AND status = ? AND used < ? LIMIT ?",
                (status, since, limit),
            ).fetchall()

    def unreleased(self) -> list[str]:
        with self._reading():
            return [row[0] for row in self._db.execute("SELECT id FROM tables WHERE held")]

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            self._note_damage(error)
            raise StoreError("tables-cannot-read-store", reason=str(error)) from error

    def _note_damage(self, error: sqlite3.Error) -> None:
        if is_damage(error):
            self._damage = str(error)

    def read(self, table: str) -> StoredTable | None:
        with self._reading():
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

    # Ownership

    def acquire(self, table: str) -> StoredTable | None:
        with self.transaction():
            stored = self._read(table)
            if stored is None:
                return None
            self._db.execute(
                "UPDATE tables SET epoch = ?, held = 1, due = NULL WHERE id = ?", (stored.epoch + 1, table)
            )
        return stored._replace(epoch=stored.epoch + 1)

    # Writing

    @contextmanager
    def transaction(self) -> Iterator[None]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._check_file()
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            self._note_damage(error)
            raise StoreError("tables-not-saved", reason=str(error)) from error
        if self._checkpointer is not None:
            self._checkpointer.requested.set()

    def create(self, meta: Meta, owner: bytes = b"") -> bool:
        stored = _without_options(meta)
        try:
            self._db.execute(
                "INSERT INTO tables (id, code, status, public, created, used, meta, owner)"
                " VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7)",
                (meta.id, meta.code, meta.status, meta.public, meta.created, stored, owner),
            )
        except sqlite3.IntegrityError:
            return False
        self._save_options(meta)
        return True

    def append(self, table: str, epoch: int, expected: int, lines: Sequence[bytes]) -> None:
        added = self._db.execute(
            "INSERT INTO logs SELECT ?1, ?2, ?3 FROM tables"
            " WHERE id = ?1 AND epoch = ?4 AND coalesce((SELECT max(n) FROM logs WHERE id = ?1), -1) = ?5",
            (table, expected + len(lines), b"\n".join(lines), epoch, expected),
        )
        if added.rowcount != 1:
            raise Conflict(table)

    def save_meta(self, meta: Meta, epoch: int, *, options: bool = True) -> None:
        self._fenced(
            "UPDATE tables SET code = ?, status = ?, public = ?, meta = ? WHERE id = ? AND epoch = ?",
            (meta.code, meta.status, meta.public, _without_options(meta), meta.id, epoch),
        )
        if options:
            self._save_options(meta)

    def _save_options(self, meta: Meta) -> None:
        self._db.execute("INSERT OR REPLACE INTO options VALUES (?, ?)", (meta.id, _encode(meta.options)))

    def save_run(self, table: str, epoch: int, run: int) -> None:
        self._fenced("UPDATE tables SET run = ? WHERE id = ? AND epoch = ?", (run, table, epoch))

    def save_snapshot(self, table: str, epoch: int, snapshot: StoredSnapshot) -> None:
        self._check(table, epoch)
        self._db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)", (table, *snapshot))

    def add_chat(self, table: str, epoch: int, lines: Sequence[tuple[int, bytes]]) -> None:
        self._check(table, epoch)
        self._db.executemany("INSERT INTO chat VALUES (?, ?, ?)", [(table, n, line) for n, line in lines])
        self._db.execute("DELETE FROM chat WHERE id = ? AND n <= ?", (table, lines[-1][0] - CHAT_KEPT))

    def release(self, table: str, epoch: int, due: float | None, waits_for: Sequence[int], now: float) -> None:
        self._fenced(
            "UPDATE tables SET held = 0, due = ?, waits = ?, used = ? WHERE id = ? AND epoch = ?",
            (due, " ".join(map(str, waits_for)), now, table, epoch),
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

    # Maintenance

    def check(self) -> None:
        if self._damage:
            raise damaged(self.path.name, self._damage)
        written = secrets.token_bytes(16)
        with self.transaction():
            self._db.execute("UPDATE probe SET value = ?", (written,))
        with self._reading():
            (read,) = self._db.execute("SELECT value FROM probe").fetchone()
        if read != written:
            raise StoreError("tables-cannot-read-store", reason="other bytes than were written")

    def _check_file(self) -> None:
        """`StoreError` if the file was deleted or replaced: SQLite would go on writing to the one that nobody finds."""
        if _identity(self.path) != self._file:
            raise StoreError("tables-store-gone")

    def maintain(self) -> None:
        """Truncate the WAL if the checkpointer does not keep up with it."""
        journal = self.path.with_name(self.path.name + "-wal")
        try:
            if journal.exists() and journal.stat().st_size > WAL_LIMIT:
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            raise StoreError("tables-cannot-clean-store", reason=str(error)) from error

    def close(self) -> None:
        if self._checkpointer is not None:
            self._checkpointer.stop()
        copy = self._copy_deleted()
        self._db.close()  # also deletes the WAL, which belongs to the deleted file
        if copy is not None:
            os.replace(copy, self.path)

    def _copy_deleted(self) -> Path | None:
        """If the file was deleted, a copy of what is still open of it."""
        if _identity(self.path) is not None or not self.path.parent.exists():
            return None
        copy = self.path.with_name(f".{self.path.name}.new")
        copy.unlink(missing_ok=True)
        try:
            self._db.execute("VACUUM INTO ?", (str(copy),))
            copy.chmod(0o600)
        except (OSError, sqlite3.Error):
            log.exception("The database file was deleted, and cannot be written again.")
            return None
        log.warning("The database file was deleted; it is written again from memory.")
        return copy


def is_damage(error: Exception) -> bool:
    """Whether SQLite found a damaged page."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT


def damaged(path: Path | str, reason: str) -> StoreError:
    # SQLite lists several findings in several lines; a sentence has room for one.
    return StoreError("tables-store-damaged", path=str(path), reason=reason.strip().splitlines()[-1])


def _identity(path: Path) -> tuple[int, int] | None:
    """Device and inode of the file; None if there is none."""
    try:
        stat = os.stat(path)
    except FileNotFoundError:
        return None
    return stat.st_dev, stat.st_ino


class _Checkpointer:
    """Thread that writes the WAL back into the file, so that commits do not wait for the disk."""

    def __init__(self, path: Path, pause: float = 1.0) -> None:
        self.requested = threading.Event()
        self._path = path
        self._pause = pause
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="parlour journal", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        db = sqlite3.connect(self._path, timeout=5.0, isolation_level=None)
        db.execute("PRAGMA synchronous = NORMAL")
        while not self._stopped.is_set():
            self.requested.wait()
            if self._stopped.wait(self._pause):
                break
            self.requested.clear()
            try:
                db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            except sqlite3.Error:
                log.exception("The checkpoint failed; it will be tried again.")
        db.close()

    def stop(self) -> None:
        self._stopped.set()
        self.requested.set()
        self._thread.join()
