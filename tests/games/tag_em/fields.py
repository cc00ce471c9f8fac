"""Small fields for tests: a plain map with a few tiles, and pawns on given squares."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Unpack, cast

import pytest

import parlour
from parlour.games.tag_em.events import Attacked
from parlour.games.tag_em.maps import grid
from parlour.games.tag_em.state import TagEmState
from parlour.kernel.errors import RuleViolation
from parlour.kernel.game import Game
from parlour.kernel.state import State

if TYPE_CHECKING:
    from parlour.typed import TagEmEvent, TagEmNewOptions
    from parlour.typed import TagEmGame as TagEmGame

    Options = TagEmNewOptions

    class Setting(Options, total=False):
        """Arguments that tests pass on to `field`."""

        head: Iterable[str]
        points: Iterable[str]
        more: str
        players: int

else:
    TagEmGame, Options, Setting = Game, dict, dict

RULES = parlour.rules_of("tag-em")  # loads its catalogue: map faults are translated
WIDTH, HEIGHT = 13, 9
POINTS = ("start 1 b2", "start 2 l8", "flag l2", "hill g5 g6")


def picture(tiles: dict[str, str] | None = None, width: int = WIDTH, height: int = HEIGHT) -> str:
    rows = [["."] * width for _ in range(height)]
    for square, letter in (tiles or {}).items():
        where = grid.place(square)
        assert where is not None
        rows[where[1]][where[2]] = letter
    return "\n".join("".join(row).rstrip() or "_" for row in rows)


def map_text(
    tiles: dict[str, str] | None = None, *, head: Iterable[str] = (), points: Iterable[str] = POINTS, more: str = ""
) -> str:
    return "\n".join(["name: Field", *head, "pom: 10", "", picture(tiles), more, *points]) + "\n"


def field(
    *lines: str,
    tiles: dict[str, str] | None = None,
    head: Iterable[str] = (),
    points: Iterable[str] = POINTS,
    more: str = "",
    players: int | None = 2,
    seed: int | None = 1,
    **options: object,
) -> TagEmGame:
    """A game on that field, with the pawns and the rest from the lines."""
    text = map_text(tiles, head=head, points=points, more=more) + "\n".join(lines) + "\n"
    return cast("TagEmGame", Game.from_position(RULES, text, players, seed, **options))


def table(game: Game[State]) -> TagEmState:
    assert isinstance(game.state, TagEmState)
    return game.state


def squares(game: Game[State], seat: int) -> set[str]:
    return {pawn.square for pawn in table(game).team(seat)}


def refusal(game: Game[State], seat: int, command: str) -> str:
    """The rule that the command breaks; AssertionError if it breaks none."""
    before = table(game)
    with pytest.raises(RuleViolation) as refused:
        game.do(seat, command)
    assert game.state is before
    assert refused.value.text("fr") != refused.value.text("en")
    return refused.value.rule


def attack(
    *lines: str,
    result: str,
    command: str = "attack e5 f5",
    seat: int = 0,
    tiles: dict[str, str] | None = None,
    **how: Unpack[Setting],
) -> tuple[TagEmGame, tuple[TagEmEvent, ...]]:
    """The game after an attack with that result, and its events: seeds are tried until one gives it."""
    for seed in range(200):
        game = field(*lines, tiles=tiles, seed=seed, **how)
        events = game.do(seat, command)
        assert isinstance(events[0], Attacked)
        if events[0].result == result:
            return game, events
    raise AssertionError(f"no seed makes it a {result}")
