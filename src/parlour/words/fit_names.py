"""Names that others see: whether they are fit for a family's table, and whether they look alike (AG-8)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from parlour.data.letters import fold
from parlour.words.compiled import compiled

LONGEST = 40
_PEOPLE = frozenset({"DICK", "FANNY", "RANDY", "WANG", "WILLIE", "WILLY"})
"""Unfit words that are also names of people."""

# Digits and signs that are read as letters.
_READ_AS = str.maketrans("013457@$!|", "oieastasil")
# Letters of other alphabets that look like Latin ones: Cyrillic, Greek, Armenian, Cherokee, phonetic.
_LOOKS_LIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏґԍѵѡьΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχγεηωσϲϳոսօքցհᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃɑɡıȷɩʟ",
    "abekmhopctyxijsdqwhlrgvwbABEZHIKMNOPTYXaikvoptuxyenwocjnuopghABCDEHJKLMPRSTVWZagijil",
)
# Two letters that look like one, once they are lower-case.
_PAIRS = (("rn", "m"), ("vv", "w"))
_INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0")
"""Characters that show nothing although Unicode calls them letters or signs."""
_ONE_SHAPE = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "5": "s", "$": "s"})


def visible(name: str) -> str:
    """The name without characters that show nothing.

    >>> visible("A\u3164da"), visible("\u2800"), visible("Zoe\u0308")
    ('Ada', '', 'Zoë')
    """
    return "".join(letter for letter in unicodedata.normalize("NFC", name) if letter not in _INVISIBLE)


def is_fit(name: str) -> bool:
    """Whether no word of a name is unfit, in English or French, however it is written.

    >>> is_fit("Grandma Rose"), is_fit("D4MN it"), is_fit("d a m n"), is_fit("Merde alors"), is_fit("Dickens")
    (True, False, False, False, True)
    """
    latin = visible(name).translate(_LOOKS_LIKE)
    for text in (latin, latin.lower().translate(_READ_AS)):
        parts = [fold(part) for part in re.split(r"[\W_]+|(?<=[a-z])(?=[A-Z])", text)]
        spelled = "".join(part for part in parts if len(part) == 1)
        if any(_is_unfit(word) for word in (*parts, spelled, fold(text))):
            return False
    return True


def _is_unfit(word: str) -> bool:
    return word not in _PEOPLE and (word in compiled("unfit").graph or word in compiled("unfit-fr").graph)


def look(name: str) -> str:
    """What a name looks like: names that could be mistaken for each other have the same look.

    >>> look("Ada") == look("аda") == look("ADA") == look("Áda ") == look("A d a"), look("Ada") == look("Ida")
    (True, False)
    >>> look("Marnie") == look("Mamie") == look("\u217fамıе"), look("Ada") == look("Ad\u3164a") == look("Ꭺdɑ")
    (True, True)
    """
    name = visible(name)
    latin = unicodedata.normalize("NFKD", name.translate(_LOOKS_LIKE)).casefold().translate(_LOOKS_LIKE)
    for pair, one in _PAIRS:
        latin = latin.replace(pair, one)
    return "".join(letter for letter in latin.translate(_ONE_SHAPE) if letter.isalnum()) or name


def told_apart(name: str, taken: Collection[str]) -> str:
    """The name, with a number if one of those looks like it.

    >>> told_apart("Ada", ["Ben", "ADA"]), told_apart("Ada", ["Ben"])
    ('Ada 2', 'Ada')
    """
    looks = {look(other) for other in taken}
    tried, number = name, 1
    while look(tried) in looks:
        number += 1
        tried = f"{name[: LONGEST - 4]} {number}"
    return tried
