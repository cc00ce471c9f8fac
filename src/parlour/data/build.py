"""Compiles packages and lists into the data file. The same input gives the same bytes.

The content is in `parlour.data.parts`, one module for each part; `parlour.data.part_builder` explains how to write
one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from parlour import data
from parlour._engine import WordGraph
from parlour.data import archives, container, lists
from parlour.data.archives import Archive
from parlour.data.manifest import ListNote, Manifest, SourceNote
from parlour.data.part_builder import OwnList, PartBuilder, Progress
from parlour.data.parts import PARTS

# Two parts may use the same archive or list: it is listed once.
ARCHIVES: tuple[Archive, ...] = tuple(dict.fromkeys(archive for part in PARTS for archive in part.archives))
LISTS: tuple[OwnList, ...] = tuple({own.file: own for part in PARTS for own in part.lists}.values())
COUNTS: Mapping[str, str] = {name: what for part in PARTS for name, what in part.counts.items()}


def inputs() -> str:
    """One hash over everything that determines the content of the file: archives, lists, and this package's code."""
    digest = hashlib.sha256()
    for archive in ARCHIVES:
        digest.update(archive.sha256.encode())
    for own in LISTS:
        digest.update(f"{own.file} {lists.sha256(own.file)}\n".encode())
    for module in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(module.read_bytes())
    digest.update(WordGraph.build(["PARLOUR"]).to_bytes())
    return digest.hexdigest()


def is_current(path: Path) -> bool:
    """Whether the file at the path is valid and made from the current inputs."""
    try:
        found = data.DataFile(path)
        found.check()
    except data.DataError:
        return False
    return found.manifest.inputs == inputs()


def build(path: Path, cache: Path, progress: Progress) -> Manifest:
    """Obtains the sources, compiles them, and replaces the file atomically."""
    sources = {archive: archives.obtain(archive, cache, progress) for archive in ARCHIVES}
    sections, manifest = compile_sources(sources, progress)
    container.replace(path, packed := container.pack(sections, manifest))
    progress(f"{path.name}: {len(packed) / 1e6:.1f} MB")
    return manifest


def compile_sources(sources: Mapping[Archive, Path], progress: Progress) -> tuple[dict[str, bytes], Manifest]:
    """The sections of the data file, and the manifest."""
    made_from = inputs()  # before anything is read: a list edited during the build makes the file stale
    builder = PartBuilder(sources, progress)
    for part in PARTS:
        progress(part.step)
        part.compile(builder)
    if unknown := sorted(set(builder.counts) - set(COUNTS)):
        raise data.DataError(f"no part says what the count {unknown[0]!r} means")
    for archive in ARCHIVES:
        if archive.notices:
            for name, notice in builder.members(archive, *archive.notices).items():
                builder.section(f"notice/{archive.package}/{name}", notice)
    return builder.sections, Manifest(
        made_from,
        tuple(_source_note(archive, builder.taken[archive]) for archive in ARCHIVES),
        tuple(ListNote(own.file, lists.sha256(own.file), own.gives, _entries(own)) for own in LISTS),
        builder.counts,
    )


def _source_note(archive: Archive, counts: dict[str, int]) -> SourceNote:
    shared = {name: getattr(archive, name) for name in SourceNote.__struct_fields__ if name != "counts"}
    return msgspec.convert(shared | {"counts": counts}, SourceNote)


def _entries(own: OwnList) -> dict[str, int]:
    if own.by_line or own.file.endswith(".tsv"):
        return {"entries": len(lists.lines(own.file))}
    return {"entries": sum(len(group) for group in lists.groups(own.file).values())}
