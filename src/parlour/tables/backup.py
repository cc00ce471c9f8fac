"""Backup of the store while the server runs, and restore."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from io import FileIO
from pathlib import Path

from parlour.tables.errors import StoreError
from parlour.tables.migrations import is_known
from parlour.tables.sqlite import damaged, is_damage

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_NOTE_BYTES = 200


class StoreInUse(StoreError):
    """Another process holds the lock of the store. `address` is that of its server, if it has written one."""

    def __init__(self, path: Path, address: str) -> None:
        self.address = address
        super().__init__("tables-store-in-use", path=str(path))


class StoreLock:
    """The lock of a store; its file can hold the address of the server."""

    def __init__(self, file: FileIO) -> None:
        self._file = file

    def note(self, address: str) -> None:
        """Write where the server is, for others that want the store; empty when it stops."""
        with suppress(OSError):  # on a full disk they only learn that the store is in use
            self._file.truncate(0)
            self._file.write(address.encode())


@contextmanager
def lock_store(path: Path) -> Iterator[StoreLock]:
    """Hold the lock of this store, to serve or replace it; `StoreInUse` if another process holds it.

    The lock is that of the file itself, by whichever link it is opened.
    """
    given, path = path, path.resolve()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        opened = open(path.with_name(path.name + "-lock"), "a+b", buffering=0)  # noqa: SIM115  # closed below
    except OSError as error:
        raise StoreError("tables-cannot-open-store", path=str(given), reason=error.strerror or str(error)) from error
    with opened as lock:
        if path.is_file() and path.stat().st_nlink > 1:
            # Under its other name it would have another lock and another WAL, and SQLite would damage it.
            raise StoreError("tables-store-linked", path=str(given))
        try:
            _lock(lock)
        except OSError as error:
            lock.seek(0)
            raise StoreInUse(path, lock.read(_NOTE_BYTES).decode("utf-8", "replace")) from error
        held = StoreLock(lock)
        held.note("")
        try:
            yield held
        finally:
            held.note("")


def _lock(file: FileIO) -> None:
    """Lock the file until it is closed; OSError if another process has locked it."""
    if sys.platform == "win32":
        file.seek(1 << 20)  # a locked byte cannot be read: lock one after the address
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def back_up(store: Path, to: Path) -> int:
    """Copy a consistent snapshot of the store, also while it is served. Returns the number of tables."""
    if not store.exists():
        raise StoreError("tables-no-store", path=str(store))
    if to.exists():
        raise StoreError("tables-backup-exists", path=str(to))
    count = check(store)
    temporary = to.with_name(f".{to.name}.new")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        temporary.unlink(missing_ok=True)
        # The file holds the key that signs all tokens: no other user may read it.
        os.close(os.open(temporary, os.O_CREAT | os.O_RDWR, 0o600))
        with (
            closing(sqlite3.connect(f"{store.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(temporary)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        count = check(temporary)
        _sync(temporary)
        os.replace(temporary, to)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise StoreError("tables-cannot-write", path=str(to), reason=str(error)) from error
    return count


def restore(backup: Path, store: Path) -> Path | None:
    """Replace the store by a backup. Returns the path to which the previous store was saved, if there was one."""
    check(backup)
    with lock_store(store):
        previous: Path | None = None
        if store.exists():
            previous = store.with_name(f"{store.stem}-before-{time.strftime('%Y-%m-%d-%H%M%S')}{store.suffix}")
            back_up(store, previous)
        temporary = store.with_name(f".{store.name}.new")
        temporary.unlink(missing_ok=True)
        back_up(backup, temporary)
        for journal in ("-wal", "-shm"):
            store.with_name(store.name + journal).unlink(missing_ok=True)
        os.replace(temporary, store)
    return previous


def check(path: Path) -> int:
    """The number of tables in a store; `StoreError` if the file is not a store, or is damaged."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            application, version = (
                db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
            )
            if not is_known(application, version):
                raise StoreError("tables-not-a-store", path=str(path))
            found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise damaged(path, str(found))
            return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        if is_damage(error):
            raise damaged(path, str(error)) from error
        raise StoreError("tables-not-a-store", path=str(path)) from error


def _sync(path: Path) -> None:
    with open(path, "rb+") as file:
        os.fsync(file.fileno())
