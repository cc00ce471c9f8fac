"""Definitions of a word: from the dictionary, and of the person, place or book that it names."""

from __future__ import annotations

import msgspec

from parlour import scripture, words
from parlour.server.types.lookup import WordDefinition


def defined(word: str, language: words.Language, reader: str) -> tuple[WordDefinition, ...]:
    """Lines of the dictionary first, then persons, places and books in the language of the reader."""
    rows = [{"kind": one.part, "name": one.word, "text": one.text} for one in words.definitions(word, language)]
    rows += [
        {"kind": one.kind, "name": one.name, "text": one.text}
        for one in scripture.definitions(word, language, reader=reader)
    ]
    return tuple(msgspec.convert(row, WordDefinition) for row in rows)
