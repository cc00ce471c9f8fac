"""Effects of the events of both tile games on the state; uses no list, file or clock."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from parlour.games.crossword.events import Drew, DrewForFirst, Exchanged, Passed, Surrendered, TurnLost
from parlour.games.crossword.rules.rack import add, without
from parlour.games.crossword.state import TileTable
from parlour.kernel.events import Event
from parlour.kernel.state import put

S = TypeVar("S", bound=TileTable)


def evolve(state: S, event: Event) -> S:
    """The state after an event of both games. Other events leave it unchanged."""
    match event:
        case Drew(seat, _, tiles):
            rack = add(state.racks[seat], tiles)
            return replace(state, bag=without(state.bag, tiles), racks=put(state.racks, seat, rack))
        case Exchanged(seat, _, gave, drew):
            return replace(swap(state, seat, gave, drew), passed=(), scoreless=state.scoreless + 1)
        case Passed(seat):
            return replace(state, passed=(*state.passed, seat), scoreless=state.scoreless + 1)
        case TurnLost(seat):
            # SB-16, TO-24: neither a pass nor an interruption of a run of passes.
            return replace(state, lost=put(state.lost, seat, False), scoreless=state.scoreless + 1)
        case Surrendered(seat):
            return replace(
                state,
                bag=add(state.bag, state.racks[seat]),
                racks=put(state.racks, seat, ""),
                lost=put(state.lost, seat, False),
                surrendered=tuple(sorted((*state.surrendered, seat))),
                scoreless=state.scoreless if event.scoreless is None else event.scoreless,
            )
        case DrewForFirst(rounds):
            if any(not 0 <= seat < len(state.seats) for draws in rounds for seat, _ in draws):
                raise ValueError("there is no such seat")
            return state
        case _:
            return state


def swap(state: S, seat: int, gave: str, drew: str) -> S:
    """Swaps tiles with the bag: the new ones were drawn before the old ones went back."""
    return replace(
        state,
        bag=add(without(state.bag, drew), gave),
        racks=put(state.racks, seat, add(without(state.racks[seat], gave), drew)),
    )


def stand(state: S, score: int) -> S:
    """The latest play is final. Without points it was a scoreless turn (SB-17, TO-25)."""
    return replace(state, standing="stands", passed=(), scoreless=0 if score > 0 else state.scoreless + 1)


def finish(state: S, why: str, adjustments: tuple[int, ...], winners: tuple[int, ...]) -> S:
    """The game is over; the scores are adjusted (SB-25, TO-25)."""
    points = tuple(have + more for have, more in zip(state.points, adjustments, strict=True))
    return replace(state, points=points, adjustments=adjustments, won=winners, ended=why, over=True, out=False)


def plus(points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    """The scores with that many more points for a seat."""
    return put(points, seat, points[seat] + more)
