"""Things that players make and publish for everybody, as maps are: the gallery keeps them, the game knows them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from parlour.contract.bodies import Answer


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of something that is published."""

    name: str
    about: bytes
    "What a list says of it, as JSON."
    text: str
    picture: bytes
    "SVG."


class Entry(Answer, frozen=True):
    """Something published, as every list shows it; a game's own entries say more."""

    id: str
    name: str
    changed: float
    "Seconds since 1970."
    mine: bool
    "Whether who asks made it."
    picture: str
    "Where its picture is."


E = TypeVar("E", bound=Entry)
P = TypeVar("P", bound=Answer)
W = TypeVar("W", bound=Answer)


@dataclass(frozen=True, kw_only=True)
class Publication(Generic[E, P, W]):
    """A kind of thing that can be published."""

    kind: str
    "Its name in addresses (`/api/gallery/KIND`) and in the store."
    page: type[P]
    whole: type[W]
    check: Callable[[str], Made]
    "What this text is; `ParlourError` says what is wrong with it."
    rename: Callable[[str, str], str]
    "The text of the same thing with another name."
    entry: Callable[[Entry, bytes], E]
    "An entry of the list, with what was kept about it."
    line: Callable[[str, bytes, str], str]
    "An entry as a line of text: by its name, what was kept about it, and the language of the reader."
    list: Callable[[tuple[E, ...], int], P]
    "A page of the list, and how many there are in all."
    show: Callable[[E, str], W]
    "All of it, by its text."


AnyPublication = Publication[Any, Any, Any]
