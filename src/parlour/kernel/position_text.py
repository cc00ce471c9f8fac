"""Positions as text: in the game's notation, otherwise as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from parlour.kernel.errors import PositionError
from parlour.kernel.options import Options
from parlour.kernel.rules import Rules
from parlour.kernel.state import Seat, State

if TYPE_CHECKING:
    from typing import Never

S = TypeVar("S", bound=State)


def write(rules: Rules[S], state: S) -> str:
    """The position as text; `PositionError` if it cannot be written at this moment."""
    if state.prompts:
        raise PositionError("kernel-position-prompt-open")
    if rules.write_position is not None:
        return rules.write_position(state)
    own = [name for name in state.__struct_fields__ if name not in State.__struct_fields__]
    shown = {"players": [seat.name for seat in state.seats], **{name: getattr(state, name) for name in own}}
    return msgspec.json.encode(shown).decode()


def read(rules: Rules[S], text: str, options: Options, seats: tuple[Seat, ...]) -> S:
    """The inverse of `write`, hidden parts included. Missing parts have their initial values."""
    if rules.read_position is not None:
        return rules.read_position(text, cast("Never", options), seats)
    try:
        given = msgspec.json.decode(text, type=dict[str, object])
        players = msgspec.convert(given.pop("players", []), tuple[str, ...])
        state = rules.start(cast("Never", options), seats or tuple(Seat(name) for name in players))
        own = set(state.__struct_fields__) - set(State.__struct_fields__)
        if unknown := sorted(set(given) - own):
            raise ValueError(f"there is no {', '.join(unknown)}")
        state = msgspec.convert({**msgspec.to_builtins(state), **given}, rules.state)
        rules.check(state)
    except (msgspec.MsgspecError, ValueError) as error:
        raise PositionError("kernel-bad-position", detail=str(error)) from error
    return state
