"""TO-50: the labelled pairs of words have the form that fitting and measuring need."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from parlour.scripture.canon import find_verse

FOLDER = Path(__file__).parent / "checked"
KINDS = {"name-name", "name-noun", "name-place", "noun-noun", "noun-verb", "rare", "book", "speaker"}
FACTS = {"book", "speaker"}
SETS = ("", "-more", "-blind", "-third", "-fourth", "-fifth")


class Pair(NamedTuple):
    language: str
    first: str
    second: str
    linked: str
    kind: str
    proof: str
    split: str


def pairs(*files: str) -> list[Pair]:
    """The pairs of these files; of all if none is named."""
    wanted = files or tuple(f"link-pairs{part}.tsv" for part in SETS)
    lines = [line for file in wanted for line in (FOLDER / file).read_text(encoding="utf-8").splitlines()]
    return [Pair(*line.split("\t")) for line in lines if not line.startswith("#")]


def references(proof: str) -> list[str]:
    """The references of a proof, without the words before them, ranges by their ends."""
    found = []
    for reference in proof.rpartition(": ")[2].split("; "):
        match = re.fullmatch(r"(.+ \d+):(\d+)(?:-(\d+))?", reference)
        assert match, reference
        chapter, first, last = match.groups()
        found += [f"{chapter}:{verse}" for verse in (first, last) if verse]
        assert last is None or int(first) < int(last), reference
    return found


def test_TO_50_each_labelled_pair_has_its_columns() -> None:
    for pair in pairs():
        assert pair.language in ("en", "fr") and pair.linked in ("yes", "no"), pair
        assert pair.kind in KINDS and pair.split in ("fit", "test", "blind", "third", "fourth", "fifth"), pair
        assert all(re.fullmatch("[A-Z]{2,}", word) for word in (pair.first, pair.second)), pair


def test_TO_50_no_pair_is_labelled_twice() -> None:
    count = Counter((pair.language, *sorted((pair.first, pair.second))) for pair in pairs())
    assert [pair for pair, times in count.items() if times > 1] == []
    assert [pair for pair in pairs() if pair.first == pair.second] == []


def test_TO_50_each_linked_pair_has_references_that_exist() -> None:
    linked = [pair for pair in pairs() if pair.linked == "yes"]
    missing = [(pair, verse) for pair in linked for verse in references(pair.proof) if find_verse(verse) is None]
    assert missing == []


def test_TO_50_the_labels_are_balanced_and_halved() -> None:
    labelled = pairs("link-pairs.tsv")
    words = [pair for pair in labelled if pair.kind not in FACTS]
    assert len(words) >= 1240 and len(labelled) - len(words) >= 80
    for language in {pair.language for pair in words}:
        share = Counter(pair.linked for pair in words if pair.language == language)
        assert 0.45 <= share["yes"] / share.total() <= 0.55, (language, share)
    fit, test = (
        Counter((pair.language, pair.kind, pair.linked) for pair in labelled if pair.split == split)
        for split in ("fit", "test")
    )
    assert {group: fit[group] - test[group] for group in fit | test if fit[group] - test[group] not in (0, 1)} == {}


@pytest.mark.parametrize(("split", "least"), [("blind", 150), ("third", 100), ("fourth", 30), ("fifth", 80)])
def test_TO_50_the_blind_pairs_are_balanced_and_never_fitted_on(split: str, least: int) -> None:
    blind = pairs(f"link-pairs-{split}.tsv")
    assert {pair.split for pair in blind} == {split}
    for language in ("en", "fr"):
        share = Counter(pair.linked for pair in blind if pair.language == language)
        assert share.total() >= least and 0.45 <= share["yes"] / share.total() <= 0.55, (language, share)


def test_TO_50_each_judged_proof_is_of_a_linked_pair_that_nothing_was_fitted_on() -> None:
    linked = {
        (pair.language, pair.first, pair.second) for pair in pairs() if pair.split == "test" and pair.linked == "yes"
    }
    lines = (FOLDER / "link-first.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    assert {(row[0], row[1], row[2]) for row in rows} <= linked
    assert all(find_verse(verse) is not None for row in rows for verse in row[3].split(", "))
    assert {row[4] for row in rows} == {"good", "poor"}
