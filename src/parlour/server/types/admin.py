"""What the operator of a server asks for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from parlour.contract.bodies import RequestBody, ResponseBody

Sentence = Annotated[str, Meta(max_length=300)]


class Announcement(ResponseBody, frozen=True):
    """What the operator wants everyone to know."""

    text: dict[str, str]
    "By language; empty: nothing."
    read_only: bool
    "Whether nothing can be changed at the moment."


class NewAnnouncement(RequestBody, frozen=True):
    """Without a text the announcement is taken back."""

    en: Sentence = ""
    fr: Sentence = ""


class SetReadOnly(RequestBody, frozen=True):
    on: bool


class ServerStatus(ResponseBody, frozen=True):
    version: str
    loaded: int
    "Tables in memory."
    connected: int
    "Seats and spectators that are connected."
    read_only: bool
    draining: bool
    announcement: dict[str, str]


class TableRow(ResponseBody, frozen=True):
    """A table in a list for the operator, without what is hidden in its game."""

    id: str
    code: str
    game: str
    status: str
    names: tuple[str, ...]
    public: bool
    created: float
    used: float
    "When it was last in memory."
    connected: int


class StoredTables(ResponseBody, frozen=True):
    total: int
    tables: tuple[TableRow, ...]
