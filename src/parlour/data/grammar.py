"""How the grammar of a word lies in a table: what it is a form of, in what way.

A note is three things: the way in which a word is a form of its base (a letter), how many letters go off its end to
come to what both share (a letter, `@` for none), and the letters of the base that follow. Notes are parted by spaces.
"""

from __future__ import annotations

from collections.abc import Iterable


def note(way: str, word: str, base: str) -> bytes:
    """One note.

    >>> note("p", "LADIES", "LADY"), note("n", "LADY", "LADY")
    (b'pCY', b'n@')
    """
    shared = 0
    while shared < min(len(word), len(base)) and word[shared] == base[shared]:
        shared += 1
    return f"{way}{chr(64 + len(word) - shared)}{base[shared:]}".encode()


def notes(word: str, found: Iterable[tuple[str, str]]) -> bytes:
    """The notes of a word, from ways and bases."""
    return b" ".join(note(way, word, base) for way, base in found)


def read(word: str, value: bytes) -> list[tuple[str, str]]:
    """Ways and bases of a word, from its notes.

    >>> read("LADIES", b"pCY")
    [('p', 'LADY')]
    """
    found = []
    for one in value.decode().split():
        kept = len(word) - (ord(one[1]) - 64)
        found.append((one[0], word[:kept] + one[2:]))
    return found
