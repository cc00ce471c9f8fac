"""Positions as text: the current map, then its pieces. Teams count from 1, as on the map.

=================== =================================================================== =======================
`pawn 1 c4`         a pawn of team 1; `pawn 1 c4 sniper`, `pawn 1 k3 boat home k3`      the formations
`flag h5`           the flag; `flag 2 h5`: team 2's; `carried` after it: by a pawn      each where it begins
`pom 7`             Points of Movement left                                             a whole turn's
`turn 2`            the team on turn                                                    1
`order 2 1`         the order of turns                                                  by number
`stopped c4 d5`     pawns that move no more this turn                                   none
`spent c4`          pawns that were sent back this turn                                 none
`built 1`           constructions and destructions this turn                            0
`round 12`                                                                              1
`points 2 0`        by team                                                             0
`held 1 3`          goal 1 of the map has been held for three rounds                    0
`defeated 1 2 3`    team 1 has defeated three pawns of team 2                           0
`out 2`             teams that are out                                                  those without pawns
=================== =================================================================== =======================
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from parlour.games.tag_em.maps import atlas, grid, mapfile
from parlour.games.tag_em.maps.faults import MapError
from parlour.games.tag_em.maps.layout import Map
from parlour.games.tag_em.options import TagOptions
from parlour.games.tag_em.rules import setup
from parlour.games.tag_em.rules.ground import ground
from parlour.games.tag_em.state import THE_FLAG, Flag, Pawn, TagEmState
from parlour.kernel.errors import OptionError, PositionError
from parlour.kernel.seats import unnamed_seats
from parlour.kernel.state import Seat, put

KEYS = ("pawn", "pom", "turn", "order", "stopped", "spent", "built", "round", "points", "held", "defeated", "out")
KINDS = ("pawn", "sniper", "boat", "helicopter", "land")


# Writing


def write(state: TagEmState) -> str:
    if state.over:
        raise PositionError("tag-em-position-of-ended-game")
    lines = [_pawn(pawn) for pawn in state.pawns if pawn.square]
    lines += [_flag(flag) for flag in state.flags if flag.square]
    lines += [f"pom {state.pom}", f"turn {state.turn + 1}"]
    if state.order != tuple(range(len(state.seats))):
        lines.append(_numbers("order", [seat + 1 for seat in state.order]))
    for key, squares in (
        ("stopped", [pawn.square for pawn in state.pawns if pawn.stopped]),
        ("spent", [pawn.square for pawn in state.pawns if pawn.spent]),
    ):
        lines += [f"{key} {' '.join(squares)}"] if squares else []
    lines += [f"built {state.builds}"] if state.builds else []
    lines.append(f"round {state.round}")
    lines += [_numbers("points", state.points)] if any(state.points) else []
    lines += [f"held {number} {rounds}" for number, rounds in enumerate(state.held, 1) if rounds]
    for team, counts in enumerate(state.defeats, 1):
        lines += [f"defeated {team} {other} {count}" for other, count in enumerate(counts, 1) if count]
    lines += [_numbers("out", [seat + 1 for seat in state.out])] if state.out else []
    return mapfile.write(as_it_is(state)) + "\n" + "\n".join(lines) + "\n"


def as_it_is(state: TagEmState) -> Map:
    """The map with its buildings."""
    levels = [[list(row) for row in level] for level in state.map.levels]
    for square, letter in state.built.items():
        level, row, column = state.ground.where[square]
        levels[level][row][column] = letter
    return replace(state.map, levels=tuple(tuple("".join(row) for row in level) for level in levels))


def _pawn(pawn: Pawn) -> str:
    kind = f" {pawn.kind}" if pawn.kind != "pawn" else ""
    return f"pawn {pawn.team + 1} {pawn.square}{kind}" + (f" home {pawn.home}" if pawn.home else "")


def _flag(flag: Flag) -> str:
    whose = "" if flag.team == THE_FLAG else f"{flag.team + 1} "
    return f"flag {whose}{flag.square}" + (" carried" if flag.carried else "")


def _numbers(key: str, numbers: list[int] | tuple[int, ...]) -> str:
    return f"{key} {' '.join(map(str, numbers))}"


# Reading


def read(text: str, options: TagOptions, seats: tuple[Seat, ...]) -> TagEmState:
    """The state that the text describes."""
    head, tail, first = _divide(text)
    try:
        map_ = mapfile.read(head, begun=bool(tail))
    except MapError as error:
        raise PositionError(error.id, **error.facts) from error
    reader = _Reader(map_, first)
    for number, line in enumerate(tail, first):
        if line.strip():
            reader.line(line.split(), number)
    count = len(seats) or max((pawn.team + 1 for pawn in reader.pawns), default=len(map_.starts))
    seats = seats or unnamed_seats(max(2, count))
    return reader.table(options, seats)


def _divide(text: str) -> tuple[str, list[str], int]:
    """The map, the lines after it, and the number of the first of them."""
    lines = text.split("\n")
    has_flag = False
    for number, line in enumerate(lines):
        words = line.split()
        if not words or not any(character.isdigit() for character in line):
            continue
        is_flag = words[0] == "flag"
        # The map has one flag, which says where it begins; a team's or a second one says where it is.
        if words[0] in KEYS or (is_flag and (has_flag or len(words) > 2)):
            return "\n".join(lines[:number]), lines[number:], number + 1
        has_flag = has_flag or is_flag
    return text, [], len(lines) + 1


class _Reader:
    def __init__(self, map_: Map, first: int) -> None:
        self.map = map_
        self.pawns: list[Pawn] = []
        self.flags: list[Flag] = []
        self.lists: dict[str, list[int]] = {}
        self.squares: dict[str, list[str]] = {"stopped": [], "spent": []}
        self.held: dict[int, int] = {}
        self.defeated: dict[tuple[int, int], int] = {}
        self.number = first

    def line(self, words: list[str], number: int) -> None:
        self.number = number
        key, *rest = words
        try:
            self._read(key, rest)
        except (ValueError, IndexError) as error:
            text = " ".join(words)[:60]
            raise PositionError("tag-em-position-line", line=number, text=text) from error

    def _read(self, key: str, rest: list[str]) -> None:
        match key, rest:
            case "pawn", [team, square, *more]:
                self.pawns.append(self._pawn(_team(team), self._square(square), more))
            case "flag", [team, square] if square != "carried":
                self.flags.append(Flag(_team(team), self._square(square)))
            case "flag", [team, square, "carried"]:
                self.flags.append(Flag(_team(team), self._square(square), carried=True))
            case "flag", [square, *more] if more in ([], ["carried"]):
                self.flags.append(Flag(THE_FLAG, self._square(square), carried=bool(more)))
            case (("stopped" | "spent"), [_, *_]):
                self.squares[key] += map(self._square, rest)
            case "held", [goal, rounds]:
                self.held[_number(goal) - 1] = _number(rounds)
            case "defeated", [team, other, count]:
                self.defeated[_team(team), _team(other)] = _number(count)
            case (("order" | "points" | "out"), [_, *_]):
                self.lists[key] = list(map(_number, rest))
            case (("pom" | "turn" | "built" | "round"), [value]):
                self.lists[key] = [_number(value)]
            case _:
                raise ValueError(key)

    def _square(self, text: str) -> str:
        square = grid.tidy(text)
        if square is None or square not in ground(self.map).where:
            raise ValueError(text)
        return square

    def _pawn(self, team: int, square: str, more: list[str]) -> Pawn:
        kind, home = "pawn", ""
        if more and more[0] in KINDS:
            kind, more = more[0], more[1:]
        if len(more) == 2 and more[0] == "home":
            home, more = self._square(more[1]), []
        if more:
            raise ValueError(more[0])
        if kind in ("boat", "helicopter", "land") and not home:
            home = square
        return Pawn(team, square, kind, home)  # type: ignore[arg-type]  # it is one of KINDS

    def table(self, options: TagOptions, seats: tuple[Seat, ...]) -> TagEmState:
        count = len(seats)
        try:
            setup.check_type(options, self.map, count)
            pawns = tuple(self.pawns) or setup.pawns(options, self.map, count)
            flags = setup.flags(options, self.map, count)
        except OptionError as error:
            raise PositionError(error.id, **error.facts) from error
        if options.map not in atlas.NAMES or self.map != atlas.shipped(options.map):
            options = replace(options, map=mapfile.write(self.map))
        with_pawns = {pawn.team for pawn in pawns}
        out = [team - 1 for team in self.lists.get("out", [])] or [i for i in range(count) if i not in with_pawns]
        table = setup.bare(options, self.map, seats, pawns, self._flags(flags, out))
        self._check(table)
        order = tuple(team - 1 for team in self.lists.get("order", [])) or table.order
        points = tuple(self.lists.get("points", [])) or table.points
        first = next((seat for seat in order if seat not in out), -1)
        turn = self.lists["turn"][0] - 1 if "turn" in self.lists else first
        if sorted(order) != list(range(count)) or len(points) != count or not 0 <= turn < count or turn in out:
            raise PositionError("tag-em-position-teams", count=count)
        defeats, held = table.defeats, table.held
        for (team, other), many in self.defeated.items():
            if not (team < count and other < count):
                raise PositionError("tag-em-position-no-team", team=max(team, other) + 1)
            defeats = put(defeats, team, put(defeats[team], other, many))
        for goal, rounds in self.held.items():
            if goal >= len(held):
                raise PositionError("tag-em-position-no-goal", goal=goal + 1)
            held = put(held, goal, rounds)
        return replace(
            table,
            pawns=tuple(
                replace(p, stopped=p.square in self.squares["stopped"], spent=p.square in self.squares["spent"])
                for p in pawns
            ),
            order=order,
            points=points,
            turn=turn,
            turns=1,
            out=tuple(out),
            defeats=defeats,
            held=held,
            pom=self.lists.get("pom", [options.turn_pom(self.map)])[0],
            builds=self.lists.get("built", [0])[0],
            round=self.lists.get("round", [1])[0],
        )

    def _flags(self, begin: tuple[Flag, ...], out: list[int]) -> tuple[Flag, ...]:
        """The flags of the text, the others where they begin; that of a team that is out has left the map."""
        said = {flag.team: flag for flag in self.flags}
        others = (flag for flag in begin if flag.team not in said)
        kept = [Flag(flag.team, "") if flag.team in out else flag for flag in others]
        return tuple(sorted((*self.flags, *kept), key=lambda flag: flag.team))

    def _check(self, table: TagEmState) -> None:
        """Refuses pawns and flags on impossible squares."""
        squares: set[str] = set()
        for pawn in table.pawns:
            if pawn.team >= len(table.seats):
                raise PositionError("tag-em-position-no-team", team=pawn.team + 1)
            if pawn.square in squares:
                raise PositionError("tag-em-position-two-pawns", square=pawn.square)
            if not table.enterable(pawn.square):
                raise PositionError("tag-em-position-closed-square", square=pawn.square)
            squares.add(pawn.square)
        kind = table.options.game_type
        if len({flag.team for flag in table.flags}) < len(table.flags):
            raise PositionError("tag-em-position-two-flags")
        for flag in table.flags:
            if flag.carried and flag.square not in squares:
                raise PositionError("tag-em-position-no-carrier", square=flag.square)
            if kind not in ("capture-the-flag", "capture-their-flag") or (flag.team == THE_FLAG) != (
                kind == "capture-the-flag"
            ):
                raise PositionError("tag-em-position-no-such-flag")
            if flag.team >= len(table.seats):
                raise PositionError("tag-em-position-no-team", team=flag.team + 1)
        for square in (*self.squares["stopped"], *self.squares["spent"]):
            if square not in squares:
                raise PositionError("tag-em-no-pawn-there", square=square)


def _team(text: str) -> int:
    if not re.fullmatch(r"[1-8]", text, re.ASCII):
        raise ValueError(text)
    return int(text) - 1


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text, re.ASCII):
        raise ValueError(text)
    return int(text)
