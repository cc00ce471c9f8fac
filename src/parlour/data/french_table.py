"""The project's own French tables: words, places and peoples with their translations in the text.

A translation is one or more words of the King James Version; their verses prove the French word. Of words that share
a spelling and a kind, the one without a name of its own in `senses.tsv` is meant, or the one that is named (EARS:corn).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from parlour.data import lists
from parlour.data.errors import DataError
from parlour.data.letters import fold, is_word

FOLDER = "french/words"
PLACE_NAMES = "french/places.tsv"
PEOPLE_NAMES = "french/peoples.tsv"
ABBREVIATIONS = "french/abbreviations.tsv"
RULEBOOK = "french/rulebook.txt"
USUAL = "french/usual.txt"
"""Words that French Bibles use: rare ones are not loosely tied."""

# Kinds of words, with their letter in the data file; names have their own letter.
KINDS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r", "gram": "g"}
NAME = "p"
LOOSE = "~"
"""In the data file, before an English word to which a French word is loosely tied."""
SENSE = ":"
"""Between an English word and the sense that is meant, as `senses.tsv` names it: EARS:corn."""
_ENDINGS = {"n": ("S",), "a": ("S", "E", "ES")}


class Entry(msgspec.Struct, frozen=True):
    """A French headword, its kind, and its translations in the text."""

    written: str
    kind: str  # a key of KINDS
    tied: tuple[str, ...]  # words of the text, some with SENSE and the name of a sense

    @property
    def english(self) -> tuple[str, ...]:
        """The words of the text.

        >>> Entry("épi", "noun", ("EARS:corn", "CORN")).english
        ('EARS', 'CORN')
        """
        return tuple(dict.fromkeys(one.partition(SENSE)[0] for one in self.tied))

    @property
    def word(self) -> str:
        """The word folded to A to Z.

        >>> Entry("cœur", "noun", ("HEART",)).word
        'COEUR'
        """
        return fold(self.written)


def endings(word: str, kinds: Iterable[str]) -> Iterator[str]:
    """Forms of a noun or adjective that the dictionary may assign to another word: *plaines* to *plain*.

    >>> list(endings("PLAINE", "n")), list(endings("ARGENTE", "a")), list(endings("AIMER", "v"))
    (['PLAINES'], ['ARGENTES', 'ARGENTEE', 'ARGENTEES'], [])
    """
    for kind in kinds:
        yield from (word + ending for ending in _ENDINGS.get(kind, ()))


def stems(word: str) -> Iterator[tuple[str, str]]:
    """Possible bases of such a form, with their kinds.

    >>> list(stems("PLAINES"))
    [('PLAINE', 'n'), ('PLAINE', 'a'), ('PLAIN', 'a')]
    """
    for kind, found in _ENDINGS.items():
        yield from ((word.removesuffix(ending), kind) for ending in found if word.endswith(ending))


def files() -> list[str]:
    """Files of words: one for each letter, one for grammar, one for words that only Bibles have."""
    return [name for name in lists.names() if name.startswith(f"{FOLDER}/")]


def words() -> Iterator[Entry]:
    """All words of the tables, in file order.

    >>> next(entry for entry in words() if entry.written == "grâce")
    Entry(written='grâce', kind='noun', tied=('GRACE', 'THANKWORTHY', 'FAVOUR', 'BEAUTY'))
    """
    for file in files():
        for line in lists.lines(file):
            match line.split("\t"):
                case [written, kind, english] if kind in KINDS and is_word(fold(written)):
                    yield Entry(written, kind, _tied(english, file))
                case _:
                    raise DataError(f"{file}: {line!r} is not a French word, its kind and words of the text")


def names(file: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Rows of a table of names: the English name and its names in French Bibles.

    >>> dict(names(PLACE_NAMES))["Egypt"], dict(names(PEOPLE_NAMES))["PHARISEE"]
    (('Égypte',), ('Pharisien',))
    """
    for line in lists.lines(file):
        english, _, french = line.partition("\t")
        found = tuple(name.strip() for name in french.split(","))
        if not all(is_word(fold(name)) for name in (english, *found)):
            raise DataError(f"{file}: {line!r} is not a name and its names in French")
        yield english, found


def books() -> list[tuple[str, str, tuple[str, ...]]]:
    """For each book its French name, its name in references, and its other names and abbreviations.

    >>> books()[18]
    ('Psaumes', 'Psaume', ('Ps', 'Psa'))
    """
    found = []
    for line, others in zip(lists.lines("books-fr.txt"), lists.lines(ABBREVIATIONS), strict=True):
        name, _, cited = (part.strip() for part in line.partition("|"))
        again, _, short = others.partition("\t")
        if again != name:
            raise DataError(f"{ABBREVIATIONS}: {again} stands where books-fr.txt has {name}")
        found.append((name, cited or name, tuple(part.strip() for part in short.split(","))))
    return found


def _tied(text: str, file: str) -> tuple[str, ...]:
    found = tuple(text.split(" "))
    for word in found:
        if not is_word(word.partition(SENSE)[0]):
            raise DataError(f"{file}: {word!r} is not a word of letters A to Z")
    return found
