"""Previews for the page: paths, buildings, and the initial state."""

from typing import cast

import pytest
from tests.games.tag_em.fields import field, table

from parlour.games.tag_em.rules import moves
from parlour.games.tag_em.view import Preview
from parlour.kernel.errors import RuleViolation


def test_a_preview_names_the_cheapest_way_to_every_square() -> None:
    game = field("pawn 1 e5", "pawn 2 g6", "pom 3", tiles={"f5": "w", "e4": "#"})
    state = table(game)
    seen = cast(Preview, game.rules.preview(state, 0, game.parse("move e5")))
    assert set(seen.paths) == set(seen.reach)
    for square, path in seen.paths.items():
        assert path[0] == "e5" and path[-1] == square
        assert moves.check_path(state, state.pawns[0], path) == seen.reach[square]


def test_TE_53_a_preview_offers_what_may_be_built() -> None:
    game = field("pawn 1 e5", "pawn 2 l2", "pom 3", tiles={"e4": "c", "e6": "#"}, construction=True)
    seen = cast(Preview, game.rules.preview(table(game), 0, game.parse("move e5")))
    assert {"build d5 cover", "build f5 garrison", "destroy e4 path"} <= set(seen.builds)
    assert "build e6 cover" in seen.builds and "destroy e6 path" not in seen.builds
    assert not any(" e5 " in command for command in seen.builds)
    for command in seen.builds:
        again = cast(Preview, game.rules.preview(table(game), 0, game.parse(command)))
        assert again.builds == (command,)
    with pytest.raises(RuleViolation, match="already is that tile"):
        game.rules.preview(table(game), 0, game.parse("build e4 cover"))
    theirs = cast(Preview, game.rules.preview(table(game), 0, game.parse("move l2")))
    assert theirs.builds == ()
