"""Word frequencies, looked up in the data file."""

from __future__ import annotations

import re
from array import array
from functools import cache

from parlour import data
from parlour.data.arrays import from_section
from parlour.data.keyed import STEPS, key
from parlour.data.letters import is_word


@cache
def _sections(language: str) -> tuple[memoryview, array[int]]:
    found, prefix = data.opened(), "" if language == "en" else f"{language}-"
    return found.section(f"commonness/{prefix}words"), from_section("I", found.section(f"commonness/{prefix}index"))


def commonness(word: str, language: str = "en") -> float:
    """Commonness of a word on the Zipf scale: THE is near 8, a rare word near 1, an unknown one 0.

    >>> commonness("THE") > commonness("HOUSE") > commonness("DOXOLOGY") > commonness("QXZ")
    True
    >>> commonness("QXZ"), commonness("MAISON", "fr") > commonness("MADRIGAL", "fr")
    (0.0, True)
    """
    if not is_word(word):
        return 0.0
    body, index = _sections(language)
    place = key(word)
    line = b"\n%b\t" % word.encode()
    near = bytes(body[index[place] : index[place + 1]])
    found = near.find(line)
    return near[found + len(line)] / STEPS if found >= 0 else 0.0


def common(least: float, language: str = "en") -> list[str]:
    """All words of at least this commonness: English ones whether on a list or not, French ones of the list.

    >>> "HOUSE" in common(5), "DOXOLOGY" in common(5)
    (True, False)
    """
    body, _ = _sections(language)
    entries = re.findall(rb"\n([A-Z]+)\t(.)", body, re.DOTALL)
    return [word.decode() for word, steps in entries if steps[0] >= least * STEPS]
