"""Bonus lists with the plurals that count (SB-23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from parlour.data import lists
from parlour.words import WordList, compiled, forms

_NAMES = (
    "Patriarchs, matriarchs and the first people",
    "Exodus, judges and Ruth",
    "Kings, queens and their people",
    "Prophets and the exile",
    "The gospels",
    "Acts and the letters",
    "Angels, devils and false gods",
    "Books of the Bible",
    "Places of the Old Testament",
    "Places of the New Testament",
    "Peoples and parties",
)
"""Groups of the words of faith that list names."""


_NO_PLURAL = frozenset({
    "ELECT", "KNEEL", "SAVE", "SERVE", "SOW", "TRUE", "WISE",
    "CALF", "CHILD", "FOOT", "GOOSE", "HALF", "KNIFE", "LEAF", "LIFE", "LOAF", "MAN", "MOUSE", "OX", "SELF", "SHEAF",
    "SHELF", "THIEF", "TOOTH", "WIFE", "WOLF", "WOMAN",
})  # fmt: skip
"""Verbs and adjectives that a dictionary also has as rare nouns, and nouns with another plural."""


@cache
def _faith() -> tuple[frozenset[str], frozenset[str]]:
    """The names among the words of faith, and the other words."""
    groups = lists.groups("words-of-faith.txt")
    names = frozenset(word for title in _NAMES for word in groups[title])
    return names, frozenset(word for group in groups.values() for word in group) - names


def is_listed_name(word: str) -> bool:
    """Whether a bonus list has the word as a name: MARK is the evangelist, SIN is what it says.

    >>> is_listed_name("MARK"), is_listed_name("SIN"), is_listed_name("ZADOK"), is_listed_name("SOUL")
    (True, False, True, False)
    """
    names, others = _faith()
    return word in names or (word not in others and word in compiled("names"))


def regular_plurals(word: str) -> Iterator[str]:
    """The regular plurals of a common noun; none of a name or of another part of speech.

    >>> [list(regular_plurals(word)) for word in ("SOUL", "MERCY", "TEMPT", "JOHN", "MAN")]
    [['SOULS'], ['MERCIES'], [], [], []]
    """
    if word not in _NO_PLURAL and not is_listed_name(word):
        for plural in (f"{word}S", f"{word}ES", f"{word[:-1]}IES" if word.endswith("Y") else ""):
            if any(form.base == word and form.way == "plural" for form in forms(plural)):
                yield plural


def with_plurals(name: str, words: Iterable[str]) -> WordList:
    """The bonus list of these words: each of them, and the regular plurals of the common nouns among them.

    >>> "LAMBS" in with_plurals("ours", ["LAMB", "DAVID"]), "DAVIDS" in with_plurals("ours", ["LAMB", "DAVID"])
    (True, False)
    """
    found = dict.fromkeys(words)
    return WordList.of(name, [*found, *(plural for word in found for plural in regular_plurals(word))])


@cache
def printed() -> tuple[str, ...]:
    """The words of the rulebook's three tables, and DOVE: they are on every bonus list.

    >>> "DOVE" in printed(), "MONKEY" in printed()
    (True, False)
    """
    return tuple(lists.groups("rulebook.txt")["Bonus words"])


@cache
def bonus_list(name: str) -> WordList:
    """The bonus list of that name: “words-of-faith” or “concordance”."""
    return with_plurals(name, (*compiled(name), *printed()))
