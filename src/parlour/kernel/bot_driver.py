"""Runs bots: each gets the view of its seat and returns a command."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from parlour.kernel.events import Event
from parlour.kernel.game import Game, S


class Said(NamedTuple):
    """The command of a bot, and its events."""

    seat: int
    command: str
    events: tuple[Event, ...]


def let_one_bot_act(game: Game[S], rng: Random, at: float | None = None) -> Said | None:
    """Let the first bot act that has something to do; None if all of them wait.

    What is due by `at` runs first, so that the bot sees the current prompts.
    """
    if at is not None:
        game.advance(at)
    for seat in game.to_act:
        level = game.state.seats[seat].bot
        if level:
            command = game.rules.bot(level).choose(game.view(seat), rng)
            if command is not None:
                return Said(seat, command, game.do(seat, command, at))
    return None


def play_bots(game: Game[S], rng: Random, at: float | None = None) -> list[Said]:
    """Let bots act until the game is over or waits for people or time.

    >>> import parlour
    >>> *others, key = parlour.game_keys()
    >>> game = parlour.new(key, players=["Ada", "bot:easy", "bot:medium"], seed=2)
    >>> said = play_bots(game, Random(2))
    >>> game.over or set(game.to_act) == {0}
    True
    """
    said = []
    while (one := let_one_bot_act(game, rng, at)) is not None:
        said.append(one)
    return said
