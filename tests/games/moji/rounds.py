"""moji rounds for tests: set up as text, and played by the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import parlour
from parlour.games.moji import events as e
from parlour.kernel.events import Event
from parlour.kernel.game import Game
from parlour.kernel.state import State

if TYPE_CHECKING:
    from parlour.typed import MojiGame as MojiGame
    from parlour.typed import MojiNewOptions

    Options = MojiNewOptions
else:
    MojiGame, Options = Game, dict

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
STACKS = ("BDFG", "HJKM", "PQVW", "XYZB", "DFGH", "JKMP")


def table(*letters: str, stacks: bool = True, more: str = "", **options: object) -> MojiGame:
    """A race with these face-up cards, one for each player: “A” or “A red”; “-” for none."""
    under = f"; stacks {'/'.join(STACKS[: len(letters)])}" if stacks else ""
    text = f"faceup {' / '.join(letters)}{under}{more}"
    rules, players = parlour.rules_of("moji"), NAMES[: len(letters)]
    return cast("MojiGame", Game.from_position(rules, text, players, 46, **options))


def hold(game: Game[State]) -> tuple[Event, ...]:
    """Lets held words be settled."""
    assert game.deadline is not None
    return game.timeout(at=game.deadline)


def say(game: Game[State], seat: int, word: str, at: float = 1.0) -> Event:
    """Says a word without competition and returns the result."""
    event = game.do(seat, f"say {word}", at=at)[-1]
    return hold(game)[0] if isinstance(event, e.Claimed) else event


def collected(event: Event) -> str:
    """The letters of the collected cards, in alphabetical order, or the fault."""
    if isinstance(event, e.Wrong):
        return event.fault
    assert isinstance(event, e.Collected), event
    return "".join(sorted(card[0] for card in event.cards))
