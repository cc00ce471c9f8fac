"""Positions as text: CGP, followed by extensions.

`rows racks scores pass-count key value; …`. A row is its letters, with numbers for empty squares; a small letter is a
blank. Racks and scores are in seat order. Fields may be missing from the right; missing values have defaults.

The keys, besides the names of the options:

=========== ==================================================================== ==============================
`turn`      the seat on turn                                                     0, or `first`
`first`     the seat whose rack and score come first; CGP begins with the one on turn   0
`bag`       the tiles in the bag                                                 the rest of the set
`lost`      seats that owe a turn (SB-16)                                        none
`passed`    who passed in the present run of passes, in that order               the seats before the one on turn
`help`      `asked`, `done`: what there was of Good Samaritan this turn (SB-33)  nothing
`refused`   seats whose help was not taken this turn                             none
`debts`     `2>0`: seat 2 helped seat 0                                          none
`left`      seats whose players left; `resigned` likewise                        none
`tmr`       milliseconds that each seat has on its clock, if there is a clock    the full time
`ended`     why the game is over, with `won` (seats) and `adjusted` (points)     it is not over
=========== ==================================================================== ==============================

CGP's own operations are ignored, except those for another board, set or bonus, which are refused.
"""

from __future__ import annotations

import re
import typing

from parlour.games.crossword.rules.squares import EMPTY, format_place, reached
from parlour.games.crossword.text import extensions
from parlour.games.crossword.text.positions import (
    check_key,
    check_racks,
    check_set,
    check_turn,
    divide,
    in_order,
    passed_before,
    read_board,
    read_clock,
    read_end,
    read_players,
    read_points,
    read_racks,
    read_scoreless,
    read_seat,
    read_seats,
    read_tiles,
    rest_of,
    write_board,
    write_end,
    write_seats,
)
from parlour.games.scrabble_bible.events import EndReason
from parlour.games.scrabble_bible.options import SEATS, BibleOptions
from parlour.games.scrabble_bible.state import BibleState, Help
from parlour.games.scrabble_bible.tile_set import TileSet, standard
from parlour.kernel.errors import PositionError
from parlour.kernel.option_checks import unfit
from parlour.kernel.state import Seat

BASE = BibleOptions(aids="none")
"""The default options of a position."""
KEYS = (
    *("turn", "first", "bag", "lost", "passed", "help", "refused", "debts", "left", "resigned"),
    *("tmr", "ended", "won", "adjusted"),
)
OPERATIONS = ("bb", "bdn", "cr", "etl", "gid", "ld", "lex", "lm", "mcnz", "oru", "ti", "tmr", "to", "var")
"""Operations of CGP."""
AGREE = {"bb": {"50"}, "bdn": {"crosswordgame"}, "ld": {"english"}, "mcnz": {"6"}, "var": {"classic", "wordsmog"}}
"""Values of operations that agree with this game's board, set, bonus and end."""

_DEBT = re.compile(r"([0-9])>([0-9])")


# Writing


def write(state: BibleState, *, first: int = 0, base: BibleOptions = BASE) -> str:
    """The position; racks and scores start with that seat, and options that differ from the base are named."""
    count = len(state.seats)
    order = [(first + i) % count for i in range(count)]
    fields = [
        write_board(state.board, state.tile_set.size),
        "/".join(state.racks[seat] for seat in order),
        "/".join(str(state.points[seat]) for seat in order),
        str(state.scoreless),
    ]
    says: dict[str, str] = {}
    if first:
        says["first"] = str(first)
    if state.turn != first:
        says["turn"] = str(state.turn)
    if state.bag != rest_of(state.tile_set.tiles, state.board, "".join(state.racks)):
        says["bag"] = state.bag
    if any(state.lost):
        says["lost"] = write_seats(seat for seat, owes in enumerate(state.lost) if owes)
    if state.passed != passed_before(state.turn, state.scoreless, state.seats):
        says["passed"] = write_seats(state.passed)
    says |= _write_help(state.help)
    says |= write_end(state, order) | extensions.write_options(state.options, base)
    return " ".join(filter(None, [*fields, extensions.join(says)]))


def _write_help(help_: Help) -> dict[str, str]:
    said = {
        "help": ",".join(filter(None, ["asked" if help_.asked else "", "done" if help_.done else ""])),
        "refused": write_seats(help_.refused),
        "debts": ",".join(f"{helper}>{helped}" for helper, helped in help_.debts),
    }
    return {key: value for key, value in said.items() if value}


# Reading


def read(text: str, options: BibleOptions, seats: tuple[Seat, ...]) -> BibleState:
    """The state that the text describes, with those options unless it names others."""
    fields, says = divide(text)
    for key, value in says.items():
        _check_key(key, value, whole=all(fields))
    options = extensions.read_options(options, says)
    tile_set = standard()
    board = read_board(fields[0], tile_set.size)
    racks, scores = read_racks(fields[1], tile_set.tiles), read_points(fields[2])
    seats = read_players(seats, max(len(racks), len(scores)), SEATS, says)
    count = len(seats)
    _check_options(options, count, says)
    first = read_seat(says, "first", count, 0)
    turn = read_seat(says, "turn", count, first)
    check_turn(seats, turn, says)
    held = in_order(racks, first, count, "")
    check_racks(held, options.rack_size)
    bag = read_tiles(says.get("bag", ""), "bag", tile_set.tiles)
    check_set(tile_set.tiles, board, "".join(held) + bag)
    _check_board(tile_set, board)
    scoreless = read_scoreless(fields[3], options.most_scoreless(count) - ("ended" not in says))
    passed = read_seats(says, "passed", count) if "passed" in says else passed_before(turn, scoreless, seats)
    owing = read_seats(says, "lost", count)
    table = BibleState(
        options=options,
        seats=seats,
        tile_set=tile_set,
        board=board,
        bag=bag if "bag" in says else rest_of(tile_set.tiles, board, "".join(held)),
        racks=held,
        points=in_order(scores, first, count, 0),
        turn=turn,
        turns=1,
        lost=tuple(seat in owing for seat in range(count)),
        passed=passed,
        scoreless=scoreless,
        surrendered=tuple(seat for seat, one in enumerate(seats) if not one.playing and not held[seat]),
        help=_read_help(says, count),
        clock=read_clock(says, options, first, turn, count),
    )
    return read_end(table, says, first, typing.get_args(EndReason))


def _check_key(key: str, value: str, *, whole: bool) -> None:
    """Refuses an unknown key, and an operation of another variant."""
    if key in AGREE and value.lower() not in AGREE[key]:
        raise PositionError("scrabble-bible-position-other-variant", key=key, value=value[:40])
    check_key(key, (*KEYS, *OPERATIONS, *BibleOptions.__struct_fields__), whole=whole)


def _check_options(options: BibleOptions, count: int, says: dict[str, str]) -> None:
    for problem in unfit(options, count):
        if not says.keys() & set(BibleOptions.__struct_fields__):
            raise problem
        raise PositionError(problem.id, **problem.facts) from problem


def _check_board(tile_set: TileSet, board: str) -> None:
    """Checks that all tiles are connected with the one on the star."""
    laid = {square for square, character in enumerate(board) if character != EMPTY}
    if not laid:
        return
    size, centre = tile_set.size, tile_set.centre
    star = format_place(centre, True, size)
    if centre not in laid:
        raise PositionError("scrabble-bible-position-star-empty", star=star)
    if apart := laid - reached(board, size, centre):
        place = format_place(min(apart), True, size)
        raise PositionError("scrabble-bible-position-not-connected", place=place, star=star)


# The rest


def _read_help(says: dict[str, str], count: int) -> Help:
    steps = set(filter(None, says.get("help", "").split(",")))
    if unknown := steps - {"asked", "done"}:
        raise PositionError("scrabble-bible-position-help", part=min(unknown)[:40])
    debts = []
    for part in filter(None, says.get("debts", "").split(",")):
        pair = _DEBT.fullmatch(part)
        if pair is None or int(pair[1]) >= count or int(pair[2]) >= count:
            raise PositionError("scrabble-bible-position-debts", part=part[:40])
        debts.append((int(pair[1]), int(pair[2])))
    return Help(
        asked="asked" in steps, done="done" in steps, refused=read_seats(says, "refused", count), debts=tuple(debts)
    )
