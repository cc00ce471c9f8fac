"""Opens the store of a server: a SQLite file, or a PostgreSQL database; checks and upgrades of either.

PostgreSQL is imported when it is used: its driver is an extra.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from parlour.tables import backup, migrations
from parlour.tables.backup import StoreLock, lock_store
from parlour.tables.errors import StoreError
from parlour.tables.sql_store import SQLStore
from parlour.tables.sqlite import SQLiteStore, damaged

Place = Path | str
"""Where a store is: a file, or the address of a PostgreSQL database."""


class Checked(NamedTuple):
    """What a check found."""

    tables: int
    lines: int
    "Lines of all logs."


class Upgraded(NamedTuple):
    """The formats before and after an upgrade, and the copy of what was there before."""

    before: int
    after: int
    copy: Path | None


def read_place(text: str) -> Place:
    """`postgresql://…`, or the path of a file; `sqlite:` may stand before it."""
    if text.startswith(("postgresql://", "postgres://")):
        return text
    if "://" in text:
        raise StoreError("tables-unknown-store", text=text.partition("://")[0][:40])
    return Path(text.removeprefix("sqlite:")).expanduser()


def name_of(place: Place) -> str:
    """The store as it is shown: without a password."""
    if isinstance(place, Path):
        return str(place)
    from parlour.tables.postgres import shown

    return shown(place)


@contextmanager
def locked(place: Place) -> Iterator[StoreLock | None]:
    """Hold the lock of a file. A database is locked while it is open."""
    if isinstance(place, Path):
        with lock_store(place) as lock:
            yield lock
    else:
        yield None


def open_to_serve(place: Place, sync: Literal["normal", "full"]) -> SQLStore:
    """The store for a server: the only one of a file, one of several of a database."""
    if isinstance(place, Path):
        return SQLiteStore(place, sync, verify=True)
    from parlour.tables.postgres import PostgresStore
    from parlour.tables.postgres_backup import copy_before_upgrade

    return PostgresStore(place, "serve", copy_before_upgrade)


def back_up(place: Place, to: Path) -> int:
    """Copy a snapshot of the store to a SQLite file, also while it is served. Returns the number of tables."""
    if isinstance(place, Path):
        return backup.back_up(place, to)
    from parlour.tables.postgres_backup import back_up_postgres

    return back_up_postgres(place, to)


def restore(file: Path, place: Place) -> Path | None:
    """Replace the store by a backup. Returns the file to which the previous store was saved, if there was one."""
    if isinstance(place, Path):
        return backup.restore(file, place)
    from parlour.tables.postgres_backup import restore_postgres

    return restore_postgres(file, place)


def check(place: Place) -> Checked:
    """Read the whole store, and check that no line of a log is missing; `StoreError` if something is wrong."""
    if isinstance(place, Path):
        if not place.exists():
            raise StoreError("tables-no-store", path=str(place))
        tables = backup.check(place)
        with closing(sqlite3.connect(f"{place.absolute().as_uri()}?mode=ro", uri=True)) as db:
            return Checked(tables, _count_lines(str(place), db.execute("SELECT id, n, lines FROM logs ORDER BY id, n")))
    from parlour.tables.postgres import PostgresStore, shown
    from parlour.tables.postgres_backup import copy_before_upgrade

    with closing(PostgresStore(place, copies=copy_before_upgrade)) as store, store.reading():
        tables = int(store.database.execute("SELECT count(*) FROM tables").fetchone()[0])
        rows = store.database.execute("SELECT id, n, lines FROM logs ORDER BY id, n")
        lines = _count_lines(shown(place), rows)
        torn = store.database.execute(
            "SELECT id FROM tables WHERE n != coalesce((SELECT max(n) FROM logs WHERE logs.id = tables.id), -1) LIMIT 1"
        ).fetchone()
        if torn is not None:
            raise damaged(shown(place), f"lines of table {torn[0]} are missing")
        return Checked(tables, lines)


def _count_lines(place: str, rows: Iterable[tuple[str, int, bytes]]) -> int:
    """The number of lines. The number of each row is that of its last line, and a head has number 0."""
    count, table, last = 0, "", -1
    for id, n, part in rows:
        if id != table:
            table, last = id, -1
        lines = bytes(part).count(b"\n") + 1
        if n != last + lines:
            raise damaged(place, f"lines of table {id} are missing")
        count, last = count + lines, n
    return count


def upgrade(place: Place) -> Upgraded:
    """Bring the store to the current format. What was there before is copied first."""
    if isinstance(place, Path):
        check(place)
        with lock_store(place):
            before = migrations.format_of(place)
            SQLiteStore(place, verify=True).close()
        copy = migrations.copy_of(place.resolve(), before)
        return Upgraded(before, migrations.FORMAT, copy if before < migrations.FORMAT else None)
    from parlour.tables.postgres import FORMAT, PostgresStore
    from parlour.tables.postgres_backup import copy_before_upgrade

    with closing(PostgresStore(place, "replace", copy_before_upgrade)) as store:
        return Upgraded(store.format_before, FORMAT, store.copy)


def secret_of(place: Place) -> bytes:
    """The key of the store, also while it is served; who can read it is the operator."""
    if isinstance(place, Path):
        try:
            with closing(sqlite3.connect(f"{place.absolute().as_uri()}?mode=ro", uri=True)) as db:
                row = db.execute("SELECT value FROM secret").fetchone()
        except sqlite3.Error as error:
            raise StoreError("tables-no-store", path=str(place)) from error
        if row is None:
            raise StoreError("tables-no-store", path=str(place))
        return bytes(row[0])
    from parlour.tables.postgres import PostgresStore

    with closing(PostgresStore(place)) as store:
        return store.secret()
