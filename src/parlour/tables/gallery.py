"""Things that players made and published for everybody: named, with a small picture, and their makers' alone to change.

What a thing is, the gallery does not know: it keeps its kind, its text, what a list says of it, and a picture.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import msgspec

from parlour.contract.publishing import Made
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
    picture BLOB NOT NULL,
    kind TEXT NOT NULL DEFAULT 'maps'
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS newest_maps ON maps (changed);
CREATE INDEX IF NOT EXISTS maps_of_makers ON maps (maker);
"""
"""A store from before there was a gallery gets one when it is opened. The table is called after the first kind."""

MOST = 1_000
"""Things that are here at the same time."""
MOST_OF_ONE = 60
"""Of these, those of one maker."""


LISTED = "id, kind, version, changed, name, about, maker"


class Hung(msgspec.Struct, frozen=True, kw_only=True):
    """Something in the gallery, as a list shows it."""

    id: str
    kind: str
    version: int
    "How often it was changed; its picture goes by it."
    changed: float
    name: str
    about: bytes
    mine: bool = False


class Gallery:
    """What is published in a store. `writing` is the store's own transaction."""

    def __init__(self, db: sqlite3.Connection, writing: Callable[[], AbstractContextManager[None]]) -> None:
        self._db = db
        self._writing = writing
        for statement in SCHEMA.split(";"):
            db.execute(statement)
        if "kind" not in self._columns():
            try:
                db.execute("ALTER TABLE maps ADD COLUMN kind TEXT NOT NULL DEFAULT 'maps'")
            except sqlite3.OperationalError:
                if "kind" not in self._columns():  # another process was quicker
                    raise

    def _columns(self) -> set[str]:
        return {str(row[1]) for row in self._db.execute("PRAGMA table_info(maps)")}

    # Reading

    def count(self, kind: str = "") -> int:
        """Of that kind, or of all."""
        with self._reading():
            return self._number("SELECT count(*) FROM maps WHERE ? IN ('', kind)", kind)

    def newest(self, most: int, skip: int = 0, maker: str = "", kind: str = "") -> list[Hung]:
        """Of that kind, or of all, those changed last come first."""
        mine = _seal(maker)
        with self._reading():
            rows = self._db.execute(
                f"SELECT {LISTED} FROM maps WHERE ? IN ('', kind) ORDER BY changed DESC, id LIMIT ? OFFSET ?",
                (kind, most, skip),
            )
            return [_hung(row, mine) for row in rows]

    def find(self, id: str, maker: str = "") -> tuple[Hung, str] | None:
        """Something published, and its text."""
        with self._reading():
            row = self._db.execute(f"SELECT {LISTED}, text FROM maps WHERE id = ?", (id,)).fetchone()
        return None if row is None else (_hung(row[:7], _seal(maker)), str(row[7]))

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

    def hang(self, kind: str, maker: str, now: float, made: Made) -> str:
        """Something new; gives its id. `NotAllowed` if there is no room for it."""
        sealed = _seal(maker)
        while (id := secrets.token_urlsafe(6)).startswith("-"):
            pass  # at a command line that would be an option
        with self._writing():
            if self._number("SELECT count(*) FROM maps WHERE maker = ?", sealed) >= MOST_OF_ONE:
                raise NotAllowed("You have published {most} already. Take one down first.", most=MOST_OF_ONE)
            if self._number("SELECT count(*) FROM maps") >= MOST:
                raise NotAllowed("The gallery is full: {most} are published.", most=MOST)
            self._db.execute(
                "INSERT INTO maps (id, kind, maker, changed, version, name, about, text, picture) "
                "VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?)",
                (id, kind, sealed, now, made.name, made.about, made.text, made.picture),
            )
        return id

    def change(self, id: str, maker: str, now: float, made: Made) -> None:
        """Another one in its place, by its maker."""
        with self._writing():
            self._check(id, maker)
            self._db.execute(
                "UPDATE maps SET changed = ?, version = version + 1, name = ?, about = ?, text = ?, picture = ? "
                "WHERE id = ?",
                (now, made.name, made.about, made.text, made.picture, id),
            )

    def take_down(self, id: str, maker: str) -> None:
        with self._writing():
            self._check(id, maker)
            self._delete(id)

    def remove(self, id: str) -> None:
        """Take one down as the operator, who can open the store."""
        with self._writing():
            self._delete(id)

    def _delete(self, id: str) -> None:
        self._db.execute("DELETE FROM maps WHERE id = ?", (id,))

    def _check(self, id: str, maker: str) -> None:
        row = self._db.execute("SELECT maker FROM maps WHERE id = ?", (id,)).fetchone()
        if row is None or not hmac.compare_digest(bytes(row[0]), _seal(maker)):
            raise NotAllowed("Only its maker may change it or take it down.")

    def _number(self, prompt: str, *values: object) -> int:
        return int(self._db.execute(prompt, values).fetchone()[0])


def _hung(row: tuple[str, str, int, float, str, bytes, bytes], mine: bytes) -> Hung:
    id, kind, version, changed, name, about, maker = row
    return Hung(id=id, kind=kind, version=version, changed=changed, name=name, about=about, mine=maker == mine)


def _seal(maker: str) -> bytes:
    """What is kept of a maker's secret: enough to know it again, too little to use it."""
    return hashlib.sha256(maker.encode()).digest()
