"""Backup of the store while the server runs, and restore."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from parlour.tables.errors import StoreError
from parlour.tables.migrations import is_known
from parlour.tables.sqlite import damaged, is_damage

try:
    import fcntl
except ImportError:  # Windows: there, no two programs may replace an open file anyway
    fcntl = None  # type: ignore[assignment]


@contextmanager
def lock_store(path: Path) -> Iterator[None]:
    """Hold the lock of this store, to serve or replace it; `StoreError` if another process holds it.

    The lock is that of the file itself, by whichever link it is opened.
    """
    given, path = path, path.resolve()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        opened = open(path.with_name(path.name + "-lock"), "ab")  # noqa: SIM115  # closed below
    except OSError as error:
        raise StoreError("tables-cannot-open-store", path=str(given), reason=error.strerror or str(error)) from error
    with opened as lock:
        if path.is_file() and path.stat().st_nlink > 1:
            # Under its other name it would have another lock and another WAL, and SQLite would damage it.
            raise StoreError("tables-store-linked", path=str(given))
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise StoreError("tables-store-in-use", path=str(path)) from error
        yield


def back_up(store: Path, to: Path) -> int:
    """Copy a consistent snapshot of the store, also while it is served. Returns the number of tables."""
    if not store.exists():
        raise StoreError("tables-no-store", path=str(store))
    if to.exists():
        raise StoreError("tables-backup-exists", path=str(to))
    count = _check(store)
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
        count = _check(temporary)
        _sync(temporary)
        os.replace(temporary, to)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise StoreError("tables-cannot-write", path=str(to), reason=str(error)) from error
    return count


def restore(backup: Path, store: Path) -> Path | None:
    """Replace the store by a backup. Returns the path to which the previous store was saved, if there was one."""
    _check(backup)
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


def _check(path: Path) -> int:
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
