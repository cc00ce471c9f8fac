"""The format of the SQLite store: its first version, and a step to each later one.

A new file goes through all steps, so that there is one way to each format. A file of an earlier version is copied
before it is changed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

APPLICATION = 0x5061726C
"""SQLite application id of a store (“Parl”)."""

FIRST = """
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
CREATE TABLE secret (value BLOB NOT NULL)
"""
"""The schema of format 1."""


GALLERY = """
CREATE TABLE IF NOT EXISTS maps (
    id TEXT PRIMARY KEY,
    maker BLOB NOT NULL,
    changed REAL NOT NULL,
    version INTEGER NOT NULL,
    name TEXT NOT NULL,
    about BLOB NOT NULL,
    text TEXT NOT NULL,
    picture BLOB NOT NULL,
    kind TEXT NOT NULL DEFAULT 'maps'
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS newest_maps ON maps (changed);
CREATE INDEX IF NOT EXISTS maps_of_makers ON maps (maker);
CREATE TABLE IF NOT EXISTS reactions (
    item TEXT NOT NULL,
    kind TEXT NOT NULL,
    who BLOB NOT NULL,
    day INTEGER NOT NULL,
    PRIMARY KEY (item, kind, who, day)
) WITHOUT ROWID;
"""
"""Created when an older store is opened. The table is named after the first kind."""


def _add_probe(db: sqlite3.Connection) -> None:
    """A row that the readiness check writes and reads."""
    db.execute("CREATE TABLE probe (value BLOB NOT NULL)")
    db.execute("INSERT INTO probe VALUES (x'')")


def _split_options(db: sqlite3.Connection) -> None:
    """Options on their own: they may hold a hundred thousand words, and seats change often."""
    db.execute("CREATE TABLE options (id TEXT PRIMARY KEY, value BLOB NOT NULL)")
    for id, meta in db.execute("SELECT id, meta FROM tables").fetchall():
        try:
            fields = msgspec.json.decode(meta, type=dict[str, msgspec.Raw])
        except msgspec.DecodeError:
            continue  # it cannot be read anyway, and must not stop the others
        options = bytes(fields.pop("options", b"{}"))
        db.execute("INSERT INTO options VALUES (?, ?)", (id, options))
        db.execute("UPDATE tables SET meta = ? WHERE id = ?", (msgspec.json.encode(fields), id))


def _add_owners(db: sqlite3.Connection) -> None:
    """Who created a table, and when it was last in memory. Older tables count as used until now, and have no owner."""
    db.execute("ALTER TABLE tables ADD COLUMN owner BLOB NOT NULL DEFAULT x''")
    db.execute("ALTER TABLE tables ADD COLUMN used REAL NOT NULL DEFAULT 0")
    db.execute("UPDATE tables SET used = max(created, (SELECT coalesce(max(alive), 0) FROM runs))")
    db.execute("CREATE INDEX owned_tables ON tables (owner) WHERE owner != x''")


def _add_asked(db: sqlite3.Connection) -> None:
    """Since when each seat is asked the same, with each snapshot."""
    db.execute("ALTER TABLE snapshots ADD COLUMN asked BLOB NOT NULL DEFAULT x''")


def _add_nodes(db: sqlite3.Connection) -> None:
    """Which run has a table in memory, until when nobody else may take it, and codes that move seats."""
    db.execute("ALTER TABLE runs ADD COLUMN session INTEGER NOT NULL DEFAULT 0")
    db.execute("UPDATE runs SET session = number")
    db.execute("ALTER TABLE runs ADD COLUMN lease_until REAL NOT NULL DEFAULT 0")
    db.execute("ALTER TABLE runs ADD COLUMN address TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE tables ADD COLUMN node INTEGER")
    db.execute("UPDATE tables SET node = run WHERE held")
    db.execute("DROP INDEX held_tables")
    db.execute("CREATE INDEX tables_of_nodes ON tables (node) WHERE node IS NOT NULL")
    db.execute(
        "CREATE TABLE moves (code TEXT PRIMARY KEY, id TEXT NOT NULL, granted INTEGER NOT NULL, until REAL NOT NULL)"
    )


STEPS: dict[int, Callable[[sqlite3.Connection], None]] = {
    2: _add_probe,
    3: _split_options,
    4: _add_owners,
    5: _add_asked,
    6: _add_nodes,
}
"""By the format that each leads to."""
FORMAT = max(STEPS)
"""The current format."""


def is_known(application: int, version: int) -> bool:
    """Whether a file is a store that this version can read or upgrade."""
    return application == APPLICATION and 1 <= version <= FORMAT


def copy_of(path: Path, version: int) -> Path:
    """Where a file of an earlier format is copied before it is changed."""
    return path.with_name(f"{path.stem}-format-{version}{path.suffix}")


def format_of(path: Path) -> int:
    """The format of a store."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        return _version(db)


def set_up(db: sqlite3.Connection, path: Path) -> bool:
    """Bring a new or older file to the current format; False if the file is something else, or newer.

    `path` is where the file is: an older one is copied beside it first.
    """
    version = _version(db)
    if 0 < version < FORMAT and _is_store(db):
        copy = copy_of(path, version)
        if not copy.exists():
            db.execute("VACUUM INTO ?", (str(copy),))
            copy.chmod(0o600)
    db.execute("BEGIN IMMEDIATE")
    try:
        version = _version(db)  # another process may have been first
        if version == 0 and _is_empty(db):
            for statement in FIRST.split(";"):
                db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            version = 1
        elif not _is_store(db):
            db.execute("ROLLBACK")
            return False
        for step in range(version + 1, FORMAT + 1):
            STEPS[step](db)
        if version < FORMAT:
            db.execute(f"PRAGMA user_version = {FORMAT}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return True


def set_up_gallery(db: sqlite3.Connection) -> None:
    """Add the gallery, which files of every format may have."""
    for statement in GALLERY.split(";"):
        db.execute(statement)
    if "kind" not in _columns_of_gallery(db):
        try:
            db.execute("ALTER TABLE maps ADD COLUMN kind TEXT NOT NULL DEFAULT 'maps'")
        except sqlite3.OperationalError:
            if "kind" not in _columns_of_gallery(db):  # another process added it first
                raise


def _columns_of_gallery(db: sqlite3.Connection) -> set[str]:
    return {str(row[1]) for row in db.execute("PRAGMA table_info(maps)")}


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _is_store(db: sqlite3.Connection) -> bool:
    return is_known(db.execute("PRAGMA application_id").fetchone()[0], _version(db))


def _is_empty(db: sqlite3.Connection) -> bool:
    application = db.execute("PRAGMA application_id").fetchone()[0]
    return not application and not db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
