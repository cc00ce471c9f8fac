"""A device at a table: it holds a seat, or watches."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec

from parlour.tables.delay import Delay
from parlour.tables.messages import Ended, Incoming, ToDevice

if TYPE_CHECKING:
    from parlour.tables.table import Table

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode

Reason = Literal["no-table", "no-seat", "moved", "removed", "deleted", "too-much", "closing"]


class Connection:
    """One device, as the table sees it. `send` must not wait: it takes the message, or the device is let go."""

    __slots__ = ("_on_end", "_send", "closed", "delay", "grant", "seat", "table")

    def __init__(
        self,
        table: Table,
        seat: int | None,
        send: Callable[[bytes], None],
        on_end: Callable[[], None] | None = None,
    ) -> None:
        self.table = table
        self.seat = seat
        "Where it sits now, as the table has it; None: it watches."
        self.grant = None if seat is None else table.meta.places[seat].grant
        "The number of the token by which it sits there."
        self.delay = Delay()
        self.closed = False
        self._send = send
        self._on_end = on_end

    def receive(self, message: Incoming) -> None:
        """Take a message of the device. What comes of it is sent when it is written down."""
        if not self.closed:
            self.table.receive(self, message)

    def close(self) -> None:
        """The device is gone."""
        if not self.closed:
            self.closed = True
            self.table.detach(self)

    # For the table

    def tell(self, message: ToDevice) -> None:
        self.pass_on(_encode(message))

    def pass_on(self, message: bytes) -> None:
        if self.closed:
            return
        try:
            self._send(message)
        except Exception:
            log.exception("A device cannot be sent to; it is let go.")
            self.close()

    def end(self, reason: Reason, again: bool) -> None:
        """Say why it ends, and end it."""
        if not self.closed:
            self.tell(Ended(reason, again))
            self.close()
            if self._on_end is not None:
                self._on_end()
