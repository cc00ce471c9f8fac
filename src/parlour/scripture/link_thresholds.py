"""The thresholds of links between words (TO-50), from `links.tsv`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import msgspec

from parlour.data import lists


class Thresholds(msgspec.Struct, frozen=True):
    """Fitted on labelled pairs; `links.tsv` explains them."""

    parts: float
    parts_lift: float
    standing: float
    standing_lift: float
    standing_verses: int
    episode_lift: float
    titles: float
    lift: float
    spread: float
    phrase_lift: float
    known_lift: float
    title_lift: float
    several: float
    loose: float


_tried: list[Thresholds] = []


def thresholds() -> Thresholds:
    """Those in `links.tsv`, or those that are being tried."""
    return _tried[-1] if _tried else _listed()


@contextmanager
def using(others: Thresholds) -> Iterator[None]:
    """Other thresholds for a while; words that were looked up before keep theirs (`linked_words.trying`)."""
    _tried.append(others)
    try:
        yield
    finally:
        _tried.pop()


@cache
def _listed() -> Thresholds:
    rows = (line.split("\t") for line in lists.lines("links.tsv"))
    return msgspec.convert({row[0]: row[1] for row in rows}, Thresholds, strict=False)
