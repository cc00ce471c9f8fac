"""Gallery: what players made and published. Only its maker may change an item.

The gallery stores the kind, the text, the data for lists and a picture of each item, and interprets none of them.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from contextlib import AbstractContextManager

import msgspec

from parlour.contract.publishing import Submission
from parlour.tables.database import Database
from parlour.tables.errors import NotAllowed

MAX_ITEMS = 1_000
"""Items in the gallery."""
MAX_PER_MAKER = 60
"""Items of one maker."""


MAX_REACTIONS = 10_000
"""Likes and plays of one item that are stored; further ones do not count."""
DAY = 86_400.0
"""A device counts as one play of an item a day."""

LISTED = """id, kind, version, changed, name, about, maker,
    (SELECT count(*) FROM reactions WHERE item = id AND reactions.kind = 'like'),
    (SELECT count(*) FROM reactions WHERE item = id AND reactions.kind = 'play'),
    EXISTS (SELECT 1 FROM reactions WHERE item = id AND reactions.kind = 'like' AND who = ?)"""
"""Columns of a list; the parameter is the reader's hash."""


class GalleryItem(msgspec.Struct, frozen=True, kw_only=True):
    """An item as a list shows it."""

    id: str
    kind: str
    version: int
    "Counts its changes; part of the address of its picture."
    changed: float
    name: str
    about: bytes
    mine: bool = False
    likes: int = 0
    plays: int = 0
    liked: bool = False
    "Whether the reader likes it."


class Gallery:
    """The gallery of a store, with its ways to write and to read."""

    def __init__(
        self,
        db: Database,
        writing: Callable[[], AbstractContextManager[None]],
        reading: Callable[[], AbstractContextManager[None]],
    ) -> None:
        self._db = db
        self._writing = writing
        self._reading = reading

    # Reading

    def count(self, kind: str = "") -> int:
        """Number of items of that kind, or of all."""
        with self._reading():
            return self._number("SELECT count(*) FROM maps WHERE ? IN ('', kind)", kind)

    def newest(self, limit: int, skip: int = 0, maker: str = "", kind: str = "") -> list[GalleryItem]:
        """Items of that kind, or of all, last changed first."""
        mine = _hash_secret(maker)
        with self._reading():
            rows = self._db.execute(
                f"SELECT {LISTED} FROM maps WHERE ? IN ('', kind) ORDER BY changed DESC, id LIMIT ? OFFSET ?",
                (mine, kind, limit, skip),
            )
            return [_item(row, mine) for row in rows]

    def find(self, id: str, maker: str = "") -> tuple[GalleryItem, str] | None:
        """An item and its text."""
        with self._reading():
            row = self._db.execute(
                f"SELECT {LISTED}, text FROM maps WHERE id = ?", (_hash_secret(maker), id)
            ).fetchone()
        return None if row is None else (_item(row[:-1], _hash_secret(maker)), str(row[-1]))

    def names(self, kind: str, but: str = "") -> tuple[str, ...]:
        """The names of all items of that kind, except one."""
        with self._reading():
            rows = self._db.execute("SELECT name FROM maps WHERE kind = ? AND id != ?", (kind, but)).fetchall()
        return tuple(str(name) for (name,) in rows)

    def picture(self, id: str) -> bytes | None:
        with self._reading():
            row = self._db.execute("SELECT picture FROM maps WHERE id = ?", (id,)).fetchone()
        return None if row is None else bytes(row[0])

    # Writing

    def publish(self, kind: str, maker: str, now: float, submission: Submission) -> str:
        """Add an item. Returns its id; `NotAllowed` if there is no room for it."""
        hashed = _hash_secret(maker)
        while (id := secrets.token_urlsafe(6)).startswith("-"):
            pass  # on a command line it would be read as an option
        with self._writing():
            if self._number("SELECT count(*) FROM maps WHERE maker = ?", hashed) >= MAX_PER_MAKER:
                raise NotAllowed("tables-gallery-own-limit", most=MAX_PER_MAKER)
            if self._number("SELECT count(*) FROM maps") >= MAX_ITEMS:
                raise NotAllowed("tables-gallery-full", most=MAX_ITEMS)
            self._db.execute(
                "INSERT INTO maps (id, kind, maker, changed, version, name, about, text, picture) "
                "VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?)",
                (id, kind, hashed, now, submission.name, submission.about, submission.text, submission.picture),
            )
        return id

    def change(self, id: str, maker: str, now: float, submission: Submission) -> None:
        """Replace an item, as its maker."""
        with self._writing():
            self._check(id, maker)
            self._db.execute(
                "UPDATE maps SET changed = ?, version = version + 1, name = ?, about = ?, text = ?, picture = ? "
                "WHERE id = ?",
                (now, submission.name, submission.about, submission.text, submission.picture, id),
            )

    def take_down(self, id: str, maker: str) -> None:
        with self._writing():
            self._check(id, maker)
            self._delete(id)

    def remove(self, id: str) -> None:
        """Remove an item as the operator of the server."""
        with self._writing():
            self._delete(id)

    # Reactions

    def like(self, id: str, who: str, likes: bool) -> None:
        """Like an item, or no longer; each device likes it once."""
        with self._writing():
            if likes:
                self._react(id, "like", who, 0)
            else:
                self._db.execute(
                    "DELETE FROM reactions WHERE item = ? AND kind = 'like' AND who = ?", (id, _hash_secret(who))
                )

    def count_play(self, id: str, who: str, now: float) -> None:
        """Count a play; those of one device on the same day count once."""
        with self._writing():
            self._react(id, "play", who, int(now // DAY))

    def _react(self, id: str, kind: str, who: str, day: int) -> None:
        if self._number("SELECT count(*) FROM reactions WHERE item = ? AND kind = ?", id, kind) < MAX_REACTIONS:
            self._db.execute(
                "INSERT INTO reactions (item, kind, who, day) SELECT id, ?, ?, ? FROM maps WHERE id = ? "
                "ON CONFLICT DO NOTHING",
                (kind, _hash_secret(who), day, id),
            )

    def _delete(self, id: str) -> None:
        self._db.execute("DELETE FROM reactions WHERE item = ?", (id,))
        self._db.execute("DELETE FROM maps WHERE id = ?", (id,))

    def _check(self, id: str, maker: str) -> None:
        row = self._db.execute("SELECT maker FROM maps WHERE id = ?", (id,)).fetchone()
        if row is None or not hmac.compare_digest(bytes(row[0]), _hash_secret(maker)):
            raise NotAllowed("tables-gallery-not-yours")

    def _number(self, query: str, *values: object) -> int:
        return int(self._db.execute(query, values).fetchone()[0])


def _item(row: tuple[str, str, int, float, str, bytes, bytes, int, int, int], reader: bytes) -> GalleryItem:
    id, kind, version, changed, name, about, maker, likes, plays, liked = row
    return GalleryItem(
        id=id,
        kind=kind,
        version=version,
        changed=changed,
        name=name,
        about=about,
        mine=maker == reader,
        likes=likes,
        plays=plays,
        liked=bool(liked),
    )


def _hash_secret(maker: str) -> bytes:
    """Hash of a maker's secret; the secret itself is not stored."""
    return hashlib.sha256(maker.encode()).digest()
