"""What happens in both tile games, in a sentence."""

from __future__ import annotations

from pathlib import Path

from parlour.games.crossword.events import (
    Challenged,
    Drew,
    DrewForFirst,
    Exchanged,
    Passed,
    Surrendered,
    TurnLost,
)
from parlour.kernel.events import Event
from parlour.kernel.i18n import add_catalogue, say

add_catalogue(Path(__file__).parents[1])


def tell(event: Event, names: tuple[str, ...], language: str = "en") -> str | None:
    """The event as a sentence; None if it is not worth one, or a game's own.

    >>> tell(Passed(1), ("Ada", "Ben"))
    'Ben passes.'
    """
    match event:
        case DrewForFirst(rounds, first):
            draws = "; ".join(", ".join(f"{names[seat]} {tile}" for seat, tile in round_) for round_ in rounds)
            return say("Drawn for first play: {draws}. {name} starts.", language, draws=draws, name=names[first])
        case Drew(seat, _, tiles):
            return say("{name} draws {tiles}.", language, name=names[seat], tiles=tiles) if tiles else None
        case Exchanged(seat, count):
            return say("Tiles exchanged by {name}: {count}.", language, name=names[seat], count=count)
        case Passed(seat, out_of_time):
            sentence = "{name}'s time is up: the turn is passed." if out_of_time else "{name} passes."
            return say(sentence, language, name=names[seat])
        case Challenged(by, rulings) if not event.stands:
            words = ", ".join(ruling.word for ruling in rulings if not ruling.list)
            return say(
                "{name} challenges and is right. Not acceptable: {words}.", language, name=names[by], words=words
            )
        case TurnLost(seat):
            return say("{name} misses a turn.", language, name=names[seat])
        case Surrendered(seat, count):
            return say("{name}'s tiles go back to the bag ({count}).", language, name=names[seat], count=count)
        case _:
            return None


def tell_winners(winners: tuple[int, ...], names: tuple[str, ...], language: str = "en") -> str:
    """Who has won, in a sentence; nobody, in none."""
    if not winners:
        return ""
    if len(winners) == 1:
        return say("{name} wins.", language, name=names[winners[0]])
    return say("{names} share the win.", language, names=", ".join(names[seat] for seat in winners))
