"""Items that players publish in the gallery, e.g. maps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from parlour.contract.bodies import ResponseBody


class Submission(msgspec.Struct, frozen=True, kw_only=True):
    """A checked item, ready to be stored."""

    name: str
    about: bytes
    "Data for lists, as JSON."
    text: str
    picture: bytes
    "SVG."


class Entry(ResponseBody, frozen=True):
    """A published item in a list; a game's entries have more fields."""

    id: str
    name: str
    changed: float
    "Seconds since 1970."
    mine: bool
    "Whether the reader made it."
    picture: str
    "Address of its picture."
    likes: int
    "Devices that like it."
    plays: int
    "Times it was played; a device counts once a day."
    liked: bool
    "Whether the reader likes it."


E = TypeVar("E", bound=Entry)
P = TypeVar("P", bound=ResponseBody)
W = TypeVar("W", bound=ResponseBody)


@dataclass(frozen=True, kw_only=True)
class Publication(Generic[E, P, W]):
    """A kind of item that can be published."""

    kind: str
    "Its name in addresses (`/api/gallery/KIND`) and in the store."
    page: type[P]
    whole: type[W]
    check: Callable[[str], Submission]
    "Check a text; raises `ParlourError`."
    rename: Callable[[str, str], str]
    "The text with another name in it."
    entry: Callable[[Entry, bytes], E]
    "Make a list entry from the stored data."
    line: Callable[[str, bytes, str], str]
    "A line of text for an entry: from its name, the stored data and the language of the reader."
    list: Callable[[tuple[E, ...], int], P]
    "Make a page of the list from entries and the total."
    show: Callable[[E, str], W]
    "Make the full response from an entry and its text."


AnyPublication = Publication[Any, Any, Any]
