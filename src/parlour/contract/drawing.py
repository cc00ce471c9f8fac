"""Files that a game draws and that hold no game, e.g. maps: `parlour picture FILE` finds them by suffix."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Drawing:
    """A kind of text file."""

    suffix: str
    "Suffix of its files, e.g. `.txt`."
    draw: Callable[[str, bool, str], str]
    "Draw the text as SVG, dark or not, in that language; raises `ParlourError`."
