"""Saved games. The log is written atomically after every command."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import parlour
from parlour.data.folders import data_folder
from parlour.kernel.errors import LogError, ParlourError

if TYPE_CHECKING:
    from parlour.kernel.game import Game
    from parlour.kernel.state import State

SUFFIX = ".parlour"
NEWEST = 12
"""Saved games that are searched for an unfinished one."""


class FileError(ParlourError):
    """A file that cannot be read or written."""


class FileFault(FileError):
    """A fault in a file."""

    def __init__(self, path: Path, fault: ParlourError) -> None:
        self.fault = fault
        super().__init__("cli-file-error", path=str(path), reason=fault.to_message())


def games_folder() -> Path:
    return data_folder() / "games"


def new_path(game: str, now: datetime | None = None) -> Path:
    """A new file name in the user's folder."""
    now = datetime.now() if now is None else now
    return free(games_folder() / f"{game}-{now:%Y-%m-%d-%H%M%S}{SUFFIX}")


def free(path: Path) -> Path:
    """The path, with a number if the file exists."""
    number, found = 1, path
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return found


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise FileError("cli-no-file", path=str(path)) from error
    except IsADirectoryError as error:
        raise FileError("cli-is-folder", path=str(path)) from error
    except OSError as error:
        raise FileError("cli-cannot-read", path=str(path), reason=_reason(error)) from error


def read_text(path: Path) -> str:
    data = read_bytes(path)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise FileError("cli-not-utf-8", path=str(path), line=line) from error


def read(path: Path) -> Game[State]:
    """The game in that file."""
    text = read_text(path)
    try:
        game = parlour.load(text)
        for one in game.state.seats:
            if not one.name.isprintable():
                raise LogError(1, "kernel-bad-name")
    except ParlourError as error:
        raise FileFault(path, error) from error
    return game


def read_any(path: Path, language: str = "en") -> Game[State]:
    """The game in a log, or in a file of a format that is known by its suffix; players without names are numbered."""
    from parlour.formats import recognised

    found = recognised.by_suffix(path.suffix)
    if found is None:
        return read(path)
    data = read_bytes(path)  # it may not be UTF-8
    try:
        return recognised.read_as(found, data, language)
    except ParlourError as error:
        raise FileFault(path, error) from error


def read_any_or_position(path: Path, language: str) -> Game[State]:
    """The game in a log or in a file of another format, or the position in one."""
    from parlour.formats import recognised

    if recognised.by_suffix(path.suffix) is not None:
        return read_any(path, language)
    text = read_text(path)
    try:
        return recognised.read(text, language)
    except ParlourError as error:
        raise FileFault(path, error) from error


def seat_of(game: Game[State], typed: str) -> int:
    """The seat of that number or name."""
    names = [seat.name for seat in game.state.seats]
    for seat, name in enumerate(names):
        if typed in (str(seat), name) or typed.casefold() == name.casefold():
            return seat
    shown = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    raise ParlourError("cli-unknown-seat", typed=typed, seats=shown)


def unfinished(game: str) -> Iterator[tuple[Path, Game[State] | FileError]]:
    """The unfinished saved games of that kind, newest first; and those that cannot be read."""
    folder = games_folder()
    if not folder.is_dir():
        return
    files = sorted(folder.glob(f"{game}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files[:NEWEST]:
        try:
            found = read(path)
        except FileError as error:
            yield path, error
            continue
        if not found.over:
            yield path, found


class Save:
    """The file that one game is written to.

    If another program has changed the file meanwhile (such as the same game opened twice), the game is saved to a new
    file, and both are kept.
    """

    def __init__(self, path: Path, *, is_ours: bool = False) -> None:
        self.path = path
        self._left: tuple[int, int] | None = _mark(path) if is_ours else None

    def write(self, game: Game[State]) -> None:
        """Write atomically: a new file replaces the old one."""
        if _mark(self.path) != self._left:
            self.path = free(self.path)
        write_whole(self.path, game.dump())
        self._left = _mark(self.path)


def write_whole(path: Path, content: str | bytes) -> None:
    data = content.encode() if isinstance(content, str) else content
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise FileError("cli-cannot-write", path=str(path), reason=_reason(error)) from error
    finally:
        with suppress(OSError):
            beside.unlink()  # still there after Ctrl-C or on a full disk


def _mark(path: Path) -> tuple[int, int] | None:
    """Identifies a version of a file; None if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
