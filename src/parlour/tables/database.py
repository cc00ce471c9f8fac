"""What the store needs of a database, so that SQLite and PostgreSQL share their statements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A connection to a database."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows: ...

    def executemany(self, statement: str, values: Iterable[Sequence[Any]], /) -> object: ...
