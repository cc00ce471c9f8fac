"""Pauses and the deadlines after them."""

from msgspec.structs import replace

import parlour


def test_AG_6_a_deadline_that_is_rounded_after_a_pause_comes_all_the_same() -> None:
    """After a pause of 60 s, this time came out a little too early; nothing happened then, again and again."""
    game = parlour.new("moji", 2, seed=1)
    game.advance(game.deadline or 0.0)
    assert (game.state.phase, game.state.must_flip) == ("race", ())
    game.state = replace(game.state, delay=60.0, until=253.3949486084097)
    due = game.deadline
    assert due is not None
    assert game.advance(due)
