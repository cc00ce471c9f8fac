"""Encoding of a word's grammar in a table: what it is a form of, and how.

A note has three parts: how the word is a form of its base (a letter), the number of letters to strip from its end (a
letter, `@` for none), and the letters of the base to append. Notes are separated by spaces.
"""

from __future__ import annotations

from collections.abc import Iterable


def note(way: str, word: str, base: str) -> bytes:
    """Encodes one note.

    >>> note("p", "LADIES", "LADY"), note("n", "LADY", "LADY")
    (b'pCY', b'n@')
    """
    shared = 0
    while shared < min(len(word), len(base)) and word[shared] == base[shared]:
        shared += 1
    return f"{way}{chr(64 + len(word) - shared)}{base[shared:]}".encode()


def notes(word: str, found: Iterable[tuple[str, str]]) -> bytes:
    """Encodes the notes of a word."""
    return b" ".join(note(way, word, base) for way, base in found)


def read(word: str, value: bytes) -> list[tuple[str, str]]:
    """Decodes the notes of a word into forms and bases.

    >>> read("LADIES", b"pCY")
    [('p', 'LADY')]
    """
    found = []
    for one in value.decode().split():
        kept = len(word) - (ord(one[1]) - 64)
        found.append((one[0], word[:kept] + one[2:]))
    return found
