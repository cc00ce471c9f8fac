"""Positions and points of a game whose every line is known."""

import msgspec
import pytest

import parlour
from parlour.kernel.errors import LogError
from parlour.kernel.events import WentBack
from parlour.kernel.game import Game, Snapshot
from parlour.kernel.log import Log
from parlour.kernel.replay import replay
from parlour.kernel.state import State


def dove() -> Game[State]:
    game = parlour.new("scrabble-bible", players=2, seed=46, words="checked")
    game.do(0, "play 8G DOVE")
    return game


def without_gains(game: Game[State]) -> Log:
    """The log in its older form."""
    lines = (msgspec.structs.replace(line, event=msgspec.structs.replace(line.event, gained=())) for line in game.lines)
    return Log(game.head, tuple(lines))


def test_AG_1_a_position_shows_no_more_than_the_seat_saw_then() -> None:
    game = dove()
    game.do(1, "resign")
    assert game.over and game.view(1)["racks"] != ()
    before = [position.view for position in game.positions(1)[:-1]]
    assert all(view["racks"] == () or not view["over"] for view in before)
    drawn = [position.event for position in game.positions(1) if type(position.event).__name__ == "Drew"]
    assert {event.tiles == "" for event in drawn if event.seat == 0} == {True}  # type: ignore[union-attr]


def test_AG_5_a_take_back_is_a_position_like_any_other() -> None:
    game = dove()
    game.do(0, "back")
    while prompt := game.state.prompt_for(1):
        game.do(1, prompt.answers[0])
    went = next(line for line in game.lines if isinstance(line.event, WentBack))
    assert went.event.gained == (-23, 0)
    seen = game.positions(0)
    assert seen[went.n].view["board"] == seen[went.event.to].view["board"]  # type: ignore[attr-defined]
    assert [sum(gains) for gains in zip(*(line.event.gained or (0, 0) for line in game.lines), strict=True)] == [0, 0]


def test_a_snapshot_of_an_older_log_is_folded_again() -> None:
    game = dove()
    old = without_gains(game)
    assert replay(game.rules, old, game.snapshot()) == game
    broken = Snapshot(len(game.lines), msgspec.Raw(b"{}"))
    with pytest.raises(LogError):
        replay(game.rules, game.log, broken)


def test_a_log_that_tells_other_points_is_refused() -> None:
    game = dove()
    text = game.dump()
    assert '"gained":[23,0]' in text
    with pytest.raises(LogError, match="the scores change by"):
        parlour.load(text.replace('"gained":[23,0]', '"gained":[99,0]'))
