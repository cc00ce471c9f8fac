"""Terminal output shared by the tile games: board, scores with remarks, and lenient input."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.contract.i18n import Translator
from parlour.contract.terminal import RenderStyle, remarks_on
from parlour.games.crossword.rules.placement import words_on
from parlour.games.crossword.rules.squares import EMPTY, format_place
from parlour.kernel.i18n import numeral
from parlour.kernel.view import SeatView

_BARE_PLAY = re.compile(r"([0-9]{1,2}[A-Z]|[A-Z][0-9]{1,2})\s+[A-Z]{2,26}(\s.*)?", re.IGNORECASE)


class _Move(Protocol):
    @property
    def squares(self) -> tuple[int, ...]: ...

    @property
    def standing(self) -> str: ...


class _Options(Protocol):
    @property
    def rack_size(self) -> int: ...


class Seen(Protocol):
    """The parts of a view that are drawn."""

    seats: tuple[SeatView, ...]
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    board: tuple[str, ...]
    racks: tuple[str, ...]
    tiles: tuple[int, ...]
    bag: int
    turn: int
    lost: tuple[bool, ...]
    adjustments: tuple[int, ...]

    @property
    def options(self) -> _Options: ...


def lying(move: _Move | None) -> frozenset[int]:
    """The squares of the latest play, while it is on the board."""
    return frozenset(move.squares) if move is not None and move.standing != "withdrawn" else frozenset()


# The board


def column(index: int) -> str:
    return chr(ord("A") + index)


def board(rows: tuple[str, ...], look: RenderStyle, draw: Callable[[Text, int, str, int], None]) -> Text:
    """The squares as one text: column letters above, row numbers on the left; `draw` adds one square."""
    size = len(rows)
    width = 3 if look.width >= 3 + 3 * size else 2
    text = Text(no_wrap=True)
    text.append("   " + "".join(column(i).center(width) for i in range(size)) + " ", style="edge")
    for row, letters in enumerate(rows):
        text.append("\n")
        text.append(f"{row + 1:>2} ", style="edge")
        for place, letter in enumerate(letters):
            draw(text, row * size + place, letter, width)
        text.append(" ", style="edge")
    return text


def plain_board(rows: tuple[str, ...], mark: Callable[[int], str], translator: Translator) -> list[str]:
    """The board as rows of text, with the mark of each empty square, and its words with their places."""
    size = len(rows)
    lines = ["   " + " ".join(column(i).ljust(2) for i in range(size)).rstrip()]
    for row, letters in enumerate(rows):
        cells = [mark(row * size + i) if letter == EMPTY else letter for i, letter in enumerate(letters)]
        lines.append(f"{row + 1:>2} " + " ".join(cell.ljust(2) for cell in cells).rstrip())
    there = words_on("".join(rows), size)
    words = ", ".join(f"{format_place(run.start, run.across, size)} {run.word}" for run in there)
    lines.append(translator("crossword-words-on-board", words=words) if words else translator("crossword-board-empty"))
    return lines


# The scores


def is_marked(seen: Seen, seat: int) -> bool:
    """Whether it is this seat's turn, or after the end, whether it has won."""
    return seat in seen.winners if seen.over else seat == seen.turn


def marker(seen: Seen, seat: int, look: RenderStyle) -> str:
    if not is_marked(seen, seat):
        return "  "
    if seen.over:
        return "★ " if look.unicode else "* "
    return "▸ " if look.unicode else "> "


def remarks(seen: Seen, seat: int, translator: Translator, more: Iterable[str] = ()) -> Iterator[str]:
    """Remarks on a seat besides its points; `more` are those of the game."""
    one = seen.seats[seat]
    yield from remarks_on(one, translator)
    playing = one.standing == "playing"
    if playing and seen.lost and seen.lost[seat]:
        yield translator("crossword-note-loses-turn")
    yield from more
    if playing and not seen.over and seen.tiles[seat] < seen.options.rack_size:
        yield translator("crossword-tiles", count=seen.tiles[seat])
    if one.time_left is not None:
        yield f"{int(one.time_left) // 60}:{int(one.time_left) % 60:02d}"
    if seen.over and any(seen.adjustments):
        yield numeral(seen.adjustments[seat], sign=True)
    if seen.over and seen.racks and seen.racks[seat]:
        yield translator("crossword-note-leftover", tiles=seen.racks[seat])


def scores(
    seen: Seen, look: RenderStyle, remarks_of: Callable[[int], Iterable[str]], below: Iterable[tuple[str, int]]
) -> RenderableType:
    """A row for each seat, and below it other counts."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column()
    for seat, one in enumerate(seen.seats):
        style = "turn" if is_marked(seen, seat) else "name"
        name = Text(marker(seen, seat, look) + one.name, style=style)
        grid.add_row(
            name, Text(numeral(seen.scores[seat]), style=style), Text(" · ".join(remarks_of(seat)), style="faint")
        )
    for label, count in below:
        grid.add_row(Text(f"  {label}"), Text(str(count)), Text())
    return grid


def plain_scores(seen: Seen, translator: Translator, remarks_of: Callable[[int], Iterable[str]]) -> list[str]:
    parts = []
    for seat, one in enumerate(seen.seats):
        said = ", ".join(remarks_of(seat))
        parts.append(f"{one.name} {numeral(seen.scores[seat])}" + (f" ({said})" if said else ""))
    lines = [translator("crossword-scores", scores=", ".join(parts), bag=seen.bag)]
    if not seen.over:
        lines.append(translator("crossword-whose-turn", name=seen.seats[seen.turn].name))
    return lines


# Input


def read_typed(text: str, translator: Translator) -> tuple[str, str]:
    """Normalizes input: “play” may be omitted, and a word all in lower case is not a row of blanks."""
    if _BARE_PLAY.fullmatch(text):
        text = f"play {text}"
    words = text.split()
    if len(words) > 2 and words[0].lower() == "play" and words[2].islower():
        typed, meant = words[2], words[2].upper()
        note = translator("crossword-read-as-capitals", typed=typed, meant=meant)
        return " ".join([*words[:2], meant, *words[3:]]), note
    return text, ""
