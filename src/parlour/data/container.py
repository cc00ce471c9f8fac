"""A file of named sections, which holds words and scripture.

    preamble   magic, format version, length of the header, length of the file, sha256 of the header
    header     JSON: the table of sections (name, offset, size, sha256) and the manifest
    sections   each at a multiple of 64 bytes, little-endian, padded with zeros

The file is memory-mapped, so a section costs nothing until it is read, and processes share it.
The header is verified when the file is opened, each section on first access.
"""

from __future__ import annotations

import contextlib
import hashlib
import mmap
import os
import struct
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec

from parlour.data.errors import REMEDY, DataError
from parlour.data.manifest import Manifest

MAGIC = b"PARLOUR\0"
VERSION = 1
ALIGNMENT = 64
_PREAMBLE = struct.Struct("<8sIIQ32s")


class Section(msgspec.Struct, frozen=True):
    name: str
    offset: int
    size: int
    sha256: str


class Header(msgspec.Struct, frozen=True):
    sections: tuple[Section, ...]
    manifest: Manifest


def _aligned(offset: int) -> int:
    return -(-offset // ALIGNMENT) * ALIGNMENT


def pack(sections: Mapping[str, bytes], manifest: Manifest) -> bytes:
    """Serializes sections and manifest; the same input gives the same bytes."""
    # Offsets count from the end of the header, because the header's length depends on them.
    table, offset = [], 0
    for name, body in sections.items():
        table.append(Section(name, offset, len(body), hashlib.sha256(body).hexdigest()))
        offset = _aligned(offset + len(body))
    header = msgspec.json.encode(Header(tuple(table), manifest))
    start = _aligned(_PREAMBLE.size + len(header))
    packed = bytearray(start + offset)
    _PREAMBLE.pack_into(packed, 0, MAGIC, VERSION, len(header), len(packed), hashlib.sha256(header).digest())
    packed[_PREAMBLE.size : _PREAMBLE.size + len(header)] = header
    for row, body in zip(table, sections.values(), strict=True):
        packed[start + row.offset : start + row.offset + row.size] = body
    return bytes(packed)


def replace(path: Path, content: bytes) -> None:
    """Replaces a file atomically: a reader sees the old content or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.stem}-", suffix=path.suffix, dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)  # mkstemp makes it readable by its owner only
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
        raise


class DataFile:
    """A memory-mapped data file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            with path.open("rb") as file:
                if os.fstat(file.fileno()).st_size < _PREAMBLE.size:
                    raise self._damaged("it is too short")
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except FileNotFoundError:
            raise DataError(f"the data file {path} is not there: {REMEDY}") from None
        except OSError as error:
            raise DataError(f"the data file {path} cannot be read ({error.strerror}): {REMEDY}") from error
        self._view = memoryview(self._map)
        header, self._start = self._read_header()
        self.manifest = header.manifest
        self.sections = {section.name: section for section in header.sections}
        self._checked: set[str] = set()

    def _read_header(self) -> tuple[Header, int]:
        magic, version, header_size, file_size, digest = _PREAMBLE.unpack_from(self._view)
        if magic != MAGIC:
            raise self._damaged("it does not begin like a data file")
        if version != VERSION:
            raise DataError(f"the data file {self.path} has format {version}, this program reads {VERSION}: {REMEDY}")
        if file_size != len(self._view):
            raise self._damaged(f"it has {len(self._view)} bytes instead of {file_size}")
        raw = self._view[_PREAMBLE.size : _PREAMBLE.size + header_size]
        if hashlib.sha256(raw).digest() != digest:
            raise self._damaged("its header has changed")
        try:
            header = msgspec.json.decode(raw, type=Header)
        except msgspec.MsgspecError as error:
            raise self._damaged(f"its header is of another kind ({error})") from error
        return header, _aligned(_PREAMBLE.size + header_size)

    def section(self, name: str) -> memoryview:
        """The bytes of a section, verified against its hash on first access."""
        try:
            row = self.sections[name]
        except KeyError:
            raise self._damaged(f"it has no section {name!r}") from None
        start = self._start + row.offset
        body = self._view[start : start + row.size]
        if name not in self._checked:
            if hashlib.sha256(body).hexdigest() != row.sha256:
                raise self._damaged(f"its section {name!r} has changed")
            self._checked.add(name)
        return body

    def check(self) -> None:
        """Verifies the whole file, including the padding; raises DataError if anything is wrong."""
        end = _PREAMBLE.size + _PREAMBLE.unpack_from(self._view)[2]
        for row in sorted(self.sections.values(), key=lambda row: row.offset):
            self.section(row.name)
            start = self._start + row.offset
            if any(self._view[end:start]):
                raise self._damaged(f"there is something before its section {row.name!r}")
            end = start + row.size
        if any(self._view[end:]):
            raise self._damaged("there is something after its last section")

    def _damaged(self, what: str) -> DataError:
        return DataError(f"the data file {self.path} is damaged: {what}; {REMEDY}")
