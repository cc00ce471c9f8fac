"""Expands Hunspell dictionaries: every form that the affix rules derive from an entry.

Supports only what these dictionaries use: two-character flags, suffixes and prefixes, and a second affix where the
first one names its flag.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import msgspec

from parlour.data.errors import DataError


class Rule(msgspec.Struct, frozen=True):
    """One rule of an affix: what it strips, what it appends, and its condition."""

    suffix: bool
    strip: str
    add: str
    condition: re.Pattern[str] | None
    then: tuple[str, ...]  # flags of the derived form

    def apply(self, word: str) -> str | None:
        if self.condition is not None and not self.condition.search(word):
            return None
        if self.suffix:
            return word[: len(word) - len(self.strip)] + self.add if word.endswith(self.strip) else None
        return self.add + word[len(self.strip) :] if word.startswith(self.strip) else None


class Entry(msgspec.Struct, frozen=True):
    """A dictionary entry: its spelling and its flags."""

    word: str
    flags: tuple[str, ...]


def rules(affixes: str) -> dict[str, list[Rule]]:
    """The rules of an `.aff` file, by flag.

    >>> made = rules("FLAG long\\nSFX S. Y 1\\nSFX S. 0 s/D' [^sxz]\\n")
    >>> made["S."][0].apply("ange"), made["S."][0].apply("croix"), made["S."][0].then
    ('anges', None, ("D'",))
    """
    if "FLAG long" not in affixes:
        raise DataError("the affix file has flags of another kind than two characters")
    found: dict[str, list[Rule]] = defaultdict(list)
    for line in affixes.splitlines():
        match line.split():
            case [("SFX" | "PFX") as kind, flag, strip, add, condition, *_] if not condition.isdigit():
                bare, _, flags = add.partition("/")
                pattern = f"(?:{condition})$" if kind == "SFX" else f"^(?:{condition})"
                found[flag].append(
                    Rule(
                        kind == "SFX",
                        "" if strip == "0" else strip,
                        "" if bare == "0" else bare,
                        None if condition == "." else re.compile(pattern),
                        split(flags),
                    )
                )
    return dict(found)


def entries(dictionary: str) -> Iterator[Entry]:
    """The entries of a `.dic` file."""
    for line in dictionary.splitlines()[1:]:
        word, _, flags = line.split("\t")[0].strip().partition("/")
        yield Entry(word, split(flags))


def split(flags: str) -> tuple[str, ...]:
    """Flags of two characters each.

    >>> split("a0p+")
    ('a0', 'p+')
    """
    return tuple(flags[place : place + 2] for place in range(0, len(flags), 2))


def forms(entry: Entry, by_flag: dict[str, list[Rule]], depth: int = 2) -> Iterator[tuple[str, str]]:
    """Yields each derived form of an entry with its flag; the entry itself is not included."""
    for flag in entry.flags:
        for rule in by_flag.get(flag, ()):
            made = rule.apply(entry.word)
            if made is None:
                continue
            yield made, flag
            if depth > 1 and rule.then:
                for further, _ in forms(Entry(made, rule.then), by_flag, depth - 1):
                    yield further, flag
