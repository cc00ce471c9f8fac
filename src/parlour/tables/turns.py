"""The turns of a table: while its changes are being written, nothing else happens at it.

Requests that come meanwhile wait, and are served in order on the committed state: the new one, or after a failed commit
the old one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

log = logging.getLogger(__name__)


class _Turn(NamedTuple):
    act: Callable[[], None]
    fail: Callable[[Exception], None] | None


class Turns:
    """The turns of one table. `is_uncommitted` says whether it has changes that are not committed."""

    __slots__ = ("_changes", "_is_uncommitted", "_looks", "closed", "held")

    def __init__(self, is_uncommitted: Callable[[], bool]) -> None:
        self.held = False
        "Whether the changes of the table are being written."
        self.closed: Exception | None = None
        "The error with which requests fail once the table has left memory."
        self._is_uncommitted = is_uncommitted
        self._changes: deque[_Turn] = deque()
        self._looks: deque[_Turn] = deque()

    def change(self, act: Callable[[], None], fail: Callable[[Exception], None] | None = None) -> None:
        """Change the table as soon as nothing of it is being written. `fail` is called instead if the table leaves
        memory first."""
        if self.closed is not None:
            if fail is not None:
                fail(self.closed)
        elif self.held:
            self._changes.append(_Turn(act, fail))
        else:
            act()

    def look(self, act: Callable[[], None], fail: Callable[[Exception], None] | None = None) -> None:
        """Look at the table as soon as all its changes are committed."""
        if self.closed is not None:
            if fail is not None:
                fail(self.closed)
        elif self.held or self._is_uncommitted():
            self._looks.append(_Turn(act, fail))
        else:
            act()

    async def free(self) -> None:
        """Wait until nothing of the table is being written."""
        while self.held and self.closed is None:
            free: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def resume(*_: object, free: asyncio.Future[None] = free) -> None:
                if not free.done():
                    free.set_result(None)

            self.change(resume, resume)
            await free

    def go_on(self) -> None:
        """Serve the requests that have waited for a commit."""
        while self._looks and not self.held and not self._is_uncommitted():
            self._do(self._looks.popleft())
        while self._changes and not self.held:
            self._do(self._changes.popleft())

    def _do(self, turn: _Turn) -> None:
        try:
            turn.act()
        except Exception:  # the other requests still have to be served
            log.exception("What waited for a commit cannot be done.")

    def close(self, error: Exception) -> None:
        """The table leaves memory: nothing happens at it any more."""
        self.closed = error
        self.held = False
        for turn in (*self._looks, *self._changes):
            if turn.fail is not None:
                turn.fail(error)
        self._looks.clear()
        self._changes.clear()
