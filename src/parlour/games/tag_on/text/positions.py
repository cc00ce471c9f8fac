"""Positions as text: CGP, followed by extensions.

`rows racks scores pass-count key value; …`. A row is its letters, with numbers for empty squares; a letter stands for
its tile of the edition's set, a small letter for a blank. Racks and scores are in seat order; ! is a shield. Fields may
be missing from the right; missing values have defaults.

The keys, besides the names of the options:

=========== ==================================================================== ==============================
`turn`      the seat on turn                                                     0
`bag`       the tiles in the bag                                                 the rest of the set
`faceup`    the letters beside the board (TO-2)                                  none
`lost`      seats that owe a turn (TO-24); `owes` says the same                  none
`centre`    `used` if the centre has doubled a word (TO-10), `free` if not       used if a tile lies on it
`returned`  a shield was put back unused in this turn (TO-23)                    no
`replaced`  `REBELS@8F:1`: replaced there one turn ago (TO-14)                   nothing
`passed`    who passed in the present run of passes, in that order               the seats before the one on turn
`starter`   who began                                                            0
`round`     the round that is played (TO-25)                                     1
`left`      seats whose players left; `resigned` likewise                        none
`tmr`       milliseconds that each seat has on its clock, if there is a clock    the full time
`ended`     why the game is over, with `won` (seats) and `adjusted` (points)     it is not over
=========== ==================================================================== ==============================
"""

from __future__ import annotations

import re
import typing

from parlour.games.crossword.rules.squares import EMPTY
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
from parlour.games.tag_on.events import EndReason
from parlour.games.tag_on.options import ROUNDS, SEATS, TagOnOptions
from parlour.games.tag_on.rules.evolve import COMES_BACK_AFTER
from parlour.games.tag_on.state import Replaced, TagOnState
from parlour.games.tag_on.tile_set import standard
from parlour.kernel.errors import PositionError
from parlour.kernel.state import Seat

BASE = TagOnOptions(aids="none")
"""The default options of a position."""
KEYS = (
    *("turn", "bag", "faceup", "lost", "owes", "centre", "returned", "replaced", "passed", "starter", "round"),
    *("left", "resigned", "tmr", "ended", "won", "adjusted"),
)
_REPLACED = re.compile(r"([A-Z]{2,26})@([0-9]{1,2}[A-Z]|[A-Z][0-9]{1,2}):([0-9])")


def write(state: TagOnState) -> str:
    """The position; options that differ from the defaults are named."""
    fields = [
        write_board(state.board, state.tile_set.size),
        "/".join(state.racks),
        "/".join(map(str, state.points)),
        str(state.scoreless),
    ]
    says: dict[str, str] = {}
    if state.turn:
        says["turn"] = str(state.turn)
    if state.face_up:
        says["faceup"] = state.face_up
    if state.bag != rest_of(state.tile_set.tiles, state.board, "".join(state.racks) + state.face_up):
        says["bag"] = state.bag
    if any(state.lost):
        says["lost"] = write_seats(seat for seat, owes in enumerate(state.lost) if owes)
    if state.centre_used != (state.board[state.tile_set.centre] != EMPTY):
        says["centre"] = "used" if state.centre_used else "free"
    if state.returned:
        says["returned"] = ""
    recent = [one for one in state.replaced if state.turns - one.turn <= COMES_BACK_AFTER]
    if recent:
        says["replaced"] = ",".join(f"{one.word}@{one.place}:{state.turns - one.turn}" for one in recent)
    if state.passed != passed_before(state.turn, state.scoreless, state.seats):
        says["passed"] = write_seats(state.passed)
    if state.starter:
        says["starter"] = str(state.starter)
    if state.round > 1:
        says["round"] = str(state.round)
    says |= write_end(state, range(len(state.seats))) | extensions.write_options(state.options, BASE)
    return " ".join(filter(None, [*fields, extensions.join(says)]))


def read(text: str, options: TagOnOptions, seats: tuple[Seat, ...]) -> TagOnState:
    """The state that the text describes, with those options unless it names others."""
    fields, says = divide(text)
    for key in says:
        check_key(key, (*KEYS, *TagOnOptions.__struct_fields__), whole=all(fields))
    options = extensions.read_options(options, says)
    tile_set = standard(options.edition)
    board = read_board(fields[0], tile_set.size)
    racks, scores = read_racks(fields[1], tile_set.tiles), read_points(fields[2])
    seats = read_players(seats, max(len(racks), len(scores)), SEATS, says)
    count = len(seats)
    turn = read_seat(says, "turn", count, 0)
    check_turn(seats, turn, says)
    held = in_order(racks, 0, count, "")
    check_racks(held, options.rack_size)
    bag = read_tiles(says.get("bag", ""), "bag", tile_set.tiles)
    face_up = read_tiles(says.get("faceup", ""), "display", tile_set.sides)
    check_set(tile_set.tiles, board, "".join(held) + face_up + bag)
    scoreless = read_scoreless(fields[3], options.most_scoreless(count) - ("ended" not in says))
    owing = (*read_seats(says, "lost", count), *read_seats(says, "owes", count))
    turns = COMES_BACK_AFTER + 1
    table = TagOnState(
        options=options,
        seats=seats,
        tile_set=tile_set,
        board=board,
        bag=bag if "bag" in says else rest_of(tile_set.tiles, board, "".join(held) + face_up),
        face_up=face_up,
        racks=held,
        points=in_order(scores, 0, count, 0),
        starter=read_seat(says, "starter", count, 0),
        turn=turn,
        turns=turns,
        round=_read_round(says),
        lost=tuple(seat in owing for seat in range(count)),
        passed=read_seats(says, "passed", count) if "passed" in says else passed_before(turn, scoreless, seats),
        scoreless=scoreless,
        surrendered=tuple(seat for seat, one in enumerate(seats) if not one.playing and not held[seat]),
        centre_used=_read_centre(says, board[tile_set.centre] != EMPTY),
        returned="returned" in says,
        replaced=_read_replaced(says, turns),
        clock=read_clock(says, options, 0, turn, count),
    )
    return read_end(table, says, 0, typing.get_args(EndReason))


def _read_round(says: dict[str, str]) -> int:
    text = says.get("round", "1")
    if not (text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= ROUNDS):
        raise PositionError("tag-on-position-round", text=text[:40], last=ROUNDS)
    return int(text)


def _read_centre(says: dict[str, str], covered: bool) -> bool:
    text = says.get("centre", "used" if covered else "free")
    if text not in ("used", "free"):
        raise PositionError("tag-on-position-centre", text=text[:40])
    return text == "used"


def _read_replaced(says: dict[str, str], turns: int) -> tuple[Replaced, ...]:
    found = []
    for part in filter(None, says.get("replaced", "").replace(" ", "").split(",")):
        fields = _REPLACED.fullmatch(part)
        if fields is None or int(fields[3]) > COMES_BACK_AFTER:
            raise PositionError("tag-on-position-replaced", part=part[:40])
        found.append(Replaced(fields[1], fields[2], turns - int(fields[3])))
    return tuple(found)
