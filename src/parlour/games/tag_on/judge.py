"""What lists and text say: is it a word, what connects two words, is a claim true. The seam to words and scripture."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from parlour import scripture
from parlour._engine import WordGraph
from parlour.data import lists
from parlour.games.tag_on.options import TagOnOptions
from parlour.games.tag_on.state import ClaimKind, Evidence, Shown
from parlour.games.tag_on.tileset import Edition
from parlour.words import WordList, compiled, english

PRINTED = {
    "en": ("ANGEL", "ANGELIC", "ANGELS", "GOD", "REBELS", "SURVIVED", "SURVIVING"),
    "fr": ("AARON", "ANGE", "ANGELIQUE", "ANGES", "BATON", "DIEU", "SURVECURENT", "SURVIVENT"),
}
"""Words that the rulebooks print are in the game dictionary (TO-1)."""
MOST_PROOFS = 3


class Verdict(msgspec.Struct, frozen=True):
    """What the text says of a claim: proved, refuted, or (None) left open."""

    stands: bool | None
    proofs: tuple[Evidence, ...] = ()
    closest: tuple[Shown, ...] = ()
    "For those who vote on what the text leaves open."


# Words


@cache
def dictionary(edition: Edition) -> WordList:
    """The game dictionary of that edition (TO-1)."""
    if edition == "en":
        return compiled("dictionary")
    return WordList.of("dictionary", sorted({*scripture.translations("fr"), *PRINTED["fr"]} - {""}))


@lru_cache(maxsize=64)
def _words(edition: Edition, word_list: str, own: tuple[str, ...]) -> WordList:
    """The words of a table, each with the list that has it."""
    parts = [dictionary(edition)]
    if word_list == "general":
        parts.append(english())
    if own:
        parts.append(WordList.of("the table's own list", own))
    return parts[0] if len(parts) == 1 else WordList.union("game dictionary", *parts)


def words(options: TagOnOptions) -> WordList:
    return _words(options.edition, options.word_list, options.own_words)


def list_of(word: str, options: TagOnOptions) -> str:
    """TO-1, TO-16: the name of the list that makes it a word; empty if none does."""
    return "any letters" if options.word_list == "any" else words(options).find(word) or ""


def graph(options: TagOnOptions) -> WordGraph:
    """The words that bots, hints and samples look for."""
    return words(options).graph


# Tags


def is_function_word(word: str, edition: Edition) -> bool:
    """TO-50: words that carry grammar rather than meaning neither tag nor are tagged."""
    return word in compiled("function") if edition == "en" else word in FRENCH_FUNCTION


FRENCH_FUNCTION = frozenset(
    [
        "AU",
        "AUX",
        "CE",
        "CES",
        "DE",
        "DES",
        "DU",
        "ELLE",
        "EN",
        "ET",
        "IL",
        "ILS",
        "JE",
        "LA",
        "LE",
        "LES",
        "LEUR",
        "MAIS",
        "NE",
        "NI",
        "NOUS",
        "OU",
    ]
)


def same_word(one: str, other: str, edition: Edition) -> bool:
    """TO-50: whether two words are one, or forms of one."""
    return one == other


def _english(word: str, edition: Edition) -> tuple[str, ...]:
    """The words of the text that a word stands for."""
    return (word,) if edition == "en" else scripture.translations("fr").get(word, ())


@lru_cache(maxsize=20_000)
def tag(word: str, other: str, edition: Edition) -> Verdict:
    """TO-50: what connects two words."""
    if is_function_word(word, edition) or is_function_word(other, edition) or same_word(word, other, edition):
        return Verdict(False)
    for one in _english(word, edition):
        verses = {passage.reference: passage for passage in scripture.passages(one, limit=400)}
        for two in _english(other, edition):
            for passage in scripture.passages(two, limit=400):
                if passage.reference in verses:
                    told = (
                        f"{word} and {other} stand in one verse: {passage.reference}.",
                        f"{word} et {other} se trouvent dans un même verset : {passage.reference}.",
                    )
                    shown = Shown(passage.reference, passage.text)
                    return Verdict(True, (Evidence("same-verse", told, (shown,)),))
    return Verdict(None)


# Claims


@cache
def _places() -> frozenset[str]:
    return frozenset(line.split("\t")[0].upper() for line in lists.lines("places.tsv"))


@cache
def _books() -> frozenset[str]:
    names = [line.partition("|")[0].strip().lstrip("123 ").upper() for line in lists.lines("books.txt")]
    return frozenset(name for name in names if " " not in name)


@lru_cache(maxsize=20_000)
def claim(kind: ClaimKind, word: str, edition: Edition) -> Verdict:
    """TO-34, TO-35: whether the word is a book, a character, a land or something that somebody utters."""
    found = _english(word, edition)
    match kind:
        case "book":
            return Verdict(any(one in _books() for one in found))
        case "land":
            return Verdict(True if any(one in _places() for one in found) else None)
        case "character":
            return Verdict(True if any(one in scripture.names() and one not in _places() for one in found) else None)
        case _:
            if any(one in compiled("proper") for one in found):
                return Verdict(False)
            return Verdict(None)


@lru_cache(maxsize=20_000)
def kin(word: str, relation: str, other: str, edition: Edition) -> Verdict:
    """TO-36: whether the first is that to the other."""
    return Verdict(None)
