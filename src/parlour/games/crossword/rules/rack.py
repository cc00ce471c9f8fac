"""Racks: multisets of tiles, written as sorted strings."""

from collections.abc import Iterable


def take(rack: str, tiles: Iterable[str]) -> str | None:
    """The rack without these tiles, or None if one is missing.

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


def without(rack: str, tiles: Iterable[str]) -> str:
    """The rack without these tiles; ValueError if one is missing.

    >>> without("?AAB", "AB")
    '?A'
    >>> without("AB", "BB")
    Traceback (most recent call last):
    ...
    ValueError: BB is not among AB
    """
    left = take(rack, tiles)
    if left is None:
        raise ValueError(f"{''.join(tiles)} is not among {rack or 'no tiles'}")
    return left


def tiles_of(laid: Iterable[tuple[int, str]]) -> str:
    """The tiles on these squares, blanks as `?`.

    >>> tiles_of([(111, "G"), (112, "o"), (113, "D")])
    'G?D'
    """
    return "".join("?" if character.islower() else character for _, character in laid)


def missing(rack: str, tiles: Iterable[str]) -> str:
    """The tiles that the rack lacks.

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
    """The rack with these tiles added.

    >>> add("?B", "AC")
    '?ABC'
    """
    return "".join(sorted([*rack, *tiles]))
