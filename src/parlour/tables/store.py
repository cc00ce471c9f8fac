"""Where tables are kept: what is around the game, the log line by line, snapshots, chat.

A table has one owner at a time. Whoever takes it gets an epoch, one higher than the last; everything is written under
that epoch, and a writer whose epoch is old gets a `Conflict` instead: it is fenced off, however late it wakes up.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from parlour.tables.gallery import Gallery
from parlour.tables.meta import Meta


class Run(NamedTuple):
    """One run of the server: from when until when it was surely alive (AG-6)."""

    number: int
    began: float
    alive: float


class Kept(NamedTuple):
    """A table as it was kept, now taken over."""

    meta: Meta
    epoch: int
    run: int
    "The latest run that it has come up to."
    head: bytes | None
    lines: list[bytes]
    snapshot: tuple[int, int, bytes] | None
    "After which line, by which version of the rules, and the state."
    chat: list[bytes]


class Waiting(NamedTuple):
    """What is known of a table that nobody has in memory: which seats it waits for."""

    meta: Meta
    waits: tuple[int, ...] | None
    "None: it was not put away in order, and has to be taken to find out."


class Store(Protocol):
    """What the hub asks of a store. Writing goes within `transaction`, many tables at once."""

    gallery: Gallery

    def secret(self) -> bytes:
        """The key that seats' tokens are signed with; made when first asked for."""

    # Runs

    def begin_run(self, now: float) -> Run:
        """A new run, which begins now, or when the last one was alive if that is later: time never goes back."""

    def note_alive(self, run: int, now: float) -> None: ...

    def runs(self, since: int) -> list[Run]:
        """That run and all later ones."""

    # Reading

    def meta(self, table: str) -> Meta | None: ...

    def waiting(self, table: str) -> Waiting | None: ...

    def by_code(self, code: str) -> str | None: ...

    def public(self, most: int) -> list[Meta]:
        """Public tables that gather or play, the newest first."""

    def due(self, before: float) -> list[str]:
        """Tables put away for which something is due by then."""

    def left_over(self) -> list[str]:
        """Tables that were not put away."""

    def read(self, table: str) -> Kept | None:
        """Everything, with the epoch of whoever has it now."""

    # Owning

    def take(self, table: str) -> Kept | None:
        """Become the owner, and read everything. Whoever had it before is fenced off."""

    # Writing

    def transaction(self) -> AbstractContextManager[None]:
        """All or nothing; `StoreError` if it cannot be written."""

    def create(self, meta: Meta) -> bool:
        """A new table; False if its code is taken."""

    def append(self, table: str, epoch: int, expected: int, lines: Sequence[bytes]) -> None:
        """Add lines after line `expected` (-1: no head yet). `Conflict` if that is not the last, or not mine."""

    def keep_meta(self, meta: Meta, epoch: int) -> None: ...

    def keep_run(self, table: str, epoch: int, run: int) -> None:
        """The table has come up to that run: the time in which there was no server is accounted for."""

    def keep_snapshot(self, table: str, epoch: int, n: int, rules: int, state: bytes) -> None: ...

    def add_chat(self, table: str, epoch: int, lines: Sequence[tuple[int, bytes]]) -> None: ...

    def put_away(self, table: str, epoch: int, due: float | None, waits: Sequence[int]) -> None:
        """Give the table up, and say when it has to be taken again."""

    def delete(self, table: str, epoch: int) -> None: ...

    def tend(self) -> None:
        """Called now and then while nothing else goes on."""

    def close(self) -> None: ...
