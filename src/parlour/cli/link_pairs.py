"""Links measured on labelled pairs (TO-50), and on pairs drawn at random.

`tests/scripture/checked/link-pairs.tsv` has pairs of words that were labelled before any code was run on them. One half
is for fitting (`parlour data fit`), the other for measuring (`parlour data report`). `link-pairs-blind.tsv`,
`link-pairs-third.tsv`, `link-pairs-fourth.tsv` and `link-pairs-fifth.tsv` have more pairs for measuring, labelled when
the code was there, but again before it was run on them; those of the fourth were chosen to be hard.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Literal

import msgspec

from parlour import scripture
from parlour.scripture import french
from parlour.scripture.canon import find_verse
from parlour.scripture.episode_table import at
from parlour.scripture.linked_words import linked_word
from parlour.scripture.proofs import Proof
from parlour.scripture.text import text

SETS = ("", "-more", "-blind", "-third", "-fourth", "-fifth")
FILES = tuple(Path("scripture/checked") / f"link-pairs{part}.tsv" for part in SETS)
JUDGED = Path("scripture/checked/link-first.tsv")
"""First proofs beside the labels, judged afterwards."""
MEASURED = {
    "test": "that nothing was fitted on",
    "blind": "of the second, blind set",
    "third": "of the third, blind set",
    "fourth": "of the fourth, blind and hard set",
    "fifth": "of the fifth, blind set",
}
FACTS = ("book", "speaker")
"""Kinds of pairs that are counted apart."""
FREQUENT = 1000  # words
SAMPLE = 50_000  # pairs drawn at random
SEED = 50
_REFERENCE = re.compile(r"(.+ \d+):(\d+)(?:-(\d+))?")
Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


class Pair(msgspec.Struct, frozen=True):
    """A labelled pair."""

    language: Language
    first: str
    second: str
    linked: bool
    kind: str
    proof: str
    split: str

    @property
    def is_fact(self) -> bool:
        return self.kind in FACTS

    def is_read(self, proof: Proof) -> bool:
        """Whether a proof is in the passage that a reader would give: one of its verses or one of its episodes."""
        return any(
            first <= verse <= last or (at(verse).first <= last and first <= at(verse).last)
            for verse in proof.verses
            for first, last in self.passages()
        )

    def is_scene(self, proof: Proof) -> bool:
        """Whether a proof is in that passage, or in another telling of it: an episode with the same title.

        The gospels, and Kings, Isaiah and Jeremiah, tell many scenes more than once.
        """
        scenes = {at(verse).english for first, last in self.passages() for verse in range(first, last + 1)}
        return self.is_read(proof) or any(at(verse).english in scenes for verse in proof.verses)

    def passages(self) -> Iterator[tuple[int, int]]:
        """The passages that a reader would give: first and last verse."""
        for cited in self.proof.rpartition(": ")[2].split("; "):
            match = _REFERENCE.fullmatch(cited)
            if match is None:
                raise ValueError(f"{self.first} and {self.second}: {cited!r} is not a reference")
            first = find_verse(f"{match[1]}:{match[2]}")
            last = find_verse(f"{match[1]}:{match[3] or match[2]}")
            assert first is not None and last is not None, cited
            yield first, last


def pairs(tests: Path, split: str) -> list[Pair]:
    """The labelled pairs of one half, or the blind ones."""
    lines = [line for file in FILES for line in (tests / file).read_text(encoding="utf-8").splitlines()]
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    fields = Pair.__struct_fields__
    found = (dict(zip(fields, row, strict=True)) | {"linked": row[3] == "yes"} for row in rows)
    return [pair for pair in (msgspec.convert(one, Pair) for one in found) if pair.split == split]


def proofs(pair: Pair, limit: int = 3) -> list[Proof]:
    return scripture.connect(pair.first, pair.second, limit=limit, language=pair.language)


Shown = tuple[str, str, str, str]
"""A pair, and the verses of a proof: language, words, references."""


def judged_good(tests: Path) -> frozenset[Shown]:
    """Proofs beside the labels that a reader might as well give first."""
    lines = (tests / JUDGED).read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return frozenset((row[0], row[1], row[2], row[3]) for row in rows if row[4] == "good")


def report(tests: Path) -> Iterator[str]:
    """The figures, line by line."""
    good = judged_good(tests)
    for split, what in MEASURED.items():
        yield f"Links of labelled pairs {what}"
        yield from measured(pairs(tests, split), good)
    yield "Links of pairs drawn at random"
    for language in LANGUAGES:
        yield from _random(language)


def measured(labelled: Sequence[Pair], good: frozenset[Shown] = frozenset()) -> Iterator[str]:
    """The figures of some labelled pairs; books and speakers apart."""
    for language in LANGUAGES:
        here = [pair for pair in labelled if pair.language == language]
        for what, some in (
            ("pairs", [pair for pair in here if not pair.is_fact]),
            ("books and speakers", [pair for pair in here if pair.is_fact]),
        ):
            if some:
                yield from _figures(f"{language}, {what}", some, good)


def _figures(what: str, some: Sequence[Pair], good: frozenset[Shown]) -> Iterator[str]:
    linked = [(pair, found) for pair in some if pair.linked if (found := proofs(pair))]
    wanted = sum(pair.linked for pair in some)
    wrong = sum(bool(proofs(pair, 1)) for pair in some if not pair.linked)
    first = sum(pair.is_read(found[0]) for pair, found in linked)
    scene = sum(pair.is_scene(found[0]) for pair, found in linked)
    as_good = sum(
        pair.is_read(found[0]) or (pair.language, pair.first, pair.second, ", ".join(found[0].references())) in good
        for pair, found in linked
    )
    three = sum(any(map(pair.is_read, found)) for pair, found in linked)
    yield f"  {what}: {_share(len(linked), wanted)} of the linked ones proved,"
    yield f"    {_share(first, len(linked))} of these first by the passage of the label,"
    yield f"    {_share(scene, len(linked))} first by it or by another telling of the same scene,"
    if as_good > first:
        yield f"    {_share(as_good, len(linked))} first by it or by a proof that was judged as good,"
    yield f"    {_share(three, len(linked))} by it in the first three,"
    yield f"    {_share(wrong, len(some) - wanted)} of the others proved"


def _share(some: int, of: int) -> str:
    return f"{some / of:.3f} ({some} of {of})" if of else "none"


@cache
def vocabulary(language: Language) -> tuple[str, ...]:
    """The words that are drawn: all words of meaning in the text, or all headwords of the French table."""
    words = scripture.vocabulary() if language == "en" else (word for word, _ in french.headwords())
    return tuple(sorted(word for word in words if "" not in linked_word(word, language).heads))


def frequent(language: Language) -> list[str]:
    """The most frequent words of meaning, by verses; a French word has those to which it is not loosely tied."""

    def count(word: str) -> int:
        if language == "en":
            return len(text().verses(word))
        return max((sense.firm_verses.bit_count() for sense in linked_word(word, language).senses), default=0)

    return sorted(vocabulary(language), key=lambda word: (-count(word), word))[:FREQUENT]


def is_apart(word: str, language: Language) -> bool:
    """Whether it names a book or a speaker."""
    known = linked_word(word, language)
    return bool(known.books or known.speakers)


def drawn(words: Sequence[str], language: Language, count: int = SAMPLE) -> list[tuple[str, str]]:
    """Pairs drawn at random, that may be linked."""
    rng, found = Random(SEED), list[tuple[str, str]]()
    while len(found) < count:
        one, other = rng.sample(words, 2)
        if scripture.bar(one, other, language) is None:
            found.append((one, other))
    return found


def _random(language: Language) -> Iterator[str]:
    for what, words in (
        (f"the {FREQUENT:,} most frequent words", frequent(language)),
        ("all words", vocabulary(language)),
    ):
        plain = [word for word in words if not is_apart(word, language)]
        rates = (rate(drawn(some, language), language) for some in (plain, words))
        yield "  {}, random pairs of {}: {:.3f} proved, {:.3f} with books and speakers".format(language, what, *rates)


def rate(some: Iterable[tuple[str, str]], language: Language) -> float:
    """The share of these pairs that are linked."""
    found = [scripture.connected([one], [other], language=language)[0][0] for one, other in some]
    return sum(found) / len(found)
