"""Parts of speech of French words, and which of them are only forms of another word (MO-50).

The Lefff gives each form with its part of speech, its headword and its inflection. Accents are folded, so the letters
of a word may be several words: PECHE is a noun, a form of a verb and a participle. It stands if one of them does.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

import msgspec

from parlour.data import grammar
from parlour.data.letters import fold, is_word

CLASSES = {"nc": 1, "v": 2, "adj": 4}
"""Bit of a part of speech in the first byte of a table's value: noun, verb, adjective."""
# How MO-22 reads a form: a plural in -s or -x (-s), a present participle (-ing), any other form of a verb (-ed).
PLURAL, PRESENT_PARTICIPLE, VERB_FORM = "PGD"

_PLAIN = re.compile(r"[a-zà-öø-ÿœ]+")
_VERBS = {"v", "auxAvoir", "auxEtre"}
_NO_WORDS = {"np", "adjPref", "advPref", "suffAdj", "epsilon", "poncts", "ponctw", "parento", "parentf"}


class Entry(msgspec.Struct, frozen=True):
    """One line of the Lefff, folded."""

    part: str
    headword: str
    inflection: str

    @property
    def is_participle(self) -> bool:
        """The Lefff also lists every past participle as an adjective, under its verb."""
        return self.part == "adj" and self.inflection.startswith("K")

    @property
    def is_plural(self) -> bool:
        return self.part in ("nc", "adj") and not self.is_participle and self.inflection.endswith("p")

    @property
    def is_verb_form(self) -> bool:
        return (self.part in _VERBS and self.inflection != "W") or self.is_participle

    @property
    def stands(self) -> bool:
        """Whether it is more than a plural or a form of a verb."""
        return not self.is_plural and not self.is_verb_form


def entries(table: str) -> dict[str, set[Entry]]:
    """The entries of the Lefff in lower case, by folded form.

    >>> sorted(one.part for one in entries("bras\\tnc\\tbras\\tm\\nPaul\\tnp\\tPaul\\tms\\n")["BRAS"])
    ['nc']
    """
    found: dict[str, set[Entry]] = defaultdict(set)
    for line in table.splitlines():
        form, part, headword, inflection = line.split("\t")
        if part not in _NO_WORDS and _PLAIN.fullmatch(form) and is_word(word := fold(form)):
            found[word].add(Entry(part, fold(headword), inflection))
    return dict(found)


def names(table: str) -> set[str]:
    """Proper nouns of one word."""
    rows = (line.split("\t") for line in table.splitlines())
    return {
        fold(form)
        for form, part, *_ in rows
        if part == "np" and form.isalpha() and form.istitle() and is_word(fold(form))
    }


def value(word: str, known: set[Entry], ways: Iterable[tuple[str, str]], own: frozenset[str]) -> bytes:
    """What the table says of a word: its classes, then why MO-22 refuses it.

    `ways` are the forms by the other dictionary, for a word that the Lefff lacks.

    >>> value("NOIX", {Entry("nc", "NOIX", "f")}, [], frozenset())
    b'\\x01'
    >>> value("MANGEANT", {Entry("v", "MANGER", "G")}, [], frozenset())
    b'\\x02GCR'
    """
    mask = 0
    for entry in known:
        if not entry.is_participle:
            mask |= CLASSES.get("v" if entry.part in _VERBS else entry.part, 0)
    ways = sorted(ways)
    if not known:
        mask = CLASSES["v"] if any(way == "v" for way, _ in ways) else 0
    return bytes([mask]) + grammar.notes(word, _refused(word, known, ways, own))


def _refused(word: str, known: set[Entry], ways: list[tuple[str, str]], own: frozenset[str]) -> list[tuple[str, str]]:
    if word in own or any(entry.stands for entry in known):
        return []
    plurals = sorted({entry.headword for entry in known if entry.is_plural and word[-1] in "SX"} - {word})
    if any(entry.is_plural for entry in known) and not plurals:
        return []  # there is no singular: GENS
    found = [(PLURAL, headword) for headword in plurals]
    for entry in sorted(known, key=lambda one: (one.headword, one.inflection)):
        if entry.is_verb_form:
            found.append((PRESENT_PARTICIPLE if entry.inflection == "G" else VERB_FORM, entry.headword))
    if not known and not any(base == word for _, base in ways):
        for way, base in ways:
            if way == "n" and word[-1] in "SX":
                found.append((PLURAL, base))
            elif way == "v":
                found.append((PRESENT_PARTICIPLE if word.endswith("ANT") else VERB_FORM, base))
    return list(dict.fromkeys(found))
