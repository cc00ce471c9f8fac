"""Events that no command of a record causes: the deal, a withdrawn play, recorded draws."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.crossword.rules.rack import take
from parlour.games.scrabble_bible.rules import turns
from parlour.games.scrabble_bible.state import BibleState
from parlour.kernel.chance import Chance
from parlour.kernel.decision import Decision
from parlour.kernel.game import Game

SEED = 0
"""Unrecorded draws are the same each time a file is read."""


class RecordedDraws(Chance):
    """A source of chance that draws the recorded tiles."""

    def __init__(self, tiles: str) -> None:
        super().__init__(SEED)
        self.tiles = tiles

    def draw(self, bag: str, count: int) -> tuple[str, str]:
        rest = take(bag, self.tiles)
        assert rest is not None and len(self.tiles) == count
        return self.tiles, rest


def apply_events(
    game: Game[BibleState], decide: Callable[[Decision[BibleState]], None], chance: Chance | None = None
) -> None:
    """Applies events that no command causes."""
    line = len(game.lines)
    decision = Decision(
        game.rules, game.state, line=line, at=0.0, chance=chance or Chance(SEED, line + 1), rewind=_never_back
    )
    decide(decision)
    if decision.events:
        game.record(*decision.events)


def _never_back(to: int) -> tuple[BibleState, float]:
    raise AssertionError(f"a record does not go back to line {to}")


def deal(decision: Decision[BibleState]) -> None:
    for seat in decision.state.playing:
        turns.draw(decision, seat)
