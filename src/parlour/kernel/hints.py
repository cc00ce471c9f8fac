"""What the table may tell a player who asks (AG-7)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from parlour.kernel.errors import ParlourError, RuleViolation
from parlour.kernel.game import Game, S
from parlour.kernel.levels import find_level


def hint(game: Game[S], seat: int | None, level: str = "", rng: Random | None = None) -> str:
    """What a bot of that level (the best one, if none is named) would say in that seat, where the table allows it.

    >>> import parlour
    >>> *others, key = parlour.game_keys()
    >>> game = parlour.new(key, players=["Ada", "Rosie bot:medium"], seed=7)
    >>> hint(game, game.to_act[0], "hard").split()[0]
    'play'
    """
    seat = check_hints(game, seat)
    levels = game.rules.levels
    level = find_level(level, levels) if level else levels[-1] if levels else ""
    said = game.rules.bot(level).choose(game.view(seat), rng or Random(0)) if levels else None
    if said is None:
        raise ParlourError("kernel-no-hint-now")
    return said


def check_hints(game: Game[S], seat: int | None) -> int:
    """The seat that may be given a hint; refused where the table plays without, or there is nothing to decide."""
    if game.state.options.aids != "hints":
        raise RuleViolation("AG-7", "kernel-hints-off")
    if seat is None or seat not in game.to_act:
        raise ParlourError("kernel-hint-not-your-turn")
    return seat


def check_listing(game: Game[S]) -> None:
    """Refuse to list legal commands where that is an aid, and the table plays without hints."""
    if game.rules.listing_is_aid and game.state.options.aids != "hints":
        raise RuleViolation("AG-7", "kernel-move-list-off")


def analyse(game: Game[S], progress: Callable[[int, int], None]) -> msgspec.Struct:
    """The game looked at afterwards, where there is an analysis of it."""
    found = game.rules.analyse(game, progress)
    if found is None:
        raise ParlourError("kernel-no-analysis", game=game.rules.title)
    return found
