"""Board with coloured squares and four-sided tiles (TO-5, TO-6), read from the editable files in `data/sets/`.

All faults of a file are reported together:

>>> read("en", 'board = ["...", ".*.", "..."]\\nblanks = 0\\nshields = 0\\nletters = {A = [1, "+1", "2", "", ""]}')
Traceback (most recent call last):
...
parlour.games.tag_on.tile_set.SetError: The tile set english.toml has errors:
- The board has 3 rows, but needs 9 to 26.
- A, bottom: “2” isn’t a sign and a number, such as +2 or ×2.
- The set needs 45 letters for the face-up row and four racks, but has 1.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import Literal

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.kernel.i18n import add_locale, say

add_locale(Path(__file__).parent)

Edition = Literal["en", "fr"]
Colour = Literal["book", "character", "land", "utterance", "genealogy"]

FILES: dict[Edition, str] = {"en": "english.toml", "fr": "french.toml"}
BLANK = "?"
SHIELD = "!"
CENTRE = "*"
COLOURS: dict[str, Colour] = {"b": "book", "c": "character", "l": "land", "u": "utterance", "g": "genealogy"}
TIMES: dict[Colour, int] = {"book": 2, "character": 2, "land": 3, "utterance": 2, "genealogy": 3}  # TO-34
FACE_UP = 9  # TO-2
RACK = 9  # TO-4
MOST_PLAYERS = 4
SIZES = range(9, 27)

_SIDE = re.compile(r"([+×x])([1-9][0-9]?)")


class SetError(ParlourError):
    """An invalid tile set file; its text lists all faults."""

    def __init__(self, file: str, faults: Sequence[ParlourError]) -> None:
        self.file = file
        self.faults = tuple(faults)
        super().__init__("tag-on-set-faults", file=file, faults=self._list("en"))

    def text(self, language: str = "en") -> str:
        return say(
            "tag-on-set-faults",
            language,
            file=self.file,
            faults=self._list(language),
        )

    def _list(self, language: str) -> str:
        return "\n".join(f"- {fault.text(language)}" for fault in self.faults)


class Side(msgspec.Struct, frozen=True, array_like=True):
    """Sign and number on one side of a tile."""

    sign: Literal["+", "×"]
    number: int

    def __str__(self) -> str:
        return f"{self.sign}{self.number}"


class Sides(msgspec.Struct, frozen=True, omit_defaults=True):
    """The four sides of a tile; an empty one adds nothing."""

    left: Side | None = None
    "Counts when the word is played down (TO-32)."
    lower: Side | None = None
    "Counts when the word is played across."
    right: Side | None = None
    "Counts when a word down is tagged (TO-33)."
    upper: Side | None = None
    "Counts when a word across is tagged."


class TileSet(msgspec.Struct, frozen=True):
    """A board and a set of tiles."""

    edition: Edition
    size: int
    squares: str
    "One character per square: . or a colour, as the file explains, * the centre."
    tiles: dict[str, int]
    "Number of each tile; ? is a blank, ! a shield."
    sides: dict[str, Sides]
    "By letter."

    @property
    def centre(self) -> int:
        return self.squares.index(CENTRE)

    def colour(self, square: int) -> Colour | None:
        return COLOURS.get(self.squares[square])

    def lower(self, tile: str) -> int:
        """The number on the lower side, whatever its sign (TO-3, TO-25); a blank and a shield have none."""
        sides = self.sides.get(tile)
        return 0 if sides is None or sides.lower is None else sides.lower.number


def letters_in(tiles: str) -> str:
    """The tiles that are neither blanks nor shields.

    >>> letters_in("!?AB")
    'AB'
    """
    return tiles.replace(BLANK, "").replace(SHIELD, "")


def spent(tiles: str) -> bool:
    """Whether there is no letter and no blank among the tiles: shields do not count (TO-25)."""
    return not tiles.strip(SHIELD)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    board: list[str]
    blanks: int
    shields: int
    letters: dict[str, tuple[int, str, str, str, str]]


@cache
def standard(edition: Edition) -> TileSet:
    """The set of that edition."""
    return read(edition, (Path(__file__).parent / "data" / "sets" / FILES[edition]).read_text(encoding="utf-8"))


def read(edition: Edition, text: str) -> TileSet:
    """Parses a tile set; `SetError` lists its faults."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise SetError(FILES[edition], [ParlourError("tag-on-set-unreadable", reason=str(error))]) from error
    faults = [*_faults_of_board(file.board), *_faults_of_tiles(file)]
    if faults:
        raise SetError(FILES[edition], faults)
    counts = {letter: count for letter, (count, *_) in sorted(file.letters.items())}
    return TileSet(
        edition=edition,
        size=len(file.board),
        squares="".join(file.board),
        tiles={SHIELD: file.shields, BLANK: file.blanks} | counts,
        sides={letter: Sides(*(_side(text) for text in sides)) for letter, (_, *sides) in sorted(file.letters.items())},
    )


def _side(text: str) -> Side | None:
    found = _SIDE.fullmatch(text)
    return Side("+" if found[1] == "+" else "×", int(found[2])) if found else None


def _faults_of_board(board: list[str]) -> Iterator[ParlourError]:
    size = len(board)
    if size not in SIZES:
        yield ParlourError(
            "tag-on-set-board-size",
            size=size,
            least=SIZES.start,
            most=SIZES.stop - 1,
        )
    for number, row in enumerate(board, 1):
        if len(row) != size:
            yield ParlourError(
                "tag-on-set-row-length",
                number=number,
                count=len(row),
                size=size,
            )
        for odd in sorted(set(row) - {".", CENTRE, *COLOURS}):
            yield ParlourError(
                "tag-on-set-row-mark",
                number=number,
                odd=odd,
                marks=" ".join((".", CENTRE, *COLOURS)),
            )
    centres = "".join(board).count(CENTRE)
    if centres != 1:
        yield ParlourError("tag-on-set-centres", count=centres)


SIDES = ("left", "lower", "right", "upper")


def _faults_of_tiles(file: _File) -> Iterator[ParlourError]:
    if file.blanks < 0:
        yield ParlourError("tag-on-set-blanks", count=file.blanks)
    if file.shields < 0:
        yield ParlourError("tag-on-set-shields", count=file.shields)
    for letter, (count, *sides) in sorted(file.letters.items()):
        if len(letter) != 1 or letter not in ascii_uppercase:
            yield ParlourError("tag-on-set-letter", letter=letter)
        if count < 0:
            yield ParlourError("tag-on-set-letter-count", letter=letter, count=count)
        for side, text in zip(SIDES, sides, strict=True):
            if text and _side(text) is None:
                yield ParlourError("tag-on-set-side", letter=letter, side=side, text=text)
    letters = sum(max(count, 0) for count, *_ in file.letters.values())
    least = FACE_UP + RACK * MOST_PLAYERS
    if letters < least:
        yield ParlourError("tag-on-set-too-few-letters", letters=letters, least=least)
