"""What a seat sees: built up from nothing by adding what it may see. Nothing is ever taken out of a state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeVar

import msgspec

from parlour.kernel.all_games import shown_deadline
from parlour.kernel.prompts import About, Prompt
from parlour.kernel.state import State

if TYPE_CHECKING:
    from parlour.kernel.rules import Rules

S = TypeVar("S", bound=State)

View = Mapping[str, object]
"""What a seat sees, as plain data. Which fields it has, `parlour.typed` says for each game."""

Share = Literal["common", "own", "setting"]
"""Who sees a part of a view: all seats alike, each in its own way; or what never changes in a game."""

Maker = Callable[["Rules[State]", State, "int | None"], msgspec.Struct | None]
"""Makes a part of what a seat sees; None if the game has nothing to add there."""

_encode = msgspec.json.Encoder().encode


class SeatView(msgspec.Struct, frozen=True):
    name: str
    bot: str
    standing: str
    time_left: float | None


class PromptView(msgspec.Struct, frozen=True):
    """A question as a seat sees it."""

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
    """What everyone sees alike of any table; the game adds its own."""

    game: str
    seats: tuple[SeatView, ...]
    to_move: tuple[int, ...]
    "The seats that may act of their own accord; others may only be asked something."
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    paused: bool
    deadline: float | None
    "Wall time at which something is due by itself."


class OwnView(msgspec.Struct, kw_only=True):
    """What each seat sees in its own way."""

    seat: int | None
    to_act: tuple[int, ...]
    prompts: tuple[PromptView, ...]


def see_common(rules: Rules[S], state: S) -> CommonView:
    """What everyone sees alike of the table, whatever is played on it."""
    due = shown_deadline(rules, state)
    left = state.clock.left
    return CommonView(
        game=rules.key,
        seats=tuple(
            [SeatView(one.name, one.bot, one.standing, left[i] if left else None) for i, one in enumerate(state.seats)]
        ),
        to_move=() if state.over or state.paused_at is not None else rules.to_move(state),
        scores=rules.scores(state),
        over=state.over,
        winners=state.won,
        paused=state.paused_at is not None,
        deadline=None if due is None else due + state.delay,
    )


def see_own(rules: Rules[S], state: S, seat: int | None) -> OwnView:
    """What that seat sees of the table in its own way."""
    return OwnView(
        seat=seat,
        to_act=to_act(rules, state, seat),
        prompts=tuple([see_prompt(prompt, seat, state.delay) for prompt in state.prompts]),
    )


def to_act(rules: Rules[S], state: S, seat: int | Literal["all"] | None = "all") -> tuple[int, ...]:
    """The seats that may act now, as that seat sees it: whom a hidden question asks, the others do not learn (AG-1)."""
    if state.over:
        return ()
    if state.paused_at is not None:
        return state.playing
    if not state.prompts:
        return tuple(sorted(rules.to_move(state)))
    seats = set(rules.to_move(state))
    for prompt in state.prompts:
        waiting = prompt.waiting_for
        seats.update(waiting if seat == "all" or not prompt.hidden else (i for i in waiting if i == seat))
    return tuple(sorted(seats))


def see_prompt(prompt: Prompt, seat: int | None, delay: float) -> PromptView:
    """AG-1: a seat that a hidden question does not concern sees only that the table waits."""
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
    """Those parts of what the seat sees; all of them, if none are named."""
    return [
        part
        for make in _makers(shares)
        if (part := make(rules, state, seat)) is not None  # type: ignore[arg-type]  # rules and state of one game
    ]


@cache
def _makers(shares: tuple[Share, ...]) -> tuple[Maker, ...]:
    return tuple([make for share, make in _PARTS if not shares or share in shares])


def view_of(rules: Rules[S], state: S, seat: int | None) -> dict[str, object]:
    """Everything that the seat sees, as plain data; None is a spectator."""
    view: dict[str, object] = {}
    for part in parts_of(rules, state, seat):
        view |= msgspec.to_builtins(part)
    return view


def encode_fields(parts: Iterable[msgspec.Struct]) -> bytes:
    """The fields of these parts as JSON, as they stand between the braces of an object (`encode_object`)."""
    return b",".join([_encode(part)[1:-1] for part in parts if part.__struct_fields__])


def encode_object(*fields: bytes) -> bytes:
    """One JSON object of what `encode_fields` gave."""
    return b"{%b}" % b",".join([some for some in fields if some])
