"""What happened, in sentences, as a seat saw it."""

from __future__ import annotations

from typing import NamedTuple

from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.state import State


class Told(NamedTuple):
    line: int
    sentence: str


def names_of(game: Game[State]) -> tuple[str, ...]:
    return tuple(one.name for one in game.state.seats)


def story(
    game: Game[State], viewer: int | None, language: str, since: int = 0, but: tuple[type[Event], ...] = ()
) -> list[Told]:
    """What that seat saw happen after line `since`, but events of these kinds."""
    told = []
    for sight in game.stream(viewer, since):
        sentence = None if isinstance(sight.event, but) else game.tell(sight.event, language)
        if sentence:
            told.append(Told(sight.n, sentence))
    return told
