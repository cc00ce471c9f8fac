"""A user's script, which mypy --strict passes without a cast and Python runs."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import parlour
from parlour.games.tag_em.events import Moved

if TYPE_CHECKING:
    from parlour.typed import TagEmGame, TagEmView


def squares_of(view: TagEmView, team: int) -> list[str]:
    return [pawn["square"].upper() for pawn in view["pawns"] if pawn["team"] == team]


def move_once(game: TagEmGame) -> list[str]:
    seat = game.to_act[0]
    command = next(command for command in game.legal(seat) if command.startswith("move "))
    return [event.path[-1].upper() for event in game.do(seat, command) if isinstance(event, Moved)]


game = parlour.new("tag-em", players=["Ada", "Ben"], seed=5, game_type="capture-the-flag", pom=12)
view = game.view(0)
print(squares_of(view, 0), view["pom"] + 1, view["map"]["name"].upper(), view["types"]["."]["name"].upper())
print(view["options"]["game_type"].upper(), game.state.options.round_limit + 1, game.state.map.pom + 1)
print(move_once(game), [flag["square"].upper() for flag in game.view(None)["flags"]], game.sample(0, Random(1)))
print(parlour.new("tag-em", preset="everything").state.options.pawns + 1)
print(move_once(parlour.load(game.dump(), "tag-em")))
print(squares_of(game.positions(1)[-1].view, 1))
