"""`parlour data fit`: fits the thresholds of links and the weights of their proofs (TO-50) on the labelled pairs.

Only the half for fitting is read. Each threshold in turn takes the value with the least loss, until none changes; then
the weights take the values that make what a reader would give most likely. `--write` writes the values to `links.tsv`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import asdict, astuple

from parlour import scripture
from parlour.cli import link_pairs
from parlour.cli.link_pairs import LANGUAGES, Language, Pair
from parlour.data import lists
from parlour.scripture import link_thresholds, linked_words, ranking
from parlour.scripture.link_thresholds import Thresholds
from parlour.scripture.linked_words import linked_word
from parlour.scripture.links import candidates

# The values that are tried for each threshold.
VALUES: Mapping[str, Sequence[float]] = {
    "parts": (60, 120, 200, 300),
    "parts_lift": (0.4, 0.7, 0.85, 1.0, 1.3),
    "standing": (6, 9, 12, 16, 20, 30),
    "standing_lift": (1.5, 2.0, 2.5, 3.0),
    "standing_verses": (0, 1, 2, 3),
    "episode_lift": (2.5, 3.0, 3.5, 4.0),
    "titles": (0, 5, 10, 20, 40),
    "lift": (0.5, 0.7, 0.9, 1.1),
    "spread": (1.5, 2.0, 2.4, 2.8),
    "phrase_lift": (0.2, 0.3, 0.4, 0.6),
    "known_lift": (0.0, 0.3, 0.5, 0.7),
    "title_lift": (0.5, 0.7, 1.0, 1.5),
    "several": (0.0, 0.1, 0.15, 0.2, 0.3),
    "loose": (0.0, 0.3, 0.6, 0.9, 1.2),
}
# Above these shares of linked pairs among pairs drawn at random the loss grows fast. They leave room below the goals,
# since the pairs are a sample.
MOST_FREQUENT, MOST_UNIFORM = 0.18, 0.027
_STEEP = 20
_STEPS = 80
_RATE = 0.5
_COST = 0.3  # of the square of a weight, halved
_PARTS = 4
_SEED = 50
_DRAWN = 12_000  # of fewer, chance decides between thresholds


Shares = tuple[float, float, float, float]
"""Shares of pairs that are found linked: among linked pairs, other pairs, pairs of frequent words and pairs of any."""


class Sample(msgspec.Struct, frozen=True):
    """What the thresholds are fitted on, in one language."""

    language: Language
    linked: list[tuple[str, str]]
    others: list[tuple[str, str]]
    frequent: list[tuple[str, str]]
    uniform: list[tuple[str, str]]

    def shares(self) -> Shares:
        """The shares of these pairs that are linked."""
        groups = (self.linked, self.others, self.frequent, self.uniform)
        linked, others, frequent, uniform = (link_pairs.rate(some, self.language) for some in groups)
        return linked, others, frequent, uniform


def sample(labelled: Sequence[Pair], language: Language) -> Sample:
    some = [pair for pair in labelled if pair.language == language and not pair.is_fact]
    plain = (
        [word for word in words(language) if not link_pairs.is_apart(word, language)]
        for words in (link_pairs.frequent, link_pairs.vocabulary)
    )
    frequent, uniform = (link_pairs.drawn(words, language, _DRAWN) for words in plain)
    linked, others = ([(one.first, one.second) for one in some if one.linked == yes] for yes in (True, False))
    return Sample(language, linked, others, frequent, uniform)


def loss(shares: Sequence[Shares]) -> float:
    """The loss that the fit minimises, summed over all languages."""
    return sum(map(_loss, shares))


def _loss(shares: Shares) -> float:
    linked, others, frequent, uniform = shares
    above = max(0, frequent - MOST_FREQUENT) + max(0, uniform - MOST_UNIFORM)
    return 1 - linked + others + _STEEP * above


def fit_thresholds(some: Sequence[Sample]) -> Iterator[tuple[Thresholds, list[Shares]]]:
    """Better and better thresholds, with the shares of each sample; the last are the best."""
    best = link_thresholds.thresholds()
    shares = [one.shares() for one in some]
    yield best, shares
    changed = True
    while changed:
        changed = False
        for name, values in VALUES.items():
            for value in values:
                tried = msgspec.structs.replace(best, **{name: value})
                with linked_words.trying(tried):
                    found = [one.shares() for one in some]
                if loss(found) < loss(shares) - 1e-9:
                    best, shares, changed = tried, found, True
                    yield best, shares


Choice = list[tuple[dict[int, float], bool]]
"""The features of each proof of a pair that are not 0, and whether a reader would give it."""


def choices(labelled: Sequence[Pair]) -> list[Choice]:
    found = []
    for pair in labelled:
        if pair.linked and scripture.bar(pair.first, pair.second, pair.language) is None:
            one, other = (linked_word(word, pair.language) for word in (pair.first, pair.second))
            ranked = [(_sparse(each.features), pair.is_read(each.proof)) for each in candidates(one, other)]
            if ranked:
                found.append(ranked)
    return found


def _sparse(features: ranking.Features) -> dict[int, float]:
    return {place: float(value) for place, value in enumerate(astuple(features)) if value}


def _score(features: Mapping[int, float], weights: Sequence[float]) -> float:
    return sum(value * weights[place] for place, value in features.items())


def right(some: Sequence[Choice], weights: Sequence[float]) -> int:
    """The number of pairs whose first proof a reader would give."""
    return sum(max(choice, key=lambda each: _score(each[0], weights))[1] for choice in some)


def fit_weights(some: Sequence[Choice]) -> list[float]:
    """The weights for which the proofs that a reader would give are most likely, by gradient ascent.

    A proof is as likely as the exponential of its score, among all of the pair. Large weights cost a little, so that
    few pairs do not decide one.
    """
    weights = [0.0] * len(ranking.Features.__struct_fields__)
    seen = [1e-6] * len(weights)
    told = [choice for choice in some if 0 < sum(is_read for _, is_read in choice) < len(choice)]
    for _ in range(_STEPS):
        slope = [-_COST * weight for weight in weights]
        for choice in told:
            likely = [exp(_score(features, weights)) for features, _ in choice]
            every = sum(likely)
            read = sum(one for one, (_, is_read) in zip(likely, choice, strict=True) if is_read)
            for one, (features, is_read) in zip(likely, choice, strict=True):
                more = one * is_read / read - one / every
                for place, value in features.items():
                    slope[place] += more * value
        for place in range(len(weights)):
            seen[place] += slope[place] ** 2
            weights[place] += _RATE * slope[place] / sqrt(seen[place])
    return weights


def cross_validated(some: Sequence[Choice]) -> float:
    """The share of pairs whose first proof a reader would give, each with weights fitted on the other parts."""
    shuffled = Random(_SEED).sample(some, len(some))
    parts = [shuffled[place::_PARTS] for place in range(_PARTS)]
    count = 0
    for part in parts:
        others = [choice for other in parts if other is not part for choice in other]
        count += right(part, fit_weights(others))
    return count / len(some)


def write(thresholds: Thresholds, weights: ranking.Features) -> None:
    """Writes the values to the list, which keeps its comments."""
    values = asdict(thresholds) | {f"{ranking.PREFIX}{name}": value for name, value in asdict(weights).items()}
    path = lists.FOLDER / "links.tsv"
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        name, *rest = line.split("\t")
        lines.append(line if line.startswith("#") else f"{name}\t{values[name]:g}\t{rest[1]}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="parlour data fit", description="Fits the thresholds of links.")
    root = Path(__file__).parents[3]
    parser.add_argument("--tests", type=Path, default=root / "tests", help="the folder of the labelled pairs")
    parser.add_argument("--weights", action="store_true", help="leave the thresholds as they are")
    parser.add_argument("--write", action="store_true", help="write the values to links.tsv")
    asked = parser.parse_args(argv)
    labelled = link_pairs.pairs(asked.tests, "fit")
    thresholds = link_thresholds.thresholds()
    samples = [] if asked.weights else [sample(labelled, language) for language in LANGUAGES]
    for thresholds, found_shares in fit_thresholds(samples) if samples else ():
        for one, shares in zip(samples, found_shares, strict=True):
            print(
                "{}: linked {:.3f}, others {:.3f}, frequent {:.3f}, uniform {:.4f}".format(one.language, *shares),
                thresholds,
            )
    with linked_words.trying(thresholds):
        found = choices(labelled)
    fitted = fit_weights(found)
    weights = ranking.Features(*(round(weight, 2) for weight in fitted))
    share, validated = right(found, fitted) / len(found), cross_validated(found)
    print(f"first by the passage of the label {share:.3f}, {validated:.3f} with cross-validation", weights)
    if asked.write:
        write(thresholds, weights)
    return 0
