"""Points."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from parlour.games.crossword.rules.placement import Placement
from parlour.games.tag_on.state import TagOnMove
from parlour.games.tag_on.tile_set import Side, Sides, TileSet, letters_in

ALL_TILES = 100  # TO-12
EMPTY = Sides()
"""The sides of a blank."""


def played_sides(word: str, across: bool, tile_set: TileSet) -> list[Side | None]:
    """TO-32: the left sides count for words down, the lower ones for words across; a blank has none."""
    tiles = [tile_set.sides.get(letter, EMPTY) for letter in word]
    return [tile.lower if across else tile.left for tile in tiles]


def tagged_sides(word: str, across: bool, tile_set: TileSet) -> list[Side | None]:
    """TO-33: the right sides count for words down, the upper ones for words across."""
    tiles = [tile_set.sides.get(letter, EMPTY) for letter in word]
    return [tile.upper if across else tile.right for tile in tiles]


def running_sum(sides: Iterable[Side | None]) -> tuple[str, int]:
    """TO-31: strictly in order, without operator precedence; the first number stands as it is.

    >>> running_sum([Side("+", 2), None, Side("+", 7), Side("×", 4), Side("+", 2)])
    ('2+7×4+2', 38)
    >>> running_sum([Side("×", 3)]), running_sum([None])
    (('3', 3), ('0', 0))
    """
    text, total = "", 0
    for side in sides:
        if side is None:
            continue
        if not text:
            text, total = str(side.number), side.number
        else:
            text += str(side)
            total = total + side.number if side.sign == "+" else total * side.number
    return text or "0", total


def played(word: str, across: bool, tile_set: TileSet) -> tuple[str, int]:
    """Score of a word played in that direction.

    >>> from parlour.games.tag_on.tile_set import standard
    >>> played("GOD", True, standard("en")), played("ANGEL", False, standard("en"))
    (('6×2×3', 36), ('1+6+2+4', 13))
    """
    return running_sum(played_sides(word, across, tile_set))


def tagged(word: str, across: bool, tile_set: TileSet) -> tuple[str, int]:
    """Score of a word in that direction when it is tagged.

    >>> from parlour.games.tag_on.tile_set import standard
    >>> tagged("ANGEL", False, standard("en")), tagged("GOD", True, standard("en"))
    (('2+7×4+2', 38), ('7×2+2', 16))
    """
    return running_sum(tagged_sides(word, across, tile_set))


def all_tiles(placement: Placement) -> int:
    """TO-12: nine tiles in one turn."""
    return ALL_TILES if len(placement.laid) >= 9 else 0


@lru_cache(maxsize=1_000)
def explain(move: TagOnMove) -> str:
    """The score as running totals for people (TO-31), because a sum such as 2+7×4+2 = 38 looks wrong.

    Totals of the played word go on with the factors of its squares: ``(6 → 12 → 36) + (2 → 9 → 36 → 38) = 74``. Words
    without points are left out.
    """
    main, *across = move.words
    factors = ([2] if move.centre else []) + [claim.times for claim in move.claims]
    totals = [running_totals(main.sum, factors)]
    totals += [running_totals(word.sum) for word in across if word.sum]
    if move.tag is not None:
        totals.append(running_totals(move.tag.sum))
    if move.all_tiles:
        totals.append([move.all_tiles])
    totals = [one for one in totals if one[-1]] or totals[:1]
    texts = ["\u00a0→ ".join(map(str, one)) for one in totals]  # no line begins with an arrow
    if len(texts) == 1:
        return texts[0]
    parts = [f"({text})" if len(one) > 1 else text for one, text in zip(totals, texts, strict=True)]
    return f"{' + '.join(parts)} = {move.score}"


def running_totals(sum_: str, factors: Iterable[int] = ()) -> list[int]:
    """The totals after each number of a sum and after each factor.

    >>> running_totals("2+7×4+2"), running_totals("6×2", [2, 3])
    ([2, 9, 36, 38], [6, 12, 24, 72])
    """
    first, *others = re.findall(r"[+×]?\d+", sum_)
    totals = [int(first)]
    for step in (*others, *(f"×{factor}" for factor in factors)):
        number = int(step[1:])
        totals.append(totals[-1] + number if step[0] == "+" else totals[-1] * number)
    return totals


def deductions(racks: tuple[str, ...], tile_set: TileSet) -> tuple[int, ...]:
    """TO-25: the lower sides of unplaced letters are subtracted."""
    return tuple(-sum(tile_set.lower(tile) for tile in letters_in(rack)) for rack in racks)


def winners(points: tuple[int, ...], added: tuple[int, ...], playing: tuple[int, ...]) -> tuple[int, ...]:
    """TO-26: the highest final score; a tie is a shared win."""
    final = {seat: points[seat] + added[seat] for seat in playing}
    best = max(final.values(), default=0)
    return tuple(seat for seat in playing if final[seat] == best)
