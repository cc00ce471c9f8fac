"""Views: built by adding what a seat may see, never by removing from a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeVar

import msgspec

from parlour.kernel.cast import character
from parlour.kernel.moment import Moment
from parlour.kernel.prompts import About, Prompt
from parlour.kernel.state import Seat, State

S = TypeVar("S", bound=State)

View = Mapping[str, object]
"""A view as plain data. `parlour.typed` has the fields for each game."""

Share = Literal["common", "own", "setting"]
"""The parts of a view: common to all seats, a seat's own, or constant during a game."""

Maker = Callable[[Moment[State], "int | None"], msgspec.Struct | None]
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


def see_common(moment: Moment[S], seats: tuple[SeatView, ...] | None = None) -> CommonView:
    """The common view of any game; `seats` are those of an earlier one, if they are the same."""
    state = moment.state
    is_paused = state.paused_at is not None
    return CommonView(
        game=moment.rules.key,
        seats=see_seats(state) if seats is None else seats,
        to_move=() if state.over or is_paused else moment.to_move,
        scores=moment.scores,
        over=state.over,
        winners=state.won,
        paused=is_paused,
        deadline=moment.shown_deadline,
    )


def see_seats(state: State) -> tuple[SeatView, ...]:
    left = state.clock.left
    return tuple([see_seat(one, left[i] if left else None) for i, one in enumerate(state.seats)])


def see_seat(seat: Seat, time_left: float | None) -> SeatView:
    return SeatView(seat.name, seat.bot, seat.standing, time_left, character(seat.name).key if seat.bot else "")


def see_own(moment: Moment[S], seat: int | None) -> OwnView:
    """The own view of that seat in any game."""
    return OwnView(seat=seat, to_act=moment.to_act(seat), prompts=see_prompts(moment, seat))


def see_prompts(moment: Moment[S], seat: int | None) -> tuple[PromptView, ...]:
    delay = moment.state.delay
    prompts = zip(moment.state.prompts, moment.waiting_for, strict=True)
    return tuple([_see_prompt(prompt, waiting, seat, delay) for prompt, waiting in prompts])


def _see_prompt(prompt: Prompt, waiting: tuple[int, ...], seat: int | None, delay: float) -> PromptView:
    """AG-1: a seat that a hidden prompt does not ask sees only that the table waits."""
    until = None if prompt.until is None else prompt.until + delay
    if prompt.hidden and seat not in prompt.seats:
        return PromptView(prompt.number, "wait", False, (), "", until, (), {})
    asks_you = seat in waiting
    return PromptView(
        number=prompt.number,
        kind=prompt.kind,
        asks_you=asks_you,
        answers=prompt.answers if asks_you else (),
        silence=prompt.silence if asks_you else "",
        until=until,
        waiting_for=tuple([i for i in waiting if i == seat]) if prompt.hidden else waiting,
        about=prompt.about,
    )


_PARTS: tuple[tuple[Share, Maker], ...] = (
    ("common", lambda moment, seat: see_common(moment)),
    ("own", see_own),
    ("setting", lambda moment, seat: moment.rules.setting(moment.state)),
    ("common", lambda moment, seat: moment.rules.common(moment.state)),
    ("own", lambda moment, seat: moment.rules.view(moment.state, seat)),
)
"""The parts of a view, in order. No two of them have a field of the same name."""


def parts_of(moment: Moment[S], seat: int | None, *shares: Share) -> list[msgspec.Struct]:
    """Those parts of a seat's view; by default all."""
    made = [make(moment, seat) for share, make in _PARTS if not shares or share in shares]
    return [part for part in made if part is not None]


def view_of(moment: Moment[S], seat: int | None) -> dict[str, object]:
    """The whole view of the seat, as plain data; None is a spectator."""
    view: dict[str, object] = {}
    for part in parts_of(moment, seat):
        view |= msgspec.to_builtins(part)
    return view


def encode_fields(part: msgspec.Struct | None) -> bytes:
    """The fields of a part of a view as JSON without braces, for `encode_object`."""
    return b"" if part is None else _encode(part)[1:-1]


def join_fields(*fields: bytes) -> bytes:
    """Joins results of `encode_fields`."""
    return b",".join([some for some in fields if some])


def encode_object(*fields: bytes) -> bytes:
    """Joins results of `encode_fields` to one JSON object."""
    return b"{%b}" % join_fields(*fields)
