"""Maps that people have made and hung up in this house: named, with a small picture, and their makers' alone to change.

What a map is, the gallery does not know: it keeps its text, what is to be said of it in a list, and a picture.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import msgspec

from parlour.tables.errors import NotAllowed, StoreError

SCHEMA = """
CREATE TABLE IF NOT EXISTS maps (
    id TEXT PRIMARY KEY,
    maker BLOB NOT NULL,
    changed REAL NOT NULL,
    version INTEGER NOT NULL,
    name TEXT NOT NULL,
    about BLOB NOT NULL,
    text TEXT NOT NULL,
    picture BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS newest_maps ON maps (changed);
CREATE INDEX IF NOT EXISTS maps_of_makers ON maps (maker);
"""
"""A store from before there was a gallery gets one when it is opened; one with a gallery can be read without."""

MOST = 1_000
"""Maps that hang here at the same time."""
MOST_OF_ONE = 60
"""Of these, those of one maker."""


class Hung(msgspec.Struct, frozen=True, kw_only=True):
    """A map in the gallery, as a list shows it."""

    id: str
    version: int
    "How often it was changed; its picture goes by it."
    changed: float
    name: str
    about: bytes
    mine: bool = False


class Gallery:
    """The maps of a store. `Writing` is the store's own transaction."""

    def __init__(self, db: sqlite3.Connection, writing: Callable[[], AbstractContextManager[None]]) -> None:
        self._db = db
        self._writing = writing
        for statement in SCHEMA.split(";"):
            db.execute(statement)

    # Reading

    def count(self) -> int:
        with self._reading():
            return int(self._db.execute("SELECT count(*) FROM maps").fetchone()[0])

    def newest(self, most: int, skip: int = 0, maker: str = "") -> list[Hung]:
        """Those changed last come first."""
        mine = _seal(maker)
        with self._reading():
            rows = self._db.execute(
                "SELECT id, version, changed, name, about, maker FROM maps ORDER BY changed DESC, id LIMIT ? OFFSET ?",
                (most, skip),
            )
            return [_hung(row, mine) for row in rows]

    def find(self, id: str, maker: str = "") -> tuple[Hung, str] | None:
        """A map and its text."""
        with self._reading():
            row = self._db.execute(
                "SELECT id, version, changed, name, about, maker, text FROM maps WHERE id = ?", (id,)
            ).fetchone()
        return None if row is None else (_hung(row[:6], _seal(maker)), str(row[6]))

    def picture(self, id: str) -> bytes | None:
        with self._reading():
            row = self._db.execute("SELECT picture FROM maps WHERE id = ?", (id,)).fetchone()
        return None if row is None else bytes(row[0])

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError("The store cannot be read: {reason}.", reason=str(error)) from error

    # Writing

    def hang(self, maker: str, now: float, name: str, about: bytes, text: str, picture: bytes) -> str:
        """A new map; gives its id. `NotAllowed` if there is no room for it."""
        sealed = _seal(maker)
        while (id := secrets.token_urlsafe(6)).startswith("-"):
            pass  # at a command line that would be an option
        with self._writing():
            if self._number("SELECT count(*) FROM maps WHERE maker = ?", sealed) >= MOST_OF_ONE:
                raise NotAllowed("You have {most} maps here. Take one down first.", most=MOST_OF_ONE)
            if self._number("SELECT count(*) FROM maps") >= MOST:
                raise NotAllowed("The gallery is full: {most} maps hang here.", most=MOST)
            self._db.execute(
                "INSERT INTO maps VALUES (?, ?, ?, 1, ?, ?, ?, ?)", (id, sealed, now, name, about, text, picture)
            )
        return id

    def change(self, id: str, maker: str, now: float, name: str, about: bytes, text: str, picture: bytes) -> None:
        """Another map in its place, by its maker."""
        with self._writing():
            self._check(id, maker)
            self._db.execute(
                "UPDATE maps SET changed = ?, version = version + 1, name = ?, about = ?, text = ?, picture = ? "
                "WHERE id = ?",
                (now, name, about, text, picture, id),
            )

    def take_down(self, id: str, maker: str) -> None:
        with self._writing():
            self._check(id, maker)
            self._delete(id)

    def remove(self, id: str) -> None:
        """Take a map down as whoever keeps the house, which is who can open the store."""
        with self._writing():
            self._delete(id)

    def _delete(self, id: str) -> None:
        self._db.execute("DELETE FROM maps WHERE id = ?", (id,))

    def _check(self, id: str, maker: str) -> None:
        row = self._db.execute("SELECT maker FROM maps WHERE id = ?", (id,)).fetchone()
        if row is None or not hmac.compare_digest(bytes(row[0]), _seal(maker)):
            raise NotAllowed("Only who made a map may change it or take it down.")

    def _number(self, question: str, *values: object) -> int:
        return int(self._db.execute(question, values).fetchone()[0])


def _hung(row: tuple[str, int, float, str, bytes, bytes], mine: bytes) -> Hung:
    id, version, changed, name, about, maker = row
    return Hung(id=id, version=version, changed=changed, name=name, about=about, mine=maker == mine)


def _seal(maker: str) -> bytes:
    """What is kept of a maker's secret: enough to know it again, too little to use it."""
    return hashlib.sha256(maker.encode()).digest()
