"""The example in Python: a class that hunts."""

from pathlib import Path
from random import Random
from typing import Any

from examples.tag_em.hunter import Hunter

import parlour
from parlour.kernel.bot_driver import Bots, play_bots

EXAMPLE = Path(__file__).parents[3] / "examples" / "tag_em" / "hunter.py"


def test_the_example_plays_a_game_without_a_fault() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 80
    game = parlour.new("tag-em", players=["bot:easy", "bot:examples.tag_em.hunter:Hunter"], seed=2)
    with Bots(game) as bots:
        said = play_bots(game, Random(2), bots=bots)
    assert game.over and bots.faults == [0, 0]
    assert {one.command.split()[0] for one in said if one.seat == 1} >= {"move", "attack", "end"}


def test_TE_11_the_example_leaves_no_square_that_it_cannot_pay_for() -> None:
    view: dict[str, Any] = {**parlour.new("tag-em", players=2, seed=1).view(0)}
    wade = next(
        f"{chr(ord('a') + column)}{row}"
        for row, tiles in enumerate(view["map"]["levels"][0], 1)
        for column, tile in enumerate(tiles)
        if tile == "w"
    )
    enemy = next(pawn for pawn in view["pawns"] if pawn["team"] == 1)
    view |= {"pawns": ({"team": 0, "square": wade}, enemy), "pom": 1}
    assert Hunter().choose(view, Random(1)) == "end"
    assert str(Hunter().choose({**view, "pom": 2}, Random(1))).startswith(f"move {wade} ")
