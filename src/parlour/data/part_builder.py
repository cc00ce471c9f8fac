"""Compiles one part of the data file.

A part is a module of `parlour.data.parts` that ends with `PART = Part(...)`: the step shown as progress, the archives
it opens, the lists of ours it reads (each with its purpose), what its counts mean, and a function that takes a
`PartBuilder`. That function reads archives (`builder.member`), lists (`parlour.data.lists`) and results of earlier
parts (`builder.words["english"]`, `builder[kjv.VERSES]`). It writes sections (`builder.section`, `builder.word_list`),
counts entries (`builder.count`) and notes what it took from an archive (`builder.took`).

To add a part, write the module and name it in `parlour.data.parts.PARTS` after the parts it needs; hash, manifest,
`docs/sources.md` and NOTICE follow from that. The output must not depend on the order of a set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Generic, TypeVar, cast

import msgspec

from parlour._engine import WordGraph
from parlour.data import archives
from parlour.data.archives import Archive
from parlour.data.errors import DataError

Progress = Callable[[str], None]
T = TypeVar("T")


class OwnList(msgspec.Struct, frozen=True):
    """One of the project's own lists: its path in `lists/` and its purpose, in a sentence."""

    file: str
    gives: str
    by_line: bool = False  # one entry per line, as in every table (.tsv); otherwise many words per line


class Part(msgspec.Struct, frozen=True):
    """One part of the data file."""

    step: str  # shown when it starts
    archives: tuple[Archive, ...]
    lists: tuple[OwnList, ...]
    counts: Mapping[str, str]  # the meaning of each count
    compile: Callable[[PartBuilder], None]


class PartResult(Generic[T]):
    """A typed result that later parts use: `VERSES = PartResult[list[Verse]]("verses")`."""

    def __init__(self, name: str) -> None:
        self.name = name


class PartBuilder:
    """Input and output of a part."""

    def __init__(self, sources: Mapping[Archive, Path], progress: Progress) -> None:
        self.progress = progress
        self.sections: dict[str, bytes] = {}
        self.counts: dict[str, int] = {}
        self.taken: dict[Archive, dict[str, int]] = {}
        self.words: dict[str, frozenset[str]] = {}
        self._sources = sources
        self._results: dict[str, object] = {}

    def member(self, archive: Archive, name: str) -> bytes:
        """One file of an archive, by the end of its name."""
        return self.members(archive, name)[name]

    def members(self, archive: Archive, *names: str) -> dict[str, bytes]:
        """Several files of an archive, by the ends of their names."""
        return archives.members(self._sources[archive], *names)

    def section(self, name: str, body: bytes) -> None:
        """Adds a section to the file."""
        if name in self.sections:
            raise DataError(f"two parts make the section {name!r}")
        self.sections[name] = body

    def word_list(self, name: str, words: Iterable[str]) -> frozenset[str]:
        """Adds a word list as the graph `words/{name}`, counts it, and keeps it for later parts."""
        found = frozenset(words)
        self.section(f"words/{name}", WordGraph.build(sorted(found)).to_bytes())
        self.count(name, len(found))
        self.words[name] = found
        return found

    def count(self, name: str, entries: int) -> None:
        """Records a number of compiled entries."""
        if name in self.counts:
            raise DataError(f"two parts count {name!r}")
        self.counts[name] = entries

    def took(self, archive: Archive, **counts: int) -> None:
        """Records what was taken from an archive; `_` in a name is a space."""
        named = {what.replace("_", " "): count for what, count in counts.items()}
        self.taken[archive] = self.taken.get(archive, {}) | named

    def provide(self, result: PartResult[T], value: T) -> T:
        """Provides a result to later parts."""
        self._results[result.name] = value
        return value

    def __getitem__(self, result: PartResult[T]) -> T:
        """A result of an earlier part."""
        if result.name not in self._results:
            raise DataError(f"no part before this one provides {result.name!r}")
        return cast(T, self._results[result.name])
