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

    def builds(square: str) -> tuple[str, ...]:
        return cast(Preview, game.rules.preview(table(game), 0, game.parse(f"move {square}"))).builds

    assert builds("d5") == ("build d5 cover", "build d5 garrison")
    assert builds("e4") == ("build e4 garrison", "destroy e4 path", "destroy e4 wade", "destroy e4 block")
    assert builds("e6") == ("build e6 cover", "build e6 garrison")
    assert builds("j8") == ("build j8 cover", "build j8 garrison")  # far from every pawn
    assert builds("e5") == builds("b2") == ()  # a pawn, a starting point
    for command in (*builds("e4"), *builds("j8")):
        again = cast(Preview, game.rules.preview(table(game), 0, game.parse(command)))
        assert again.builds == (command,)
    with pytest.raises(RuleViolation, match="is already that kind of tile"):
        game.rules.preview(table(game), 0, game.parse("build e4 cover"))
    near = field("pawn 1 e5", "pawn 2 l2", "pom 3", construction=True, build_reach="near")
    assert cast(Preview, near.rules.preview(table(near), 0, near.parse("move j8"))).builds == ()
