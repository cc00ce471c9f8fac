"""Points."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games.crossword.rules.placement import Placement, Run
from parlour.games.crossword.rules.squares import format_place
from parlour.games.scrabble_bible.options import BibleOptions, Level
from parlour.games.scrabble_bible.rules import judge
from parlour.games.scrabble_bible.state import FormedWord, Move
from parlour.games.scrabble_bible.tile_set import TileSet

LETTER = {"d": 2, "t": 3}
WORD = {"D": 2, "T": 3, "*": 2}
ALL_TILES = 50  # SB-22
BABEL = 15  # SB-34
STORY = 15  # SB-32

TARGETS: dict[int, dict[Level, int]] = {  # SB-31
    2: {"beginner": 70, "intermediate": 120, "expert": 200},
    3: {"beginner": 60, "intermediate": 100, "expert": 180},
    4: {"beginner": 50, "intermediate": 90, "expert": 160},
}


def score_placement(
    seat: int,
    placement: Placement,
    formed: tuple[Run, ...],
    tile_set: TileSet,
    options: BibleOptions,
    claimed: tuple[str, ...] = (),
    language: str = "",
) -> Move:
    """Scores a play that forms these words, without checking its validity."""
    main = placement.word.upper()
    foreign = bool(language) and judge.translates_bonus(main, language, options)
    if language and options.bonus == "claimed":
        # SB-34: a word spelled as in English is not foreign, whatever is claimed.
        foreign = main in claimed and (foreign or not judge.is_bonus(main, options))
    new = [square for square, _ in placement.laid]
    star = star_letter(options)
    words = []
    for run in formed:
        word = run.word.upper()
        earns = (
            word in claimed
            if options.bonus == "claimed"
            else judge.is_bonus(word, options) or (foreign and word == main)
        )
        points = score_run(run, new, tile_set, star)
        words.append(FormedWord(run.word, run.start, run.across, points, bonus(word) if earns else 0))
    laid_all = all_tiles(placement)
    return Move(
        seat=seat,
        start=placement.start,
        across=placement.across,
        place=format_place(placement.start, placement.across, tile_set.size),
        word=placement.word,
        laid=placement.laid,
        words=tuple(words),
        all_tiles=laid_all,
        peace=bool(laid_all) and options.my_cup_overflows,
        babel=language,
        babel_bonus=BABEL if foreign else 0,
        claimed=bool(claimed),
    )


def score_run(run: Run, new: Iterable[int], tile_set: TileSet, star_letter: int) -> int:
    """SB-20: letter premiums before word premiums, only for new tiles; word premiums multiply.

    `star_letter` is the letter premium of the star (SB-21). A blank scores 0 but still multiplies the word (SB-13).
    """
    new = set(new)
    values, premiums = tile_set.values, tile_set.premiums
    total, times = 0, 1
    for square, letter in zip(run.squares, run.word, strict=True):
        value = 0 if letter.islower() else values[letter]
        if square in new:
            premium = premiums[square]
            if premium != ".":
                value *= star_letter if premium == "*" else LETTER.get(premium, 1)
                times *= WORD.get(premium, 1)
        total += value
    return total * times


def star_letter(options: BibleOptions) -> int:
    return 2 if options.star == "double-letter-and-word" else 1  # SB-21


def all_tiles(placement: Placement) -> int:
    """SB-22: PERFECTION for seven tiles of seven; PEACE BE WITH YOU for seven, eight or nine of nine."""
    return ALL_TILES if len(placement.laid) >= 7 else 0


def bonus(word: str) -> int:
    """SB-23: bonus by length.

    >>> bonus("ARK"), bonus("JESUS"), bonus("SPIRIT")
    (5, 10, 15)
    """
    length = len(word)
    return 0 if length < 3 else 5 if length < 5 else 10 if length == 5 else 15


def target(players: int, level: Level) -> int:
    return TARGETS[players][level]


def rack_value(rack: str, tile_set: TileSet) -> int:
    return sum(tile_set.values[tile] for tile in rack)


def adjustments(racks: tuple[str, ...], tile_set: TileSet, out: int | None, how: str) -> tuple[int, ...]:
    """SB-25: everyone loses unplayed letters, and the player who is out gains them; or (SB-40) gains them twice."""
    left = [rack_value(rack, tile_set) for rack in racks]
    if out is not None and how == "gain-double":
        return tuple(2 * sum(left) if seat == out else 0 for seat in range(len(racks)))
    return tuple(sum(left) if seat == out else -value for seat, value in enumerate(left))


def winners(points: tuple[int, ...], added: tuple[int, ...], playing: tuple[int, ...]) -> tuple[int, ...]:
    """SB-26: the highest final score; ties by the score before the adjustment; still tied: shared."""
    standing = {seat: (points[seat] + added[seat], points[seat]) for seat in playing}
    best = max(standing.values(), default=None)
    return tuple(seat for seat in playing if standing[seat] == best)
