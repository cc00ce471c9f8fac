"""Backup of a PostgreSQL store to a SQLite file, and restore. So games move from either store to the other."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

import psycopg
from psycopg import IsolationLevel

from parlour.data.folders import data_folder
from parlour.tables.backup import back_up, check
from parlour.tables.errors import StoreError
from parlour.tables.postgres import PostgresStore, reason_of, shown
from parlour.tables.sqlite import SQLiteStore

PARTS = {
    "tables": "id, code, status, public, created, used, meta, owner, epoch, run, held, node, due, waits",
    "options": "id, value",
    "logs": "id, n, lines",
    "snapshots": "id, n, rules, state, asked",
    "chat": "id, n, line",
    "runs": "number, began, alive, session",
    "secret": "value",
    "maps": "id, maker, changed, version, name, about, text, picture, kind",
    "reactions": "item, kind, who, day",
}
"""The tables of the database with their columns, which are the same in both stores."""
BOOLEAN = ("public", "held")
"""Columns that are numbers in SQLite."""
ROWS = 500
"""Rows that are copied at once."""


def back_up_postgres(address: str, to: Path) -> int:
    """Copy a consistent snapshot of the database to a SQLite file, also while it is served. Returns the number of
    tables."""
    PostgresStore(address, copies=copy_before_upgrade).close()  # it is a store of this format
    return _copy(address, to)


def copy_before_upgrade(address: str, format: int) -> Path:
    """Copy a database of an earlier format to a file in the data folder."""
    name = shown(address).rpartition("/")[2] or "postgresql"
    to = data_folder() / f"{name}-format-{format}-{time.strftime('%Y-%m-%d-%H%M%S')}.db"
    _copy(address, to)
    return to


def _copy(address: str, to: Path) -> int:
    if to.exists():
        raise StoreError("tables-backup-exists", path=str(to))
    to.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=to.parent) as folder:
        copy = Path(folder) / "copy.db"
        SQLiteStore(copy).close()
        with _connected(address) as source, closing(sqlite3.connect(copy)) as target, target:
            source.isolation_level = IsolationLevel.REPEATABLE_READ
            for part in PARTS:
                columns = _columns_there(source, part)
                count = columns.count(",") + 1
                insert = f"INSERT INTO {part} ({columns}) VALUES ({', '.join('?' * count)})"
                order = " ORDER BY id, n" if part in ("logs", "chat") else ""
                with source.cursor(name=part) as rows:  # on the server: a log may be larger than memory
                    rows.execute(f"SELECT {columns} FROM {part}{order}".encode())
                    while found := rows.fetchmany(ROWS):
                        target.executemany(insert, found)
            # A database of format 1 has neither.
            target.execute("UPDATE tables SET node = run WHERE held AND node IS NULL")
            target.execute("UPDATE runs SET session = number WHERE session = 0")
        return back_up(copy, to)


def _columns_there(db: psycopg.Connection[tuple[object, ...]], part: str) -> str:
    """Those columns that the database has: it may be of an earlier format."""
    rows = db.execute(
        "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = %s",
        (part,),
    )
    there = {name for (name,) in rows}
    return ", ".join(name for name in PARTS[part].split(", ") if name in there)


def restore_postgres(backup: Path, address: str) -> Path | None:
    """Replace all games of the database by a backup. Returns the file beside the backup to which the previous ones were
    saved, if there were any."""
    check(backup)
    with (
        closing(PostgresStore(address, "replace", copy_before_upgrade)) as store,
        tempfile.TemporaryDirectory() as folder,
    ):
        previous: Path | None = None
        (tables,) = store.database.execute("SELECT count(*) FROM tables").fetchone()
        if tables:
            previous = backup.with_name(f"{backup.stem}-before-{time.strftime('%Y-%m-%d-%H%M%S')}{backup.suffix}")
            back_up_postgres(address, previous)
        source_path = Path(folder) / "copy.db"
        shutil.copyfile(backup, source_path)
        SQLiteStore(source_path).close()  # brings it to the current format
        with closing(sqlite3.connect(source_path)) as source, store.transaction():
            db = store.database
            for part, columns in PARTS.items():
                names = columns.split(", ")
                db.execute(f"DELETE FROM {part}")
                insert = f"INSERT INTO {part} ({columns}) VALUES ({', '.join('?' * len(names))})"
                flags = [index for index, name in enumerate(names) if name in BOOLEAN]
                rows = source.execute(f"SELECT {columns} FROM {part}")
                while found := rows.fetchmany(ROWS):
                    db.executemany(insert, [_with_booleans(row, flags) for row in found])
            db.execute("UPDATE tables SET n = coalesce((SELECT max(n) FROM logs WHERE logs.id = tables.id), -1)")
            db.execute("SELECT setval(pg_get_serial_sequence('runs', 'number'), max(number)) FROM runs")
    return previous


def _with_booleans(row: tuple[object, ...], flags: list[int]) -> tuple[object, ...]:
    return tuple([bool(value) if index in flags else value for index, value in enumerate(row)])


def _connected(address: str) -> psycopg.Connection[tuple[object, ...]]:
    try:
        return psycopg.connect(address)
    except psycopg.Error as error:
        raise StoreError("tables-cannot-open-store", path=shown(address), reason=reason_of(error)) from error
