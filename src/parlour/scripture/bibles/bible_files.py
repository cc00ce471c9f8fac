"""Reads a Bible from a file, folder or archive; the format is detected from the content."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

from parlour.scripture.bibles import osis, rows, usfm
from parlour.scripture.bibles.errors import BibleError, BibleFault
from parlour.scripture.bibles.verse_builder import MAX_BYTES, Progress, VerseBuilder

MOST_FILES = 300
_ARCHIVE = b"PK\x03\x04"
_SUFFIXES = {".usfm", ".sfm", ".usf", ".txt", ".xml", ".osis", ".csv", ".tsv"}
_USFM = re.compile(r"\s*\\id\b|.*^\\(?:c|v) \d", re.DOTALL | re.MULTILINE)


def read(path: Path, progress: Progress) -> VerseBuilder:
    """All verses of a Bible; `BibleError` has the reason and the place."""
    builder = VerseBuilder(progress)
    name = path.name or str(path)
    try:
        if path.exists() and not (path.is_dir() or path.is_file()):  # a pipe or a device may never end
            raise BibleError("scripture-file-kind", path=str(path))
        if path.is_dir():
            files = sorted(file for file in path.iterdir() if file.suffix.lower() in _SUFFIXES and file.is_file())
            _several([(file.name, file.stat().st_size) for file in files], name)
            for file in files:
                _content(file.read_bytes(), file.name, builder)
        elif zipfile.is_zipfile(path) or _begins(path) == _ARCHIVE:
            _archive(path, builder)
        else:
            if path.stat().st_size > MAX_BYTES:
                raise _too_large(path.name)
            _content(path.read_bytes(), path.name, builder)
    except FileNotFoundError as error:
        raise BibleError("scripture-file-missing", path=str(path)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise BibleError("scripture-file-unreadable", path=str(path), reason=reason) from error
    return builder


def _begins(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(_ARCHIVE))


def _archive(path: Path, builder: VerseBuilder) -> None:
    try:
        with zipfile.ZipFile(path) as archive:
            members = [
                member for member in archive.infolist()
                if Path(member.filename).suffix.lower() in _SUFFIXES
                and not Path(member.filename).name.startswith(".")
                and "__MACOSX" not in member.filename
            ]  # fmt: skip
            _several([(member.filename, member.file_size) for member in members], path.name)
            for member in sorted(members, key=lambda member: member.filename):
                with archive.open(member) as file:
                    # The stated size of a member may be wrong: read no more than that.
                    content = file.read(member.file_size + 1)
                if len(content) > member.file_size:
                    raise _too_large(path.name)
                _content(content, Path(member.filename).name, builder)
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, RuntimeError, EOFError) as error:
        raise BibleError("scripture-file-archive", path=path.name, reason=str(error)[:80]) from error


def _several(files: list[tuple[str, int]], name: str) -> None:
    if not files:
        raise BibleError("scripture-file-no-bible", path=name)
    if len(files) > MOST_FILES or sum(size for _, size in files) > MAX_BYTES:
        raise _too_large(name)


def _too_large(name: str) -> BibleError:
    most = MAX_BYTES // 2**20
    return BibleError("scripture-file-too-large", path=name, files=MOST_FILES, most=most)


def _content(content: bytes, name: str, builder: VerseBuilder) -> None:
    if content.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"<":
        osis.read(content, name, builder)
        return
    text = _text(content, name)
    if _USFM.match(text):
        usfm.read(text, name, builder)
    else:
        rows.read(text, name, builder)


def _text(content: bytes, name: str) -> str:
    coding = "utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = content.decode(coding)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BibleFault(name, line, "scripture-fault-encoding") from error
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise BibleFault(name, line, "scripture-fault-binary")
    return text
