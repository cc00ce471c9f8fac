"""Forms of words in the text: what is DOETH a form of, which words of the text are forms of LOVE."""

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
    """The bases and the family of a word, as they lie in the data file."""
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
    """What the word is a form of; a word that is a form of nothing else is its own base.

    >>> bases("DOETH"), bases("BRETHREN"), bases("LEAVES"), bases("GOD")
    (('DO',), ('BROTHER',), ('LEAF', 'LEAVE'), ('GOD',))
    """
    line = _line(word)
    return tuple(line[0].split(" ")) if line else (word,)


def family(word: str) -> tuple[str, ...]:
    """The words of the text that are the same word in another form, itself included if the text has it.

    >>> family("BEGET")
    ('BEGAT', 'BEGET', 'BEGETTEST', 'BEGETTETH', 'BEGOTTEN')
    >>> family("OX"), family("SURVIVED"), family("BETHEL")
    (('OX', 'OXEN'), (), ('BETHEL',))
    """
    line = _line(word)
    if line is not None:
        return tuple(line[1].split(" ")) if line[1] else ()
    return (word,) if text().verses(word) else ()
