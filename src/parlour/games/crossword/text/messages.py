"""Messages for the events of both tile games."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.crossword.events import (
    Challenged,
    Drew,
    DrewForFirst,
    Exchanged,
    Passed,
    Surrendered,
    TurnLost,
)
from parlour.kernel.i18n import Arg, Message, SeatArg, listed, message, numeral
from parlour.kernel.messages import EventMessages


def _drew_for_first(event: DrewForFirst) -> tuple[Message, ...]:
    draws = tuple(
        message("crossword-draw", name=(SeatArg(seat),), tile=tile_names(tile))
        for round_ in event.rounds
        for seat, tile in round_
    )
    return (
        message("crossword-drew-for-first", draws=draws),
        message("crossword-goes-first", who=SeatArg(event.first)),
    )


def _drew(event: Drew) -> tuple[Message, ...]:
    if not event.tiles:
        return ()
    return (message("crossword-drew", who=SeatArg(event.seat), tiles=tile_names(event.tiles)),)


def _exchanged(event: Exchanged) -> tuple[Message, ...]:
    return (message("crossword-exchanged", who=SeatArg(event.seat), count=event.count),)


def _passed(event: Passed) -> tuple[Message, ...]:
    id = "crossword-ran-out-of-time" if event.out_of_time else "crossword-passed"
    return (message(id, who=SeatArg(event.seat)),)


def challenge_won(event: Challenged) -> tuple[Message, ...]:
    """The messages of a successful challenge; each game has its own for one that fails."""
    words = tuple(ruling.word.upper() for ruling in event.rulings if not ruling.list)
    return (message("crossword-challenge-won", who=SeatArg(event.by), words=listed(words), count=len(words)),)


def _turn_lost(event: TurnLost) -> tuple[Message, ...]:
    return (message("crossword-turn-lost", who=SeatArg(event.seat)),)


def _surrendered(event: Surrendered) -> tuple[Message, ...]:
    return (message("crossword-tiles-returned", who=SeatArg(event.seat), count=event.count),)


EVENT_MESSAGES: EventMessages = {
    DrewForFirst: _drew_for_first,
    Drew: _drew,
    Exchanged: _exchanged,
    Passed: _passed,
    TurnLost: _turn_lost,
    Surrendered: _surrendered,
}


def ended(id: str, by: int | None, adjustments: tuple[int, ...], winners: tuple[int, ...]) -> tuple[Message, ...]:
    """The messages at the end: why the game is over, what unplayed tiles cost, and who has won."""
    reason = message(id) if by is None else message(id, who=SeatArg(by))
    changed = {seat: points for seat, points in enumerate(adjustments) if points}
    leftover = (message("crossword-leftover-tiles", points=points_by_seat(changed)),) if changed else ()
    return (reason, *leftover, *_winners(winners))


def _winners(winners: tuple[int, ...]) -> tuple[Message, ...]:
    if not winners:
        return ()
    if len(winners) == 1:
        return (message("crossword-won", who=SeatArg(winners[0])),)
    return (message("crossword-won-together", names=listed(tuple(map(SeatArg, winners)))),)


def tile_names(tiles: str) -> Arg:
    """Tiles for a sentence: letters, then blanks and shields in words.

    >>> from parlour.kernel.i18n import Reader, render
    >>> render(message("crossword-drew", who=SeatArg(0), tiles=tile_names("!!?S")), Reader(seat=0))
    'You drew S, a blank and 2 shields.'
    """
    letters: tuple[Arg, ...] = tuple(tile for tile in tiles if tile not in "?!")
    named = (("?", "crossword-blanks"), ("!", "crossword-shields"))
    others = tuple(message(id, count=tiles.count(tile)) for tile, id in named if tile in tiles)
    return listed((*letters, *others))


def points_by_seat(points: Mapping[int, int]) -> tuple[Message, ...]:
    """Points gained or lost by each seat.

    >>> points_by_seat({1: -3})
    (Message(id='crossword-points', args={'name': (SeatArg(seat=1),), 'points': '−3'}),)
    """
    return tuple(
        message("crossword-points", name=(SeatArg(seat),), points=numeral(some, sign=True))
        for seat, some in points.items()
    )
