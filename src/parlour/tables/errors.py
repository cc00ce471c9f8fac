"""What a table refuses, besides what the rules of its game refuse."""

from __future__ import annotations

from pathlib import Path

from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import add_catalogue

add_catalogue(Path(__file__).parent)


class NoTable(ParlourError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("There is no such table.")


class NotAllowed(ParlourError):
    """Somebody else may do that: the host, a player."""


class Closing(ParlourError):
    """The server stops before the work is done."""

    def __init__(self) -> None:
        super().__init__("The server is restarting. Try again in a moment.")


class StoreError(ParlourError):
    """The store cannot be read or written. Nothing has changed."""


class Conflict(Exception):
    """Another owner has taken the table over: what was to be appended does not fit any more."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} is held by somebody else")
        self.table = table
