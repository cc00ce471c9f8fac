"""Files that a game draws although they hold no game, as maps: `parlour picture FILE` finds them by their suffix."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Drawing:
    """A kind of text files."""

    suffix: str
    "Of its files, as `.txt`."
    draw: Callable[[str, bool, str], str]
    "The picture of that text as SVG, dark or not, in that language; `ParlourError` says what is wrong with the text."
