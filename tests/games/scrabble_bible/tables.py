"""Real games set up for tests.

`table` builds a game from a board, racks and a bag; `dealt` deals a real game and then replaces racks. Everything
else has the default options.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

import msgspec
from msgspec.structs import replace

import parlour
from parlour.games.crossword.rules.bag import on_board
from parlour.games.crossword.rules.squares import parse_place, put
from parlour.games.scrabble_bible.events import Held
from parlour.games.scrabble_bible.game import RULES
from parlour.games.scrabble_bible.options import BibleOptions
from parlour.games.scrabble_bible.rules import setup
from parlour.games.scrabble_bible.tile_set import standard
from parlour.kernel.game import Game
from parlour.kernel.log import FORMAT, Head
from parlour.kernel.seats import settle_options, sit_down

if TYPE_CHECKING:
    from parlour.typed import ScrabbleBibleGame, ScrabbleBibleNewOptions

    Options = ScrabbleBibleNewOptions

    class Setting(Options, total=False):
        """Arguments that tests pass on to `table`."""

        bag: str
        points: Sequence[int]

    BibleGame = ScrabbleBibleGame
else:
    BibleGame, Options, Setting = Game, dict, dict

KEY: Final = "scrabble-bible"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
BOT = "Rosie bot:medium"
QUIET = "EEEEIII"
"""A rack for a seat that does not matter."""
LIGHT = {"8G": "LIGHT"}
"""A board with one word, by place."""


def spread(words: Mapping[str, str]) -> str:
    """A board with these words, by place: `{"8G": "LIGHT", "H8": "IRON"}`."""
    size = standard().size
    board = "." * size**2
    for where, word in words.items():
        start, across = parse_place(where, size)
        step = 1 if across else size
        board = put(board, [(start + i * step, letter) for i, letter in enumerate(word)])
    return board


def table(
    board: Mapping[str, str] | None = None,
    racks: Sequence[str] = (),
    *,
    bag: str | None = None,
    turn: int = 0,
    points: Sequence[int] | None = None,
    players: Sequence[str] | None = None,
    seed: int | None = 7,
    lost: Sequence[int] = (),
    **options: object,
) -> BibleGame:
    """A game in that position, seat `turn` to move. The bag is the rest of the set unless given."""
    seats = sit_down(RULES, list(players or NAMES[: max(2, len(racks))]))
    settled = settle_options(RULES, seats, options)
    held = tuple("".join(sorted(rack)) for rack in (*racks, *(QUIET for _ in seats[len(racks) :])))
    squares = spread(board or {})
    assert isinstance(settled, BibleOptions)
    start = setup.start(settled, seats)
    rest = Counter(start.bag) - Counter(on_board(squares) + "".join(held))
    start = replace(
        start,
        board=squares,
        racks=held,
        bag="".join(sorted(rest.elements() if bag is None else bag)),
        points=tuple(points or (0,) * len(seats)),
        turn=turn,
        turns=1,
        lost=tuple(seat in lost for seat in range(len(seats))),
    )
    head = Head(
        parlour=FORMAT,
        game=RULES.key,
        rules=RULES.version,
        seats=seats,
        seed=seed,
        start=msgspec.Raw(msgspec.json.encode(start)),
    )
    return cast("BibleGame", Game(RULES, head, start))


def dealt(
    racks: Mapping[int, str] | None = None,
    *,
    players: Sequence[str] | int = 2,
    first: int = 0,
    seed: int = 7,
    at: float | None = None,
    **options: object,
) -> BibleGame:
    """A real game, dealt at random and started by seat `first`; these seats then get these tiles."""
    names = NAMES[:players] if isinstance(players, int) else players
    while True:
        game = cast("BibleGame", Game.new(parlour.rules_of(KEY), list(names), seed, **options))
        if game.state.turn == first:
            break
        seed += 1
    for seat, tiles in (racks or {}).items():
        game.record(Held(seat, tiles), at=at)
    return game


def asked(game: BibleGame, kind: str) -> dict[int, tuple[str, ...]]:
    """The seats that the prompt of that kind waits for, with the answers that their views offer."""
    found = {}
    for seat in range(len(game.state.seats)):
        for prompt in game.view(seat)["prompts"]:
            if prompt["kind"] == kind and prompt["asks_you"]:
                found[seat] = prompt["answers"]
    return found


def all_tiles(game: BibleGame) -> Counter[str]:
    """Every tile of the game, wherever it is."""
    return game.rules.pieces(game.state)
