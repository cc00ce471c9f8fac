"""`parlour data report`: counts of the data, coverage of references, and accuracy of verdicts.

Tables in `tests/<part>/checked/` have verdicts judged by hand: each line has a question and the right answer. A line
that ends with `fails` is known to be wrong here; it is counted.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from parlour import data, scripture, words
from parlour.cli import link_pairs
from parlour.cli.report_people import recall_of_kin
from parlour.cli.report_words import measured
from parlour.data.letters import fold
from parlour.kernel.errors import ParlourError
from parlour.scripture.speech import speakers_of

FAILS = "fails"


class Verdict(msgspec.Struct, frozen=True):
    """A line of a checked table, and our answer."""

    table: str
    line: int
    asked: tuple[str, ...]
    expected: str
    found: str
    is_marked: bool  # known to be wrong here

    @property
    def is_right(self) -> bool:
        return self.expected in self.found.split(" | ")


def _place(word: str) -> str:
    return " | ".join(place.kind for place in scripture.places(word)) or "no"


def _speech(word: str, reference: str) -> str:
    verse = scripture.find_verse(reference)
    return "no verse" if verse is None else " | ".join(speakers_of(word, verse)) or "-"


def _kin(one: str, word: str, other: str) -> str:
    return "no" if scripture.related(one, word, other) is None else "yes"


def _inflection(word: str) -> str:
    refused = words.inflected(word)
    return "own" if refused is None else refused.ending


def _theme(text: str, theme: words.Theme) -> str:
    return "yes" if words.in_theme(text, theme) else "no"


def _listed(name: str) -> Callable[[str], str]:
    """Whether a compiled list has a word."""
    return lambda word: "yes" if word in words.compiled(name) else "no"


def _babel(language: str, english: str, foreign: str) -> str:
    word = fold(foreign)
    is_same = word == english and english in scripture.translated(language)
    return "yes" if is_same or english in scripture.translations(language).get(word, ()) else "no"


def _definition(word: str, language: str, text: str) -> str:
    code: words.Language = "fr" if language == "fr" else "en"
    lines = [one.text for one in words.definitions(word, code)]
    lines += [one.text for one in scripture.definitions(word, code, limit=40)]
    return "yes" if text in lines else "no"


# Table → the function that answers its lines: the columns are its arguments, then the answer.
CHECKS: dict[str, tuple[int, Callable[..., str]]] = {
    "scripture/checked/places.tsv": (1, _place),
    "scripture/checked/speech.tsv": (2, _speech),
    "scripture/checked/kin.tsv": (3, _kin),
    "scripture/checked/dictionary-said.tsv": (1, _listed("dictionary")),
    "scripture/checked/dictionary-drawn.tsv": (1, _listed("dictionary")),
    "scripture/checked/french-said.tsv": (1, _listed("french-dictionary")),
    "scripture/checked/french-drawn.tsv": (1, _listed("french-dictionary")),
    "scripture/checked/faith-said.tsv": (1, _listed("words-of-faith")),
    "scripture/checked/faith-drawn.tsv": (1, _listed("words-of-faith")),
    "scripture/checked/babel-said.tsv": (3, _babel),
    "scripture/checked/babel-drawn.tsv": (3, _babel),
    "scripture/checked/definitions-drawn.tsv": (3, _definition),
    "words/checked/inflection.tsv": (1, _inflection),
    "words/checked/themes.tsv": (2, _theme),
}


def verdicts(tests: Path, table: str) -> Iterator[Verdict]:
    """The lines of a table with our answers."""
    columns, answer = CHECKS[table]
    lines = (tests / table).read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        if line and not line.startswith("#"):
            *asked, expected = line.removesuffix(f"\t{FAILS}").split("\t")
            if len(asked) != columns:
                raise ValueError(f"{table}, line {number}: {columns + 1} columns are expected")
            yield Verdict(table, number, tuple(asked), expected, answer(*asked), line.endswith(f"\t{FAILS}"))


def report(tests: Path, reference: Path | None, people: Path | None = None) -> Iterator[str]:
    """The report, line by line."""
    yield "What is compiled"
    for name, count in sorted(data.manifest().counts.items()):
        yield f"  {name:24} {count:>9,}"
    yield "Words of faith with a translation (SB-34)"
    strict = len(scripture.words_of_faith())
    for language in scripture.languages():
        covered, foreign = len(scripture.translated(language)), len(scripture.translations(language))
        yield f"  {language}: {covered:,} of {strict:,} ({covered / strict:.2f}); {foreign:,} words in another spelling"
    if tests.is_dir():
        yield "Verdicts checked by hand"
        for table in CHECKS:
            found = list(verdicts(tests, table))
            right = sum(one.is_right for one in found)
            yield f"  {table:40} {right} of {len(found)} right, {sum(one.is_marked for one in found)} marked as failing"
        yield from link_pairs.report(tests)
        yield "Lists of words: what a family would say, and entries drawn at random"
        yield from measured(tests)
    if reference is not None:
        yield "Against the reference"
        yield from _recall_of_places(reference / "places-reference.csv")
    if people is None and reference is not None:
        people = reference / "people-reference.csv"
    if people is not None:
        yield "Persons against the reference"
        yield from recall_of_kin(people)


def _recall_of_places(file: Path) -> Iterator[str]:
    """How many place names of the reference that occur in our text are in our table."""
    with file.open(encoding="utf-8", newline="") as lines:
        theirs = {fold(row["kjvName"]) for row in csv.DictReader(lines)}
    vocabulary = scripture.vocabulary()
    names = {name for name in theirs if name in vocabulary}
    found = {name for name in names if scripture.places(name)}
    yield f"  places: {len(found)} of {len(names)} names that the text has, recall {len(found) / len(names):.3f}"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="parlour data report", description="Counts, recall and precision.")
    root = Path(__file__).parents[3]
    parser.add_argument("--tests", type=Path, default=root / "tests", help="the folder of the checked tables")
    parser.add_argument("--reference", type=Path, help="a folder of reference data to measure against")
    parser.add_argument("--people", type=Path, help="one table of persons to measure against")
    parser.add_argument("--links", action="store_true", help="only the links between words (TO-50)")
    asked = parser.parse_args(argv)
    try:
        links = link_pairs.report(asked.tests)
        for line in links if asked.links else report(asked.tests, asked.reference, asked.people):
            print(line, flush=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ParlourError("cli-cannot-read", path=str(error.filename), reason=reason) from error
    return 0
