"""Reads the finished games of a store, also while a server uses it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import parlour
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.state import State


def finished_games(path: Path) -> Iterator[tuple[str, Game[State]]]:
    """The finished games in that file, each with the id of its table. Running games stay secret."""
    if not path.is_file():
        raise ParlourError("tables-no-store", path=str(path))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            ids = [id for (id,) in db.execute("SELECT id FROM tables WHERE status = 'over' ORDER BY id")]
            for id in ids:
                parts = db.execute("SELECT lines FROM logs WHERE id = ? ORDER BY n", (id,)).fetchall()
                yield id, parlour.load(b"\n".join(part for (part,) in parts).decode())
    except sqlite3.DatabaseError as error:
        raise ParlourError("tables-not-a-store", path=str(path)) from error
