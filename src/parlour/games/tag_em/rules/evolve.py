"""Effects of events on the state; depends only on the state and the event."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from parlour.games.tag_em import events as e
from parlour.games.tag_em.rules.placement import laid_out
from parlour.games.tag_em.state import THE_FLAG, Flag, Pawn, TagEmState
from parlour.kernel.events import Event
from parlour.kernel.state import put


def evolve(state: TagEmState, event: Event) -> TagEmState:
    match event:
        case e.OrderRolled(_, order, choosing):
            if sorted(order) != list(range(len(state.seats))):
                raise ValueError("the order of turns does not name every seat once")
            return replace(state, choosing=order) if choosing else replace(state, order=order)
        case e.StartChosen():
            return _start_chosen(state, event)
        case e.SetUp(starts, flag):
            return _set_up(state, starts, flag)
        case e.TurnBegan(seat, pom, round_):
            rested = tuple(
                replace(pawn, stopped=False, spent=False) if pawn.stopped or pawn.spent else pawn
                for pawn in state.pawns
            )
            return replace(
                state, pawns=rested, turn=seat, turns=state.turns + 1, pom=pom, round=round_, builds=0, free=False
            )
        case e.Moved():
            return _moved(state, event)
        case e.Attacked():
            return replace(state, pom=state.pom - 1, free=False)
        case e.Fell():
            return _fell(state, event)
        case e.Returned(seat, square):
            number = state.fallen
            if number < 0 or state.pawns[number].team != seat or state.at(square) is not None:
                raise ValueError("no pawn of that team returns there")
            _known(state, square)
            pawn = replace(state.pawns[number], square=square, spent=seat == state.turn, stopped=False)
            return replace(state, pawns=put(state.pawns, number, pawn), fallen=-1, fell_at="")
        case e.Built(_, square, _, now):
            _known(state, square)
            if now not in state.ground.types:
                raise ValueError(f"there is no tile {now!r}")
            return replace(state, built={**state.built, square: now}, builds=state.builds + 1, free=True)
        case e.TurnEnded():
            return replace(state, free=False)
        case e.Scored(seat, _, total):
            return replace(state, points=put(state.points, seat, total), free=False)
        case e.Held(_, goal, rounds):
            return replace(state, held=put(state.held, goal, rounds))
        case e.TeamOut(seat):
            return _out(state, seat)
        case e.Ended(why, winners):
            return replace(state, won=winners, ended=why, over=True, free=False)
        case _:
            return state


def _start_chosen(state: TagEmState, event: e.StartChosen) -> TagEmState:
    """TE-6: the pawns of the team are put on the squares of the formation, in order."""
    _known(state, event.square, *event.formation)
    squares = iter(event.formation)
    pawns = tuple(
        replace(pawn, square=next(squares)) if pawn.team == event.seat and not pawn.home else pawn
        for pawn in state.pawns
    )
    return replace(state, pawns=pawns, starts=put(state.starts, event.seat, event.square))


def _set_up(state: TagEmState, starts: tuple[str, ...], flag: str) -> TagEmState:
    """TE-6: the map has the points of the players; the flags are on their squares."""
    _known(state, *starts, *((flag,) if flag else ()))
    flags = [
        Flag(one.team, "" if one.team in state.out else flag if one.team == THE_FLAG else starts[one.team])
        for one in state.flags
    ]
    map_ = laid_out(state.map, state.options, starts, flag)
    held = (0,) * len(map_.goals)
    return replace(state, map=map_, starts=starts, flags=tuple(flags), held=held, choosing=())


def _known(state: TagEmState, *squares: str) -> None:
    for square in squares:
        if square not in state.ground.where:
            raise ValueError(f"the map has no square {square!r}")


def _standing(state: TagEmState, seat: int, square: str) -> int:
    number = state.at(square)
    if number is None or not square or state.pawns[number].team != seat:
        raise ValueError(f"no pawn of that team stands on {square!r}")
    return number


def _moved(state: TagEmState, event: e.Moved) -> TagEmState:
    start, end = event.path[0], event.path[-1]
    _known(state, *event.path)
    number = _standing(state, event.seat, start)
    if start != end and state.at(end) is not None:
        raise ValueError(f"a pawn stands on {end!r} already")
    pawn = replace(state.pawns[number], square=end, stopped=event.stopped)
    flags = []
    for flag in state.flags:
        if (flag.carried and flag.square == start) or flag.team in event.took:
            flags.append(Flag(flag.team, end, carried=True))
        elif flag.team in event.sent_home:
            flags.append(Flag(flag.team, state.map.starts[flag.team]))
        else:
            flags.append(flag)
    return replace(
        state,
        pawns=put(state.pawns, number, pawn),
        flags=tuple(flags),
        pom=state.pom - event.cost,
        free=True,
    )


def _fell(state: TagEmState, event: e.Fell) -> TagEmState:
    number = _standing(state, event.seat, event.square)
    pawn = replace(state.pawns[number], square="", stopped=False)
    mine = put(state.defeats[event.by], event.seat, state.defeats[event.by][event.seat] + 1)
    return replace(
        state,
        pawns=put(state.pawns, number, pawn),
        flags=_dropped(state.flags, {event.square}),
        defeats=put(state.defeats, event.by, mine),
        fallen=number if event.returns else -1,
        fell_at=event.square if event.returns else "",
    )


def _dropped(flags: tuple[Flag, ...], squares: Iterable[str]) -> tuple[Flag, ...]:
    """The flags, with those carried on these squares dropped there."""
    where = set(squares)
    return tuple(Flag(flag.team, flag.square) if flag.carried and flag.square in where else flag for flag in flags)


def _out(state: TagEmState, seat: int) -> TagEmState:
    if seat in state.out:
        raise ValueError("that team is out already")
    left: list[Pawn] = [
        replace(pawn, square="", stopped=False, spent=False) if pawn.team == seat else pawn for pawn in state.pawns
    ]
    flags = _dropped(state.flags, (pawn.square for pawn in state.team(seat)))
    returning = state.fallen >= 0 and state.pawns[state.fallen].team == seat
    return replace(
        state,
        pawns=tuple(left),
        flags=tuple(Flag(flag.team, "") if flag.team == seat else flag for flag in flags),
        out=(*state.out, seat),
        fallen=-1 if returning else state.fallen,
        fell_at="" if returning else state.fell_at,
        free=False,
    )
