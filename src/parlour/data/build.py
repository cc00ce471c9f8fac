"""From packages and lists to the one data file. The same input gives the same bytes.

What is compiled is in `parlour.data.parts`, one module for each part; how to write one is said in
`parlour.data.part_builder`.
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
from parlour.data.part_builder import OwnList, PartBuilder, Tell
from parlour.data.parts import PARTS

# Two parts may use the same archive or list: it is obtained, and named, once.
ARCHIVES: tuple[Archive, ...] = tuple(dict.fromkeys(archive for part in PARTS for archive in part.archives))
LISTS: tuple[OwnList, ...] = tuple({own.file: own for part in PARTS for own in part.lists}.values())
COUNTS: Mapping[str, str] = {name: what for part in PARTS for name, what in part.counts.items()}


def inputs() -> str:
    """One hash over all that decides the content of the file: archives, lists, and this package's code."""
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
    """Whether the file at the path is sound and made from what is here now."""
    try:
        found = data.DataFile(path)
        found.check()
    except data.DataError:
        return False
    return found.manifest.inputs == inputs()


def build(path: Path, cache: Path, tell: Tell) -> Manifest:
    """Obtain the sources, compile them, and put the file in its place all at once."""
    sources = {archive: archives.obtain(archive, cache, tell) for archive in ARCHIVES}
    sections, manifest = compile_sources(sources, tell)
    container.replace(path, packed := container.pack(sections, manifest))
    tell(f"{path.name}: {len(packed) / 1e6:.1f} MB")
    return manifest


def compile_sources(sources: Mapping[Archive, Path], tell: Tell) -> tuple[dict[str, bytes], Manifest]:
    """The sections of the data file, and the manifest."""
    made_from = inputs()  # before anything is read: a list that is edited meanwhile makes the file stale
    builder = PartBuilder(sources, tell)
    for part in PARTS:
        tell(part.step)
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
