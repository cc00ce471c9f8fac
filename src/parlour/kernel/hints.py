"""Hints and analysis, where the table allows them (AG-7)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from parlour.kernel.errors import ParlourError, RuleViolation
from parlour.kernel.game import Game, S
from parlour.kernel.outside_bots import bot_of, find_bot


def hint(game: Game[S], seat: int | None, level: str = "", rng: Random | None = None) -> str:
    """The command of a bot of that level (by default the best) in that seat, if the table allows hints.

    >>> import parlour
    >>> *others, key = parlour.game_keys()
    >>> game = parlour.new(key, players=["Ada", "Rosie bot:medium"], seed=7)
    >>> hint(game, game.to_act[0], "hard").split()[0]
    'play'
    """
    seat = check_hints(game, seat)
    levels = game.rules.levels
    level = find_bot(game.rules, level) if level else levels[-1] if levels else ""
    said = bot_of(game.rules, level).choose(game.view(seat), rng or Random(0)) if level else None
    if said is None:
        raise ParlourError("kernel-no-hint-now")
    return said


def check_hints(game: Game[S], seat: int | None) -> int:
    """The seat if it may get a hint; refused if the table plays without hints or there is nothing to decide."""
    if game.state.options.aids != "hints":
        raise RuleViolation("AG-7", "kernel-hints-off")
    if seat is None or seat not in game.to_act:
        raise ParlourError("kernel-hint-not-your-turn")
    return seat


def check_listing(game: Game[S]) -> None:
    """Refuse to list legal commands if that is an aid and the table plays without hints."""
    if game.rules.listing_is_aid and game.state.options.aids != "hints":
        raise RuleViolation("AG-7", "kernel-move-list-off")


def analyse(game: Game[S], progress: Callable[[int, int], None]) -> msgspec.Struct:
    """The analysis of a game, if its rules have one."""
    found = game.rules.analyse(game, progress)
    if found is None:
        raise ParlourError("kernel-no-analysis", game=game.rules.title)
    return found
