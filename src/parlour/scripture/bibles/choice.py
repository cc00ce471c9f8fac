"""The Bible of a table: the King James Version, which is always available, or an imported one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from parlour.kernel.errors import OptionError
from parlour.scripture import word_passages
from parlour.scripture.bibles.bible import Bible
from parlour.scripture.bibles.errors import BibleError
from parlour.scripture.bibles.library import KJV, bible, names
from parlour.scripture.text import Passage

# The hyphen is escaped because browsers parse patterns of form fields more strictly than Python.
Name = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9\-]{0,39}$")]


def faults(name: str) -> Iterator[OptionError]:
    """Why a new table cannot choose a Bible; None if it can."""
    try:
        _open(name)
    except BibleError as error:
        if name in names():
            yield OptionError(error.id, options=("bible",), **error.facts)
        else:
            there = ", ".join((KJV, *names()))
            yield OptionError(
                "scripture-bible-unknown",
                options=("bible",),
                name=name,
                there=there,
            )


def chosen(name: str) -> Bible | None:
    """The imported Bible of a table; None for the King James Version.

    Also None if the chosen Bible was removed, or the table was moved to another server.
    """
    try:
        return _open(name)
    except BibleError:
        return None


def _open(name: str) -> Bible | None:
    return None if name == KJV else bible(name)


def passages(word: str, name: str, limit: int = 5) -> tuple[Passage, ...]:
    """Verses about a word in the table's Bible, or in the King James Version if it has none (SB-32)."""
    own = chosen(name)
    return (own.passages(word, limit) if own else ()) or word_passages.passages(word, limit)
