"""Which English words are names: first names, surnames, places and brands (MO-21).

A dictionary or a register writes a name with a capital. Many names are words too (MARK, ROSE, CHINA), and old word
lists have names in lower case (JOHN, JAPAN). A word that a dictionary also has in lower case stands if people write it
so in a fair part of its uses; a table of frequencies that distinguishes capitals says how large that part is.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

import msgspec

from parlour.data.letters import fold, is_word
from parlour.data.wordnet import WordNet

# Files of WordNet whose capitals mark a kind rather than a name: a genus, a breed, a wine.
_ANIMAL, _FOOD, _PLANT = 5, 13, 20
_KINDS = {_ANIMAL, _FOOD, _PLANT}
# Part of its uses in lower case above which a word is common in its own right, by how many dictionaries have it so.
# Even pure names are written in lower case in about one use of twenty.
_IN_ALL, _IN_TWO, _IN_ONE, _IN_NONE = 0.06, 0.10, 0.15, 0.5
# A word that no dictionary has, written so often and hardly ever in lower case, is a name.
_FREQUENT, _HARDLY = exp(-15.5), 0.35


class Capitals(msgspec.Struct, frozen=True):
    """What the sources say about capitals, by folded word."""

    capital: frozenset[str]  # written with an initial capital in a dictionary or a register of names
    abbreviations: frozenset[str]  # written in capitals throughout
    small: tuple[frozenset[str], ...]  # written in lower case, one set for each dictionary
    frequency: Mapping[str, tuple[float, float]]  # in lower case, with a capital

    def share(self, word: str) -> float | None:
        """The part of a word's uses in lower case, None if it is not in the table."""
        small, capital = self.frequency.get(word, (0.0, 0.0))
        return small / (small + capital) if small + capital else None


def frequencies(table: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """Frequencies of words in lower case and with an initial capital, from log probabilities by spelling.

    >>> frequencies({"china": -12.1, "China": -10.0, "CHINA": -14.0})["CHINA"][0] < 1e-5
    True
    """
    found: dict[str, tuple[float, float]] = {}
    for written, log in table.items():
        if written.isalpha() and (written.islower() or written.istitle()) and is_word(word := fold(written)):
            small, capital = found.get(word, (0.0, 0.0))
            is_small = written.islower()
            found[word] = (max(small, exp(log)), capital) if is_small else (small, max(capital, exp(log)))
    return found


def names(capitals: Capitals, net: WordNet, words: frozenset[str]) -> set[str]:
    """Names: among the words of the list, those that are not common in their own right."""
    in_net = {word for word in net.senses if _is_named(net, word)}
    kinds = {word for word in net.senses if _is_kind(net, word)}
    known = (capitals.capital | in_net) - kinds
    found = {word for word in known if word not in words or not _own_right(capitals, word)}
    for word, (small, capital) in capitals.frequency.items():
        is_capital = capital > _FREQUENT and small < _HARDLY * (small + capital) and len(word) > 2
        if is_capital and word not in words and not any(word in one for one in capitals.small):
            found.add(word)
    return found


def _own_right(capitals: Capitals, word: str) -> bool:
    having = sum(word in one for one in capitals.small)
    share = capitals.share(word)
    if share is None:
        return having > 0
    return share >= (_IN_NONE, _IN_ONE, _IN_TWO, _IN_ALL)[min(having, 3)]


def _is_named(net: WordNet, word: str) -> bool:
    return any(sense.written.isalpha() and sense.written.istitle() for sense in net.senses[word].get("n", []))


def _is_kind(net: WordNet, word: str) -> bool:
    senses = net.senses[word].get("n", [])
    return bool(senses) and all(net.synsets[sense.synset].file in _KINDS for sense in senses)
