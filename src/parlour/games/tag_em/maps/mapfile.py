"""Maps as readable text.

First lines of `key: value`, then one picture for each level with an empty line between them, then the points::

    name: Ford
    grid: square
    pom: 10

    .....ww.....
    ..c..ww..c..
    .....ww.....

    start 1 b2
    start 2 k2
    flag f2

`write` is the inverse of `read`. All faults of a text are reported together.
"""

from __future__ import annotations

import re
from typing import Literal, get_args

import msgspec

from parlour.games.tag_em.maps import grid
from parlour.games.tag_em.maps.faults import Fault, MapError
from parlour.games.tag_em.maps.grid import Grid
from parlour.games.tag_em.maps.layout import TEAMS, GameType, Goal, Map, Part, Use, Vehicle, suggested_pom
from parlour.games.tag_em.maps.tiles import BY_NAME, NOTHING, STANDARD, Tile

LONGEST = 100_000
"""Most characters of a map file."""
POINTS = 2_000
"""Most lines of points."""


def read(text: str, *, begun: bool = False) -> Map:
    """Parses a map; `MapError` lists its faults."""
    from parlour.games.tag_em.maps.checking import check

    found, faults = draft(text)
    faults += check(found, begun=begun) if not faults else []
    if faults:
        raise MapError(faults)
    return found


def draft(text: str) -> tuple[Map, list[Fault]]:
    """Parses as much as possible, with the syntax faults; does not check whether the map is playable."""
    reader = _Reader()
    if len(text) > LONGEST:
        return Map(), [Fault("tag-em-fault-text-too-long", length=len(text), most=LONGEST)]
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        reader.line(line.rstrip("\r"), number)
    return reader.finish(), reader.faults


# Writing


def write(map_: Map) -> str:
    """The text of a map."""
    lines = [f"{key}: {value}" for key, value in header(map_)]
    lines += [f"tile {tile.letter}: {_write_tile(tile)}" for tile in map_.tiles]
    for level in map_.levels:
        lines += ["", *(row.rstrip() or "_" for row in level)]
    lines.append("")
    lines += points(map_)
    return "\n".join(lines) + "\n"


def header(map_: Map) -> list[tuple[str, str]]:
    """Keys and values of the first lines, without tile types."""
    found = [(key, value) for key, value in (("name", map_.name), ("author", map_.author)) if value]
    found += [("note", note) for note in map_.notes]
    found += [("grid", map_.grid), ("pom", str(map_.pom))]
    parts = [_write_parts(map_.first_turn)] if map_.first_turn else []
    parts += [f"{game_type} {_write_parts(of)}" for game_type, of in map_.first_turns]
    if parts:
        found.append(("first_turn", "; ".join(parts)))
    if map_.apart is not None:
        found.append(("apart", str(map_.apart)))
    if map_.uses:
        found.append(("uses", ", ".join(map_.uses)))
    if map_.theme:
        found.append(("theme", map_.theme))
    if map_.colours:
        found.append(("colours", ", ".join(f"{name} {colour}" for name, colour in map_.colours)))
    return found


def points(map_: Map) -> list[str]:
    """The lines below the pictures."""
    lines = [f"start {team} {square}" for team, square in enumerate(map_.starts, 1)]
    lines += [f"formation {team + 1} {' '.join(squares)}" for team, squares in map_.formations]
    lines += [f"flag {square}" for square in map_.flags]
    lines += [f"hill {' '.join(squares)}" for squares in map_.hills]
    lines += [f"stairs {one} {other}" for one, other in map_.stairs]
    lines += [f"sniper {square}" for square in map_.snipers]
    lines += [f"vehicle {vehicle.team + 1} {vehicle.kind} {vehicle.square}" for vehicle in map_.vehicles]
    lines += [goal_line(goal) for goal in map_.goals]
    return lines


def _write_parts(parts: tuple[Part, ...]) -> str:
    return " ".join(f"{part}/{whole}" if whole > 1 else f"{part}" for part, whole in parts)


def _write_tile(tile: Tile) -> str:
    parts = [tile.name]
    parts += [f"colour {tile.colour}"] if tile.colour else []
    parts += [word for word in _SWITCHES if getattr(tile, word)]
    parts += [] if tile.enterable else ["closed"]
    parts += [f"cost {tile.cost}"] if tile.cost != 1 else []
    parts += [f"{word} {value:+d}" for word in _NUMBERS if (value := getattr(tile, word))]
    return "; ".join(parts)


def goal_line(goal: Goal) -> str:
    start = f"goal {goal.team + 1} {goal.kind}"
    match goal.kind:
        case "reach":
            return f"{start} {goal.square}"
        case "hold":
            return f"{start} {goal.square} {goal.count}"
        case "defeat":
            return f"{start} {goal.enemy + 1} {goal.count}"
        case _:
            return f"{start} {goal.count}"


# Reading

_KEY = re.compile(r"([a-z_]+)(?: (\S))?\s*:\s*(.*)", re.ASCII)
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}", re.ASCII)
_TYPE_NAME = re.compile(r"[^\W\d_][\w '’-]{0,29}")
_PART = re.compile(r"([1-9][0-9]?)(?:/([1-9][0-9]?))?", re.ASCII)
_COUNT = re.compile(r"[1-9][0-9]{0,3}", re.ASCII)
_NUMBERS = ("attack", "defence", "cover")
_SWITCHES = ("stops", "boats", "vehicles")
_HEADER = ("name", "author", "note", "grid", "pom", "first_turn", "apart", "uses", "theme", "colours", "tile")
KEYWORDS = ("start", "formation", "flag", "hill", "stairs", "sniper", "vehicle", "goal")

EXAMPLES: dict[str, str] = {
    "start": "start 1 c4",
    "formation": "formation 1 c4 b3 d3 b5 d5",
    "flag": "flag m8",
    "hill": "hill h8 h9",
    "stairs": "stairs 1:c4 2:c4",
    "sniper": "sniper c7",
    "vehicle": "vehicle 1 boat k3",
    "goal": "goal 1 reach m8",
}


class _Reader:
    """Parses line by line, and continues after a fault."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.says: dict[str, str] = {}
        self.notes: list[str] = []
        self.pom = 0
        self.apart: int | None = None
        self.first_turn: tuple[Part, ...] = ()
        self.first_turns: dict[tuple[GameType, int], tuple[Part, ...]] = {}
        self.uses: list[Use] = []
        self.grid: Grid = "square"
        self.colours: list[tuple[str, str]] = []
        self.tiles: list[Tile] = []
        self.levels: list[list[str]] = [[]]
        self.starts: dict[int, str] = {}
        self.flags: list[str] = []
        self.hills: list[tuple[str, ...]] = []
        self.stairs: list[tuple[str, str]] = []
        self.snipers: list[str] = []
        self.vehicles: list[Vehicle] = []
        self.goals: list[Goal] = []
        self.formations: dict[int, tuple[str, ...]] = {}
        self._part: Literal["header", "pictures", "points"] = "header"
        self._points = 0

    def line(self, line: str, number: int) -> None:
        if not line.strip():
            if self._part == "pictures" and self.levels[-1]:
                self.levels.append([])
            return
        if not line.isprintable():
            self.faults.append(Fault("tag-em-fault-unprintable", line=number))
            return
        if self._part == "header" and (found := _KEY.fullmatch(line.strip())) and found[1] in _HEADER:
            self._header(found[1], found[2] or "", found[3].strip(), number)
            return
        words = line.split()
        if words[0] in KEYWORDS and any(character.isdigit() for character in line):
            self._part = "points"
            self._points += 1
            if self._points <= POINTS:
                self._point(words, number)
            elif self._points == POINTS + 1:
                self.faults.append(Fault("tag-em-fault-too-many-points", line=number, most=POINTS))
        elif self._part == "points":
            self.faults.append(Fault("tag-em-fault-unknown-point", line=number, text=line[:40]))
        elif self._part == "header" and ":" in line:
            self.faults.append(Fault("tag-em-fault-unknown-key", line=number, key=line.partition(":")[0][:40]))
        else:
            self._part = "pictures"
            self._row(line, number)

    def finish(self) -> Map:
        levels = [level for level in self.levels if level]
        count = max(self.starts, default=0)
        missing = [team for team in range(1, count) if team not in self.starts]
        self.faults += [Fault("tag-em-fault-start-missing", team=team) for team in missing]
        return Map(
            name=self.says.get("name", ""),
            author=self.says.get("author", ""),
            notes=tuple(self.notes),
            grid=self.grid,
            pom=self.pom or suggested_pom(self._enterable()),
            first_turn=self.first_turn,
            first_turns=tuple((game_type, parts) for (game_type, _), parts in self.first_turns.items()),
            apart=self.apart,
            uses=tuple(self.uses),
            theme=self.says.get("theme", ""),
            colours=tuple(self.colours),
            tiles=tuple(self.tiles),
            levels=tuple(_even(level) for level in levels),
            starts=tuple(square for _, square in sorted(self.starts.items())),
            flags=tuple(self.flags),
            hills=tuple(self.hills),
            stairs=tuple(self.stairs),
            snipers=tuple(self.snipers),
            vehicles=tuple(self.vehicles),
            goals=tuple(self.goals),
            formations=tuple((team, squares) for team, squares in sorted(self.formations.items())),
        )

    def _enterable(self) -> int:
        closed = {NOTHING, *(tile.letter for tile in (*STANDARD.values(), *self.tiles) if not tile.enterable)}
        return sum(letter not in closed for level in self.levels for row in level for letter in row)

    # The header

    def _header(self, key: str, letter: str, value: str, number: int) -> None:
        if (letter != "") != (key == "tile"):
            self.faults.append(Fault("tag-em-fault-unknown-key", line=number, key=f"{key} {letter}".strip()))
            return
        match key:
            case "note":
                self.notes.append(value)
            case "grid" if value in get_args(Grid):
                # The instance from the type: msgspec omits a default only if it is the same object.
                self.grid = next(shape for shape in get_args(Grid) if shape == value)
            case "grid":
                self.faults.append(Fault("tag-em-unknown-grid", line=number, value=value[:40]))
            case "pom" if _COUNT.fullmatch(value) and int(value) <= 200:
                self.pom = int(value)
            case "pom":
                self.faults.append(Fault("tag-em-fault-pom", line=number))
            case "apart" if _COUNT.fullmatch(value) and int(value) <= 200:
                self.apart = int(value)
            case "apart":
                self.faults.append(Fault("tag-em-fault-apart", line=number))
            case "first_turn":
                self._first_turn(value, number)
            case "uses":
                self._uses(value, number)
            case "colours":
                self._colours(value, number)
            case "tile":
                self._tile(letter, value, number)
            case _:
                self.says[key] = value[:80].strip()

    def _first_turn(self, value: str, number: int) -> None:
        """The parts for all game types, and those for single ones by name; a row for each number of players."""
        for text in value.split(";"):
            words = text.split()
            named = next((one for one in get_args(GameType) if words[:1] == [one]), None)
            found = [_PART.fullmatch(part) for part in words[named is not None :]]
            parts = tuple((int(part[1]), int(part[2] or 1)) for part in found if part)
            if not 0 < len(parts) == len(found) <= TEAMS or any(part > whole for part, whole in parts):
                self.faults.append(Fault("tag-em-fault-first-turn", line=number))
            elif named is None:
                self.first_turn = parts
            else:
                self.first_turns[named, len(parts)] = parts

    def _uses(self, value: str, number: int) -> None:
        for part in filter(None, (part.strip() for part in value.split(","))):
            known = next((use for use in get_args(Use) if use == part), None)
            if known is None:
                self.faults.append(Fault("tag-em-fault-uses", line=number, part=part[:40]))
            elif known not in self.uses:
                self.uses.append(known)

    def _colours(self, value: str, number: int) -> None:
        for part in filter(None, (part.strip() for part in value.split(","))):
            name, _, colour = part.rpartition(" ")
            if not _COLOUR.fullmatch(colour) or not name:
                self.faults.append(Fault("tag-em-fault-colour", line=number))
            else:
                self.colours.append((name.strip(), colour))

    def _tile(self, letter: str, value: str, number: int) -> None:
        name, *parts = (part.strip() for part in value.split(";"))
        taken = {*STANDARD, *(tile.letter for tile in self.tiles)}
        names = {*BY_NAME, *(tile.name for tile in self.tiles)}
        if letter in taken or letter.isdigit() or letter in "_:" or not letter.isascii():
            self.faults.append(Fault("tag-em-fault-tile-sign", line=number, letter=letter))
            return
        if not _TYPE_NAME.fullmatch(name) or name in names:
            self.faults.append(Fault("tag-em-fault-tile-name", line=number, name=name[:40]))
            return
        tile = Tile(letter, name)
        for part in filter(None, parts):
            changed = _tile_part(tile, part)
            if changed is None:
                self.faults.append(Fault("tag-em-fault-tile-property", line=number, part=part[:40]))
            else:
                tile = changed
        self.tiles.append(tile)

    # The pictures

    def _row(self, line: str, number: int) -> None:
        row = line.replace("_", NOTHING).rstrip()
        known = {NOTHING, *STANDARD, *(tile.letter for tile in self.tiles)}
        level, at = len(self.levels) - 1, len(self.levels[-1])
        if level == grid.LEVELS or at == grid.SIDE:
            limit = (
                Fault("tag-em-fault-too-many-levels", line=number, most=grid.LEVELS)
                if level == grid.LEVELS
                else Fault("tag-em-fault-too-many-rows", line=number, most=grid.SIDE)
            )
            if limit.id not in {fault.id for fault in self.faults}:
                self.faults.append(limit)
        if level >= grid.LEVELS or at >= grid.SIDE:
            return
        if len(row) > grid.SIDE:
            self.faults.append(Fault("tag-em-fault-row-too-long", line=number, most=grid.SIDE))
            row = row[: grid.SIDE]
        for column, letter in enumerate(row):
            if letter not in known:
                square = grid.name(level, at, column)
                self.faults.append(Fault("tag-em-fault-unknown-tile", line=number, square=square, letter=letter))
        self.levels[-1].append(row)

    # The points

    def _point(self, words: list[str], number: int) -> None:
        key, *rest = words
        try:
            self._read_point(key, rest, number)
        except ValueError:
            self.faults.append(Fault("tag-em-fault-point-form", line=number, example=EXAMPLES[key]))

    def _read_point(self, key: str, rest: list[str], number: int) -> None:
        match key, rest:
            case "start", [team, square] if _team(team) + 1 not in self.starts:
                self.starts[_team(team) + 1] = _square(square)
            case "start", [team, square]:
                self.faults.append(Fault("tag-em-fault-start-twice", line=number, square=_square(square), team=team))
            case "formation", [team, _, *_]:
                self.formations[_team(team)] = tuple(map(_square, rest[1:]))
            case "flag", [square] if self.flags:
                twice = Fault("tag-em-fault-flag-twice", line=number, square=_square(square))
                if twice.id not in {fault.id for fault in self.faults}:
                    self.faults.append(twice)
            case "flag", [square]:
                self.flags.append(_square(square))
            case "hill", [_, *_]:
                self.hills.append(tuple(map(_square, rest)))
            case "stairs", [one, other]:
                self.stairs.append((_square(one), _square(other)))
            case "sniper", [square]:
                self.snipers.append(_square(square))
            case "vehicle", [team, ("boat" | "helicopter" | "land") as kind, square]:
                self.vehicles.append(Vehicle(_team(team), kind, _square(square)))
            case "goal", [team, kind, *more]:
                self.goals.append(_goal(_team(team), kind, more))
            case _:
                raise ValueError(key)


def _even(level: list[str]) -> tuple[str, ...]:
    width = max(map(len, level))
    return tuple(row.ljust(width) for row in level)


def _team(text: str) -> int:
    if not re.fullmatch(r"[1-8]", text, re.ASCII):
        raise ValueError(text)
    return int(text) - 1


def _square(text: str) -> str:
    square = grid.tidy(text)
    if square is None:
        raise ValueError(text)
    return square


def _number(text: str) -> int:
    if not _COUNT.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _goal(team: int, kind: str, more: list[str]) -> Goal:
    match kind, more:
        case "reach", [square]:
            return Goal(team, "reach", square=_square(square))
        case "hold", [square, rounds]:
            return Goal(team, "hold", square=_square(square), count=_number(rounds))
        case "defeat", [enemy, *count] if len(count) < 2:
            return Goal(team, "defeat", enemy=_team(enemy), count=_number(count[0]) if count else 1)
        case "survive", [rounds]:
            return Goal(team, "survive", count=_number(rounds))
        case _:
            raise ValueError(kind)


def _tile_part(tile: Tile, part: str) -> Tile | None:
    """Parses a property of a tile type; None if it is unknown."""
    word, _, value = part.partition(" ")
    value = value.strip()
    if word == "colour" and _COLOUR.fullmatch(value):
        return msgspec.structs.replace(tile, colour=value)
    if word == "cost" and _COUNT.fullmatch(value) and int(value) <= 20:
        return msgspec.structs.replace(tile, cost=int(value))
    if word in _NUMBERS and re.fullmatch(r"[+-]?[0-9]", value, re.ASCII):
        return msgspec.structs.replace(tile, **{word: int(value)})
    if word in _SWITCHES and not value:
        return msgspec.structs.replace(tile, **{word: True})
    if word == "closed" and not value:
        return msgspec.structs.replace(tile, enterable=False)
    return None
