"""The example in Python: a class that hunts."""

from pathlib import Path
from random import Random

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
