"""The store in one SQLite file.

The file is in WAL mode with synchronous NORMAL, and a thread checkpoints it every second. Nothing committed is lost
when the process is killed. A power failure may lose the last second, but does not damage the file. With `sync="full"`
every commit waits for the disk, and a power failure loses nothing.

Rows of the logs of all tables are in the order of their commits, so that a commit touches few pages of the file.
"""

from __future__ import annotations

import logging
import os
import secrets
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Literal

from parlour.tables import migrations
from parlour.tables.errors import Conflict, StoreError
from parlour.tables.gallery import Gallery
from parlour.tables.meta import Meta
from parlour.tables.sql_store import SQLStore

log = logging.getLogger(__name__)

WAL_LIMIT = 64 * 1024 * 1024
"""Bytes of the WAL beyond which it is truncated, even if commits have to wait."""


class SQLiteStore(SQLStore):
    """Tables in a file.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = SQLiteStore(Path(folder) / "tables.db")
    ...     print(store.begin_run(now=10.0), store.meta("nowhere"))
    ...     store.close()
    Run(number=1, began=10.0, alive=10.0, session=1) None
    """

    shared = False
    _now = "((julianday('now') - 2440587.5) * 86400.0)"
    _db: sqlite3.Connection

    def __init__(self, path: Path | str, sync: Literal["normal", "full"] = "normal", *, verify: bool = False) -> None:
        """`verify`: read the whole file first, and refuse a damaged one."""
        super().__init__()
        self.path = Path(path).resolve()  # SQLite names the WAL after the file itself, not after a link to it
        self.waits = sync == "full"
        self._damage = ""
        "The error of a read that found the file damaged."
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # The file holds the key that signs all tokens: no other user may read it.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            self._file = _identity(self.path)
            with ExitStack() as opened:
                self._db = opened.enter_context(closing(_connected(self.path)))
                self._set_up(sync, verify)
                self.gallery = Gallery(self._db, self.transaction, self.reading)
                self._checkpointer = _Checkpointer(self.path) if sync == "normal" else None
                opened.pop_all()
        except (OSError, sqlite3.Error) as error:
            if is_damage(error):
                raise damaged(path, str(error)) from error
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise StoreError("tables-cannot-open-store", path=str(path), reason=reason) from error

    @classmethod
    def existing(cls, path: Path) -> SQLiteStore:
        """Open an existing store, also while a server has it open."""
        if not path.exists():
            raise StoreError("tables-no-store", path=str(path))
        return cls(path)

    def _set_up(self, sync: str, verify: bool) -> None:
        db = self._db
        if verify and (found := db.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise damaged(self.path, str(found))
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA synchronous = {sync}")
        if sync == "normal":
            db.execute("PRAGMA wal_autocheckpoint = 0")  # the checkpointer does it
        if not migrations.set_up(db, self.path):
            raise StoreError("tables-not-a-store", path=str(self.path))
        migrations.set_up_gallery(db)

    # Errors

    @contextmanager
    def reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            self._note_damage(error)
            raise StoreError("tables-cannot-read-store", reason=str(error)) from error

    def _note_damage(self, error: sqlite3.Error) -> None:
        if is_damage(error):
            self._damage = str(error)

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

    def _insert_table(self, meta: Meta, stored: bytes, owner: bytes) -> bool:
        try:
            self._db.execute(
                "INSERT INTO tables (id, code, status, public, created, used, meta, owner)"
                " VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7)",
                (meta.id, meta.code, meta.status, meta.public, meta.created, stored, owner),
            )
        except sqlite3.IntegrityError:
            return False
        return True

    def _lock_runs(self) -> None:
        """A transaction has the file to itself."""

    def append(self, table: str, epoch: int, expected: int, lines: Sequence[bytes]) -> None:
        added = self._db.execute(
            "INSERT INTO logs SELECT ?1, ?2, ?3 FROM tables"
            " WHERE id = ?1 AND epoch = ?4 AND coalesce((SELECT max(n) FROM logs WHERE id = ?1), -1) = ?5",
            (table, expected + len(lines), b"\n".join(lines), epoch, expected),
        )
        if added.rowcount != 1:
            raise Conflict(table)

    # Maintenance

    def check(self) -> None:
        if self._damage:
            raise damaged(self.path.name, self._damage)
        written = secrets.token_bytes(16)
        with self.transaction():
            self._db.execute("UPDATE probe SET value = ?", (written,))
        with self.reading():
            (read,) = self._db.execute("SELECT value FROM probe").fetchone()
        if bytes(read) != written:
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


def _connected(path: Path) -> sqlite3.Connection:
    """A connection to the file, which is not made again if somebody has deleted it."""
    uri = f"{path.as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, timeout=5.0, isolation_level=None, check_same_thread=False)


class _Checkpointer:
    """Thread that writes the WAL back into the file, so that commits do not wait for the disk."""

    def __init__(self, path: Path, pause: float = 1.0) -> None:
        self.requested = threading.Event()
        # The thread may start when the file was deleted, so everything that opens it happens here.
        with ExitStack() as opened:
            self._db = opened.enter_context(closing(_connected(path)))
            self._db.execute("PRAGMA synchronous = NORMAL")
            opened.pop_all()
        self._pause = pause
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="parlour journal", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stopped.is_set():
            self.requested.wait()
            if self._stopped.wait(self._pause):
                break
            self.requested.clear()
            try:
                self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            except sqlite3.Error as error:  # the disk may be full
                log.error("The checkpoint failed, and will be tried again: %s", error)
        self._db.close()

    def stop(self) -> None:
        self._stopped.set()
        self.requested.set()
        self._thread.join()
