"""Parts of position texts that the tile games share: CGP's four fields, and then `key value;`.

`rows racks scores pass-count key value; …`. A row is its letters, with numbers for empty squares; a lower-case letter
is a blank. Racks and scores are in seat order. Fields may be missing from the right.

>>> read_row("2AB1c", 1, 6), write_row("..AB.c")
('..AB.c', '2AB1c')
>>> divide("3/3/3 AEI turn 1;")
(['3/3/3', 'AEI', '', ''], {'turn': '1'})
"""

from __future__ import annotations

import re
import typing
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from msgspec.structs import replace

from parlour.games.crossword.rules.bag import full_set, on_board, unseen
from parlour.games.crossword.rules.squares import EMPTY, rows
from parlour.games.crossword.state import TileTable
from parlour.games.crossword.text import extensions
from parlour.kernel.errors import PositionError
from parlour.kernel.options import Options
from parlour.kernel.seats import unnamed_seats
from parlour.kernel.state import Clock, Seat

_ROW = re.compile(r"[0-9]{1,2}|[A-Za-z]", re.ASCII)
_SCORE = re.compile(r"-?[0-9]{1,6}")

T = typing.TypeVar("T")
S = typing.TypeVar("S", bound=TileTable)


# Writing


def write_board(board: str, size: int) -> str:
    return "/".join(write_row(row) for row in rows(board, size))


def write_row(row: str) -> str:
    return re.sub(r"\.+", lambda empty: str(len(empty[0])), row)


def write_seats(seats: Iterable[int]) -> str:
    return ",".join(map(str, seats))


def write_end(state: TileTable, order: Sequence[int]) -> dict[str, str]:
    """Who has left, the clocks, and how the game ended; numbers are in that order of the seats."""
    says: dict[str, str] = {}
    for standing in ("left", "resigned"):
        if gone := [seat for seat, one in enumerate(state.seats) if one.standing == standing]:
            says[standing] = write_seats(gone)
    if any(left != state.options.clock_seconds for left in state.clock.left):
        says["tmr"] = "/".join(str(round(state.clock.left[seat] * 1000)) for seat in order)
    if state.over:
        says["ended"] = state.ended
        says["won"] = write_seats(state.won)
        says["adjusted"] = "/".join(str(state.adjustments[seat]) for seat in order)
    return says


# Fields and keys


def divide(text: str) -> tuple[list[str], dict[str, str]]:
    """The four fields, empty if missing, and the rest by key."""
    text = text.strip()
    if "\n" in text or "\r" in text:
        raise PositionError("crossword-position-one-line")
    first = re.match(r"\S*", text)  # the first letter may be a blank
    start = re.compile(r"(?<!\S)[a-z]").search(text, first.end() if first else 0)
    head, tail = (text[: start.start()], text[start.start() :]) if start else (text, "")
    fields = head.split()
    if not fields:
        raise PositionError("crossword-position-no-board")
    if len(fields) > 4:
        raise PositionError("crossword-position-too-many-fields", part=fields[4][:40])
    return fields + [""] * (4 - len(fields)), extensions.split(tail)


def check_key(key: str, known: Iterable[str], *, whole: bool) -> None:
    """Refuses an unknown key; `whole`: all four fields are present."""
    if key in known:
        return
    near = get_close_matches(key, known, n=1, cutoff=0.8)
    if near:
        raise PositionError("crossword-position-similar-key", key=key[:40], near=near[0])
    if not whole:  # it may be a misspelled field
        raise PositionError("crossword-position-unknown-key", key=key[:40])


# The board and the tiles


def read_board(text: str, size: int) -> str:
    lines = text.split("/")
    if len(lines) != size:
        raise PositionError("crossword-position-row-count", rows=len(lines), size=size)
    return "".join(read_row(line, number, size) for number, line in enumerate(lines, 1))


def read_row(text: str, number: int, size: int) -> str:
    parts = _ROW.findall(text)
    if "".join(parts) != text:
        odd = next(character for character in text if not _ROW.fullmatch(character))
        raise PositionError("crossword-position-row-character", row=number, odd=odd)
    row = "".join(EMPTY * int(part) if part.isdigit() else part for part in parts)
    if len(row) != size:
        raise PositionError("crossword-position-row-length", row=number, squares=len(row), size=size)
    return row


def read_racks(text: str, pieces: Iterable[str]) -> list[str]:
    return [read_tiles(rack, "rack", pieces) for rack in text.split("/")] if text else []


def read_tiles(text: str, where: str, pieces: Iterable[str]) -> str:
    """The tiles, sorted; each has to be one of the pieces."""
    tiles = text.replace(" ", "").removeprefix("-")
    for tile in tiles:
        if tile not in pieces:
            if "!" in pieces:
                raise PositionError("crossword-position-tile-or-shield", tile=tile, where=where)
            raise PositionError("crossword-position-tile", tile=tile, where=where)
    return "".join(sorted(tiles))


def rest_of(tiles: Mapping[str, int], board: str, held: str) -> str:
    """The set without the tiles on the board and on racks."""
    return unseen(full_set(tiles), board, held)


def check_set(tiles: Mapping[str, int], board: str, held: str) -> None:
    """Refuses more tiles than the set has. Fewer are allowed: the others are out of the game."""
    for tile, count in sorted(Counter(on_board(board) + held).items()):
        if count > tiles.get(tile, 0):
            raise PositionError("crossword-position-too-many-tiles", count=count, tile=tile, most=tiles.get(tile, 0))


# Numbers and seats


def read_points(text: str) -> list[int]:
    if not text:
        return []
    for part in text.split("/"):
        if not _SCORE.fullmatch(part):
            raise PositionError("crossword-position-score", part=part[:40])
    return [int(part) for part in text.split("/")]


def read_scoreless(text: str, most: int) -> int:
    if not text:
        return 0
    if not (text.isascii() and text.isdigit() and len(text) < 4) or int(text) > most:
        raise PositionError(
            "crossword-position-scoreless",
            text=text[:40],
            most=most,
        )
    return int(text)


def read_players(seats: tuple[Seat, ...], listed: int, fit: range, says: dict[str, str]) -> tuple[Seat, ...]:
    """The players: those given, otherwise as many as there are racks or scores; some may have left."""
    count = len(seats) or max(listed, fit.start)
    if count not in fit or listed > count:
        most = len(seats) or fit.stop - 1
        raise PositionError("crossword-position-too-many-players", given=listed, most=most)
    seats = seats or unnamed_seats(count)
    left, resigned = read_seats(says, "left", count), read_seats(says, "resigned", count)
    return tuple(
        replace(one, standing="left" if i in left else "resigned" if i in resigned else one.standing)
        for i, one in enumerate(seats)
    )


def passed_before(turn: int, scoreless: int, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """Default for who passed: fewer scoreless turns in a row than players count as passes."""
    order = [seat for i in range(1, len(seats)) if seats[seat := (turn + i) % len(seats)].playing]
    return tuple(order[len(order) - scoreless :]) if scoreless <= len(order) else ()


def read_seat(says: dict[str, str], key: str, count: int, default: int) -> int:
    if key not in says:
        return default
    found = read_seats(says, key, count)
    if len(found) != 1:
        raise PositionError("crossword-position-one-seat", key=key)
    return found[0]


def read_seats(says: dict[str, str], key: str, count: int) -> tuple[int, ...]:
    text = says.get(key, "").replace(" ", "")
    parts = text.split(",") if text else []
    for part in parts:
        if not (part.isascii() and part.isdigit() and len(part) == 1 and int(part) < count):
            raise PositionError("crossword-position-seats", key=key, part=part[:40], last=count - 1)
    return tuple(map(int, parts))


def check_racks(racks: tuple[str, ...], most: int) -> None:
    for seat, rack in enumerate(racks):
        if len(rack) > most:
            raise PositionError("crossword-position-rack-size", seat=seat, tiles=len(rack), most=most)


def check_turn(seats: tuple[Seat, ...], turn: int, says: dict[str, str]) -> None:
    if not seats[turn].playing and "ended" not in says:
        raise PositionError("crossword-position-turn-left", seat=turn)


def in_order(listed: list[T], first: int, count: int, default: T) -> tuple[T, ...]:
    """A list that starts with seat `first`, in seat order."""
    whole = listed + [default] * (count - len(listed))
    return tuple(whole[(seat - first) % count] for seat in range(count))


# Time and the end


def read_clock(says: dict[str, str], options: Options, first: int, turn: int, count: int) -> Clock:
    if options.clock == "none":
        return Clock()
    left = [options.clock_seconds] * count
    if "tmr" in says:
        times = says["tmr"].split("/")
        if len(times) != count or not all(re.fullmatch(r"[0-9]{1,10}", time) for time in times):
            raise PositionError("crossword-position-clock", times=says["tmr"][:40])
        left = [int(time) / 1000 for time in times]
    return Clock(left=in_order(left, first, count, 0.0), turn=None if "ended" in says else (turn, 1))


def read_end(state: S, says: dict[str, str], first: int, reasons: tuple[str, ...]) -> S:
    """The state with how the game ended, if the text says that it did."""
    if "ended" not in says:
        return state
    why, count = says["ended"], len(state.seats)
    if why not in reasons:
        raise PositionError("crossword-position-ended", why=why[:40], reasons=", ".join(reasons))
    added = in_order(read_points(says.get("adjusted", "")), first, count, 0)
    return replace(state, over=True, ended=why, won=read_seats(says, "won", count), adjustments=added[:count])
