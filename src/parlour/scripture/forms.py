"""Forms of words in the text: the bases of DOETH, the forms of LOVE."""

from __future__ import annotations

from array import array
from functools import cache

from parlour import data
from parlour.data.arrays import from_section
from parlour.data.keyed import key
from parlour.data.letters import is_word
from parlour.scripture.text import text


@cache
def _sections() -> tuple[memoryview, array[int]]:
    found = data.opened()
    return found.section("dictionary/families"), from_section("I", found.section("dictionary/index"))


def _line(word: str) -> tuple[str, str] | None:
    """Bases and family of a word in the data file."""
    if not is_word(word):
        return None
    body, index = _sections()
    near = bytes(body[index[key(word)] : index[key(word) + 1]])
    start = near.find(b"\n%b\t" % word.encode())
    if start < 0:
        return None
    end = near.find(b"\n", start + 1)
    _, bases, family = near[start + 1 : end if end >= 0 else len(near)].decode().split("\t")
    return bases, family


def bases(word: str) -> tuple[str, ...]:
    """The bases of a word; a word that is not a form of another is its own base.

    >>> bases("DOETH"), bases("BRETHREN"), bases("LEAVES"), bases("GOD")
    (('DO',), ('BROTHER',), ('LEAF', 'LEAVE'), ('GOD',))
    """
    line = _line(word)
    return tuple(line[0].split(" ")) if line else (word,)


def family(word: str) -> tuple[str, ...]:
    """The words of the text that share a base with the word, itself included if the text has it.

    >>> family("BEGET")
    ('BEGAT', 'BEGET', 'BEGETTEST', 'BEGETTETH', 'BEGOTTEN')
    >>> family("OX"), family("SURVIVED"), family("BETHEL")
    (('OX', 'OXEN'), (), ('BETHEL',))
    """
    line = _line(word)
    if line is not None:
        return tuple(line[1].split(" ")) if line[1] else ()
    return (word,) if text().verses(word) else ()
