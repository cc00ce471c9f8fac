"""Racks: multisets of tiles, written as sorted strings."""

from collections.abc import Iterable


def take(rack: str, tiles: Iterable[str]) -> str | None:
    """The rack without these tiles, or None if one of them is not there.

    >>> take("?AAB", "AB")
    '?A'
    >>> take("?AAB", "BB") is None
    True
    """
    for tile in tiles:
        rest = rack.replace(tile, "", 1)
        if len(rest) == len(rack):
            return None
        rack = rest
    return rack


def missing(rack: str, tiles: Iterable[str]) -> str:
    """Those of the tiles that the rack does not have.

    >>> missing("?AAB", "ABBQ")
    'BQ'
    """
    absent = []
    for tile in tiles:
        rest = rack.replace(tile, "", 1)
        if len(rest) == len(rack):
            absent.append(tile)
        rack = rest
    return "".join(sorted(absent))


def add(rack: str, tiles: Iterable[str]) -> str:
    """The rack with these tiles as well.

    >>> add("?B", "AC")
    '?ABC'
    """
    return "".join(sorted([*rack, *tiles]))
