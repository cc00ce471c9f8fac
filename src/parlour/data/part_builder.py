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

Tell = Callable[[str], None]
T = TypeVar("T")


class OwnList(msgspec.Struct, frozen=True):
    """A list of this project's own, by its path in `lists/`, and what it is for, in a sentence."""

    file: str
    gives: str
    by_line: bool = False  # one entry a line, as in every table (.tsv); otherwise words, many to a line


class Part(msgspec.Struct, frozen=True):
    """One part of the data file."""

    step: str  # told when it begins
    archives: tuple[Archive, ...]
    lists: tuple[OwnList, ...]
    counts: Mapping[str, str]  # what each of its counts is the number of
    compile: Callable[[PartBuilder], None]


class Finding(Generic[T]):
    """Something that one part finds and later parts need: `VERSES = Finding[list[Verse]]("verses")`."""

    def __init__(self, name: str) -> None:
        self.name = name


class PartBuilder:
    """What a part has at hand, and where it puts what it makes."""

    def __init__(self, sources: Mapping[Archive, Path], tell: Tell) -> None:
        self.tell = tell
        self.sections: dict[str, bytes] = {}
        self.counts: dict[str, int] = {}
        self.taken: dict[Archive, dict[str, int]] = {}
        self.words: dict[str, frozenset[str]] = {}
        self._sources = sources
        self._findings: dict[str, object] = {}

    def member(self, archive: Archive, name: str) -> bytes:
        """One file of an archive, by the end of its name."""
        return self.members(archive, name)[name]

    def members(self, archive: Archive, *names: str) -> dict[str, bytes]:
        """Several files of an archive, by the ends of their names."""
        return archives.members(self._sources[archive], *names)

    def section(self, name: str, body: bytes) -> None:
        """Put a section into the file."""
        if name in self.sections:
            raise DataError(f"two parts make the section {name!r}")
        self.sections[name] = body

    def word_list(self, name: str, words: Iterable[str]) -> frozenset[str]:
        """Put a list of words into the file as the graph `words/{name}`, counted, at hand for later parts."""
        found = frozenset(words)
        self.section(f"words/{name}", WordGraph.build(sorted(found)).to_bytes())
        self.count(name, len(found))
        self.words[name] = found
        return found

    def count(self, name: str, entries: int) -> None:
        """Note how many entries of something were compiled."""
        if name in self.counts:
            raise DataError(f"two parts count {name!r}")
        self.counts[name] = entries

    def took(self, archive: Archive, **counts: int) -> None:
        """Note how much was taken from an archive; `_` in a name is a space."""
        named = {what.replace("_", " "): count for what, count in counts.items()}
        self.taken[archive] = self.taken.get(archive, {}) | named

    def leave(self, finding: Finding[T], value: T) -> T:
        """Leave something for later parts."""
        self._findings[finding.name] = value
        return value

    def __getitem__(self, finding: Finding[T]) -> T:
        """What an earlier part left."""
        if finding.name not in self._findings:
            raise DataError(f"no part before this one leaves {finding.name!r}")
        return cast(T, self._findings[finding.name])
