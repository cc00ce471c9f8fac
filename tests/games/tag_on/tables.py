"""Real games set up from positions for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

import msgspec
from msgspec.structs import replace

import parlour
from parlour.games.crossword.rules.squares import empty_board, parse_place, put
from parlour.games.crossword.text.positions import write_board
from parlour.games.tag_on.state import TagOnMove
from parlour.games.tag_on.tile_set import standard
from parlour.kernel.game import Game

if TYPE_CHECKING:
    from parlour.typed import TagOnGame as TagOnGame
    from parlour.typed import TagOnNewOptions

    Options = TagOnNewOptions

    class Setting(Options, total=False):
        """Arguments that tests pass on to `table`."""

        says: str
        players: Sequence[str]

else:
    TagOnGame, Options, Setting = Game, dict, dict

KEY = "tag-on"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
QUIET = "EIST"
"""A rack for a seat that does not matter."""
SIZE = standard("en").size
GODS = 36 + standard("en").lower("S")
"""Score of GODS across: GOD and one more letter."""


def spread(words: Mapping[str, str]) -> str:
    """A board with these words, by place: `{"9G": "GOD", "H9": "OIL"}`."""
    board = empty_board(SIZE)
    for where, word in words.items():
        start, across = parse_place(where, SIZE)
        step = 1 if across else SIZE
        board = put(board, [(start + i * step, letter) for i, letter in enumerate(word)])
    return board


def table(
    board: Mapping[str, str] | None = None,
    racks: Sequence[str] = (),
    *,
    says: str = "",
    turn: int = 0,
    players: Sequence[str] | None = None,
    seed: int | None = 7,
    colours: Mapping[str, str] | None = None,
    **options: object,
) -> TagOnGame:
    """A game in that position. `says` adds to the position: `faceup ABC; bag;`.

    With `colours`, only those squares have one, whatever the set's board: `{"5C": "land"}`.
    """
    names = list(players or NAMES[: max(2, len(racks))])
    held = "/".join((*racks, *(QUIET for _ in names[len(racks) :])))
    text = f"{write_board(spread(board or {}), SIZE)} {held} {'/'.join('0' for _ in names)} 0 turn {turn}; {says}"
    game = cast("TagOnGame", Game.from_position(parlour.rules_of(KEY), text, names, seed, **options))
    if colours is None:
        return game
    marks = {parse_place(place, SIZE)[0]: colour[0] for place, colour in colours.items()}
    plain = "".join(
        "*" if mark == "*" else marks.get(square, ".") for square, mark in enumerate(game.state.tile_set.squares)
    )
    start = replace(game.state, tile_set=replace(game.state.tile_set, squares=plain))
    head = replace(game.head, start=msgspec.Raw(msgspec.json.encode(start)))
    return cast("TagOnGame", Game(game.rules, head, start))


def dealt(players: int | Sequence[str] = 2, seed: int = 7, **options: object) -> TagOnGame:
    """A real game, dealt at random."""
    names = list(NAMES[:players] if isinstance(players, int) else players)
    return cast("TagOnGame", Game.new(parlour.rules_of(KEY), names, seed, **options))


def move(game: TagOnGame) -> TagOnMove:
    assert game.state.move is not None
    return game.state.move


def answers(game: TagOnGame, seat: int) -> tuple[str, ...]:
    """The answers offered to that seat."""
    found: list[str] = []
    for prompt in cast("list[dict[str, object]]", game.view(seat)["prompts"]):
        if prompt["asks_you"]:
            found += cast("Sequence[str]", prompt["answers"])
    return tuple(found)


def at(game: TagOnGame, place: str) -> str:
    """The tile on a square."""
    return game.state.board[parse_place(place, SIZE)[0]]
