"""Views: built by adding what a seat may see, never by removing from a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeVar

import msgspec

from parlour.kernel.all_games import shown_deadline
from parlour.kernel.cast import character
from parlour.kernel.prompts import About, Prompt
from parlour.kernel.state import Seat, State

if TYPE_CHECKING:
    from parlour.kernel.rules import Rules

S = TypeVar("S", bound=State)

View = Mapping[str, object]
"""A view as plain data. `parlour.typed` has the fields for each game."""

Share = Literal["common", "own", "setting"]
"""The parts of a view: common to all seats, a seat's own, or constant during a game."""

Maker = Callable[["Rules[State]", State, "int | None"], msgspec.Struct | None]
"""Makes a part of a view; None if the game adds nothing."""

_encode = msgspec.json.Encoder().encode


class SeatView(msgspec.Struct, frozen=True):
    name: str
    bot: str
    standing: str
    time_left: float | None
    character: str
    "Which person of the cast a bot is; empty for people."


class PromptView(msgspec.Struct, frozen=True):
    """A prompt as a seat sees it."""

    number: int
    kind: str
    asks_you: bool
    answers: tuple[str, ...]
    silence: str
    until: float | None
    "Wall time."
    waiting_for: tuple[int, ...]
    about: dict[str, About]


class CommonView(msgspec.Struct, kw_only=True):
    """Fields of the common view in all games."""

    game: str
    seats: tuple[SeatView, ...]
    to_move: tuple[int, ...]
    "The seats that may act without a prompt."
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    paused: bool
    deadline: float | None
    "Wall time of the next deadline."


class OwnView(msgspec.Struct, kw_only=True):
    """Fields of a seat's own view in all games."""

    seat: int | None
    to_act: tuple[int, ...]
    prompts: tuple[PromptView, ...]


def see_common(rules: Rules[S], state: S) -> CommonView:
    """The common view of any game."""
    due = shown_deadline(rules, state)
    left = state.clock.left
    return CommonView(
        game=rules.key,
        seats=tuple([see_seat(one, left[i] if left else None) for i, one in enumerate(state.seats)]),
        to_move=() if state.over or state.paused_at is not None else _to_move(rules, state),
        scores=rules.scores(state),
        over=state.over,
        winners=state.won,
        paused=state.paused_at is not None,
        deadline=None if due is None else due + state.delay,
    )


def see_seat(seat: Seat, time_left: float | None) -> SeatView:
    return SeatView(seat.name, seat.bot, seat.standing, time_left, character(seat.name).key if seat.bot else "")


def see_own(rules: Rules[S], state: S, seat: int | None) -> OwnView:
    """The own view of that seat in any game."""
    return OwnView(
        seat=seat,
        to_act=to_act(rules, state, seat),
        prompts=tuple([see_prompt(prompt, seat, state.delay) for prompt in state.prompts]),
    )


def to_act(rules: Rules[S], state: S, seat: int | Literal["all"] | None = "all") -> tuple[int, ...]:
    """The seats that may act now, as far as that seat may know: hidden prompts do not count (AG-1)."""
    if state.over:
        return ()
    if state.paused_at is not None:
        return state.playing
    if not state.prompts:
        return tuple(sorted(_to_move(rules, state)))
    seats = set(_to_move(rules, state))
    for prompt in state.prompts:
        waiting = prompt.waiting_for
        seats.update(waiting if seat == "all" or not prompt.hidden else (i for i in waiting if i == seat))
    return tuple(sorted(seats))


_moving: tuple[State | None, tuple[int, ...]] = None, ()
"""Cache: a state and its `to_move`; the views of all seats are made of one state."""


def _to_move(rules: Rules[S], state: S) -> tuple[int, ...]:
    global _moving
    known, seats = _moving
    if known is not state:
        seats = rules.to_move(state)
        _moving = state, seats
    return seats


def see_prompt(prompt: Prompt, seat: int | None, delay: float) -> PromptView:
    """AG-1: a seat that a hidden prompt does not ask sees only that the table waits."""
    until = None if prompt.until is None else prompt.until + delay
    if prompt.hidden and seat not in prompt.seats:
        return PromptView(prompt.number, "wait", False, (), "", until, (), {})
    asks_you = seat is not None and prompt.open_to(seat)
    waiting = prompt.waiting_for
    return PromptView(
        number=prompt.number,
        kind=prompt.kind,
        asks_you=asks_you,
        answers=prompt.answers if asks_you else (),
        silence=prompt.silence if asks_you else "",
        until=until,
        waiting_for=tuple(i for i in waiting if i == seat) if prompt.hidden else waiting,
        about=prompt.about,
    )


_PARTS: tuple[tuple[Share, Maker], ...] = (
    ("common", lambda rules, state, seat: see_common(rules, state)),
    ("own", lambda rules, state, seat: see_own(rules, state, seat)),
    ("setting", lambda rules, state, seat: rules.setting(state)),
    ("common", lambda rules, state, seat: rules.common(state)),
    ("own", lambda rules, state, seat: rules.view(state, seat)),
)
"""The parts of a view, in order. No two of them have a field of the same name."""


def parts_of(rules: Rules[S], state: S, seat: int | None, *shares: Share) -> list[msgspec.Struct]:
    """Those parts of a seat's view; by default all."""
    return [
        part
        for make in _makers(shares)
        if (part := make(rules, state, seat)) is not None  # type: ignore[arg-type]  # rules and state of one game
    ]


@cache
def _makers(shares: tuple[Share, ...]) -> tuple[Maker, ...]:
    return tuple([make for share, make in _PARTS if not shares or share in shares])


def view_of(rules: Rules[S], state: S, seat: int | None) -> dict[str, object]:
    """The whole view of the seat, as plain data; None is a spectator."""
    view: dict[str, object] = {}
    for part in parts_of(rules, state, seat):
        view |= msgspec.to_builtins(part)
    return view


def encode_fields(parts: Iterable[msgspec.Struct]) -> bytes:
    """The fields of these parts as JSON without braces, for `encode_object`."""
    return b",".join([_encode(part)[1:-1] for part in parts if part.__struct_fields__])


def encode_object(*fields: bytes) -> bytes:
    """Joins results of `encode_fields` to one JSON object."""
    return b"{%b}" % b",".join([some for some in fields if some])
