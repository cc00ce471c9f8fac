"""Positions as text: CGP, and after it what CGP has no word for.

`rows racks scores pass-count key value; …`. A row is its letters, with numbers for empty squares; a small letter is a
blank. Racks and scores are in seat order. Fields may be missing from the right; what is not said has its default.

The keys, beside the options of the table by their names:

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

CGP's own operations are read past, but for those that speak of another board, set or bonus than this game's: those
are refused.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable
from difflib import get_close_matches

from msgspec.structs import replace

from parlour.games.crossword.bag import full_set, on_board, unseen
from parlour.games.crossword.squares import EMPTY, format_place, rows
from parlour.games.scrabble_bible import extensions
from parlour.games.scrabble_bible.events import EndReason
from parlour.games.scrabble_bible.kit import Kit, standard
from parlour.games.scrabble_bible.options import SEATS, BibleOptions
from parlour.games.scrabble_bible.state import Help, Table
from parlour.kernel.errors import OptionError, PositionError
from parlour.kernel.state import Clock, Seat

BASE = BibleOptions(aids="none")
"""The options of a position that names none."""
KEYS = (
    *("turn", "first", "bag", "lost", "passed", "help", "refused", "debts", "left", "resigned"),
    *("tmr", "ended", "won", "adjusted"),
)
OPERATIONS = ("bb", "bdn", "cr", "etl", "gid", "ld", "lex", "lm", "mcnz", "oru", "ti", "tmr", "to", "var")
"""Operations of CGP."""
AGREE = {"bb": {"50"}, "bdn": {"crosswordgame"}, "ld": {"english"}, "mcnz": {"6"}, "var": {"classic", "wordsmog"}}
"""What such an operation may say: these are this game's board, set, bonus and end, whatever its words."""

_ROW = re.compile(r"[0-9]{1,2}|[A-Za-z]", re.ASCII)
_SCORE = re.compile(r"-?[0-9]{1,6}")
_DEBT = re.compile(r"([0-9])>([0-9])")


# Writing


def write(state: Table, *, first: int = 0, base: BibleOptions = BASE) -> str:
    """The position; racks and scores begin with that seat's, and options are named that differ from the base."""
    count = len(state.seats)
    order = [(first + i) % count for i in range(count)]
    fields = [
        "/".join(_write_row(row) for row in rows(state.board, state.kit.size)),
        "/".join(state.racks[seat] for seat in order),
        "/".join(str(state.points[seat]) for seat in order),
        str(state.scoreless),
    ]
    says: dict[str, str] = {}
    if first:
        says["first"] = str(first)
    if state.turn != first:
        says["turn"] = str(state.turn)
    if state.bag != _rest(state.kit, state.board, state.racks):
        says["bag"] = state.bag
    if any(state.lost):
        says["lost"] = _write_seats(seat for seat, owes in enumerate(state.lost) if owes)
    if state.passed != _before(state.turn, state.scoreless, state.seats):
        says["passed"] = _write_seats(state.passed)
    says |= _write_help(state.help)
    for standing in ("left", "resigned"):
        if gone := [seat for seat, one in enumerate(state.seats) if one.standing == standing]:
            says[standing] = _write_seats(gone)
    if any(left != state.options.clock_seconds for left in state.clock.left):
        says["tmr"] = "/".join(str(round(state.clock.left[seat] * 1000)) for seat in order)
    if state.over:
        says["ended"] = state.ended
        says["won"] = _write_seats(state.won)
        says["adjusted"] = "/".join(str(state.adjustments[seat]) for seat in order)
    says |= extensions.write_options(state.options, base)
    return " ".join(filter(None, [*fields, extensions.join(says)]))


def _write_row(row: str) -> str:
    return re.sub(r"\.+", lambda empty: str(len(empty[0])), row)


def _write_seats(seats: Iterable[int]) -> str:
    return ",".join(map(str, seats))


def _write_help(help_: Help) -> dict[str, str]:
    said = {
        "help": ",".join(filter(None, ["asked" if help_.asked else "", "done" if help_.done else ""])),
        "refused": _write_seats(help_.refused),
        "debts": ",".join(f"{helper}>{helped}" for helper, helped in help_.debts),
    }
    return {key: value for key, value in said.items() if value}


# Reading


def read(text: str, options: BibleOptions, seats: tuple[Seat, ...]) -> Table:
    """The table that the text describes, with those options where it names no others."""
    fields, says = _divide(text)
    options = _read_options(options, says)
    kit = standard()
    board = _read_board(fields[0], kit)
    racks, scores = _read_racks(fields[1]), _read_points(fields[2])
    seats = _read_seats(seats, max(len(racks), len(scores)), says)
    count = len(seats)
    _check_options(options, count, says)
    first = _seat(says, "first", count, 0)
    turn = _seat(says, "turn", count, first)
    if not seats[turn].playing and "ended" not in says:
        raise PositionError("Seat {seat} is on turn, but has left the game.", seat=turn)
    held = _in_order(racks, first, count, "")
    for seat, rack in enumerate(held):
        if len(rack) > options.rack_size:
            raise PositionError(
                "The rack of seat {seat} has {tiles} tiles; {most} are the most.",
                seat=seat,
                tiles=len(rack),
                most=options.rack_size,
            )
    _check_set(kit, board, held, says)
    _check_board(kit, board)
    scoreless = _read_scoreless(fields[3], options, count, over="ended" in says)
    passed = _seats(says, "passed", count) if "passed" in says else _before(turn, scoreless, seats)
    owing = _seats(says, "lost", count)
    table = Table(
        options=options,
        seats=seats,
        kit=kit,
        board=board,
        bag=_tiles(says["bag"], "bag") if "bag" in says else _rest(kit, board, held),
        racks=held,
        points=_in_order(scores, first, count, 0),
        turn=turn,
        turns=1,
        lost=tuple(seat in owing for seat in range(count)),
        passed=passed,
        scoreless=scoreless,
        help=_read_help(says, count),
        clock=_read_clock(says, options, first, turn, count),
    )
    return _read_end(table, says, first) if "ended" in says else table


def _divide(text: str) -> tuple[list[str], dict[str, str]]:
    """The four fields, empty where they are missing, and the rest by its keys."""
    text = text.strip()
    if "\n" in text or "\r" in text:
        raise PositionError("A position is one line.")
    first = re.match(r"\S*", text)  # its first letter may be a blank's
    start = re.compile(r"(?<!\S)[a-z]").search(text, first.end() if first else 0)
    head, tail = (text[: start.start()], text[start.start() :]) if start else (text, "")
    fields = head.split()
    if not fields:
        raise PositionError("A position begins with the rows of the board.")
    if len(fields) > 4:
        raise PositionError("“{part}” is too much: four fields, and then “key value;”.", part=fields[4][:40])
    says = extensions.split(tail)
    for key, value in says.items():
        _check_key(key, value, whole=len(fields) == 4)
    return fields + [""] * (4 - len(fields)), says


def _check_key(key: str, value: str, *, whole: bool) -> None:
    """Refuse a key that is no key of anybody's as far as can be told, and an operation that speaks of another game."""
    known = (*KEYS, *OPERATIONS, *BibleOptions.__struct_fields__)
    if key in AGREE and value.lower() not in AGREE[key]:
        raise PositionError("“{key} {value}” is not what is played here.", key=key, value=value[:40])
    if key in known:
        return
    near = get_close_matches(key, known, n=1, cutoff=0.8)
    if near:
        raise PositionError("“{key}” says nothing here. Do you mean “{near}”?", key=key[:40], near=near[0])
    if not whole:  # it may be a field that is misspelled
        raise PositionError("“{key}” is neither a field of a position nor a key.", key=key[:40])


def _read_options(options: BibleOptions, says: dict[str, str]) -> BibleOptions:
    told = {key: extensions.read_option(key, value) for key, value in says.items() if extensions.is_option(key)}
    return replace(options, **told)


def _check_options(options: BibleOptions, count: int, says: dict[str, str]) -> None:
    try:
        options.check(count)
    except OptionError as error:
        if not any(map(extensions.is_option, says)):
            raise
        raise PositionError(error.template, **error.facts) from error


def _read_seats(seats: tuple[Seat, ...], listed: int, says: dict[str, str]) -> tuple[Seat, ...]:
    count = len(seats) or max(listed, SEATS.start)
    if count not in SEATS or listed > count:
        most = len(seats) or SEATS.stop - 1
        raise PositionError("There are racks or scores of {given} players; {most} can play.", given=listed, most=most)
    seats = seats or tuple(Seat(f"Player {i + 1}") for i in range(count))
    left, resigned = _seats(says, "left", count), _seats(says, "resigned", count)
    return tuple(
        replace(one, standing="left" if i in left else "resigned" if i in resigned else one.standing)
        for i, one in enumerate(seats)
    )


# The board and the tiles


def _read_board(text: str, kit: Kit) -> str:
    lines = text.split("/")
    if len(lines) != kit.size:
        raise PositionError("The board has {rows} rows, not {size}.", rows=len(lines), size=kit.size)
    return "".join(_read_row(line, number, kit.size) for number, line in enumerate(lines, 1))


def _read_row(text: str, number: int, size: int) -> str:
    parts = _ROW.findall(text)
    if "".join(parts) != text:
        odd = next(character for character in text if not _ROW.fullmatch(character))
        raise PositionError("Row {row} has “{odd}”, which is neither a letter nor a number.", row=number, odd=odd)
    row = "".join(EMPTY * int(part) if part.isdigit() else part for part in parts)
    if len(row) != size:
        raise PositionError("Row {row} has {squares} squares, not {size}.", row=number, squares=len(row), size=size)
    return row


def _read_racks(text: str) -> list[str]:
    return [_tiles(rack, "rack") for rack in text.split("/")] if text else []


def _tiles(text: str, where: str) -> str:
    tiles = text.replace(" ", "").removeprefix("-")
    for tile in tiles:
        if tile != "?" and not ("A" <= tile <= "Z"):
            raise PositionError("“{tile}” in the {where} is no tile: A to Z, ? for a blank.", tile=tile, where=where)
    return "".join(sorted(tiles))


def _rest(kit: Kit, board: str, racks: tuple[str, ...]) -> str:
    """The set without what lies on the board and is held."""
    return unseen(full_set(kit.tiles), board, "".join(racks))


def _check_set(kit: Kit, board: str, racks: tuple[str, ...], says: dict[str, str]) -> None:
    """No more tiles than the set has. Fewer may be: the others are out of the game."""
    there = on_board(board) + "".join(racks) + _tiles(says.get("bag", ""), "bag")
    for tile in sorted(set(there)):
        if there.count(tile) > kit.tiles[tile]:
            raise PositionError(
                "There are {count} tiles {tile}; the set has {most}.",
                count=there.count(tile),
                tile=tile,
                most=kit.tiles[tile],
            )


def _check_board(kit: Kit, board: str) -> None:
    """All tiles hang together with the one on the star, as they do in every game."""
    laid = {square for square, character in enumerate(board) if character != EMPTY}
    if not laid:
        return
    size, centre = kit.size, kit.centre
    star = format_place(centre, True, size)
    if centre not in laid:
        raise PositionError("There are tiles on the board, but none on the star at {star}.", star=star)
    found, reached = [centre], {centre}
    while found:
        square = found.pop()
        beside = {square - size, square + size}
        beside |= {square - 1} if square % size else set()
        beside |= {square + 1} if (square + 1) % size else set()
        found += beside & laid - reached
        reached |= beside & laid
    if apart := laid - reached:
        place = format_place(min(apart), True, size)
        raise PositionError(
            "The tile at {place} does not hang together with the star at {star}.", place=place, star=star
        )


# Numbers and seats


def _read_points(text: str) -> list[int]:
    if not text:
        return []
    for part in text.split("/"):
        if not _SCORE.fullmatch(part):
            raise PositionError("“{part}” is no score.", part=part[:40])
    return [int(part) for part in text.split("/")]


def _read_scoreless(text: str, options: BibleOptions, count: int, *, over: bool) -> int:
    if not text:
        return 0
    most = options.most_scoreless(count) - (not over)
    if not (text.isascii() and text.isdigit() and len(text) < 4) or int(text) > most:
        raise PositionError(
            "“{text}” is no number of scoreless turns in a row: 0 to {most}, or the game would be over.",
            text=text[:40],
            most=most,
        )
    return int(text)


def _before(turn: int, scoreless: int, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """Who passed, if nothing else is said: fewer scoreless turns in a row than players are taken for passes."""
    order = [seat for i in range(1, len(seats)) if seats[seat := (turn + i) % len(seats)].playing]
    return tuple(order[len(order) - scoreless :]) if scoreless <= len(order) else ()


def _seat(says: dict[str, str], key: str, count: int, default: int) -> int:
    if key not in says:
        return default
    found = _seats(says, key, count)
    if len(found) != 1:
        raise PositionError("“{key}” names one seat.", key=key)
    return found[0]


def _seats(says: dict[str, str], key: str, count: int) -> tuple[int, ...]:
    text = says.get(key, "").replace(" ", "")
    parts = text.split(",") if text else []
    for part in parts:
        if not (part.isascii() and part.isdigit() and len(part) == 1 and int(part) < count):
            raise PositionError("“{key} {part}”: the seats are 0 to {last}.", key=key, part=part[:40], last=count - 1)
    return tuple(map(int, parts))


T = typing.TypeVar("T")


def _in_order(listed: list[T], first: int, count: int, default: T) -> tuple[T, ...]:
    """In seat order what is listed from seat `first` on."""
    whole = listed + [default] * (count - len(listed))
    return tuple(whole[(seat - first) % count] for seat in range(count))


# The rest


def _read_help(says: dict[str, str], count: int) -> Help:
    steps = set(filter(None, says.get("help", "").split(",")))
    if unknown := steps - {"asked", "done"}:
        raise PositionError("“help {part}”: write asked or done.", part=min(unknown)[:40])
    debts = []
    for part in filter(None, says.get("debts", "").split(",")):
        pair = _DEBT.fullmatch(part)
        if pair is None or int(pair[1]) >= count or int(pair[2]) >= count:
            raise PositionError("“debts {part}”: as 2>0, where seat 2 helped seat 0.", part=part[:40])
        debts.append((int(pair[1]), int(pair[2])))
    return Help(
        asked="asked" in steps, done="done" in steps, refused=_seats(says, "refused", count), debts=tuple(debts)
    )


def _read_clock(says: dict[str, str], options: BibleOptions, first: int, turn: int, count: int) -> Clock:
    if options.clock == "none":
        return Clock()
    left = [options.clock_seconds] * count
    if "tmr" in says:
        times = says["tmr"].split("/")
        if len(times) != count or not all(re.fullmatch(r"[0-9]{1,10}", time) for time in times):
            raise PositionError("“tmr {times}”: milliseconds for each seat, with / between.", times=says["tmr"][:40])
        left = [int(time) / 1000 for time in times]
    return Clock(left=_in_order(left, first, count, 0.0), turn=None if "ended" in says else (turn, 1))


def _read_end(table: Table, says: dict[str, str], first: int) -> Table:
    count = len(table.seats)
    why = says["ended"]
    if why not in typing.get_args(EndReason):
        reasons = ", ".join(typing.get_args(EndReason))
        raise PositionError("“ended {why}”: there are {reasons}.", why=why[:40], reasons=reasons)
    added = _in_order(_read_points(says.get("adjusted", "")), first, count, 0)
    return replace(table, over=True, ended=why, won=_seats(says, "won", count), adjustments=added[:count])
