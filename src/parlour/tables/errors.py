"""Errors of tables, besides the refusals of their games."""

from __future__ import annotations

from parlour.kernel.errors import ParlourError


class NoTable(ParlourError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("tables-no-table")


class NotAllowed(ParlourError):
    """Only the host or a player may do that."""


class Closing(ParlourError):
    """The server stops before the work is done."""

    def __init__(self) -> None:
        super().__init__("tables-restarting")


class StoreError(ParlourError):
    """The store cannot be read or written. Nothing has changed."""


class Conflict(Exception):
    """The table has another owner, or its log is not where the writer expected it."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} has another owner")
        self.table = table
