"""Errors of tables, besides the refusals of their games."""

from __future__ import annotations

from parlour.kernel.errors import ParlourError


class NoTable(ParlourError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("tables-no-table")


class NoSeat(ParlourError):
    """The token holds no seat at the table."""

    def __init__(self) -> None:
        super().__init__("tables-no-seat")


class NotAllowed(ParlourError):
    """Only the host or a player may do that."""


class Closing(ParlourError):
    """The server stops before the work is done."""

    def __init__(self) -> None:
        super().__init__("tables-restarting")


class Shut(ParlourError):
    """The operator has closed the server for changes, or it is about to stop."""


class StoreError(ParlourError):
    """The store cannot be read or written. Nothing has changed."""


class OwnedElsewhere(StoreError):
    """Another node has the table. `address` is where the bus reaches it; empty if it is not known."""

    def __init__(self, address: str = "") -> None:
        super().__init__("tables-owned-elsewhere")
        self.address = address


class Conflict(Exception):
    """The table has another owner, or its log is not where the writer expected it."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} has another owner")
        self.table = table
