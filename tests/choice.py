"""A game for a test that needs one with some property, and does not care which one it is."""

import parlour


def with_options(*names: str) -> str:
    """The first game that has all these options."""
    return next(key for key in parlour.game_keys() if {*names} <= {*parlour.rules_of(key).options.__struct_fields__})


TILES = with_options("words", "tests_of_faith")
"""Played by turns with tiles on a board."""
RACE = with_options("variation", "placement")
"""A race: all players act at once."""
OPEN = next(key for key in parlour.game_keys() if parlour.rules_of(key).is_open)
"""Nothing is hidden in it."""
