"""What a data file was made from."""

from __future__ import annotations

import msgspec


class SourceNote(msgspec.Struct, frozen=True):
    """One source package."""

    registry: str  # "PyPI" or "npm"
    package: str
    version: str
    sha256: str  # of the archive
    licence: str
    gives: str  # what is taken from it, in a sentence
    counts: dict[str, int]


class ListNote(msgspec.Struct, frozen=True):
    """One of the project's own lists."""

    file: str
    sha256: str
    gives: str
    counts: dict[str, int]


class Manifest(msgspec.Struct, frozen=True):
    inputs: str  # one hash over everything that determines the content of the file
    sources: tuple[SourceNote, ...]
    lists: tuple[ListNote, ...]
    counts: dict[str, int]  # numbers of compiled entries
