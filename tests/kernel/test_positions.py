"""`Game.positions`: what a seat saw after each line, and events that say what they gained."""

from pathlib import Path
from random import Random

import msgspec
import pytest

import parlour
from parlour.kernel.log import Log
from parlour.kernel.replay import replay

KEPT = sorted((Path(__file__).parents[1] / "games").glob("*/kept/*.log"))


def of_each_game() -> list[Path]:
    """One kept log of each game: they were written before events said what they gained."""
    return list({file.parents[1]: file for file in KEPT}.values())


@pytest.mark.parametrize("file", of_each_game(), ids=lambda file: file.parents[1].name)
def test_every_position_is_the_view_of_a_game_replayed_to_that_line(file: Path) -> None:
    game = parlour.load(file.read_text("utf-8"))
    seats = (*range(len(game.state.seats)), None)
    seen = {seat: game.positions(seat) for seat in seats}
    rng = Random(1)
    for n in (0, len(game.lines), *rng.sample(range(len(game.lines)), 8)):
        part = replay(game.rules, Log(game.head, game.log.lines[:n]))
        for seat in seats:
            assert seen[seat][n].view == part.view(seat)
            assert seen[seat][n].event == (game.lines[n - 1].event.seen(seat) if n else None)


@pytest.mark.parametrize("file", of_each_game(), ids=lambda file: file.parents[1].name)
def test_an_older_log_is_read_and_says_what_was_gained(file: Path) -> None:
    text = file.read_text("utf-8")
    assert '"gained"' not in text
    game = parlour.load(text)
    start, *_, last = (msgspec.convert(one.view["scores"], tuple[int, ...]) for one in game.positions(None))
    gained = filter(None, (line.event.gained for line in game.lines))
    assert last == tuple(sum(points) for points in zip(start, *gained, strict=True))
    assert parlour.load(game.dump()) == game
