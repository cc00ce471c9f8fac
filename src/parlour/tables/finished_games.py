"""Reads the finished games of a store, also while a server uses it. Nothing is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import parlour
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.tables.database import Database
from parlour.tables.stores import Place


def finished_games(place: Place) -> Iterator[tuple[str, Game[State]]]:
    """The finished games of that store, each with the id of its table. Running games stay secret."""
    return _in_file(place) if isinstance(place, Path) else _in_postgres(place)


def _in_file(path: Path) -> Iterator[tuple[str, Game[State]]]:
    if not path.is_file():
        raise ParlourError("tables-no-store", path=str(path))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            yield from _read(db)
    except sqlite3.DatabaseError as error:
        raise ParlourError("tables-not-a-store", path=str(path)) from error


def _in_postgres(address: str) -> Iterator[tuple[str, Game[State]]]:
    import psycopg

    from parlour.tables.postgres import Reader, reason_of, shown

    try:
        with closing(Reader(address)) as db:
            yield from _read(db)
    except psycopg.errors.UndefinedTable as error:
        raise ParlourError("tables-not-a-store", path=shown(address)) from error
    except psycopg.Error as error:
        raise ParlourError("tables-cannot-open-store", path=shown(address), reason=reason_of(error)) from error


def _read(db: Database) -> Iterator[tuple[str, Game[State]]]:
    ids = [id for (id,) in db.execute("SELECT id FROM tables WHERE status = 'over' ORDER BY id").fetchall()]
    for id in ids:
        parts = db.execute("SELECT lines FROM logs WHERE id = ? ORDER BY n", (id,)).fetchall()
        if parts:  # else it has been deleted since
            yield id, parlour.load(b"\n".join(bytes(part) for (part,) in parts).decode())
