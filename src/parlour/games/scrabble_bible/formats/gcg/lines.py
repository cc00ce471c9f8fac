"""Parses a GCG file line by line, without applying rules."""

from __future__ import annotations

import codecs
import re
from typing import Literal

import msgspec

from parlour.contract.formats import FormatError
from parlour.games.crossword.text import extensions
from parlour.kernel.errors import PositionError

Kind = Literal["play", "withdrawn", "pass", "exchange", "challenge", "time", "rack", "gone"]
TURNS = ("play", "withdrawn", "pass", "exchange", "gone")
"""Entries that are turns; the others only count points, or tell how the game ended."""
MOST_PLAYERS = 4

OWN = "#parlour"
"""Parlour's own pragmas, for what GCG cannot express."""


class Player(msgspec.Struct, frozen=True):
    nick: str
    name: str


class Entry(msgspec.Struct, kw_only=True):
    """A line that starts with `>`, or one of Parlour's own that stands for an event."""

    line: int
    seat: int
    kind: Kind
    rack: str = ""
    "The known tiles, sorted."
    place: str = ""
    word: str = ""
    "As written: dots for letters on the board, a lower-case letter for a blank."
    tiles: str = ""
    "Exchanged, or left at the end."
    count: int = 0
    "Number of exchanged tiles, if they are unknown."
    score: int = 0
    loses: bool = False
    "Whether the score has a minus sign, even for 0."
    total: int = 0
    own: dict[str, str] = {}
    "Values of Parlour's own pragma after the line."


class Record(msgspec.Struct, kw_only=True):
    players: list[Player]
    entries: list[Entry] = []
    racks: dict[int, tuple[int, str]] = {}
    "Final racks by `#rack1` and so on, with their lines."
    options: dict[str, str] = {}
    options_line: int = 1
    start: str = ""
    "The initial position, if the game did not start from an empty board."
    end: int = 1
    "The number of the last line."


# From bytes to lines

_ENCODING = re.compile(rb"\s*#character-encoding[ \t]+([\w.:-]+)", re.ASCII | re.IGNORECASE)
_TEXT = ("utf-8", "utf-16", "iso8859-", "cp125", "mac-", "koi8-", "ascii")


def decode(data: str | bytes) -> str:
    """Decodes the text by the encoding that the file names; otherwise UTF-8, or else ISO 8859-1, as the format defines.

    >>> decode(b"#character-encoding ISO-8859-1\\n#player1 Zo\\xeb Zo\\xeb")[-3:]
    'Zoë'
    """
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    for mark, codec in (
        (codecs.BOM_UTF8, "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16"),
    ):
        if data.startswith(mark):
            return _decode(data, codec, 1)
    for number, line in enumerate(re.split(rb"\r\n|\r|\n", data), 1):
        if named := _ENCODING.match(line):
            name = named[1].decode()
            try:
                codec = codecs.lookup(name).name
            except LookupError:
                codec = ""
            if not codec.startswith(_TEXT):
                raise FormatError(number, "scrabble-bible-gcg-unknown-encoding", name=name[:40])
            return _decode(data, codec, number)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("iso8859-1")


def _decode(data: bytes, codec: str, line: int) -> str:
    try:
        return data.decode(codec)
    except UnicodeDecodeError as error:
        if codec.startswith("utf-8"):
            line = len(re.split(rb"\r\n|\r|\n", data[: error.start]))
        raise FormatError(line, "scrabble-bible-gcg-wrong-encoding", codec=codec) from error


# From lines to entries

_PLAYER = re.compile(r"#player([0-9]+)\s+(\S+)\s*(.*)", re.IGNORECASE)
_RACK = re.compile(r"#rack([0-9])(?:\s+(.*))?", re.IGNORECASE)
_OTHER_GAME = {
    "#tile-distribution": ("english",),
    "#tile-set": ("english", "english set"),
    "#board-layout": ("crosswordgame", "classic", "standard15"),
    "#game-type": ("classic", "wordsmog"),
}
"""Pragmas about the variant, with the accepted values."""


def parse(data: str | bytes) -> Record:
    """Parses the whole file; errors name the line."""
    lines = re.split(r"\r\n|\r|\n", decode(data))
    record = Record(players=[], end=max(1, len(lines) - (lines[-1] == "")))
    seats: dict[int, Player] = {}
    events: list[tuple[int, str]] = []
    said = ""
    for number, line in enumerate(lines, 1):
        line = line.strip()
        if line.startswith(">") or line.lower().startswith(OWN):
            events.append((number, line))
            said = ""
        elif line.startswith("#"):
            said = line.split()[0].lower()
            _pragma(number, line, said, record, seats)
        elif line and not said:
            raise FormatError(number, "scrabble-bible-gcg-unknown-line", text=line[:40])
    record.players = _seated(seats, events)
    for number, line in events:
        if line.startswith(">"):
            record.entries.append(_event(number, line, record.players))
        else:
            _own(number, line, record)
    for seat, (number, _) in record.racks.items():
        if seat >= len(record.players):
            raise FormatError(number, "scrabble-bible-gcg-no-player", number=seat + 1)
    return record


def _pragma(number: int, line: str, name: str, record: Record, seats: dict[int, Player]) -> None:
    if name.startswith("#player"):
        found = _PLAYER.fullmatch(line)
        if found is None or not 1 <= int(found[1][:3]) <= MOST_PLAYERS:
            raise FormatError(number, "scrabble-bible-gcg-player-line")
        player = Player(found[2], " ".join(found[3].split()) or found[2])
        if int(found[1]) in seats:
            raise FormatError(number, "scrabble-bible-gcg-player-twice", number=int(found[1]))
        if any(other.nick == player.nick for other in seats.values()):
            raise FormatError(number, "scrabble-bible-gcg-same-nick", nick=player.nick[:40])
        seats[int(found[1])] = player
    elif rack := _RACK.fullmatch(line):
        record.racks[int(rack[1]) - 1] = number, _tiles(number, rack[2] or "")
    elif name in _OTHER_GAME:
        value = line[len(name) :].strip()
        if value and value.lower() not in _OTHER_GAME[name]:
            raise FormatError(number, "scrabble-bible-gcg-other-variant", pragma=line[:40])


def _seated(seats: dict[int, Player], events: list[tuple[int, str]]) -> list[Player]:
    """The players by number; if the file names none, those who play, in order."""
    if not seats:
        for number, line in events:
            nick = line[1:].partition(":")[0].strip()
            if line.startswith(">") and nick and nick not in (player.nick for player in seats.values()):
                seats[len(seats) + 1] = Player(nick, nick)
                if len(seats) > MOST_PLAYERS:
                    raise FormatError(number, "scrabble-bible-gcg-too-many-players", most=MOST_PLAYERS)
    if len(seats) < 2 or max(seats) > len(seats):
        raise FormatError(1, "scrabble-bible-gcg-too-few-players")
    return [seats[number] for number in sorted(seats)]


def _event(number: int, line: str, players: list[Player]) -> Entry:
    seat, body = _whose(number, line, players)
    parts = re.findall(r"\([^()]*\)\S*|\S+", body)
    at = next((i for i, part in enumerate(parts) if _WHAT.fullmatch(part)), len(parts))
    rest = parts[at + 1 :]
    if at == len(parts):
        raise FormatError(number, "scrabble-bible-gcg-no-move")
    entry = Entry(line=number, seat=seat, kind="pass", rack=_tiles(number, "".join(parts[:at])))
    match parts[at]:
        case "--":
            entry.kind = "withdrawn"
        case "-":
            entry.kind = "pass"
        case what if what.startswith("-"):
            entry.kind = "exchange"
            if what[1:].isascii() and what[1:].isdigit() and len(what) < 4:
                entry.count = int(what[1:])
            else:
                entry.tiles = _tiles(number, what[1:])
        case what if what.startswith("("):
            inside = what[1:-1].strip()
            match inside.lower():
                case "challenge":
                    entry.kind = "challenge"
                case "time":
                    entry.kind = "time"
                case _:
                    entry.kind, entry.tiles = "rack", _tiles(number, inside)
        case place:
            entry.kind, entry.place = "play", place.upper()
            entry.word = _word(number, rest[0] if rest else "")
            rest = rest[1:]
    entry.score, entry.loses = _score(number, rest[0] if rest else "")
    entry.total, _ = _score(number, rest[1] if len(rest) > 1 else "")
    return entry


_WHAT = re.compile(r"-\S*|\([^()]*\)|[0-9]{1,2}[A-Za-z]|[A-Za-z][0-9]{1,2}", re.ASCII)
_SCORE = re.compile(r"\+?([+-]?)([0-9]{1,6})", re.ASCII)


def _whose(number: int, line: str, players: list[Player]) -> tuple[int, str]:
    text = line[1:].strip()
    for seat, player in enumerate(players):
        if text.startswith(f"{player.nick}:"):
            return seat, text[len(player.nick) + 1 :]
    nick, colon, body = text.partition(":")
    if not colon:
        raise FormatError(number, "scrabble-bible-gcg-turn-line")
    nick = " ".join(nick.split())
    for seat, player in enumerate(players):
        if nick.casefold() in (player.nick.casefold(), player.name.casefold()):
            return seat, body
    raise FormatError(number, "scrabble-bible-gcg-unknown-nick", nick=nick[:40])


def _tiles(number: int, text: str) -> str:
    """The tiles, sorted; lower-case letters among upper-case ones are blanks."""
    text = "".join(text.split())
    if text.islower():
        text = text.upper()
    for tile in text:
        if not (tile.isascii() and tile.isalpha()) and tile != "?":
            raise FormatError(number, "scrabble-bible-gcg-unknown-tile", tile=tile)
    return "".join(sorted("?" if tile.islower() else tile for tile in text))


def _word(number: int, text: str) -> str:
    """The word without annotations: parentheses around letters on the board, a star after a phoney."""
    word = re.sub(r"[()\[\]]", "", text).rstrip("*#!")
    if not word:
        raise FormatError(number, "scrabble-bible-gcg-no-word")
    for letter in word:
        if not (letter.isascii() and letter.isalpha()) and letter != ".":
            raise FormatError(number, "scrabble-bible-gcg-unknown-tile", tile=letter)
    return word


def _score(number: int, text: str) -> tuple[int, bool]:
    found = _SCORE.fullmatch(text)
    if found is None:
        raise FormatError(number, "scrabble-bible-gcg-score-line", text=text[:40])
    return (-1 if found[1] == "-" else 1) * int(found[2]), found[1] == "-"


# Parlour's own pragmas


def _own(number: int, line: str, record: Record) -> None:
    _, _, rest = line.partition(" ")
    what, _, rest = rest.strip().partition(" ")
    try:
        match what:
            case "options":
                record.options, record.options_line = extensions.split(rest), number
            case "start":
                record.start, record.options_line = rest, number
            case "turn" if record.entries:
                record.entries[-1].own = extensions.split(rest)
            case "left" | "resigned" if rest[:1] in [str(seat) for seat in range(len(record.players))]:
                own = extensions.split(f"{what}; {rest[1:]}")
                record.entries.append(Entry(line=number, seat=int(rest[0]), kind="gone", own=own))
            case _:
                raise FormatError(number, "scrabble-bible-gcg-unknown-pragma", pragma=line[:40])
    except PositionError as error:
        raise FormatError.of(number, error) from error
