"""The shipped maps: text files in `data/maps/`, in the order of `data/maps/order.txt`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from parlour.games.tag_em.maps import mapfile
from parlour.games.tag_em.maps.layout import Map
from parlour.kernel.errors import OptionError

FOLDER = Path(__file__).parents[1] / "data" / "maps"
NAMES: tuple[str, ...] = tuple((FOLDER / "order.txt").read_text(encoding="utf-8").split())


@cache
def shipped(name: str) -> Map:
    """The map of that name.

    >>> shipped("letter").pom
    10
    """
    return mapfile.read((FOLDER / f"{name}.map").read_text(encoding="utf-8"))


def chosen(text: str) -> Map:
    """The map that an option names or contains as text; `MapError` lists its faults."""
    if text in NAMES:
        return shipped(text)
    if "\n" not in text:
        raise OptionError("tag-em-unknown-map", options=("map",), name=text[:40], names=", ".join(NAMES))
    return mapfile.read(text)
