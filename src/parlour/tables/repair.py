"""Repair of a damaged store: copies what can be read into a new file, table by table."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple, cast

from parlour.tables import migrations
from parlour.tables.backup import lock_store
from parlour.tables.errors import StoreError
from parlour.tables.sqlite import SQLiteStore

USEFUL = ("snapshots", "chat")
"""Parts of a table without which its game can go on."""
SHARED = ("secret", "runs", "moves", "maps", "reactions")
"""Rows that belong to no table: the key of the tokens, the runs of the server, codes that move seats, the gallery."""


class Repaired(NamedTuple):
    """The result of a repair."""

    saved: int
    "Tables in the new file."
    lost: tuple[str, ...]
    "Ids of the tables that could not be read."
    damaged: Path
    "Where the damaged file is now."


def repair(path: Path) -> Repaired:
    """Replace the store by a new file with everything that can be read. The damaged file is saved beside it."""
    if not path.exists():
        raise StoreError("tables-no-store", path=str(path))
    with lock_store(path), tempfile.TemporaryDirectory(dir=path.parent) as folder:
        path = path.resolve()
        source = Path(folder) / "damaged.db"
        shutil.copyfile(path, source)
        journal = path.with_name(path.name + "-wal")
        if journal.exists():
            shutil.copyfile(journal, source.with_name("damaged.db-wal"))
        new = Path(folder) / "new.db"
        saved, lost = _copy(source, new)
        kept = path.with_name(f"{path.stem}-damaged-{time.strftime('%Y-%m-%d-%H%M%S')}{path.suffix}")
        shutil.move(path, kept)
        for ending in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                shutil.move(path.with_name(path.name + ending), kept.with_name(kept.name + ending))
        shutil.move(new, path)
    return Repaired(saved, lost, kept)


def _copy(source: Path, to: Path) -> tuple[int, tuple[str, ...]]:
    SQLiteStore(to).close()
    with (
        closing(sqlite3.connect(source, isolation_level=None)) as old,
        closing(sqlite3.connect(to, isolation_level=None)) as new,
    ):
        try:
            is_store = migrations.set_up(old, source)
        except sqlite3.Error:
            is_store = False  # not even its schema can be read, or it cannot be brought to this format
        if not is_store:
            raise StoreError("tables-not-a-store", path=str(source))
        new.execute("BEGIN")
        for part in SHARED:
            for row in _readable(old, f"SELECT * FROM {part}"):
                _insert(new, part, row)
        saved, lost, rest = 0, [], _Rest(old)
        for id in _ids(old):
            new.execute("SAVEPOINT one")
            try:
                _copy_table(old, new, id, rest)
                saved += 1
            except (sqlite3.Error, ValueError):
                lost.append(id)
                new.execute("ROLLBACK TO one")
            new.execute("RELEASE one")
        new.execute("COMMIT")
    return saved, tuple(lost)


def _ids(db: sqlite3.Connection) -> list[str]:
    """All ids that can be found: from either end of the table up to a damaged page, and in the logs."""
    found: dict[str, None] = {}
    for query in (
        "SELECT id FROM tables ORDER BY id",
        "SELECT id FROM tables ORDER BY id DESC",
        "SELECT DISTINCT id FROM logs INDEXED BY log_lines",
    ):
        found.update((str(id), None) for (id,) in _readable(db, query))
    return list(found)


def _readable(db: sqlite3.Connection, query: str, *values: object) -> Iterator[tuple[object, ...]]:
    """The rows up to the first one that cannot be read."""
    with suppress(sqlite3.Error):
        yield from db.execute(query, values)


def _copy_table(old: sqlite3.Connection, new: sqlite3.Connection, id: str, rest: _Rest) -> None:
    rows = old.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchall()
    if not rows:
        raise ValueError(f"table {id} has no row of its own")
    _insert(new, "tables", rows[0])
    for row in old.execute("SELECT * FROM options WHERE id = ?", (id,)).fetchall():
        _insert(new, "options", row)
    try:
        log = old.execute("SELECT * FROM logs WHERE id = ? ORDER BY n", (id,)).fetchall()
        _check_log(id, log)
    except (sqlite3.Error, ValueError):
        log = rest.log(id)
        _check_log(id, log)
    for row in log:
        _insert(new, "logs", row)
    for part in USEFUL:
        for row in _readable(old, f"SELECT * FROM {part} WHERE id = ?", id):
            _insert(new, part, row)


class _Rest:
    """Rows of logs found one by one, without the index, which may be what is damaged."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._logs: dict[str, list[tuple[str, int, bytes]]] | None = None

    def log(self, id: str) -> list[tuple[str, int, bytes]]:
        if self._logs is None:
            self._logs = {}
            (last,) = self._db.execute("SELECT max(rowid) FROM logs").fetchone()
            for number in range(1, (last or 0) + 1):
                for row in _readable(self._db, "SELECT id, n, lines FROM logs WHERE rowid = ?", number):
                    self._logs.setdefault(str(row[0]), []).append(cast("tuple[str, int, bytes]", row))
        return sorted(self._logs.get(id, []), key=lambda row: row[1])


def _check_log(id: str, rows: list[tuple[str, int, bytes]]) -> None:
    """No line may be missing: the number of each row is that of its last line, and the head has number 0."""
    n = -1
    for _, last, lines in rows:
        n += len(bytes(lines).split(b"\n"))
        if n != last:
            raise ValueError(f"lines of table {id} are missing")


def _insert(db: sqlite3.Connection, part: str, row: tuple[object, ...]) -> None:
    db.execute(f"INSERT OR REPLACE INTO {part} VALUES ({', '.join('?' * len(row))})", row)
