"""What a data file was made from."""

from __future__ import annotations

import msgspec


class SourceNote(msgspec.Struct, frozen=True):
    """One package, as it was opened."""

    registry: str  # "PyPI" or "npm"
    package: str
    version: str
    sha256: str  # of the archive
    licence: str
    gives: str  # what we take from it, in a sentence
    counts: dict[str, int]


class ListNote(msgspec.Struct, frozen=True):
    """One list of this project's own, as it was read."""

    file: str
    sha256: str
    gives: str
    counts: dict[str, int]


class Manifest(msgspec.Struct, frozen=True):
    inputs: str  # one hash over everything that decides the content of the file
    sources: tuple[SourceNote, ...]
    lists: tuple[ListNote, ...]
    counts: dict[str, int]  # entries of what was compiled
