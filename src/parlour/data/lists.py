"""The project's own lists: plain text files that people can read and edit.

In a word list, `#` starts a comment and `##` a group. The columns of a table are separated by tabs.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from parlour.data.errors import DataError
from parlour.data.letters import is_word

FOLDER = Path(__file__).with_name("lists")


def read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def sha256(name: str) -> str:
    return hashlib.sha256(read(name).encode()).hexdigest()


def names() -> list[str]:
    """Names of all lists."""
    return sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.*") if path.is_file())


def groups(name: str) -> dict[str, list[str]]:
    """Entries of a word list by group heading; "" before the first heading."""
    found: dict[str, list[str]] = {"": []}
    heading = ""
    for line in read(name).splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ").strip()
            found[heading] = []
        else:
            found[heading].extend(line.partition("#")[0].split())
    return found


def words(name: str) -> frozenset[str]:
    """The words of a list, validated."""
    found = [word for group in groups(name).values() for word in group]
    for word in found:
        if not is_word(word):
            raise DataError(f"{word!r} in {name} is not a word of letters A to Z")
    return frozenset(found)


def matching(name: str, vocabulary: frozenset[str]) -> frozenset[str]:
    """The words of a list in which `*` matches words of the vocabulary and `-` removes words."""
    entries = [entry for group in groups(name).values() for entry in group]
    for entry in entries:
        if not is_word(entry.removeprefix("-").replace("*", "")):
            raise DataError(f"{entry!r} in {name} is not a word of letters A to Z, with or without stars")
    chosen = [entry for entry in entries if not entry.startswith("-")]
    excepted = [entry.removeprefix("-") for entry in entries if entry.startswith("-")]
    plain = {entry for entry in chosen if "*" not in entry}
    return frozenset(plain | _starred(chosen, vocabulary)) - _starred(excepted, vocabulary)


def _starred(entries: list[str], vocabulary: frozenset[str]) -> set[str]:
    pattern = re.compile("|".join(entry.replace("*", ".*") for entry in entries))
    return {word for word in vocabulary if entries and pattern.fullmatch(word)}


def lines(name: str) -> list[str]:
    """The lines of a list, without comments and empty lines."""
    bare = (line.partition("#")[0].strip() for line in read(name).splitlines())
    return [line for line in bare if line]


def pairs(name: str) -> dict[str, str]:
    """A table of two columns of words, as a mapping."""
    found: dict[str, str] = {}
    for line in lines(name):
        match line.split("\t"):
            case [first, second] if is_word(first) and is_word(second) and first not in found:
                found[first] = second
            case _:
                raise DataError(f"{line!r} in {name} is not a new word, a tab and another word")
    return found


def mapping(name: str) -> dict[str, tuple[str, ...]]:
    """A table of a word, a tab and one or more words, as a mapping."""
    found: dict[str, tuple[str, ...]] = {}
    for line in lines(name):
        word, _, others = line.partition("\t")
        if word in found or not others or not all(map(is_word, (word, *others.split(" ")))):
            raise DataError(f"{line!r} in {name} is not a new word, a tab and other words")
        found[word] = tuple(others.split(" "))
    return found
