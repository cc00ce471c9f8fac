"""The library of imported Bibles: import, list, open, remove. Each is one file in the user's data folder."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from array import array
from functools import lru_cache
from pathlib import Path

import msgspec

from parlour.data import container
from parlour.data.arrays import to_section
from parlour.data.folders import data_folder
from parlour.data.letters import fold
from parlour.data.manifest import Manifest
from parlour.scripture.bibles import bible_files
from parlour.scripture.bibles.bible import About, Bible, bases_in, postings
from parlour.scripture.bibles.errors import BibleError
from parlour.scripture.bibles.verse_builder import Progress, SourceVerse
from parlour.scripture.bibles.wording import guess, words

SUFFIX = ".bible"
KJV = "kjv"
"""Name of the King James Version."""
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_SAMPLE = 400  # verses used to detect the language
_LEAST = 0.5  # share of the words that must fold to A to Z


class Import(msgspec.Struct, frozen=True):
    """Result of an import."""

    about: About
    left_out: dict[str, int]  # books outside the canon of 66, and how often they occurred


def folder() -> Path:
    """The folder of the Bibles: PARLOUR_BIBLES, or within the user's data folder."""
    elsewhere = os.environ.get("PARLOUR_BIBLES")
    return Path(elsewhere) if elsewhere else data_folder() / "bibles"


def name_for(path: Path) -> str:
    """Default name of a Bible, from its file name.

    >>> name_for(Path("Version Synodale (1910).csv")), name_for(Path("été2.usfm.zip"))
    ('version-synodale-1910', 'ete2')
    """
    stem = path.name.partition(".")[0] if path.name.partition(".")[0] else path.stem
    parts = [
        "".join(piece if piece.isdecimal() else fold(piece).lower() for piece in re.findall(r"[0-9]+|[^0-9]+", part))
        for part in re.split(r"[\W_]+", stem)
    ]
    return "-".join(part for part in parts if part)[:40].strip("-") or "bible"


def checked_name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise BibleError(
            "scripture-bible-name",
            name=name[:60],
        )
    return name


def import_bible(
    path: Path, *, name: str = "", language: str = "", replace: bool = False, progress: Progress
) -> Import:
    """Import a Bible into the library, in one atomic step."""
    name = checked_name(name or name_for(path))
    if name == KJV:
        raise BibleError("scripture-bible-name-kjv", name=name)
    if language and not _LANGUAGE.fullmatch(language):
        raise BibleError("scripture-bible-language", language=language[:20])
    target = folder() / f"{name}{SUFFIX}"
    if target.exists() and not replace:
        raise BibleError("scripture-bible-name-taken", name=name)
    builder = bible_files.read(path, progress)
    verses = builder.in_order()
    said = builder.language.partition("-")[0]
    language = language or (said if _LANGUAGE.fullmatch(said) else "") or guess([one.text for one in verses[:_SAMPLE]])
    packed, about = _packed(verses, name, {"fra": "fr", "fre": "fr", "eng": "en"}.get(language, language), path.name)
    _sweep()
    _put(target, packed)
    bible.cache_clear()
    return Import(about, builder.left_out)


def _packed(verses: list[SourceVerse], name: str, language: str, source: str) -> tuple[bytes, About]:
    written = [[word for word, _, _ in words(verse.text, language)] for verse in verses]
    counted = sum(len(one) for one in written)
    there = sum(len(re.findall(r"[^\W\d_]{2,}", verse.text)) for verse in verses)
    if counted < _LEAST * there or not counted:
        raise BibleError("scripture-bible-letters")
    found = postings(written)
    vocabulary = sorted(found)
    text, offsets, places = bytearray(), array("I", [0]), bytearray()
    for verse in verses:
        text += verse.text.encode()
        offsets.append(len(text))
        places += bytes([*verse.place, 0])
    standing, starts = array("H"), array("I", [0])
    for word in vocabulary:
        standing.extend(found[word])
        starts.append(len(standing))
    about = About(name, language, source, len(verses), len({verse.place[0] for verse in verses}), len(vocabulary))
    sections = {
        "about": msgspec.json.encode(about),
        "text": bytes(text),
        "offsets": to_section(offsets),
        "places": bytes(places),
        "words": "\n".join(vocabulary).encode(),
        "bases": "\n".join(" ".join(bases_in(word, language)) for word in vocabulary).encode(),
        "postings": to_section(standing),
        "postings-offsets": to_section(starts),
    }
    return container.pack(sections, Manifest("bible", (), (), {"verses": len(verses)})), about


def _put(target: Path, content: bytes) -> None:
    """Write to a temporary file in the same folder, then rename it."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        descriptor, beside = tempfile.mkstemp(prefix=".new-", suffix=SUFFIX, dir=target.parent)
        try:
            with os.fdopen(descriptor, "wb") as file:
                _hold(file.fileno())
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
                if os.name == "posix":
                    os.replace(beside, target)
            if os.name != "posix":  # an open file cannot be renamed there
                os.replace(beside, target)
        except BaseException:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(beside)
            raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise BibleError("scripture-file-unwritable", path=str(target), reason=reason) from error


def _hold(descriptor: int) -> bool:
    """Lock a file for the life of this process; False if another process has locked it."""
    if os.name != "posix":
        return True
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _sweep() -> None:
    """Delete temporary files of imports that were killed."""
    for beside in folder().glob(f".new-*{SUFFIX}"):
        # Where files cannot be locked, open files cannot be deleted either.
        with contextlib.suppress(OSError), beside.open("rb") as file:
            if _hold(file.fileno()):
                beside.unlink()


def names() -> list[str]:
    """The names of all imported Bibles."""
    return sorted(path.stem for path in folder().glob(f"*{SUFFIX}") if _NAME.fullmatch(path.stem))


@lru_cache(maxsize=8)
def bible(name: str) -> Bible:
    """An imported Bible by name; BibleError lists the available names."""
    if _NAME.fullmatch(name) and (path := folder() / f"{name}{SUFFIX}").is_file():
        return Bible(path)
    if there := ", ".join(names()):
        raise BibleError("scripture-bible-unknown", name=name[:60], there=there)
    raise BibleError("scripture-bible-none-imported", name=name[:60])


def remove(name: str) -> None:
    """Delete a Bible from the library."""
    path = folder() / f"{checked_name(name)}{SUFFIX}"
    if not path.is_file():
        bible(name)
    bible.cache_clear()
    try:
        path.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BibleError("scripture-file-undeletable", path=str(path), reason=reason) from error
